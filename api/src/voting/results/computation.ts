import { withThread, type Ask } from '../../platform/threads/inThread.ts';
import type { Db } from '../../platform/database/database.ts';
import type { CompetitionRecord } from '../../competitions/repository.ts';
import { isLinked } from '../../competitions/linked.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Explained } from './explaining.ts';
import { keepLease, type Lease } from './lease.ts';
import type { RankChange, VoteChange } from './rankChanges.ts';
import type { RankRequest, RankResponse } from './rankThread.ts';
import * as repository from './repository.ts';
import type { Claim, RankedColumns } from './repository.ts';

/** Images read, and rows written, in one statement: others wait for one statement at most. */
const readBatch = 1000;
const writeBatch = 500;
/** Images whose single votes are read in one statement. */
const votesBatch = 200;
/** Rounds in which votes are drawn again between two looks at whether to go on. */
const roundsAtOnce = 50;
/** How often what was counted is read, when images are moderated meanwhile. */
const readAttempts = 5;
/** Milliseconds between two renewals of the lease. */
const renewMs = (repository.leaseSeconds * 1000) / 3;
/** Megabytes of JavaScript heap for ranking: some 400 bytes per image. */
const heapMegabytes = 512;

type AskRanking = Ask<RankRequest, RankResponse>;

/** Runs the ranking thread for as long as it is asked. @throws what has ended the thread */
const rankInThread = <Result>(work: (ask: AskRanking) => Promise<Result>): Promise<Result> =>
  withThread(new URL('./rankThread.ts', import.meta.url), { heapMb: heapMegabytes }, work);

/**
 * Reads what was counted into a thread. Votes no longer change; moderation may, and raises the revision: then what was
 * read belongs to two revisions.
 * @returns whether all of it is of the claimed revision
 */
async function readTallies(
  db: Db,
  ask: AskRanking,
  { competitionId, revision, minPoint, maxPoint }: Pick<Claim, 'competitionId' | 'revision' | 'minPoint' | 'maxPoint'>,
): Promise<boolean> {
  for (let after = 0; ;) {
    const { json, last, images } = await repository.tallyBatch(db, competitionId, after, readBatch);
    await ask({ tallies: json, minPoint, maxPoint });
    if (images < readBatch) return (await repository.revisionOf(db, competitionId)) === revision;
    after = last;
  }
}

/**
 * Lets the thread explain the ranking: reasons, draws, other methods.
 * @returns undefined when the computation was given up
 */
async function explain(
  db: Db,
  ask: AskRanking,
  { competitionId }: Claim,
  seed: number,
  lease: Lease,
): Promise<Explained | undefined> {
  for (let after = 0, images = votesBatch; images === votesBatch;) {
    if (!lease.isHeld()) return undefined;
    const batch = await repository.votesBatch(db, competitionId, after, votesBatch);
    await ask({ votes: batch.json });
    ({ last: after, images } = batch);
  }
  // Asked after the last vote was read: whatever was read is of known people then.
  await ask({ seed, isLinked: await isLinked(db, competitionId) });
  for (;;) {
    if (!lease.isHeld()) return undefined;
    const response = (await ask({ draw: roundsAtOnce })) as { explained: Explained | null };
    if (response.explained) return response.explained;
  }
}

/**
 * Ranks a competition's images and stores the ranking; until that is done the one before stands.
 * @param signal gives up between two statements
 * @returns false when it was given up: the competition has changed meanwhile, or another process has taken over
 */
export async function compute(db: Db, claim: Claim, signal: AbortSignal): Promise<boolean> {
  const lease = keepLease(() => repository.renewLease(db, claim), renewMs, signal);
  try {
    return await rankInThread(async (ask) => {
      if (!(await readTallies(db, ask, claim))) return false;
      const { images } = (await ask({ rank: claim.scoring })) as { images: number };
      const explained = claim.seed === null ? null : await explain(db, ask, claim, claim.seed, lease);
      if (explained === undefined) return false;
      for (let from = 0; from < images; from += writeBatch) {
        if (!lease.isHeld()) return false;
        const { rows } = (await ask({ take: from, count: writeBatch })) as { rows: RankedColumns };
        await repository.writeRanked(db, claim, rows);
      }
      await repository.analyzeRanked(db);
      return repository.publish(db, claim, images, explained);
    });
  } finally {
    await lease.end();
  }
}

/** Up to which rank images are told that would change their place. */
const bestRank = 10;

/**
 * Asks a thread that has read the tallies as they stand now; stores nothing.
 * @param question is put together after the revision was read: what it names is of the same revision as the tallies
 * @throws Problem NOT_FOUND; OVERLOADED when images are moderated all the while
 */
async function askRanked(
  db: Db,
  { id, min_point: minPoint, max_point: maxPoint }: CompetitionRecord,
  question: () => Promise<RankRequest> | RankRequest,
): Promise<RankResponse> {
  for (let attempt = 0; attempt < readAttempts; attempt++) {
    const revision = await repository.revisionOf(db, id);
    if (revision === undefined) throw new Problem('NOT_FOUND');
    const asked = await question();
    const answer = await rankInThread(async (ask) =>
      (await readTallies(db, ask, { competitionId: id, revision, minPoint, maxPoint })) ? ask(asked) : null,
    );
    if (answer) return answer;
  }
  throw new Problem('OVERLOADED');
}

/**
 * The ranking without some images.
 * @returns ranks with and without them
 * @throws Problem NOT_FOUND, OVERLOADED
 */
export async function rankWithout(db: Db, competition: CompetitionRecord, without: number[]): Promise<RankChange[]> {
  const { scoring } = competition;
  const response = await askRanked(db, competition, () => ({ without, scoring, best: bestRank }));
  return (response as { changes: RankChange[] }).changes;
}

/**
 * The ranking with other votes.
 * @param read what differs before and after from the votes that are kept
 * @throws Problem NOT_FOUND, OVERLOADED
 */
export async function rankWithVotes(
  db: Db,
  competition: CompetitionRecord,
  read: () => Promise<{ before: VoteChange[]; after: VoteChange[] }>,
): Promise<RankChange[]> {
  const { scoring } = competition;
  const response = await askRanked(db, competition, async () => ({
    changed: { ...(await read()), scoring, best: bestRank },
  }));
  return (response as { changes: RankChange[] }).changes;
}
