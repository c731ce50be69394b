/** Files that the service must refuse. */
import { crc32, createDeflate } from 'node:zlib';
import { jpegPhoto } from './photographs.ts';

/** The first part of a JPEG, as a broken upload leaves it. */
export async function truncatedPhoto(share = 0.6): Promise<Buffer> {
  const whole = await jpegPhoto();
  return whole.subarray(0, Math.floor(whole.length * share));
}

/** A JPEG with a part of its middle overwritten, as a failing memory card leaves it. */
export async function scratchedPhoto(): Promise<Buffer> {
  const whole = Buffer.from(await jpegPhoto());
  return whole.fill(0xff, Math.floor(whole.length * 0.4), Math.floor(whole.length * 0.5));
}

/** An SVG: a picture to a browser, a script to an attacker. */
export const svgFile = (): Buffer =>
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000"><rect width="9" height="9"/></svg>');

/** Text under the name of a JPEG. */
export const textFile = (): Buffer => Buffer.from('This is not a photo, whatever its name says.\n'.repeat(50));

/** The first bytes of a GIF and of a PDF. */
export const gifFile = (): Buffer => Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
export const pdfFile = (): Buffer =>
  Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** A chunk of a PNG: length, name, data, checksum over name and data. */
function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** One-bit black rows of `size` pixels, deflated row by row: the pixels are never whole in memory. */
async function blackRows(size: number): Promise<Buffer> {
  const deflate = createDeflate({ level: 9 });
  const parts: Buffer[] = [];
  deflate.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise((resolve, reject) => deflate.once('end', resolve).once('error', reject));
  const row = Buffer.alloc(1 + Math.ceil(size / 8));
  for (let y = 0; y < size; y++) {
    if (!deflate.write(row)) await new Promise((resolve) => deflate.once('drain', resolve));
  }
  deflate.end();
  await done;
  return Buffer.concat(parts);
}

/** A whole, valid black PNG of `size` × `size` pixels in some kilobytes: decoded it fills the memory. */
export async function hugePng(size = 30_000): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', await blackRows(size)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
