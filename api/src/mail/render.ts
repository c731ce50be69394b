import { marked } from 'marked';
import type { Locale } from '../http/messages.ts';
import type { MailText } from './templates.ts';

/** A mail ready to be sent. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
/** A value in Markdown must stay text: a name like `[x](y)` is a name. */
const escapeMarkdown = (text: string) =>
  escapeHtml(text).replace(/[\\`*_{}[\]()#+\-.!|~]/g, (c) => `&#${c.charCodeAt(0)};`);

const fill = (text: string, values: Record<string, string>, escape: (value: string) => string): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return name === 'link' ? value : escape(value);
  });

const textOf = (markdown: string) => markdown.replace(/\[([^\]]+)\]\(([^)]+)\)/g, '$1: $2').replaceAll('**', '');

const frame = (locale: Locale, body: string) =>
  `<!doctype html><html lang="${locale}"><meta charset="utf-8"><body style="margin:0;padding:24px;background:#f4f4f2">` +
  `<div style="max-width:560px;margin:0 auto;padding:24px;background:#fff;color:#222;font:16px/1.5 sans-serif">${body}</div></body></html>`;

const footers: Record<Locale, { why: string; unsubscribe: string }> = {
  hu: {
    why: 'Ezt a levelet azért kapod, mert fiókod van a fotópályázat oldalán.',
    unsubscribe: 'Leiratkozás az ilyen levelekről',
  },
  en: {
    why: 'You receive this mail because you have an account with the photo competition.',
    unsubscribe: 'Unsubscribe',
  },
};

function footer(locale: Locale, unsubscribeUrl: string): { text: string; html: string } {
  const { why, unsubscribe } = footers[locale];
  return {
    text: `\n\n-- \n${why}\n${unsubscribe}: ${unsubscribeUrl}`,
    html: `<p style="margin-top:2em;color:#666;font-size:13px">${why}<br><a href="${escapeHtml(unsubscribeUrl)}">${unsubscribe}</a></p>`,
  };
}

/**
 * Fills a template and renders its Markdown to HTML and to plain text.
 * @param unsubscribeUrl a campaign's mail ends with it
 */
export function renderMail(
  { subject, body }: MailText,
  locale: Locale,
  values: Record<string, string>,
  unsubscribeUrl?: string,
): RenderedMail {
  const end = unsubscribeUrl === undefined ? { text: '', html: '' } : footer(locale, unsubscribeUrl);
  return {
    subject: fill(subject, values, (value) => value).replace(/[\r\n]+/g, ' '),
    text: textOf(fill(body, values, (value) => value)) + end.text,
    html: frame(locale, marked.parse(fill(body, values, escapeMarkdown), { async: false }) + end.html),
  };
}
