import { createGate, picturesAtOnce, picturesWaiting, type Gate } from './concurrency.ts';
import type { ImageLimits } from './decode.ts';
import type { Logo } from './logo.ts';
import { isolatedTasks } from './isolatedTasks.ts';
import type { AnewRequest, MadeAnew, PhotoTasks, ProcessedImage } from './photoTasks.ts';

export type { Logo } from './logo.ts';
export type { Derivative } from './derive.ts';
export type { MadeAnew, ProcessedImage } from './photoTasks.ts';

/** Milliseconds without a photo after which the process that works on them gives its memory back; starting it takes some 300. */
const idleMs = 60_000;

const pictureGate = createGate(picturesAtOnce, picturesWaiting);
const run = isolatedTasks<PhotoTasks>('photoProcess', idleMs);

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
  await run('check', file, limits);
  return gate.run(() => run('process', file, limits));
}

/**
 * Makes the logo of the site of a file.
 * @param file path of it
 * @throws ImageRefused when it is no picture that can be a logo
 * @throws Overloaded when too many pictures wait already
 */
export const makeLogo = (file: string): Promise<Logo> => pictureGate.run(() => run('logo', file));

/**
 * Makes what an original that has been stored lacks.
 * @param file path of a copy of it
 * @throws ImageRefused when it cannot be decoded
 * @throws Overloaded when too many pictures wait already
 */
export const makeAnew = (file: string, request: AnewRequest): Promise<MadeAnew> =>
  pictureGate.run(() => run('makeAnew', file, request));
