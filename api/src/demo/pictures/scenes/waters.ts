import { blend, clamp, css, mix, rgb, softStep, type Rgb } from '../colour.ts';
import { painted } from '../paint.ts';
import { ground, n, rect, ridge, type Canvas } from '../shapes.ts';
import { boat, fir, flock, walker } from '../silhouettes.ts';
import { hours, paintedSky, skyAt } from '../sky.ts';
import { peaks } from './lands.ts';

/** Peaks and a wooded shore above still water that mirrors them. */
export function lake(canvas: Canvas): string {
  const { width, height, random, noise } = canvas;
  const shore = height * random.between(0.48, 0.6);
  const { svg, hour } = peaks(canvas, shore - height * 0.02, { x: 0, y: 0, width, height: Math.ceil(shore) });
  const bank = ridge(canvas, shore - height * 0.022, height * 0.035, 2.2);
  const firs = Array.from({ length: Math.round(width / 14) }, () => {
    const x = random.between(0, 1) * width;
    const thick = noise.at(x / 260, 4) > -0.25;
    return thick
      ? fir(
          canvas,
          x,
          Math.max(bank(x), shore - height * 0.04) + height * 0.02,
          height * random.between(0.03, 0.075),
          mix('#16241f', '#2a3a30', random.next()),
        )
      : '';
  }).join('');
  const land = `<clipPath id="upper">${rect(0, 0, width, shore, '#000')}</clipPath><g id="land" clip-path="url(#upper)">${svg}${ground(canvas, bank, '#1b2822')}${firs}</g>`;
  const mirror = `<use href="#land" transform="translate(0 ${n(shore * 2)}) scale(1 -1)"/>`;
  const [deep, light] = [
    rgb(mix(hour.sky[0] ?? '#223344', '#08161c', 0.7)),
    rgb(hour.sky[hour.sky.length - 1] ?? '#ffffff'),
  ];
  const water = painted({ x: 0, y: Math.floor(shore), width, height: Math.ceil(height - shore) }, 3, (x, y) => {
    const depth = (y - shore) / (height - shore);
    const far = 1 / (depth + 0.06);
    const swell = noise.layered((x / width) * 4 * far * 0.35, far * 3.2, 3);
    const breeze = softStep(0.1, 0.6, noise.at((x / width) * 2 + 30, depth * 9 + 8));
    const sparkle = Math.max(0, swell) * (0.12 + breeze * 0.4);
    return [blend(deep, light, clamp(sparkle * 1.5)), clamp(0.16 + depth * 0.45 + sparkle * 0.6)];
  });
  const mist = painted({ x: 0, y: shore - height * 0.07, width, height: height * 0.12 }, 8, (x, y) => {
    const share = 1 - Math.abs(y - shore) / (height * 0.06);
    return [light, clamp(share) * clamp(0.2 + noise.layered((x / width) * 3, 1.5, 3)) * 0.55];
  });
  const rower =
    random.next() < 0.55
      ? boat(
          width * random.between(0.25, 0.75),
          shore + (height - shore) * random.between(0.3, 0.6),
          width * 0.055,
          '#10181c',
        )
      : '';
  return land + mirror + water + mist + rower;
}

const evenings = [hours.ember, hours.gold, hours.rose, hours.teal, hours.blue, hours.storm, hours.dawn];

/** Open water under a low sun: the light's road lies on the waves. */
export function sea(canvas: Canvas): string {
  const { width, height, random, noise } = canvas;
  const hour = random.pick(evenings);
  const longer = Math.max(width, height);
  const horizon = height * random.between(0.42, 0.62);
  const sun = {
    x: width * random.between(0.25, 0.75),
    y: horizon - longer * random.between(0.02, 0.12),
    size: hour === hours.storm || hour === hours.blue ? 0 : longer * random.between(0.014, 0.024),
  };
  const sky = skyAt(canvas, { hour, sun, cover: random.between(0.35, 0.85), horizon, stretch: 1.6 });
  const far = sky(sun.x, horizon - 3);
  const deep = rgb(mix(hour.sky[0] ?? '#223344', '#03141d', 0.45));
  const light = rgb(hour.light);
  const rough = random.between(0.6, 1.3);
  const water = painted({ x: 0, y: Math.floor(horizon), width, height: Math.ceil(height - horizon) }, 2.6, (x, y) => {
    const below = (y - horizon) / longer;
    const distance = 0.04 / (below + 0.004);
    const u = ((x - width / 2) / longer) * distance * 26;
    const v = distance * 22;
    const detail = below < 0.02 ? 2 : 4;
    const wave = noise.layered(u, v * 2.2, detail) * softStep(0, 0.05, below + 0.006);
    const mirrored = sky(x, horizon - (below + 0.01 + wave * 0.03 * rough) * longer * 0.8);
    const steep = clamp(0.25 + below * 0.9 + wave * 0.35 * rough);
    let colour = blend(mirrored, deep, steep);
    const road = Math.exp(-(((x - sun.x) / longer / (0.028 + below * 0.3)) ** 2));
    const glint = softStep(0.1, 0.6, wave + road * 0.3) * road;
    colour = blend(colour, light, clamp(glint * 0.95));
    return blend(colour, far, Math.exp(-below * 60) * 0.5);
  });
  return (
    paintedSky(canvas, horizon + 3, sky) +
    water +
    islands(canvas, horizon, css(blend(deep, far, 0.45))) +
    flock(canvas, 0.4, '#241c26')
  );
}

/** Low land far out on one side, sometimes. */
function islands(canvas: Canvas, horizon: number, colour: string): string {
  const { width, height, random } = canvas;
  if (random.next() < 0.4) return '';
  const [left, size] = [random.between(-0.2, 0.8) * width, random.between(0.25, 0.5) * width];
  const outline = ridge(canvas, 0, height * 0.022, 5);
  const shape = (x: number) => {
    const share = clamp((x - left) / size);
    return horizon + 1 - Math.sin(share * Math.PI) ** 0.7 * (height * 0.03 - outline(x));
  };
  return `<clipPath id="sea">${rect(0, 0, width, horizon + 1.5, '#000')}</clipPath><g clip-path="url(#sea)">${ground(canvas, shape, colour)}</g>`;
}

/** Wet sand that keeps the sky, a thin line of surf, somebody small. */
export function beach(canvas: Canvas): string {
  const { width, height, random, noise } = canvas;
  const hour = random.pick([hours.rose, hours.dawn, hours.grey, hours.teal, hours.gold]);
  const longer = Math.max(width, height);
  const horizon = height * random.between(0.4, 0.55);
  const sun = { x: width * random.between(0.1, 0.9), y: horizon - longer * 0.1, size: 0 };
  const sky = skyAt(canvas, { hour, sun, cover: random.between(0.2, 0.7), horizon, stretch: 3 });
  const sand: Rgb = rgb(mix('#8c7560', hour.cloud, 0.45));
  const sea = rgb(mix(hour.sky[1] ?? '#667788', '#16414a', 0.45));
  const surfs = [0.08, 0.16, 0.27].map((row) => ({ row, shift: random.between(0, 50) }));
  const shallow = painted({ x: 0, y: Math.floor(horizon), width, height: Math.ceil(height - horizon) }, 2.8, (x, y) => {
    const below = (y - horizon) / (height - horizon);
    const mirrored = sky(x + noise.at(x / 90, y / 26) * 8, horizon - (y - horizon) * 0.95);
    const edge = 0.27 + noise.layered((x / longer) * 3, 7, 3) * 0.04;
    const wet = 1 - softStep(edge + 0.12, edge + 0.6, below + noise.layered((x / longer) * 4, below * 6, 3) * 0.12);
    const texture = 1 + noise.at(x / 5, y / 3) * 0.05;
    const shore = blend([sand[0] * texture, sand[1] * texture, sand[2] * texture], mirrored, 0.25 + wet * 0.55);
    const wave = noise.layered((x / longer) * 14, below * 90, 3);
    const open = blend(blend(sea, mirrored, 0.45), [255, 255, 255], clamp(wave * 0.12));
    let colour = blend(open, shore, softStep(edge - 0.01, edge + 0.01, below));
    for (const { row, shift } of surfs) {
      const crest = row + noise.layered((x / longer) * 3 + shift * 0.0, 7, 3) * 0.04 * (row / 0.27);
      const width2 = 0.006 + row * 0.05;
      const foam =
        Math.exp(-(((below - crest) / width2) ** 2)) *
        softStep(-0.25, 0.35, noise.layered((x / longer) * 9 + shift, below * 30, 3) + (row > 0.2 ? 0.35 : 0));
      colour = blend(colour, [250, 250, 248], clamp(foam * 0.9));
    }
    return colour;
  });
  const foot = horizon + (height - horizon) * random.between(0.5, 0.62);
  const size = height * random.between(0.07, 0.1);
  const x = width * random.between(0.25, 0.75);
  const person =
    walker(x, foot, size, '#23202a') +
    `<g opacity=".3" transform="translate(0 ${n(foot * 2)}) scale(1 -1)">${walker(x, foot, size, '#23202a')}</g>`;
  return paintedSky(canvas, horizon + 3, sky) + shallow + person + flock(canvas, 0.35, '#3a3640');
}
