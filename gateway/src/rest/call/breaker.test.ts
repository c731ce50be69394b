import { beforeEach, describe, expect, it } from '@jest/globals';
import { Breaker, type CallOutcome, type Permit } from './breaker.ts';

let now: number;
let breaker: Breaker;
beforeEach(() => {
  now = 1_000_000;
  breaker = new Breaker({ windowMs: 10_000, failures: 4, openMs: 1000, now: () => now });
});

/** The permit of a call that may be sent. */
function admitted(): Permit {
  const permit = breaker.admit();
  if (permit === null) throw new Error('the breaker is open');
  return permit;
}

/** Calls that end at once. */
function end(outcome: CallOutcome, times = 1): void {
  for (let i = 0; i < times; i += 1) breaker.settle(admitted(), outcome);
}

describe('a closed breaker', () => {
  it('opens by as many failures as set', () => {
    end('fault', 3);
    expect(breaker.state).toBe('closed');
    end('fault');
    expect(breaker.state).toBe('open');
    expect(breaker.opened).toBe(1);
  });

  it('stays closed while less than half fail', () => {
    end('success', 5);
    end('fault', 4);
    expect(breaker.state).toBe('closed');
    end('fault');
    expect(breaker.state).toBe('open');
  });

  it('does not count what says nothing of the service', () => {
    end('inconclusive', 100);
    end('fault', 3);
    expect(breaker.state).toBe('closed');
  });

  it('forgets what is longer ago than its window', () => {
    end('fault', 3);
    now += 10_001;
    end('fault', 3);
    expect(breaker.state).toBe('closed');
    now += 5000;
    end('fault');
    expect(breaker.state).toBe('open');
  });

  it('forgets part by part', () => {
    end('fault', 2);
    now += 6000;
    end('fault');
    now += 5000;
    end('fault', 2);
    expect(breaker.state).toBe('closed');
    end('fault');
    expect(breaker.state).toBe('open');
  });
});

describe('an open breaker', () => {
  beforeEach(() => end('fault', 4));

  it('lets nothing through for its time, and says how long', () => {
    expect(breaker.admit()).toBeNull();
    expect(breaker.retryAfter).toBe(1);
    now += 999;
    expect(breaker.admit()).toBeNull();
    expect(breaker.state).toBe('open');
  });

  it('then lets one call through', () => {
    now += 1000;
    expect(breaker.state).toBe('half-open');
    expect(breaker.admit()).not.toBeNull();
    expect(breaker.admit()).toBeNull();
    expect(breaker.retryAfter).toBe(1);
  });

  it('closes when that one is answered, with nothing held against the service', () => {
    now += 1000;
    end('success');
    expect(breaker.state).toBe('closed');
    end('fault', 3);
    expect(breaker.state).toBe('closed');
  });

  it('stays open when that one fails', () => {
    now += 1000;
    end('fault');
    expect(breaker.state).toBe('open');
    expect(breaker.admit()).toBeNull();
    expect(breaker.opened).toBe(2);
  });

  it('lets another one through when that one says nothing', () => {
    now += 1000;
    end('inconclusive');
    expect(breaker.admit()).not.toBeNull();
  });

  it('lets another one through when that one does not come back', () => {
    now += 1000;
    const lost = admitted();
    now += 1000;
    const second = admitted();
    breaker.settle(lost, 'fault');
    expect(breaker.state).toBe('half-open');
    breaker.settle(second, 'success');
    expect(breaker.state).toBe('closed');
  });
});

it('does not count how calls end that were sent before it opened', () => {
  const [early, late] = [admitted(), admitted()];
  end('fault', 4);
  breaker.settle(early, 'success');
  expect(breaker.state).toBe('open');
  now += 1000;
  const trying = admitted();
  breaker.settle(late, 'fault');
  breaker.settle(trying, 'success');
  expect(breaker.state).toBe('closed');
});
