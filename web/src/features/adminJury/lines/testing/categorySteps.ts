import type { CategorySteps } from '../steps.ts';

/** A category with scores, photos of each, and how many of these are starred, from the highest on. */
export function categoryOf(type: string, scores: readonly (readonly [string, number, number])[]): CategorySteps {
  let photosFrom = 0;
  const steps = scores.map(([exact, photos, starred]) => {
    photosFrom += photos;
    const [over = 0, under = 1] = exact.split('/').map(Number);
    return { score: over / under, exact, photos, photosFrom, authorsFrom: Math.ceil(photosFrom / 2), starred };
  });
  return { type, photos: photosFrom, authors: Math.ceil(photosFrom / 2), steps };
}
