import { blend, clamp, css, mix, rgb, softStep } from '../colour.ts';
import { painted } from '../paint.ts';
import { disc, glow, n, path, ridge, type Canvas } from '../shapes.ts';
import { flock, umbrellaWalker } from '../silhouettes.ts';
import { hours, paintedSky, skyAt } from '../sky.ts';

const seasons = [
  { hour: hours.dawn, leaf: ['#f3c4cf', '#e79ab0', '#fbe3e6'], grass: '#7d9152' },
  { hour: hours.noon, leaf: ['#4f7d32', '#7da545', '#33591f'], grass: '#7f9a3e' },
  { hour: hours.gold, leaf: ['#d9822b', '#b84f1d', '#f0b13f'], grass: '#a3833f' },
  { hour: hours.grey, leaf: [], grass: '#e6eaee' },
  { hour: hours.ember, leaf: ['#2a1a22', '#3a2230', '#1c1018'], grass: '#33202a' },
  { hour: hours.rose, leaf: [], grass: '#d9dbe8' },
] as const;

/** One tree on open ground. */
export function tree(canvas: Canvas): string {
  const { width, height, random, noise } = canvas;
  const { hour, leaf, grass } = random.pick(seasons);
  const longer = Math.max(width, height);
  const horizon = height * random.between(0.68, 0.78);
  const sun = {
    x: width * random.between(0.15, 0.85),
    y: horizon - longer * random.between(0.04, 0.2),
    size: hour === hours.ember ? longer * 0.022 : 0,
  };
  const sky = skyAt(canvas, { hour, sun, cover: random.between(0.1, 0.6), horizon });
  const hill = ridge(canvas, horizon, height * 0.05, 1, 2);
  const [near, far] = [rgb(mix(grass, '#101408', 0.45)), blend(rgb(grass), sky(sun.x, horizon - 4), 0.35)];
  const meadow = painted({ x: 0, y: height * 0.55, width, height: height * 0.45 }, 2.6, (x, y) => {
    const depth = (y - hill(x)) / (height - horizon);
    const blade = noise.layered(x / 16, (y / 34) * (1.4 - depth * 0.6), 2) + noise.layered(x / 240, y / 90, 2) * 0.8;
    const colour = blend(far, near, clamp(depth * 0.9 + blade * 0.16));
    return [colour, softStep(-0.004, 0.004, depth)];
  });
  const x = width * random.pick([0.33, 0.38, 0.62, 0.67]);
  const size = Math.min(height * 0.24, width * 0.25) * random.between(0.85, 1.1);
  const foot = hill(x) + height * 0.015;
  const wood = css(blend(rgb('#1c1411'), sky(x, horizon - 9), 0.08));
  const parts: Growth = { boughs: [], ends: [] };
  grow(canvas, parts, wood, x, foot, -Math.PI / 2, size * 0.62, size * 0.085, 8);
  const shadow = `<defs>${glow('below', '#0a0a10', 0.6)}</defs><ellipse cx="${n(x + (x - sun.x) * 0.25)}" cy="${n(foot + height * 0.008)}" rx="${n(size * 0.95)}" ry="${n(size * 0.1)}" fill="url(#below)"/>`;
  const away = Math.sign(x - sun.x);
  // One path for each tone: thousands of single shapes are slow to draw.
  const leaves = leaf.flatMap((colour) =>
    [0, 0.3].map((shade) => ({ tone: mix(colour, '#100c14', shade), d: [] as string[] })),
  );
  for (const [endX, endY] of leaf.length ? parts.ends : [])
    for (let i = 0; i < 5; i += 1) {
      const shaded = (endX - x) * away > random.between(-0.5, 0.5) * size ? 1 : 0;
      const radius = size * random.between(0.007, 0.02);
      leaves[random.int(0, leaf.length - 1) * 2 + shaded]?.d.push(
        disc(endX + random.between(-1, 1) * size * 0.06, endY + random.between(-1, 1) * size * 0.05, radius),
      );
    }
  const crown = leaves.map(({ tone, d }) => path(d.join(''), tone, 'fill-opacity=".88"')).join('');
  const someone =
    random.next() < 0.35
      ? umbrellaWalker(x + size * random.pick([-1.4, 1.5]), foot + height * 0.012, size * 0.3, '#1b1718', '#b3262b')
      : '';
  return (
    paintedSky(canvas, horizon + height * 0.12, sky) +
    meadow +
    shadow +
    parts.boughs.join('') +
    crown +
    someone +
    flock(canvas, 0.3, wood)
  );
}

/** Boughs as SVG, and where the twigs end. */
interface Growth {
  boughs: string[];
  ends: [number, number][];
}

/** A bough and all that grows on it. @param order how many more times it forks */
function grow(
  on: Canvas,
  into: Growth,
  wood: string,
  fromX: number,
  fromY: number,
  angle: number,
  length: number,
  thick: number,
  order: number,
): void {
  const [toX, toY] = [fromX + Math.cos(angle) * length, fromY + Math.sin(angle) * length];
  const bend = on.random.between(-0.12, 0.12) * length;
  into.boughs.push(
    `<path d="M${n(fromX)} ${n(fromY)}Q${n((fromX + toX) / 2 + bend)} ${n((fromY + toY) / 2)} ${n(toX)} ${n(toY)}" stroke="${wood}" stroke-width="${n(Math.max(0.7, thick))}" stroke-linecap="round" fill="none"/>`,
  );
  if (order <= 3) into.ends.push([toX, toY]);
  if (order === 0) return;
  const forks = order > 5 ? 2 : on.random.int(2, 3);
  for (let i = 0; i < forks; i += 1) {
    const spread = (i - (forks - 1) / 2) * on.random.between(0.55, 0.95) + on.random.between(-0.18, 0.18);
    const turned = angle + spread;
    // Boughs reach for the light: none grows far downwards.
    grow(
      on,
      into,
      wood,
      toX,
      toY,
      turned + (-Math.PI / 2 - turned) * 0.08,
      length * on.random.between(0.68, 0.84),
      thick * 0.66,
      order - 1,
    );
  }
}
