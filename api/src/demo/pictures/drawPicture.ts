import sharp from 'sharp';
import { bokeh, stones, waves } from './abstracts.ts';
import { bridge, facade, night } from './builtWorlds.ts';
import { dunes, forest, hills, lake, sea } from './landscapes.ts';
import { randomOf } from './random.ts';
import type { Canvas } from './shapes.ts';

const scenes = { hills, lake, sea, dunes, forest, night, facade, bridge, waves, bokeh, stones };
const aspects = { '3:2': 3 / 2, '4:3': 4 / 3, '16:9': 16 / 9, '1:1': 1, '2:3': 2 / 3, '4:5': 4 / 5 };

/** Something to draw. */
export type SceneName = keyof typeof scenes;
export type Aspect = keyof typeof aspects;

/** A demo photo: the same description draws the same bytes. */
export interface DemoPicture {
  scene: SceneName;
  seed: number;
  aspect: Aspect;
  monochrome: boolean;
}

/** Pixels on the longer side. */
const longerSide = 1800;

const cameras = [
  { Make: 'Nikon', Model: 'NIKON Z 6', LensModel: 'NIKKOR Z 24-70mm f/4 S' },
  { Make: 'Canon', Model: 'Canon EOS R6', LensModel: 'RF35mm F1.8 MACRO IS STM' },
  { Make: 'FUJIFILM', Model: 'X-T3', LensModel: 'XF23mmF2 R WR' },
  { Make: 'SONY', Model: 'ILCE-7M3', LensModel: 'FE 85mm F1.8' },
] as const;

/** Exposure data that goes with the scene, so that the product's fields have something to show. */
function exifOf({ scene, seed }: DemoPicture) {
  const random = randomOf(seed + 77);
  const { Make, Model, LensModel } = random.pick(cameras);
  const dark = scene === 'night' || scene === 'bokeh';
  const day = `20${random.int(23, 25)}:${String(random.int(1, 12)).padStart(2, '0')}:${String(random.int(1, 28)).padStart(2, '0')}`;
  const hour = dark ? random.int(20, 23) : random.int(6, 19);
  return {
    IFD0: { Make, Model },
    IFD2: {
      LensModel,
      FNumber: `${random.pick([18, 20, 28, 40, 56, 80, 110])}/10`,
      ExposureTime: dark
        ? random.pick(['1/15', '1/30', '2/1', '8/1'])
        : random.pick(['1/60', '1/125', '1/250', '1/500', '1/1000']),
      ISOSpeedRatings: String(dark ? random.pick([800, 1600, 3200]) : random.pick([100, 200, 400])),
      FocalLength: `${random.pick([23, 35, 50, 70, 85])}/1`,
      DateTimeOriginal: `${day} ${String(hour).padStart(2, '0')}:${String(random.int(0, 59)).padStart(2, '0')}:00`,
    },
  };
}

const svgOf = (canvas: Canvas, body: string) => {
  const { width, height } = canvas;
  const vignette =
    '<radialGradient id="vignette" r=".75"><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity=".38"/></radialGradient>';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}<defs>${vignette}</defs><rect width="${width}" height="${height}" fill="url(#vignette)"/></svg>`;
};

/** The service refuses to read SVG; this program, a process of its own, draws with it. */
const allowDrawing = () => sharp.unblock({ operation: ['VipsForeignLoadSvg'] });

/** Draws a picture. @returns a JPEG with exposure data */
export async function drawPicture(picture: DemoPicture): Promise<Buffer> {
  allowDrawing();
  const ratio = aspects[picture.aspect];
  const width = Math.round(ratio >= 1 ? longerSide : longerSide * ratio);
  const height = Math.round(ratio >= 1 ? longerSide / ratio : longerSide);
  const canvas = { width, height, random: randomOf(picture.seed) };
  const drawn = sharp(Buffer.from(svgOf(canvas, scenes[picture.scene](canvas)))).flatten();
  const toned = picture.monochrome ? drawn.greyscale().linear(1.12, -12).toColourspace('srgb') : drawn;
  return toned.withExif(exifOf(picture)).jpeg({ quality: 84 }).toBuffer();
}

/** The same picture as another person might hand it in: cropped by a hair and brightened. */
export async function drawNearDuplicate(picture: DemoPicture): Promise<Buffer> {
  const original = await drawPicture(picture);
  const { width, height } = await sharp(original).metadata();
  const margin = Math.round(width * 0.006);
  return sharp(original)
    .extract({ left: margin, top: margin, width: width - 2 * margin, height: height - 2 * margin })
    .modulate({ brightness: 1.06 })
    .jpeg({ quality: 78 })
    .toBuffer();
}
