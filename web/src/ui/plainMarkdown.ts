/** Markup, and what is left of a text without it. */
const marks: [RegExp, string][] = [
  [/!?\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/<[^>]*>/g, ''],
  [/^ {0,3}(?:#{1,6}\s+|>\s?|[-*+]\s+|\d+[.)]\s+|={2,}\s*$|-{2,}\s*$)/gm, ''],
  [/[*_~`|\\]/g, ''],
];

/** The words of a Markdown text, without its markup. */
export const unmarked = (markdown: string): string =>
  marks.reduce((text, [mark, instead]) => text.replace(mark, instead), markdown);

/** What Markdown reads as more than words, though nothing of it goes: addresses, breaks, code and entities. */
const meant = /https?:\/\/|www\.|@|&\w+;|&#| {2}$|^ {4}/m;

/** Whether a text needs a parser; not when it is nothing but words in paragraphs. */
export const hasMarkup = (markdown: string): boolean => meant.test(markdown) || unmarked(markdown) !== markdown;

/** The paragraphs of a text. */
export const paragraphsOf = (text: string): string[] => text.split(/\n\s*\n/).filter((one) => one.trim() !== '');
