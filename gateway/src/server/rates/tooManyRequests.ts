import { message, type Locale } from '../../messages.ts';
import type { Refusal } from '../http/refusal.ts';

/** The refusal of a client that has to wait. @param retryAfter seconds */
export const tooManyRequests = (locale: Locale, retryAfter: number) =>
  ({
    status: 429,
    code: 'RATE_LIMITED',
    message: message('tooManyRequests', locale, { seconds: retryAfter }),
    retryAfter,
  }) satisfies Refusal;
