import { open, type FileHandle } from 'node:fs/promises';
import { ImageRefused } from './refusal.ts';

/** A format in which entries are accepted (docs/product.md §2). */
export type SourceFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'tiff' | 'heic';

/** The media type under which an original is served. */
export const contentTypes: Record<SourceFormat, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  tiff: 'image/tiff',
  heic: 'image/heic',
};

const avifBrands = ['avif', 'avis'];
const heicBrands = ['heic', 'heix', 'hevc', 'hevx'];

/** Brands of the `ftyp` box: `mif1` says nothing of the codec, hence the compatible brands are read as well. */
function heifFormat(head: Buffer): SourceFormat | undefined {
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands = [head.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(head.toString('latin1', at, at + 4));
  if (avifBrands.includes(brands[0] ?? '')) return 'avif';
  if (heicBrands.includes(brands[0] ?? '')) return 'heic';
  if (brands[0] !== 'mif1' && brands[0] !== 'msf1') return undefined;
  if (brands.some((brand) => avifBrands.includes(brand))) return 'avif';
  return brands.some((brand) => heicBrands.includes(brand)) ? 'heic' : undefined;
}

/** How raw files of cameras begin that are no TIFF, or say at once that they are more: CR2, ORF, RW2, RAF, X3F, CR3. */
const rawBeginnings = /^(II\*\0.{4}CR|IIR[OS]|MMOR|IIU\0|FUJIFILMCCD-RAW|FOVb|.{4}ftypcrx )/s;

/** The format of a file by its first bytes; a name or a declared media type says nothing. Undefined: not accepted. */
function formatOf(head: Buffer): SourceFormat | undefined {
  if (head.length < 16) return undefined;
  const text = head.toString('latin1', 0, 16);
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp';
  if (/^(II[*+]\0|MM\0[*+])/.test(text)) return 'tiff';
  return text.startsWith('ftyp', 4) ? heifFormat(head) : undefined;
}

/**
 * Whether the boxes of an HEIF file (HEIC, AVIF) that hold the picture end within it. The decoders fill what a cut-off upload lacks
 * with grey, and say nothing. Behind the picture some phones and programs put texts of their own, which are no boxes.
 */
async function boxesAreWhole(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat();
  const header = Buffer.alloc(16);
  const whole = new Set<string>();
  const hasPicture = () => whole.has('meta') && whole.has('mdat');
  // A photo has a handful of top-level boxes; a file of thousands of empty ones is not worth the walk.
  for (let at = 0, boxes = 0; boxes < 64; boxes++) {
    const { bytesRead } = await file.read(header, 0, 16, at);
    if (bytesRead < 8) return bytesRead === 0 || hasPicture();
    const short = header.readUInt32BE(0);
    if (short === 0) return true;
    const type = header.toString('latin1', 4, 8);
    const length = short === 1 ? Number(header.readBigUInt64BE(8)) : short;
    if (length < 8 || at + length > size) return hasPicture() && type !== 'mdat' && type !== 'meta';
    whole.add(type);
    at += length;
  }
  return false;
}

/**
 * The format of an uploaded file.
 * @throws ImageRefused UNSUPPORTED_FORMAT, of a raw file too that is no TIFF; IMAGE_DAMAGED for an HEIF file that is cut off
 */
export async function sniff(path: string): Promise<SourceFormat> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(256), 0, 256, 0);
    if (rawBeginnings.test(buffer.toString('latin1', 0, 16)))
      throw new ImageRefused('UNSUPPORTED_FORMAT', { raw: true });
    const format = formatOf(buffer.subarray(0, bytesRead));
    if (!format) throw new ImageRefused('UNSUPPORTED_FORMAT');
    if ((format === 'avif' || format === 'heic') && !(await boxesAreWhole(file)))
      throw new ImageRefused('IMAGE_DAMAGED');
    return format;
  } finally {
    await file.close();
  }
}
