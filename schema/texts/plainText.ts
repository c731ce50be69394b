import { lexer, type Token, type Tokens } from 'marked';

/** The words of HTML, without its tags. */
const withoutTags = (html: string): string => html.replace(/<[^>]*>/g, '');

/** The words of a part of a text; a list keeps its lines. Pictures, rules and blocks of code have none. */
function wordsOf(token: Token): string {
  switch (token.type) {
    case 'image':
    case 'code':
    case 'hr':
    case 'def':
    case 'checkbox':
      return '';
    case 'br':
      return '\n';
    case 'html':
      return withoutTags((token as Tokens.HTML).text);
    case 'list':
      return linesOf((token as Tokens.List).items);
    case 'list_item':
    case 'blockquote':
      return linesOf((token as Tokens.Generic).tokens ?? []);
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      return [header, ...rows].map((row) => row.map((cell) => inlineWords(cell.tokens)).join(' ')).join('\n');
    }
    default: {
      const { tokens, text } = token as Tokens.Generic;
      return tokens ? inlineWords(tokens) : String(text ?? '');
    }
  }
}

const inlineWords = (tokens: readonly Token[]): string => tokens.map(wordsOf).join('');

const linesOf = (tokens: readonly Token[]): string => tokens.map(wordsOf).filter(Boolean).join('\n');

/** The paragraphs of a Markdown text, without its markup. */
export const paragraphsOf = (markdown: string): string[] =>
  lexer(markdown)
    .map((token) => wordsOf(token).trim())
    .filter(Boolean);

/** The words of a Markdown text, without its markup; an empty line between paragraphs. */
export const plainText = (markdown: string): string => paragraphsOf(markdown).join('\n\n');

/** Characters that a browser shows otherwise than they are written, though no token names them: entities, and columns. */
const meant = /&#?\w+;|&#|\|/;

/** Whether a Markdown text is more than words in paragraphs. */
export const hasMarkup = (markdown: string): boolean =>
  meant.test(markdown) ||
  lexer(markdown).some(
    (token) =>
      token.type !== 'space' &&
      !(token.type === 'paragraph' && (token as Tokens.Paragraph).tokens.every(({ type }) => type === 'text')),
  );

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
