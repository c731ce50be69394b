import { beforeEach, describe, expect, it } from '@jest/globals';
import { callRest, identity, type RestCalls } from '../../testing/callRest.ts';
import { hangUp, json, silence, type FakeRest } from '../../testing/fakeRest.ts';
import { restPerTest } from '../../testing/restPerTest.ts';
import { until } from '../../testing/until.ts';
import type { Identity } from '../call/identity.ts';
import { UpstreamUnavailable } from '../call/problem.ts';
import type { Upstream } from '../upstream.ts';

const route = 'GET /api/competition/3';
const forAMinute = { 'cache-control': 'public, max-age=60' };
let service: FakeRest;
let upstream: Upstream;
restPerTest((started) => {
  ({ service, upstream } = started);
});

const ask = (who: Identity = { ...identity, token: null }): RestCalls => callRest(upstream, { who });
const read = () => ask().rest.competition.competition(3);
const arrived = (count = 1) => until('the call has arrived', () => service.requests.length === count);

describe('a write', () => {
  const write = 'PUT /api/competition/moderate/image/7/REJECTED';
  const moderate = () => ask(identity).rest.competition.moderateImage(7, 'REJECTED', 'x');
  beforeEach(() => {
    service.answer(route, json({ id: 3, version: 1 }, 200, forAMinute), json({ id: 3, version: 2 }, 200, forAMinute));
    service.answer(write, json({}));
  });

  it('of an administrator evicts the cache, and raises the generation', async () => {
    await read();
    const { generation } = upstream.transport;
    await moderate();
    expect(upstream.transport.generation).toBe(generation + 1);
    expect(await read()).toMatchObject({ version: 2 });
  });

  it('of an administrator does so even when it is unknown whether it happened', async () => {
    await read();
    service.answer(write, hangUp);
    await expect(moderate()).rejects.toThrow(UpstreamUnavailable);
    expect(await read()).toMatchObject({ version: 2 });
  });

  it('of an administrator keeps earlier calls under way from being joined or cached', async () => {
    service.answer(route, silence);
    const early = read();
    await arrived();
    await moderate();
    const late = read();
    await arrived(3);
    service.requests[0]?.respond(json({ id: 3, version: 1 }, 200, forAMinute));
    service.requests[2]?.respond(json({ id: 3, version: 2 }, 200, forAMinute));
    expect(await early).toMatchObject({ version: 1 });
    expect(await late).toMatchObject({ version: 2 });
    expect(await read()).toMatchObject({ version: 2 });
  });

  it.each([
    [
      'a vote',
      'POST /api/competition/vote',
      (calls: RestCalls) => calls.rest.voting.castVote({ imageId: 7, point: 3 }),
    ],
    [
      "a page of an administrator's table",
      'POST /api/admin/competition/page',
      (calls: RestCalls) => calls.rest.adminCompetition.page({ page: 0, size: 1 }),
    ],
  ])('evicts nothing when it is %s', async (_name, where, call) => {
    service.answer(where, json({}));
    await read();
    await call(ask(identity));
    expect(await read()).toMatchObject({ version: 1 });
  });
});
