import { setTimeout as delay } from 'node:timers/promises';

/** Waits until `condition` gives something. @throws after `patience` milliseconds, naming `what` */
export async function until<T>(
  what: string,
  condition: () => Promise<T | undefined | null | false>,
  patience = 30_000,
): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    const found = await condition();
    if (found) return found;
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}`);
    await delay(30);
  }
}
