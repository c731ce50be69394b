import { blend, clamp, ramp } from '../colour.ts';
import { painted } from '../paint.ts';
import { circle, disc, glow, n, rect, whole, type Canvas } from '../shapes.ts';

const silks = [
  ['#0b1736', '#1f4e8c', '#5fa8d3', '#e8f4f2'],
  ['#2b0a1c', '#8f1d4b', '#e8636b', '#ffe3c4'],
  ['#062a2a', '#0f766e', '#68c9a6', '#f3f7d2'],
  ['#1d1038', '#5b2a86', '#c06bc0', '#ffdfe8'],
  ['#2a1506', '#9a4a12', '#eaa23c', '#fff3cf'],
  ['#101114', '#4b5058', '#b2b6ba', '#ffffff'],
] as const;

/** Folds of cloth, lit from one side. */
export function silk(canvas: Canvas): string {
  const { width, height, random, noise } = canvas;
  const colours = ramp(random.pick(silks));
  const longer = Math.max(width, height);
  const [scale, bend, angle] = [random.between(1.6, 2.8), random.between(0.5, 0.95), random.between(-0.6, 0.6)];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const fold = (x: number, y: number) => {
    const [u, v] = [((x * cos - y * sin) / longer) * scale, ((x * sin + y * cos) / longer) * scale];
    const warp = noise.layered(u * 0.8, v * 0.8, 2);
    const drift = noise.at(u + warp * bend * 1.6 + 5, v * 0.6 - warp * bend);
    return noise.at(u * 0.9 + drift * bend * 1.7, v * 1.5 + warp * bend * 1.4) + Math.sin((drift + v) * 7) * 0.16;
  };
  return painted(whole(canvas), 3.6, (x, y) => {
    const here = fold(x, y);
    const [dx, dy] = [fold(x + 5, y) - here, fold(x, y + 5) - here];
    const [px, py] = [dx * longer * 0.0105, dy * longer * 0.0105];
    const size = Math.sqrt(px * px + py * py + 1);
    const light = (0.55 * px - 0.62 * py + 0.56) / size;
    const gloss = clamp(light) ** 14;
    const colour = colours(clamp(0.1 + clamp(light) * 0.68 + here * 0.16));
    return blend(colour, [255, 252, 246], gloss * 0.42);
  });
}

const pairs = [
  ['#f3eee2', '#14213d', '#e4572e'],
  ['#101820', '#f2aa4c', '#f4f1e8'],
  ['#e9f1f2', '#00535c', '#ff6f59'],
  ['#fbe9d0', '#6a1b4d', '#1d8a99'],
  ['#f6f6f4', '#101012', '#c1121f'],
] as const;

/** Fine rings over fine rings: where they cross, figures that nobody drew. */
export function rings(canvas: Canvas): string {
  const { width, height, random } = canvas;
  const [paper, ink, accent] = random.pick(pairs);
  const longer = Math.max(width, height);
  const step = longer / random.between(58, 84);
  const middle = { x: width * random.between(0.3, 0.7), y: height * random.between(0.3, 0.7) };
  const turn = random.between(0, Math.PI * 2);
  const away = longer * random.between(0.045, 0.13);
  const set = (x: number, y: number, colour: string, wide: number) => {
    const circles = Array.from({ length: Math.ceil((longer * 1.3) / step) }, (_, i) => disc(x, y, (i + 0.5) * step));
    return `<path d="${circles.join('')}" fill="none" stroke="${colour}" stroke-width="${n(wide)}"/>`;
  };
  const hot = { x: middle.x + Math.cos(turn) * away, y: middle.y + Math.sin(turn) * away };
  const size = longer * random.between(0.1, 0.17);
  return (
    `<defs>${glow('light', '#ffffff', 0.5)}</defs>${rect(0, 0, width, height, paper)}` +
    circle(middle.x - longer * 0.1, middle.y - longer * 0.1, longer * 0.8, 'url(#light)') +
    circle(hot.x + size * 0.4, hot.y - size * 0.2, size, accent) +
    set(middle.x, middle.y, ink, step * 0.42) +
    set(hot.x, hot.y, ink, step * 0.42) +
    circle(middle.x, middle.y, longer * 0.9, 'url(#light)', 'opacity=".35"')
  );
}
