import { slotsOf, spread, titleOf } from './spread.ts';

const slots = slotsOf([
  { code: 'colour', slots: 2 },
  { code: 'mono', slots: 2 },
]);

test('slots are in the order of their categories', () => {
  expect(slots).toEqual(['colour-1', 'colour-2', 'mono-1', 'mono-2']);
});

test('photos go into free slots in order; those that find no place are counted', () => {
  expect(spread(['a', 'b'], slots.slice(1))).toEqual({
    placed: [
      ['colour-2', 'a'],
      ['mono-1', 'b'],
    ],
    left: 0,
  });
  expect(spread(['a', 'b', 'c'], ['mono-2'])).toEqual({ placed: [['mono-2', 'a']], left: 2 });
  expect(spread(['a'], [])).toEqual({ placed: [], left: 1 });
});

test('those that were dropped on a category go there first', () => {
  expect(spread(['a', 'b', 'c'], slots, 'mono').placed.map(([slot]) => slot)).toEqual(['mono-1', 'mono-2', 'colour-1']);
});

test.each([
  ['Hajnal_a_Dunán.jpg', 'Hajnal a Dunán'],
  ['Old.bridge.TIFF', 'Old.bridge'],
  ['IMG_2041.HEIC', ''],
  ['DSCF0012 (1).jpg', ''],
  ['20260510_120000.jpg', ''],
  ['image.png', 'image'],
])('%s suggests the title “%s”', (name, title) => {
  expect(titleOf(name)).toBe(title);
});
