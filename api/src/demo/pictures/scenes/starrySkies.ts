import { blend, clamp, mix, rgb, softStep, type Rgb } from '../colour.ts';
import { painted } from '../paint.ts';
import { circle, disc, glow, ground, path, rect, ridge, whole, type Canvas } from '../shapes.ts';
import { fir } from '../silhouettes.ts';

/** Points scattered over the sky as one path for each brightness. */
export function starField({ width, random }: Canvas, foot: number, count: number, strength: number): string {
  const sizes = [0.5, 0.75, 1.05, 1.6];
  return sizes
    .map((size, i) => {
      const dots = Array.from({ length: Math.round(count / 3 ** i) }, () =>
        disc(random.between(0, width), random.between(0, foot), size),
      );
      return path(
        dots.join(''),
        random.pick(['#ffffff', '#dfe8ff', '#fff1dc']),
        `fill-opacity="${(strength * (0.45 + i * 0.18)).toFixed(2)}"`,
      );
    })
    .join('');
}

/** Ground for skies full of stars: a dark ridge with firs. */
function darkLand(canvas: Canvas, level: number, colour: string): string {
  const { width, height, random, noise } = canvas;
  const far = ridge(canvas, level - height * 0.05, height * 0.07, 2.6);
  const near = ridge(canvas, level + height * 0.06, height * 0.05, 1.6);
  const firs = Array.from({ length: Math.round(width / 15) }, () => {
    const x = random.between(0, width);
    return noise.at(x / 240, 9) < -0.1
      ? ''
      : fir(canvas, x, near(x) + height * 0.02, height * random.between(0.03, 0.12), '#04060a');
  });
  return ground(canvas, far, colour) + firs.join('') + ground(canvas, near, '#04060a');
}

const galaxies = [
  { deep: '#060b1c', glow: '#2c3f74', core: '#f3d9c0', horizon: '#27486a' },
  { deep: '#0b0718', glow: '#533a78', core: '#ffd9c9', horizon: '#7a4560' },
  { deep: '#03101a', glow: '#1f5a70', core: '#e8f0dc', horizon: '#9a6b3c' },
] as const;

/** The Milky Way above a dark ridge. */
export function stars(canvas: Canvas): string {
  const { width, height, random, noise } = canvas;
  const { deep, glow: shine, core, horizon } = random.pick(galaxies);
  const longer = Math.max(width, height);
  const level = height * random.between(0.76, 0.86);
  const angle = random.between(0.75, 1.2) * random.pick([-1, 1]);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const middle = { x: width * random.between(0.42, 0.6), y: level * 0.62 };
  const [low, dark, mid, high] = [rgb(horizon), rgb(deep), rgb(shine), rgb(core)];
  const band = (x: number, y: number) => {
    const [dx, dy] = [(x - middle.x) / longer, (y - middle.y) / longer];
    const [along, across] = [dx * cos + dy * sin, -dx * sin + dy * cos];
    const bend = noise.layered(along * 4 + 9, across * 4, 3) * 0.05;
    const near = Math.exp(-(((across + bend) / 0.13) ** 2));
    const bulge = Math.exp(-((along / 0.3) ** 2));
    const dust = softStep(
      0.05,
      0.55,
      noise.layered(along * 6, across * 11 + 40, 5) + 0.35 - Math.abs(across + bend) * 5,
    );
    return { near, light: near * (0.35 + bulge * 0.75) * (1 - dust * 0.72) };
  };
  const sky = painted({ x: 0, y: 0, width, height: level + height * 0.08 }, 3.6, (x, y) => {
    const { near, light } = band(x, y);
    let colour: Rgb = blend(dark, low, softStep(0.45, 1.05, y / level) * 0.75);
    colour = blend(colour, mid, near * 0.55);
    return blend(colour, high, clamp(light * 0.72 * (0.75 + noise.layered(x / 80, y / 80, 3) * 0.5)));
  });
  const milky = [0.55, 0.8].map((size) => {
    const dots: string[] = [];
    for (let i = 0; i < 5200; i += 1) {
      const [x, y] = [random.between(0, width), random.between(0, level)];
      if (random.next() < band(x, y).light * 1.3) dots.push(disc(x, y, size));
    }
    return path(dots.join(''), '#fff8ee', 'fill-opacity=".8"');
  });
  const bright = Array.from({ length: 14 }, () => {
    const [x, y, r] = [random.between(0, width), random.between(0, level * 0.9), random.between(1.5, 2.6)];
    return circle(x, y, r * 5, 'url(#star)') + circle(x, y, r, '#ffffff');
  });
  return `<defs>${glow('star', '#cfdcff', 0.5)}</defs>${sky}${milky.join('')}${starField(canvas, level, 900, 0.9)}${bright.join('')}${darkLand(canvas, level, mix(horizon, '#05080e', 0.8))}`;
}

/** Northern lights in curtains, again in the water below. */
export function aurora(canvas: Canvas): string {
  const { width, height, random, noise } = canvas;
  const longer = Math.max(width, height);
  const level = height * random.between(0.7, 0.8);
  const [green, violet] = random
    .pick([
      ['#4dffa0', '#8a5cff'],
      ['#6affd0', '#ff5cae'],
      ['#a4ff7a', '#4aa0ff'],
    ] as const)
    .map(rgb) as [Rgb, Rgb];
  const [top, low] = [rgb('#050b1d'), rgb('#16345a')];
  const curtains = Array.from({ length: 3 }, (_, i) => ({
    row: random.between(0.35, 0.8),
    shift: random.between(0, 60),
    strength: 1 - i * 0.25,
  }));
  const at = (x: number, y: number): Rgb => {
    const share = y / level;
    let colour = blend(top, low, softStep(0.3, 1, share));
    for (const { row, shift, strength } of curtains) {
      const fold = noise.layered((x / longer) * 2.2 + shift, 3.5, 3) * 0.3;
      const foot = row + fold;
      const rise = (foot - share) / 0.62;
      const beams = 0.55 + 0.45 * noise.at((x / longer) * 34 + fold * 30 + shift, share * 0.9);
      const light = rise < 0 ? Math.exp(rise * 26) : Math.exp(-rise * 3.1);
      const glowing = clamp(light * beams * strength * (0.65 + noise.at((x / longer) * 3 + shift, 8) * 0.5));
      colour = blend(colour, blend(green, violet, softStep(0.25, 0.95, rise)), glowing * 0.85);
    }
    return colour;
  };
  const sky = painted(whole(canvas), 5, (x, y) => {
    if (y < level) return at(x, y);
    const mirrored = at(x + noise.at(x / 60, y / 9) * 14, level - (y - level) * 1.9);
    return blend(mirrored, top, 0.35 + ((y - level) / (height - level)) * 0.3);
  });
  const far = ridge(canvas, level - height * 0.03, height * 0.1, 2.8);
  const upper = `<clipPath id="shore">${rect(0, 0, width, level, '#000')}</clipPath><g clip-path="url(#shore)">${ground(canvas, far, '#060d18')}</g>`;
  return `${sky}${starField(canvas, level, 420, 0.8)}${upper}${rect(0, level - 1.5, width, 3, '#0a1626')}`;
}
