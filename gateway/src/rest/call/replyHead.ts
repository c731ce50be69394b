import type { RateLimitFields } from '@photo-competition/schema/rateLimitFields';

/** Status and headers of a reply, independent of the transport. */
export interface ReplyHead {
  status: number;
  /** The value of a header; null without it. @param name in lower case */
  header(name: string): string | null;
}

/** Whether a reply is a problem of the contract (RFC 9457), by its media type. */
export const isProblemType = (reply: ReplyHead): boolean =>
  /^application\/problem\+json\b/i.test(reply.header('content-type') ?? '');

/** `Retry-After` in seconds; null without the header, or when it is a date. */
export function retryAfterOf(reply: ReplyHead): number | null {
  const header = reply.header('retry-after') ?? '';
  const seconds = header.trim() === '' ? NaN : Number(header);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}

/** The limits that a reply tells of; null where it tells of none. */
export function rateLimitOf(reply: ReplyHead): RateLimitFields | null {
  const state = reply.header('ratelimit');
  return state === null ? null : { policy: reply.header('ratelimit-policy'), state };
}
