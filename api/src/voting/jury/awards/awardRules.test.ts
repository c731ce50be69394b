/** Rules of awards, in lists that are drawn by lot (docs/product.md §15). */
import {
  bestAuthors,
  breachesOf,
  brokenLimit,
  isLimited,
  plus,
  type AwardedPhoto,
  type AwardKind,
  type AwardLimits,
  type HeldAward,
} from '@photo-competition/schema/juryAwards';

/** Numbers from a seed (Mulberry32): a failure can be looked at again. */
function drawn(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

const kinds: AwardKind[] = ['PLACE', 'MEDAL', 'MENTION', 'SPECIAL', 'JUDGES_CHOICE'];
const types = ['colour', 'mono', 'nature'];

/** A competition of some authors, photos and awards, to which photos are given at random until nothing more is tried. */
function played(seed: number) {
  const draw = drawn(seed);
  const photos = Array.from({ length: 5 + draw(25) }, (_, imageId): AwardedPhoto => ({
    imageId,
    author: `author${draw(6)}`,
    type: types[draw(3)] ?? 'colour',
    shown: draw(8) > 0,
    accepted: [true, true, false, null][draw(4)] ?? null,
  }));
  const limits: AwardLimits = { oneAwardPerImage: draw(2) === 0, oneAwardPerAuthor: draw(2) === 0 };
  const awards = Array.from({ length: 1 + draw(8) }, (): HeldAward => ({
    kind: kinds[draw(5)] ?? 'PLACE',
    type: [...types, null][draw(4)] ?? null,
    most: 1 + draw(3),
    photos: [],
  }));
  let refused = 0;
  for (let i = 0; i < 60; i++) {
    const at = draw(awards.length);
    const award = awards[at] as HeldAward;
    const added = { ...award, photos: [...award.photos, photos[draw(photos.length)] as AwardedPhoto] };
    const others = awards.filter((_, n) => n !== at);
    if (breachesOf(added, others, limits).every((breach) => breach === null)) awards[at] = added;
    else refused += 1;
    // Hidden since: it holds on to its award, so that nothing is broken when it comes back.
    const hidden = draw(20) === 0 ? draw(photos.length) : -1;
    for (const photo of photos) if (photo.imageId === hidden) photo.shown = !photo.shown;
  }
  return { awards, limits, refused };
}

/** Whether something is in a list twice. */
const hasTwice = (list: readonly unknown[]): boolean => new Set(list).size < list.length;

/** Broken rules, found by counting alone. */
function brokenIn({ awards, limits }: ReturnType<typeof played>): string[] {
  const limited = awards.filter(({ kind }) => kind === 'PLACE' || kind === 'MEDAL' || kind === 'MENTION');
  const given = limited.flatMap(({ photos }) => photos);
  return [
    ...(limits.oneAwardPerImage && hasTwice(given.map(({ imageId }) => imageId)) ? ['image'] : []),
    ...(limits.oneAwardPerAuthor && hasTwice(given.map(({ author, type }) => `${author} in ${type}`))
      ? ['author']
      : []),
    ...(awards.some(({ photos, most }) => photos.length > most) ? ['most'] : []),
    ...(awards.some(({ photos }) => hasTwice(photos.map(({ imageId }) => imageId))) ? ['twice'] : []),
    ...(awards.some(({ type, photos }) => photos.some((photo) => type !== null && photo.type !== type))
      ? ['type']
      : []),
    ...(awards.some(({ photos }) => photos.some(({ accepted }) => accepted === false)) ? ['accepted'] : []),
  ];
}

test('hold in 1,000 lists, of which each has awards and refusals', () => {
  let [given, refused] = [0, 0];
  for (let seed = 1; seed <= 1000; seed++) {
    const play = played(seed);
    expect({ seed, broken: brokenIn(play) }).toEqual({ seed, broken: [] });
    expect(brokenLimit(play.awards, play.limits)).toBeNull();
    given += play.awards.reduce((sum, { photos }) => sum + photos.length, 0);
    refused += play.refused;
  }
  expect(given).toBeGreaterThan(3000);
  expect(refused).toBeGreaterThan(3000);
});

const photo = (imageId: number, changes: Partial<AwardedPhoto> = {}): AwardedPhoto => ({
  imageId,
  author: 'anna',
  type: 'colour',
  shown: true,
  accepted: true,
  ...changes,
});
const award = (photos: AwardedPhoto[], changes: Partial<HeldAward> = {}): HeldAward => ({
  kind: 'MEDAL',
  type: 'colour',
  most: 2,
  photos,
  ...changes,
});
const both: AwardLimits = { oneAwardPerImage: true, oneAwardPerAuthor: true };
const neither: AwardLimits = { oneAwardPerImage: false, oneAwardPerAuthor: false };

test.each([
  ['AWARD_HIDDEN', award([photo(1, { shown: false })]), neither],
  ['AWARD_CATEGORY', award([photo(1, { type: 'mono' })]), neither],
  ['AWARD_NOT_ACCEPTED', award([photo(1, { accepted: false })]), neither],
  ['AWARD_ONE_PER_IMAGE', award([photo(9)]), both],
  ['AWARD_ONE_PER_AUTHOR', award([photo(1)]), both],
  [null, award([photo(1)]), { oneAwardPerImage: true, oneAwardPerAuthor: false }],
  [null, award([photo(9)]), neither],
  [null, award([photo(1, { type: 'mono' })], { type: null }), both],
  [null, award([photo(9)], { kind: 'SPECIAL' }), both],
  [null, award([photo(9)], { kind: 'JUDGES_CHOICE' }), both],
  [null, award([photo(1, { accepted: null })]), neither],
])('say %s of a photo', (breach, one, limits) => {
  expect(breachesOf(one, [award([photo(9)])], limits)).toEqual([breach]);
});

test('say of each photo that is one too many that it is', () => {
  const photos = [1, 2, 3].map((id) => photo(id, { author: `author${id}` }));
  expect(breachesOf(award(photos), [], both)).toEqual([null, null, 'AWARD_MOST']);
  expect(breachesOf(award([photo(1), photo(1)]), [], neither)).toEqual([null, 'AWARD_ONE_PER_IMAGE']);
});

test('are outside of special prizes, choices of judges and the best author', () => {
  expect((['SPECIAL', 'JUDGES_CHOICE', 'BEST_AUTHOR'] as const).filter(isLimited)).toEqual([]);
  expect(brokenLimit([award([photo(1)]), award([photo(1)], { kind: 'SPECIAL' })], both)).toBeNull();
  expect(brokenLimit([award([photo(1)]), award([photo(1)])], both)).toBe('AWARD_ONE_PER_IMAGE');
});

test('order authors by accepted photos, then their scores, then awards, and propose all who stand equal', () => {
  const of = (name: string, accepted: number, numerator: bigint, denominator: bigint, awards: number) => ({
    ...{ name, accepted, awards },
    sum: { numerator, denominator },
  });
  const order = bestAuthors([
    of('none', 0, 99n, 1n, 9),
    of('fewer', 2, 30n, 1n, 9),
    // A third thrice is one: sums of doubles would not say so.
    of('first', 3, 1n, 1n, 2),
    of('equal', 3, 3n, 3n, 2),
    of('awards', 3, 1n, 1n, 1),
    of('score', 3, 299n, 300n, 9),
  ]);
  expect(order.map(({ name, proposed }) => [name, proposed])).toEqual([
    ['first', true],
    ['equal', true],
    ['awards', false],
    ['score', false],
    ['fewer', false],
  ]);
  expect(bestAuthors([])).toEqual([]);
});

test('add fractions exactly, in lowest terms', () => {
  const third = { numerator: 1n, denominator: 3n };
  expect(plus(plus(third, third), third)).toEqual({ numerator: 1n, denominator: 1n });
  expect(plus({ numerator: 0n, denominator: 1n }, { numerator: 10n, denominator: 4n })).toEqual({
    numerator: 5n,
    denominator: 2n,
  });
});
