import { fittedIn, movedBy, trueScale, whole, withinFrame, zoomedAt } from './zoom.ts';

const frame = { width: 1200, height: 600 };
const fitted = fittedIn(frame, { width: 3000, height: 2000 });

it('fits a picture whole into its frame', () => {
  expect(fitted).toEqual({ width: 900, height: 600 });
  expect(fittedIn({ width: 300, height: 600 }, { width: 3000, height: 2000 })).toEqual({ width: 300, height: 200 });
});

it('keeps the point under the pointer where it is', () => {
  const at = { x: 225, y: -150 };
  const zoomed = zoomedAt(whole, 4, at, fitted);
  // A quarter right of the middle and a quarter above it, before and after.
  expect(zoomed.x + at.x / (fitted.width * 4)).toBeCloseTo(0.75);
  expect(zoomed.y + at.y / (fitted.height * 4)).toBeCloseTo(0.25);
});

it('moves with the finger', () => {
  expect(movedBy({ scale: 2, x: 0.5, y: 0.5 }, { x: -180, y: 60 }, fitted)).toEqual({ scale: 2, x: 0.6, y: 0.45 });
});

it('never shows a gap beside a picture that goes on at the other side, nor less than the whole', () => {
  expect(withinFrame({ scale: 2, x: 0, y: 1 }, frame, fitted, 8)).toEqual({ scale: 2, x: 1 / 3, y: 0.75 });
  expect(withinFrame({ scale: 0.4, x: 0.9, y: 0.9 }, frame, fitted, 8)).toEqual(whole);
  expect(withinFrame({ scale: 40, x: 0.5, y: 0.5 }, frame, fitted, 8).scale).toBe(8);
  // Still narrower than the frame: it stays in the middle.
  expect(withinFrame({ scale: 1.2, x: 0.1, y: 0.5 }, frame, fitted, 8).x).toBe(0.5);
});

it('knows the scale of one pixel for one', () => {
  expect(trueScale(2400, fitted, 1)).toBeCloseTo(2.667);
  expect(trueScale(2400, fitted, 2)).toBeCloseTo(1.333);
});
