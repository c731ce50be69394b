import { blend, css, mix, ramp, rgb } from '../colour.ts';
import { circle, line, n, path, polygon, rect, type Canvas } from '../shapes.ts';
import { hours, paintedSky, skyAt } from '../sky.ts';

const stairwells = [
  ['#f4ead9', '#b98d5e', '#2a1710'],
  ['#eef1f2', '#8fa0aa', '#10181e'],
  ['#ffe3b5', '#b0562f', '#240c10'],
  ['#dfeeea', '#4f8f8a', '#08191c'],
] as const;

/** A winding staircase from above: light at the rim, darkness at the bottom. */
export function stairs(canvas: Canvas): string {
  const { width, height, random } = canvas;
  const colours = ramp(random.pick(stairwells));
  const [cx, cy] = [width * random.between(0.4, 0.6), height * random.between(0.4, 0.6)];
  const reach = Math.hypot(width, height) * 0.68;
  const turn = random.pick([-1, 1]);
  const start = random.between(0, Math.PI * 2);
  const perTurn = random.int(18, 26);
  const floors = random.int(4, 6);
  const at = (angle: number, radius: number): [number, number] => [
    cx + Math.cos(angle) * radius,
    cy + Math.sin(angle) * radius * 0.94,
  ];
  const radiusOf = (step: number) => reach * 0.7 ** (step / perTurn);
  const out: string[] = [];
  for (let step = 0; step < perTurn * floors; step += 1) {
    const [a, b] = [start + (turn * step * Math.PI * 2) / perTurn, start + (turn * (step + 1) * Math.PI * 2) / perTurn];
    const [outer, inner] = [radiusOf(step), radiusOf(step + perTurn * 0.72)];
    const depth = step / (perTurn * floors);
    // The window stands on one side: steps that face it are bright.
    const facing = 0.5 + 0.5 * Math.cos(a - start - 0.8);
    const share = Math.min(1, depth * 0.8 + 0.04 + (1 - facing) * 0.55 * (1 - depth * 0.6));
    const tread = css(colours(share));
    out.push(polygon([at(a, outer), at(b, outer), at(b, inner), at(a, inner)], tread));
    out.push(
      polygon(
        [at(b, outer), at(b - turn * 0.035, outer), at(b - turn * 0.05, inner), at(b, inner)],
        css(colours(Math.min(1, share + 0.34))),
      ),
    );
    const railing = css(colours(Math.min(1, 0.82 + depth * 0.15)));
    const [post, hand] = [at(a, inner * 1.015), at(a, inner * 0.93)];
    out.push(line(post[0], post[1], hand[0], hand[1], railing, Math.max(0.8, 3.4 * (1 - depth))));
    const next = at(b, radiusOf(step + 1 + perTurn * 0.72) * 0.93);
    out.push(
      line(
        hand[0],
        hand[1],
        next[0],
        next[1],
        railing,
        Math.max(1.2, 11 * (1 - depth) ** 1.4),
        'stroke-linecap="round"',
      ),
    );
  }
  const core = radiusOf(perTurn * (floors + 0.6));
  return rect(0, 0, width, height, css(colours(0.12))) + out.join('') + circle(cx, cy, core, css(colours(0.9)));
}

const glasses = [
  { hour: hours.noon, glass: '#27455c' },
  { hour: hours.gold, glass: '#3a3038' },
  { hour: hours.rose, glass: '#39415f' },
  { hour: hours.blue, glass: '#101c30' },
] as const;

/** Looking up between glass towers. */
export function towers(canvas: Canvas): string {
  const { width, height, random, noise } = canvas;
  const { hour, glass } = random.pick(glasses);
  const [vx, vy] = [width * random.between(0.42, 0.58), height * random.between(0.36, 0.52)];
  const sun = { x: vx + width * 0.1, y: vy - height * 0.05, size: 0 };
  const sky = skyAt(canvas, { hour, sun, cover: 0.65, horizon: height * 1.2, spread: 0.6 });
  const toward = (x: number, y: number, share: number): [number, number] => [
    x + (vx - x) * share,
    y + (vy - y) * share,
  ];
  const walls = Array.from({ length: 4 }, (_, side) => {
    const [from, to] = [random.between(-0.15, 0.2), random.between(0.75, 1.15)];
    const edge = (t: number): [number, number] => {
      const place = from + (to - from) * t;
      return side === 0
        ? [place * width, height * 1.1]
        : side === 1
          ? [-width * 0.1, place * height]
          : side === 2
            ? [width * 1.1, place * height]
            : [place * width, -height * 0.1];
    };
    const top = random.between(0.5, 0.74);
    const [columns, rows] = [random.int(9, 14), random.int(24, 34)];
    const panes: string[] = [];
    for (let c = 0; c < columns; c += 1)
      for (let r = 0; r < rows; r += 1) {
        const [s0, s1] = [top * (r / rows) ** 0.72, top * ((r + 0.88) / rows) ** 0.72];
        const [a, b] = [edge((c + 0.06) / columns), edge((c + 0.94) / columns)];
        const mirror = noise.layered(c * 0.22 + side * 9, r * 0.12, 3) * 0.55 + 0.35 + (r / rows) * 0.25;
        const sheen = css(
          blend(
            rgb(glass),
            sky(width * (0.2 + c * 0.05), height * (0.25 + 0.6 * (1 - r / rows))),
            Math.max(0.06, Math.min(0.9, mirror)),
          ),
        );
        panes.push(
          polygon(
            [toward(a[0], a[1], s0), toward(b[0], b[1], s0), toward(b[0], b[1], s1), toward(a[0], a[1], s1)],
            random.next() < 0.02 ? '#ffdf9c' : sheen,
          ),
        );
      }
    const [p, q] = [edge(0), edge(1)];
    const body = polygon([p, q, toward(q[0], q[1], top), toward(p[0], p[1], top)], mix(glass, '#05080c', 0.6));
    return { top, svg: body + panes.join('') };
  }).sort((a, b) => b.top - a.top);
  const bird = path(
    `M${n(vx - 20)} ${n(vy)}q12 -12 20 0q8 -12 20 0q-10 -5 -20 5q-10 -10 -20 -5z`,
    '#1a222c',
    'opacity=".8"',
  );
  return paintedSky(canvas, height, sky) + walls.map(({ svg }) => svg).join('') + (random.next() < 0.5 ? bird : '');
}
