import express from 'express';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { answerDifference } from './answers.ts';
import { checkedAnswers } from './checkedAnswers.ts';

const texts = '/api/localization/hu';
const session = {
  id: 1,
  username: 'anna',
  email: 'anna@example.org',
  pendingEmail: null,
  firstName: 'Anna',
  lastName: 'Tóth',
  administrator: false,
  locale: 'hu',
  newsletter: [],
  judge: false,
  createdAt: '2026-05-01T10:00:00.000Z',
  token: 'x',
  expiry: '2026-05-01T18:00:00.000Z',
};
const problem = {
  type: '/problems/NOT_FOUND',
  title: 'Not found',
  status: 404,
  detail: 'There is nothing here.',
  code: 'NOT_FOUND',
  requestId: 'request-1',
};
const json = { 'content-type': 'application/json; charset=utf-8' };
const loggedIn = { ...json, authorization: 'Bearer x', 'device-token': 'x' };
const problemJson = { 'content-type': 'application/problem+json; charset=utf-8', 'x-request-id': 'request-1' };

const difference = (
  [method, pathname]: [string, string],
  status: number,
  headers: Record<string, string>,
  body: unknown,
): string | null =>
  answerDifference({
    method,
    pathname,
    status,
    header: (name) => headers[name.toLowerCase()] ?? null,
    body: body === undefined ? Buffer.alloc(0) : Buffer.from(JSON.stringify(body)),
  });

test.each<[string, [string, string], number, Record<string, string>, unknown]>([
  ['a good body', ['GET', '/api/user/my'], 200, json, session],
  ['required headers', ['POST', '/api/authentication/login'], 200, loggedIn, session],
  ['no body where there is none', ['DELETE', '/api/competition/upload/1/colour-1'], 204, {}, undefined],
  ['a documented problem', ['GET', '/api/competition/1'], 404, problemJson, problem],
  ['a path of another case and ending', ['GET', '/API/competition/ACTIVE/'], 404, problemJson, problem],
  ['a path that the contract has not', ['GET', '/api/nothing'], 404, problemJson, problem],
  ['what is not part of the contract', ['GET', '/livez'], 200, json, { status: 'ok' }],
])('takes %s', (_, call, status, headers, body) => {
  expect(difference(call, status, headers, body)).toBeNull();
});

test.each<[string, [string, string], number, Record<string, string>, unknown, string]>([
  ['an undocumented status', ['GET', texts], 201, json, {}, 'getLocalization (GET /api/localization/hu) answered 201'],
  ['an undocumented failure', ['GET', texts], 409, problemJson, problem, 'not documented'],
  ['a missing property', ['GET', '/api/user/my'], 200, json, { ...session, id: undefined }, "property 'id'"],
  ['an undocumented property', ['GET', '/api/user/my'], 200, json, { ...session, salt: 'x' }, '/salt'],
  ['a property of a wrong type', ['GET', '/api/user/my'], 200, json, { ...session, newsletter: [1] }, '/newsletter/0'],
  ['a missing header', ['POST', '/api/authentication/login'], 200, json, session, 'Authorization'],
  ['a header of a wrong type', ['GET', texts], 404, { ...problemJson, 'retry-after': 'soon' }, problem, 'Retry-After'],
  ['another media type', ['GET', texts], 200, { 'content-type': 'text/html' }, {}, 'text/html'],
  ['a body where there is none', ['DELETE', '/api/admin/user/1'], 204, json, {}, 'none is documented'],
  ['a problem of another status', ['GET', texts], 404, problemJson, { ...problem, status: 403 }, '403 in its body'],
  [
    'a problem of another request',
    ['GET', texts],
    404,
    { ...problemJson, 'x-request-id': 'other' },
    problem,
    'requestId',
  ],
  ['an unknown code', ['GET', texts], 404, problemJson, { ...problem, code: 'ODD' }, '/code'],
  ['a failure without a problem', ['GET', '/api/nothing'], 404, json, {}, 'application/json'],
])('tells of %s', (_, call, status, headers, body, place) => {
  expect(difference(call, status, headers, body)).toContain(place);
});

test('a service under test replaces an answer that differs by a failure that says how', async () => {
  const app = express();
  const check = checkedAnswers(pino({ level: 'silent' }));
  app.use((request, response, next) => {
    check(request, response);
    next();
  });
  app.get('/api/localization/hu', (_request, response) => void response.json({ title: 7 }));
  app.get('/api/localization/en', (_request, response) => void response.json({ title: 'Seven' }));
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/localization`;
  try {
    expect(await (await fetch(`${url}/en`)).json()).toEqual({ title: 'Seven' });
    const refused = await fetch(`${url}/hu`);
    expect(refused.status).toBe(500);
    expect(await refused.text()).toContain('getLocalization (GET /api/localization/hu) answered 200');
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
});
