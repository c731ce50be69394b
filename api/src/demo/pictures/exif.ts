import type { Exif } from 'sharp';
import type { DemoPicture, SceneName } from './picture.ts';
import { randomOf, type Random } from './random.ts';

interface Kit {
  Make: string;
  Model: string;
  LensModel: string;
  /** Millimetres: shortest and longest. */
  focal: readonly [number, number];
  /** F-number wide open. */
  widest: number;
}

const kits: readonly Kit[] = [
  { Make: 'NIKON CORPORATION', Model: 'NIKON Z 6_2', LensModel: 'NIKKOR Z 24-70mm f/4 S', focal: [24, 70], widest: 4 },
  { Make: 'Canon', Model: 'Canon EOS R6', LensModel: 'RF70-200mm F4 L IS USM', focal: [70, 200], widest: 4 },
  { Make: 'Canon', Model: 'Canon EOS R6', LensModel: 'RF35mm F1.8 MACRO IS STM', focal: [35, 35], widest: 1.8 },
  { Make: 'FUJIFILM', Model: 'X-T4', LensModel: 'XF23mmF2 R WR', focal: [23, 23], widest: 2 },
  { Make: 'FUJIFILM', Model: 'X-T30', LensModel: 'XF18-55mmF2.8-4 R LM OIS', focal: [18, 55], widest: 2.8 },
  { Make: 'SONY', Model: 'ILCE-7M3', LensModel: 'FE 85mm F1.8', focal: [85, 85], widest: 1.8 },
  { Make: 'SONY', Model: 'ILCE-7M4', LensModel: 'FE 20mm F1.8 G', focal: [20, 20], widest: 1.8 },
  {
    Make: 'OLYMPUS CORPORATION',
    Model: 'E-M5MarkIII',
    LensModel: 'OLYMPUS M.12-40mm F2.8',
    focal: [12, 40],
    widest: 2.8,
  },
  {
    Make: 'Apple',
    Model: 'iPhone 14 Pro',
    LensModel: 'iPhone 14 Pro back camera 6.86mm f/1.78',
    focal: [6.86, 6.86],
    widest: 1.78,
  },
];

/** Hours of the day and exposures that fit a kind of light. */
const lights = {
  day: { hours: [9, 17], times: ['1/125', '1/250', '1/500', '1/1000'], iso: [100, 200], stops: [5.6, 8, 11] },
  edge: { hours: [5, 20], times: ['1/30', '1/60', '1/125', '1/200'], iso: [100, 200, 400], stops: [4, 5.6, 8, 11] },
  night: { hours: [21, 23], times: ['1/4', '2/1', '8/1', '15/1'], iso: [400, 800, 1600], stops: [2.8, 4, 5.6] },
  stars: { hours: [22, 23], times: ['13/1', '20/1', '25/1'], iso: [3200, 6400], stops: [1.8, 2, 2.8] },
  close: { hours: [10, 18], times: ['1/60', '1/160', '1/320'], iso: [100, 400, 800], stops: [1.8, 2.8, 4] },
} as const;

const lightOf: Partial<Record<SceneName, keyof typeof lights>> = {
  night: 'night',
  bokeh: 'night',
  stars: 'stars',
  aurora: 'stars',
  hills: 'edge',
  forest: 'edge',
  lake: 'edge',
  sea: 'edge',
  tree: 'edge',
  flower: 'close',
  stones: 'close',
  silk: 'close',
};

/** Where the places of the demo lie; only some cameras write it, and the product never shows it (product.md §2). */
const places = [
  [47.4979, 19.0402],
  [47.8728, 20.0103],
  [46.9081, 17.8892],
  [48.1037, 20.7784],
  [46.2461, 20.1472],
] as const;

const two = (value: number) => String(value).padStart(2, '0');

function position(random: Random): Record<string, string> {
  const sexagesimal = (degrees: number) => {
    const minutes = (degrees % 1) * 60;
    return `${Math.floor(degrees)}/1 ${Math.floor(minutes)}/1 ${Math.round((minutes % 1) * 6000)}/100`;
  };
  const [latitude, longitude] = random.pick(places);
  return {
    GPSLatitudeRef: 'N',
    GPSLatitude: sexagesimal(latitude + random.between(-0.05, 0.05)),
    GPSLongitudeRef: 'E',
    GPSLongitude: sexagesimal(longitude + random.between(-0.05, 0.05)),
  };
}

/** Exposure data that goes with the scene, so that the product's fields have something to show. */
export function exifOf({ scene, seed }: DemoPicture): Exif {
  const random = randomOf(seed + 770_077);
  const { Make, Model, LensModel, focal, widest } = random.pick(kits);
  const { hours, times, iso, stops } = lights[lightOf[scene] ?? 'day'];
  const day = `20${random.int(24, 25)}:${two(random.int(1, 12))}:${two(random.int(1, 28))}`;
  // A phone's aperture is fixed.
  const aperture = Make === 'Apple' ? widest : Math.max(widest, random.pick<number>(stops));
  const length = focal[0] === focal[1] ? focal[0] : Math.round(random.between(focal[0], focal[1]));
  return {
    IFD0: { Make, Model },
    IFD2: {
      LensModel,
      FNumber: `${Math.round(aperture * 100)}/100`,
      ExposureTime: random.pick<string>(times),
      ISOSpeedRatings: String(random.pick<number>(iso)),
      FocalLength: `${Math.round(length * 100)}/100`,
      DateTimeOriginal: `${day} ${two(random.int(hours[0], hours[1]))}:${two(random.int(0, 59))}:${two(random.int(0, 59))}`,
    },
    ...(random.next() < 0.3 && { IFD3: position(random) }),
  };
}
