import { sql } from 'kysely';
import type { CompetitionRecord } from '../../competitions/repository.ts';
import type { Db } from '../../platform/database/database.ts';
import { rankWithVotes } from '../results/computation.ts';
import type { RankChange, VoteChange } from '../results/rankChanges.ts';
import { revisionOf } from '../results/repository.ts';
import type { StandingBallot } from './ballots.ts';

/** Competitions whose ranks without exclusions are remembered. */
const mostRemembered = 20;

/** The votes that are not counted, by image and point. */
async function excludedVotes(db: Db, competitionId: number): Promise<VoteChange[]> {
  const { rows } = await sql<VoteChange>`select v.image_id as "imageId", v.point, count(*)::int as votes
    from excluded_ballot e join vote v on v.image_id = e.image_id and v.number = e.number
    where e.competition_id = ${competitionId}::int and e.state = 'EFFECTIVE' group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

/** The rank changes if some more ballots were not counted now. */
export const effectOfExcluding = (
  db: Db,
  competition: CompetitionRecord,
  imageId: number,
  ballots: readonly Pick<StandingBallot, 'point'>[],
): Promise<RankChange[]> => {
  const after = ballots.map(({ point }) => ({ imageId, point, votes: -1 }));
  return rankWithVotes(db, competition, () => Promise.resolve({ before: [], after }));
};

/** The rank changes by all exclusions of a competition: ranks with all ballots, and as they are counted. Remembered by revision. */
export function presentEffects(db: Db) {
  const known = new Map<number, { revision: number | undefined; effect: Promise<RankChange[]> }>();
  const compute = (competition: CompetitionRecord) =>
    rankWithVotes(db, competition, async () => ({ before: await excludedVotes(db, competition.id), after: [] }));

  return async (competition: CompetitionRecord): Promise<RankChange[]> => {
    const { id } = competition;
    const revision = await revisionOf(db, id);
    const before = known.get(id);
    if (before?.revision === revision && before) return before.effect;
    const effect = compute(competition);
    known.delete(id);
    known.set(id, { revision, effect });
    for (const [oldest] of known) if (known.size > mostRemembered) known.delete(oldest);
    // A failed computation is tried again.
    effect.catch(() => known.get(id)?.effect === effect && known.delete(id));
    return effect;
  };
}
