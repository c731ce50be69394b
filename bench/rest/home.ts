import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CheckedRequest } from '../measure/load.ts';

/** The query of the home page. */
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
  headers: { ...headers, 'content-type': 'application/json' },
  body,
  check(status, text) {
    assert.equal(status, 200, text.slice(0, 600));
    const { data, errors } = JSON.parse(text) as { data?: HomeData; errors?: unknown };
    assert.equal(errors, undefined, text.slice(0, 600));
    const { imageCount, images } = data?.activeCompetition ?? {};
    assert.deepEqual([imageCount, images?.totalCount, images?.nodes.length], [shown, shown, 12]);
  },
});
