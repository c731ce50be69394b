import { blend, clamp, mix, rgb, softStep } from '../colour.ts';
import { painted } from '../paint.ts';
import { gradient, ground, n, path, polygon, rect, ridge, whole, type Canvas } from '../shapes.ts';

const woods = [
  { air: '#dfe8dc', bark: '#1d2a1e', leaf: '#5f7f3f', floor: '#3c4a2a' },
  { air: '#f6dcae', bark: '#2e1a12', leaf: '#c8741f', floor: '#8a4a1c' },
  { air: '#cfdbe4', bark: '#16222e', leaf: '#5b7480', floor: '#33424a' },
  { air: '#f7ebb9', bark: '#26260f', leaf: '#8fa332', floor: '#56651f' },
  { air: '#f3c9a6', bark: '#2b1512', leaf: '#b8401f', floor: '#7c2f1a' },
] as const;

/** Trunks that stand back into the mist; leaves above, light falling between. */
export function forest(canvas: Canvas): string {
  const { width, height, random, noise } = canvas;
  const { air, bark, leaf, floor } = random.pick(woods);
  const longer = Math.max(width, height);
  const light = { x: width * random.between(0.3, 0.7), y: height * random.between(0.25, 0.42) };
  const [bright, dusk] = [rgb(mix(air, '#ffffff', 0.6)), rgb(mix(air, bark, 0.35))];
  const back = painted(whole(canvas), 8, (x, y) => {
    const away = Math.hypot(x - light.x, (y - light.y) * 0.8) / longer;
    return blend(bright, dusk, clamp(away * 1.5));
  });
  const leafy = (seed: number, strength: number, colour: string, coarse: number) =>
    painted({ x: 0, y: 0, width, height: height * 0.72 }, 4.4, (x, y) => {
      const crown = 1 - softStep(0.12, 0.62, y / height + noise.at((x / longer) * 4 + seed, 2) * 0.14);
      const clump = noise.layered((x / longer) * coarse + seed, (y / longer) * coarse * 1.1, 4);
      const away = Math.hypot(x - light.x, y - light.y) / longer;
      const tone = blend(
        rgb(colour),
        rgb(mix(leaf, '#fff6c8', 0.6)),
        clamp(noise.at(x / 21 + seed, y / 17) * 0.5 + 0.35 - away),
      );
      return [
        tone,
        softStep(0.25 - crown * 0.75, 0.55 - crown * 0.5, clump) *
          strength *
          (crown > 0.02 ? 1 : 0) *
          clamp(away * 3.2),
      ];
    });
  const litter = painted({ x: 0, y: height * 0.66, width, height: height * 0.34 }, 3, (x, y) => {
    const below = (y / height - 0.66) / 0.34;
    const far = 1 / (below + 0.12);
    const speck = noise.layered((x / longer) * 24 * far * 0.5, far * 16, 3);
    return [rgb(mix(leaf, '#ffe9b0', 0.25)), softStep(0, 0.7, speck) * 0.5 * softStep(0, 0.2, below)];
  });
  const layers = Array.from({ length: 5 }, (_, i) => {
    const share = i / 4;
    const base = height * (0.66 + share * share * 0.3);
    const colour = mix(air, bark, 0.2 + share * 0.76);
    const edge = mix(colour, air, 0.35 * (1 - share * 0.5));
    const trunks = Array.from({ length: random.int(9, 14) - i * 2 }, (_t, k) => {
      const x = ((k + random.between(0.05, 0.95)) / (14 - i * 2.4)) * width * 1.15 - width * 0.05;
      return trunk(
        canvas,
        x,
        base + random.between(0, 0.03) * height,
        width * (0.0035 + share ** 1.6 * random.between(0.012, 0.024)),
        `bark${i}`,
      );
    });
    const outline = ridge(canvas, base, height * 0.02, 4);
    const soil =
      ground(canvas, outline, mix(mix(air, floor, 0.3 + share * 0.6), bark, share * 0.4)) +
      ground(canvas, outline, 'url(#litter)');
    const leaves =
      i === 1 ? leafy(3, 0.75, mix(air, leaf, 0.55), 9) : i === 3 ? leafy(30, 0.92, mix(leaf, bark, 0.45), 7) : '';
    const veil = share < 1 ? rect(0, 0, width, height, air, `opacity="${(0.16 * (1 - share)).toFixed(2)}"`) : '';
    return `<defs>${gradient(`bark${i}`, [edge, colour, mix(colour, '#000000', 0.25)], true)}</defs>${soil}${trunks.join('')}${leaves}${veil}`;
  });
  // The sun stands above the picture: its rays do not meet in it.
  const from = { x: light.x + width * random.between(-0.3, 0.3), y: -height * 0.3 };
  const rays = Array.from({ length: 9 }, (_, i) => {
    const slope = (i - 4 + random.between(-0.4, 0.4)) * 0.17;
    const breadth = random.between(0.012, 0.05);
    const end = height * 1.05;
    const reach = end - from.y;
    return polygon(
      [
        [from.x, from.y],
        [from.x + (slope + breadth) * reach, end],
        [from.x + (slope - breadth) * reach, end],
      ],
      'url(#ray)',
    );
  });
  const ray = `<radialGradient id="ray" gradientUnits="userSpaceOnUse" cx="${n(from.x)}" cy="${n(from.y)}" r="${n(height * 1.25)}"><stop offset=".3" stop-color="#fffbe6" stop-opacity=".26"/><stop offset="1" stop-color="#fffbe6" stop-opacity="0"/></radialGradient>`;
  const covering = `<pattern id="litter" patternUnits="userSpaceOnUse" width="${width}" height="${height}">${litter}</pattern>`;
  return `<defs>${covering}${ray}</defs>${back}${layers.join('')}${rays.join('')}`;
}

/** A trunk a little bent, broader at its foot, with a few dead boughs. */
function trunk({ random }: Canvas, x: number, foot: number, half: number, fill: string): string {
  const lean = random.between(-1.6, 1.6) * half + random.between(-8, 8);
  const bend = random.between(-1, 1) * half;
  const body = path(
    `M${n(x - half * 1.7)} ${n(foot)}Q${n(x - half)} ${n(foot * 0.94)} ${n(x - half * 0.9 + bend)} ${n(foot * 0.6)}T${n(x - half * 0.55 + lean)} -5L${n(x + half * 0.55 + lean)} -5Q${n(x + half * 0.8 + bend)} ${n(foot * 0.3)} ${n(x + half * 0.9 + bend)} ${n(foot * 0.6)}T${n(x + half * 1.7)} ${n(foot)}Z`,
    `url(#${fill})`,
  );
  const boughs = Array.from({ length: random.int(1, 4) }, () => {
    const [y, side] = [foot * random.between(0.08, 0.55), random.pick([-1, 1])];
    const reach = half * random.between(5, 12);
    return `<path d="M${n(x + bend * 0.6)} ${n(y)}Q${n(x + side * reach * 0.5)} ${n(y - reach * 0.15)} ${n(x + side * reach)} ${n(y - reach * random.between(0.3, 0.8))}" stroke="url(#${fill})" stroke-width="${n(half * 0.28)}" fill="none"/>`;
  });
  return body + boughs.join('');
}
