/** TIFF field types: 16-bit and 32-bit numbers, bytes. */
const types = { short: 3, long: 4, bytes: 7 } as const;

interface Field {
  tag: number;
  type: keyof typeof types;
  count: number;
  value: number;
}

/**
 * Puts decoded RGBA pixels into an uncompressed TIFF (TIFF 6.0) together with their ICC profile. Raw pixels cannot carry
 * a profile into libvips, and an iPhone's Display P3 taken for sRGB looks pale.
 */
export function tiffEnvelope(width: number, height: number, rgba: Uint8ClampedArray, icc?: Uint8Array): Buffer {
  const start = 8;
  const bitsAt = start + rgba.length + (rgba.length % 2);
  const iccAt = bitsAt + 8;
  const directoryAt = iccAt + (icc ? icc.length + (icc.length % 2) : 0);
  const fields: Field[] = [
    { tag: 256, type: 'long', count: 1, value: width },
    { tag: 257, type: 'long', count: 1, value: height },
    { tag: 258, type: 'short', count: 4, value: bitsAt },
    { tag: 259, type: 'short', count: 1, value: 1 }, // not compressed
    { tag: 262, type: 'short', count: 1, value: 2 }, // RGB
    { tag: 273, type: 'long', count: 1, value: start },
    { tag: 277, type: 'short', count: 1, value: 4 },
    { tag: 278, type: 'long', count: 1, value: height },
    { tag: 279, type: 'long', count: 1, value: rgba.length },
    { tag: 338, type: 'short', count: 1, value: 2 }, // the fourth sample is alpha, not premultiplied
    ...(icc ? [{ tag: 34675, type: 'bytes', count: icc.length, value: iccAt } as const] : []),
  ];
  const tiff = Buffer.allocUnsafeSlow(directoryAt + 2 + fields.length * 12 + 4);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(directoryAt, 4);
  tiff.set(rgba, start);
  for (let sample = 0; sample < 4; sample++) tiff.writeUInt16LE(8, bitsAt + sample * 2);
  if (icc) tiff.set(icc, iccAt);
  tiff.writeUInt16LE(fields.length, directoryAt);
  fields.forEach(({ tag, type, count, value }, index) => {
    const at = directoryAt + 2 + index * 12;
    tiff.writeUInt16LE(tag, at);
    tiff.writeUInt16LE(types[type], at + 2);
    tiff.writeUInt32LE(count, at + 4);
    tiff.writeUInt32LE(value, at + 8);
  });
  tiff.writeUInt32LE(0, tiff.length - 4);
  return tiff;
}
