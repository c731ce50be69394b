import type { Browser } from 'playwright-core';
import { percentile } from '../measure/percentile.ts';
import { openPage, seenBy } from './browser.ts';
import type { MeasuredProduct } from './product.ts';

/** Measurements of a page's first visit. */
export interface Visit {
  /** Milliseconds until the largest element was painted. */
  lcp: number;
  /** Share of the window that moved by itself. */
  cls: number;
  /** Milliseconds beyond 50 of each task after the first paint. */
  tbt: number;
}

/** Milliseconds after the last request in which what it started comes to an end. */
const settling = 1500;

/** Visits an address with an empty cache, on the phone. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const { page, close } = await openPage(browser, 'phone');
  await page.goto(address, { waitUntil: 'networkidle' });
  // The browser tells of a paint after it, of a busy one much later.
  await page.waitForFunction(
    () => {
      const { lcp, fcp } = (window as unknown as { seen: { lcp: number; fcp: number } }).seen;
      return lcp > 0 && fcp > 0;
    },
    null,
    { polling: 100, timeout: 30_000 },
  );
  await page.waitForTimeout(settling);
  const { lcp, shifts, fcp, tasks } = await seenBy(page);
  await close();
  const blocking = tasks.filter(({ start }) => start >= fcp).map(({ duration }) => Math.max(0, duration - 50));
  return { lcp, cls: shifts, tbt: blocking.reduce((sum, one) => sum + one, 0) };
}

/** Milliseconds from the tap that casts a vote to the next paint, on the phone. */
export async function voteToPaint(browser: Browser, { url, pages, sessions }: MeasuredProduct): Promise<number> {
  const { page, close } = await openPage(browser, 'phone', sessions.voter);
  await page.goto(url + pages.image, { waitUntil: 'networkidle' });
  // Not the point that the last round has chosen: the same one again would withdraw the vote.
  const other = page.getByRole('button', { name: /^\d pont$/, pressed: false }).first();
  await other.scrollIntoViewIfNeeded();
  const before = (await seenBy(page)).events.length;
  await other.tap();
  await page.waitForFunction(
    (n) => (window as unknown as { seen: { events: number[] } }).seen.events.length > n,
    before,
    {
      polling: 100,
    },
  );
  const { events } = await seenBy(page);
  await close();
  return Math.max(...events.slice(before));
}

/** Scrolling through the list. */
export interface Scrolling {
  /** Milliseconds between two frames that 95 % stay below. */
  frame: number;
  /** Megabytes of JavaScript objects at the end, after a collection. */
  heap: number;
}

/** Scrolls a window's height per half second through the list, with a processor as slow as the phone's. */
export async function scrollList(browser: Browser, { url, pages }: MeasuredProduct): Promise<Scrolling> {
  const { page, protocol, close } = await openPage(browser, 'slow phone');
  await page.goto(url + pages.browse, { waitUntil: 'networkidle' });
  const frames = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const found: number[] = [];
        let last = performance.now();
        const end = last + 15_000;
        const step = (now: number) => {
          found.push(now - last);
          window.scrollBy(0, ((now - last) * window.innerHeight) / 500);
          last = now;
          if (now < end) requestAnimationFrame(step);
          else resolve(found.slice(1));
        };
        requestAnimationFrame(step);
      }),
  );
  await protocol.send('HeapProfiler.collectGarbage');
  await protocol.send('Performance.enable');
  const { metrics } = await protocol.send('Performance.getMetrics');
  await close();
  return {
    frame: percentile(frames, 0.95),
    heap: (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1e6,
  };
}

/** Milliseconds from a key to the next paint, in a list of administrators with 100 rows. */
export interface ListKeys {
  /** To the next row. */
  arrow: number;
  /** Choosing a row. */
  space: number;
}

/** Goes down an administrators' list and chooses rows, with a processor as slow as the phone's. */
export async function listKeys(browser: Browser, { url, list, sessions }: MeasuredProduct): Promise<ListKeys> {
  const { page, close } = await openPage(browser, 'slow desktop', sessions.administrator);
  await page.goto(url + list, { waitUntil: 'networkidle' });
  await page.getByRole('row').nth(100).waitFor();
  const keysSeen = async () => (await seenBy(page)).keys;
  // Down and up: a box is ticked as the key comes up.
  const taken = async (key: string): Promise<number> => {
    const before = (await keysSeen()).length;
    await page.keyboard.press(key);
    await page.waitForFunction(
      (n) => (window as unknown as { seen: { keys: number[] } }).seen.keys.length >= n,
      before + 2,
      { polling: 100 },
    );
    return Math.max(...(await keysSeen()).slice(before));
  };
  await page.getByRole('row').nth(1).getByRole('checkbox').focus();
  const found: ListKeys = { arrow: 0, space: 0 };
  for (let row = 0; row < 10; row += 1) {
    found.space = Math.max(found.space, await taken('Space'));
    found.arrow = Math.max(found.arrow, await taken('ArrowDown'));
  }
  await close();
  return found;
}
