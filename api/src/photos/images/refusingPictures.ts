import { fieldProblem, Problem, type ProblemValues } from '../../platform/http/problem.ts';
import type { Logger } from '../../platform/log.ts';
import { Overloaded } from './pipeline/concurrency.ts';
import { ImageRefused } from './pipeline/refusal.ts';
import { ProcessEnded } from './pipeline/taskProcess.ts';

/** Values for the text of a refusal: numbers, or why no picture of this format is taken. */
const valuesOf = ({ code, values, raw }: ImageRefused): ProblemValues =>
  code === 'UNSUPPORTED_FORMAT' ? { reason: { phrase: raw ? 'format.raw' : 'format.unknown' } } : values;

/**
 * Works on a picture that somebody has sent, and tells its sender why it is refused.
 * @param field the field of the request that holds the picture
 * @throws Problem UNSUPPORTED_FORMAT, IMAGE_DAMAGED, IMAGE_TOO_SMALL, TOO_MANY_PIXELS, OVERLOADED
 */
export async function refusingPictures<T>(field: string, work: () => Promise<T>, log: Logger): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ImageRefused) {
      const { cause: err } = error;
      if (err instanceof ProcessEnded) log.warn({ err }, 'a photo was refused that ends the process for photos');
      throw fieldProblem(error.code, field, valuesOf(error));
    }
    if (error instanceof Overloaded) throw new Problem('OVERLOADED', { retryAfter: 60 });
    throw error;
  }
}
