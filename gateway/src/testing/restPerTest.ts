import { afterEach, beforeEach } from '@jest/globals';
import type { Upstream } from '../rest/upstream.ts';
import { callRest, testUpstream, type RestCalls } from './callRest.ts';
import { startFakeRest, type FakeRest } from './fakeRest.ts';

/** The set-up of the tests in a file. */
export interface StartedRest {
  service: FakeRest;
  upstream: Upstream;
  /** The calls of one request with a token. */
  calls: RestCalls;
}

/** Starts a fake service and an upstream to it before each test of a file, and closes both after it. */
export function restPerTest(use: (started: StartedRest) => void): void {
  let started: StartedRest;
  beforeEach(async () => {
    const service = await startFakeRest();
    const upstream = testUpstream(service.url);
    started = { service, upstream, calls: callRest(upstream) };
    use(started);
  });
  afterEach(async () => {
    await started.service.close();
    await started.upstream.close();
  });
}
