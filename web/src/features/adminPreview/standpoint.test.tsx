import type { CompetitionTimesFragment } from '../../ui/competition/generated/graphql.ts';
import { heightFor, scaleFor } from './screens.ts';
import {
  instantOf,
  isoOf,
  movedBy,
  partOf,
  placeOf,
  previewedStage,
  previewFor,
  rangeOf,
  showsSamples,
  type Role,
} from './standpoint.ts';

const times: CompetitionTimesFragment = {
  __typename: 'Competition',
  judgedBy: 'VOTERS',
  id: '3',
  number: 3,
  status: 'PUBLISHED',
  phase: 'UPLOADING',
  ended: false,
  now: '2026-05-10T00:00:00Z',
  competitionStart: '2026-05-01T21:00:00Z',
  votingStart: '2026-05-11T21:00:00Z',
  votingEnd: '2026-05-18T21:00:00Z',
  award: '2026-05-21T21:00:00Z',
};
const at = (iso: string) => Date.parse(iso);
const words = { entrant: 'Sample entrant', voter: 'Sample voter', locale: 'en' } as const;
const noon = at('2026-05-12T12:00:00Z');

describe('the range of the scrubber', () => {
  it('goes three days beyond the dates of twenty', () => {
    expect(rangeOf(times)).toEqual({ from: at('2026-04-28T21:00:00Z'), to: at('2026-05-24T21:00:00Z') });
  });

  it.each([
    ['2026-04-01T00:00:00Z', 0],
    ['2026-05-11T21:00:00Z', 0.5],
    ['2027-01-01T00:00:00Z', 1],
  ])('has %s at %d', (instant, part) => expect(partOf(at(instant), rangeOf(times))).toBe(part));
});

describe('keys of the scrubber', () => {
  const zone = 'Europe/Budapest';
  it.each([
    ['ArrowRight', false, '2026-05-13T12:00:00Z'],
    ['ArrowUp', false, '2026-05-13T12:00:00Z'],
    ['ArrowLeft', false, '2026-05-11T12:00:00Z'],
    ['ArrowDown', true, '2026-05-12T11:00:00Z'],
    ['ArrowRight', true, '2026-05-12T13:00:00Z'],
  ])('%s with shift %s', (key, shift, to) => expect(movedBy(key, shift, noon, zone)).toBe(at(to)));

  it('keep the hour on the clock over the night of a change, and other keys as they are', () => {
    expect(movedBy('ArrowRight', false, at('2026-10-24T12:00:00Z'), zone)).toBe(at('2026-10-25T13:00:00Z'));
    for (const key of ['Home', 'End', 'Tab', 'a']) expect(movedBy(key, false, noon, zone)).toBeNull();
  });
});

describe('the instant of an address', () => {
  it('is what was written there, to the second', () => {
    expect(isoOf(noon + 999)).toBe('2026-05-12T12:00:00Z');
    expect(instantOf(isoOf(noon), 0)).toBe(noon);
  });
  it.each(['', 'now', '2026-05-12', '2026-13-12T12:00:00Z', '2026-05-12T12:00:00Z; role=voter'])('%j is none', (text) =>
    expect(instantOf(text, 1500)).toBe(1000),
  );
});

describe('the stage', () => {
  it.each([
    ['2026-05-11T20:59:59Z', 'uploading'],
    ['2026-05-11T21:00:00Z', 'uploading'],
    ['2026-05-11T21:00:01Z', 'voting'],
    ['2026-05-21T21:00:01Z', 'ended'],
  ] as const)('at %s is %s, of a draft and of what has ended, too', (instant, stage) => {
    for (const more of [{}, { status: 'DRAFT' as const }, { ended: true }])
      expect(previewedStage({ ...times, ...more }, at(instant))).toBe(stage);
  });
});

describe('results are made up', () => {
  const [voting, after, over] = [noon, at('2026-05-22T00:00:00Z'), at('2026-05-19T00:00:00Z')];
  it.each([
    ['after the end of a voting that goes on', {}, after, voting, true],
    ['of a draft, however old it is', { status: 'DRAFT' as const }, after, over, true],
    ['never of a voting that is over', {}, after, over, false],
    ['not before they are shown', {}, voting, voting, false],
  ])('%s', (_, more, instant, now, is) => expect(showsSamples({ ...times, ...more }, instant, now)).toBe(is));
});

describe('the standpoint that the frame is told', () => {
  const told = (role: Role, name = '') => previewFor(role, name, noon, words);
  const instant = 'at=2026-05-12T12:00:00Z';

  it('is a header of each role, and whom the pages take for logged in', () => {
    expect(told('visitor')).toEqual({ header: `role=visitor; ${instant}`, user: {} });
    expect(told('entrant')?.header).toBe(`role=entrant; ${instant}`);
    expect(told('entrant')?.user).toMatchObject({ id: '0', lastName: 'Sample entrant', administrator: false });
    expect(told('voter')).toMatchObject({ header: `role=voter; ${instant}`, user: { lastName: 'Sample voter' } });
    expect(told('named', 'anna')).toMatchObject({ header: `as=anna; ${instant}`, user: { username: 'anna' } });
  });

  it.each(['', 'ab', 'anna; role=voter', 'ágnes'])('is nothing of the name %j', (name) =>
    expect(told('named', name)).toBeNull(),
  );
});

describe('the page of an address', () => {
  it.each(['/', '/competition/3/browse?sort=rank', '/administration'])('may be %s', (page) =>
    expect(placeOf(page, '/else')).toBe(page),
  );
  it.each([
    '',
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '/\t/elsewhere.example/',
    'javascript:alert(1)',
    '/admin',
    '/admin/competition/3/preview',
    '/x/../admin',
  ])('is not %j', (page) => expect(placeOf(page, '/else')).toBe('/else'));
});

it.each([
  [390, 800, 1],
  [1280, 1024, 0.8],
  [1280, 358, 0.5],
])('a window of %d px in %d px is scaled by %d', (width, room, scale) => expect(scaleFor(width, room)).toBe(scale));

it.each([
  ['as what is left of the screen', 860, 0.75, 480, 640],
  ['no higher than the window it stands for', 780, 1, 900, 780],
  ['so high that something is seen', 860, 0.75, -200, 560],
])('a window is %s', (_, height, scale, left, seen) => expect(heightFor(height, scale, left)).toBe(seen));
