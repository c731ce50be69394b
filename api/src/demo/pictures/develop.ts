import { clamp } from './colour.ts';
import type { Random } from './random.ts';

/** How a drawing becomes a photo: what lens, film and lab would add. */
export interface Development {
  monochrome: boolean;
  /** 1 leaves the light as it is. */
  exposure: number;
}

/** A curve that holds blacks and whites back and steepens the middle, as a table of 256 values. */
function toneCurve(exposure: number, contrast: number): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, i) => {
    // Shadows are opened a little: a drawing's dark parts are darker than a lens would leave them.
    const value = clamp((i / 255) * exposure) ** 0.95;
    const curved = value * value * (3 - 2 * value);
    return Math.round(255 * (0.016 + 0.978 * (value + (curved - value) * contrast)));
  });
}

/** Grain of about two pixels, with the spread 1, in a row that is read from changing places. */
function grainRow(random: Random, length: number): Float32Array {
  const raw = Float32Array.from({ length: length + 2 }, () => random.next() + random.next() + random.next() - 1.5);
  return Float32Array.from({ length }, (_, i) => {
    const [before, here, after] = [raw[i] ?? 0, raw[i + 1] ?? 0, raw[i + 2] ?? 0];
    return (before * 0.5 + here + after * 0.5) * 1.6;
  });
}

/**
 * Adds vignette, tone curve and grain to raw pixels, in place; grain also hides the steps of soft gradients.
 * @param pixels RGB, 3 bytes each
 */
export function develop(
  pixels: Buffer,
  width: number,
  height: number,
  random: Random,
  { monochrome, exposure }: Development,
): void {
  const curve = toneCurve(exposure, monochrome ? 0.6 : 0.5);
  const grain = grainRow(random, 65_536);
  const strength = monochrome ? 5 : 2.6;
  // Weights of an orange filter: blue skies darken, as black-and-white photographers like them.
  const [red, green, blue] = [0.44, 0.44, 0.12];
  const warmth = random.between(-0.012, 0.022);
  const fall = random.between(0.16, 0.34);
  const reach = 4 / (width * width + height * height);
  for (let y = 0, at = 0; y < height; y += 1) {
    const fromMiddle = (y - height / 2) ** 2;
    let grainAt = random.int(0, 65_535);
    for (let x = 0; x < width; x += 1, at += 3) {
      const distance = (fromMiddle + (x - width / 2) ** 2) * reach;
      const light = 1 - fall * distance * distance;
      grainAt = (grainAt + 1) & 65_535;
      const speck = (grain[grainAt] as number) * strength;
      const [r, g, b] = [pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number];
      if (monochrome) {
        const grey = curve[((r * red + g * green + b * blue) * light + 0.5) | 0] as number;
        pixels[at] = clamp(grey * (1 + warmth) + speck, 0, 255);
        pixels[at + 1] = clamp(grey + speck, 0, 255);
        pixels[at + 2] = clamp(grey * (1 - warmth) + speck, 0, 255);
      } else {
        pixels[at] = clamp((curve[(r * light + 0.5) | 0] as number) + speck, 0, 255);
        pixels[at + 1] = clamp((curve[(g * light + 0.5) | 0] as number) + speck, 0, 255);
        pixels[at + 2] = clamp((curve[(b * light + 0.5) | 0] as number) + speck, 0, 255);
      }
    }
  }
}
