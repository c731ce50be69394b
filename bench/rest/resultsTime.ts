import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { exchange } from '../measure/exchange.ts';
import { load, type CheckedRequest } from '../measure/load.ts';
import { percentile } from '../measure/percentile.ts';
import { figure, table } from '../measure/table.ts';
import { competitions, shownOf, scaleOf } from './fill.ts';
import type { Sized } from './flat.ts';
import { page } from './requests.ts';
import { startService } from './service.ts';

/** Timeout for results in seconds; NaN is reported when it passes. */
const timeoutSeconds = 1800;

/** Duration until results were available, and latency of other requests in the meantime. */
interface Wait {
  seconds: number;
  /** Maximum latency in milliseconds of what needs no results, asked again and again until then; NaN without any. */
  slowest: number;
}

/** The competition itself. */
const competition: CheckedRequest = {
  method: 'GET',
  path: `/api/competition/${competitions.voting}`,
  check: (status) => assert.equal(status, 200),
};

/** Starts the service with an ended competition and polls the ranking until it is available. */
async function waitForResults({ images, place }: Sized): Promise<Wait> {
  const size = scaleOf(images);
  const { url, running } = await startService(place);
  try {
    const { path, check } = page({ list: 'minimal', sort: 'rank', shown: shownOf(size) }, 0);
    const start = performance.now();
    const seconds = () => (performance.now() - start) / 1000;
    let there = false;
    const polling = (async () => {
      while (seconds() < timeoutSeconds) {
        const { status, body } = await exchange(url, { method: 'GET', path, headers: {} });
        // The service answers 503 until the results are computed; other server errors end in the timeout.
        if (status < 500) {
          check(status, body);
          there = true;
          return seconds();
        }
        await delay(50);
      }
      there = true;
      return Number.NaN;
    })();
    const ms: number[] = [];
    while (!there) {
      const one = await Promise.race([polling, load(url, 1, 0, () => competition)]);
      if (typeof one !== 'number') ms.push(...one.ms);
    }
    return { seconds: await polling, slowest: ms.length ? percentile(ms, 1) : Number.NaN };
  } finally {
    await running.stop();
  }
}

/** Measures the background computation of results, and a restart after it. @returns a Markdown table, and whether results were available */
export async function measureResults(sized: Sized): Promise<{ text: string; there: boolean }> {
  const rows: string[][] = [];
  let there = true;
  for (const name of ['First start after the award', 'Started again']) {
    const { seconds, slowest } = await waitForResults(sized);
    there &&= Number.isFinite(seconds);
    rows.push([name, figure(seconds), figure(slowest)]);
  }
  const { images, votes } = sized;
  const text = table(
    [
      { title: `${images.toLocaleString('en')} images, ${votes.toLocaleString('en')} votes`, align: 'left' },
      { title: 's until the ranking is there' },
      { title: 'slowest answer about the competition meanwhile, ms' },
    ],
    rows,
  );
  return { text, there };
}
