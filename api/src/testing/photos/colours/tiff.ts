/** An uncompressed TIFF of six patches, with numbers of any kind and any profile: sharp would convert both. */

/** The grid of the patches: three beside each other, in two rows. */
export const columns = 3;
export const rows = 2;
/** Pixels on each side of a patch. */
export const side = 80;

/** The photometric interpretation (TIFF 6.0, tag 262), and the number of samples beside transparency. */
const photometrics = { grey: [1, 1], rgb: [2, 3], palette: [3, 1], cmyk: [5, 4] } as const;

/** The picture of a TIFF. */
export interface TiffOptions {
  space: keyof typeof photometrics;
  bits: 8 | 16;
  /** A number of 0 to 255 for each sample of each patch; with 16 bits they are 257 times as large. */
  patches: readonly (readonly number[])[];
  icc?: Buffer | undefined;
  /** Whether an opaque fourth sample follows. */
  alpha?: boolean;
}

/** Rows of pixels, sample by sample. */
function strip({ bits, patches, alpha }: TiffOptions, palette: boolean): Buffer {
  const bytes: Buffer[] = [];
  const sample = (value: number) => (bits === 16 ? [value, value] : [value]);
  for (let row = 0; row < rows; row++) {
    const line = Array.from({ length: columns }, (_, column) => {
      const index = row * columns + column;
      const samples = palette ? [index] : [...(patches[index] ?? []), ...(alpha ? [255] : [])];
      return Buffer.concat(Array.from({ length: side }, () => Buffer.from(samples.flatMap(sample))));
    });
    const whole = Buffer.concat(line);
    for (let y = 0; y < side; y++) bytes.push(whole);
  }
  return Buffer.concat(bytes);
}

/** Makes the file: its pixels, then what does not fit into fields, then the directory. */
export function tiffOf(options: TiffOptions): Buffer {
  const { space, bits, icc, alpha = false, patches } = options;
  const [photometric, colours] = photometrics[space];
  const samples = colours + (alpha ? 1 : 0);
  const parts: Buffer[] = [Buffer.alloc(8), strip(options, space === 'palette')];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  const put = (bytes: Buffer): number => {
    const at = length();
    parts.push(bytes, Buffer.alloc(bytes.length % 2));
    return at;
  };
  const shorts = (values: readonly number[]) => Buffer.from(new Uint16Array(values).buffer);
  const table = [0, 1, 2].flatMap((band) => Array.from({ length: 256 }, (_, i) => (patches[i]?.[band] ?? 0) * 257));
  const pixels = parts[1]?.length ?? 0;
  const fields: [tag: number, type: number, count: number, value: number][] = [
    [256, 4, 1, columns * side],
    [257, 4, 1, rows * side],
    [258, 3, samples, samples > 2 ? put(shorts(Array.from({ length: samples }, () => bits))) : bits],
    [259, 3, 1, 1],
    [262, 3, 1, photometric],
    [273, 4, 1, 8],
    [277, 3, 1, samples],
    [278, 4, 1, rows * side],
    [279, 4, 1, pixels],
    ...(space === 'palette' ? [[320, 3, 768, put(shorts(table))] as [number, number, number, number]] : []),
    ...(alpha ? [[338, 3, 1, 2] as [number, number, number, number]] : []),
    ...(icc ? [[34675, 7, icc.length, put(icc)] as [number, number, number, number]] : []),
  ];
  const directory = Buffer.alloc(2 + fields.length * 12 + 4);
  directory.writeUInt16LE(fields.length, 0);
  fields.forEach(([tag, type, count, value], index) => {
    const at = 2 + index * 12;
    directory.writeUInt16LE(tag, at);
    directory.writeUInt16LE(type, at + 2);
    directory.writeUInt32LE(count, at + 4);
    directory.writeUInt32LE(value, at + 8);
  });
  const head = parts[0] ?? Buffer.alloc(8);
  head.write('II*\0', 0, 'latin1');
  head.writeUInt32LE(length(), 4);
  return Buffer.concat([...parts, directory]);
}
