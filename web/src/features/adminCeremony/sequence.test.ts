import { photosOf, sequenceOf, stopsOf, type CeremonyAward, type CeremonyKind, type Winner } from './sequence.ts';

const text = (words: string) => ({ hu: `${words} (hu)`, en: words });
const photo = (number: number) => ({
  number,
  title: `Photo ${number}`,
  width: 3,
  height: 2,
  thumbhash: '',
  large: `/large/${number}`,
  small: `/small/${number}`,
  urlNeedsToken: true,
});
const winner = (number: number): Winner => ({
  key: `${number}`,
  photo: photo(number),
  author: { firstName: 'Anna', lastName: 'Kiss' },
  note: '',
});
const author: Winner = { key: 'anna', photo: null, author: { firstName: 'Anna', lastName: 'Kiss' }, note: '' };

let made = 0;
const award = (kind: CeremonyKind, type: string | null, changes: Partial<CeremonyAward> = {}): CeremonyAward => {
  made += 1;
  return {
    key: `a${made}`,
    kind,
    type,
    title: text(kind),
    place: null,
    position: made,
    winners: [winner(made)],
    ...changes,
  };
};
const categories = [
  { code: 'nature', title: text('Nature') },
  { code: 'people', title: text('People') },
];
/** The slides that begin something, in words. */
const told = (awards: CeremonyAward[]) =>
  sequenceOf(awards, categories).flatMap((slide) => {
    switch (slide.kind) {
      case 'competition':
      case 'end':
        return [slide.kind];
      case 'category':
        return [slide.category.code];
      case 'winner':
      case 'author':
        return [`${slide.award.kind} ${slide.award.place ?? ''} ${slide.winner.key}`.replace(/ +/g, ' ')];
      default:
        return [];
    }
  });

beforeEach(() => {
  made = 0;
});

it('goes from last to first: mentions, medals, places, special prizes, the best author', () => {
  const awards = [
    award('BEST_AUTHOR', null, { winners: [author] }),
    award('PLACE', 'nature', { place: 1 }),
    award('PLACE', 'nature', { place: 2 }),
    award('PLACE', 'nature', { place: 3 }),
    award('MENTION', 'nature'),
    award('SPECIAL', 'nature'),
    award('JUDGES_CHOICE', null),
    award('MEDAL', 'people'),
    award('PLACE', null, { place: 1 }),
  ];
  expect(told(awards)).toEqual([
    'competition',
    'nature',
    'MENTION 5',
    'PLACE 3 4',
    'PLACE 2 3',
    'PLACE 1 2',
    'people',
    'MEDAL 8',
    'PLACE 1 9',
    'SPECIAL 6',
    'JUDGES_CHOICE 7',
    'BEST_AUTHOR anna',
    'end',
  ]);
});

it('presents awards of one kind from the end of their list', () => {
  const medals = ['Gold', 'Silver', 'Bronze'].map((name) => award('MEDAL', 'people', { title: text(name) }));
  const shown = sequenceOf(medals, categories).flatMap((slide) =>
    slide.kind === 'winner' ? [slide.award.title.en] : [],
  );
  expect(shown).toEqual(['Bronze', 'Silver', 'Gold']);
});

it('shows each photo without words first, several winners of a place one after the other', () => {
  const shared = award('PLACE', 'nature', { place: 2, winners: [winner(7), winner(8)] });
  expect(sequenceOf([shared], categories).map(({ key }) => key)).toEqual([
    'competition',
    'category/nature',
    'photo/a1/7',
    'winner/a1/7',
    'photo/a1/8',
    'winner/a1/8',
    'end',
  ]);
});

it('leaves out awards that nobody has, and categories without an award', () => {
  expect(told([award('PLACE', 'nature', { place: 1, winners: [] }), award('MENTION', 'people')])).toEqual([
    'competition',
    'people',
    'MENTION 2',
    'end',
  ]);
  expect(told([])).toEqual(['competition', 'end']);
});

it('names the award of an author before the author', () => {
  const slides = sequenceOf([award('BEST_AUTHOR', null, { winners: [author] })], categories);
  expect(slides.map(({ kind }) => kind)).toEqual(['competition', 'award', 'author', 'end']);
});

it('has each slide under its own key, and each photo once', () => {
  const awards = [
    award('PLACE', 'nature', { place: 1, winners: [winner(5)] }),
    award('SPECIAL', null, { winners: [winner(5)] }),
  ];
  const slides = sequenceOf(awards, categories);
  expect(new Set(slides.map(({ key }) => key)).size).toBe(slides.length);
  expect(photosOf(slides).map(({ number }) => number)).toEqual([5]);
});

it('has an award with its two slides as one stop to jump to', () => {
  const awards = [award('MENTION', 'nature'), award('BEST_AUTHOR', null, { winners: [author] })];
  const slides = sequenceOf(awards, categories);
  expect(stopsOf(slides).map(({ from, to, slide }) => [from, to, slide.kind])).toEqual([
    [0, 0, 'competition'],
    [1, 1, 'category'],
    [2, 3, 'winner'],
    [4, 5, 'author'],
    [6, 6, 'end'],
  ]);
});
