import { setTimeout as delay } from 'node:timers/promises';
import { exchange } from '../measure/exchange.ts';
import { figure, table } from '../measure/table.ts';
import { shownOf, scaleOf } from './fill.ts';
import type { Sized } from './flat.ts';
import { page } from './requests.ts';
import { startService } from './service.ts';

/** Timeout for results in seconds; NaN is reported when it passes. */
const timeoutSeconds = 1800;

/** Starts the service with an ended competition and polls the ranking. @returns seconds until it is available */
async function waitForResults({ images, place }: Sized): Promise<number> {
  const size = scaleOf(images);
  const { url, running } = await startService(place);
  try {
    const { check, ...request } = page({ list: 'minimal', sort: 'rank', shown: shownOf(size) }, 0);
    const start = performance.now();
    const seconds = () => (performance.now() - start) / 1000;
    while (seconds() < timeoutSeconds) {
      const { status, body } = await exchange(url, request);
      // The service answers 503 until the results are computed; other server errors end in the timeout.
      if (status < 500) {
        check(status, body.toString());
        return seconds();
      }
      await delay(50);
    }
    return Number.NaN;
  } finally {
    await running.stop();
  }
}

/** Measures the background computation of results, and a restart after it. @returns a Markdown table, and whether results were available */
export async function measureResults(sized: Sized): Promise<{ text: string; there: boolean }> {
  const rows: string[][] = [];
  let there = true;
  for (const name of ['First start after the award', 'Started again']) {
    const seconds = await waitForResults(sized);
    there &&= Number.isFinite(seconds);
    rows.push([name, figure(seconds)]);
  }
  const { images, votes } = sized;
  const text = table(
    [
      { title: `${images.toLocaleString('en')} images, ${votes.toLocaleString('en')} votes`, align: 'left' },
      { title: 's until the ranking is there' },
    ],
    rows,
  );
  return { text, there };
}
