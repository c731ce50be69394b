import type { Locale } from './locale.ts';

/** Texts of the administrators by dotted key, e.g. `rules.body`. */
export type Overlay = Readonly<Record<string, string>>;

/** Reads the administrators' texts of a locale (`Query.localization`). */
export type ReadOverlay = (locale: Locale) => Promise<Overlay>;

/**
 * How long the first page waits for the administrators' texts, in milliseconds, where its document does not hold them: the
 * gateway has never reached the service.
 */
const overlayPatience = 1500;

const keyOf = (locale: Locale): string => `photo-competition.texts.${locale}`;

/** The texts as they were read last in this browser; none where nothing is stored. */
function remembered(locale: Locale): Overlay {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(locale)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Overlay) : {};
  } catch {
    return {};
  }
}

function remember(locale: Locale, overlay: Overlay): void {
  try {
    localStorage.setItem(keyOf(locale), JSON.stringify(overlay));
  } catch {
    // The next visit reads them again.
  }
}

/**
 * The administrators' texts of a locale. When they are slow to come, or cannot be read, those of the last visit stand in for
 * them, and what comes later is for the next page load: a text that is being read is not replaced.
 */
export async function overlayOf(locale: Locale, read: ReadOverlay, patience = overlayPatience): Promise<Overlay> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patience);
  });
  const reading = read(locale).then(
    (overlay) => {
      remember(locale, overlay);
      return overlay;
    },
    () => null,
  );
  const overlay = await Promise.race([reading, late]);
  clearTimeout(timer);
  return overlay ?? remembered(locale);
}

/**
 * Puts texts over a bundle, which stays as it is. A key that the bundle does not have is of another version of the client.
 */
export function withOverlay<Bundle extends object>(bundle: Bundle, overlay: Overlay): Bundle {
  const entries = Object.entries(overlay);
  if (entries.length === 0) return bundle;
  const result = structuredClone(bundle);
  for (const [key, text] of entries) {
    const path = key.split('.');
    const last = path.pop() ?? '';
    let place: unknown = result;
    for (const name of path) place = isGroup(place) && Object.hasOwn(place, name) ? place[name] : undefined;
    if (isGroup(place) && Object.hasOwn(place, last) && typeof place[last] === 'string') place[last] = text;
  }
  return result;
}

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
