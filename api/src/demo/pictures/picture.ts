import { rings, silk } from './scenes/abstracts.ts';
import { bridge } from './scenes/bridge.ts';
import { bokeh, night } from './scenes/cityNights.ts';
import { flower, stones } from './scenes/closeUps.ts';
import { facade } from './scenes/facade.ts';
import { field } from './scenes/fields.ts';
import { forest } from './scenes/forest.ts';
import { stairs, towers } from './scenes/heights.ts';
import { hills } from './scenes/hills.ts';
import { dunes, mountains, snow } from './scenes/lands.ts';
import { aurora, stars } from './scenes/starrySkies.ts';
import { tree } from './scenes/tree.ts';
import { beach, lake, sea } from './scenes/waters.ts';
import type { Canvas } from './shapes.ts';

const landscapes = { mountains, hills, dunes, snow, field, forest, tree, lake, sea, beach };
const skies = { stars, aurora };
const built = { night, facade, bridge, stairs, towers };
const details = { silk, rings, flower, stones, bokeh };

/** Everything that can be drawn: pure functions from a canvas with its seed to the inside of an SVG. */
export const scenes = { ...landscapes, ...skies, ...built, ...details } satisfies Record<
  string,
  (canvas: Canvas) => string
>;

/** Width to height. */
export const aspects = { '3:2': 3 / 2, '4:3': 4 / 3, '16:9': 16 / 9, '1:1': 1, '2:3': 2 / 3, '4:5': 4 / 5 };

export type SceneName = keyof typeof scenes;
export type Aspect = keyof typeof aspects;

/** A demo photo: the same description draws the same bytes. */
export interface DemoPicture {
  seed: number;
  scene: SceneName;
  monochrome: boolean;
  aspect: Aspect;
}
