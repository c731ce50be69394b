import { openPixels, readHeader } from './decode.ts';
import { ImageRefused } from './refusal.ts';

/** The logo of the site as it is kept: a PNG without metadata. */
export interface Logo {
  bytes: Buffer;
  width: number;
  height: number;
}

/** Sides that are tried, largest first, until the PNG is small enough; of the last one every PNG is. */
const sides = [512, 384, 256, 192, 128];
const largestBytes = 200_000;
/** Most megapixels, and fewest pixels of the longer side. */
const limits = { maxMegapixels: 25, minLongerSide: 32 };

/** Makes a logo of a file: upright, in sRGB, with its transparency. @throws ImageRefused */
export async function makeLogo(file: string): Promise<Logo> {
  const header = await readHeader(file, limits);
  for (const side of sides) {
    const { pixels } = await openPixels(header);
    const { data: bytes, info } = await pixels
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true })
      .catch((cause: unknown) => {
        throw new ImageRefused('IMAGE_DAMAGED', { cause });
      });
    if (bytes.length <= largestBytes) return { bytes, width: info.width, height: info.height };
  }
  throw new ImageRefused('IMAGE_DAMAGED');
}
