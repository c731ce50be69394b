import type { Random } from './random.ts';

// Called millions of times: looked up once.
const { abs, floor } = Math;

/** Smooth seeded randomness over the plane; one unit is the size of its features. */
export interface Noise {
  /** From about -1 to 1. */
  at(x: number, y: number): number;
  /** Several layers, each half the size and half as strong. From about -1 to 1. */
  layered(x: number, y: number, layers: number): number;
  /** Like `layered`, with sharp crests: mountains and folds. From 0 to 1. */
  crested(x: number, y: number, layers: number): number;
}

/** Sixteen directions. */
const turns = Array.from({ length: 16 }, (_, i) => (i / 16) * 2 * Math.PI);
const gradientX = Float64Array.from(turns, Math.cos);
const gradientY = Float64Array.from(turns, Math.sin);

function shuffled(random: Random): Uint8Array {
  const order = Uint8Array.from({ length: 256 }, (_, i) => i);
  for (let i = 255; i > 0; i -= 1) {
    const other = random.int(0, i);
    [order[i], order[other]] = [order[other] ?? 0, order[i] ?? 0];
  }
  // Twice, so that the second lookup needs no wrapping.
  return Uint8Array.from({ length: 512 }, (_, i) => order[i & 255] ?? 0);
}

/** Gradient noise (Perlin); the grids of the layers are turned against each other so that none shows. */
export function noiseOf(random: Random): Noise {
  const order = shuffled(random);
  const across = Float64Array.from(order, (cell) => gradientX[cell & 15] ?? 0);
  const down = Float64Array.from(order, (cell) => gradientY[cell & 15] ?? 0);
  const at = (x: number, y: number) => {
    const left = floor(x);
    const top = floor(y);
    const dx = x - left;
    const dy = y - top;
    const a = (order[left & 255] as number) + (top & 255);
    const b = (order[(left + 1) & 255] as number) + (top & 255);
    // One more than a pair of bytes can reach is still within the doubled table.
    const a1 = (a + 1) & 511;
    const b1 = (b + 1) & 511;
    const u = dx * dx * (3 - 2 * dx);
    const v = dy * dy * (3 - 2 * dy);
    const nw = (across[a] as number) * dx + (down[a] as number) * dy;
    const ne = (across[b] as number) * (dx - 1) + (down[b] as number) * dy;
    const sw = (across[a1] as number) * dx + (down[a1] as number) * (dy - 1);
    const se = (across[b1] as number) * (dx - 1) + (down[b1] as number) * (dy - 1);
    const upper = nw + u * (ne - nw);
    return (upper + v * (sw + u * (se - sw) - upper)) * 1.5;
  };
  const layered = (x: number, y: number, layers: number, crests: boolean) => {
    let px = x;
    let py = y;
    let strength = 1;
    let sum = 0;
    let total = 0;
    for (let i = 0; i < layers; i += 1) {
      const value = at(px, py);
      sum += (crests ? (1 - abs(value)) ** 2 : value) * strength;
      total += strength;
      strength *= 0.5;
      // Twice the frequency, turned by 37°, moved away from the origin.
      const turned = px * 1.6 - py * 1.2 + 17.3;
      py = px * 1.2 + py * 1.6 + 9.1;
      px = turned;
    }
    return sum / total;
  };
  return {
    at,
    layered: (x, y, layers) => layered(x, y, layers, false) * 1.35,
    crested: (x, y, layers) => layered(x, y, layers, true),
  };
}
