import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** A name that no derivative may carry. */
export const artist = 'Kovács Ildikó';

const exif = {
  IFD0: { Make: 'NIKON', Model: 'Nikon D70', Artist: artist },
  IFD2: { FNumber: '28/10', ExposureTime: '1/250', ISOSpeedRatings: '400', FocalLength: '50/1' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 29/1 52/1', GPSLongitudeRef: 'E', GPSLongitude: '19/1 2/1 24/1' },
};

/** A landscape with a red left and a blue right half, each `seed` of another texture. */
function picture(seed: number, width: number, height: number) {
  const half = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: '#c03030' } };
  const dot = { create: { width: 20 + seed * 3, height: 20 + seed * 7, channels: 3 as const, background: '#f0f0f0' } };
  return sharp({ create: { width, height, channels: 3, background: '#3050c0' } }).composite([
    { input: half, left: 0, top: 0 },
    { input: dot, left: (seed * 53) % (width - 160), top: (seed * 31) % (height - 160) },
  ]);
}

export const plainPhoto = (seed = 1): Promise<Buffer> => picture(seed, 600, 400).jpeg().toBuffer();

/** With exposure data, an artist and a place. */
export const photoWithPlace = (seed = 1): Promise<Buffer> =>
  picture(seed, 1200, 800).withExif(exif).jpeg({ quality: 90 }).toBuffer();

/** Stored lying, to be shown upright: red above blue (EXIF orientation 6). */
export const lyingPhoto = (): Promise<Buffer> =>
  picture(2, 1200, 800).withMetadata({ orientation: 6 }).jpeg({ quality: 90 }).toBuffer();

/** A photo of the demo. @param width in pixels; another width makes another file that looks the same */
export const demoPhoto = (name: string, width: number): Promise<Buffer> =>
  sharp(fileURLToPath(new URL(`../../demo/pictures/${name}.avif`, import.meta.url)))
    .resize({ width })
    .jpeg()
    .toBuffer();
