/** The thread that reads EXIF: the reader can hang, or throw beside its promise, on a file made for it. */
import exifr from 'exifr';
import { readFile } from 'node:fs/promises';
import { answerInThread } from '../../../platform/threads/answerInThread.ts';

/** The tags that are read; no other leaves the file. */
const exposureTags = [
  'Make',
  'Model',
  'LensModel',
  'FocalLength',
  'FNumber',
  'ApertureValue',
  'ExposureTime',
  'ShutterSpeedValue',
  'ISO',
  'RecommendedExposureIndex',
  'StandardOutputSensitivity',
  'ISOSpeed',
  'DateTimeOriginal',
] as const;

/** Tags that the camera wrote: strings, numbers, or any value that a broken file holds. */
export type ExposureTags = Partial<Record<(typeof exposureTags)[number], unknown>>;

/** Where the tags stand: an EXIF block, from its TIFF header on, or a TIFF file. */
export type ExposureRequest = { block: Uint8Array } | { tiff: string };

// Not revived: a date of EXIF has no zone, and a Date would put the server's own into it.
const options = {
  pick: [...exposureTags],
  reviveValues: false,
  translateValues: false,
  xmp: false,
  iptc: false,
  icc: false,
};

answerInThread(async (request: ExposureRequest): Promise<ExposureTags> => {
  const bytes = 'block' in request ? request.block : await readFile(request.tiff);
  // Tags that the reader cannot parse count as absent for good; a file that could not be opened fails the thread.
  const tags = await (exifr.parse(bytes, options) as Promise<ExposureTags | undefined>).catch(() => undefined);
  return tags ?? {};
});
