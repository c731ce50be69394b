/** Columns and rows that a picture is reduced to, with 64 pairs of neighbours. */
const columns = 9;
const rows = 8;

/** Difference, of 255, below which two neighbours count as alike: what saving a picture anew changes. */
const noise = 6;

/** Most of the 64 places that may differ in pictures that look alike; of a picture that shows little, half of what it shows. */
const mostDifferent = 8;

/** Fewest differences that a picture must show: of fog or a blue sky alone nothing can be said. */
const fewestFeatures = 6;

/** A difference hash of a picture: for each pixel of its reduced form, whether the next one is less (−1), alike (0) or more (1). */
export type Likeness = readonly number[];

const featuresOf = (likeness: Likeness): number => likeness.filter((difference) => difference !== 0).length;

/** @param pixels RGBA of a picture of 9 × 8 pixels @returns null for one that shows too little */
export function likenessOf(pixels: Uint8ClampedArray): Likeness | null {
  // Not what the eye sees as brightness: red and blue that are equally bright are to differ.
  const value = (at: number) =>
    0.5 * (pixels[4 * at] ?? 0) + 0.35 * (pixels[4 * at + 1] ?? 0) + 0.15 * (pixels[4 * at + 2] ?? 0);
  const differences = Array.from({ length: rows * (columns - 1) }, (_, place) => {
    const at = Math.floor(place / (columns - 1)) * columns + (place % (columns - 1));
    const difference = value(at + 1) - value(at);
    return Math.abs(difference) < noise ? 0 : Math.sign(difference);
  });
  return featuresOf(differences) < fewestFeatures ? null : differences;
}

/** Whether two pictures look alike: the same photo in another size, format or quality. */
export const areAlike = (a: Likeness, b: Likeness): boolean =>
  a.filter((difference, index) => difference !== b[index]).length <= Math.min(mostDifferent, featuresOf(a) / 2);

/** Reduces a picture, upright, and hashes it; null for a format that the browser cannot show, and for a picture that shows too little. */
export async function readLikeness(file: Blob): Promise<Likeness | null> {
  try {
    const picture = await createImageBitmap(file, {
      resizeWidth: columns,
      resizeHeight: rows,
      resizeQuality: 'medium',
      imageOrientation: 'from-image',
    });
    const canvas = new OffscreenCanvas(columns, rows);
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.drawImage(picture, 0, 0, columns, rows);
    picture.close();
    return likenessOf(context.getImageData(0, 0, columns, rows).data);
  } catch {
    return null;
  }
}
