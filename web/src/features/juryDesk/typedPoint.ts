import { pointOfDigit, type PointRange } from '../../ui/shortcuts/digits.ts';

/** Result of typing a digit: a point, or the beginning of one that waits for another digit or Enter. */
export type Typed = { point: number } | { typed: string } | null;

/** Whether a further digit could make a longer point in the range. */
const canGrow = (typed: string, { minPoint, maxPoint }: PointRange): boolean =>
  typed !== '0' &&
  Array.from({ length: maxPoint - minPoint + 1 }, (_, index) => String(minPoint + index)).some(
    (point) => point.length > typed.length && point.startsWith(typed),
  );

const pointOf = (typed: string, { minPoint, maxPoint }: PointRange): number | null => {
  const point = Number(typed);
  return typed !== '' && point >= minPoint && point <= maxPoint ? point : null;
};

/**
 * The next digit of a point. Up to 10 one key is one point, the key 0 behind 9 standing for 10; above, two digits (three for 100),
 * or Enter behind a shorter one. A digit that fits nothing begins anew.
 * @param typed the digits before it
 */
export function typeDigit(typed: string, digit: number, range: PointRange): Typed {
  if (range.maxPoint <= 10) {
    const point = pointOfDigit(digit, range);
    return point === null ? null : { point };
  }
  const next = `${typed}${digit}`;
  if (canGrow(next, range)) return { typed: next };
  const point = pointOf(next, range);
  if (point !== null) return { point };
  return typed === '' ? null : typeDigit('', digit, range);
}

/** The point that Enter makes of typed digits; null when they are none. */
export const typedPoint = (typed: string, range: PointRange): number | null => pointOf(typed, range);
