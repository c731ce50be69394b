import { anyOf } from '../../platform/database/anyOf.ts';
import type { Db } from '../../platform/database/database.ts';

/** Titles of images as they are now. @param shown whether hidden ones are left out */
export async function titlesOf(db: Db, ids: readonly number[], shown = false): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('image')
    .select(['id', 'title'])
    .where('id', '=', anyOf([...new Set(ids)]))
    .$if(shown, (query) => query.where('shown', '=', true))
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** With the title of each image; one that has none, as it was deleted a moment ago, is left out. */
export const titled = <T extends { imageId: number }>(ones: readonly T[], titles: Map<number, string>) =>
  ones.flatMap((one) => {
    const title = titles.get(one.imageId);
    return title === undefined ? [] : [{ ...one, title }];
  });
