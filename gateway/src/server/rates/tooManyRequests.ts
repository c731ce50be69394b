import { message, type Locale } from '../../messages.ts';
import type { Refusal } from '../http/refusal.ts';

/** What a client is told that has to wait. @param retryAfter seconds */
export const tooManyRequests = (locale: Locale, retryAfter: number) =>
  ({
    status: 429,
    code: 'RATE_LIMITED',
    message: message('tooManyRequests', locale, { seconds: retryAfter }),
    retryAfter,
  }) satisfies Refusal;
