import type { ExpressionBuilder } from 'kysely';
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

/** Whether an account has a vote in a competition; nobody is told before voting is over (docs/product.md §3). */
export const hasVoted = (e: Accounts, competitionId: number | null) =>
  e.exists(
    e
      .selectFrom('vote')
      .innerJoin('image', 'image.id', 'vote.image_id')
      .select('vote.image_id')
      .whereRef('vote.voter_key', '=', 'account.voter_key')
      .where('image.competition_id', '=', competitionId),
  );
