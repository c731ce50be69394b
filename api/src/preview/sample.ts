import type { components } from '@photo-competition/schema/rest';
import { rankImages, tallyOf, type Scoring } from '@photo-competition/count/ranking';
import { createHash, hash } from 'node:crypto';

type Score = components['schemas']['Score'];

/** The fields of an image that a sample is computed from; no vote has any effect on them. */
export interface SampledImage {
  id: number;
  type: string;
}

/** The rules of a competition that a sample keeps to. */
export interface SampleRules {
  minPoint: number;
  maxPoint: number;
  scoring: Scoring;
}

/** The same number for the same image and purpose, on every machine; evenly spread over 32 bits. */
const drawn = (purpose: string, id: number): number => hash('sha256', `${purpose} ${id}`, 'buffer').readUInt32BE();

/** Votes with a point in a sample, at most. */
const mostPerPoint = 8;

/** A byte for each point: one hash for an image, since a request may need those of all images of a competition. */
function histogramOf(id: number, { minPoint, maxPoint }: SampleRules): number[] {
  const bytes = createHash('shake256', { outputLength: maxPoint - minPoint + 1 })
    .update(`votes ${id}`)
    .digest();
  return Array.from(bytes, (byte) => byte % (mostPerPoint + 1));
}

/** Made-up results of all images of a competition, best first, out of their ids alone. */
export function sampleResults(images: readonly SampledImage[], rules: SampleRules): Map<number, Score> {
  const histograms = new Map(images.map(({ id }) => [id, histogramOf(id, rules)]));
  const tallies = images.map(({ id, type }) => tallyOf(id, type, histograms.get(id) ?? [], rules.minPoint));
  return new Map(
    rankImages(tallies, rules.scoring).map(({ imageId, score, points, votes, rank, overallRank }) => [
      imageId,
      { score, points, votes, rank, overallRank, votesByPoint: histograms.get(imageId) ?? [], sample: true },
    ]),
  );
}

/** A made-up order of images, in the place of the fair one, which tells which of them have fewest votes. */
export const sampleOrder = (images: readonly SampledImage[]): SampledImage[] =>
  images.toSorted((a, b) => drawn('order', a.id) - drawn('order', b.id) || a.id - b.id);

/** A made-up vote on an image; about every other one has none. */
export function sampleVote(
  id: number,
  { minPoint, maxPoint }: Pick<SampleRules, 'minPoint' | 'maxPoint'>,
): number | null {
  const number = drawn('own vote', id);
  return number % 2 === 0 ? null : minPoint + (Math.floor(number / 2) % (maxPoint - minPoint + 1));
}
