import type { i18n as I18n } from 'i18next';
import { addTexts, textsIn } from '../../../i18n/instance.ts';
import { shownTexts } from '../../../i18n/shownTexts.ts';
import type { Bundle } from '../../../i18n/texts.ts';

/** Invisible operators: three digits, and what stands on either side of a number. None of them is in a text of the site. */
const digits = ['\u2061', '\u2062', '\u2063'];
const edge = '\u2064';
const pattern = /\u2064([\u2061-\u2063]+)\u2064/g;

/** Texts of the administration are edited on its own page. */
const isAdministration = (key: string): boolean => key.startsWith('admin');

/** A text without its marks, and the keys that they name. */
export interface Unmarked {
  text: string;
  keys: readonly string[];
}

/**
 * Marks texts by their keys. The marks stand in what components render, and are taken out of the page before it is painted
 * (`watchTexts`).
 *
 * @param first number of the first key. By default it is drawn, so that nothing that people write can pass for a mark.
 */
export function createMarks(first = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) {
  const keys: string[] = [];
  const marks = new Map<string, string>();

  const markOf = (key: string): string => {
    const known = marks.get(key);
    if (known !== undefined) return known;
    const number = [...(first + keys.length).toString(3)].map((digit) => digits[Number(digit)]).join('');
    const mark = `${edge}${number}${edge}`;
    keys.push(key);
    marks.set(key, mark);
    return mark;
  };

  const keyOf = (number: string): string | undefined =>
    keys[Number.parseInt([...number].map((digit) => digits.indexOf(digit)).join(''), 3) - first];

  return {
    /** A text before it is filled in, with a mark in each part that stands by itself on the page: `Trans` takes elements apart. */
    marked(text: string, key: string): string {
      const mark = markOf(key);
      return text
        .split(/(<\/?\w+>|^#+ )/m)
        .map((part, index) => (index % 2 === 0 && part.trim() !== '' ? inFirstWord(part, mark) : part))
        .join('');
    },
    /** Takes the marks out of a text. A character sequence that only looks like a mark stays. */
    unmarked(text: string): Unmarked {
      if (!text.includes(edge)) return { text, keys: [] };
      const found = new Set<string>();
      const rest = text.replace(pattern, (mark, number: string) => {
        const key = keyOf(number);
        if (key === undefined) return mark;
        found.add(key);
        return '';
      });
      return { text: rest, keys: [...found] };
    },
  };
}

/** The marks of a page. */
export type Marks = ReturnType<typeof createMarks>;

/** The mark stands in the first word: at the beginning or end of a line it would keep Markdown from seeing what stands there. */
function inFirstWord(text: string, mark: string): string {
  const parts = text.split(/(\{\{.+?\}\})/);
  const at = parts.findIndex((part, index) => index % 2 === 0 && /\p{L}/u.test(part));
  if (at < 0) return `${text}${mark}`;
  return parts.map((part, index) => (index === at ? part.replace(/\p{L}/u, `$&${mark}`) : part)).join('');
}

/** The texts of a bundle with their marks; those of the administration have none. */
const markedTexts = (texts: Bundle, marks: Marks, prefix = ''): Bundle =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const key = `${prefix}${name}`;
      if (isAdministration(key)) return [name, text];
      return [name, typeof text === 'string' ? marks.marked(text, key) : markedTexts(text, marks, `${key}.`)];
    }),
  );

/**
 * Gives components the same texts with marks, also those that are added later, in the language that is in use. The texts themselves
 * stay as they are, for what leaves the page.
 * @returns ends it
 */
export function showMarked(texts: I18n, marks: Marks): () => void {
  const marked = texts.cloneInstance({ forkResourceStore: true });
  const mark = (language: string) => void addTexts(marked, language, markedTexts(textsIn(texts, language), marks));
  const follow = (language: string) => void marked.changeLanguage(language);
  Object.keys(texts.store.data).forEach(mark);
  follow(texts.language);
  texts.store.on('added', mark);
  texts.on('languageChanged', follow);
  shownTexts.show(marked);
  return () => {
    texts.store.off('added', mark);
    texts.off('languageChanged', follow);
    shownTexts.show(texts);
  };
}
