import { error, ok, warn, type Diagnosis } from './diagnosis.ts';

/** The clock of another machine, as it was read. */
export interface OtherClock {
  of: string;
  at: Date;
  /** When this machine asked, and when it had the answer. */
  asked: Date;
  answered: Date;
  /** Milliseconds to which it is told: 1000 for HTTP's `Date`. */
  exact: number;
}

/** Milliseconds by which another clock is ahead, at least; 0 where the two may agree. */
export function ahead({ at, asked, answered, exact }: Omit<OtherClock, 'of'>): number {
  const [from, to] = [at.getTime() - answered.getTime(), at.getTime() + exact - asked.getTime()];
  if (from > 0) return from;
  return to < 0 ? to : 0;
}

const advice = 'Let the clock be set from the network: "timedatectl set-ntp true".';

/** Whether the clock of this machine agrees with others: phases begin and end by it, and instances must agree to within seconds. */
export function checkClock(clock: OtherClock): Diagnosis {
  const ms = ahead(clock);
  const seconds = Math.abs(ms / 1000).toFixed(1);
  if (ms === 0) return ok('clock', `The clock agrees with that of ${clock.of}.`);
  const found = `The clock of ${clock.of} is ${seconds} seconds ${ms > 0 ? 'ahead of' : 'behind'} this machine's.`;
  if (Math.abs(ms) >= 60_000) return error('clock', found, advice);
  return Math.abs(ms) >= 2000 ? warn('clock', found, advice) : ok('clock', found);
}
