import type { Random } from './random.ts';

/** A drawing surface in pixels. */
export interface Canvas {
  width: number;
  height: number;
  random: Random;
}

const n = (value: number) => value.toFixed(1);

/** A vertical run of colours, as the fill `url(#id)`. */
export function gradient(id: string, colours: string[], horizontal = false): string {
  const stops = colours.map(
    (colour, i) => `<stop offset="${n((i / (colours.length - 1)) * 100)}%" stop-color="${colour}"/>`,
  );
  const direction = horizontal ? 'x1="0" y1="0" x2="1" y2="0"' : 'x1="0" y1="0" x2="0" y2="1"';
  return `<linearGradient id="${id}" ${direction}>${stops.join('')}</linearGradient>`;
}

/** A light that fades outwards. */
export const glow = (id: string, colour: string, opacity: number): string =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/>` +
  `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}" ${more}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}" ${more}/>`;

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;

/** The outline of hills: a few waves on each other. @returns height of the ground, in pixels from the top, at each x */
export function ridge({ width, random }: Canvas, level: number, rough: number, roughness = 3): (x: number) => number {
  const waves = Array.from({ length: roughness + 2 }, (_, i) => ({
    length: (width / (0.8 + i * 1.7)) * random.between(0.8, 1.3),
    size: (rough / (1 + i * 1.2)) * random.between(0.6, 1.1),
    shift: random.between(0, Math.PI * 2),
  }));
  return (x) =>
    level +
    waves.reduce((sum, { length, size, shift }) => sum + Math.sin((x / length) * Math.PI * 2 + shift) * size, 0);
}

/** What lies below an outline. */
export function ground({ width, height }: Canvas, outline: (x: number) => number, fill: string, more = ''): string {
  const steps = 90;
  const points = Array.from(
    { length: steps + 1 },
    (_, i) => `${n((i / steps) * width)} ${n(outline((i / steps) * width))}`,
  );
  return path(`M0 ${n(height)}L${points.join('L')}L${n(width)} ${n(height)}Z`, fill, more);
}

/** A mix of two colours `#rrggbb`; 0 is the first. */
export function mix(a: string, b: string, share: number): string {
  const part = (colour: string, at: number) => parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(part(a, at) + (part(b, at) - part(a, at)) * share));
  return `#${mixed.map((value) => Math.max(0, Math.min(255, value)).toString(16).padStart(2, '0')).join('')}`;
}

/** Clouds, mist or texture out of noise. @param stretch how much wider than high they are */
export function noise(
  id: string,
  seed: number,
  scale: number,
  stretch: number,
  colour: string,
  strength: number,
): string {
  const [red, green, blue] = [1, 3, 5].map((at) => (parseInt(colour.slice(at, at + 2), 16) / 255).toFixed(2));
  return (
    `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${(scale / stretch).toFixed(5)} ${scale.toFixed(5)}" numOctaves="4" seed="${seed % 1000}"/>` +
    `<feColorMatrix values="0 0 0 0 ${red}  0 0 0 0 ${green}  0 0 0 0 ${blue}  ${strength} 0 0 0 ${(-strength * 0.42).toFixed(2)}"/></filter>`
  );
}
