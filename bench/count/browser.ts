import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { start } from '../measure/childProcess.ts';
import { freePort } from '../measure/freePort.ts';
import type { Place } from '../rest/engines.ts';
import { startService } from '../rest/service.ts';
import { launch } from '../web/browser.ts';
import type { Spent } from '../../count/bench/spent.ts';

const gateway = fileURLToPath(new URL('../../gateway/dist/program/main.js', import.meta.url));

/** State of a measured recount, kept in its page; times in milliseconds on its own clock. */
interface Watched {
  /** Resolved when the page has asked for the recount; its result begins it, and is resolved when it has ended. */
  asked: Promise<() => Promise<void>>;
  begun: number;
  downloaded: number;
  ended: number;
}

/** Runs in the page before everything else: holds the recount back until the page is still, and notes when it ends. */
function watch(): void {
  let ask: (go: () => Promise<void>) => void = () => undefined;
  const asked = new Promise<() => Promise<void>>((resolve) => (ask = resolve));
  const watched: Watched = { asked, begun: 0, downloaded: 0, ended: 0 };
  Object.assign(window, { watched });
  const send = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (this: Worker, message: { id: number; call?: string }, ...rest: unknown[]) {
    const post = () => Reflect.apply(send, this, [message, ...rest]);
    if (message.call !== 'recount') return void post();
    ask(
      () =>
        new Promise((resolve) => {
          this.addEventListener('message', ({ data }: MessageEvent<{ id: number; step?: { step: string } }>) => {
            if (data.id !== message.id) return;
            if (data.step?.step === 'downloaded') watched.downloaded = performance.now();
            if (data.step) return;
            watched.ended = performance.now();
            resolve();
          });
          watched.begun = performance.now();
          post();
        }),
    );
  };
}

/** A recount in the browser: from the click to what came of it, the download with it. */
export interface BrowserRecount extends Spent {
  /** Milliseconds until all files had come. */
  download: number;
}

/** Seconds of the processor that the browser's page processes have had, all their threads together. */
async function pageSeconds(browser: Browser): Promise<number> {
  const protocol = await browser.newBrowserCDPSession();
  const { processInfo } = await protocol.send('SystemInfo.getProcessInfo');
  await protocol.detach();
  return processInfo.reduce((sum, { type, cpuTime }) => (type === 'renderer' ? sum + cpuTime : sum), 0);
}

async function recountOnce(program: string | undefined, url: string): Promise<BrowserRecount> {
  const browser = await launch(program);
  try {
    const context = await browser.newContext({ locale: 'en-GB' });
    const page = await context.newPage();
    page.setDefaultTimeout(180_000);
    await page.addInitScript('globalThis.__name = (one) => one');
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'networkidle' });
    // Animations of the waiting page are drawn by the processor here, and are no part of counting.
    await page.addStyleTag({
      content: '*, ::before, ::after { animation: none !important; transition: none !important }',
    });
    await page.evaluate(async () => void (await (window as unknown as { watched: Watched }).watched.asked));
    const before = await pageSeconds(browser);
    // Nothing looks at the page while it counts: each look would be the page's processor time.
    const { begun, downloaded, ended } = await page.evaluate(async () => {
      const { watched } = window as unknown as { watched: Watched };
      await (
        await watched.asked
      )();
      const { begun, downloaded, ended } = watched;
      return { begun, downloaded, ended };
    });
    await page.waitForFunction(() => document.querySelectorAll('[data-state="done"]').length === 3);
    const processor = ((await pageSeconds(browser)) - before) * 1000;
    return { wall: ended - begun, download: downloaded - begun, processor };
  } finally {
    await browser.close();
  }
}

/** Opens the page of a published count as built, served by the built gateway with its headers, in a new browser each time. */
export async function measureBrowser(place: Place, rounds: number): Promise<BrowserRecount[]> {
  const service = await startService(place);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    REST_API_URL: service.url,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  };
  const running = await start({ name: 'The gateway', args: [path.resolve(gateway)], env, readyUrl: `${url}/readyz` });
  const program = process.env['CHROMIUM'];
  try {
    const recounts: BrowserRecount[] = [];
    // The first one warms up service and gateway.
    for (let round = 0; round <= rounds; round++)
      recounts.push(await recountOnce(program, `${url}/competition/1/count`));
    return recounts.slice(1);
  } finally {
    await running.stop();
    await service.running.stop();
  }
}
