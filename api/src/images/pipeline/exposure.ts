import type { ExposureRequest, ExposureTags } from './exposureThread.ts';
import type { ImageHeader } from './decode.ts';
import { runIsolated } from './isolated.ts';

/** How the photo was taken, as far as the camera wrote it; each null when unknown (contract: Exposure). */
export interface Exposure {
  /** Maker and model. */
  camera: string | null;
  lens: string | null;
  /** Millimetres. */
  focalLength: number | null;
  /** F-number. */
  aperture: number | null;
  /** Seconds. */
  shutter: number | null;
  iso: number | null;
  /** The camera's local time, 'YYYY-MM-DDTHH:mm:ss' without zone. */
  takenAt: string | null;
}

/** Milliseconds and megabytes for reading EXIF; a sound block takes a few milliseconds. */
const readingLimits = { time: 5000, heap: 128 };
/** Bytes of an EXIF block that are read: a JPEG can hold no more, and exposure data stand at its beginning. */
const longestBlock = 65_536;
const longestText = 120;

/** Plain text of at most 120 characters: no control, format (bidi overrides) or broken characters. */
function text(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const clean = value.slice(0, 1000).replace(/\s+/g, ' ').replace(/\p{C}/gu, '').trim();
  return Array.from(clean).slice(0, longestText).join('').trim() || null;
}

/** A positive number up to `most`, with six significant digits, more than any camera writes. */
function positive(value: unknown, most: number): number | null {
  const number: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof number !== 'number' || !Number.isFinite(number) || number <= 0 || number > most) return null;
  return Number(number.toPrecision(6));
}

/** Cameras name their maker twice: "NIKON" and "Nikon D70" is one Nikon. */
function cameraName(maker: string | null, model: string | null): string | null {
  if (!maker || !model) return model ?? maker;
  const firstWord = maker.split(' ')[0] ?? maker;
  return model.toLowerCase().startsWith(firstWord.toLowerCase()) ? model : text(`${maker} ${model}`);
}

/** 'YYYY:MM:DD HH:mm:ss' of EXIF in the form of ISO 8601; null when there is no such day or time. */
function localTime(value: unknown): string | null {
  const parts = /^(\d{4})[:-](\d\d)[:-](\d\d)[ T](\d\d):(\d\d):(\d\d)/.exec(typeof value === 'string' ? value : '');
  if (!parts) return null;
  const [, year, month, day, hour, minute, second] = parts;
  const written = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const instant = new Date(`${written}Z`);
  // 31 February would roll over; before 1800 there were no photos, only clocks that were never set.
  const exists = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(written);
  return exists && Number(year) >= 1800 ? written : null;
}

/** Cleans what the reader found; anything unusable becomes null. */
export function exposureOf(tags: ExposureTags): Exposure {
  const iso = positive(tags.ISO, 10_000_000);
  return {
    camera: cameraName(text(tags.Make), text(tags.Model)),
    lens: text(tags.LensModel),
    focalLength: positive(tags.FocalLength, 100_000),
    aperture: positive(tags.FNumber, 10_000),
    shutter: positive(tags.ExposureTime, 1_000_000),
    iso: iso === null ? null : Math.round(iso) || null,
    takenAt: localTime(tags.DateTimeOriginal),
  };
}

/** The EXIF block from its TIFF header on; formats put different things before it. */
function blockOf(exif: Buffer): Uint8Array | undefined {
  const starts = ['II*\0', 'MM\0*'].map((mark) => exif.subarray(0, 32).indexOf(mark, 0, 'latin1'));
  const start = Math.min(...starts.filter((at) => at >= 0));
  return Number.isFinite(start) ? new Uint8Array(exif.subarray(start, start + longestBlock)) : undefined;
}

function requestFor({ format, file, exif }: ImageHeader): ExposureRequest | undefined {
  if (format === 'tiff') return { tiff: file };
  const block = exif && blockOf(exif);
  return block && { block };
}

/** Reads the exposure data, the same way for every format. Never throws: what cannot be read is null. */
export async function readExposure(header: ImageHeader): Promise<Exposure> {
  try {
    const request = requestFor(header);
    return exposureOf(request ? await runIsolated<ExposureTags>('exposureThread', request, readingLimits) : {});
  } catch {
    return exposureOf({});
  }
}
