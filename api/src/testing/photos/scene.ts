import sharp, { type Sharp } from 'sharp';

/** Colours of the four corners, so that a test sees which way up a picture is. */
export const cornerColours = {
  topLeft: [220, 40, 40],
  topRight: [40, 180, 60],
  bottomLeft: [40, 60, 200],
  bottomRight: [235, 215, 50],
} as const;

/** The look of a scene: pixels, and a seed whose every value is another picture. */
export interface SceneOptions {
  width?: number;
  height?: number;
  seed?: number;
}

/** The same numbers for the same seed (mulberry32), so that a failing test fails again. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

// Looked up once: accesses to the global object of Jest are slow, and these functions are called a million times.
const { hypot, max, min, sin } = Math;

/** Pixels of a made-up photo: sky and hills from sine waves, soft discs, a coloured square in each corner. */
function pixels(width: number, height: number, seed: number): Buffer {
  const next = numbers(seed);
  const waves = Array.from({ length: 6 }, () => [next() * 9, next() * 9, next() * 6.3, 20 + next() * 40] as const);
  const discs = Array.from({ length: 5 }, () => [next(), next(), 0.05 + next() * 0.2, next() * 160 - 80] as const);
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = [x / width, y / height];
      let light = 120 + 60 * (0.5 - v);
      for (const [a, b, phase, strength] of waves) light += strength * 0.4 * sin(a * u + b * v * 2 + phase);
      for (const [cx, cy, radius, strength] of discs) if (hypot(u - cx, v - cy) < radius) light += strength;
      const corner = cornerOf(u, v);
      const at = (y * width + x) * 3;
      for (const [band, tint] of [1.05, 1, 0.85].entries())
        data[at + band] = corner?.[band] ?? max(0, min(255, light * tint));
    }
  }
  return data;
}

function cornerOf(u: number, v: number): readonly number[] | undefined {
  const [left, right, top, bottom] = [u < 0.12, u > 0.88, v < 0.12, v > 0.88];
  if (top && left) return cornerColours.topLeft;
  if (top && right) return cornerColours.topRight;
  if (bottom && left) return cornerColours.bottomLeft;
  return bottom && right ? cornerColours.bottomRight : undefined;
}

/** A made-up photo of our own (no licence to ask for), 1600 × 1200 unless told otherwise. */
export function scene({ width = 1600, height = 1200, seed = 1 }: SceneOptions = {}): Sharp {
  // Drawn small and enlarged: pixel by pixel a photo would cost a test seconds.
  const shrink = Math.max(1, Math.max(width, height) / 320);
  const [w, h] = [Math.max(1, Math.round(width / shrink)), Math.max(1, Math.round(height / shrink))];
  const drawn = sharp(pixels(w, h, seed), { raw: { width: w, height: h, channels: 3 } });
  return shrink > 1 ? drawn.resize(width, height, { fit: 'fill' }) : drawn;
}
