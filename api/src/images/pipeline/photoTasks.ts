/** What the process for photos does (photoProcess.ts): everything that reads bytes of strangers as a picture. */
import { openPixels, readHeader, type ImageLimits } from './decode.ts';
import { derive, deriveOne, type Derivative, type Derived } from './derive.ts';
import { readExposure, type Exposure } from './exposure.ts';
import { contentTypes, type SourceFormat } from './sniff.ts';

/** Everything that is stored of a picture beside its original (docs/product.md §2). */
export interface ProcessedImage extends Derived {
  format: SourceFormat;
  /** Media type of the original. */
  contentType: string;
  /** Pixels of the upright original. */
  width: number;
  height: number;
  exposure: Exposure;
}

/** A stored original was accepted once; limits that were lowered since do not concern it. */
const accepted: ImageLimits = { maxMegapixels: 1e6, minLongerSide: 1 };

export const photoTasks = {
  /** Judges a file by its header, in a few milliseconds. @throws ImageRefused */
  async check(file: string, limits: ImageLimits): Promise<void> {
    await readHeader(file, limits);
  },

  /** Judges a file and makes all that is served from it. @throws ImageRefused */
  async process(file: string, limits: ImageLimits): Promise<ProcessedImage> {
    const header = await readHeader(file, limits);
    const [derived, exposure] = await Promise.all([openPixels(header).then(derive), readExposure(header)]);
    const { format, width, height } = header;
    return { format, contentType: contentTypes[format], width, height, exposure, ...derived };
  },

  /** Makes one size of an original that has been stored. @throws ImageRefused when it cannot be decoded */
  async deriveAgain(file: string, resolution: 'small'): Promise<Derivative[]> {
    return deriveOne(await openPixels(await readHeader(file, accepted)), resolution);
  },
};

export type PhotoTasks = typeof photoTasks;
