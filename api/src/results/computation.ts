import { Worker } from 'node:worker_threads';
import type { Db } from '../database/database.ts';
import type { CompetitionRecord } from '../competitions/repository.ts';
import { Problem } from '../http/problem.ts';
import type { RankChange } from './rankChanges.ts';
import type { RankRequest, RankResponse } from './rankThread.ts';
import * as repository from './repository.ts';
import type { Claim, RankedColumns } from './repository.ts';

/** Images read, and rows written, in one statement: others wait for one statement at most, on the embedded engine too. */
const readBatch = 1000;
const writeBatch = 500;
/** How often what was counted is read, when images are moderated meanwhile. */
const readAttempts = 5;
/** Megabytes of JavaScript heap for ranking: some 400 bytes per image. */
const heapMegabytes = 512;
/** Milliseconds after which the lease is renewed. */
const renewMs = (repository.leaseSeconds * 1000) / 3;

const startThread = () =>
  new Worker(new URL('./rankThread.js', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });

/** One question to the thread at a time. @throws what has ended the thread */
const ask = (thread: Worker, request: RankRequest) =>
  new Promise<RankResponse>((resolve, reject) => {
    const ended = (code: number) => reject(new Error(`The ranking thread ended with ${code}`));
    const settle = () => thread.off('error', reject).off('exit', ended);
    thread.once('error', reject).once('exit', ended);
    thread.once('message', (response: RankResponse) => {
      settle();
      resolve(response);
    });
    thread.postMessage(request);
  });

/**
 * Reads what was counted into a thread. Votes no longer change; moderation may, and raises the revision: then what was
 * read belongs to two revisions.
 * @returns whether all of it is of the claimed revision
 */
async function readTallies(
  db: Db,
  thread: Worker,
  { competitionId, revision, minPoint, maxPoint }: Pick<Claim, 'competitionId' | 'revision' | 'minPoint' | 'maxPoint'>,
): Promise<boolean> {
  for (let after = 0; ;) {
    const { json, last, images } = await repository.tallyBatch(db, competitionId, after, readBatch);
    await ask(thread, { tallies: json, minPoint, maxPoint });
    if (images < readBatch) return (await repository.revisionOf(db, competitionId)) === revision;
    after = last;
  }
}

/**
 * Ranks a competition's images and stores the ranking; until that is done the one before stands.
 * @param signal gives up between two statements
 * @returns false when it was given up: the competition has changed meanwhile, or another process has taken over
 */
export async function compute(db: Db, claim: Claim, signal: AbortSignal): Promise<boolean> {
  const thread = startThread();
  try {
    if (!(await readTallies(db, thread, claim))) return false;
    const { images } = (await ask(thread, { rank: claim.scoring })) as { images: number };
    let renewed = performance.now();
    for (let from = 0; from < images; from += writeBatch) {
      if (signal.aborted) return false;
      const { rows } = (await ask(thread, { take: from, count: writeBatch })) as { rows: RankedColumns };
      await repository.writeRanked(db, claim, rows);
      if (performance.now() - renewed < renewMs) continue;
      if (!(await repository.renewLease(db, claim))) return false;
      renewed = performance.now();
    }
    await repository.analyzeRanked(db);
    return await repository.publish(db, claim, images);
  } finally {
    await thread.terminate();
  }
}

/** Up to which rank images are told that would change their place. */
const bestRank = 10;

/**
 * What the ranking would be without some images; stores nothing.
 * @returns ranks with and without them, both of the tallies as they stand now
 * @throws Problem OVERLOADED when images are moderated all the while
 */
export async function rankWithout(db: Db, competition: CompetitionRecord, without: number[]): Promise<RankChange[]> {
  for (let attempt = 0; attempt < readAttempts; attempt++) {
    const { id, scoring, min_point: minPoint, max_point: maxPoint } = competition;
    const revision = await repository.revisionOf(db, id);
    if (revision === undefined) throw new Problem('NOT_FOUND');
    const thread = startThread();
    try {
      if (!(await readTallies(db, thread, { competitionId: id, revision, minPoint, maxPoint }))) continue;
      return ((await ask(thread, { without, scoring, best: bestRank })) as { changes: RankChange[] }).changes;
    } finally {
      await thread.terminate();
    }
  }
  throw new Problem('OVERLOADED');
}
