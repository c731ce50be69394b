import { numberBytes } from './encoding.ts';

/** All ballots of a competition, in the order of the log: by batch, then by number. */
export interface CountFile {
  /** Ids of the images, at most 65,536. */
  imageIds: Uint32Array;
  /** 12 bytes a ballot. */
  numbers: Uint8Array;
  /** Index into `imageIds`, one a ballot. */
  image: Uint16Array;
  /** Points, one a ballot; 255 is a withdrawal. */
  point: Uint8Array;
  /** Row of the ballot that it replaces, or -1; one a ballot. */
  replaced: Int32Array;
}

/** Media type of the file. */
export const countFileType = 'application/vnd.photo-count';

const headBytes = 16;
const imageBytes = 4;
const changeBytes = 8;
/** Number 12, image 2, point 1. */
const rowBytes = numberBytes + 3;

/** Most images that the file can name. */
export const mostImages = 65_536;

/** The fault of a file, in a few words; `row` is the ballot's place in it. */
export class CountFileError extends RangeError {
  readonly row: number | undefined;

  constructor(message: string, row?: number) {
    super(message);
    this.row = row;
  }
}

/**
 * Writes columns, which compress better than rows, numbers lowest byte first:
 * `PCC1` | ballots u32 | images u32 | changes u32 | image ids u32[] | numbers 12[] | image indexes: low bytes, high bytes |
 * points u8[] | changes, by rising row: row u32, replaced row u32.
 * @throws RangeError for more than 65,536 images
 */
export function encodeCountFile({ imageIds, numbers, image, point, replaced }: CountFile): Uint8Array {
  if (imageIds.length > mostImages) throw new RangeError('more images than the file can name');
  const n = point.length;
  const changes = replaced.reduce((count, row) => (row < 0 ? count : count + 1), 0);
  const out = new Uint8Array(headBytes + imageIds.length * imageBytes + n * rowBytes + changes * changeBytes);
  const view = new DataView(out.buffer);
  view.setUint32(0, 0x50434331);
  [n, imageIds.length, changes].forEach((value, i) => view.setUint32(4 + 4 * i, value, true));
  let at = headBytes;
  for (const id of imageIds) {
    view.setUint32(at, id, true);
    at += imageBytes;
  }
  out.set(numbers, at);
  at += n * numberBytes;
  for (let i = 0; i < n; i++) {
    const index = image[i] ?? 0;
    out[at + i] = index & 0xff;
    out[at + n + i] = index >>> 8;
  }
  out.set(point, at + 2 * n);
  at += 3 * n;
  replaced.forEach((old, row) => {
    if (old < 0) return;
    view.setUint32(at, row, true);
    view.setUint32(at + 4, old, true);
    at += changeBytes;
  });
  return out;
}

function readImages(view: DataView, count: number): Uint32Array {
  const ids = Uint32Array.from({ length: count }, (_, i) => view.getUint32(headBytes + imageBytes * i, true));
  for (let i = 1; i < count; i++)
    if ((ids[i - 1] ?? 0) >= (ids[i] ?? 0)) throw new CountFileError('image ids do not rise');
  return ids;
}

/** Reads the changes from `at` to the end of the file. */
function readChanges(view: DataView, at: number, n: number): Int32Array {
  const replaced = new Int32Array(n).fill(-1);
  let before = -1;
  for (; at < view.byteLength; at += changeBytes) {
    const row = view.getUint32(at, true);
    const old = view.getUint32(at + 4, true);
    if (row >= n) throw new CountFileError('a change names a ballot that is not there');
    if (old >= n) throw new CountFileError('a ballot replaces one that is not there', row);
    if (row <= before) throw new CountFileError('a ballot replaces several', row);
    replaced[row] = old;
    before = row;
  }
  return replaced;
}

/**
 * Reads the file. Each content has one form, so that equal files are equal to the byte.
 * @returns columns over the bytes given where these fit
 * @throws CountFileError for anything that `encodeCountFile` does not write
 */
export function decodeCountFile(bytes: Uint8Array): CountFile {
  if (bytes.length < headBytes) throw new CountFileError('not a count file');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0) !== 0x50434331) throw new CountFileError('not a count file');
  const n = view.getUint32(4, true);
  const images = view.getUint32(8, true);
  const changes = view.getUint32(12, true);
  if (bytes.length !== headBytes + images * imageBytes + n * rowBytes + changes * changeBytes || images > mostImages)
    throw new CountFileError('the length is wrong');
  const imageIds = readImages(view, images);
  const start = headBytes + images * imageBytes;
  const low = start + n * numberBytes;
  const image = new Uint16Array(n);
  for (let i = 0; i < n; i++) {
    const index = (bytes[low + i] ?? 0) | ((bytes[low + n + i] ?? 0) << 8);
    if (index >= images) throw new CountFileError('a ballot names an image that is not there', i);
    image[i] = index;
  }
  const numbers = bytes.subarray(start, low);
  const point = bytes.subarray(low + 2 * n, low + 3 * n);
  return { imageIds, numbers, image, point, replaced: readChanges(view, low + 3 * n, n) };
}
