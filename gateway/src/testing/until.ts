import { setTimeout as delay } from 'node:timers/promises';

/** Seconds; `performance.now()` may have been stopped by a test. */
const now = (): number => Number(process.hrtime.bigint()) / 1e9;

/** Waits until a condition holds. @throws Error with its name when it does not hold within `patience` seconds, far more than it takes */
export async function until(name: string, condition: () => boolean | Promise<boolean>, patience = 120): Promise<void> {
  const end = now() + patience;
  while (!(await condition())) {
    if (now() > end) throw new Error(`waited in vain: ${name}`);
    await delay(5);
  }
}
