/** A picture to lay out; only its proportions count. */
export interface Proportions {
  width: number;
  height: number;
}

/** A row of the layout: which pictures stand in it, and how high it is. */
export interface Row {
  /** Index of its first picture. */
  start: number;
  /** Index after its last one. */
  end: number;
  /** In CSS pixels. */
  height: number;
}

/** What rows are laid out for, in CSS pixels. */
export interface RowSettings {
  /** Width of the list. */
  width: number;
  /** Between two pictures. */
  gap: number;
  /** Height that no full row exceeds. */
  target: number;
}

/** Most pictures in a row: more would be too small to judge. */
const mostInRow = 5;

const ratioOf = ({ width, height }: Proportions): number => width / height;

/**
 * Lays pictures out in rows of one height each that fill the width; a last row that is not full keeps the target height. A row
 * depends on the pictures before it and its own only: what comes later moves nothing that is shown already.
 */
export function rowsOf(pictures: readonly Proportions[], { width, gap, target }: RowSettings): Row[] {
  const rows: Row[] = [];
  let start = 0;
  let ratios = 0;
  pictures.forEach((picture, index) => {
    ratios += ratioOf(picture);
    const count = index + 1 - start;
    const height = (width - (count - 1) * gap) / ratios;
    if (height > target && count < mostInRow) return;
    rows.push({ start, end: index + 1, height: Math.min(height, target) });
    start = index + 1;
    ratios = 0;
  });
  if (start < pictures.length) rows.push({ start, end: pictures.length, height: target });
  return rows;
}

/** Number of the row that a picture stands in. */
export const rowOf = (rows: readonly Row[], picture: number): number =>
  rows.findIndex(({ start, end }) => picture >= start && picture < end);
