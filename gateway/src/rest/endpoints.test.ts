import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { callRest, identity, type RestCalls } from '../testing/callRest.ts';
import { json, startFakeRest, type FakeRest } from '../testing/fakeRest.ts';
import type { Endpoints } from './endpoints.ts';

let service: FakeRest;
let calls: RestCalls;

beforeAll(async () => {
  service = await startFakeRest();
});
beforeEach(() => {
  service.requests.length = 0;
  calls = callRest(service.url);
});
afterAll(() => service.close());

const text = { hu: 'a', en: 'a' };
const at = '2026-05-01T10:00:00.000Z';
const competition = {
  title: text,
  description: text,
  competitionStart: at,
  votingStart: at,
  votingEnd: at,
  award: at,
  minPoint: 1,
  maxPoint: 5,
  scoring: 'BAYESIAN' as const,
  preModeration: false,
  minLongerSide: 800,
};
const names = { email: 'a@example.com', firstName: 'A', lastName: 'B', locale: 'hu', newsletter: [] } as const;

type Case = [string, (rest: Endpoints) => Promise<unknown>];

/** Calls that the contract opens to everyone (openapi.yaml: no `security`). */
const open: Case[] = [
  ['POST /api/authentication/login', (rest) => rest.authentication.login({ username: 'a', password: 'b' })],
  [
    'POST /api/authentication/registration',
    (rest) => rest.authentication.register({ ...names, newsletter: [], username: 'a', acceptRules: true }),
  ],
  [
    'POST /api/authentication/activation/5',
    (rest) => rest.authentication.activate('5', { validationCode: 'c', newPassword: 'p' }),
  ],
  [
    'POST /api/authentication/lost/password',
    (rest) => rest.authentication.requestPasswordReset({ username: 'a', email: 'a@example.com' }),
  ],
  [
    'POST /api/authentication/lost/change',
    (rest) => rest.authentication.resetPassword({ username: 'a', passwordValidationCode: 'c', password: 'p' }),
  ],
  ['GET /api/competition/active', (rest) => rest.competition.active()],
  ['GET /api/competition/3', (rest) => rest.competition.competition(3)],
  ['GET /api/competition/archived/competitions', (rest) => rest.competition.archived({ page: 0, size: 1 })],
];

/** Calls with `bearer` in the contract. */
const bearer: Case[] = [
  ['GET /api/competition/minimal/3', (rest) => rest.competition.minimal(3, { page: 0, size: 1 })],
  ['GET /api/competition/paged/3', (rest) => rest.competition.paged(3, { page: 0, size: 1 })],
  ['GET /api/competition/image/7', (rest) => rest.competition.image(7)],
  ['GET /api/competition/user-image/archived', (rest) => rest.competition.myArchivedEntries()],
  ['GET /api/competition/user-image/3', (rest) => rest.competition.myEntries(3)],
  ['GET /api/competition/user-image/3/colour-1', (rest) => rest.competition.myEntry(3, 'colour-1')],
  [
    'PUT /api/competition/moderate/image/7/REJECTED',
    (rest) => rest.competition.moderateImage(7, 'REJECTED', undefined),
  ],
  ['DELETE /api/competition/upload/3/colour-1', (rest) => rest.competition.deleteImage(3, 'colour-1')],
  ['GET /api/competition/vote', (rest) => rest.voting.votingInfo()],
  ['POST /api/competition/vote', (rest) => rest.voting.castVote({ imageId: 7, point: null })],
  ['POST /api/competition/comment/7', (rest) => rest.voting.addComment('7', { comment: 'c' })],
  ['PUT /api/competition/moderate/comment/9/REJECTED', (rest) => rest.voting.moderateComment('9', 'REJECTED')],
  ['GET /api/admin/competition/', (rest) => rest.adminCompetition.list({ sort: 'award', direction: 'ASC' })],
  ['POST /api/admin/competition/page', (rest) => rest.adminCompetition.page({ page: 0, size: 20 })],
  ['GET /api/admin/competition/3', (rest) => rest.adminCompetition.read('3')],
  ['POST /api/admin/competition/', (rest) => rest.adminCompetition.create(competition)],
  ['PUT /api/admin/competition/3', (rest) => rest.adminCompetition.update('3', { ...competition, version: 1 })],
  ['DELETE /api/admin/competition/3', (rest) => rest.adminCompetition.remove('3')],
  ['PUT /api/admin/competition/status/3/PAUSED', (rest) => rest.adminCompetition.setStatus('3', 'PAUSED')],
  ['GET /api/user/my', (rest) => rest.user.me()],
  ['POST /api/user/my/profile', (rest) => rest.user.updateProfile({ ...names, newsletter: [] })],
  ['POST /api/user/my/password', (rest) => rest.user.changePassword('new', { current: 'old' })],
];

describe('where a call goes and what goes with it', () => {
  it.each(open)('%s carries no token', async (route, call) => {
    service.answer(route, json({}));
    await call(calls.rest);
    expect(service.asked(route)).toHaveLength(1);
    expect(service.requests[0]?.headers.authorization).toBeUndefined();
  });

  it.each(bearer)("%s carries the request's token", async (route, call) => {
    service.answer(route, json({}));
    await call(calls.rest);
    expect(service.asked(route)).toHaveLength(1);
    expect(service.requests[0]?.headers.authorization).toBe('Bearer the.bearer.token');
  });

  it('sends no token for a visitor', async () => {
    service.answer('GET /api/competition/image/7', json({}));
    await callRest(service.url, { who: { ...identity, token: null } }).rest.competition.image(7);
    expect(service.requests[0]?.headers.authorization).toBeUndefined();
  });

  it("sends the request's name, trace, language and address", async () => {
    service.answer('GET /api/competition/active', json({}));
    await calls.rest.competition.active();
    expect(service.requests[0]?.headers).toMatchObject({
      'x-request-id': 'request-1',
      traceparent: identity.traceparent,
      'accept-language': 'en',
      'x-forwarded-for': '192.0.2.7',
    });
  });
});

describe('equal reads of a request', () => {
  const route = 'GET /api/competition/image/7';
  beforeEach(() => service.answer(route, json({ id: 7 })));

  it('are made once', async () => {
    await Promise.all([calls.rest.competition.image(7), calls.rest.competition.image('7')]);
    expect(service.asked(route)).toHaveLength(1);
  });

  it('are made anew after a write', async () => {
    service.answer('POST /api/competition/vote', json({}));
    await calls.rest.competition.image(7);
    await calls.rest.voting.castVote({ imageId: 7, point: 1 });
    await calls.rest.competition.image(7);
    expect(service.asked(route)).toHaveLength(2);
  });

  it('are not shared between requests', async () => {
    await calls.rest.competition.image(7);
    await callRest(service.url).rest.competition.image(7);
    expect(service.asked(route)).toHaveLength(2);
  });
});

it("reads the token from the answer's header", async () => {
  service.answer('POST /api/authentication/login', json({ id: 3 }, 200, { authorization: 'Bearer a.b.c' }));
  expect(await calls.rest.authentication.login({ username: 'a', password: 'b' })).toEqual({
    token: 'a.b.c',
    user: { id: 3 },
  });
});
