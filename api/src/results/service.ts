import { rankImages, type Ranked, type Tally } from '@photo-competition/schema/ranking';
import type { components } from '@photo-competition/schema/rest';
import { sql } from 'kysely';
import { lockCompetition, type CompetitionRecord } from '../competitions/repository.ts';
import type { Db } from '../database/database.ts';

/** Results by image id: the ranked ones best first, then those without votes. */
export type Results = ReadonlyMap<number, components['schemas']['Score']>;

/** What a competition has come to. */
interface Ranking {
  scores: Results;
  /** Ids in that order: all of them under '', those of a type under its code. */
  orders: ReadonlyMap<string, number[]>;
}

function rankingOf(ranked: Ranked[]): Ranking {
  const scores = new Map<number, components['schemas']['Score']>();
  const orders = new Map<string, number[]>([['', []]]);
  for (const { imageId, type, ...score } of ranked) {
    scores.set(imageId, score);
    orders.get('')?.push(imageId);
    const ofType = orders.get(type) ?? [];
    ofType.push(imageId);
    orders.set(type, ofType);
  }
  return { scores, orders };
}

/** One number per image, from the votes alone; only APPROVED images count. */
const tallies = (db: Db, { id, max_point }: CompetitionRecord): Promise<Tally[]> =>
  db
    .selectFrom('image')
    .leftJoin('vote', 'vote.image_id', 'image.id')
    .select([
      'image.id as imageId',
      'image.type_code as type',
      sql<number>`count(vote.point)`.as('votes'),
      sql<number>`coalesce(sum(vote.point), 0)`.as('points'),
      sql<number>`count(*) filter (where vote.point = ${max_point})`.as('topVotes'),
    ])
    .where('image.competition_id', '=', id)
    .where('image.moderation', '=', 'APPROVED')
    .groupBy('image.id')
    .execute();

/**
 * Results of competitions whose voting is over. They change only when an image is moderated or the scoring is changed,
 * which raises `results_revision`: computed once per revision and kept.
 */
export function resultsService(db: Db) {
  const kept = new Map<number, { revision: number; ranking: Promise<Ranking> }>();
  function resultsOf(competition: CompetitionRecord): Promise<Ranking> {
    const { id, results_revision: revision, scoring } = competition;
    const known = kept.get(id);
    if (known?.revision === revision) return known.ranking;
    const ranking = db.transaction().execute(async (tx) => {
      // Waits for votes that were cast in time and are still being written: they hold the row in share.
      await lockCompetition(tx, id, 'update');
      return rankingOf(rankImages(await tallies(tx, competition), scoring));
    });
    kept.set(id, { revision, ranking });
    ranking.catch(() => kept.delete(id));
    // The newest few are what people look at.
    if (kept.size > 50) kept.delete(kept.keys().next().value as number);
    return ranking;
  }

  return {
    of: async (competition: CompetitionRecord): Promise<Results> => (await resultsOf(competition)).scores,

    /** Ids best first, those without votes last; of one type where that is given. */
    order: async (competition: CompetitionRecord, type = ''): Promise<readonly number[]> =>
      (await resultsOf(competition)).orders.get(type) ?? [],
  };
}

export type ResultsService = ReturnType<typeof resultsService>;
