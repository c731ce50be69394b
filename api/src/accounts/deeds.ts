import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

type Accounts = ExpressionBuilder<Tables, 'account'>;

/** Whether an account has an entry in a competition. */
export const hasEntered = (e: Accounts, competitionId: number | null) =>
  e.exists(
    e
      .selectFrom('image')
      .select('image.id')
      .whereRef('image.voter_key', '=', 'account.voter_key')
      .where('image.competition_id', '=', competitionId),
  );

/** Who has entries in a competition, each once. */
export const entrantsOf = (db: Db, competitionId: number | null) =>
  db.selectFrom('image').select('voter_key').where('competition_id', '=', competitionId).distinct();

/**
 * Who has a vote in a competition, some several times; nobody is told before voting is over (docs/product.md §3). Once its count
 * is closed the roll knows: a row for each voter, where there are dozens of votes of each.
 */
export function votersOf(db: Db, competitionId: number | null) {
  const closed = db
    .selectFrom('count_log')
    .select('count_log.closed_at')
    .where('count_log.competition_id', '=', competitionId)
    .where('count_log.closed_at', 'is not', null);
  const images = db.selectFrom('image').select('image.id').where('image.competition_id', '=', competitionId);
  const ofVotes = db
    .selectFrom('vote')
    .select('vote.voter_key')
    .where('vote.image_id', 'in', images)
    .where((e) => e.not(e.exists(closed)));
  // One list of people, which the planner can take the accounts from; two conditions would be asked of every account.
  return db
    .selectFrom('count_roll')
    .select('count_roll.voter_key')
    .where('count_roll.competition_id', '=', competitionId)
    .where('count_roll.standing', '>', 0)
    .unionAll(ofVotes);
}

/** Whether an account has a vote in a competition. */
export const hasVoted = (db: Db, e: Accounts, competitionId: number | null) =>
  e('account.voter_key', 'in', votersOf(db, competitionId));
