import { blend, clamp, mix, rgb, softStep, type Rgb } from '../colour.ts';
import type { Box } from '../paint.ts';
import { ground, ridge, whole, type Canvas } from '../shapes.ts';
import { fir, flock, snowyFir, walker } from '../silhouettes.ts';
import { hours, paintedSky, skyAt, type Hour } from '../sky.ts';
import { landscape, type Land } from '../terrain.ts';

/** Light that fits an hour: lit and shaded sides of the ground. */
interface Scenery {
  hour: Hour;
  lit: string;
  shade: string;
}

const alpine: readonly Scenery[] = [
  { hour: hours.rose, lit: '#ffc9b4', shade: '#4d5680' },
  { hour: hours.gold, lit: '#ffd79a', shade: '#45506f' },
  { hour: hours.noon, lit: '#fff6e6', shade: '#51678c' },
  { hour: hours.blue, lit: '#a9b7d8', shade: '#1f2c4d' },
  { hour: hours.storm, lit: '#e8e4d0', shade: '#38444c' },
];

/** Peaks with snow above and woods below. @returns the peaks with their sky, and the row of their foot */
export function peaks(canvas: Canvas, horizon: number, box: Box): { svg: string; hour: Hour } {
  const { width, height, random, noise } = canvas;
  const { hour, lit, shade } = random.pick(alpine);
  const side = random.pick([-1, 1]);
  const sun = { x: width * (0.5 + side * random.between(0.2, 0.6)), y: horizon - height * 0.3, size: 0 };
  const sky = skyAt(canvas, { hour, sun, cover: random.between(0.15, 0.6), horizon });
  const [offset, snowline] = [random.between(0, 99), random.between(0.7, 1.5)];
  const [rock, wood, snow] = [rgb('#7a7168'), rgb('#33452f'), rgb('#f7f9fd')];
  const heightAt = (x: number, z: number) => {
    const rise = softStep(1.4, 8, z);
    const crest = noise.crested(x * 0.11 + offset, z * 0.11 + offset, z < 4 ? 6 : 5);
    const massif = 0.75 + 0.6 * noise.at(x * 0.09 + offset, 3.3);
    return crest ** 1.7 * 4.6 * rise * massif;
  };
  const land: Land = {
    height: heightAt,
    colour: (h, slope, x, z) => {
      const line = snowline + noise.layered(x * 1.4, z * 1.4, 3) * 0.25;
      const white = softStep(line, line + 0.5, h) * (1 - softStep(0.3, 0.52, slope));
      const green = 1 - softStep(0.15, 0.7, h + noise.at(x * 3, z * 3) * 0.12);
      const crag = noise.layered(x * 11, (h * 1.6 + z) * 8, 3);
      const bare = blend(rock, wood, green);
      const tone = 1 + crag * 0.36;
      // Snow holds between the crags, and less where they are steep.
      const held = clamp(white * (1 - softStep(0.05, 0.5, crag * (0.35 + slope))));
      return blend([bare[0] * tone, bare[1] * tone, bare[2] * tone], snow, held);
    },
    eye: 0.75,
    horizon,
    far: 22,
    air: blend(sky(width / 2, horizon - 2), rgb(hour.light), 0.12),
    haze: random.between(0.7, 1.5),
    light: [side * 0.8, 0.62, -0.35],
    lit: rgb(lit),
    shade: rgb(shade),
    span: 1.25,
  };
  return { svg: paintedSky(canvas, horizon + canvas.height * 0.08, sky) + landscape(canvas, land, box, 2.4), hour };
}

export function mountains(canvas: Canvas): string {
  const { width, height, random } = canvas;
  const { svg } = peaks(canvas, height * random.between(0.64, 0.74), whole(canvas));
  const shore = ridge(canvas, height * random.between(0.86, 0.93), height * 0.05, 3);
  const wood = Array.from({ length: Math.round(width / 9) }, () => {
    const x = random.between(-0.02, 1.02) * width;
    return { x, foot: shore(x) + random.next() ** 2 * height * 0.1 };
  }).sort((a, b) => a.foot - b.foot);
  const firs = wood.map(({ x, foot }) => {
    const near = clamp((foot - shore(x)) / (height * 0.1));
    const size = height * random.between(0.05, 0.1) * (0.7 + near * 0.7);
    return fir(canvas, x, foot + height * 0.02, size, mix('#1f2b2c', '#0a1111', near));
  });
  return svg + flock(canvas, 0.16, '#1d2430') + ground(canvas, shore, '#141d1e') + firs.join('');
}

const deserts = [
  { hour: hours.gold, lit: '#ffd9a0', shade: '#6b3f38', sand: '#e8b273' },
  { hour: hours.noon, lit: '#fff3da', shade: '#8a5f48', sand: '#eec58c' },
  { hour: hours.ember, lit: '#ffb27c', shade: '#4a2440', sand: '#d98a5c' },
  { hour: hours.dawn, lit: '#ffe0c4', shade: '#645a80', sand: '#e3bd9a' },
] as const;

/** Dunes: long crests with a gentle lit side and a steep dark one, ripples in front. */
export function dunes(canvas: Canvas): string {
  const { width, height, random, noise } = canvas;
  const { hour, lit, shade, sand } = random.pick(deserts);
  const horizon = height * random.between(0.26, 0.4);
  const side = random.pick([-1, 1]);
  const sun = { x: width * (0.5 + side * 0.55), y: horizon - height * 0.12, size: 0 };
  const sky = skyAt(canvas, { hour, sun, cover: random.between(0, 0.3), horizon, stretch: 5 });
  const [offset, ripple] = [random.between(0, 99), random.between(0.5, 1)];
  const heightAt = (x: number, z: number) => {
    const bend = noise.at(x * 0.12 + offset, z * 0.12) * 2.6;
    const place = (x * 0.35 * side + z * 0.3 + bend) * 0.62;
    const share = place - Math.floor(place);
    // A slow rise and a quick fall, rounded at the crest.
    const wave = share < 0.72 ? softStep(0, 0.78, share) : (1 - softStep(0.72, 1, share)) * 0.985;
    const strength = 0.5 + 0.4 * noise.at(x * 0.1 + 7, z * 0.1 + offset);
    return wave * strength + noise.at(x * 0.16, z * 0.16) * 0.4;
  };
  const base = rgb(sand);
  const land: Land = {
    height: heightAt,
    colour: (_h, slope, x, z) => {
      const near = 1 - softStep(2, 7, z);
      const wind = Math.sin((x * 0.6 * side + z) * 46 + noise.layered(x * 1.3, z * 1.3, 3) * 7) * near * ripple;
      const tone = 1 + wind * 0.085 * (1 - slope) + noise.at(x * 2, z * 2) * 0.04;
      return [base[0] * tone, base[1] * tone, base[2] * tone];
    },
    eye: 1.2,
    horizon,
    far: 26,
    air: sky(width / 2, horizon - 2),
    haze: 1.1,
    light: [side * 0.9, 0.38, 0.12],
    lit: rgb(lit),
    shade: rgb(shade),
    span: 1.4,
  };
  const person =
    random.next() < 0.5
      ? walker(width * random.between(0.3, 0.7), horizon + height * 0.2, height * 0.022, '#2a1a18')
      : '';
  return paintedSky(canvas, horizon + height * 0.12, sky) + landscape(canvas, land, whole(canvas), 2.2) + person;
}

const winters = [
  { hour: hours.rose, lit: '#ffe3d6', shade: '#7d8fc0' },
  { hour: hours.noon, lit: '#ffffff', shade: '#7ea2d2' },
  { hour: hours.blue, lit: '#c4d0ea', shade: '#3d5486' },
  { hour: hours.grey, lit: '#fbfbfa', shade: '#aeb9c4' },
  { hour: hours.gold, lit: '#ffe2b4', shade: '#7783b4' },
] as const;

/** Snowed-in slopes with firs that stand back into the air. */
export function snow(canvas: Canvas): string {
  const { width, height, random, noise } = canvas;
  const { hour, lit, shade } = random.pick(winters);
  const horizon = height * random.between(0.36, 0.5);
  const side = random.pick([-1, 1]);
  const sun = { x: width * (0.5 + side * 0.3), y: horizon - height * 0.1, size: 0 };
  const sky = skyAt(canvas, { hour, sun, cover: random.between(0, 0.5), horizon });
  const offset = random.between(0, 99);
  const heightAt = (x: number, z: number) =>
    noise.layered(x * 0.15 + offset, z * 0.15, 3) * 1.5 * softStep(0.5, 7, z) + noise.at(x, z * 1.2) * 0.03;
  const base: Rgb = [246, 248, 253];
  const air = sky(width / 2, horizon - 2);
  const land: Land = {
    height: heightAt,
    colour: () => base,
    eye: 0.8,
    horizon,
    far: 24,
    air,
    haze: 1,
    light: [side * 0.85, 0.4, 0.35],
    lit: rgb(lit),
    shade: rgb(shade),
    span: 1.3,
  };
  const perUnit = Math.max(width, height) / land.span;
  const trees = Array.from({ length: random.int(90, 200) }, () => {
    const z = 2.4 + random.next() * 13;
    const x = random.between(-0.75, 0.75) * z;
    const group = noise.at(x * 0.25 + 40, z * 0.25);
    return { x, z, stands: group > 0 };
  })
    .filter(({ stands }) => stands)
    .sort((a, b) => b.z - a.z)
    .map(({ x, z }) => {
      const foot = horizon + ((land.eye - heightAt(x, z)) / z) * perUnit;
      const size = (random.between(0.5, 1.1) * perUnit) / z;
      const veil = 1 - Math.exp((-land.haze * z) / land.far);
      return snowyFir(
        canvas,
        width / 2 + (x / z) * perUnit,
        foot,
        size,
        blend(rgb('#22352f'), air, veil),
        blend(base, air, veil),
        side,
      );
    });
  return (
    paintedSky(canvas, horizon + height * 0.12, sky) + landscape(canvas, land, whole(canvas), 2.2) + trees.join('')
  );
}
