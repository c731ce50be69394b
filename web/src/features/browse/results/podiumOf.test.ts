import { isSamePodium, podiumOf } from './podiumOf.ts';

const photo = (id: string, overallRank: number | null, rank = overallRank) => ({ id, result: { rank, overallRank } });
const places = (...photos: ReturnType<typeof photo>[]) =>
  podiumOf(photos, false).map(({ photo: { id }, rank, isShared }) => `${id}:${rank}${isShared ? ' shared' : ''}`);

test('the first three ranks stand on it', () => {
  expect(places(photo('a', 1), photo('b', 2), photo('c', 3), photo('d', 4))).toEqual(['a:1', 'b:2', 'c:3']);
});

test('photos that share a rank all stand there, and the next rank is skipped', () => {
  expect(places(photo('a', 1), photo('b', 1), photo('c', 3), photo('d', 3), photo('e', 5))).toEqual([
    'a:1 shared',
    'b:1 shared',
    'c:3 shared',
    'd:3 shared',
  ]);
});

test('a photo that nobody has voted on wins nothing', () => {
  expect(places(photo('a', 1), photo('b', null))).toEqual(['a:1']);
  expect(podiumOf([{ result: null }], false)).toEqual([]);
});

test('a category has its own ranks', () => {
  expect(podiumOf([photo('a', 7, 1), photo('b', 9, 2)], true).map(({ rank }) => rank)).toEqual([1, 2]);
});

test('a category has the podium of the whole competition where the same photos stand on it in the same order', () => {
  const overall = [photo('a', 1), photo('b', 2), photo('c', 3), photo('d', 4)];
  expect(isSamePodium([photo('a', 1), photo('b', 2), photo('c', 3), photo('e', 5, 4)], overall)).toBe(true);
  expect(isSamePodium([photo('a', 1), photo('c', 3, 2), photo('b', 2, 3)], overall)).toBe(false);
  expect(isSamePodium([photo('a', 1), photo('b', 2)], overall)).toBe(false);
});
