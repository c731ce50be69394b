import { percentile } from '../measure/percentile.ts';
import { figure, table } from '../measure/table.ts';
import { phone } from './browser.ts';
import type { StoredMarks } from './deskProduct.ts';
import type { Reached, Third } from './deskRounds.ts';

/** Everything that was measured of the desk. */
export interface DeskMeasurements {
  machine: string;
  /** Processes that others had running at the start, per core. */
  busy: number;
  photos: number;
  /** Milliseconds that the judge on the phone looks at each photo. */
  pause: number;
  touch: readonly Reached[];
  stored: StoredMarks;
  /** Milliseconds from key to photo. */
  keys: readonly number[];
}

/** Milliseconds from a key to the next photo that 95 % stay below. */
const bar = 100;

const thirds: Readonly<Record<Third, string>> = {
  before: 'before the cut',
  cut: 'line cut',
  after: 'after the cut',
};

const spread = (times: readonly number[]): string[] =>
  times.length === 0
    ? ['–', '–', '–']
    : [percentile(times, 0.5), percentile(times, 0.95), Math.max(...times)].map(figure);

/** The report as Markdown. */
export function deskReport(measured: DeskMeasurements): string {
  const { machine, busy, photos, pause, touch, stored, keys } = measured;
  const rows = (Object.keys(thirds) as Third[]).map((third) => {
    const own = touch.filter((one) => one.third === third);
    const painted = own.flatMap((one) => (one.painted === null ? [] : [one.painted]));
    const missing = own.filter(({ wasThere }) => !wasThere).length;
    return [
      thirds[third],
      String(own.length),
      ...spread(painted),
      String(missing),
      String(own.length - painted.length),
    ];
  });
  const key = percentile(keys, 0.95);
  return `# The desk of a judge: measured

Written by \`npm run bench:desk\`. ${machine}. Others had ${figure(busy)} processes per core running at the start.

## On a phone, by touch

${photos} photos of a round of 990, a window of 390 × 844 points, the processor slowed ${phone.cpu} times, a line of 1.44 Mbit/s with ${phone.network.latency} ms for each request, which is cut for the middle third. The judge looks at each photo for ${figure(pause)} ms. Milliseconds are those from the tap until the next photo and its own picture are painted.

${table([{ title: 'Line', align: 'left' }, { title: 'photos' }, { title: 'p50' }, { title: 'p95' }, { title: 'longest' }, { title: 'picture not there when reached' }, { title: 'picture did not come' }], rows)}

Marks given: ${photos}. Stored: ${stored.marks}, of ${stored.photos} photos. Lost: ${photos - stored.photos}. Stored twice: ${stored.marks - stored.photos}.

## By the keyboard

${keys.length} photos on a desktop whose processor is slowed ${phone.cpu} times: ${spread(keys).join(' / ')} ms from the key until the next photo is painted (p50 / p95 / longest). The bar of ${bar} ms for p95 is ${key <= bar ? 'met' : `missed by ${figure((key / bar - 1) * 100)} %`}.
`;
}
