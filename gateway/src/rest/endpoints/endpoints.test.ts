import { beforeEach, describe, expect, it } from '@jest/globals';
import { callRest, identity, type RestCalls } from '../../testing/callRest.ts';
import { json, type FakeRest } from '../../testing/fakeRest.ts';
import { restPerTest } from '../../testing/restPerTest.ts';

let service: FakeRest;
let calls: RestCalls;

restPerTest((started) => {
  ({ service, calls } = started);
});

// Which call each field makes, and whether the token goes with it, is the subject of graph/fields.test.ts.
describe('headers of a call', () => {
  it('carries no token where everyone may read', async () => {
    service.answer('GET /api/competition/active', json({}));
    await calls.rest.competition.active();
    expect(service.requests[0]?.headers.authorization).toBeUndefined();
  });

  it("carries the request's token elsewhere", async () => {
    service.answer('GET /api/competition/image/7', json({}));
    await calls.rest.competition.image(7);
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

it("reads the tokens from the answer's headers", async () => {
  service.answer(
    'POST /api/authentication/login',
    json({ id: 3 }, 200, { authorization: 'Bearer a.b.c', 'device-token': 'd.1.e' }),
  );
  expect(await calls.rest.authentication.login({ username: 'a', password: 'b' })).toEqual({
    token: 'a.b.c',
    deviceToken: 'd.1.e',
    refreshToken: null,
    user: { id: 3 },
  });
});

it("reads a refresh token from the answer's body, and leaves it out of the user", async () => {
  const body = { id: 3, refreshToken: 'next' };
  service.answer('POST /api/authentication/login', json(body, 200, { authorization: 'Bearer a.b.c' }));
  service.answer('POST /api/authentication/refresh', json(body, 200, { authorization: 'Bearer d.e.f' }));
  const { authentication } = calls.rest;
  const opened = { refreshToken: 'next', user: { id: 3 } };
  expect(await authentication.login({ username: 'a', password: 'b', device: 'phone' })).toEqual({
    ...opened,
    token: 'a.b.c',
    deviceToken: null,
  });
  expect(await authentication.refresh({ refreshToken: 'last' })).toEqual({ ...opened, token: 'd.e.f' });
});
