/** Columns and rows that a picture is reduced to: each of the 64 differences between neighbours is a bit. */
const columns = 9;
const rows = 8;

/** Most bits in which two pictures differ that look alike. */
const mostDifferent = 8;

/** A difference hash of a picture: for each pixel of its reduced form, whether the next one is brighter. */
export type Likeness = readonly boolean[];

/** @param pixels RGBA of a picture of 9 × 8 pixels */
export function likenessOf(pixels: Uint8ClampedArray): Likeness {
  const brightness = (at: number) =>
    0.299 * (pixels[4 * at] ?? 0) + 0.587 * (pixels[4 * at + 1] ?? 0) + 0.114 * (pixels[4 * at + 2] ?? 0);
  return Array.from({ length: rows * (columns - 1) }, (_, bit) => {
    const at = Math.floor(bit / (columns - 1)) * columns + (bit % (columns - 1));
    return brightness(at) < brightness(at + 1);
  });
}

/** Whether two pictures look alike: the same photo in another size, format or quality. */
export const areAlike = (a: Likeness, b: Likeness): boolean =>
  a.filter((bit, index) => bit !== b[index]).length <= mostDifferent;

/** Reduces a picture, upright, and hashes it; null for a format that the browser cannot show. */
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
