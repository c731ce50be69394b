/** What of an answer's head says for how long it may be shared; the names of the headers in lower case. */
export type CachingHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** What the gateway sends alike with every call, or what belongs to the key under which an answer is kept. */
const alikeForAll = new Set(['accept', 'accept-encoding', 'accept-language', 'authorization', 'origin']);

const joined = (header: string | string[] | undefined): string =>
  Array.isArray(header) ? header.join(',') : (header ?? '');

const hasRight = /(?:^|,)\s*public\s*(?:,|$)/i;
/** With or without a field name behind it: both forbid what is done here. */
const forbidden = /(?:^|,)\s*(?:private|no-store|no-cache)\s*(?:=|,|$)/i;
const sharedAge = /(?:^|,)\s*s-maxage\s*=\s*"?(\d{1,9})"?\s*(?:,|$)/i;
const age = /(?:^|,)\s*max-age\s*=\s*"?(\d{1,9})"?\s*(?:,|$)/i;

/**
 * Seconds for which a `Cache-Control` allows an answer to be shown to others; 0 when it does not say `public`, forbids it
 * or gives no time. Stricter than RFC 9111 §3, which lets a shared cache keep what says nothing.
 */
export function sharedSecondsOf(cacheControl: string | string[] | undefined): number {
  const directives = joined(cacheControl);
  if (!hasRight.test(directives) || forbidden.test(directives)) return 0;
  return Number((sharedAge.exec(directives) ?? age.exec(directives))?.[1] ?? 0);
}

/** Whether an answer varies by nothing but what is alike for all who would share it. */
function variesByNothingElse(vary: string | string[] | undefined): boolean {
  if (vary === undefined) return true;
  return joined(vary)
    .split(',')
    .every((name) => name.trim() === '' || alikeForAll.has(name.trim().toLowerCase()));
}

/**
 * Until when an answer to a call without a token may be shared with others who make the same call in the same language.
 * @param sentAt when the call was sent, as `performance.now()` counts: an answer may be as old as that (RFC 9111 §4.2.3)
 * @returns an instant as `performance.now()` counts; 0 when it may not be shared
 */
export function sharedUntil(headers: CachingHeaders, sentAt: number): number {
  const seconds = sharedSecondsOf(headers['cache-control']);
  if (seconds === 0 || !variesByNothingElse(headers['vary'])) return 0;
  const already = Number(headers['age'] ?? 0);
  const left = Number.isFinite(already) ? seconds - Math.max(0, already) : 0;
  return left > 0 ? sentAt + left * 1000 : 0;
}
