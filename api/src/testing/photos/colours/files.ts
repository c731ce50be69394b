/** Files of six patches in every colour space, depth and format that photos come in. */
import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { crc32 } from 'node:zlib';
import { withNclx } from './nclx.ts';
import { profiles } from './profiles.ts';
import { tiffOf, type TiffOptions } from './tiff.ts';

/** A colour for each of the six patches. */
export type Patches = readonly (readonly number[])[];

/** Six colours in sRGB: red, green, blue, a middle grey, sand, and a light grey. */
const sRgb: Patches = [
  [200, 40, 40],
  [40, 180, 60],
  [50, 70, 200],
  [128, 128, 128],
  [220, 180, 60],
  [240, 240, 240],
];

/** Numbers of (nearly) the same colours in other spaces; those of `wide` are taken as they are and lie outside of sRGB in most. */
export const numbers = {
  srgb: sRgb,
  adobe: [
    [172, 44, 44],
    [106, 178, 72],
    [59, 72, 195],
    [127, 127, 127],
    [208, 178, 72],
    [240, 240, 240],
  ],
  p3: [
    [184, 56, 49],
    [88, 177, 77],
    [54, 69, 193],
    [128, 128, 128],
    [214, 182, 83],
    [240, 240, 240],
  ],
  prophoto: [
    [134, 61, 37],
    [95, 154, 68],
    [78, 60, 175],
    [109, 109, 109],
    [180, 168, 73],
    [236, 236, 236],
  ],
  bt2020: [
    [164, 69, 49],
    [113, 174, 80],
    [72, 72, 191],
    [128, 128, 128],
    [204, 182, 86],
    [240, 240, 240],
  ],
  wide: sRgb,
  grey: [[30], [70], [110], [150], [200], [245]],
  cmyk: [
    [40, 120, 80, 10],
    [140, 40, 150, 20],
    [160, 130, 30, 10],
    [120, 100, 100, 10],
    [30, 70, 100, 5],
    [10, 10, 10, 0],
  ],
} satisfies Record<string, Patches>;

type Numbers = keyof typeof numbers;
type Profile = keyof typeof profiles;

const rgb = (bits: 8 | 16, patches: Numbers, profile?: Profile, more: Partial<TiffOptions> = {}): Buffer =>
  tiffOf({ space: 'rgb', bits, patches: numbers[patches], icc: profile && profiles[profile], ...more });
const grey = (bits: 8 | 16, profile?: Profile): Buffer =>
  tiffOf({ space: 'grey', bits, patches: numbers.grey, icc: profile && profiles[profile] });

/** The same numbers and the same profile in another format. */
const kept = (tiff: Buffer, encode: (pixels: Sharp) => Sharp, space = 'srgb'): Promise<Buffer> =>
  encode(sharp(tiff, { ignoreIcc: true }).keepIccProfile().toColourspace(space)).toBuffer();
const png = (tiff: Buffer, space?: string) => kept(tiff, (pixels) => pixels.png(), space);
const jpeg = (tiff: Buffer, space?: string) =>
  kept(tiff, (pixels) => pixels.jpeg({ quality: 100, chromaSubsampling: '4:4:4' }), space);
const webp = (tiff: Buffer) => kept(tiff, (pixels) => pixels.webp({ lossless: true, effort: 0 }));
const avif = (tiff: Buffer, bitdepth: 8 | 10 | 12) =>
  kept(
    tiff,
    (pixels) => pixels.avif({ quality: 100, effort: 0, bitdepth, chromaSubsampling: '4:4:4' }),
    bitdepth === 8 ? 'srgb' : 'rgb16',
  );

/** The built-in CMYK profile of libvips, which no file of ours need hold. */
async function cmykProfile(): Promise<Buffer> {
  const made = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } })
    .toColourspace('cmyk')
    .withIccProfile('cmyk')
    .tiff()
    .toBuffer();
  const { icc } = await sharp(made).metadata();
  if (!icc) throw new Error('libvips has no CMYK profile');
  return icc;
}
const cmyk = async (bits: 8 | 16): Promise<Buffer> =>
  tiffOf({ space: 'cmyk', bits, patches: numbers.cmyk, icc: await cmykProfile() });

/** A PNG with a chunk cICP before its pixels. */
async function withCicp(pngFile: Promise<Buffer>, primaries: number, transfer: number): Promise<Buffer> {
  const bytes = await pngFile;
  const body = Buffer.concat([Buffer.from('cICP', 'latin1'), Buffer.from([primaries, transfer, 0, 1])]);
  const chunk = Buffer.alloc(16);
  chunk.writeUInt32BE(4, 0);
  chunk.set(body, 4);
  chunk.writeUInt32BE(crc32(body), 12);
  return Buffer.concat([bytes.subarray(0, 33), chunk, bytes.subarray(33)]);
}

/** HEIC files were made once, with libheif's encoder (makeExpected.ts), out of these pictures. */
export const heicSources = {
  '8-none': () => png(rgb(8, 'srgb')),
  '8-adobe': () => png(rgb(8, 'adobe', 'adobe')),
  '8-p3': () => png(rgb(8, 'p3', 'p3')),
  '8-p3-numbers': () => png(rgb(8, 'p3')),
  '10-adobe': () => png(rgb(16, 'adobe', 'adobe'), 'rgb16'),
  '10-p3-numbers': () => png(rgb(16, 'p3'), 'rgb16'),
};
const heic = (name: keyof typeof heicSources) => readFile(new URL(`./heic/${name}.heic`, import.meta.url));

/** How each file is made, by its name. */
export const colourFiles: Record<string, () => Promise<Buffer> | Buffer> = {
  'tiff 8 none': () => rgb(8, 'srgb'),
  'tiff 8 srgb': () => rgb(8, 'srgb', 'srgb'),
  'tiff 8 adobe': () => rgb(8, 'adobe', 'adobe'),
  'tiff 8 p3': () => rgb(8, 'p3', 'p3'),
  'tiff 8 prophoto': () => rgb(8, 'prophoto', 'prophoto'),
  'tiff 8 palette': () => tiffOf({ space: 'palette', bits: 8, patches: numbers.srgb }),
  'tiff 8 palette adobe': () => tiffOf({ space: 'palette', bits: 8, patches: numbers.adobe, icc: profiles.adobe }),
  'tiff 16 none': () => rgb(16, 'srgb'),
  'tiff 16 srgb': () => rgb(16, 'srgb', 'srgb'),
  'tiff 16 adobe': () => rgb(16, 'adobe', 'adobe'),
  'tiff 16 p3': () => rgb(16, 'p3', 'p3'),
  'tiff 16 prophoto': () => rgb(16, 'prophoto', 'prophoto'),
  'tiff 16 adobe wide': () => rgb(16, 'wide', 'adobe'),
  'tiff 16 alpha adobe': () => rgb(16, 'adobe', 'adobe', { alpha: true }),
  'tiff 16 with a profile of grey': () => rgb(16, 'srgb', 'grey18'),
  'tiff 8 grey none': () => grey(8),
  'tiff 8 grey 1.8': () => grey(8, 'grey18'),
  'tiff 16 grey none': () => grey(16),
  'tiff 16 grey 2.2': () => grey(16, 'grey22'),
  'tiff 16 grey 1.8': () => grey(16, 'grey18'),
  'tiff 16 grey with a profile of RGB': () => grey(16, 'prophoto'),
  'tiff 8 grey with a profile of RGB': () => grey(8, 'prophoto'),
  'tiff 8 with a profile of grey': () => rgb(8, 'srgb', 'grey18'),
  'tiff 8 cmyk': () => cmyk(8),
  'tiff 16 cmyk': () => cmyk(16),
  'jpeg 8 none': () => jpeg(rgb(8, 'srgb')),
  'jpeg 8 srgb': () => jpeg(rgb(8, 'srgb', 'srgb')),
  'jpeg 8 adobe': () => jpeg(rgb(8, 'adobe', 'adobe')),
  'jpeg 8 p3': () => jpeg(rgb(8, 'p3', 'p3')),
  'jpeg 8 prophoto': () => jpeg(rgb(8, 'prophoto', 'prophoto')),
  'jpeg 8 grey none': () => jpeg(grey(8), 'b-w'),
  'jpeg 8 grey 1.8': () => jpeg(grey(8, 'grey18'), 'b-w'),
  'jpeg 8 cmyk': async () =>
    sharp(await cmyk(8))
      .toColourspace('cmyk')
      .withIccProfile('cmyk')
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .toBuffer(),
  'png 8 none': () => png(rgb(8, 'srgb')),
  'png 8 adobe': () => png(rgb(8, 'adobe', 'adobe')),
  'png 8 palette adobe': () => kept(rgb(8, 'adobe', 'adobe'), (pixels) => pixels.png({ palette: true })),
  'png 8 cicp p3': () => withCicp(png(rgb(8, 'p3')), 12, 13),
  'png 16 none': () => png(rgb(16, 'srgb'), 'rgb16'),
  'png 16 srgb': () => png(rgb(16, 'srgb', 'srgb'), 'rgb16'),
  'png 16 adobe': () => png(rgb(16, 'adobe', 'adobe'), 'rgb16'),
  'png 16 p3': () => png(rgb(16, 'p3', 'p3'), 'rgb16'),
  'png 16 prophoto': () => png(rgb(16, 'prophoto', 'prophoto'), 'rgb16'),
  'png 16 alpha prophoto': () => png(rgb(16, 'prophoto', 'prophoto', { alpha: true }), 'rgb16'),
  'png 16 grey 1.8': () => png(grey(16, 'grey18'), 'grey16'),
  'png 16 cicp bt2020': () => withCicp(png(rgb(16, 'bt2020'), 'rgb16'), 9, 13),
  'webp 8 none': () => webp(rgb(8, 'srgb')),
  'webp 8 adobe': () => webp(rgb(8, 'adobe', 'adobe')),
  'webp 8 p3': () => webp(rgb(8, 'p3', 'p3')),
  'avif 8 none': () => avif(rgb(8, 'srgb'), 8),
  'avif 8 adobe': () => avif(rgb(8, 'adobe', 'adobe'), 8),
  'avif 8 nclx p3': async () => withNclx(await avif(rgb(8, 'p3'), 8), 12, 13),
  'avif 8 nclx bt2020': async () => withNclx(await avif(rgb(8, 'bt2020'), 8), 9, 13),
  'avif 8 nclx unspecified': async () => withNclx(await avif(rgb(8, 'srgb'), 8), 2, 2),
  'avif 10 none': () => avif(rgb(16, 'srgb'), 10),
  'avif 10 adobe': () => avif(rgb(16, 'adobe', 'adobe'), 10),
  'avif 10 p3': () => avif(rgb(16, 'p3', 'p3'), 10),
  'avif 10 nclx p3': async () => withNclx(await avif(rgb(16, 'p3'), 10), 12, 13),
  'avif 12 p3': () => avif(rgb(16, 'p3', 'p3'), 12),
  'heic 8 none': () => heic('8-none'),
  'heic 8 adobe': () => heic('8-adobe'),
  'heic 8 p3': () => heic('8-p3'),
  'heic 8 nclx p3': async () => withNclx(await heic('8-p3-numbers'), 12, 13),
  'heic 10 adobe': () => heic('10-adobe'),
  'heic 10 nclx p3': async () => withNclx(await heic('10-p3-numbers'), 12, 13),
};
