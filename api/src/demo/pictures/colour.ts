/** Red, green, blue, each 0–255 in sRGB. */
export type Rgb = readonly [number, number, number];

export const clamp = (value: number, low = 0, high = 1): number => (value < low ? low : value > high ? high : value);

/** 0 below `from`, 1 above `to`, a soft step between. */
export function softStep(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
}

/** @param hex `#rrggbb` */
export function rgb(hex: string): Rgb {
  const value = parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export const blend = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

export const css = (colour: Rgb): string =>
  `#${colour
    .map((part) =>
      Math.round(clamp(part, 0, 255))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** A mix of two colours `#rrggbb`; 0 is the first. */
export const mix = (a: string, b: string, share: number): string => css(blend(rgb(a), rgb(b), share));

/** A run of colours at equal distances, read at 0–1. */
export function ramp(colours: readonly string[]): (share: number) => Rgb {
  const steps = colours.map(rgb);
  const black: Rgb = [0, 0, 0];
  return (share) => {
    const place = clamp(share) * (steps.length - 1);
    const below = clamp(place | 0, 0, steps.length - 2);
    return blend(steps[below] ?? black, steps[below + 1] ?? black, place - below);
  };
}
