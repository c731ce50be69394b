import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import type { StoredSession } from './product.ts';

/** A phone of the middle class on a slow line, much as Lighthouse has it: processor 4 times slower, 1.44 Mbit/s, 150 ms. */
export const phone = {
  cpu: 4,
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6e6 / 8) * 0.9,
    uploadThroughput: (0.75e6 / 8) * 0.9,
  },
} as const;

const handheld = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** On what a page is opened: with which screen, and whether its line and its processor are slowed. */
const devices = {
  phone: { screen: handheld, slowLine: true, slowProcessor: true },
  'slow phone': { screen: handheld, slowLine: false, slowProcessor: true },
  'judging phone': {
    screen: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    slowLine: true,
    slowProcessor: true,
  },
  'slow desktop': { screen: { viewport: { width: 1280, height: 800 } }, slowLine: false, slowProcessor: true },
} as const;

/** Name of what a page is opened on. */
export type Device = keyof typeof devices;

/** Record of the page for the measurement. */
interface Seen {
  lcp: number;
  shifts: number;
  fcp: number;
  tasks: { start: number; duration: number }[];
  events: number[];
  keys: number[];
}

/** Runs in the page before everything else. */
function observe(): void {
  const seen: Seen = { lcp: 0, shifts: 0, fcp: 0, tasks: [], events: [], keys: [] };
  Object.assign(window, { seen });
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; interactionId: number };
  const watch = (type: string, take: (entry: Entry) => void, more: object = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as Entry);
    }).observe({ type, buffered: true, ...more });
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shifts += value;
  });
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }));
  watch('event', ({ duration, interactionId }) => interactionId && seen.events.push(duration), {
    durationThreshold: 16,
  });
  // Keys of less than 16 ms too, which the browser does not tell: until after the frame that follows.
  const { port1, port2 } = new MessageChannel();
  const begun: number[] = [];
  port1.onmessage = () => {
    for (const time of begun.splice(0)) seen.keys.push(performance.now() - time);
  };
  for (const type of ['keydown', 'keyup'])
    window.addEventListener(
      type,
      ({ timeStamp }) => {
        begun.push(timeStamp);
        requestAnimationFrame(() => port2.postMessage(null));
      },
      true,
    );
}

/** A page in a context of its own, and the session of the browser's protocol that emulates the phone. */
export interface Measured {
  page: Page;
  protocol: CDPSession;
  close(): Promise<void>;
}

/** The browser that the CHROMIUM variable names. @throws Error when there is none */
export function launch(program: string | undefined): Promise<Browser> {
  if (!program) throw new Error('CHROMIUM must name a Chromium.');
  return chromium.launch({
    executablePath: program,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
}

/** Opens an empty page with an empty cache. */
export async function openPage(browser: Browser, device: Device, stored?: StoredSession): Promise<Measured> {
  const { screen, slowLine, slowProcessor } = devices[device];
  const context = await browser.newContext({ ...screen, locale: 'hu-HU' });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  // tsx names compiled functions by a helper that a page does not have.
  await page.addInitScript('globalThis.__name = (one) => one');
  await page.addInitScript(observe);
  if (stored) await page.addInitScript(({ key, value }) => localStorage.setItem(key, value), stored);
  const protocol = await context.newCDPSession(page);
  if (slowLine) {
    await protocol.send('Network.enable');
    await protocol.send('Network.emulateNetworkConditions', phone.network);
  }
  if (slowProcessor) await protocol.send('Emulation.setCPUThrottlingRate', { rate: phone.cpu });
  return { page, protocol, close: () => context.close() };
}

/** Record of the page so far. */
export const seenBy = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
