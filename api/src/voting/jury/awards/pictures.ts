import type { components } from '@photo-competition/schema/rest';
import { timed } from '../../../competitions/present.ts';
import { shownOf, visibilityOf } from '../../../competitions/visibility.ts';
import { presentMinimal } from '../../../photos/images/present.ts';
import { readImages } from '../../../photos/images/repository.ts';
import type { Db } from '../../../platform/database/database.ts';

type Schemas = components['schemas'];

/**
 * Photos of a competition as grids have them, by id.
 * @param administrator whether they are for administrators, or for everyone
 */
export async function picturesOf(
  db: Db,
  competitionId: number,
  ids: readonly number[],
  administrator: boolean,
  now: Date,
): Promise<Map<number, Schemas['MinimalImage']>> {
  if (!ids.length) return new Map();
  const found = await readImages(db, 'grid', { by: 'ids', competitionId, ids: [...new Set(ids)] }, null, now);
  if (!found) return new Map();
  const shown = shownOf(timed(found.competition), now);
  return new Map(
    found.images.map((image) => {
      const { moderation, held_back: heldBack } = image;
      const visibility = visibilityOf({ ...shown, moderation, heldBack, own: false, administrator });
      return [image.id, presentMinimal(image, { viewer: null, visibility, createdAt: image.created_at })];
    }),
  );
}
