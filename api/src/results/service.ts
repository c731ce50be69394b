import type { components } from '@photo-competition/schema/rest';
import { sql } from 'kysely';
import { lockCompetition, type CompetitionRecord } from '../competitions/repository.ts';
import type { Db } from '../database/database.ts';
import { rankImages, type Tally } from './rules.ts';

/** Results by image id, best first. */
export type Results = ReadonlyMap<number, components['schemas']['Score']>;

/** What a competition has come to. */
interface Ranking {
  scores: Results;
  /** Ids best first: all of them under '', those of a type under its code. */
  orders: ReadonlyMap<string, number[]>;
}

function ordersOf(scores: Results, found: Tally[]): Ranking['orders'] {
  const typeOf = new Map(found.map(({ imageId, type }) => [imageId, type]));
  const orders = new Map<string, number[]>([['', [...scores.keys()]]]);
  for (const type of new Set(typeOf.values())) orders.set(type, []);
  for (const id of scores.keys()) orders.get(typeOf.get(id) ?? '')?.push(id);
  return orders;
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
  function rankingOf(competition: CompetitionRecord): Promise<Ranking> {
    const { id, results_revision: revision, scoring } = competition;
    const known = kept.get(id);
    if (known?.revision === revision) return known.ranking;
    const ranking = db.transaction().execute(async (tx) => {
      // Waits for votes that were cast in time and are still being written: they hold the row in share.
      await lockCompetition(tx, id, 'update');
      const found = await tallies(tx, competition);
      const scores = rankImages(found, scoring);
      return { scores, orders: ordersOf(scores, found) };
    });
    kept.set(id, { revision, ranking });
    ranking.catch(() => kept.delete(id));
    // The newest few are what people look at.
    if (kept.size > 50) kept.delete(kept.keys().next().value as number);
    return ranking;
  }

  return {
    of: async (competition: CompetitionRecord): Promise<Results> => (await rankingOf(competition)).scores,

    /** Ids best first, of one type where that is given. */
    order: async (competition: CompetitionRecord, type = ''): Promise<readonly number[]> =>
      (await rankingOf(competition)).orders.get(type) ?? [],
  };
}

export type ResultsService = ReturnType<typeof resultsService>;
