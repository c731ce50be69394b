import { setTimeout as delay } from 'node:timers/promises';

/** Seconds; `performance.now()` may have been stopped by a test. */
const now = (): number => Number(process.hrtime.bigint()) / 1e9;

/** Seconds, far more than any wait takes; `npm run mutate` has less, for it breaks on purpose what tests wait for. */
const patience = Number(process.env['TEST_PATIENCE_MS'] ?? 120_000) / 1000;

/** Waits until a condition holds. @throws Error with its name when it never does */
export async function until(name: string, condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = now() + patience;
  while (!(await condition())) {
    if (now() > end) throw new Error(`waited in vain: ${name}`);
    await delay(5);
  }
}
