import type { PersonName } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';

/** A text in both languages. */
export type Localized = Record<Locale, string>;

/** A photo that is shown on the screen. */
export interface ShownPhoto {
  number: number;
  title: string;
  width: number;
  height: number;
  thumbhash: string;
  /** Address of the picture for the screen. */
  large: string;
  /** Address of the picture for the presenter. */
  small: string;
  urlNeedsToken: boolean;
}

/** Winner of an award: an author, and the photo of an award for a photo. */
export interface Winner {
  /** Unique within the ceremony. */
  key: string;
  /** Null for an award to an author. */
  photo: ShownPhoto | null;
  /** Null once the account is gone. */
  author: PersonName | null;
  /** Note beside the award; empty without one. */
  note: string;
}

/** Kinds of awards, as the graph has them. */
export type CeremonyKind = 'PLACE' | 'MEDAL' | 'MENTION' | 'SPECIAL' | 'JUDGES_CHOICE' | 'BEST_AUTHOR';

/** An award as it is presented. */
export interface CeremonyAward {
  key: string;
  kind: CeremonyKind;
  title: Localized;
  /** Code of its category; null for one over all of them. */
  type: string | null;
  /** Of a PLACE; null of the others. */
  place: number | null;
  /** Where it stands in the list of awards, the most important first. */
  position: number;
  winners: readonly Winner[];
}

/** A category, in the competition's order. */
export interface CeremonyCategory {
  code: string;
  title: Localized;
}

/** Content of the screen until the next key. */
export type Slide =
  | { kind: 'competition'; key: string }
  | { kind: 'category'; key: string; category: CeremonyCategory }
  /** A photo without words. */
  | { kind: 'photo'; key: string; award: CeremonyAward; winner: Winner; photo: ShownPhoto }
  /** The same photo with its title, its author and the award. */
  | { kind: 'winner'; key: string; award: CeremonyAward; winner: Winner; photo: ShownPhoto }
  /** An award to an author, before the name is told. */
  | { kind: 'award'; key: string; award: CeremonyAward; winner: Winner }
  | { kind: 'author'; key: string; award: CeremonyAward; winner: Winner }
  | { kind: 'end'; key: string };

/** From the first that is presented to the last. */
const order: readonly CeremonyKind[] = ['MENTION', 'MEDAL', 'PLACE', 'SPECIAL', 'JUDGES_CHOICE', 'BEST_AUTHOR'];

/** Kinds that are presented category by category; special prizes follow all categories, and the best author is the last. */
const ofCategories: readonly CeremonyKind[] = ['MENTION', 'MEDAL', 'PLACE'];

/** From the least of the awards to the greatest: by kind, then from the last place to the first, then from the end of the list. */
const fromLast = (one: CeremonyAward, other: CeremonyAward): number =>
  order.indexOf(one.kind) - order.indexOf(other.kind) ||
  (other.place ?? 0) - (one.place ?? 0) ||
  other.position - one.position;

function slidesOf(award: CeremonyAward): Slide[] {
  return award.winners.flatMap((winner): Slide[] => {
    const key = `${award.key}/${winner.key}`;
    const { photo } = winner;
    return photo
      ? [
          { kind: 'photo', key: `photo/${key}`, award, winner, photo },
          { kind: 'winner', key: `winner/${key}`, award, winner, photo },
        ]
      : [
          { kind: 'award', key: `award/${key}`, award, winner },
          { kind: 'author', key: `author/${key}`, award, winner },
        ];
  });
}

/**
 * A ceremony from the first slide to the last: the competition, each category from its mentions to its first place, awards over
 * all categories, special prizes, the best author (docs/product.md §15). An award that nobody has is not presented.
 * @param categories in the competition's order
 */
export function sequenceOf(awards: readonly CeremonyAward[], categories: readonly CeremonyCategory[]): Slide[] {
  const given = awards.filter(({ winners }) => winners.length > 0).sort(fromLast);
  const inCategory = (code: string | null) =>
    given.filter(({ kind, type }) => ofCategories.includes(kind) && type === code);
  const last = given.filter(({ kind }) => !ofCategories.includes(kind));
  return [
    { kind: 'competition', key: 'competition' },
    ...categories.flatMap((category): Slide[] => {
      const slides = inCategory(category.code).flatMap(slidesOf);
      return slides.length === 0 ? [] : [{ kind: 'category', key: `category/${category.code}`, category }, ...slides];
    }),
    ...inCategory(null).flatMap(slidesOf),
    ...last.flatMap(slidesOf),
    { kind: 'end', key: 'end' },
  ];
}

/** The photos of a ceremony, each once, in the order in which they are shown. */
export function photosOf(slides: readonly Slide[]): ShownPhoto[] {
  const photos = slides.flatMap((slide) => (slide.kind === 'photo' ? [slide.photo] : []));
  return [...new Map(photos.map((photo) => [photo.number, photo])).values()];
}

/** Something to jump to: an award of one winner, or a slide of its own. */
export interface Stop {
  /** Its first slide and its last one, from 0. */
  from: number;
  to: number;
  /** The slide that tells what it is. */
  slide: Slide;
}

/** Stops to jump to, in order: an award is one stop, whose first slide does not tell yet. */
export const stopsOf = (slides: readonly Slide[]): Stop[] =>
  slides.flatMap((slide, at) => {
    if (slide.kind === 'photo' || slide.kind === 'award') return [];
    const isTold = slide.kind === 'winner' || slide.kind === 'author';
    return [{ from: isTold ? at - 1 : at, to: at, slide }];
  });
