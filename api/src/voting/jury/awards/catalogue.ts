import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { acceptance, findAwards, findWinners, isDecided } from './repository.ts';
import { isTold } from './rules.ts';

/**
 * A row of the catalogue: a photo with its awards, a best author, or, at the end of each category, its numbers. The other
 * columns are null.
 */
export type CatalogueRow = {
  type: string | null;
  imageId: number | null;
  lastName: string | null;
  firstName: string | null;
  title: string | null;
  awardHu: string | null;
  awardEn: string | null;
  authors: number | null;
  photos: number | null;
  acceptedAuthors: number | null;
  acceptedPhotos: number | null;
};

export const catalogueColumns = [
  ...['type', 'imageId', 'lastName', 'firstName', 'title', 'awardHu', 'awardEn'],
  ...['authors', 'photos', 'acceptedAuthors', 'acceptedPhotos'],
];

const nothing: CatalogueRow = {
  type: null,
  imageId: null,
  lastName: null,
  firstName: null,
  title: null,
  awardHu: null,
  awardEn: null,
  authors: null,
  photos: null,
  acceptedAuthors: null,
  acceptedPhotos: null,
};

/** The awards of a photo or of an author, in the order of the list. */
interface Titles {
  /** Place of the first of them in the list. */
  first: number;
  hu: string[];
  en: string[];
}

const titlesOf = ({ hu, en }: Titles) => ({ awardHu: hu.join('; '), awardEn: en.join('; ') });

/** The awards of a competition as everyone reads them: those of each photo, and the best authors. */
async function readTitles(db: Db, id: number) {
  const winners = await findWinners(db, id);
  const photos = new Map<number, Titles>();
  const authors: CatalogueRow[] = [];
  for (const [first, award] of (await findAwards(db, id)).entries())
    for (const { image_id, author } of (winners.get(award.id) ?? []).filter(isTold)) {
      const { hu, en } = award.title;
      const before = image_id === null ? undefined : photos.get(image_id);
      if (image_id !== null)
        photos.set(image_id, {
          first: before?.first ?? first,
          hu: [...(before?.hu ?? []), hu],
          en: [...(before?.en ?? []), en],
        });
      else {
        const { lastName = null, firstName = null } = author ?? {};
        authors.push({ ...nothing, type: award.type_code, lastName, firstName, awardHu: hu, awardEn: en });
      }
    }
  return { photos, authors };
}

type PhotoRow = Pick<CatalogueRow, 'lastName' | 'firstName'> & {
  imageId: number;
  title: string;
  voter: string;
  accepted: boolean | null;
};

/** The photos of a category that are not hidden, by the names of their authors. */
async function readPhotos(db: Db, id: number, type: string): Promise<PhotoRow[]> {
  const { rows } =
    await sql<PhotoRow>`select image.id as "imageId", title, voter_key as voter, ${acceptance} as accepted,
      last_name as "lastName", first_name as "firstName"
    from image left join account using (voter_key)
    where competition_id = ${id}::int and type_code = ${type}::text and moderation = 'APPROVED'
    order by last_name, first_name, title, image.id`.execute(db);
  return rows;
}

const authorsOf = (rows: readonly PhotoRow[]): number => new Set(rows.map(({ voter }) => voter)).size;

/** The numbers of a category; those of accepted photos only where a round accepts, and once that is decided. */
async function numbersOf(db: Db, id: number, type: string, rows: readonly PhotoRow[]): Promise<CatalogueRow> {
  const isAccepting = rows.some(({ accepted }) => accepted !== null) && (await isDecided(db, id, type));
  const accepted = rows.filter((one) => one.accepted === true);
  return {
    ...nothing,
    type,
    authors: authorsOf(rows),
    photos: rows.length,
    acceptedAuthors: isAccepting ? authorsOf(accepted) : null,
    acceptedPhotos: isAccepting ? accepted.length : null,
  };
}

/**
 * The catalogue of a competition, category by category: photos with awards in the order of the list, then the other accepted ones by
 * author, then the numbers of the category; at the end the best authors.
 */
export async function* catalogueRows(db: Db, id: number, types: readonly string[]): AsyncGenerator<CatalogueRow> {
  const { photos, authors } = await readTitles(db, id);
  const place = ({ imageId }: PhotoRow) => photos.get(imageId)?.first ?? Infinity;
  const byPlace = (a: PhotoRow, b: PhotoRow) => (place(a) === place(b) ? 0 : place(a) - place(b));
  for (const type of types) {
    const rows = await readPhotos(db, id, type);
    for (const row of rows.filter(({ imageId, accepted }) => accepted === true || photos.has(imageId)).sort(byPlace)) {
      const { imageId, title, lastName, firstName } = row;
      const titles = photos.get(imageId);
      yield { ...nothing, type, imageId, title, lastName, firstName, ...(titles ? titlesOf(titles) : {}) };
    }
    yield await numbersOf(db, id, type, rows);
  }
  yield* authors;
}
