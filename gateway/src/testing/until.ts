import { setTimeout as delay } from 'node:timers/promises';

/** Waits for a condition. @throws Error that names it when it does not come true within `patience` milliseconds */
export async function until(
  name: string,
  condition: () => boolean | Promise<boolean>,
  patience = 10_000,
): Promise<void> {
  const end = performance.now() + patience;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`waited in vain: ${name}`);
    await delay(5);
  }
}
