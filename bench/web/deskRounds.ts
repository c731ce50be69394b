import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { openPage, phone } from './browser.ts';
import type { MeasuredRound } from './deskProduct.ts';

/** Whether the line was there when a photo was reached: before the cut, during it, or after it. */
export type Third = 'before' | 'cut' | 'after';

/** Way from a mark to the next photo. */
export interface Reached {
  third: Third;
  /** Whether its picture was there in the first frame that showed the photo. */
  wasThere: boolean;
  /** Milliseconds from the tap or key until the photo and its picture were painted; null where the picture did not come in time. */
  painted: number | null;
}

interface Watched {
  /** Photos that were reached since the page was opened. */
  reached: { wasThere: boolean; painted: number | null }[];
}

/** Runs in the page before everything else: follows each mark until the next photo's own picture is painted. */
function watch(): void {
  const watched: Watched = { reached: [] };
  Object.assign(window, { watched });
  const numberOf = () => /^\d+/.exec(document.querySelector('h1')?.textContent ?? '')?.[0];
  const isPainted = () => {
    const image = document.querySelector<HTMLImageElement>('[data-current] img');
    return image?.src.startsWith('blob:') === true && image.complete && image.naturalWidth > 0;
  };
  let round = 0;
  const begin = (time: number) => {
    const own = (round += 1);
    const was = numberOf();
    let entry: Watched['reached'][number] | null = null;
    const look = () => {
      if (own !== round && entry) return;
      if (!entry && numberOf() !== was) {
        entry = { wasThere: isPainted(), painted: null };
        watched.reached.push(entry);
      }
      if (entry && isPainted()) {
        const done = entry;
        // The task behind the frame: by then it is on the screen.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => (done.painted = performance.now() - time);
        port2.postMessage(null);
        return;
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  window.addEventListener(
    'click',
    (event) => {
      if ((event.target as Element).closest('button[aria-pressed]')) begin(event.timeStamp);
    },
    true,
  );
  window.addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (/^\d$/.test(key)) begin(timeStamp);
    },
    true,
  );
}

const reachedOn = (page: Page): Promise<Watched['reached']> =>
  page.evaluate(() => (window as unknown as { watched: Watched }).watched.reached);

async function openDesk(page: Page, { url, desk }: MeasuredRound): Promise<void> {
  await page.addInitScript(watch);
  await page.goto(url + desk);
  await page.locator('[data-current] img[src^="blob:"]').waitFor();
}

/** Waits until nothing is left to send. */
const isSaved = (page: Page) => page.locator('[data-waiting="0"]').waitFor();

/**
 * Judges on a phone by touch, on a slow line that is cut for the middle third.
 * @param photos how many are marked
 * @param pause milliseconds that the judge looks at each photo
 */
export async function judgeByTouch(
  browser: Browser,
  round: MeasuredRound,
  photos: number,
  pause: number,
): Promise<Reached[]> {
  const { page, protocol, close } = await openPage(browser, 'judging phone', round.sessions.phone);
  await openDesk(page, round);
  const thirds: Third[] = [];
  const setLine = (offline: boolean) =>
    protocol.send('Network.emulateNetworkConditions', { ...phone.network, offline });
  for (let at = 0; at < photos; at += 1) {
    const third = (['before', 'cut', 'after'] as const)[Math.floor((3 * at) / photos)] ?? 'after';
    if (third !== thirds.at(-1)) await setLine(third === 'cut');
    thirds.push(third);
    await delay(pause);
    await page.getByRole('button', { name: `${1 + (at % 10)} pont`, exact: true }).tap();
    await page.waitForFunction((n) => (window as unknown as { watched: Watched }).watched.reached.length >= n, at + 1);
  }
  await delay(pause);
  await isSaved(page);
  const reached = await reachedOn(page);
  await close();
  return reached.map((one, at) => ({ ...one, third: thirds[at] ?? 'after' }));
}

/** Judges by the keyboard on a slow desktop, each photo as soon as it stands there. @returns milliseconds from key to photo */
export async function judgeByKeyboard(browser: Browser, round: MeasuredRound, photos: number): Promise<number[]> {
  const { page, close } = await openPage(browser, 'slow desktop', round.sessions.desktop);
  await openDesk(page, round);
  for (let at = 0; at < photos; at += 1) {
    await delay(300);
    await page.keyboard.press(String(at % 10));
    await page.waitForFunction(
      (n) => ((window as unknown as { watched: Watched }).watched.reached[n]?.painted ?? null) !== null,
      at,
    );
  }
  await isSaved(page);
  const reached = await reachedOn(page);
  await close();
  return reached.map(({ painted }) => painted ?? Number.POSITIVE_INFINITY);
}
