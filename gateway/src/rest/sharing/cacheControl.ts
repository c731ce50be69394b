import type { ReplyHead } from '../call/replyHead.ts';

/** Request headers by which an answer may vary: the gateway sends the same value with every call, or the cache key has it. */
const harmlessVary = new Set(['accept', 'accept-encoding', 'accept-language', 'authorization', 'origin']);

const isPublic = /(?:^|,)\s*public\s*(?:,|$)/i;
/** With or without a field name behind it: either way the answer is not shared. */
const forbidden = /(?:^|,)\s*(?:private|no-store|no-cache)\s*(?:=|,|$)/i;
const sharedAge = /(?:^|,)\s*s-maxage\s*=\s*"?(\d{1,9})"?\s*(?:,|$)/i;
const age = /(?:^|,)\s*max-age\s*=\s*"?(\d{1,9})"?\s*(?:,|$)/i;

/**
 * Seconds for which a `Cache-Control` lets an answer be given to others; 0 when it does not say `public`, forbids it or
 * names no time. Stricter than RFC 9111 §3, which lets a shared cache keep an answer that says nothing.
 */
export function sharedSecondsOf(cacheControl: string): number {
  if (!isPublic.test(cacheControl) || forbidden.test(cacheControl)) return 0;
  return Number((sharedAge.exec(cacheControl) ?? age.exec(cacheControl))?.[1] ?? 0);
}

const variesHarmlessly = (vary: string): boolean =>
  vary.split(',').every((name) => name.trim() === '' || harmlessVary.has(name.trim().toLowerCase()));

/**
 * Until when the answer to a call without a token may be given to others who make the same call in the same language.
 * @param sentAt when the call was sent, on the clock of `performance.now()`: the answer may be as old as that (RFC 9111 §4.2.3)
 * @returns an instant on the clock of `performance.now()`; 0 when it may not be shared
 */
export function sharedUntil(reply: Pick<ReplyHead, 'header'>, sentAt: number): number {
  const seconds = sharedSecondsOf(reply.header('cache-control') ?? '');
  if (seconds === 0 || !variesHarmlessly(reply.header('vary') ?? '')) return 0;
  const ageAlready = Number(reply.header('age') ?? 0);
  const left = Number.isFinite(ageAlready) ? seconds - Math.max(0, ageAlready) : 0;
  return left > 0 ? sentAt + left * 1000 : 0;
}
