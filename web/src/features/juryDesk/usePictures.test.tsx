import { addressesAround } from './usePictures.ts';
import type { DeskPhotoFragment } from './generated/graphql.ts';

const photos = Array.from(
  { length: 100 },
  (_, at) => ({ medium: `medium-${at}`, large: `large-${at}` }) as DeskPhotoFragment,
);
const save = (saveData: boolean) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
afterEach(() => save(false));

it('loads the photo, the next two, the one behind, and so many ahead that judging goes on without a line', () => {
  const around = addressesAround(photos, 10);
  expect(around.slice(0, 5)).toEqual(['large-10', 'large-11', 'large-12', 'large-9', 'large-13']);
  expect(around).toHaveLength(62);
  expect(around.at(-1)).toBe('large-70');
});

it('loads what there is at the ends of the walk', () => {
  expect(addressesAround(photos, 0).slice(0, 2)).toEqual(['large-0', 'large-1']);
  expect(addressesAround(photos, 99)).toEqual(['large-99', 'large-98']);
  expect(addressesAround(photos, 100)).toEqual(['large-99']);
  expect(addressesAround([], 0)).toEqual([]);
});

it('loads few and smaller ones where data are saved', () => {
  save(true);
  expect(addressesAround(photos, 10)).toEqual(['medium-10', 'medium-11', 'medium-12', 'medium-9', 'medium-13']);
});
