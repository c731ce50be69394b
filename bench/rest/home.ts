import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exchange, wireBytesOf, type PlainRequest } from '../measure/exchange.ts';
import { leanLoad } from '../measure/leanLoad.ts';
import type { CheckedRequest } from '../measure/load.ts';
import { median } from '../measure/percentile.ts';
import { inRounds } from '../measure/rounds.ts';
import { figure, table, times } from '../measure/table.ts';
import { earlierCommit } from './earlier.ts';
import type { Effort } from './effort.ts';
import type { Place } from './engines.ts';
import { concurrency } from './requestTable.ts';
import { startGateway, startService, type Service } from './service.ts';

/** A query for the home page that all versions of the gateway support. */
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

/** Writes a manifest with the query. @returns the folder of manifests */
export function homeManifest(folder: string): string {
  const operations = path.join(folder, 'operations');
  mkdirSync(operations, { recursive: true });
  writeFileSync(path.join(operations, 'bench.json'), JSON.stringify({ [hash]: document }));
  return operations;
}

interface HomeData {
  activeCompetition: { imageCount: number; images: { totalCount: number; nodes: unknown[] } };
}

/** The request for the home page. @param headers identify the viewer @param shown number of visible images */
export const homeRequest = (headers: Record<string, string>, shown: number): CheckedRequest => ({
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

/** A version of the product and its data. */
export interface Version {
  name: string;
  place: Place;
  /** Folder of its build; the current version when undefined. */
  root?: string;
}

/** Minimum ratio of the rate to that of the earlier version. */
const bar = 3;

/** Result of the comparison; `text` is a Markdown table. */
export interface HomeOutcome {
  text: string;
  held: boolean;
}

/** Compares the home page of an entrant, through the gateway and the service, between two versions in interleaved rounds. */
export async function measureHome(
  versions: readonly [Version, Version],
  headers: Record<string, string>,
  shown: number,
  { seconds, contestRounds }: Effort,
): Promise<HomeOutcome> {
  const running: Service[] = [];
  const ask = homeRequest(headers, shown);
  const request: PlainRequest = {
    method: 'POST',
    path: ask.path,
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  };
  try {
    const sources = [];
    for (const { place, root } of versions) {
      const service = await startService(place, root);
      running.push(service);
      const gateway = await startGateway(service, homeManifest(place.folder), root);
      running.unshift(gateway);
      const { status, body: answer } = await exchange(gateway.url, request);
      ask.check(status, answer);
      const turn = { request: wireBytesOf(gateway.url, request), body: answer };
      sources.push({ url: gateway.url, next: () => turn });
    }
    // Migration 0006 changed the version parameter of picture URLs.
    const [ours, earlier] = sources.map((source) =>
      source
        .next()
        .body.toString()
        .replaceAll(/\?v=\w+/g, ''),
    );
    assert.equal(ours, earlier, 'The two versions answer the home page in two ways');
    const found = await inRounds(sources, contestRounds, async (source) => {
      await leanLoad(source, concurrency, seconds / 3);
      return (await leanLoad(source, concurrency, seconds)).requestsPerSecond;
    });
    const [now = [], before = []] = sources.map((source) => found.get(source) ?? []);
    const ratio = median(now.map((rate, round) => rate / (before[round] ?? Number.NaN)));
    const held = ratio >= bar;
    const verdict = held ? 'held' : `MISSED by ${figure((1 - ratio / bar) * 100)} %`;
    const columns = [
      `requests/s, ${concurrency} at a time`,
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
