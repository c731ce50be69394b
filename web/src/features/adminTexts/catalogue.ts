import type { Locale } from '../../i18n/locale.ts';
import type { Bundle } from '../../i18n/texts.ts';
import { missingIn, unknownIn, variablesIn } from '../../ui/compose/variables.ts';
import type { TextFieldsFragment } from './generated/graphql.ts';

/** Where a text stands in one language. */
export type TextState = 'shipped' | 'changed' | 'missing' | 'broken';

/** A text in one language. */
export interface LocalText {
  /** As the client brings it; null where it has none in that language. */
  shipped: string | null;
  /** An administrator's text in its place. */
  own: TextFieldsFragment | null;
  state: TextState;
}

/** A text of the client under its key. */
export interface CatalogueText {
  key: string;
  of: Record<Locale, LocalText>;
}

/** Each text of a bundle by its dotted key. */
export function flat(bundle: Bundle, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(bundle).flatMap(([name, value]) =>
      typeof value === 'string' ? [[`${prefix}${name}`, value] as const] : [...flat(value, `${prefix}${name}.`)],
    ),
  );
}

/** Names that a text lacks, and that it may not have, beside the shipped one. */
export function placeholderFaults(text: string, shipped: string): { lost: string[]; unknown: string[] } {
  const names = variablesIn(shipped);
  return { lost: missingIn(text, names), unknown: unknownIn(text, names) };
}

function stateOf(shipped: string | null, own: TextFieldsFragment | null): TextState {
  if (shipped === null) return 'missing';
  if (!own) return 'shipped';
  const { lost, unknown } = placeholderFaults(own.text, shipped);
  return lost.length + unknown.length > 0 ? 'broken' : 'changed';
}

/** Plural forms are keys of their own, and a language has those that it needs. */
const isPlural = (key: string): boolean => /_(zero|one|two|few|many|other)$/.test(key);

/** Every text of the client in both languages, and those of administrators that no page shows. */
export function catalogueOf(
  bundles: Readonly<Record<Locale, Bundle>>,
  owns: readonly TextFieldsFragment[],
): { texts: CatalogueText[]; orphans: TextFieldsFragment[] } {
  const shipped = { hu: flat(bundles.hu), en: flat(bundles.en) };
  const ownOf = new Map(owns.map((own) => [`${own.locale} ${own.key}`, own]));
  const localText = (key: string, locale: Locale): LocalText => {
    const own = ownOf.get(`${locale} ${key}`) ?? null;
    const text = shipped[locale].get(key) ?? null;
    // A form that the language does not have is not missing.
    return { shipped: text, own, state: text === null && isPlural(key) ? 'shipped' : stateOf(text, own) };
  };
  const keys = [...new Set([...shipped.hu.keys(), ...shipped.en.keys()])].sort();
  return {
    texts: keys.map((key) => ({ key, of: { hu: localText(key, 'hu'), en: localText(key, 'en') } })),
    orphans: owns.filter(({ key, locale }) => !shipped[locale].has(key)),
  };
}

/** Names the draft of a text in one language. */
export const draftSubject = (key: string, locale: Locale): string => `text.${locale}.${key}`;

/** The pages that organisers write themselves, in the order in which people meet them. */
const pages = ['home', 'rules', 'contact', 'registration'];

/** Parts of the catalogue by their readers. */
export const parts = ['pages', 'rest', 'administration'] as const;

/** A part of the catalogue. */
export type Part = (typeof parts)[number];

/** The part of a text by the first name of its key. */
export function partOf(group: string): Part {
  if (pages.includes(group)) return 'pages';
  return group.startsWith('admin') ? 'administration' : 'rest';
}

/** The texts of each group, by the first name of their keys: the pages that organisers write first, those of the administration last. */
export function groupsOf(texts: readonly CatalogueText[]): [name: string, members: CatalogueText[]][] {
  const groups = new Map<string, CatalogueText[]>(pages.map((name) => [name, []]));
  for (const text of texts) {
    const name = text.key.slice(0, text.key.indexOf('.'));
    groups.set(name, [...(groups.get(name) ?? []), text]);
  }
  const inUse = [...groups].filter(([, members]) => members.length > 0);
  return parts.flatMap((part) => inUse.filter(([name]) => partOf(name) === part));
}

/** Which texts a list shows. */
export type Shown = 'all' | 'changed' | 'missing' | 'broken';

const textIn = ({ own, shipped }: LocalText): string => own?.text ?? shipped ?? '';

/** The texts of a list that a search finds, by key or by what they say. */
export function found(texts: readonly CatalogueText[], shown: Shown, q: string): CatalogueText[] {
  const wanted = q.toLocaleLowerCase();
  return texts.filter(({ key, of: { hu, en } }) => {
    if (shown !== 'all' && hu.state !== shown && en.state !== shown) return false;
    return [key, textIn(hu), textIn(en)].some((text) => text.toLocaleLowerCase().includes(wanted));
  });
}
