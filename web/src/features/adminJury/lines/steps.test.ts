import {
  closestStep,
  columnsOf,
  firstStep,
  photosPassing,
  scaleOf,
  shareMarks,
  starredBelow,
  stepOfShare,
  withoutScore,
} from './steps.ts';
import { categoryOf } from './testing/categorySteps.ts';

const range = { minPoint: 1, maxPoint: 5 };
// 100 photos, of which four have no mark.
const category = categoryOf('colour', [
  ['5/1', 10, 0],
  ['14/3', 15, 1],
  ['4/1', 21, 2],
  ['3/1', 50, 4],
]);
const photos = { ...category, photos: 100 };

test('the step of a share never has more photos than the share', () => {
  expect(stepOfShare(photos, 9)).toBeNull();
  expect(stepOfShare(photos, 10)).toBe(0);
  expect(stepOfShare(photos, 24)).toBe(0);
  expect(stepOfShare(photos, 25)).toBe(1);
  expect(stepOfShare(photos, 100)).toBe(3);
});

test('a share that would split a tie names the lines on both sides of it', () => {
  expect(shareMarks(photos, 8)).toEqual([
    { percent: 8, isAim: true, below: null, above: 0 },
    { percent: 20, isAim: false, below: 0, above: 1 },
    { percent: 25, isAim: false, below: 1, above: 2 },
    { percent: 30, isAim: false, below: 1, above: 2 },
  ]);
  expect(shareMarks(photos, 25).filter(({ isAim }) => isAim)).toHaveLength(1);
});

test('the handle begins at the line that was set, else at the aim, else at the usual share', () => {
  expect(firstStep(photos, '4/1', 10)).toBe(2);
  expect(firstStep(photos, null, 10)).toBe(0);
  expect(firstStep(photos, null, null)).toBe(1);
  expect(firstStep(photos, null, 1)).toBe(0);
});

test('stars below the line and photos without a score are counted', () => {
  expect(starredBelow(photos, 1)).toBe(6);
  expect(starredBelow(photos, 3)).toBe(0);
  expect(withoutScore(photos)).toBe(4);
});

test('columns hold every photo once, and those above the line alone pass', () => {
  const scale = scaleOf(photos.steps, range);
  expect(scale.columns).toBe(13);
  const columns = columnsOf(photos.steps, scale);
  expect([...columns.keys()]).toEqual([12, 11, 9, 6]);
  expect([...columns.values()].map((column) => photosPassing(column, photos.steps, 1))).toEqual([10, 15, 0, 0]);
});

test('scores that are too close for a column of their own share one, which the line can run through', () => {
  const steps = categoryOf(
    'colour',
    Array.from({ length: 400 }, (_, place) => [`${2000 - place}/400`, 1, 0] as const),
  ).steps;
  const scale = scaleOf(steps, range);
  expect(scale.columns).toBe(60);
  const columns = [...columnsOf(steps, scale).values()];
  expect(columns.reduce((sum, { photos: held }) => sum + held, 0)).toBe(400);
  for (const line of [0, 17, 200, 399])
    expect(columns.reduce((sum, column) => sum + photosPassing(column, steps, line), 0)).toBe(line + 1);
});

test('a place in the chart is that of the closest score', () => {
  expect(closestStep(photos.steps, range, 1)).toBe(0);
  expect(closestStep(photos.steps, range, 0)).toBe(3);
  expect(closestStep(photos.steps, range, 0.9)).toBe(1);
  expect(closestStep(photos.steps, range, 0.7)).toBe(2);
});
