import { plainText } from '@photo-competition/schema/plainText';

/** Characters that are looked at: more than anyone shows of a description. */
const enough = 2000;

/** The beginning of a Markdown text without its syntax. */
export const stripMarkdown = (markdown: string): string => plainText(markdown.slice(0, enough));

/** A text in one line of at most `length` characters; a longer one ends after a whole word, with `…`. */
export function shortened(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > length / 2 ? end : undefined).replace(/[\s,;:.–-]+$/, '')}…`;
}
