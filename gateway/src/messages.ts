/** Everything that the gateway itself says to people, in both languages; all else that they read is the service's. */
const messages = {
  brand: { hu: 'Fotópályázat', en: 'Photo competition' },
  siteDescription: {
    hu: 'Fotópályázatok egy helyen: nevezés, szavazás, eredmények.',
    en: 'Photo competitions in one place: entries, votes, results.',
  },
  tooManyRequests: {
    hu: 'Túl sok kérés érkezett. Kérjük, próbáld újra {seconds} másodperc múlva.',
    en: 'Too many requests. Please try again in {seconds} seconds.',
  },
  uploadNeedsHeader: {
    hu: 'A feltöltéshez az apollo-require-preflight fejléc szükséges.',
    en: 'An upload needs the header apollo-require-preflight.',
  },
  uploadNeedsLogin: { hu: 'A feltöltéshez előbb jelentkezz be.', en: 'Please log in before you upload.' },
  tooManyUploads: {
    hu: 'Most túl sok feltöltés fut. Kérjük, próbáld újra.',
    en: 'Too many uploads are running. Please try again.',
  },
  oneFileOnly: { hu: 'Egyszerre egy fájl küldhető.', en: 'One file can be sent at a time.' },
  requestTooLarge: { hu: 'A kérés túl nagy.', en: 'The request is too large.' },
  uploadStalled: { hu: 'A feltöltés megszakadt.', en: 'The upload has come to a standstill.' },
  uploadUnreadable: { hu: 'A feltöltés nem olvasható.', en: 'The upload cannot be read.' },
  fileTooLarge: {
    hu: 'A fájl nagyobb {megabytes} MB-nál. Kérjük, válassz vagy ments kisebbet.',
    en: 'The file is larger than {megabytes} MB. Please choose or export a smaller one.',
  },
  fileIncomplete: {
    hu: 'A fájl nem érkezett meg egészben. Kérjük, küldd el újra.',
    en: 'The file has not come whole. Please send it again.',
  },
} as const satisfies Record<string, { hu: string; en: string }>;

export type Locale = 'hu' | 'en';
export type MessageKey = keyof typeof messages;

/** A message in the reader's language. @param values for the names in braces */
export const message = (key: MessageKey, locale: Locale, values: Readonly<Record<string, number>> = {}): string =>
  messages[key][locale].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
