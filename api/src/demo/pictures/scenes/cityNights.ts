import { blend, clamp, mix, ramp, rgb, softStep, type Rgb } from '../colour.ts';
import { painted } from '../paint.ts';
import { circle, glow, gradient, n, path, rect, whole, type Canvas } from '../shapes.ts';
import { starField } from './starrySkies.ts';

const cities = [
  { top: '#050914', low: '#2c3a66', lamp: ['#ffd98a', '#ffb45e', '#fff2cf'] },
  { top: '#0c0718', low: '#6d2f58', lamp: ['#ffd0a0', '#ff9d8a', '#ffe9c8'] },
  { top: '#03131c', low: '#1b5f6e', lamp: ['#ffe2a0', '#9fe0ff', '#fff7dd'] },
  { top: '#0b1026', low: '#c06a45', lamp: ['#ffd98a', '#ffc070', '#fff2cf'] },
] as const;

/** One block of houses: its body and its lit windows. */
function tower(
  { random }: Canvas,
  x: number,
  foot: number,
  breadth: number,
  tall: number,
  body: string,
  lamps: Map<string, string[]>,
  lit: number,
): string {
  const [columns, rows] = [Math.max(2, Math.round(breadth / 15)), Math.max(3, Math.round(tall / 19))];
  const [w, h] = [breadth / columns, tall / rows];
  const colours = [...lamps.keys()];
  for (let row = 0; row < rows; row += 1) {
    // Whole floors are lit or dark more often than single windows.
    const floor = random.next() < 0.3 ? 0.1 : lit;
    for (let column = 0; column < columns; column += 1)
      if (random.next() < floor)
        lamps
          .get(random.pick(colours))
          ?.push(
            `M${n(x + w * (column + 0.22))} ${n(foot - tall + h * (row + 0.3))}h${n(w * 0.56)}v${n(h * 0.46)}h${n(-w * 0.56)}z`,
          );
  }
  const roof = random.next();
  const crown =
    roof < 0.25
      ? path(
          `M${n(x)} ${n(foot - tall)}L${n(x + breadth / 2)} ${n(foot - tall - breadth * 0.6)}L${n(x + breadth)} ${n(foot - tall)}Z`,
          body,
        )
      : roof < 0.5
        ? rect(x + breadth * 0.46, foot - tall - breadth * 0.7, 2.5, breadth * 0.7, body) +
          circle(x + breadth * 0.46 + 1, foot - tall - breadth * 0.7, 2.4, '#ff5a4a')
        : rect(x + breadth * 0.2, foot - tall - breadth * 0.16, breadth * 0.45, breadth * 0.18, body);
  return rect(x, foot - tall, breadth, tall + 2, body) + crown;
}

/** A city on the water by night. */
export function night(canvas: Canvas): string {
  const { width, height, random, noise } = canvas;
  const { top, low, lamp } = random.pick(cities);
  const longer = Math.max(width, height);
  const shore = height * random.between(0.6, 0.72);
  const colours = ramp([top, mix(top, low, 0.45), low]);
  const haze = rgb(mix(low, lamp[0], 0.35));
  const sky = painted({ x: 0, y: 0, width, height: shore + 2 }, 5, (x, y) => {
    const share = y / shore;
    const cloud = softStep(-0.1, 0.7, noise.layered((x / longer) * 3, share * 6, 5));
    return blend(blend(colours(share ** 1.4), haze, cloud * 0.3 * share), haze, softStep(0.5, 1, share) * 0.5);
  });
  const rows = [0, 1, 2].map((row) => {
    const lamps = new Map(lamp.map((colour) => [colour as string, [] as string[]]));
    const body = mix(mix(low, top, 0.35 + row * 0.3), '#000000', row * 0.25);
    const blocks: string[] = [];
    for (let x = -30; x < width;) {
      const breadth = longer * random.between(0.022, 0.05) * (0.75 + row * 0.2);
      const middle = Math.exp(-(((x / width - 0.5) / 0.33) ** 2));
      const tall = height * random.between(0.05, 0.14 + middle * 0.26) * (1.25 - row * 0.3);
      blocks.push(tower(canvas, x, shore, breadth, tall, body, lamps, 0.18 + row * 0.16));
      x += breadth * random.between(0.85, 1.25);
    }
    const windows = [...lamps].map(([colour, d]) => path(d.join(''), colour, `fill-opacity="${0.55 + row * 0.2}"`));
    return blocks.join('') + windows.join('');
  });
  const quay = Array.from({ length: 34 }, (_, i) => {
    const x = ((i + 0.5) / 34) * width;
    return circle(x, shore - 5, 11, 'url(#lamp)') + circle(x, shore - 5, 2.2, '#fff6d8');
  }).join('');
  const streaks = Array.from({ length: 150 }, () => {
    const [x, reach] = [random.between(0, width), (height - shore) * random.between(0.2, 0.95)];
    return rect(
      x,
      shore,
      random.between(2, 9),
      reach,
      `url(#streak${random.int(0, 2)})`,
      `opacity="${random.between(0.15, 0.75).toFixed(2)}"`,
    );
  }).join('');
  const ripple = painted({ x: 0, y: shore, width, height: height - shore }, 3, (x, y) => {
    const below = (y - shore) / (height - shore);
    const wave = noise.layered((x / longer) * 26, 26 / (below + 0.25), 3);
    return [rgb(mix(top, '#000000', 0.35)), clamp(0.18 + wave * 0.75 + below * 0.18)];
  });
  const moon = {
    x: random.between(0.12, 0.88) * width,
    y: height * random.between(0.1, 0.24),
    r: longer * random.between(0.013, 0.022),
  };
  const shining =
    random.next() < 0.6
      ? circle(moon.x, moon.y, moon.r * 7, 'url(#moon)') + circle(moon.x, moon.y, moon.r, '#fdf6e2')
      : '';
  const defs =
    glow('moon', '#fff3d8', 0.45) +
    glow('lamp', lamp[0], 0.8) +
    gradient('water', [mix(low, top, 0.35), mix(top, '#000000', 0.3)]) +
    lamp
      .map(
        (colour, i) =>
          `<linearGradient id="streak${i}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${colour}" stop-opacity=".75"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>`,
      )
      .join('');
  return `<defs>${defs}</defs>${sky}${starField(canvas, shore * 0.6, 160, 0.6)}${shining}${rows.join('')}${rect(0, shore, width, height - shore, 'url(#water)')}${streaks}${ripple}${rect(0, shore - 3, width, 4, '#05070c')}${quay}`;
}

const evenings: readonly { dark: string; lights: readonly string[] }[] = [
  { dark: '#0a0d1c', lights: ['#ffb347', '#ff7a59', '#ffd98a', '#7ac7ff'] },
  { dark: '#120a1a', lights: ['#ff5fa2', '#a86bff', '#ffb3d1', '#6bd6ff'] },
  { dark: '#07140f', lights: ['#9dff8a', '#ffe07a', '#4fd6a0', '#fff6c4'] },
  { dark: '#160c08', lights: ['#ffca6a', '#ff9a3c', '#fff0c4', '#ff5c3c'] },
];

/** City lights out of focus behind a window with rain on it. */
export function bokeh(canvas: Canvas): string {
  const { width, height, random, noise } = canvas;
  const { dark, lights } = random.pick(evenings);
  const longer = Math.max(width, height);
  const base: Rgb = rgb(dark);
  const ground = painted(whole(canvas), 10, (x, y) => {
    const warm = Math.exp(-(((y / height - 0.55) / 0.28) ** 2)) * (0.4 + noise.layered((x / longer) * 3, 2, 2) * 0.5);
    return blend(base, rgb(lights[0] ?? dark), clamp(warm) * 0.3);
  });
  const discs = Array.from({ length: random.int(55, 90) }, () => {
    const r = longer * random.between(0.014, 0.052);
    const [x, y] = [random.between(0, width), height * (0.5 + (random.next() + random.next() - 1) * 0.48)];
    const colour = mix(random.pick(lights), '#ffffff', random.between(0, 0.3));
    const strength = random.between(0.12, 0.5);
    return (
      circle(x, y, r, colour, `fill-opacity="${strength.toFixed(2)}"`) +
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${mix(colour, '#ffffff', 0.4)}" stroke-opacity="${(strength * 0.8).toFixed(2)}" stroke-width="${n(r * 0.07)}"/>`
    );
  });
  const rain = random.next() < 0.7 ? 1 : 0;
  const drops = Array.from({ length: rain * random.int(160, 320) }, () => {
    const r = longer * (0.0012 + random.next() ** 4 * 0.009);
    const [x, y] = [random.between(0, width), random.between(0, height)];
    const colour = random.pick(lights);
    return (
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * 1.12)}" fill="${mix(dark, '#000000', 0.3)}" fill-opacity=".55"/>` +
      `<ellipse cx="${n(x)}" cy="${n(y + r * 0.42)}" rx="${n(r * 0.72)}" ry="${n(r * 0.5)}" fill="${colour}" fill-opacity=".6"/>` +
      circle(x - r * 0.3, y - r * 0.45, r * 0.2, '#ffffff', 'fill-opacity=".8"')
    );
  });
  return ground + discs.join('') + drops.join('');
}
