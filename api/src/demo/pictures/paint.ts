import { crc32, deflateSync } from 'node:zlib';
import { clamp, type Rgb } from './colour.ts';

/** Where a painted patch lies on the picture, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** @param rows RGBA, each row led by a zero byte (no filter) */
function png(rows: Buffer, width: number, height: number): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows, { level: 1 })), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]).toString('base64');
}

/** Colours of one patch, sample by sample, before they become an image of the SVG. */
export class Patch {
  readonly columns: number;
  readonly rows: number;
  private readonly bytes: Buffer;
  private readonly box: Box;

  /** @param grain pixels of the picture per sample: SVG filters are slow, and what is soft needs few samples */
  constructor(box: Box, grain: number) {
    this.box = box;
    this.columns = Math.max(2, Math.round(box.width / grain));
    this.rows = Math.max(2, Math.round(box.height / grain));
    this.bytes = Buffer.alloc(this.rows * (1 + this.columns * 4));
  }

  /** Colour values beyond 0–255 are cut. @param opacity 0–1 */
  set(column: number, row: number, [red, green, blue]: Rgb, opacity = 1): void {
    const at = row * (1 + this.columns * 4) + 1 + column * 4;
    this.bytes[at] = clamp(red, 0, 255);
    this.bytes[at + 1] = clamp(green, 0, 255);
    this.bytes[at + 2] = clamp(blue, 0, 255);
    this.bytes[at + 3] = clamp(opacity) * 255;
  }

  /** @returns the patch as an SVG element */
  svg(more = ''): string {
    const { x, y, width, height } = this.box;
    const data = png(this.bytes, this.columns, this.rows);
    return `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none" href="data:image/png;base64,${data}" ${more}/>`;
  }
}

/**
 * A patch painted by a function of the place.
 * @param shade gets pixels of the picture; returns the colour, or the colour and its opacity
 */
export function painted(
  box: Box,
  grain: number,
  shade: (x: number, y: number) => Rgb | readonly [Rgb, number],
  more = '',
): string {
  const patch = new Patch(box, grain);
  const { columns, rows } = patch;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const x = box.x + ((column + 0.5) / columns) * box.width;
      const y = box.y + ((row + 0.5) / rows) * box.height;
      const shaded = shade(x, y);
      if (shaded.length === 2) patch.set(column, row, shaded[0], shaded[1]);
      else patch.set(column, row, shaded);
    }
  return patch.svg(more);
}
