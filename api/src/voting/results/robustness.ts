import type { components } from '@photo-competition/schema/rest';
import { timed } from '../../competitions/present.ts';
import { findCompetition } from '../../competitions/repository.ts';
import { showsResultsTo, shownOf } from '../../competitions/visibility.ts';
import { anyOf } from '../../platform/database/anyOf.ts';
import type { Db } from '../../platform/database/database.ts';
import { forVisitors } from '../../platform/http/caching.ts';
import type { Handlers, Viewer } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';

type Schemas = components['schemas'];

/** Seconds for which others may be shown an answer. */
const seconds = 5;

/**
 * How sure the best ranks of a competition are (docs/product.md §4). Titles are those of now; an image that was hidden since is gone.
 * @throws Problem NOT_FOUND while results are hidden from the viewer, and until it was computed
 */
export async function readRobustness(
  db: Db,
  competitionId: number,
  viewer: Viewer | null,
  now: Date,
): Promise<Schemas['Robustness']> {
  const competition = await findCompetition(db, competitionId);
  if (!competition || !showsResultsTo(viewer, shownOf(timed(competition), now))) throw new Problem('NOT_FOUND');
  const stored = await db
    .selectFrom('result_computation')
    .select('robustness')
    .where('competition_id', '=', competitionId)
    .where('state', '=', 'STORED')
    .executeTakeFirst();
  if (!stored?.robustness) throw new Problem('NOT_FOUND');
  const { categories, ...draws } = stored.robustness;
  const ids = categories.flatMap(({ rows }) => rows.map(({ imageId }) => imageId));
  const images = await db
    .selectFrom('image')
    .select(['id', 'title'])
    .where('id', '=', anyOf(ids))
    .where('moderation', '=', 'APPROVED')
    .execute();
  const titles = new Map(images.map(({ id, title }) => [id, title]));
  const shown = categories.map(({ rows, ...category }) => ({
    ...category,
    rows: rows.flatMap((row) => {
      const title = titles.get(row.imageId);
      return title === undefined ? [] : [{ ...row, title }];
    }),
  }));
  return { ...draws, categories: shown };
}

/** The call that tells how sure ranks are (docs/product.md §10). */
export const robustnessRoutes = (db: Db): Handlers<'getRobustness'> => ({
  async getRobustness({ params, viewer, now }) {
    const body = await readRobustness(db, params.id, viewer, now);
    return { body, headers: forVisitors(viewer, seconds) };
  },
});
