import { maxBytes } from '../entry/fileCheck.ts';

/** Most pixels of a photo (docs/product.md §2). */
const maxPixels = 100_000_000;

/** Bytes at the start of a file that tell what it is; the size of a JPEG may stand behind long metadata. */
const headBytes = 512 * 1024;

/** Facts about a photo that the bytes of its file tell. */
export interface FileFacts {
  format: 'JPEG' | 'PNG' | 'WebP' | 'AVIF' | 'HEIC' | 'TIFF';
  /** Width and height as stored, in pixels; null where the start of the file does not say. */
  pixels: { width: number; height: number } | null;
}

/** Why a file cannot be entered. */
export type FileProblem = 'fileEmpty' | 'fileTooLarge' | 'fileKind' | 'fileTooSmall' | 'fileTooManyPixels';

const text = (bytes: DataView, at: number, length: number): string =>
  Array.from({ length: Math.min(length, bytes.byteLength - at) }, (_, index) =>
    String.fromCharCode(bytes.getUint8(at + index)),
  ).join('');

/** Width and height out of the frame header of a JPEG, which stands behind its metadata. */
function jpegPixels(bytes: DataView): FileFacts['pixels'] {
  for (let at = 2; at + 9 < bytes.byteLength;) {
    if (bytes.getUint8(at) !== 0xff) return null;
    const marker = bytes.getUint8(at + 1);
    // Frame headers: C0–CF, but for the tables among them.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: bytes.getUint16(at + 5), width: bytes.getUint16(at + 7) };
    at += marker === 0xff ? 1 : 2 + bytes.getUint16(at + 2);
  }
  return null;
}

/** Width and height of a WebP, in one of its three forms. */
function webpPixels(bytes: DataView): FileFacts['pixels'] {
  if (bytes.byteLength < 30) return null;
  switch (text(bytes, 12, 4)) {
    case 'VP8X': {
      const three = (at: number) => bytes.getUint16(at, true) + (bytes.getUint8(at + 2) << 16) + 1;
      return { width: three(24), height: three(27) };
    }
    case 'VP8 ':
      return { width: bytes.getUint16(26, true) & 0x3fff, height: bytes.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = bytes.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    default:
      return null;
  }
}

const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

/** Facts in the first bytes of a file; null when it is none of the formats that can be entered. */
export function factsOf(bytes: DataView): FileFacts | null {
  if (bytes.byteLength < 12) return null;
  const start = bytes.getUint32(0);
  if (start >>> 8 === 0xffd8ff) return { format: 'JPEG', pixels: jpegPixels(bytes) };
  if (start === 0x89504e47) {
    const whole = bytes.byteLength >= 24;
    return { format: 'PNG', pixels: whole ? { width: bytes.getUint32(16), height: bytes.getUint32(20) } : null };
  }
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 4) === 'WEBP')
    return { format: 'WebP', pixels: webpPixels(bytes) };
  if (start === 0x49492a00 || start === 0x4d4d002a) return { format: 'TIFF', pixels: null };
  if (text(bytes, 4, 4) === 'ftyp') {
    const brands = text(bytes, 8, Math.min(bytes.getUint32(0), 64) - 8);
    if (/avi[fs]/.test(brands)) return { format: 'AVIF', pixels: null };
    if (heicBrands.some((brand) => brands.includes(brand))) return { format: 'HEIC', pixels: null };
  }
  return null;
}

const read = (blob: Blob): Promise<ArrayBuffer> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'));
    reader.readAsArrayBuffer(blob);
  });

/**
 * Looks at the bytes of a file before it is sent, whatever its name says. Problems that cannot be seen here are left to the service,
 * which has the last word.
 * @param minLongerSide shortest longer side that the competition takes, in pixels
 */
export async function problemOf(file: Blob, minLongerSide: number): Promise<FileProblem | null> {
  if (file.size === 0) return 'fileEmpty';
  if (file.size > maxBytes) return 'fileTooLarge';
  const facts = factsOf(new DataView(await read(file.slice(0, headBytes))));
  if (!facts) return 'fileKind';
  if (!facts.pixels) return null;
  const { width, height } = facts.pixels;
  if (width * height > maxPixels) return 'fileTooManyPixels';
  return Math.max(width, height) < minLongerSide ? 'fileTooSmall' : null;
}
