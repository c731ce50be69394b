import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { callRest, identity, testUpstream } from '../../testing/callRest.ts';
import { json, startFakeRest, type FakeRest } from '../../testing/fakeRest.ts';
import type { Upstream } from '../upstream.ts';

let service: FakeRest;
let upstream: Upstream;
beforeEach(async () => {
  service = await startFakeRest();
});
afterEach(async () => {
  await service.close();
  await upstream.close();
});

describe('the cache', () => {
  const page = (n: number) =>
    callRest(upstream, { who: { ...identity, token: null } }).rest.competition.paged(3, { page: n, size: 1 });
  const start = (sharedBytes: number) => {
    upstream = testUpstream(service.url, { sharedBytes });
    const body = { content: 'x'.repeat(1000) };
    service.answer('GET /api/competition/paged/3', json(body, 200, { 'cache-control': 'public, max-age=60' }));
  };

  it('stays within its bytes and evicts the least recently used answer', async () => {
    start(6000);
    for (const n of [0, 1, 2, 0, 3, 0, 4, 0, 5, 0]) {
      await page(n);
      expect(upstream.transport.cache.bytes).toBeLessThanOrEqual(6000);
    }
    expect(upstream.transport.cache.count).toBe(4);
    service.requests.length = 0;
    for (const n of [0, 5, 4, 3]) await page(n);
    expect(service.requests).toHaveLength(0);
    await page(1);
    expect(service.requests).toHaveLength(1);
  });

  it('does not keep an answer above a quarter of its bytes', async () => {
    start(4000);
    await page(0);
    expect(upstream.transport.cache).toMatchObject({ bytes: 0, count: 0 });
  });

  it('keeps nothing when it has no bytes', async () => {
    start(0);
    await page(0);
    await page(0);
    expect(service.requests).toHaveLength(2);
  });
});
