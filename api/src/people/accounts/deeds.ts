import { sql, type ExpressionBuilder } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

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

/** Whether a person of `competition_voter` has a vote: who has withdrawn some may have others. */
export const stillVotes = sql<boolean>`(not competition_voter.withdrew or exists (select from vote
  join image on image.id = vote.image_id
  where vote.voter_key = competition_voter.voter_key and image.competition_id = competition_voter.competition_id))`;

/** Voters of a competition, by the list that is kept with the votes; secret until voting is over (docs/product.md §3). */
const votersOf = (db: Db, competitionId: number | null) =>
  db
    .selectFrom('competition_voter')
    .select('competition_voter.voter_key')
    .where('competition_voter.competition_id', '=', competitionId)
    .where(stillVotes);

/** Whether an account has a vote in a competition. */
export const hasVoted = (db: Db, e: Accounts, competitionId: number | null) =>
  e('account.voter_key', 'in', votersOf(db, competitionId));
