import { shippedSiteName } from '@photo-competition/schema/siteName';

/** Everything that the gateway itself says to people, in both languages; all else that they read is the service's. */
const messages = {
  brand: shippedSiteName,
  firstPlace: { hu: '1. hely', en: 'First place' },
  siteDescription: {
    hu: 'Fotópályázatok egy helyen: nevezés, szavazás, eredmények.',
    en: 'Photo competitions in one place: entries, votes, results.',
  },
  tooManyRequests: {
    hu: 'Túl sok kérés érkezett. Kérjük, próbáld újra {seconds} másodperc múlva.',
    en: 'Too many requests. Please try again in {seconds} s.',
  },
  fault: {
    hu: 'Nálunk történt hiba; a kérés azonosítója alapján megtaláljuk a naplóban.',
    en: 'Something went wrong on our side; the request id names it in the logs.',
  },
  serviceTooLate: { hu: 'A szolgáltatás nem válaszolt időben.', en: 'The service did not answer in time.' },
  serviceUnavailable: { hu: 'A szolgáltatás most nem érhető el.', en: 'The service cannot be reached.' },
  pageNumberWrong: { hu: 'A `page` értéke 0 vagy nagyobb oldalszám.', en: '`page` must be a page number from 0' },
  pageSizeWrong: { hu: 'A `{name}` értéke 1 és {most} közötti.', en: '`{name}` must be 1–{most}' },
  bothPageSizes: {
    hu: 'A `first` és a `last` közül csak az egyik adható meg: az a lista elejéről, ez a végéről számol.',
    en: 'Give either `first` or `last`, not both: one counts from the beginning of the list, the other one from its end.',
  },
  cursorUnknown: {
    hu: 'Ez a kurzor (`{name}`) nem ehhez a listához tartozik, vagy a lista sorrendje azóta más: olvasd újra az elejétől.',
    en: '`{name}` is not a cursor of this list, or its order is another one now: read it from the beginning',
  },
  idWrong: {
    hu: 'A `{name}` egy {type} típusú azonosító legyen, ahogy egy válaszban állt.',
    en: '`{name}` must be an id of the type {type}, as an answer has brought it.',
  },
  idOfOther: {
    hu: 'A `{name}` egy {type} típusú azonosító legyen; ez {other} típusú.',
    en: '`{name}` must be an id of the type {type}; this one is of the type {other}.',
  },
  idTwice: {
    hu: 'A `{name}` és a `{number}` közül csak az egyik adható meg.',
    en: 'Give `{name}` or `{number}`, and not both.',
  },
  idMissing: { hu: 'Adj meg `{name}` vagy `{number}` értéket.', en: 'Give `{name}` or `{number}`.' },
  idNumberWrong: { hu: 'A `{name}` értéke 1 vagy nagyobb szám.', en: '`{name}` must be a number from 1.' },
  idUnreadable: {
    hu: 'A `{name}` nem olyan azonosító, amilyet ez a gráf ad.',
    en: '`{name}` is no id of this graph.',
  },
  idNoNode: {
    hu: 'A {type} típusú azonosító önmagában nem olvasható: a típus nem Node.',
    en: 'An id of the type {type} cannot be read alone: that type does not implement Node.',
  },
  nodeCountWrong: { hu: 'Az `ids` 1–{most} azonosító.', en: '`ids` must be 1–{most} ids' },
  announcedFileMissing: {
    hu: 'A kérésben bejelentett fájl nem érkezett meg.',
    en: 'The file that the request announces has not come.',
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
  tooManyOwnUploads: {
    hu: 'Már több feltöltésed fut. Várd meg a végüket, és próbáld újra.',
    en: 'Several uploads of yours are running already. Please wait for their end and try again.',
  },
  oneFileOnly: { hu: 'Egyszerre egy fájl küldhető.', en: 'One file can be sent at a time.' },
  requestTooLarge: { hu: 'A kérés túl nagy.', en: 'The request is too large.' },
  uploadStalled: { hu: 'A feltöltés megszakadt.', en: 'The upload has come to a standstill.' },
  uploadUnreadable: {
    hu: 'A feltöltés nem olvasható: az űrlap részei ebben a sorrendben az `operations` (JSON), a `map` (JSON, pl. {"0": ["variables.input.file"]}) és a fájl (`0`).',
    en: 'The upload cannot be read: the parts of its form are `operations` (JSON), `map` (JSON, e.g. {"0": ["variables.input.file"]}) and the file (`0`), in this order.',
  },
  uploadWithoutPlace: {
    hu: 'A feltöltés `map` része nem mondja meg, hová tartozik a fájl: a művelet egyik változójába, pl. {"0": ["variables.input.file"]}.',
    en: 'The `map` of the upload does not say where the file belongs: into a variable of the operation, e.g. {"0": ["variables.input.file"]}.',
  },
  fileTooLarge: {
    hu: 'A fájl nagyobb {megabytes} MB-nál. Kérjük, válassz vagy ments kisebbet.',
    en: 'The file is larger than {megabytes} MB. Please choose or export a smaller one.',
  },
  fileIncomplete: {
    hu: 'A fájl nem érkezett meg egészben. Kérjük, küldd el újra.',
    en: 'The file has not come whole. Please send it again.',
  },
  tooManyOwnDownloads: {
    hu: 'Már folyamatban van egy letöltésed. Várd meg a végét, vagy állítsd le, és próbáld újra.',
    en: 'A download of yours is running already. Please wait for its end, or stop it, and try again.',
  },
  tooManyDownloads: {
    hu: 'Most túl sok letöltés van folyamatban.',
    en: 'Too many downloads are running at the moment.',
  },
  fileMissing: { hu: 'Nincs ilyen fájl.', en: 'There is no such file.' },
  pictureMissing: { hu: 'Nincs ilyen kép.', en: 'There is no such picture.' },
  fileTooLate: { hu: 'A fájl nem érkezett meg időben.', en: 'The file did not arrive in time.' },
  pictureTooLate: { hu: 'A kép nem érkezett meg időben.', en: 'The picture did not arrive in time.' },
  fileUnavailable: { hu: 'A fájl most nem tölthető le.', en: 'The file cannot be fetched at the moment.' },
  pictureUnavailable: { hu: 'A kép most nem tölthető le.', en: 'The picture cannot be fetched at the moment.' },
  requestNotJson: { hu: 'A kérés törzse nem JSON.', en: 'The body of the request is not JSON.' },
  requestUnreadable: { hu: 'A kérés nem olvasható.', en: 'The request cannot be read.' },
  fileRefused: { hu: 'A letöltés nem sikerült', en: 'The download did not succeed' },
  pageRefused: { hu: 'Az oldal most nem nyitható meg', en: 'The page cannot be opened at the moment' },
  pictureRefused: { hu: 'A kép nem nyitható meg', en: 'The picture cannot be opened' },
  retryIn: {
    hu: 'Kérjük, próbáld újra {seconds} másodperc múlva.',
    en: 'Please try again in {seconds} s.',
  },
  logIn: { hu: 'Bejelentkezés', en: 'Log in' },
  goBack: { hu: 'Vissza az előző oldalra', en: 'Back to the previous page' },
  goHome: { hu: 'Vissza a kezdőlapra', en: 'Back to the home page' },
  requestIs: { hu: 'A kérés azonosítója', en: 'Request id' },
} as const satisfies Record<string, { hu: string; en: string }>;

export type Locale = 'hu' | 'en';
export type MessageKey = keyof typeof messages;

/** The article of a Hungarian sentence, by the name that follows it in backticks. */
const withArticles = (text: string): string => text.replace(/\b(a)(?= `[aeiou])/gi, '$1z');

/** A message in the reader's language. @param values for the names in braces */
export function message(
  key: MessageKey,
  locale: Locale,
  values: Readonly<Record<string, number | string>> = {},
): string {
  const text = messages[key][locale].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  return locale === 'hu' ? withArticles(text) : text;
}

/** A person's name in the order of the language (docs/product.md §8). */
export const personName = ({ firstName, lastName }: { firstName: string; lastName: string }, locale: Locale): string =>
  (locale === 'hu' ? [lastName, firstName] : [firstName, lastName]).filter(Boolean).join(' ');
