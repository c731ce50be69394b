import { circle, line, n, path, polygon, type Canvas } from './shapes.ts';
import { css, type Rgb } from './colour.ts';

type Point = [number, number];

/** A fir of ragged boughs. @param size height in pixels @returns its outline */
export function firPoints({ random }: Canvas, x: number, foot: number, size: number): Point[] {
  const boughs = Math.max(4, Math.min(22, Math.round(size / 7)));
  const half = size * random.between(0.15, 0.22);
  const sideOf = (side: number): Point[] =>
    Array.from({ length: boughs }, (_, i): Point[] => {
      const share = (i + 1) / boughs;
      const reach = half * share ** 0.85 * random.between(0.8, 1.15);
      const y = foot - size * (1 - share * 0.93);
      return [
        [x + side * reach, y + size * 0.012],
        [x + side * reach * 0.55, y - size * 0.01],
      ];
    }).flat();
  return [[x, foot - size], ...sideOf(1), [x + size * 0.012, foot], [x - size * 0.012, foot], ...sideOf(-1).reverse()];
}

export const fir = (canvas: Canvas, x: number, foot: number, size: number, colour: string): string =>
  polygon(firPoints(canvas, x, foot, size), colour);

/** A fir with snow on the boughs of its lit side, and its shadow on the snow. */
export function snowyFir(
  canvas: Canvas,
  x: number,
  foot: number,
  size: number,
  colour: Rgb,
  snow: Rgb,
  lightSide: number,
): string {
  const points = firPoints(canvas, x, foot, size);
  const { random } = canvas;
  const clumps = points
    .filter(([px], i) => i % 2 === 1 && random.next() < ((px - x) * lightSide > 0 ? 0.95 : 0.35))
    .map(([px, py]) => {
      const [inner, drop] = [x + (px - x) * random.between(-0.1, 0.25), size * random.between(0.012, 0.03)];
      return `M${n(px)} ${n(py)}L${n((px + inner) / 2)} ${n(py - drop)}L${n(inner)} ${n(py - drop * 0.4)}Q${n((px + inner) / 2)} ${n(py + drop * 0.9)} ${n(px)} ${n(py)}Z`;
    });
  const shadow = `<ellipse cx="${n(x - lightSide * size * 0.3)}" cy="${n(foot + size * 0.03)}" rx="${n(size * 0.34)}" ry="${n(size * 0.035)}" fill="#3a4f85" opacity=".28"/>`;
  return shadow + polygon(points, css(colour)) + path(clumps.join(''), css(snow), 'opacity=".88"');
}

/** A person seen from far. @param size height in pixels */
export function walker(x: number, foot: number, size: number, colour: string): string {
  const y = (share: number) => n(foot - size * share);
  const at = (share: number) => n(x + size * share);
  return (
    circle(x, foot - size * 0.92, size * 0.085, colour) +
    path(
      `M${at(-0.1)} ${y(0.8)}Q${at(0)} ${y(0.88)} ${at(0.1)} ${y(0.8)}L${at(0.13)} ${y(0.42)}L${at(0.16)} ${y(0)}L${at(0.07)} ${y(0)}L${at(0.01)} ${y(0.4)}L${at(-0.1)} ${y(0.02)}L${at(-0.18)} ${y(0)}L${at(-0.11)} ${y(0.42)}Z`,
      colour,
    )
  );
}

/** The same with an umbrella. */
export const umbrellaWalker = (x: number, foot: number, size: number, colour: string, canopy: string): string =>
  walker(x, foot, size, colour) +
  path(
    `M${n(x - size * 0.36)} ${n(foot - size * 0.98)}Q${n(x)} ${n(foot - size * 1.52)} ${n(x + size * 0.36)} ${n(foot - size * 0.98)}Q${n(x + size * 0.24)} ${n(foot - size * 1.04)} ${n(x + size * 0.12)} ${n(foot - size * 0.98)}Q${n(x)} ${n(foot - size * 1.05)} ${n(x - size * 0.12)} ${n(foot - size * 0.98)}Q${n(x - size * 0.24)} ${n(foot - size * 1.04)} ${n(x - size * 0.36)} ${n(foot - size * 0.98)}Z`,
    canopy,
  ) +
  line(x, foot - size * 0.6, x, foot - size * 1.3, colour, Math.max(1, size * 0.02));

/** A rowing boat with one person. @param size length in pixels */
export const boat = (x: number, water: number, size: number, colour: string): string =>
  path(
    `M${n(x - size / 2)} ${n(water - size * 0.11)}Q${n(x)} ${n(water - size * 0.04)} ${n(x + size / 2)} ${n(water - size * 0.12)}Q${n(x + size * 0.4)} ${n(water + size * 0.03)} ${n(x + size * 0.26)} ${n(water + size * 0.035)}L${n(x - size * 0.28)} ${n(water + size * 0.035)}Q${n(x - size * 0.42)} ${n(water + size * 0.02)} ${n(x - size / 2)} ${n(water - size * 0.11)}Z`,
    colour,
  ) +
  path(
    `M${n(x - size * 0.09)} ${n(water - size * 0.05)}L${n(x - size * 0.06)} ${n(water - size * 0.25)}Q${n(x)} ${n(water - size * 0.31)} ${n(x + size * 0.05)} ${n(water - size * 0.24)}L${n(x + size * 0.07)} ${n(water - size * 0.05)}Z`,
    colour,
  ) +
  circle(x - size * 0.005, water - size * 0.335, size * 0.046, colour) +
  line(x + size * 0.02, water - size * 0.19, x + size * 0.34, water + size * 0.03, colour, Math.max(1, size * 0.012));

/** A few birds, or none. @param chance 0–1 that there are some */
export function flock({ width, height, random }: Canvas, chance: number, colour: string): string {
  if (random.next() > chance) return '';
  const [left, top] = [random.between(0.15, 0.75) * width, random.between(0.12, 0.3) * height];
  return Array.from({ length: random.int(5, 13) }, () => {
    const size = width * random.between(0.006, 0.011);
    const [x, y] = [left + random.between(-0.1, 0.1) * width, top + random.between(-0.05, 0.05) * height];
    const lift = random.between(0.25, 0.6);
    return path(
      `M${n(x - size)} ${n(y - size * lift)}Q${n(x - size * 0.4)} ${n(y - size * 0.5)} ${n(x)} ${n(y)}Q${n(x + size * 0.4)} ${n(y - size * 0.5)} ${n(x + size)} ${n(y - size * lift * 0.9)}Q${n(x + size * 0.4)} ${n(y - size * 0.2)} ${n(x)} ${n(y + size * 0.16)}Q${n(x - size * 0.4)} ${n(y - size * 0.2)} ${n(x - size)} ${n(y - size * lift)}Z`,
      colour,
      'opacity=".85"',
    );
  }).join('');
}
