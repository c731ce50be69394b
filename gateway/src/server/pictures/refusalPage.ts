import { escapeHtml } from '@photo-competition/schema/html';
import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import { message, type Locale, type MessageKey } from '../../messages.ts';

/** The requested object. */
export type Noun = 'picture' | 'file' | 'page';

const titles = { picture: 'pictureRefused', file: 'fileRefused', page: 'pageRefused' } as const satisfies Record<
  Noun,
  MessageKey
>;

/** Why a picture, a file or a page is not there, as a person reads it. */
export interface RefusalPage {
  locale: Locale;
  siteName: string;
  status: number;
  /** The fault, in the reader's language. */
  detail: string;
  noun: Noun;
  /** Seconds to wait; null when unknown. */
  retryAfter: number | null;
  requestId: string;
  /** Path of the page that led here, on this origin; null when unknown. */
  back: string | null;
}

/** The content security policy of such a page: its style and the icon, and nothing else. */
export const refusalPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/**
 * Whether a browser opens the address as a page of its own: it then prefers HTML. Programs and `<img>` take anything, or
 * pictures.
 */
export const opensPage = (request: Request): boolean =>
  request.accepts(['application/problem+json', 'html']) === 'html';

/** The page of this origin that led here (pages send it: see the referrer policy in securityHeaders); null when unknown. */
export function wayBack({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  const { referer, host } = headers;
  if (referer === undefined || !URL.canParse(referer)) return null;
  const from = new URL(referer);
  const isOurs = from.host === host && (from.protocol === 'http:' || from.protocol === 'https:');
  // Two leading slashes would name another host.
  return isOurs && !from.pathname.startsWith('//') ? from.pathname + from.search : null;
}

/** The client's colours of paper, ink and links (web/src/ui/theme.ts). */
const style = `
      :root { color-scheme: light dark; --paper: #fbfaf8; --ink: #1d1b18; --muted: #57524a; --link: #1b534e; }
      @media (prefers-color-scheme: dark) {
        :root { --paper: #141311; --ink: #f2efe9; --muted: #bab3a7; --link: #8fd0c7; }
      }
      body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif; }
      main { max-width: 34rem; margin: 0 auto; padding: 18vh 1.5rem 3rem; }
      h1 { margin: 0 0 1rem; font-size: 1.75rem; line-height: 1.25; font-weight: 600; }
      p { margin: 0 0 1rem; overflow-wrap: anywhere; }
      a { color: var(--link); display: inline-block; padding: 0.5rem 0; margin-inline-end: 1.5rem; }
      a:focus-visible { outline: 2px solid var(--link); outline-offset: 3px; border-radius: 2px; }
      small { color: var(--muted); }`;

/** A small page that says what went wrong and leads back; it needs neither the client nor a script. */
export function refusalPage({
  locale,
  siteName,
  status,
  detail,
  noun,
  retryAfter,
  requestId,
  back,
}: RefusalPage): string {
  const title = message(titles[noun], locale);
  const links: [string, string][] = [
    ...(status === 401 ? [['/login', message('logIn', locale)] satisfies [string, string]] : []),
    back === null ? ['/', message('goHome', locale)] : [back, message('goBack', locale)],
  ];
  const wait = retryAfter === null ? '' : `\n      <p>${message('retryIn', locale, { seconds: retryAfter })}</p>`;
  return `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <title>${title} · ${escapeHtml(siteName)}</title>
    <style>${style}
    </style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <p>${escapeHtml(detail)}</p>${wait}
      <p>${links.map(([href, text]) => `<a href="${escapeHtml(href)}">${text}</a>`).join('')}</p>
      <p><small>${message('requestIs', locale)}: ${escapeHtml(requestId)}</small></p>
    </main>
  </body>
</html>
`;
}
