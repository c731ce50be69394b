import type { CompetitionRecord } from '../../competitions/repository.ts';
import type { Db } from '../../platform/database/database.ts';
import type { ImageRow } from '../../platform/database/tables.ts';
import type { Locale } from '../../platform/http/messages.ts';
import type { ResultsService } from '../../voting/results/service.ts';
import type { ArchivedOriginal } from './archive.ts';
import { safeName, uniquePaths } from './fileNames.ts';
import { originalOf } from './ownData.ts';

const unranked = { hu: 'helyezés nélkül', en: 'unranked' } as const;

/** Ranks within the category by image id, of a ranking. */
async function ranksOf(results: ResultsService, competition: CompetitionRecord): Promise<Map<number, number>> {
  const ranks = new Map<number, number>();
  for await (const { imageId, result } of results.all(await results.ranking(competition)))
    if (result.rank !== null) ranks.set(imageId, result.rank);
  return ranks;
}

/** Names of the people who have entered photos, by voter key, as their language has them. */
async function authorsOf(db: Db, competitionId: number, locale: Locale): Promise<Map<string, string>> {
  const people = await db
    .selectFrom('account')
    .select(['voter_key', 'first_name', 'last_name'])
    .where((e) =>
      e('voter_key', 'in', e.selectFrom('image').select('voter_key').where('competition_id', '=', competitionId)),
    )
    .execute();
  return new Map(
    people.map(({ voter_key, first_name, last_name }) => [
      voter_key,
      (locale === 'hu' ? [last_name, first_name] : [first_name, last_name]).filter(Boolean).join(' '),
    ]),
  );
}

/** Where to find what names are made of, and in which language. */
export interface Naming {
  db: Db;
  results: ResultsService;
  locale: Locale;
}

/**
 * The originals of a competition whose results are public, named `category/place-title-author` (docs/product.md §10). Places
 * have as many digits as the number of photos of the category, at least two; without a rank words stand there.
 */
export async function awardedOriginals(
  images: readonly ImageRow[],
  competition: CompetitionRecord,
  { db, results, locale }: Naming,
): Promise<ArchivedOriginal[]> {
  const [ranks, authors] = [await ranksOf(results, competition), await authorsOf(db, competition.id, locale)];
  const digits = (code: string) =>
    Math.max(2, String(images.filter(({ type_code }) => type_code === code).length).length);
  const folders = new Map(
    competition.imageTypes.map(({ code, title }) => [
      code,
      { name: safeName(title[locale]) || code, digits: digits(code) },
    ]),
  );
  const pathOf = uniquePaths();
  return images.map((image) => {
    const folder = folders.get(image.type_code) ?? { name: image.type_code, digits: digits(image.type_code) };
    // An image that was hidden since the ranking was stored has lost its place.
    const rank = image.moderation === 'APPROVED' ? ranks.get(image.id) : undefined;
    const place = rank === undefined ? unranked[locale] : String(rank).padStart(folder.digits, '0');
    const name = [place, safeName(image.title), safeName(authors.get(image.voter_key) ?? '')].filter(Boolean).join('-');
    const original = originalOf(image, folder.name);
    const extension = original.path.split('.').at(-1) ?? 'bin';
    return { ...original, path: pathOf(folder.name, name, image.id, extension) };
  });
}
