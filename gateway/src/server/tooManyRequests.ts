import type { ErrorCode } from '../graph/generated/resolvers.ts';

const texts = {
  hu: 'Túl sok kérés érkezett. Kérjük, próbáld újra {seconds} másodperc múlva.',
  en: 'Too many requests. Please try again in {seconds} seconds.',
} as const;

/** What a client hears that has to wait. @param retryAfter seconds */
export const tooManyRequests = (locale: 'hu' | 'en', retryAfter: number) => ({
  status: 429,
  code: 'RATE_LIMITED' as const satisfies ErrorCode,
  message: texts[locale].replace('{seconds}', String(retryAfter)),
  retryAfter,
});
