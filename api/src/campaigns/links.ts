import { matchRoute } from '@photo-competition/schema/routes';
import type { components } from '@photo-competition/schema/rest';
import { Marked, type Token } from 'marked';
import type { Phrase } from '../platform/http/problem.ts';

type Schemas = components['schemas'];

/** A link of a text that its readers could not follow. */
export interface BadLink {
  /** Path of the field that it stands in. */
  field: 'body.hu' | 'body.en';
  phrase: Phrase;
}

const markdown = new Marked({ tokenizer: { html: () => undefined, tag: () => undefined } });

/** Addresses of links, as they stand in a text. */
function addressesIn(text: string): string[] {
  const found = new Set<string>();
  markdown.walkTokens(markdown.lexer(text), (token: Token) => {
    if (token.type === 'link') found.add((token as Token & { href: string }).href);
  });
  return [...found];
}

/** Names of machines that are one's own or of one's own network. */
const isPrivate = (host: string): boolean =>
  !host.includes('.') || /\.(?:local|internal|lan|test|invalid)$/.test(host) || /^(?:127|10|192\.168)\./.test(host);

/** The variable of the product's own link as an address: as it is typed, or with its braces and spaces escaped. */
const ownLink = /^(?:\{\{|%7B%7B)(?:\s|%20)*link(?:\s|%20)*(?:\}\}|%7D%7D)$/i;

/** The fault of an address; null when it has none. Escapes need not be UTF-8: older sites have others (RFC 3986 §2.5). @param own origin of the product */
function faultOf(address: string, own: string): 'UNUSABLE' | 'NOWHERE' | 'PRIVATE' | null {
  if (ownLink.test(address)) return null;
  if (/^mailto:[^@\s]+@[^@\s]+$/i.test(address)) return null;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return 'UNUSABLE';
  const { origin, hostname, pathname } = new URL(address);
  if (origin === own) return matchRoute(pathname) ? null : 'NOWHERE';
  return isPrivate(hostname) ? 'PRIVATE' : null;
}

/**
 * Links of a campaign that its readers could not follow: that are no address of a page or a mailbox, lead to a page that the
 * product has not, or into somebody's own network. Nothing is fetched: whoever writes a campaign could otherwise have the service
 * ask whatever it can reach.
 */
export function badLinks(body: Schemas['EmailRequest']['body'], publicUrl: string): BadLink[] {
  if (!body) return [];
  const own = new URL(publicUrl).origin;
  return (['hu', 'en'] as const).flatMap((locale) =>
    addressesIn(body[locale]).flatMap((address): BadLink[] => {
      const fault = faultOf(address, own);
      return fault ? [{ field: `body.${locale}`, phrase: { phrase: `check.LINK_${fault}`, values: { address } } }] : [];
    }),
  );
}
