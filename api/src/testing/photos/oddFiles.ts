/** Files that every browser draws whole though something in them is odd, and TIFF files of several pictures. */
import { readFile } from 'node:fs/promises';
import { jpegPhoto } from './photographs.ts';

/** Position of a segment of a JPEG, from its marker on. */
function segment(jpeg: Buffer, marker: number): number {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) if (jpeg[at + 1] === marker) return at;
  throw new Error('The file has no such segment');
}

const put = (jpeg: Buffer, at: number, ...added: number[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, at), Buffer.from(added), jpeg.subarray(at)]);

/** Adobe's segment, with a kind of colours that nobody has defined. */
const adobe = [0xff, 0xee, 0, 14, ...Buffer.from('Adobe'), 0, 100, 0, 0, 0, 0, 9];

/** A JPEG of three bands, and what is odd about it. */
export const oddJpegs = {
  'whose scan names other coefficients': (jpeg: Buffer) => {
    const at = segment(jpeg, 0xda);
    const after = at + 5 + 2 * (jpeg[at + 4] ?? 0);
    return Buffer.concat([jpeg.subarray(0, after), Buffer.from([1, 0, 0x11]), jpeg.subarray(after + 3)]);
  },
  'of an unknown version of JFIF': (jpeg: Buffer) => {
    const jfif = [0xff, 0xe0, 0, 16, ...Buffer.from('JFIF\0'), 7, 1, 0, 0, 1, 0, 1, 0, 0];
    return put(jpeg, 2, ...jfif);
  },
  'of an unknown kind of colours': (jpeg: Buffer) => put(jpeg, 2, ...adobe),
  'with bytes between its segments': (jpeg: Buffer) => put(jpeg, segment(jpeg, 0xc0), 0, 1, 2, 3),
  'without an end': (jpeg: Buffer) => jpeg.subarray(0, -2),
  'with something behind its end': (jpeg: Buffer) => Buffer.concat([jpeg, Buffer.from('Samsung trailer\xff\xd8')]),
} satisfies Record<string, (jpeg: Buffer) => Buffer>;

/** A JPEG of which some pixels are missing, odd as well: what is mended may not hide that. */
export async function oddAndCutOff(share: number): Promise<Buffer> {
  const odd = oddJpegs['whose scan names other coefficients'](await jpegPhoto());
  return odd.subarray(0, Math.floor(odd.length * share));
}

/** An HEIC with bytes behind its last box. */
export async function heicWithTrailer(trailer: Buffer): Promise<Buffer> {
  return Buffer.concat([await readFile(new URL('./colours/heic/8-none.heic', import.meta.url)), trailer]);
}

/** A picture of a TIFF: tags with their numbers, and grey pixels of one light. */
interface Picture {
  width: number;
  height: number;
  light: number;
  tags?: Record<number, number>;
}

/**
 * A TIFF of several pictures: those of `pages` follow each other, those of `below` are SubIFDs of the first. Width and height are
 * their only differences beside the tags given.
 */
export function tiffOfPictures(pages: Picture[], below: Picture[] = []): Buffer {
  const parts: Buffer[] = [Buffer.from('II*\0\0\0\0\0', 'latin1')];
  let length = 8;
  const add = (bytes: Buffer) => {
    parts.push(bytes);
    length += bytes.length;
    return length - bytes.length;
  };
  const directory = ({ width, height, light, tags = {} }: Picture, more: Record<number, number>, next: number) => {
    const strip = add(Buffer.alloc(width * height, light));
    const plain = {
      256: width,
      257: height,
      258: 8,
      259: 1,
      262: 1,
      273: strip,
      277: 1,
      278: height,
      279: width * height,
    };
    const fields = Object.entries({ ...plain, ...more, ...tags });
    const bytes = Buffer.alloc(2 + fields.length * 12 + 4);
    bytes.writeUInt16LE(fields.length, 0);
    fields.forEach(([tag, value], index) => {
      bytes.writeUInt16LE(Number(tag), 2 + index * 12);
      bytes.writeUInt16LE(4, 4 + index * 12);
      bytes.writeUInt32LE(1, 6 + index * 12);
      bytes.writeUInt32LE(value, 10 + index * 12);
    });
    bytes.writeUInt32LE(next, bytes.length - 4);
    return add(bytes);
  };
  const [first] = below.map((picture) => directory(picture, {}, 0));
  let next = 0;
  for (const [index, picture] of [...pages.entries()].reverse())
    next = directory(picture, index === 0 && first !== undefined ? { 330: first } : {}, next);
  parts[0]?.writeUInt32LE(next, 4);
  return Buffer.concat(parts);
}
