/** Where files say by numbers which colours they hold (cicp.ts): HEIC and AVIF in a box `colr`, PNG in a chunk `cICP`. */
import { open, type FileHandle } from 'node:fs/promises';
import type { Cicp } from './cicp.ts';
import type { SourceFormat } from './sniff.ts';

/** Bytes of the description of an HEIF file that are read; that of a photo of 512 tiles has some 30,000. */
const longestMeta = 1_000_000;

interface Box {
  type: string;
  content: Buffer;
}

/** The boxes of ISO/IEC 14496-12 that follow each other in `bytes`; what is cut off ends them. */
function boxesOf(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const short = bytes.readUInt32BE(at);
    const long = short === 1 && at + 16 <= bytes.length;
    const length = short === 0 ? bytes.length - at : long ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    const head = long ? 16 : 8;
    if (length < head || at + length > bytes.length) break;
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), content: bytes.subarray(at + head, at + length) });
    at += length;
  }
  return boxes;
}

const boxOf = (boxes: Box[], type: string): Buffer | undefined => boxes.find((box) => box.type === type)?.content;

/** The properties of an item, by their numbers from 1 on (`ipma`, ISO/IEC 23008-12 §9.3). */
function propertiesOf(item: number, ipma: Buffer): number[] {
  const [version, wide] = [ipma.readUInt8(0), (ipma.readUInt8(3) & 1) === 1];
  let at = 8;
  for (let entry = ipma.readUInt32BE(4); entry > 0; entry--) {
    const id = version < 1 ? ipma.readUInt16BE(at) : ipma.readUInt32BE(at);
    at += version < 1 ? 2 : 4;
    const properties: number[] = [];
    for (let left = ipma.readUInt8(at++); left > 0; left--) {
      // The highest bit says whether a reader has to know the property.
      properties.push(wide ? ipma.readUInt16BE(at) & 0x7fff : ipma.readUInt8(at) & 0x7f);
      at += wide ? 2 : 1;
    }
    if (id === item) return properties;
  }
  return [];
}

/** The `nclx` of the primary item in the content of a box `meta`. */
function nclxOf(meta: Buffer): Cicp | null {
  const described = boxesOf(meta.subarray(4));
  const pitm = boxOf(described, 'pitm');
  const iprp = boxesOf(boxOf(described, 'iprp') ?? Buffer.alloc(0));
  const ipma = boxOf(iprp, 'ipma');
  if (!pitm || !ipma) return null;
  const primary = pitm.readUInt8(0) === 0 ? pitm.readUInt16BE(4) : pitm.readUInt32BE(4);
  const properties = boxesOf(boxOf(iprp, 'ipco') ?? Buffer.alloc(0));
  const named = propertiesOf(primary, ipma)
    .map((number) => properties[number - 1])
    .find((box) => box?.type === 'colr' && box.content.toString('latin1', 0, 4) === 'nclx');
  return named ? { primaries: named.content.readUInt16BE(4), transfer: named.content.readUInt16BE(6) } : null;
}

/** Bytes of a file; fewer at its end. */
async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}

async function heifColours(file: FileHandle): Promise<Cicp | null> {
  for (let at = 0, boxes = 0; boxes < 64; boxes++) {
    const head = await bytesAt(file, at, 16);
    if (head.length < 8) return null;
    const length = head.readUInt32BE(0);
    // Longer boxes hold pixels; the description stands before them and is short.
    if (length < 8) return null;
    if (head.toString('latin1', 4, 8) === 'meta')
      return nclxOf(await bytesAt(file, at + 8, Math.min(length - 8, longestMeta)));
    at += length;
  }
  return null;
}

async function pngColours(file: FileHandle): Promise<Cicp | null> {
  // The chunk has to stand before the pixels; only a few others do.
  for (let at = 8, chunks = 0; chunks < 256; chunks++) {
    const head = await bytesAt(file, at, 12);
    const type = head.toString('latin1', 4, 8);
    if (head.length < 12 || type === 'IDAT') return null;
    if (type === 'cICP') return { primaries: head.readUInt8(8), transfer: head.readUInt8(9) };
    at += 12 + head.readUInt32BE(0);
  }
  return null;
}

/** The colours that a file names by numbers; null where it names none, or none that can be read. */
export async function namedColours(path: string, format: SourceFormat): Promise<Cicp | null> {
  const read = { heic: heifColours, avif: heifColours, png: pngColours }[format as string];
  if (!read) return null;
  const file = await open(path);
  try {
    return await read(file);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  } finally {
    await file.close();
  }
}
