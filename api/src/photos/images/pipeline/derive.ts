import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { sRgbOf, type Pixels } from './colours.ts';
import type { OpenedImage } from './decode.ts';
import { hashedSide, perceptualHash } from './perceptualHash.ts';
import { ImageRefused } from './refusal.ts';

/** Sizes that are served (docs/product.md §2), largest first: pixels on the longer side, never enlarged. */
export const longerSides = { large: 2400, medium: 1200, small: 800, thumb: 400 } as const;
export type DerivedResolution = keyof typeof longerSides;
export type DerivedFormat = 'jpeg' | 'webp' | 'avif';

/** A picture as it is served: upright, sRGB, opaque, without any metadata. */
export interface Derivative {
  resolution: DerivedResolution;
  format: DerivedFormat;
  width: number;
  height: number;
  bytes: Buffer;
}

/** All that is made from the pixels. */
export interface Derived {
  derivatives: Derivative[];
  /** base64 of a ThumbHash. */
  thumbhash: string;
  /** Unsigned 64 bits, see perceptualHash.ts. */
  perceptualHash: bigint;
}

/**
 * The encoders. AVIF effort 2: 4 takes six times as long for a few per cent of the size.
 * WebP effort 2: 4 takes twice as long for 5 % of the size, and is only for browsers without AVIF.
 */
const encoders: Record<DerivedFormat, (pixels: Sharp) => Sharp> = {
  jpeg: (pixels) => pixels.jpeg({ quality: 82, progressive: true, mozjpeg: false }),
  webp: (pixels) => pixels.webp({ quality: 80, effort: 2 }),
  avif: (pixels) => pixels.avif({ quality: 55, effort: 2 }),
};

/** Raw pixels carry no metadata, so that nothing of the original can pass into what is encoded from them. */
const fromRaw = ({ data, info }: Pixels): Sharp =>
  sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

const within = (pixels: Sharp, side: number): Sharp =>
  pixels.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });

/** The one decode of the original. All colours are converted to sRGB of 8 bits. */
const decodeLarge = ({ pixels, colours }: OpenedImage): Promise<Pixels> =>
  sRgbOf(within(pixels, longerSides.large).flatten({ background: '#ffffff' }), colours).catch((cause: unknown) => {
    throw new ImageRefused('IMAGE_DAMAGED', { cause });
  });

const shrink = (pixels: Pixels, side: number): Promise<Pixels> =>
  within(fromRaw(pixels), side).raw().toBuffer({ resolveWithObject: true });

async function encode(resolution: DerivedResolution, pixels: Pixels): Promise<Derivative[]> {
  const derivatives: Derivative[] = [];
  // In sequence: a picture takes one thread of the pool, not one per derivative (concurrency.ts).
  for (const format of ['jpeg', 'webp', 'avif'] as const) {
    const { data: bytes, info } = await encoders[format](fromRaw(pixels)).toBuffer({ resolveWithObject: true });
    derivatives.push({ resolution, format, width: info.width, height: info.height, bytes });
  }
  return derivatives;
}

async function thumbhashOf(medium: Pixels): Promise<string> {
  const { data, info } = await within(fromRaw(medium), 100).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

async function hashOf(medium: Pixels): Promise<bigint> {
  const square = fromRaw(medium).resize(hashedSide, hashedSide, { fit: 'fill' });
  return perceptualHash(await square.toColourspace('b-w').raw().toBuffer());
}

/**
 * Makes the served sizes and both hashes from one decode of the original.
 * @throws ImageRefused IMAGE_DAMAGED when the original cannot be decoded to its end
 */
export async function derive(original: OpenedImage): Promise<Derived> {
  const large = await decodeLarge(original);
  const medium = await shrink(large, longerSides.medium);
  const small = await shrink(large, longerSides.small);
  const thumb = await shrink(large, longerSides.thumb);
  return {
    derivatives: [
      ...(await encode('large', large)),
      ...(await encode('medium', medium)),
      ...(await encode('small', small)),
      ...(await encode('thumb', thumb)),
    ],
    thumbhash: await thumbhashOf(medium),
    perceptualHash: await hashOf(medium),
  };
}

/**
 * Makes one size alone, as `derive` makes it.
 * @throws ImageRefused IMAGE_DAMAGED when the original cannot be decoded to its end
 */
export async function deriveOne(
  original: OpenedImage,
  resolution: Exclude<DerivedResolution, 'large'>,
): Promise<Derivative[]> {
  const large = await decodeLarge(original);
  return encode(resolution, await shrink(large, longerSides[resolution]));
}
