import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds after which what was waited for will never come: a safety net, far beyond what a busy machine takes. */
const patience = 300_000;

/** Waits until `condition` gives something. @throws when it never does, naming `what` */
export async function until<T>(what: string, condition: () => Promise<T | undefined | null | false>): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    const found = await condition();
    if (found) return found;
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}`);
    await delay(30);
  }
}
