import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { startFakeRest, type FakeRest } from './fakeRest.ts';
import { startFaultProxy, type FaultProxy } from './faultProxy.ts';
import { resumeTime, stopTime } from './handClock.ts';
import { startGateway, type RunningGateway } from './startGateway.ts';

/** The set-up of the tests in a file about faults of the service. */
export interface FaultyGateway {
  service: FakeRest;
  /** Between the gateway and the service. */
  proxy: FaultProxy;
  gateway: RunningGateway;
}

/**
 * Starts one gateway for all tests of a file, over a fake service behind a proxy that injects faults. The clock stands still
 * until a test lets time pass, the circuit breaker never opens, and nobody is limited: each fault is seen by itself.
 * @param settings further ones, as environment variables
 */
export function faultyGateway(settings: Record<string, string>, use: (started: FaultyGateway) => void): void {
  let started: FaultyGateway;
  beforeAll(async () => {
    stopTime();
    const service = await startFakeRest();
    const proxy = await startFaultProxy(service.url);
    const gateway = await startGateway({
      REST_API_URL: proxy.url,
      UPSTREAM_BREAKER_FAILURES: '10000',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
      ...settings,
    });
    started = { service, proxy, gateway };
    use(started);
  });
  beforeEach(() => {
    started.proxy.requests.length = 0;
    started.proxy.answered.length = 0;
    started.service.requests.length = 0;
  });
  afterAll(async () => {
    resumeTime();
    await started.gateway.close();
    await started.proxy.close();
    await started.service.close();
  });
}
