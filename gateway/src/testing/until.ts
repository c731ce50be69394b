import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds in which a condition must come true. */
const patienceMs = 10_000;

/** Waits for a condition. @throws Error that names it when it does not come true in ten seconds */
export async function until(name: string, condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`waited in vain: ${name}`);
    await delay(5);
  }
}
