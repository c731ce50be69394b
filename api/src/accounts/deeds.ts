import { sql, type ExpressionBuilder } from 'kysely';
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

/** Whether a person of `competition_voter` has a vote: who has withdrawn some may have others. */
export const stillVotes = sql<boolean>`(not competition_voter.withdrew or exists (select from vote
  join image on image.id = vote.image_id
  where vote.voter_key = competition_voter.voter_key and image.competition_id = competition_voter.competition_id))`;

/**
 * Who has a vote in a competition; nobody is told before voting is over (docs/product.md §3). Once its count is closed the roll
 * knows, until then the list that is kept with the votes: a row for each voter, where there are dozens of votes of each.
 */
export const votersOf = (db: Db, competitionId: number | null) =>
  // One list of people, which the planner can take the accounts from; two conditions would be asked of every account.
  db
    .selectFrom('count_roll')
    .select('count_roll.voter_key')
    .where('count_roll.competition_id', '=', competitionId)
    .where('count_roll.standing', '>', 0)
    .unionAll(
      db
        .selectFrom('competition_voter')
        .select('competition_voter.voter_key')
        .where('competition_voter.competition_id', '=', competitionId)
        .where(stillVotes),
    );

/** Whether an account has a vote in a competition. */
export const hasVoted = (db: Db, e: Accounts, competitionId: number | null) =>
  e('account.voter_key', 'in', votersOf(db, competitionId));
