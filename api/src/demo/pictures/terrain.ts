import { blend, clamp, type Rgb } from './colour.ts';
import { Patch, type Box } from './paint.ts';
import type { Canvas } from './shapes.ts';

/** A landscape in perspective: a field of heights, lit from one side, fading into the air. */
export interface Land {
  /** Height in units of the land; one unit is the distance to the first visible ground. */
  height: (x: number, z: number) => number;
  colour: (height: number, slope: number, x: number, z: number) => Rgb;
  /** Height of the eye above zero. */
  eye: number;
  /** Row of the horizon, in pixels. */
  horizon: number;
  /** Distance of the last ground. */
  far: number;
  /** The air's colour at a share of the distance, and how thick it is: 0 none. */
  air: Rgb;
  haze: number;
  /** Where the light comes from: x to the right, y up, z away; and its colours. */
  light: readonly [number, number, number];
  lit: Rgb;
  shade: Rgb;
  /** How many units the picture's longer side spans at the distance 1. */
  span: number;
}

const tinted = (colour: Rgb, light: Rgb): Rgb => [
  (colour[0] * light[0]) / 255,
  (colour[1] * light[1]) / 255,
  (colour[2] * light[2]) / 255,
];

/** Draws the land column by column from near to far, hiding what lies behind. @returns an SVG image, clear above the land */
export function landscape({ width, height }: Canvas, land: Land, box: Box, grain: number): string {
  const patch = new Patch(box, grain);
  const { columns, rows } = patch;
  const perUnit = Math.max(width, height) / land.span;
  const size = Math.hypot(...land.light);
  const [lx, ly, lz] = land.light.map((part) => part / size) as [number, number, number];
  const rowOf = (x: number, z: number) => {
    const y = land.horizon + ((land.eye - land.height(x, z)) / z) * perUnit;
    return Math.max(0, Math.ceil(((y - box.y) / box.height) * rows));
  };
  const colourAt = (x: number, z: number): Rgb => {
    const ground = land.height(x, z);
    const step = 0.004 * z;
    const dx = (land.height(x + step, z) - ground) / step;
    const dz = (land.height(x, z + step) - ground) / step;
    const normal = Math.hypot(dx, 1, dz);
    const light = blend(land.shade, land.lit, clamp((-dx * lx + ly - dz * lz) / normal));
    const veil = clamp(1 - Math.exp((-land.haze * z) / land.far));
    return blend(tinted(land.colour(ground, 1 - 1 / normal, x, z), light), land.air, veil);
  };
  for (let column = 0; column < columns; column += 1) {
    const x = box.x + ((column + 0.5) / columns) * box.width;
    const across = (x - width / 2) / perUnit;
    let lowest = rows;
    let before = 1;
    for (let z = 1; z < land.far && lowest > 0; z *= 1.011) {
      const row = rowOf(across * z, z);
      if (row < lowest) {
        // A steep face gets its own colours all the way up, not one for a whole step.
        const parts = Math.min(14, Math.ceil((lowest - row) / 1.5));
        for (let part = 1; part <= parts; part += 1) {
          const here = before + ((z - before) * part) / parts;
          const top = part === parts ? row : Math.max(row, rowOf(across * here, here));
          if (top >= lowest) continue;
          const colour = colourAt(across * here, here);
          for (let at = top; at < lowest; at += 1) patch.set(column, at, colour);
          lowest = top;
        }
      }
      before = z;
    }
  }
  return patch.svg();
}
