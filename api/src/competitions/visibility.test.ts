import type { Viewer } from '../platform/http/operation.ts';
import { isPublic, isWithheld, relationOf, showsImages, visibilityOf, type ImageVisibility } from './visibility.ts';

const stages = ['BEFORE', 'UPLOADING', 'JUDGING', 'VOTING', 'AWARD', 'ENDED'] as const;
const judgedBy = 'VOTERS' as const;
const heldBack = false;
const moderations = ['PENDING', 'APPROVED', 'REJECTED', 'DISQUALIFIED'] as const;

const stranger = { own: false, administrator: false };
const owner = { own: true, administrator: false };
const administrator = { own: false, administrator: true };

/** The names of what is visible, in the order of the interface. */
const namesOf = (visibility: ImageVisibility): string =>
  Object.entries(visibility)
    .filter(([, visible]) => visible)
    .map(([name]) => name)
    .join(' ');

test('images of others are shown from VOTING on', () => {
  expect(stages.filter(showsImages)).toEqual(['VOTING', 'AWARD', 'ENDED']);
});

test('a draft and a cancelled competition are withheld', () => {
  const statuses = ['DRAFT', 'PUBLISHED', 'PAUSED', 'CANCELLED', 'ARCHIVED'] as const;
  expect(statuses.filter((status) => isWithheld({ status }))).toEqual(['DRAFT', 'CANCELLED']);
});

test('a viewer is the owner by the voter key, an administrator by the account, and neither without a session', () => {
  const viewer = { voterKey: 'a', administrator: false } as Viewer;
  expect(relationOf(viewer, 'a')).toEqual(owner);
  expect(relationOf(viewer, 'b')).toEqual(stranger);
  expect(relationOf({ ...viewer, administrator: true }, 'b')).toEqual(administrator);
  expect(relationOf(null, 'a')).toEqual(stranger);
});

test('only an approved image that is not held back is public, once images are shown, of a competition that is not withheld', () => {
  for (const stage of stages)
    for (const moderation of moderations)
      for (const withheld of [false, true])
        for (const heldBack of [false, true]) {
          const shown = moderation === 'APPROVED' && !heldBack && ['VOTING', 'AWARD', 'ENDED'].includes(stage);
          const seen = { stage, moderation, withheld, heldBack };
          expect({ ...seen, public: isPublic(seen) }).toEqual({ ...seen, public: !withheld && shown });
        }
});

describe('the visible parts of an image (docs/product.md §3)', () => {
  const ended = 'image author exposure acceptance moderation comments';
  const awarded = 'image author exposure acceptance awards moderation comments';
  const all = 'image author exposure acceptance result moderation comments';
  const allEnded = 'image author exposure acceptance awards result moderation comments';
  const withoutResult = 'image author exposure moderation comments';
  const withoutComments = 'image author exposure moderation';
  const administered = 'image author exposure acceptance moderation';

  test.each([
    ['BEFORE', '', withoutComments, administered],
    ['UPLOADING', '', withoutComments, administered],
    ['VOTING', 'image exposure comments', withoutResult, ended],
    ['AWARD', 'image exposure comments', withoutResult, all],
    ['ENDED', 'image author exposure acceptance awards result comments', allEnded, allEnded],
  ] as const)('in %s', (stage, toStranger, toOwner, toAdministrator) => {
    const seen = { stage, judgedBy, withheld: false, heldBack, moderation: 'APPROVED' as const };
    expect(namesOf(visibilityOf({ ...seen, ...stranger }))).toBe(toStranger);
    expect(namesOf(visibilityOf({ ...seen, ...owner }))).toBe(toOwner);
    expect(namesOf(visibilityOf({ ...seen, ...administrator }))).toBe(toAdministrator);
  });

  test.each(['PENDING', 'REJECTED', 'DISQUALIFIED'] as const)(
    '%s has no result, and is hidden from others',
    (moderation) => {
      const seen = { stage: 'ENDED' as const, judgedBy, withheld: false, heldBack, moderation };
      expect(visibilityOf({ ...seen, ...stranger })).toMatchObject({ image: false, result: false });
      expect(namesOf(visibilityOf({ ...seen, ...owner }))).toBe(ended);
      expect(namesOf(visibilityOf({ ...seen, ...administrator }))).toBe(ended);
    },
  );

  test('a photo that is held back is hidden from others as one that is not approved, and shown to its owner', () => {
    const seen = {
      stage: 'ENDED' as const,
      judgedBy: 'JURY' as const,
      withheld: false,
      moderation: 'APPROVED' as const,
    };
    expect(visibilityOf({ ...seen, heldBack: true, ...stranger })).toMatchObject({ image: false });
    for (const insider of [owner, administrator])
      expect(namesOf(visibilityOf({ ...seen, heldBack: true, ...insider }))).toBe(ended);
  });

  test.each([
    ['JUDGING', '', withoutComments, administered],
    ['ENDED', 'image author exposure acceptance awards comments', awarded, awarded],
  ] as const)(
    'in %s of one that its jury alone judges: no result by votes',
    (stage, toStranger, toOwner, toAdministrator) => {
      const seen = { stage, judgedBy: 'JURY' as const, withheld: false, heldBack, moderation: 'APPROVED' as const };
      expect(namesOf(visibilityOf({ ...seen, ...stranger }))).toBe(toStranger);
      expect(namesOf(visibilityOf({ ...seen, ...owner }))).toBe(toOwner);
      expect(namesOf(visibilityOf({ ...seen, ...administrator }))).toBe(toAdministrator);
    },
  );

  test('of a withheld competition others see nothing, an owner the entry alone', () => {
    const seen = { stage: 'ENDED' as const, judgedBy, withheld: true, heldBack, moderation: 'APPROVED' as const };
    expect(namesOf(visibilityOf({ ...seen, ...stranger }))).toBe('');
    expect(namesOf(visibilityOf({ ...seen, ...owner }))).toBe(withoutComments);
    expect(namesOf(visibilityOf({ ...seen, ...administrator }))).toBe(all);
  });
});
