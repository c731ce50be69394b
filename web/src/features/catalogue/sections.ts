/** A photo that may be in the catalogue. */
export interface Cataloguable {
  number: number;
  /** Code of its category. */
  type: string;
  title: string;
  /** Null once the account is gone. */
  author: { id: string } | null;
  /** Numbers of the awards that it has. */
  awards: readonly { number: number }[];
  /** Whether the jury has accepted it; null where no round accepts its category. */
  accepted: boolean | null;
}

/** A category of the catalogue. */
export interface Section<Photo> {
  /** Code of the category. */
  type: string;
  photos: Photo[];
  /** Their authors; who is gone is one of them for each photo. */
  authors: number;
}

/** Options of the catalogue's order. */
export interface SectionOrder<Photo> {
  /** Codes of the categories in the competition's order. */
  types: readonly string[];
  /** Numbers of the awards, the most important first. */
  awards: readonly number[];
  /** How an author's name is written, by which photos without an award are in order. */
  nameOf: (photo: Photo) => string;
  compare: (one: string, other: string) => number;
}

/**
 * The catalogue of a jury's competition (docs/product.md §15): accepted and awarded photos by category. Awarded ones come first, the
 * most important award before the others; the rest follows by author. A category without a photo is left out.
 */
export function sectionsOf<Photo extends Cataloguable>(
  photos: readonly Photo[],
  { types, awards, nameOf, compare }: SectionOrder<Photo>,
): Section<Photo>[] {
  const rankOf = (photo: Photo): number =>
    Math.min(
      ...photo.awards.map(({ number }) => awards.indexOf(number)).map((at) => (at < 0 ? awards.length : at)),
      Infinity,
    );
  const order = (one: Photo, other: Photo): number => {
    const [rank, otherRank] = [rankOf(one), rankOf(other)];
    if (rank !== otherRank) return rank < otherRank ? -1 : 1;
    return compare(nameOf(one), nameOf(other)) || compare(one.title, other.title) || one.number - other.number;
  };
  return types.flatMap((type) => {
    const chosen = photos.filter(
      (photo) => photo.type === type && (photo.accepted === true || photo.awards.length > 0),
    );
    if (chosen.length === 0) return [];
    const authors = new Set(chosen.map(({ author, number }) => author?.id ?? `of ${number}`)).size;
    return [{ type, photos: chosen.sort(order), authors }];
  });
}
