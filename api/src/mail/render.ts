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

/** Fills a template and renders its Markdown to HTML and to plain text. */
export function renderMail({ subject, body }: MailText, locale: Locale, values: Record<string, string>): RenderedMail {
  return {
    subject: fill(subject, values, (value) => value.replace(/[\r\n]+/g, ' ')),
    text: textOf(fill(body, values, (value) => value)),
    html: frame(locale, marked.parse(fill(body, values, escapeMarkdown), { async: false })),
  };
}
