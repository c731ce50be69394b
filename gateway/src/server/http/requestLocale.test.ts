import { expect, it } from '@jest/globals';
import { localeOf } from '@photo-competition/schema/requestLocale';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

const requestIn = (language: string | undefined): IncomingMessage =>
  Object.assign(new IncomingMessage(new Socket()), {
    headers: language === undefined ? {} : { 'accept-language': language },
  });

it.each([
  // None is asked for.
  [undefined, 'hu'],
  ['', 'hu'],
  ['*', 'hu'],
  [';;,,', 'hu'],
  ['en;q=0', 'hu'],
  // Hungarian or English.
  ['hu', 'hu'],
  ['HU-hu', 'hu'],
  ['en-GB', 'en'],
  ['en,hu', 'en'],
  ['hu,en', 'hu'],
  ['de,hu', 'hu'],
  ['fr-FR, fr;q=0.9, en;q=0.8, hu;q=0.7', 'en'],
  // Weights, in whichever order.
  ['hu;q=0.1, en;q=0.9', 'en'],
  ['en;q=0.1, hu;q=0.9', 'hu'],
  ['en;q=0, hu', 'hu'],
  ['hu;q=0, *', 'en'],
  // Others alone.
  ['de', 'en'],
  ['de, *;q=0.5', 'en'],
  ['hungarian', 'en'],
  ['x-y-'.repeat(9), 'en'],
])('Accept-Language %p is answered in %s', (language, locale) => {
  expect(localeOf(requestIn(language))).toBe(locale);
});
