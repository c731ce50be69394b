import assert from 'node:assert/strict';
import { median, percentile } from '../measure/percentile.ts';
import { inRounds } from '../measure/rounds.ts';
import { figure, table, times } from '../measure/table.ts';
import { delayProxy } from './delayProxy.ts';
import { Page } from './farPage.ts';
import { ways, type Server, type Way } from './farWays.ts';

/** Simulated round-trip time between client and server, in milliseconds. */
export const roundTripMs = 40;
/** Page loads per round and way. */
const pagesPerRound = 5;

/** Load time of the home page for one way of fetching it, from opening the first connection to the last byte. */
export interface FarFigures {
  way: Way;
  /** Milliseconds. */
  p50: number;
  p90: number;
}

async function open(way: Way, url: string, expected: unknown): Promise<number> {
  const page = new Page(url);
  try {
    const start = performance.now();
    const data = await way.load(page);
    const ms = performance.now() - start;
    assert.deepEqual(data, expected, `${way.name}: the wrong data`);
    return ms;
  } finally {
    page.close();
  }
}

async function openSome(way: Way, url: string, expected: unknown): Promise<number[]> {
  const ms: number[] = [];
  for (let n = 0; n < pagesPerRound; n++) ms.push(await open(way, url, expected));
  return ms;
}

/**
 * Measures each way through delay proxies, in interleaved rounds.
 * @param addresses URLs of the servers
 * @param expected data of the home operation
 */
export async function measureFar(
  addresses: Readonly<Record<Server, string>>,
  expected: unknown,
  rounds: number,
): Promise<FarFigures[]> {
  const proxies = {
    shared: await delayProxy(addresses.shared, roundTripMs / 2),
    unshared: await delayProxy(addresses.unshared, roundTripMs / 2),
    service: await delayProxy(addresses.service, roundTripMs / 2),
  };
  try {
    const found = await inRounds(ways, rounds, (way) => openSome(way, proxies[way.server].url, expected));
    return [...found].map(([way, sets]) => ({
      way,
      p50: median(sets.map((set) => percentile(set, 0.5))),
      p90: median(sets.map((set) => percentile(set, 0.9))),
    }));
  } finally {
    for (const proxy of Object.values(proxies)) proxy.close();
  }
}

/** Renders a Markdown table that compares each way with the first. */
export function farTable(rows: readonly FarFigures[]): string {
  const reference = rows[0]?.p50 ?? Number.NaN;
  return table(
    [
      { title: 'Way to the home page', align: 'left' },
      ...['requests', 'p50 ms', 'p90 ms', 'to the first'].map((title) => ({ title })),
    ],
    rows.map(({ way, p50, p90 }) => [way.name, String(way.requests), figure(p50), figure(p90), times(p50, reference)]),
  );
}
