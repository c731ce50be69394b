/** Decimals of a score that stands alone. */
export const fewestDecimals = 2;

/** Decimals that tell any two scores apart, as far as a double can hold them. */
const mostDecimals = 16;

const formats = new Map<string, Intl.NumberFormat>();

function written(score: number, convention: string, decimals: number): string {
  const key = `${convention} ${decimals}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(convention, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  formats.set(key, format);
  return format.format(score);
}

/** Writes one score of a list. */
export type ScoreWriter = (score: number) => string;

/**
 * How the scores of a list are written: each with two decimals, and with as many more as tell it from every other score of
 * the list that is not equal to it, so that no two ranks seem to be decided by nothing (docs/product.md §4).
 * @param convention locale of the numbers (BCP 47)
 * @param scores what stands beside each other, in any order; null where there is none
 */
export function scoresIn(convention: string, scores: Iterable<number | null | undefined>): ScoreWriter {
  const listed = [...new Set(scores)].filter((score) => typeof score === 'number').sort((a, b) => a - b);
  const places = new Map(listed.map((score, place) => [score, place]));
  const neighboursOf = (score: number): number[] => {
    const place = places.get(score);
    if (place === undefined) return listed.filter((one) => Math.abs(one - score) < 0.01);
    return [listed[place - 1], listed[place + 1]].filter((one) => one !== undefined);
  };
  return (score) => {
    const neighbours = neighboursOf(score);
    for (let decimals = fewestDecimals; ; decimals++) {
      const text = written(score, convention, decimals);
      if (decimals === mostDecimals || neighbours.every((one) => written(one, convention, decimals) !== text))
        return text;
    }
  };
}
