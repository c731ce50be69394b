import { exifOf } from './exif.ts';
import { aspects, scenes, type DemoPicture } from './picture.ts';
import { rasterise } from './rasterise.ts';
import { canvasOf } from './shapes.ts';

export type { Aspect, DemoPicture, SceneName } from './picture.ts';

/** Pixels on the longer side. */
export const longerSide = 1500;

/** @returns the scene as an SVG document; pure */
export function sceneSvg({ seed, scene, aspect }: DemoPicture): string {
  const ratio = aspects[aspect];
  const width = Math.round(ratio >= 1 ? longerSide : longerSide * ratio);
  const height = Math.round(ratio >= 1 ? longerSide / ratio : longerSide);
  const body = scenes[scene](canvasOf(width, height, seed));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

/** Draws a picture. @returns a JPEG with exposure data */
export const drawPicture = (picture: DemoPicture): Promise<Buffer> =>
  rasterise(sceneSvg(picture), {
    seed: picture.seed,
    monochrome: picture.monochrome,
    exposure: 1,
    exif: exifOf(picture),
    crop: null,
  });

/** The same moment as somebody else might hand it in: cropped by a hair, lighter, from another camera. */
export const drawVariant = (picture: DemoPicture, exposure = 1.07): Promise<Buffer> =>
  rasterise(sceneSvg(picture), {
    // Another grain, and another camera in the exposure data.
    seed: picture.seed + 1,
    monochrome: picture.monochrome,
    exposure,
    exif: exifOf({ ...picture, seed: picture.seed + 1 }),
    crop: { left: 0.006, top: 0.008, width: 0.986, height: 0.986 },
  });
