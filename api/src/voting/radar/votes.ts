/** The votes of a competition as the radar looks at them: people and images by index, no names. */
export interface Votes {
  /** Number of people. */
  voters: number;
  /** Number of images. */
  images: number;
  /** Index of the person, one for each vote. */
  voter: Uint32Array;
  /** Index of the image, one for each vote. */
  image: Uint32Array;
  point: Uint8Array;
  /** Index of the person who entered an image, one for each image; -1 for a person who has not voted. */
  author: Int32Array;
}

/** The numbers of a person or an image, of which the arrays of this module hold one each. */
export const of = (values: ArrayLike<number>, index: number): number => values[index] as number;

/** The element of a list that is known to be there. */
export const the = <T>(values: readonly T[], index: number): T => values[index] as T;

/** Adds to an element. */
export function add(values: Float64Array | Uint32Array, index: number, value: number): void {
  values[index] = of(values, index) + value;
}

/** Indexes of the votes of each person, or for each image. */
export function votesBy(count: number, indexes: Uint32Array): number[][] {
  const lists: number[][] = Array.from({ length: count }, () => []);
  indexes.forEach((index, vote) => the(lists, index).push(vote));
  return lists;
}
