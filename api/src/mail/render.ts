import { isolated } from '@photo-competition/schema/direction';
import { Marked } from 'marked';
import type { Locale } from '../platform/http/messages.ts';
import type { Letterhead } from './letterhead.ts';
import type { MailText } from './templates.ts';

/** A mail ready to be sent. */
export interface RenderedMail {
  /** In which it is written. */
  locale: Locale;
  subject: string;
  text: string;
  html: string;
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Links of mails lead to pages and mailboxes; anything else, e.g. `javascript:`, is shown as its text. */
const linkTarget = /^(https?:\/\/|mailto:)/i;

/** Markdown without raw HTML: tags and comments are shown as the text they are (docs/product.md §7). */
const markdown = new Marked({
  tokenizer: { html: () => undefined, tag: () => undefined },
  renderer: {
    link(token) {
      return linkTarget.test(token.href) ? false : this.parser.parseInline(token.tokens);
    },
    image(token) {
      return linkTarget.test(token.href) ? false : escapeHtml(token.text);
    },
  },
});

/**
 * Stands in a text for the value of a variable until the Markdown around it is rendered: no value is ever read as Markdown
 * or HTML. Characters for private use are letters to Markdown, so that `**{{title}}**s` is still emphasis.
 */
const placeholders = /[\uE000-\uF8FF]/g;
const firstPlaceholder = 0xe000;
/** The same characters in the address of a link, as UTF-8; others look alike. */
const encodedPlaceholders = /%E[EF](?:%[89AB][0-9A-F]){2}/g;

const variable = /\{\{\s*(\w+)\s*\}\}/g;

/** A dot that may stand in the name of a host: behind a letter or digit and before two letters, as in no initials. */
const dotOfHost = /(?<=[\p{L}\p{N}])(?=[.。．｡]\p{L}{2})/gu;

/**
 * Mailboxes turn what looks like an address into a link, in plain text too: an invisible word joiner (U+2060) takes the
 * look of an address away from what people have typed.
 */
const withoutAddress = (text: string): string =>
  text
    .replaceAll('://', ':\u2060//')
    .replace(/\bwww(?=\.)/gi, '$&\u2060')
    .replace(dotOfHost, '\u2060');

/** Values that the product makes itself, and which have to stay as they are: a signed text holds for its bytes alone. */
const ownValues: readonly string[] = ['head'];

/** A text whose variables are not yet filled in, and what fills them. */
class Draft {
  readonly #text: string;
  readonly #values: string[] = [];
  /** The values as people read them: without what a mailbox takes for an address. */
  readonly #shown: string[] = [];

  /** The link is the product's own and stands where Markdown may make a link of it; every other value waits. */
  constructor(text: string, { link = '', ...values }: Record<string, string>) {
    this.#text = text.replace(placeholders, '').replace(variable, (_, name: string) => {
      if (name === 'link') return link;
      const value = values[name] ?? '';
      this.#values.push(value);
      this.#shown.push(ownValues.includes(name) ? value : isolated(withoutAddress(value)));
      return String.fromCharCode(firstPlaceholder + this.#values.length - 1);
    });
  }

  #valueOf(placeholder: string): string {
    return this.#values[placeholder.charCodeAt(0) - firstPlaceholder] ?? '';
  }

  #shownOf(placeholder: string): string {
    return this.#shown[placeholder.charCodeAt(0) - firstPlaceholder] ?? '';
  }

  /** A value as a part of an address; an escaped character that stands for none stays as it is written. */
  #encoded(escaped: string): string {
    const value = this.#values.find(
      (_, n) => encodeURIComponent(String.fromCharCode(firstPlaceholder + n)) === escaped,
    );
    return value === undefined ? escaped : encodeURIComponent(value);
  }

  html(): string {
    // Each part reads in the direction in which it is written.
    const html = markdown.parse(this.#text, { async: false }).replace(/<(p|h[1-6]|li|td|th)>/g, '<$1 dir="auto">');
    return html
      .replace(encodedPlaceholders, (encoded) => this.#encoded(encoded))
      .replace(placeholders, (one) => escapeHtml(this.#shownOf(one)).replace(/\r?\n/g, '<br>'));
  }

  plain(): string {
    return this.#text
      .replace(/\[([^\]]+)\]\(([^)]+)\)/g, '$1: $2')
      .replaceAll('**', '')
      .replace(placeholders, (one) => this.#shownOf(one));
  }

  /** The rendered text on a single line, for a header. */
  line(): string {
    return this.#text.replace(placeholders, (one) => isolated(this.#valueOf(one))).replace(/[\r\n]+/g, ' ');
  }
}

/** A seal is one long word, which has to break on a phone. */
const frame = (locale: Locale, body: string) =>
  `<!doctype html><html lang="${locale}"><meta charset="utf-8"><body style="margin:0;padding:24px;background:#f4f4f2">` +
  `<div style="max-width:560px;margin:0 auto;padding:24px;background:#fff;color:#222;font:16px/1.5 sans-serif;overflow-wrap:anywhere">${body}</div></body></html>`;

const footers: Record<Locale, { why: (name: string) => string; questions: string; unsubscribe: string }> = {
  hu: {
    why: (name) => `Ezt a levelet azért kapod, mert fiókod van itt: ${name}.`,
    questions: 'Kérdésed van? Írj ide',
    unsubscribe: 'Leiratkozás az ilyen levelekről',
  },
  en: {
    why: (name) => `You receive this mail because you have an account with ${name}.`,
    questions: 'Questions? Write to',
    unsubscribe: 'Unsubscribe',
  },
};

const linked = (href: string, text: string) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

/** The footer: the sender, an address for questions and, in a campaign's mail, the link to unsubscribe. */
function footer(locale: Locale, { name, contactEmail }: MailSite, unsubscribeUrl: string | undefined) {
  const { why, questions, unsubscribe } = footers[locale];
  const shownName = isolated(name.replace(/\s+/g, ' '));
  const sender = unsubscribeUrl === undefined ? shownName : why(shownName);
  const text = [sender];
  const html = [escapeHtml(sender)];
  if (contactEmail !== null) {
    text.push(`${questions}: ${contactEmail}`);
    html.push(`${questions}: ${linked(`mailto:${contactEmail}`, contactEmail)}`);
  }
  if (unsubscribeUrl !== undefined) {
    text.push(`${unsubscribe}: ${unsubscribeUrl}`);
    html.push(linked(unsubscribeUrl, unsubscribe));
  }
  return {
    text: `\n\n-- \n${text.join('\n')}`,
    html: `<p style="margin-top:2em;color:#666;font-size:13px">${html.join('<br>')}</p>`,
  };
}

/** Details of the site in a mail's footer. */
export type MailSite = Pick<Letterhead, 'name' | 'contactEmail'>;

/** Content of a mail's footer. */
interface MailEnd {
  site: MailSite;
  /** A campaign's mail ends with it. */
  unsubscribeUrl?: string;
}

/**
 * Renders a template's Markdown to HTML and to plain text, and fills in what people have typed as text.
 * @param values by variable; `link` is an address of the product itself
 */
export function renderMail(
  { subject, body }: MailText,
  locale: Locale,
  values: Record<string, string>,
  { site, unsubscribeUrl }: MailEnd,
): RenderedMail {
  const end = footer(locale, site, unsubscribeUrl);
  const content = new Draft(body, values);
  return {
    locale,
    subject: new Draft(subject, values).line(),
    text: content.plain() + end.text,
    html: frame(locale, content.html() + end.html),
  };
}
