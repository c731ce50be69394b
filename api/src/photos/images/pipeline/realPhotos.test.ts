/** The pipeline over real photos of cameras and phones. */
import { expect, test } from '@jest/globals';
import exifr from 'exifr';
import sharp from 'sharp';
import { describeOnRealPhotos } from '../../../testing/photos/realPhotos.ts';
import { processImage, type ProcessedImage } from './pipeline.ts';
import { hammingDistance } from './similarity.ts';

const limits = { maxMegapixels: 100, minLongerSide: 400 };

function thumbOf({ derivatives }: ProcessedImage): Buffer {
  const thumb = derivatives.find(({ resolution, format }) => resolution === 'thumb' && format === 'jpeg');
  return thumb?.bytes ?? Buffer.alloc(0);
}

/** Mean difference of two pictures, 0 to 255, at a size at which the number printed on the test photos is small. */
async function difference(a: Buffer, b: Buffer): Promise<number> {
  const [one, other] = await Promise.all(
    [a, b].map((bytes) => sharp(bytes).resize(24, 24, { fit: 'fill' }).raw().toBuffer()),
  );
  return (
    (one ?? Buffer.alloc(0)).reduce((sum, value, at) => sum + Math.abs(value - (other?.[at] ?? 0)), 0) / (24 * 24 * 3)
  );
}

describeOnRealPhotos('real photos', (fileOf) => {
  const processed = (name: string) => processImage(fileOf(name), limits);

  test.each(['landscape', 'portrait'])('the four orientations of %s come out alike', async (shape) => {
    const upright = await processed(`orientation-${shape}-1.jpg`);
    for (const orientation of [3, 6, 8]) {
      const turned = await processed(`orientation-${shape}-${orientation}.jpg`);
      expect([turned.width, turned.height]).toEqual([upright.width, upright.height]);
      expect(await difference(thumbOf(turned), thumbOf(upright))).toBeLessThan(4);
      expect(hammingDistance(turned.perceptualHash, upright.perceptualHash)).toBeLessThanOrEqual(4);
    }
    const overturned = await sharp(thumbOf(upright)).rotate(180).toBuffer();
    expect(await difference(overturned, thumbOf(upright))).toBeGreaterThan(15);
  });

  test('where and by whom a photo was taken is in no derivative', async () => {
    const file = fileOf('gps-nikon.jpg');
    expect((await exifr.gps(file))?.latitude).toBeGreaterThan(0);
    const { derivatives, exposure } = await processed('gps-nikon.jpg');
    expect(exposure?.camera).toMatch(/nikon/i);
    for (const { bytes, format } of derivatives) {
      const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, icc }).toEqual({});
      // The reader knows no WebP; the bytes are searched instead.
      if (format !== 'webp') expect((await exifr.parse(bytes, true).catch(() => undefined))?.latitude).toBeUndefined();
      for (const trace of ['Exif\0', 'GPS', 'http://ns.adobe.com', 'NIKON']) expect(bytes.includes(trace)).toBe(false);
    }
  });

  test('an HEIC photo of a phone is decoded, upright, with its exposure and in true colours', async () => {
    const photo = await processed('phone.heic');
    expect(photo).toMatchObject({ format: 'heic', contentType: 'image/heic', width: 3024, height: 4032 });
    expect(photo.derivatives.map(({ width, height }) => `${width}×${height}`)).toContain('1800×2400');
    expect(photo.exposure).toMatchObject({
      camera: 'Apple iPhone 13 Pro Max',
      iso: 250,
      takenAt: '2022-02-16T12:55:41',
    });
    // The ceiling of the kitchen is light, the cloth on the table below it dark blue.
    const { data, info } = await sharp(thumbOf(photo)).raw().toBuffer({ resolveWithObject: true });
    const at = (u: number, v: number) => (Math.round(v * info.height) * info.width + Math.round(u * info.width)) * 3;
    expect(data[at(0.07, 0.03)]).toBeGreaterThan(110);
    expect((data[at(0.4, 0.95) + 2] ?? 0) - (data[at(0.4, 0.95)] ?? 0)).toBeGreaterThan(20);
  }, 60_000);

  test('an HEIC photo is held to the same limits, before it is decoded', async () => {
    const file = fileOf('phone.heic');
    const start = performance.now();
    await expect(processImage(file, { ...limits, maxMegapixels: 12 })).rejects.toMatchObject({
      code: 'TOO_MANY_PIXELS',
    });
    expect(performance.now() - start).toBeLessThan(500);
  });

  test('exposure data of phones and cameras', async () => {
    expect((await processed('phone-8mp.jpg')).exposure).toEqual({
      camera: 'Apple iPhone 6',
      lens: 'iPhone 6 back camera 4.15mm f/2.2',
      focalLength: 4.15,
      aperture: 2.2,
      shutter: 0.025,
      iso: 32,
      takenAt: '2015-04-10T20:12:23',
    });
    expect((await processed('phone-nokia.jpg')).exposure?.takenAt).toBe('2022-08-14T14:12:31');
  });

  test('a damaged photo and a tiny one are refused', async () => {
    await expect(processed('corrupted.jpg')).rejects.toMatchObject({ code: 'IMAGE_DAMAGED' });
    await expect(processed('tiny-canon.jpg')).rejects.toMatchObject({ code: 'IMAGE_TOO_SMALL' });
  });
});
