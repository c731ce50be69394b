/** Tasks of the process for photos (photoProcess.ts): all code that reads bytes of strangers as a picture. */
import { openPixels, readHeader, type ImageLimits } from './decode.ts';
import { derive, deriveOne, type Derivative, type Derived } from './derive.ts';
import { makeLogo, type Logo } from './logo.ts';
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
  /** Null when it could not be read for want of time, and is to be read again. */
  exposure: Exposure | null;
}

/** Files and data made of an original that had been stored before. */
export interface MadeAnew {
  /** The derivatives of 800 pixels. */
  small: Derivative[];
  /** Everything, of an original whose colours were wrong before they were told apart; else null. */
  anew: Derived | null;
  exposure: Exposure | null;
}

/** A stored original was accepted once; limits that were lowered since do not concern it. */
const accepted: ImageLimits = { maxMegapixels: 1e6, minLongerSide: 1 };

/** Files and data to make of an original that has been stored. */
export interface AnewRequest {
  /** The derivatives of 800 pixels. */
  small: boolean;
  /** All derivatives, where the colours of such files were wrong. */
  colours: boolean;
  exposure: boolean;
}

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

  /** Makes the logo of the site of a file. @throws ImageRefused */
  logo: (file: string): Promise<Logo> => makeLogo(file),

  /** Makes what an original that has been stored lacks. @throws ImageRefused when it cannot be decoded */
  async makeAnew(file: string, { small, colours, exposure }: AnewRequest): Promise<MadeAnew> {
    const header = await readHeader(file, accepted);
    const anew = colours && header.colours.kind !== 'usual' ? await derive(await openPixels(header)) : null;
    return {
      small: small && !anew ? await deriveOne(await openPixels(header), 'small') : [],
      anew,
      exposure: exposure ? await readExposure(header) : null,
    };
  },
};

export type PhotoTasks = typeof photoTasks;
