import { migrate } from '../../api/dist/platform/database/migrate.js';
import { load, type CheckedRequest } from '../measure/load.ts';
import { median, percentile } from '../measure/percentile.ts';
import { inRounds } from '../measure/rounds.ts';
import { earlierVersion } from '../rest/earlier.ts';
import type { Engine } from '../rest/engines.ts';
import { fillCompetition, fillVotes } from '../rest/fill.ts';
import { settle } from '../rest/settle.ts';
import { withDatabase } from '../rest/prepare.ts';
import { startService, type Service } from '../rest/service.ts';
import { stepsToBaseline } from '../rest/steps.ts';
import { standingVotes, votingSubjects } from '../rest/votes.ts';

/** The last commit whose ballots have no numbers, no receipts and no log, and its last migration. */
export const unloggedCommit = '557726b';
const unloggedMigration = '0018_vote_statement';

/** Votes that are there before. */
const votes = 20_000;
const seconds = 1;

/** What casting a vote takes: milliseconds from request to answer, and milliseconds of the service's processor. */
export interface VoteCost {
  p50: number;
  processor: number;
}

/** A version of the service with votes to be cast. */
interface Version {
  service: Service;
  next: () => CheckedRequest;
}

/** Casts votes at the service before the log and at this one, on equal data and in the same rounds. */
export async function measureVotes(
  engine: Engine,
  rounds: number,
  say: (line: string) => void,
): Promise<{ without: VoteCost; with: VoteCost }> {
  const root = earlierVersion(say, unloggedCommit);
  const [before, steps] = [await engine.create(), await stepsToBaseline()];
  await withDatabase(before, async (db) => {
    await steps.migrateTo(db, unloggedMigration);
    await fillCompetition(db, before.folder);
    await fillVotes(db, 0, votes);
    await settle(db);
  });
  const now = await engine.copy(before);
  await withDatabase(now, async (db) => {
    await steps.migrate(db);
    await migrate(db);
    await settle(db);
  });
  const versions: Version[] = [];
  try {
    for (const [place, folder] of [[before, root] as const, [now, undefined] as const]) {
      const { subjects } = await votingSubjects(await withDatabase(place, standingVotes));
      const cast = subjects[0];
      if (!cast) throw new Error('no votes to cast');
      versions.push({ service: await startService(place, folder), next: () => cast.next() });
    }
    const measured = await inRounds(versions, rounds, async ({ service, next }) => {
      const started = service.running.cpuSeconds();
      const { ms } = await load(service.url, 1, seconds, next);
      const processor = ((service.running.cpuSeconds() - started) * 1000) / ms.length;
      return { p50: percentile(ms, 0.5), processor };
    });
    const [without, withLog] = versions.map((version): VoteCost => {
      const found = measured.get(version) ?? [];
      return { p50: median(found.map(({ p50 }) => p50)), processor: median(found.map((one) => one.processor)) };
    });
    return { without: without as VoteCost, with: withLog as VoteCost };
  } finally {
    for (const { service } of versions) await service.running.stop();
  }
}
