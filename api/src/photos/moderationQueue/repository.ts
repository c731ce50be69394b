import type { components } from '@photo-competition/schema/rest';
import { sql, type RawBuilder } from 'kysely';
import { commentWithAuthor, type CommentRecord } from '../comments/repository.ts';
import { anyOf } from '../../platform/database/anyOf.ts';
import { countOf } from '../../platform/database/boundedCount.ts';
import type { Db } from '../../platform/database/database.ts';
import { revive } from '../../platform/database/json.ts';

type Schemas = components['schemas'];

/** Which part of the queue, of images or of comments. */
export interface QueueQuery {
  kind: Schemas['ModerationKind'];
  competitionId?: number | undefined;
  /** The account that has entered or written it. */
  authorId?: number | undefined;
  status: readonly Schemas['ImageModeration'][];
  /** Whether images with reports that wait are among them, whatever their status. */
  reported: boolean;
  type?: string | undefined;
  q?: string | undefined;
  newestFirst: boolean;
  limit: number;
  offset: number;
}

/** An item of the queue, and what speaks for looking twice. */
export interface QueueRow {
  id: number;
  image_id: number;
  moderated_by: string | null;
  moderated_at: Date | null;
  similar: boolean;
  new_account: boolean;
  burst: boolean;
  missing_exposure: boolean;
  /** Reports of judges since a moderator's last decision, the oldest first. */
  reports: { text: string; at: string }[];
  /** Null of an image. */
  comment: CommentRecord | null;
}

/** The differing names of the two tables. */
const sides = {
  IMAGE: {
    table: sql`image`,
    status: sql`moderation`,
    text: sql`title || ' ' || description`,
    isBy: (account: number) => sql`voter_key = (select voter_key from account where id = ${account}::int)`,
  },
  COMMENT: {
    table: sql`comment`,
    status: sql`status`,
    text: sql`text`,
    isBy: (account: number) => sql`account_id = ${account}::int`,
  },
};

/** Images with reports of judges that wait. */
const reportedImages = sql`(select image_id from jury_report where handled_at is null)`;

/** Everything that is asked for among items of which a condition holds. */
function matching(
  { kind, competitionId, authorId, type, q }: QueueQuery,
  condition: (side: (typeof sides)['IMAGE' | 'COMMENT']) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const side = sides[kind];
  const ofType =
    kind === 'IMAGE'
      ? sql`type_code = ${type}::text`
      : sql`(select type_code from image where image.id = item.image_id) = ${type}::text`;
  return sql`from ${side.table} item where ${condition(side)}
    ${competitionId === undefined ? sql`` : sql`and competition_id = ${competitionId}::int`}
    ${authorId === undefined ? sql`` : sql`and item.${side.isBy(authorId)}`}
    ${type === undefined ? sql`` : sql`and ${ofType}`}
    ${q === undefined ? sql`` : sql`and search_text(${side.text}) @@ search_query(${q}::text)`}`;
}

/** Hours for which an account is new. */
const newHours = 24;
/** So many comments within so many minutes are a burst. */
const burst = { comments: 5, minutes: 10 };

const madeLate = sql<boolean>`coalesce(item.created_at < account.created_at + make_interval(hours => ${sql.lit(newHours)}), false)`;

const imageSignals = sql`
  select item.id, item.id as image_id, moderator.username as moderated_by, item.moderated_at,
    exists (select from image_similarity pair where dismissed_at is null and pair.image_id = item.id)
      or exists (select from image_similarity pair where dismissed_at is null and pair.other_id = item.id) as similar,
    ${madeLate} as new_account,
    false as burst,
    item.camera is null and item.taken_at is null as missing_exposure,
    (select coalesce(json_agg(json_build_object('text', text, 'at', created_at) order by created_at, seat), '[]')
      from jury_report where image_id = item.id and handled_at is null) as reports,
    null as comment
  from image item
  left join account on account.voter_key = item.voter_key
  left join account moderator on moderator.id = item.moderated_by`;

const commentSignals = sql`
  select item.id, item.image_id, moderator.username as moderated_by, item.moderated_at,
    false as similar,
    ${madeLate} as new_account,
    (select count(*) from comment other where other.account_id = item.account_id and other.created_at <= item.created_at
      and other.created_at > item.created_at - make_interval(mins => ${sql.lit(burst.minutes)})) >= ${sql.lit(burst.comments)} as burst,
    false as missing_exposure,
    '[]'::json as reports,
    ${commentWithAuthor('item', 'account')} as comment
  from comment item
  left join account on account.id = item.account_id
  left join account moderator on moderator.id = item.moderated_by`;

const signalsOf = { IMAGE: imageSignals, COMMENT: commentSignals };

/** With the instants, of which JSON has some as texts, as dates again. */
function revived(row: QueueRow): QueueRow {
  if (row.comment) revive(row.comment);
  return revive(row);
}

/** A page of the queue, and how many items there are in all. */
interface QueuePage {
  rows: QueueRow[];
  total: number;
}

/**
 * A page, and how many items there are, counted up to a bound, in one statement: of each status as many as the page could need, in
 * the order of its index, then the page of these.
 */
export async function findQueuePage(db: Db, query: QueueQuery): Promise<QueuePage> {
  const direction = query.newestFirst ? sql`desc` : sql`asc`;
  const order = sql`order by created_at ${direction}, id ${direction}`;
  const reported =
    query.reported && query.kind === 'IMAGE'
      ? matching(
          query,
          ({ status }) => sql`item.id in ${reportedImages} and item.${status} <> all(${query.status}::text[])`,
        )
      : null;
  const page = sql`
    select part.id from (
      select each.* from unnest(${query.status}::text[]) wanted,
        lateral (select id, created_at ${matching(query, ({ status }) => sql`item.${status} = wanted`)} ${order}
          limit ${query.offset + query.limit}::int) each
      ${reported ? sql`union all select id, created_at ${reported}` : sql``}) part
    ${order} limit ${query.limit}::int offset ${query.offset}::int`;
  const all = sql`select 1 ${matching(query, ({ status }) => sql`item.${status} = any(${query.status}::text[])`)}
    ${reported ? sql`union all select 1 ${reported}` : sql``}`;
  const { rows } = await sql<QueuePage>`with page as materialized (select array(${page}) as ids)
    select ${countOf(all)} as total, (
      select coalesce(json_agg(row order by array_position(ids, row.id)), '[]')
      from (${signalsOf[query.kind]} where item.id = any(ids)) row) as rows from page`.execute(db);
  const { rows: found, total } = rows[0] ?? { rows: [], total: 0 };
  return { rows: found.map(revived), total };
}

/** Items by id, in any order. */
export async function findQueueRows(db: Db, kind: QueueQuery['kind'], ids: readonly number[]): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`${signalsOf[kind]} where item.id = ${anyOf(ids)}`.execute(db);
  return rows.map(revived);
}
