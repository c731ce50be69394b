import type { CeremonyAwardFragment } from './generated/graphql.ts';
import type { CeremonyAward } from './sequence.ts';

/** The awards as they are presented: without photos that are hidden since. */
export const ceremonyOf = (awards: readonly CeremonyAwardFragment[]): CeremonyAward[] =>
  awards.map(({ number, position, kind, title, place, type, winners }, at) => ({
    key: String(number),
    kind,
    title,
    place,
    type,
    // Awards of one position stand in the order of the list.
    position: position + at / (awards.length + 1),
    winners: winners.flatMap(({ told, note, author, image }) => {
      if (!told || (!image && !author)) return [];
      const key = image ? `image-${image.number}` : `author-${author?.id}`;
      return [{ key, photo: image, author, note }];
    }),
  }));
