import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exchange, wireBytesOf, type PlainRequest } from '../measure/exchange.ts';
import { leanLoad } from '../measure/leanLoad.ts';
import type { Ask } from '../measure/load.ts';
import { median } from '../measure/percentile.ts';
import { inRounds } from '../measure/rounds.ts';
import { figure, table, times } from '../measure/table.ts';
import { earlierCommit } from './earlier.ts';
import type { Effort } from './effort.ts';
import type { Place } from './engines.ts';
import { crowd } from './requestTable.ts';
import { startGateway, startService, type Service } from './service.ts';

/** The home page as the web client asks for it; a document that every version since the first answers. */
const document = `query BenchHomePage {
  activeCompetition {
    id
    title { hu en }
    description { hu en }
    status
    phase
    ended
    competitionStart
    votingStart
    votingEnd
    award
    minPoint
    maxPoint
    imageCount
    imageTypes { code slots title { hu en } }
    images(first: 12) {
      totalCount
      nodes {
        id
        title
        width
        height
        thumbhash
        urlNeedsToken
        thumb: url(resolution: THUMB)
        medium: url(resolution: MEDIUM)
        large: url(resolution: LARGE)
      }
    }
  }
}`;
const hash = createHash('sha256').update(document).digest('hex');
const body = JSON.stringify({
  operationName: 'BenchHomePage',
  extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
});

/** Writes the manifest that lists the page. @returns its folder */
export function homeManifest(folder: string): string {
  const operations = path.join(folder, 'operations');
  mkdirSync(operations, { recursive: true });
  writeFileSync(path.join(operations, 'bench.json'), JSON.stringify({ [hash]: document }));
  return operations;
}

interface HomeData {
  activeCompetition: { imageCount: number; images: { totalCount: number; nodes: unknown[] } };
}

/** The home page, of who has this token. @param shown images of the competition */
export const homeAsk = (headers: Record<string, string>, shown: number): Ask => ({
  method: 'POST',
  path: '/graphql',
  headers,
  body,
  check(status, answer) {
    const text = answer.toString();
    assert.equal(status, 200, text.slice(0, 600));
    const { data, errors } = JSON.parse(text) as { data?: HomeData; errors?: unknown };
    assert.equal(errors, undefined, text.slice(0, 600));
    const { imageCount, images } = data?.activeCompetition ?? {};
    assert.deepEqual([imageCount, images?.totalCount, images?.nodes.length], [shown, shown, 12]);
  },
});

/** A version of the product, and data as it keeps it. */
export interface Version {
  name: string;
  place: Place;
  /** Folder in which it is built; this one's own without it. */
  root?: string;
}

/** The rate must be at least this many times that of the version before. */
const bar = 3;

/** What came of it. */
export interface HomeOutcome {
  text: string;
  held: boolean;
}

/** The home page of an entrant, through the gateway over the service, of two versions in the same rounds. */
export async function measureHome(
  versions: readonly [Version, Version],
  headers: Record<string, string>,
  shown: number,
  { seconds, contestRounds }: Effort,
): Promise<HomeOutcome> {
  const running: Service[] = [];
  const ask = homeAsk(headers, shown);
  const request: PlainRequest = {
    method: 'POST',
    path: ask.path,
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  };
  try {
    const wires = [];
    for (const { place, root } of versions) {
      const service = await startService(place, root);
      running.push(service);
      const gateway = await startGateway(service, homeManifest(place.folder), root);
      running.unshift(gateway);
      const { status, body: answer } = await exchange(gateway.url, request);
      ask.check(status, answer);
      const turn = { request: wireBytesOf(gateway.url, request), body: answer };
      wires.push({ url: gateway.url, next: () => turn });
    }
    // Later versions have given every picture another address (migration 0006).
    const [ours, earlier] = wires.map((wire) =>
      wire
        .next()
        .body.toString()
        .replaceAll(/\?v=\w+/g, ''),
    );
    assert.equal(ours, earlier, 'The two versions answer the home page in two ways');
    const found = await inRounds(wires, contestRounds, async (wire) => {
      await leanLoad(wire, crowd, seconds / 3);
      return (await leanLoad(wire, crowd, seconds)).requestsPerSecond;
    });
    const [now = [], before = []] = wires.map((wire) => found.get(wire) ?? []);
    const ratio = median(now.map((rate, round) => rate / (before[round] ?? Number.NaN)));
    const held = ratio >= bar;
    const verdict = held ? 'held' : `MISSED by ${figure((1 - ratio / bar) * 100)} %`;
    const columns = [
      `requests/s, ${crowd} at a time`,
      'this version',
      `version ${earlierCommit}`,
      'ratio',
      `at least ${bar}×`,
    ];
    const row = ['Home page, entrant', figure(median(now)), figure(median(before)), times(ratio, 1), verdict];
    const text = table(
      columns.map((title, i) => (i === 0 ? { title, align: 'left' } : { title })),
      [row],
    );
    return { text, held };
  } finally {
    for (const { running: one } of running) await one.stop();
  }
}
