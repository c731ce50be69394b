/** Languages of the product. */
type Locale = 'hu' | 'en';

/**
 * Ready-made reasons of moderation (docs/product.md §2). They are stored as the text that was chosen and read in the reader's
 * language, so that a text that was shipped once stays here; `{id}` stands for the number of a photo.
 */
export const moderationReasons = {
  notOwn: { hu: 'Nem a nevező saját képe.', en: 'It is not the entrant’s own photo.' },
  tooSmall: { hu: 'A kép minősége nem elég.', en: 'The quality of the photo is not sufficient.' },
  offTopic: { hu: 'Nem illik a témához.', en: 'It does not fit the theme.' },
  duplicate: { hu: 'Ugyanez a kép már szerepel.', en: 'The same photo has been entered already.' },
  manipulated: { hu: 'A szabályzat tiltja az ilyen utómunkát.', en: 'The rules forbid this kind of editing.' },
  signature: { hu: 'Név, aláírás vagy vízjel látszik rajta.', en: 'It shows a name, a signature or a watermark.' },
  published: { hu: 'A képet korábban már díjazták.', en: 'The photo has won a prize before.' },
  people: {
    hu: 'Hiányzik a rajta szereplők hozzájárulása.',
    en: 'The consent of the people in it is missing.',
  },
  sameAs: { hu: 'Ugyanaz a kép, mint ez: #{id}.', en: 'The same photo as #{id}.' },
} as const satisfies Record<string, Record<Locale, string>>;

/** The names of those that a menu offers for any photo. */
export const offeredReasons = [
  'notOwn',
  'tooSmall',
  'offTopic',
  'duplicate',
  'manipulated',
  'signature',
  'published',
  'people',
] as const satisfies (keyof typeof moderationReasons)[];

const withId = (text: string, id: string): string => text.replace('{id}', id);

/** The reason that a photo is the same as another one. @param id number of the other one */
export const sameAsReason = (id: string, locale: Locale): string => withId(moderationReasons.sameAs[locale], id);

/** A stored reason in a language where it is a ready-made one; free text as it was typed. */
export function moderationReasonIn(stored: string, locale: Locale): string {
  const id = /#(\d+)\.$/.exec(stored)?.[1] ?? '';
  const all = Object.values(moderationReasons);
  const found = all.find(({ hu, en }) => stored === withId(hu, id) || stored === withId(en, id));
  return found ? withId(found[locale], id) : stored;
}

/** Whether two stored reasons say the same, in whichever language each was chosen. */
export const isSameReason = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : moderationReasonIn(one, 'hu') === moderationReasonIn(other, 'hu');
