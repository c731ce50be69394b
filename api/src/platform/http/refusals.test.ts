import express from 'express';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { Problem } from './problem.ts';
import { refusals } from './refusals.ts';

/** The response when answering a request has thrown an error. */
async function answerTo(
  error: unknown,
  acceptLanguage = '*',
): Promise<{ status: number; code: string; language: string | null }> {
  const refuse = refusals({ log: pino({ enabled: false }), timeZone: 'Europe/Budapest' });
  const app = express().use((request, response) => refuse(error, request, response));
  const server = app.listen(0);
  try {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
      headers: { 'accept-language': acceptLanguage },
    });
    const { code } = (await response.json()) as { code: string };
    return { status: response.status, code, language: response.headers.get('content-language') };
  } finally {
    server.close();
  }
}

/** The error of a piece of code. */
function thrown(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

test.each([
  ['an address in a text that is not UTF-8', thrown(() => decodeURI('%E1'))],
  ['half a character in an address', thrown(() => encodeURIComponent('\ud800'))],
  ['a stored text that is no JSON', thrown(() => JSON.parse('{'))],
  ['an error with a status', Object.assign(new Error('no such object'), { status: 404, expose: true })],
  ['an error with a type', Object.assign(new Error('too large'), { type: 'entity.too.large' })],
])('%s is no fault of the caller', async (_, error) => {
  expect(await answerTo(error)).toMatchObject({ status: 500, code: 'INTERNAL_ERROR' });
});

test('a problem is', async () => {
  expect(await answerTo(new Problem('NOT_FOUND'))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
});

test.each([
  ['*', 'hu'],
  ['hu;q=0.1, en;q=0.9', 'en'],
  ['de', 'en'],
])('the message to a caller who asks for %s is in %s', async (acceptLanguage, language) => {
  expect(await answerTo(new Problem('NOT_FOUND'), acceptLanguage)).toMatchObject({ language });
});
