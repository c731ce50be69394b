import { setTimeout as delay } from 'node:timers/promises';
import { exchange } from '../measure/exchange.ts';
import { load } from '../measure/load.ts';
import { percentile } from '../measure/percentile.ts';
import { figure, table } from '../measure/table.ts';
import { scaleOf, shownOf } from './fill.ts';
import type { Sized } from './flat.ts';
import { flatSubjects, page } from './requests.ts';
import { startService } from './service.ts';

/** Seconds after which results that are not there will not come: NaN is measured. */
const patience = 240;

/** How long results have been waited for, and what others had to wait meanwhile. */
interface Wait {
  seconds: number;
  /** Milliseconds of browse pages that were asked for one after the other until then; NaN for none. */
  slowest: number;
}

/** Starts the service on a competition that has ended, and asks for its ranking until it is there. */
async function waitForResults({ images, place }: Sized): Promise<Wait> {
  const size = scaleOf(images);
  const { url, running } = await startService(place);
  try {
    const { path, check } = page({ list: 'minimal', sort: 'rank', shown: shownOf(size) }, 0);
    const [browse] = flatSubjects(size, {});
    const start = performance.now();
    const seconds = () => (performance.now() - start) / 1000;
    let there = false;
    const asking = (async () => {
      while (seconds() < patience) {
        const { status, body } = await exchange(url, { method: 'GET', path, headers: {} });
        // Results that are not computed yet are refused for the moment; what fails altogether runs out of patience here.
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
    while (!there && browse) {
      const one = await Promise.race([asking, load(url, 1, 0, () => browse.next())]);
      if (typeof one !== 'number') ms.push(...one.ms);
    }
    return { seconds: await asking, slowest: ms.length ? percentile(ms, 1) : Number.NaN };
  } finally {
    await running.stop();
  }
}

/** What results cost that are computed in the background, and what a restart makes of them. @returns Markdown, and whether they came */
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
      { title: 'slowest browse page meanwhile, ms' },
    ],
    rows,
  );
  return { text, there };
}
