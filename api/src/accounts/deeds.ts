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

/**
 * Whether an account has a vote in a competition; nobody is told before voting is over (docs/product.md §3). Once its count is
 * closed the roll knows: a row for each voter, where there are dozens of votes of each.
 */
export const hasVoted = (e: Accounts, competitionId: number | null) => {
  const closed = e
    .selectFrom('count_log')
    .select('count_log.closed_at')
    .where('count_log.competition_id', '=', competitionId)
    .where('count_log.closed_at', 'is not', null);
  const ofRoll = e
    .selectFrom('count_roll')
    .select('count_roll.voter_key')
    .where('count_roll.competition_id', '=', competitionId)
    .where('count_roll.standing', '>', 0);
  const images = e.selectFrom('image').select('image.id').where('image.competition_id', '=', competitionId);
  const ofVotes = e
    .selectFrom('vote')
    .select('vote.voter_key')
    .where('vote.image_id', 'in', images)
    .where(e.not(e.exists(closed)));
  // One list of people, which the planner can take the accounts from; two conditions would be asked of every account.
  return e('account.voter_key', 'in', ofRoll.unionAll(ofVotes));
};
