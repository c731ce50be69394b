import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { CommentRow } from '../../platform/database/tables.ts';

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
 * A comment with its writer as JSON.
 * @param comment and `writer`, who may be missing, as the statement calls the two
 */
export const commentWithAuthor = (comment: string, writer: string): RawBuilder<CommentRecord> => {
  const [said, who] = [sql.ref(comment), sql.ref(writer)];
  return sql`(select to_json(one) from (select ${said}.*, ${who}.voter_key as author_voter_key,
    ${who}.username as author_username, ${who}.first_name as author_first_name, ${who}.last_name as author_last_name) one)`;
};

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
