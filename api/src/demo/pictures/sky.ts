import { blend, ramp, rgb, softStep, type Rgb } from './colour.ts';
import { painted } from './paint.ts';
import type { Canvas } from './shapes.ts';

/** A sky of one hour: colours from above to the horizon, and of its light and its clouds. */
export interface Hour {
  sky: readonly string[];
  light: string;
  /** Undersides of clouds, turned away from the light. */
  cloud: string;
}

export const hours = {
  noon: { sky: ['#2a6cb0', '#5d9bd0', '#b4d5ea'], light: '#ffffff', cloud: '#8fa3b8' },
  dawn: { sky: ['#4a6a9c', '#9a93b8', '#f0b9a0', '#ffe3b8'], light: '#fff0cc', cloud: '#7f7394' },
  gold: { sky: ['#3d5f92', '#8a88a0', '#eaa868', '#ffd98c'], light: '#ffe9a8', cloud: '#8a5a5c' },
  ember: { sky: ['#2b2550', '#7a3560', '#d8583f', '#ffb04a'], light: '#ffcf73', cloud: '#472546' },
  rose: { sky: ['#46548f', '#a178a8', '#eda3a4', '#fcd9c0'], light: '#ffe6d0', cloud: '#7b6a92' },
  blue: { sky: ['#0d1c3c', '#233f6e', '#5f7ba3', '#c0a9a4'], light: '#f3c9a0', cloud: '#1c2c4e' },
  storm: { sky: ['#2b3a45', '#4f6470', '#8b9c9f', '#d3d2c0'], light: '#f6ecd0', cloud: '#25323c' },
  grey: { sky: ['#8b98a2', '#b4bec4', '#d9dcda', '#e9e8e2'], light: '#ffffff', cloud: '#98a3ab' },
  teal: { sky: ['#123f52', '#2f7480', '#8fb9a4', '#f4dfa2'], light: '#fff0c0', cloud: '#2b5763' },
} as const satisfies Record<string, Hour>;

export interface Sun {
  x: number;
  y: number;
  /** Radius of the disc in pixels; 0 hides it. */
  size: number;
}

export interface Weather {
  hour: Hour;
  sun: Sun;
  /** How much of the sky is clouded, 0–1. */
  cover: number;
  /** Row of the horizon, in pixels. */
  horizon: number;
  /** Breadth of the clouds against their height. */
  stretch?: number;
  /** How strong the light spreads, 1 usual. */
  spread?: number;
}

/** The colour of the sky at a place; clouds lie flatter towards the horizon and glow on their side of the sun. */
export function skyAt({ width, height, noise, random }: Canvas, weather: Weather): (x: number, y: number) => Rgb {
  const { hour, sun, cover, horizon, stretch = 2.4, spread = 1 } = weather;
  const longer = Math.max(width, height);
  const colours = ramp(hour.sky);
  const [light, cloud] = [rgb(hour.light), rgb(hour.cloud)];
  const white = blend(light, [255, 255, 255], 0.5);
  const [driftX, driftY] = [random.between(0, 99), random.between(0, 99)];
  const density = (u: number, v: number, layers: number) => {
    const bend = noise.at(u * 0.7 + 5, v * 0.7) * 0.6;
    return noise.layered(u + bend, v + bend * 0.5, layers);
  };
  return (x, y) => {
    const up = Math.max(0, (horizon - y) / longer);
    const share = 1 - Math.min(1, up / Math.max(0.2, (horizon / longer) * 0.95));
    const away = Math.hypot(x - sun.x, y - sun.y) / longer;
    const shine = Math.exp(-away * 7) * 0.75 * spread + Math.exp(-away * 28) * 0.5 * spread;
    let colour = blend(colours(share ** 1.15), light, Math.min(0.95, shine));
    if (cover > 0 && up > 0) {
      // Seen from below, a plane of clouds: far ones are small and dense.
      const depth = 1 / (up + 0.12);
      const u = ((x - width / 2) / longer) * depth * (2.2 / stretch) + driftX;
      const v = depth * 0.9 + driftY;
      const thick = density(u, v, 5);
      const towards = density(u + ((sun.x - x) / longer) * 0.16, v + 0.09, 3);
      const alpha = softStep(0.42 - cover * 0.9, 1.0 - cover * 0.75, thick) * softStep(0, 0.04, up);
      const lit = softStep(-0.28, 0.3, thick - towards + 0.1 - thick * 0.25 + shine * 0.5);
      const body = blend(cloud, blend(white, light, 0.55), lit * (0.55 + 0.45 * Math.exp(-away * 1.6)));
      colour = blend(colour, body, alpha * 0.92);
    }
    if (sun.size > 0) {
      const disc = 1 - softStep(sun.size * 0.85, sun.size * 1.2, Math.hypot(x - sun.x, y - sun.y));
      colour = blend(colour, [255, 252, 240], disc * (1 - cover * 0.3));
    }
    return colour;
  };
}

/** @param foot row down to which it is painted @param grain pixels per painted sample; clouds are soft */
export const paintedSky = ({ width }: Canvas, foot: number, at: (x: number, y: number) => Rgb, grain = 3.4): string =>
  painted({ x: 0, y: 0, width, height: Math.ceil(foot) }, grain, at);
