import { rowOf, rowsOf } from './rows.ts';

const landscape = { width: 3000, height: 2000 };
const portrait = { width: 2000, height: 3000 };
const settings = { width: 1200, gap: 12, target: 280 };
const many = Array.from({ length: 40 }, (_, index) => (index % 3 === 1 ? portrait : landscape));

/** Width that the pictures of a row take with the gaps between them. */
const widthOf = (pictures: readonly { width: number; height: number }[], height: number) =>
  pictures.reduce((sum, one) => sum + (one.width / one.height) * height, 0) + (pictures.length - 1) * settings.gap;

test('rows fill the width, are never higher than asked, and hold each picture once, in order', () => {
  const rows = rowsOf(many, settings);
  expect(rows.flatMap(({ start, end }) => many.slice(start, end))).toEqual(many);
  for (const { start, end, height } of rows.slice(0, -1)) {
    expect(height).toBeLessThanOrEqual(settings.target);
    expect(widthOf(many.slice(start, end), height)).toBeCloseTo(settings.width, 6);
  }
});

test('a last row that is not full is as high as the one before it, and a single one has the target height', () => {
  expect(rowsOf([landscape], settings)).toEqual([{ start: 0, end: 1, height: 280 }]);
  const [first, last] = rowsOf([landscape, landscape, landscape, landscape], { ...settings, target: 300 });
  expect(first?.end).toBe(3);
  expect(last).toEqual({ start: 3, end: 4, height: first?.height });
});

test('a last row that follows a panorama has half the target height', () => {
  expect(rowsOf([{ width: 12000, height: 1000 }, landscape], settings)[1]).toEqual({ start: 1, end: 2, height: 140 });
});

test('photos that are added later move no full row', () => {
  const before = rowsOf(many.slice(0, 20), settings);
  expect(rowsOf(many, settings).slice(0, before.length - 1)).toEqual(before.slice(0, -1));
});

test('a panorama has a row of its own; upright pictures are five at most', () => {
  const panorama = { width: 6000, height: 1000 };
  expect(rowsOf([panorama, landscape], settings)[0]).toEqual({ start: 0, end: 1, height: 200 });
  const [first] = rowsOf(
    Array.from({ length: 9 }, () => ({ width: 500, height: 1000 })),
    settings,
  );
  expect(first).toMatchObject({ start: 0, end: 5, height: 280 });
});

test('the row of a picture is found', () => {
  const rows = rowsOf(many, settings);
  expect(rowOf(rows, 0)).toBe(0);
  expect(rowOf(rows, many.length - 1)).toBe(rows.length - 1);
  expect(rowOf(rows, many.length)).toBe(-1);
});
