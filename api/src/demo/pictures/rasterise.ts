import sharp, { type Exif } from 'sharp';
import { develop, type Development } from './develop.ts';
import { randomOf } from './random.ts';

/** A part of the picture, in shares of its sides. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Print extends Development {
  seed: number;
  exif: Exif;
  crop: Crop | null;
}

/** @returns the drawing as a developed JPEG of quality 85 */
export async function rasterise(svg: string, { seed, exif, crop, ...development }: Print): Promise<Buffer> {
  // The service refuses to read SVG; the demo loader, a process of its own, draws with it.
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  // Painted patches make attributes longer than the parser otherwise takes.
  let drawing = sharp(Buffer.from(svg), { unlimited: true }).flatten();
  if (crop) {
    const { width, height } = await drawing.metadata();
    const [left, top] = [Math.round(crop.left * width), Math.round(crop.top * height)];
    drawing = drawing.extract({
      left,
      top,
      width: Math.round(crop.width * width),
      height: Math.round(crop.height * height),
    });
  }
  const { data, info } = await drawing.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  develop(data, info.width, info.height, randomOf(seed), development);
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .withExif(exif)
    .jpeg({ quality: 85 })
    .toBuffer();
}
