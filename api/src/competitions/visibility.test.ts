import type { Viewer } from '../platform/http/operation.ts';
import { isPublic, isWithheld, relationOf, showsImages, visibilityOf, type ImageVisibility } from './visibility.ts';

const stages = ['BEFORE', 'UPLOADING', 'JUDGING', 'VOTING', 'AWARD', 'ENDED'] as const;
const judgedBy = 'VOTERS' as const;
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

test('only an approved image is public, once images are shown, of a competition that is not withheld', () => {
  for (const stage of stages)
    for (const moderation of moderations)
      for (const withheld of [false, true])
        expect([stage, moderation, withheld, isPublic({ stage, moderation, withheld })]).toEqual([
          stage,
          moderation,
          withheld,
          !withheld && moderation === 'APPROVED' && ['VOTING', 'AWARD', 'ENDED'].includes(stage),
        ]);
});

describe('what is visible of an image (docs/product.md §3)', () => {
  const all = 'image author exposure result moderation comments';
  const withoutResult = 'image author exposure moderation comments';
  const withoutComments = 'image author exposure moderation';

  test.each([
    ['BEFORE', '', withoutComments, withoutComments],
    ['UPLOADING', '', withoutComments, withoutComments],
    ['VOTING', 'image exposure comments', withoutResult, withoutResult],
    ['AWARD', 'image exposure comments', withoutResult, all],
    ['ENDED', 'image author exposure result comments', all, all],
  ] as const)('in %s', (stage, toStranger, toOwner, toAdministrator) => {
    const seen = { stage, judgedBy, withheld: false, moderation: 'APPROVED' as const };
    expect(namesOf(visibilityOf({ ...seen, ...stranger }))).toBe(toStranger);
    expect(namesOf(visibilityOf({ ...seen, ...owner }))).toBe(toOwner);
    expect(namesOf(visibilityOf({ ...seen, ...administrator }))).toBe(toAdministrator);
  });

  test.each(['PENDING', 'REJECTED', 'DISQUALIFIED'] as const)(
    '%s has no result, and is hidden from others',
    (moderation) => {
      const seen = { stage: 'ENDED' as const, judgedBy, withheld: false, moderation };
      expect(visibilityOf({ ...seen, ...stranger })).toMatchObject({ image: false, result: false });
      expect(namesOf(visibilityOf({ ...seen, ...owner }))).toBe(withoutResult);
      expect(namesOf(visibilityOf({ ...seen, ...administrator }))).toBe(withoutResult);
    },
  );

  test.each([
    ['JUDGING', '', withoutComments, withoutComments],
    ['ENDED', 'image author exposure comments', withoutResult, withoutResult],
  ] as const)(
    'in %s of one that its jury alone judges: no result by votes',
    (stage, toStranger, toOwner, toAdministrator) => {
      const seen = { stage, judgedBy: 'JURY' as const, withheld: false, moderation: 'APPROVED' as const };
      expect(namesOf(visibilityOf({ ...seen, ...stranger }))).toBe(toStranger);
      expect(namesOf(visibilityOf({ ...seen, ...owner }))).toBe(toOwner);
      expect(namesOf(visibilityOf({ ...seen, ...administrator }))).toBe(toAdministrator);
    },
  );

  test('of a withheld competition others see nothing, an owner the entry alone', () => {
    const seen = { stage: 'ENDED' as const, judgedBy, withheld: true, moderation: 'APPROVED' as const };
    expect(namesOf(visibilityOf({ ...seen, ...stranger }))).toBe('');
    expect(namesOf(visibilityOf({ ...seen, ...owner }))).toBe(withoutComments);
    expect(namesOf(visibilityOf({ ...seen, ...administrator }))).toBe(all);
  });
});
