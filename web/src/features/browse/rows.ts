/** A picture to lay out; only its aspect ratio matters. */
export interface Proportions {
  width: number;
  height: number;
}

/** A row of the layout. */
export interface Row {
  /** Index of the first picture. */
  start: number;
  /** Index after the last picture. */
  end: number;
  /** In CSS pixels. */
  height: number;
}

/** Dimensions of the layout, in CSS pixels. */
export interface RowSettings {
  /** Width of the list. */
  width: number;
  /** Space between two pictures. */
  gap: number;
  /** Maximum height of a row. */
  target: number;
}

/** Maximum number of pictures in a row: more would be too small to judge. */
const maxPerRow = 5;

const ratioOf = ({ width, height }: Proportions): number => width / height;

/**
 * Lays out pictures in justified rows that fill the width. An incomplete last row is as high as the one before it, so that its
 * pictures are not larger than the others, but no less than half the target: before it may be a panorama. A row depends only on
 * its own and earlier pictures, so that loading more does not move complete rows.
 */
export function rowsOf(pictures: readonly Proportions[], { width, gap, target }: RowSettings): Row[] {
  const rows: Row[] = [];
  let start = 0;
  let ratios = 0;
  pictures.forEach((picture, index) => {
    ratios += ratioOf(picture);
    const count = index + 1 - start;
    const height = (width - (count - 1) * gap) / ratios;
    if (height > target && count < maxPerRow) return;
    rows.push({ start, end: index + 1, height: Math.min(height, target) });
    start = index + 1;
    ratios = 0;
  });
  if (start < pictures.length) {
    const before = rows.at(-1)?.height ?? target;
    rows.push({ start, end: pictures.length, height: Math.max(before, target / 2) });
  }
  return rows;
}

/** Index of the row with a picture. */
export const rowOf = (rows: readonly Row[], picture: number): number =>
  rows.findIndex(({ start, end }) => picture >= start && picture < end);
