import { readFile } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { inThread } from '../../../platform/threads/inThread.ts';
import { createGate } from './concurrency.ts';
import type { HeicRequest, HeicResponse } from './heicThread.ts';
import { coloursOf, type Colours } from './colours.ts';
import { mendedJpeg } from './jpegOddities.ts';
import { ImageRefused } from './refusal.ts';
import { sniff, type SourceFormat } from './sniff.ts';
import { findPhoto, type TiffPlace } from './tiffDirectories.ts';

// Everything is closed first: SVG, GIF, PDF and whatever a later libvips adds would be accepted by default.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadTiff',
    'VipsForeignLoadHeif',
  ],
});
// Uploads come once: a cache would hold memory, and files already deleted, for nothing.
sharp.cache(false);
// Each picture keeps a single core busy; parallel work comes from several pictures (concurrency.ts).
sharp.concurrency(1);

/** Limits of an upload (docs/product.md §2): megapixels a setting of the service, the longer side (px) of the competition. */
export interface ImageLimits {
  maxMegapixels: number;
  minLongerSide: number;
}

/** Metadata of the file's header; no pixel has been decoded yet. */
export interface ImageHeader {
  file: string;
  format: SourceFormat;
  /** Pixels of the upright picture. */
  width: number;
  height: number;
  maxPixels: number;
  /** The EXIF block as it stands in the file. */
  exif: Buffer | undefined;
  icc: Buffer | undefined;
  /** The colour space of its pixels. */
  colours: Colours;
  /** Which picture of a TIFF is the photo; null for the other formats. */
  place: TiffPlace | null;
}

/** A picture that is about to be decoded, and what its numbers mean. */
export interface OpenedImage {
  pixels: Sharp;
  colours: Colours;
}

/** Seconds that one decode may take; a hundred megapixels need about five, more on a machine that is busy with something else. */
const decodeSeconds = 300;
/** Seconds of processor time for the decode of an HEIC, which needs up to ten, while others are in work beside it. */
const heicSeconds = 120;
/** Each decode holds a gigabyte at a hundred megapixels, out of reach of a thread's own limits: one at a time. */
const heicGate = createGate(1, Infinity);

const codecs: Partial<Record<string, SourceFormat>> = { av1: 'avif', hevc: 'heic' };

/** The format for certain: brands promise a codec, the header names it. */
function confirmed(sniffed: SourceFormat, { format, compression }: Metadata): SourceFormat {
  const found = format === 'heif' ? codecs[compression ?? ''] : format;
  if (found === sniffed) return sniffed;
  throw new ImageRefused('UNSUPPORTED_FORMAT');
}

const placeOptions = (place: TiffPlace | null) =>
  place && 'subifd' in place ? { tiff: { subifd: place.subifd } } : (place ?? {});

/**
 * Reads format and header and checks the limits, in a few milliseconds and without decoding: a picture of kilobytes may
 * unfold into gigabytes.
 * @throws ImageRefused
 */
export async function readHeader(file: string, limits: ImageLimits): Promise<ImageHeader> {
  const sniffed = await sniff(file);
  const place = sniffed === 'tiff' ? await findPhoto(file) : null;
  if (place === 'raw') throw new ImageRefused('UNSUPPORTED_FORMAT', { raw: true });
  const metadata = await sharp(file, { limitInputPixels: false, ...placeOptions(place) })
    .metadata()
    .catch((cause: unknown) => {
      throw new ImageRefused('IMAGE_DAMAGED', { cause });
    });
  const format = confirmed(sniffed, metadata);
  const { width, height } = metadata.autoOrient;
  const [megapixels, longerSide] = [(width * height) / 1e6, Math.max(width, height)];
  if (megapixels > limits.maxMegapixels) {
    const actual = Math.ceil(megapixels);
    throw new ImageRefused('TOO_MANY_PIXELS', { values: { actual, maximum: limits.maxMegapixels } });
  }
  if (longerSide < limits.minLongerSide)
    throw new ImageRefused('IMAGE_TOO_SMALL', { values: { actual: longerSide, minimum: limits.minLongerSide } });
  const maxPixels = Math.floor(limits.maxMegapixels * 1e6);
  const { exif, icc } = metadata;
  return { file, format, width, height, maxPixels, exif, icc, colours: await coloursOf(file, format, metadata), place };
}

/** The pixels of an HEIC file, wrapped as TIFF. */
const heicThread = new URL('./heicThread.ts', import.meta.url);

async function decodeHeic({ file, width, height, icc, maxPixels }: ImageHeader): Promise<Uint8Array> {
  const request: HeicRequest = { file, width, height, icc, maxPixels };
  const limits = { ms: heicSeconds * 1000, heapMb: 256 };
  const { tiff } = await heicGate.run(() => inThread<HeicResponse>(heicThread, request, limits));
  return tiff;
}

/** The source of the pixels: the file, or the mended bytes of an irregular JPEG. */
const sourceOf = async ({ file, format }: ImageHeader): Promise<string | Buffer> =>
  format === 'jpeg' ? (mendedJpeg(await readFile(file)) ?? file) : file;

/**
 * Opens the pixels for one decode, which happens when the result is written out: upright, and stopped where pixels are missing
 * ('warning' is the strictest level: a JPEG cut off or with a broken scan counts as damaged, docs/product.md §2).
 * @throws ImageRefused IMAGE_DAMAGED for an HEIC that cannot be decoded
 */
export async function openPixels(header: ImageHeader): Promise<OpenedImage> {
  const { colours, format, maxPixels, place } = header;
  const options = { failOn: 'warning', limitInputPixels: maxPixels, ignoreIcc: colours.kind !== 'usual' } as const;
  if (format !== 'heic') {
    const pixels = sharp(await sourceOf(header), { ...options, ...placeOptions(place), autoOrient: true });
    return { pixels: pixels.timeout({ seconds: decodeSeconds }), colours };
  }
  const tiff = await decodeHeic(header).catch((cause: unknown) => {
    throw new ImageRefused('IMAGE_DAMAGED', { cause });
  });
  // The decoder has turned the pixels already; what EXIF says of the orientation counts no more.
  return { pixels: sharp(tiff, options).timeout({ seconds: decodeSeconds }), colours };
}
