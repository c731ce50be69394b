import { createGate, picturesAtOnce, picturesWaiting, type Gate } from './concurrency.ts';
import { openPixels, readHeader, type ImageLimits } from './decode.ts';
import { derive, deriveOne, type Derivative, type Derived } from './derive.ts';
import { readExposure, type Exposure } from './exposure.ts';
import { contentTypes, type SourceFormat } from './sniff.ts';

export type { Derivative } from './derive.ts';

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

const pictureGate = createGate(picturesAtOnce, picturesWaiting);

/**
 * Judges an uploaded file by its bytes and makes all that is served from it. The file is only read, and may be deleted
 * when the promise has settled.
 * @param file path of the uploaded file; its name says nothing
 * @param gate bounds the pictures in work; the service's one gate unless a test brings its own
 * @throws ImageRefused when the file is not an acceptable photo
 * @throws Overloaded when too many pictures wait already
 */
export async function processImage(
  file: string,
  limits: ImageLimits,
  gate: Gate = pictureGate,
): Promise<ProcessedImage> {
  // The header is read before the queue: a refusal costs milliseconds and need not wait for other people's photos.
  const header = await readHeader(file, limits);
  return gate.run(async () => {
    const [derived, exposure] = await Promise.all([openPixels(header).then(derive), readExposure(header)]);
    const { format, width, height } = header;
    return { format, contentType: contentTypes[format], width, height, exposure, ...derived };
  });
}

/** A stored original was accepted once; limits that were lowered since do not concern it. */
const accepted: ImageLimits = { maxMegapixels: 1e6, minLongerSide: 1 };

/**
 * Makes one size of an original that has been stored.
 * @param file path of a copy of it
 * @throws ImageRefused when it cannot be decoded
 * @throws Overloaded when too many pictures wait already
 */
export async function deriveAgain(file: string, resolution: 'small'): Promise<Derivative[]> {
  const header = await readHeader(file, accepted);
  return pictureGate.run(async () => deriveOne(await openPixels(header), resolution));
}
