import { blend, mix, rgb, softStep, type Rgb } from '../colour.ts';
import { painted } from '../paint.ts';
import { ground, ridge, type Canvas } from '../shapes.ts';
import { flock } from '../silhouettes.ts';
import { hours, paintedSky, skyAt } from '../sky.ts';

const crops = [
  { hour: hours.gold, bloom: ['#6a4fa3', '#9b7fd4'], leaf: '#4f6141' },
  { hour: hours.noon, bloom: ['#e9c62c', '#fff07a'], leaf: '#557a2c' },
  { hour: hours.rose, bloom: ['#b3264a', '#f2738c'], leaf: '#44663a' },
  { hour: hours.dawn, bloom: ['#7d9a3a', '#b8c860'], leaf: '#54452f' },
  { hour: hours.storm, bloom: ['#c79a3e', '#efd486'], leaf: '#7a6130' },
] as const;

/** Rows of a field that run to one point under a wide sky. */
export function field(canvas: Canvas): string {
  const { width, height, random, noise } = canvas;
  const { hour, bloom, leaf } = random.pick(crops);
  const longer = Math.max(width, height);
  const horizon = height * random.between(0.38, 0.52);
  const sun = { x: width * random.between(0.2, 0.8), y: horizon - longer * random.between(0.05, 0.22), size: 0 };
  const sky = skyAt(canvas, { hour, sun, cover: random.between(0.35, 0.8), horizon });
  const vanish = width * random.between(0.3, 0.7);
  const [soil, low, high] = [rgb(mix(leaf, '#1c120a', 0.62)), rgb(bloom[0]), rgb(bloom[1])];
  const [green, air] = [rgb(leaf), sky(width / 2, horizon - 3)];
  const every = longer * random.between(0.1, 0.15);
  const rows = painted({ x: 0, y: Math.floor(horizon), width, height: Math.ceil(height - horizon) }, 2.3, (x, y) => {
    const below = (y - horizon) / (height - horizon) + 0.004;
    const across = (x - vanish) / below / every + 0.5;
    const sway = noise.at(across * 0.3, 1.4 / below) * 0.07;
    const phase = Math.abs(across + sway - Math.round(across + sway)) * 2;
    const tuft =
      noise.layered(across * 7, 9 / below, below > 0.2 ? 3 : 1) * 0.5 +
      (below > 0.12 ? noise.at(x / 4, y / 4) * 0.3 : 0);
    const row = 1 - softStep(0.52, 0.72, phase + tuft * 0.3);
    const top = softStep(0.55, 0, phase) * 0.7 + tuft * 0.55;
    const plant: Rgb = blend(green, blend(low, high, softStep(0, 0.9, top)), softStep(-0.35, 0.25, top));
    const side = 0.86 + 0.2 * softStep(-0.4, 0.4, (across - Math.round(across)) * Math.sign(sun.x - vanish));
    const lit: Rgb = [plant[0] * side, plant[1] * side, plant[2] * side];
    const near = blend(soil, lit, row);
    return blend(near, blend(blend(low, green, 0.4), air, 0.35), Math.exp(-below * 13) * 0.9);
  });
  const trees = ridge(canvas, horizon - height * 0.008, height * 0.016, 14, 5);
  const far = ridge(canvas, horizon - height * 0.02, height * 0.05, 2.4);
  const dark = mix(hour.cloud, '#1c2a20', 0.55);
  const [r, g, b] = blend(rgb(dark), air, 0.55).map(Math.round) as [number, number, number];
  const base = `<clipPath id="edge"><rect width="${width}" height="${Math.floor(horizon) + 2}"/></clipPath>`;
  return `${paintedSky(canvas, horizon + 3, sky)}${base}<g clip-path="url(#edge)">${ground(canvas, far, `rgb(${r},${g},${b})`)}${ground(canvas, trees, dark)}</g>${rows}${flock(canvas, 0.3, dark)}`;
}
