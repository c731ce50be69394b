import { noiseOf, type Noise } from './noise.ts';
import type { Box } from './paint.ts';
import { randomOf, type Random } from './random.ts';

/** A drawing surface in pixels, with the randomness of its picture. */
export interface Canvas {
  width: number;
  height: number;
  random: Random;
  noise: Noise;
}

export function canvasOf(width: number, height: number, seed: number): Canvas {
  const random = randomOf(seed);
  return { width, height, random, noise: noiseOf(random) };
}

export const whole = ({ width, height }: Canvas): Box => ({ x: 0, y: 0, width, height });

/** A number as SVG needs it: tenths of a pixel are enough. */
export const n = (value: number): string => value.toFixed(1);

/** A run of colours from top to bottom (or from left to right), as the fill `url(#id)`. */
export function gradient(id: string, colours: readonly string[], horizontal = false): string {
  const stops = colours.map(
    (colour, i) => `<stop offset="${n((i / (colours.length - 1)) * 100)}%" stop-color="${colour}"/>`,
  );
  const direction = horizontal ? 'x1="0" y1="0" x2="1" y2="0"' : 'x1="0" y1="0" x2="0" y2="1"';
  return `<linearGradient id="${id}" ${direction}>${stops.join('')}</linearGradient>`;
}

/** A light that fades outwards, as the fill `url(#id)`. */
export const glow = (id: string, colour: string, opacity: number): string =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/>` +
  `<stop offset=".35" stop-color="${colour}" stop-opacity="${opacity * 0.32}"/>` +
  `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}" ${more}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}" ${more}/>`;

/** A disc as a piece of a path. */
export const disc = (x: number, y: number, radius: number): string =>
  `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 1 0 ${n(radius * 2)} 0a${n(radius)} ${n(radius)} 0 1 0 ${n(-radius * 2)} 0`;

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;

/** A closed figure through points. */
export const polygon = (points: readonly (readonly [number, number])[], fill: string, more = ''): string =>
  path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, fill, more);

export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  colour: string,
  thickness: number,
  more = '',
): string =>
  `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}" stroke="${colour}" stroke-width="${thickness.toFixed(2)}" fill="none" ${more}/>`;

/**
 * The outline of hills.
 * @param hills how many fit into the longer side, about
 * @returns height of the ground, in pixels from the top, at each x
 */
export function ridge(
  { width, height, random, noise }: Canvas,
  level: number,
  rough: number,
  hills: number,
  layers = 6,
) {
  const scale = hills / Math.max(width, height);
  const [from, row] = [random.between(0, 200), random.between(0, 200)];
  return (x: number): number => level - noise.layered(from + x * scale, row, layers) * rough;
}

/** What lies below an outline. */
export function ground({ width, height }: Canvas, outline: (x: number) => number, fill: string, more = ''): string {
  const steps = Math.ceil(width / 6);
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const x = (i / steps) * width;
    return `${n(x)} ${n(outline(x))}`;
  });
  return path(`M0 ${n(height + 1)}L${points.join('L')}L${n(width)} ${n(height + 1)}Z`, fill, more);
}
