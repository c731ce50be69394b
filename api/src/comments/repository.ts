import { sql, type RawBuilder } from 'kysely';
import { anyOf } from '../database/anyOf.ts';
import type { Db } from '../database/database.ts';
import type { CommentRow } from '../database/tables.ts';

/** A comment with its writer, where the account still exists. */
export interface CommentRecord extends CommentRow {
  author_voter_key: string | null;
  author_username: string | null;
  author_first_name: string | null;
  author_last_name: string | null;
}

const withAuthor = (db: Db) =>
  db
    .selectFrom('comment')
    .leftJoin('account', 'account.id', 'comment.account_id')
    .selectAll('comment')
    .select([
      'account.voter_key as author_voter_key',
      'account.username as author_username',
      'account.first_name as author_first_name',
      'account.last_name as author_last_name',
    ]);

/**
 * The comments of the `image` that a statement reads, oldest first, as JSON: all of them, or the approved ones and those of
 * an account.
 */
export const commentsOfImage = (all: boolean, accountId: number | null): RawBuilder<CommentRecord[]> =>
  sql`(select coalesce(json_agg(said order by said.created_at, said.id), '[]') from (
    select comment.*, writer.voter_key as author_voter_key, writer.username as author_username,
      writer.first_name as author_first_name, writer.last_name as author_last_name
    from comment left join account writer on writer.id = comment.account_id where comment.image_id = image.id
      ${all ? sql`` : sql`and (comment.status = 'APPROVED' or comment.account_id = ${accountId}::int)`}) said)`;

export const findComment = (db: Db, id: number): Promise<CommentRecord | undefined> =>
  withAuthor(db).where('comment.id', '=', id).executeTakeFirst();

/** Comments by id, in any order. */
export const findCommentsById = (db: Db, ids: readonly number[]): Promise<CommentRecord[]> =>
  withAuthor(db).where('comment.id', '=', anyOf(ids)).execute();
