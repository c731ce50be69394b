import { toBase64 } from '@photo-competition/count/bytes';
import { answer } from '../recount/answer.ts';
import { createEngine } from '../recount/engine.ts';
import type { Asked, Told } from '../recount/messages.ts';
import { competition, headOf, imageIds, key, numberAt, origin, publishedCount, receiptOf } from './publishedCount.ts';

/** The count that pages of tests are about. */
export const published = publishedCount();

/** Fake of the worker in the thread of the test: jsdom has none. */
export class WorkerHere {
  static stopped = 0;
  readonly #engine = createEngine();
  #isStopped = false;
  onmessage: ((event: { data: Told }) => void) | null = null;

  postMessage(asked: Asked): void {
    void answer(this.#engine, structuredClone(asked), (told) => {
      if (!this.#isStopped) this.onmessage?.({ data: structuredClone(told) });
    });
  }

  terminate(): void {
    this.#isStopped = true;
    WorkerHere.stopped += 1;
  }
}

const { tree, batchEnd, closing } = published;
const headAt = (size: number, at: string) => ({
  __typename: 'CountHead',
  size,
  root: toBase64(tree.root(size)),
  note: headOf(tree, size),
  at,
  ballots: 7,
  voters: 3,
  cosigned: null,
  stampedAt: null,
});

/** A count as the gateway answers it: published, unless it is said otherwise. */
export function countFacts(changes: Record<string, unknown> = {}) {
  const media = `/media/count/${competition}`;
  return {
    __typename: 'Count',
    state: 'PUBLISHED',
    origin,
    minVoters: 3,
    tooFewVoters: false,
    unlinkedAt: null,
    heads: [
      headAt(batchEnd, '2026-11-20T20:00:00Z'),
      headAt(closing, '2026-11-21T20:00:00Z'),
      headAt(tree.size, '2026-11-22T20:00:00Z'),
    ],
    headsFeed: `${media}/heads.atom`,
    keys: [
      {
        __typename: 'CountKey',
        name: 'foto.example/count',
        keyId: 'Fingerprint=',
        publicKey: key,
        from: '2026-01-01T00:00:00Z',
        until: null,
      },
    ],
    rules: {
      __typename: 'CountRules',
      at: '2026-11-01T00:00:00Z',
      since: null,
      votingStart: '2026-11-01T00:00:00Z',
      votingEnd: '2026-11-21T19:59:00Z',
      award: '2026-11-22T19:00:00Z',
      minPoint: 1,
      maxPoint: 5,
      scoring: 'BAYESIAN',
      minCoverage: 0,
      minCoverageVoters: 5,
      images: 'c0ffee',
      eligible: 5,
    },
    ruleChanges: [],
    leftOut: { __typename: 'CountLeftOut', voters: 0, ballots: 0 },
    versions: [
      {
        __typename: 'CountVersion',
        version: 1,
        at: '2026-11-22T19:00:00Z',
        reason: 'AWARD',
        url: `${media}/result-1.json`,
        sha256: 'abc',
      },
    ],
    files: {
      __typename: 'CountFiles',
      head: `${media}/head-5`,
      timestamps: [],
      keys: `${media}/keys.json`,
      records: `${media}/records-5.jsonl`,
      ballots: `${media}/count.bin`,
      roll: `${media}/roll.bin`,
    },
    observer: null,
    ...changes,
  };
}

/** A count before results: heads up to the batch, or up to the closing. */
export const countBefore = (state: 'OPEN' | 'SEALED') => {
  const { heads } = countFacts();
  return countFacts({ state, files: null, versions: [], heads: heads.slice(0, state === 'OPEN' ? 1 : 2) });
};

/** An answer of the gateway about the competition. */
export const answered = (count: unknown, excludedBallots: unknown = null) => ({
  data: {
    competition: {
      __typename: 'Competition',
      id: String(competition),
      number: competition,
      count,
      excludedBallots,
      title: { __typename: 'LocalizedText', hu: 'Fények', en: 'Lights' },
    },
  },
});

/** An own ballot as the service tells of it. @param position of its entry; null before its batch is closed */
export const ownBallot = (row: number, position: number | null = 1) => ({
  __typename: 'CountBallot',
  number: numberAt(row),
  receipt: receiptOf(row),
  position,
});

/** Proof of the only entry with ballots, in the log of a size. */
export const inclusionAt = (size: number) => ({
  __typename: 'CountInclusion',
  position: 1,
  entry: toBase64(published.entry),
  size,
  hashes: tree.inclusion(1, size).map(toBase64),
});

/** A receipt as this browser keeps it. */
export const keptReceipt = (row: number, userId: string) => ({
  userId,
  competitionId: String(competition),
  number: numberAt(row),
  imageId: String(imageIds[0]),
  point: 4,
  note: receiptOf(row),
  isOwn: true,
  keptAt: row,
});
