import type { ReplyHead } from '../call/replyHead.ts';

/** Headers allowed in `Vary`: the gateway sends the same value with every public call, or the cache key contains it. */
const harmlessVary = new Set(['accept', 'accept-encoding', 'accept-language', 'authorization', 'origin']);

const isPublic = /(?:^|,)\s*public\s*(?:,|$)/i;
/** With or without field names as an argument: both prevent sharing. */
const forbidden = /(?:^|,)\s*(?:private|no-store|no-cache)\s*(?:=|,|$)/i;
const sharedAge = /(?:^|,)\s*s-maxage\s*=\s*"?(\d{1,9})"?\s*(?:,|$)/i;
const age = /(?:^|,)\s*max-age\s*=\s*"?(\d{1,9})"?\s*(?:,|$)/i;

/**
 * Seconds for which `Cache-Control` allows an answer to be shared; 0 without `public` or a max-age, or when sharing is
 * forbidden. Stricter than RFC 9111 §3, by which a shared cache may store answers without explicit directives.
 */
export function sharedSecondsOf(cacheControl: string): number {
  if (!isPublic.test(cacheControl) || forbidden.test(cacheControl)) return 0;
  return Number((sharedAge.exec(cacheControl) ?? age.exec(cacheControl))?.[1] ?? 0);
}

const variesHarmlessly = (vary: string): boolean =>
  vary.split(',').every((name) => name.trim() === '' || harmlessVary.has(name.trim().toLowerCase()));

/**
 * Time until which the answer to a call without a token may be shared with identical calls in the same language.
 * @param sentAt when the call was sent (`performance.now()`), from which the age of the answer counts (RFC 9111 §4.2.3)
 * @returns a time of `performance.now()`; 0 when it may not be shared
 */
export function sharedUntil(reply: Pick<ReplyHead, 'header'>, sentAt: number): number {
  const seconds = sharedSecondsOf(reply.header('cache-control') ?? '');
  if (seconds === 0 || !variesHarmlessly(reply.header('vary') ?? '')) return 0;
  const ageAlready = Number(reply.header('age') ?? 0);
  const left = Number.isFinite(ageAlready) ? seconds - Math.max(0, ageAlready) : 0;
  return left > 0 ? sentAt + left * 1000 : 0;
}
