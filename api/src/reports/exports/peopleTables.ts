/** Tables of a competition that are about what people have written and who they are. */
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { CsvRow } from './csv.ts';

/** Rows read at a time. */
const batch = 2000;

export const commentColumns = [
  ...['commentId', 'imageId', 'imageTitle', 'username', 'lastName', 'firstName', 'text', 'status'],
  ...['moderatedBy', 'moderatedAt', 'createdAt', 'editedAt'],
];

const commentsAfter = (db: Db, competitionId: number, after: number) =>
  db
    .selectFrom('comment')
    .innerJoin('image', 'image.id', 'comment.image_id')
    .leftJoin('account', 'account.id', 'comment.account_id')
    .leftJoin('account as moderator', 'moderator.id', 'comment.moderated_by')
    .select(['comment.id as commentId', 'comment.image_id as imageId', 'image.title as imageTitle'])
    .select(['account.username', 'account.last_name as lastName', 'account.first_name as firstName'])
    .select(['comment.text', 'comment.status', 'moderator.username as moderatedBy', 'comment.moderated_at'])
    .select(['comment.created_at', 'comment.edited_at'])
    .where('comment.competition_id', '=', competitionId)
    .where('comment.id', '>', after)
    .orderBy('comment.id')
    .limit(batch)
    .execute();

/** Every comment that has not been deleted, by id. */
export async function* commentRows(db: Db, competitionId: number): AsyncGenerator<CsvRow> {
  for (let after = 0; ;) {
    const rows = await commentsAfter(db, competitionId, after);
    for (const { moderated_at, created_at, edited_at, ...row } of rows)
      yield {
        ...row,
        moderatedAt: moderated_at?.toISOString() ?? null,
        createdAt: created_at.toISOString(),
        editedAt: edited_at?.toISOString() ?? null,
      };
    if (rows.length < batch) return;
    after = rows.at(-1)?.commentId ?? after;
  }
}

export const peopleColumns = [
  ...['accountId', 'username', 'lastName', 'firstName', 'email', 'locale', 'enabled'],
  ...['entries', 'approvedEntries', 'comments', 'votes'],
];

interface PersonRow {
  accountId: number;
  username: string;
  lastName: string;
  firstName: string;
  email: string;
  locale: string;
  enabled: boolean;
  entries: number;
  approvedEntries: number;
  comments: number;
  votes: number;
}

/**
 * People who have done something in a competition, by account id, with its count; deleted accounts are left out.
 * @param scored whether voting is over: before that a row for having voted would say who has (docs/product.md §3)
 */
export async function* peopleRows(db: Db, competitionId: number, scored: boolean): AsyncGenerator<CsvRow> {
  const voted = sql`select vote.voter_key, 0, 0, 0, count(*) from vote join image on image.id = image_id
    where competition_id = ${competitionId} and not exists (select from count_roll
      where count_roll.competition_id = ${competitionId} and count_roll.voter_key = vote.voter_key and link <> 'LINKED')
    group by vote.voter_key
    union all select voter_key, 0, 0, 0, standing from count_roll
      where competition_id = ${competitionId} and link <> 'LINKED' and standing > 0`;
  const votes = scored ? sql`union all ${voted}` : sql``;
  for (let after = 0; ;) {
    const { rows } = await sql<PersonRow>`
      with did (voter_key, entries, approved, comments, votes) as (
        select voter_key, count(*), count(*) filter (where moderation = 'APPROVED'), 0, 0 from image
          where competition_id = ${competitionId} group by voter_key
        union all
        select account.voter_key, 0, 0, count(*), 0 from comment join account on account.id = account_id
          where comment.competition_id = ${competitionId} group by account.voter_key
        ${votes})
      select account.id as "accountId", username, last_name as "lastName", first_name as "firstName", email, locale, enabled,
        sum(entries)::int as entries, sum(approved)::int as "approvedEntries", sum(comments)::int as comments,
        sum(votes)::int as votes
      from did join account using (voter_key) where account.id > ${after}
      group by account.id order by account.id limit ${batch}`.execute(db);
    for (const { enabled, votes: cast, ...row } of rows)
      yield { ...row, enabled: String(enabled), ...(scored ? { votes: cast } : {}) };
    if (rows.length < batch) return;
    after = rows.at(-1)?.accountId ?? after;
  }
}
