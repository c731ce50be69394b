import type { components } from '@photo-competition/schema/rest';
import type { Db } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import type { Viewer } from '../platform/http/operation.ts';
import { Problem } from '../platform/http/problem.ts';
import { timed, type TimedRow } from './present.ts';
import { relationOf, shownOf, visibilityOf, type ImageVisibility } from './visibility.ts';

/** Fields of an image that decide who may see it. */
export interface SeenImage {
  voter_key: string;
  moderation: components['schemas']['ImageModeration'];
  held_back: boolean;
}

/** A viewer's rights on an image at an instant. @throws Problem NOT_FOUND when there are none (docs/product.md §2) */
export function requireSeen(
  image: SeenImage,
  competition: TimedRow,
  viewer: Viewer | null,
  now: Date,
): ImageVisibility {
  const seen = visibilityOf({
    ...shownOf(timed(competition), now),
    moderation: image.moderation,
    heldBack: image.held_back,
    ...relationOf(viewer, image.voter_key),
  });
  if (!seen.image) throw new Problem('NOT_FOUND');
  return seen;
}

/**
 * The competition of an image that somebody wants to write about. A single statement, whether the image is hidden from the
 * viewer or was never there: neither the answer nor its time tells which.
 * @throws Problem NOT_FOUND
 */
export async function competitionOfSeen(tx: Db, imageId: number, viewer: Viewer, now: Date): Promise<number> {
  const [row] = await imageWithCompetition(tx, { imageId });
  if (!row) throw new Problem('NOT_FOUND');
  requireSeen(row, row, viewer, now);
  return row.id;
}

const imageWithCompetition = statement<{ imageId: number }, SeenImage & TimedRow & { id: number }>((db, { imageId }) =>
  db
    .selectFrom('image')
    .innerJoin('competition', 'competition.id', 'image.competition_id')
    .select(['competition.id', 'status', 'judged_by', 'competition_start', 'voting_start', 'voting_end', 'award'])
    .select(['image.voter_key', 'image.moderation', 'image.held_back'])
    .where('image.id', '=', imageId),
);
