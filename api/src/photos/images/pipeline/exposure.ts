import { inThread } from '../../../platform/threads/inThread.ts';
import type { ExposureRequest, ExposureTags } from './exposureThread.ts';
import type { ImageHeader } from './decode.ts';

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

/** For reading EXIF: a sound block takes a few milliseconds, while up to five threads beside it decode and encode. */
const readingLimits = { ms: 20_000, heapMb: 128 };
const exposureThread = new URL('./exposureThread.ts', import.meta.url);
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

/** The largest sensitivity that the tag of the first EXIF can hold; it stands for a larger one, too. */
const fullIso = 65_535;

/** The sensitivity: where the first tag is full, or missing, EXIF 2.3 and later write it into one of three wider ones. */
function sensitivity({
  ISO,
  RecommendedExposureIndex,
  StandardOutputSensitivity,
  ISOSpeed,
}: ExposureTags): number | null {
  const [first, ...wider] = [ISO, RecommendedExposureIndex, StandardOutputSensitivity, ISOSpeed].map((value) =>
    positive(value, 10_000_000),
  );
  if (first && first < fullIso) return first;
  return wider.find((value) => value && value >= (first ?? 0)) ?? first ?? null;
}

/** A power of two, as APEX writes apertures and times. */
function power(value: unknown, factor: number): number | null {
  const number: unknown = Array.isArray(value) ? value[0] : value;
  return typeof number === 'number' ? 2 ** (number * factor) : null;
}

/** Cleans what the reader found; anything unusable becomes null. */
export function exposureOf(tags: ExposureTags): Exposure {
  const iso = sensitivity(tags);
  return {
    camera: cameraName(text(tags.Make), text(tags.Model)),
    lens: text(tags.LensModel),
    focalLength: positive(tags.FocalLength, 100_000),
    aperture: positive(tags.FNumber, 10_000) ?? positive(power(tags.ApertureValue, 1 / 2), 10_000),
    shutter: positive(tags.ExposureTime, 1_000_000) ?? positive(power(tags.ShutterSpeedValue, -1), 1_000_000),
    iso: iso === null ? null : Math.round(iso) || null,
    takenAt: localTime(tags.DateTimeOriginal),
  };
}

/** Exposure data of a photo without any that can be read. */
export const noExposure: Exposure = exposureOf({});

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

/**
 * Reads the exposure data, the same way for every format. A value that is missing or cannot be read is null.
 * @returns null when the reader has not answered: it had no time or could not be started, and may be asked again
 */
export async function readExposure(header: ImageHeader): Promise<Exposure | null> {
  const request = requestFor(header);
  if (!request) return noExposure;
  try {
    return exposureOf(await inThread<ExposureTags>(exposureThread, request, readingLimits));
  } catch {
    return null;
  }
}
