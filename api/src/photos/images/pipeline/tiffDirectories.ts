/** The directories of a TIFF file (TIFF 6.0, and Adobe's supplement on SubIFDs): which of its pictures is the photo. */
import { open, type FileHandle } from 'node:fs/promises';

/** Where the photo is: its number among the pictures that follow each other, or among those below the first. */
export type TiffPlace = { page: number } | { subifd: number };

/** The tags of a directory that are used here. */
interface Directory {
  /** Smaller than another picture of the file (NewSubfileType). */
  preview: boolean;
  /** Values of a sensor, not colours. */
  sensor: boolean;
  dng: boolean;
  below: number[];
  next: number;
}

/** Directories that are read, of those that follow each other and of those below. */
const most = 32;
const tags = { subfile: 254, compression: 259, photometric: 262, subIfds: 330, dngVersion: 50_706 };
/** Colour filter array, and linear raw (DNG). */
const sensorPhotometrics = [32_803, 34_892];
/** Compressions of Sony, Nikon and Pentax for the values of a sensor. */
const sensorCompressions = [32_767, 34_713, 65_535];

class Reader {
  readonly #file: FileHandle;
  readonly #little: boolean;

  constructor(file: FileHandle, little: boolean) {
    this.#file = file;
    this.#little = little;
  }

  async bytes(at: number, length: number): Promise<Buffer> {
    const { buffer, bytesRead } = await this.#file.read(Buffer.alloc(length), 0, length, at);
    return buffer.subarray(0, bytesRead);
  }

  short = (bytes: Buffer, at: number) => (this.#little ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  long = (bytes: Buffer, at: number) => (this.#little ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));

  /** The numbers of a field that is `at` in a directory. */
  async values(directory: Buffer, at: number): Promise<number[]> {
    const short = this.short(directory, at + 2) === 3;
    const count = Math.min(this.long(directory, at + 4), most);
    const size = short ? 2 : 4;
    const inside = count * size <= 4;
    const bytes = inside ? directory.subarray(at + 8) : await this.bytes(this.long(directory, at + 8), count * size);
    return Array.from({ length: count }, (_, i) => (short ? this.short(bytes, i * 2) : this.long(bytes, i * 4)));
  }

  async directory(at: number): Promise<Directory> {
    const count = this.short(await this.bytes(at, 2), 0);
    const bytes = await this.bytes(at + 2, count * 12 + 4);
    const found: Directory = { preview: false, sensor: false, dng: false, below: [], next: 0 };
    for (let index = 0; index < count; index++) {
      const field = index * 12;
      const tag = this.short(bytes, field);
      if (!Object.values(tags).includes(tag)) continue;
      if (tag === tags.dngVersion) found.dng = true;
      else {
        const values = await this.values(bytes, field);
        if (tag === tags.subfile) found.preview = ((values[0] ?? 0) & 1) === 1;
        if (tag === tags.photometric) found.sensor ||= sensorPhotometrics.includes(values[0] ?? 0);
        if (tag === tags.compression) found.sensor ||= sensorCompressions.includes(values[0] ?? 0);
        if (tag === tags.subIfds) found.below = values;
      }
    }
    found.next = this.long(bytes, count * 12);
    return found;
  }
}

/** The directories that follow each other, and those below the first. */
async function directoriesOf(file: FileHandle): Promise<{ pages: Directory[]; below: Directory[] }> {
  const head = await file.read(Buffer.alloc(8), 0, 8, 0);
  const reader = new Reader(file, head.buffer.toString('latin1', 0, 2) === 'II');
  const pages: Directory[] = [];
  for (let at = reader.long(head.buffer, 4); at && pages.length < most; at = pages.at(-1)?.next ?? 0)
    pages.push(await reader.directory(at));
  const below: Directory[] = [];
  for (const at of pages[0]?.below ?? []) below.push(await reader.directory(at));
  return { pages, below };
}

/**
 * Finds the photo in a TIFF: the first picture that is no preview.
 * @returns `raw` for a raw file of a camera (DNG, NEF, ARW, PEF), whose photo is not made yet; the first picture where the
 *   directories cannot be read: the decoder says more
 */
export async function findPhoto(path: string): Promise<TiffPlace | 'raw'> {
  const file = await open(path);
  try {
    const { pages, below } = await directoriesOf(file);
    if ([...pages, ...below].some(({ sensor, dng }) => sensor || dng)) return 'raw';
    const page = pages.findIndex(({ preview }) => !preview);
    if (page >= 0) return { page };
    const subifd = below.findIndex(({ preview }) => !preview);
    return subifd >= 0 ? { subifd } : { page: 0 };
  } catch (error) {
    if (error instanceof RangeError) return { page: 0 };
    throw error;
  } finally {
    await file.close();
  }
}
