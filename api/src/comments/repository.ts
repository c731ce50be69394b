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

/** Comments of images, oldest first: the approved ones, an account's own ones, or (for administrators) all. */
export async function findComments(
  db: Db,
  imageIds: number[],
  viewer: { accountId: number; administrator: boolean } | null,
): Promise<CommentRecord[]> {
  if (!imageIds.length) return [];
  let query = withAuthor(db)
    .where('comment.image_id', '=', anyOf(imageIds))
    .orderBy('comment.created_at')
    .orderBy('comment.id');
  if (!viewer?.administrator)
    query = query.where((e) =>
      e.or([e('comment.status', '=', 'APPROVED'), ...(viewer ? [e('comment.account_id', '=', viewer.accountId)] : [])]),
    );
  return query.execute();
}

export const findComment = (db: Db, id: number): Promise<CommentRecord | undefined> =>
  withAuthor(db).where('comment.id', '=', id).executeTakeFirst();

/** Comments by id, in any order. */
export const findCommentsById = (db: Db, ids: readonly number[]): Promise<CommentRecord[]> =>
  withAuthor(db).where('comment.id', '=', anyOf(ids)).execute();
