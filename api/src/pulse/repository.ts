import type { components } from '@photo-competition/schema/rest';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

type Schemas = components['schemas'];

/** Up to here the pulse counts: a page says "999+" beyond, and the answer costs the same whatever waits. */
const most = sql.lit(1000);
const hoursOfFailures = sql.lit(24);

export interface PulseRow {
  audit_id: number;
  pending_images: number;
  pending_comments: number;
  unfinished_photos: number;
  queued: number;
  oldest: Date | null;
  failed: number;
  running: number[];
}

/** What waits, in one statement that reads indexes alone. */
export async function findPulse(db: Db, now: Date): Promise<PulseRow> {
  const { rows } = await sql<PulseRow>`
    select (select coalesce(max(id), 0) from audit_log) as audit_id,
      (select count(*) from (select from image where moderation = 'PENDING' limit ${most}) waiting) as pending_images,
      (select count(*) from (select from comment where status = 'PENDING' limit ${most}) waiting) as pending_comments,
      (select count(*) from (select from derivative_backfill limit ${most}) waiting) as unfinished_photos,
      queue.queued, queue.oldest,
      (select count(*) from (select from mail where status = 'FAILED'
        and created_at > ${now}::timestamptz - make_interval(hours => ${hoursOfFailures}) limit ${most}) failed) as failed,
      (select coalesce(array_agg(id order by id), '{}') from campaign where state = 'RUNNING') as running
    from (select count(*) as queued, min(created_at) as oldest from
      (select created_at from mail where status = 'QUEUED' limit ${most}) waiting) queue`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('An aggregate has one row');
  return found;
}

export interface WatchedRow {
  kind: Schemas['WatchedKind'];
  id: string;
  version: number;
  changed_by: string | null;
  changed_at: Date | null;
}

/** Ids that a table with numbers may hold; any other one is no object of it. */
const numeric = sql`case when asked.id ~ '^[1-9][0-9]{0,8}$' then asked.id::int end`;

/** Versions of objects, and who changed each of them last as far as the audit log knows; what is gone is absent. */
export async function findVersions(db: Db, watch: readonly Schemas['WatchedObject'][]): Promise<WatchedRow[]> {
  if (!watch.length) return [];
  const { rows } = await sql<WatchedRow>`
    select asked.kind, asked.id, version, actor as changed_by, at as changed_at
    from unnest(${watch.map(({ kind }) => kind)}::text[], ${watch.map(({ id }) => id)}::text[])
      with ordinality asked (kind, id, place),
    lateral (
      select version, 'competition' as type from competition where asked.kind = 'COMPETITION' and id = ${numeric}
      union all select version, 'account' from account where asked.kind = 'ACCOUNT' and id = ${numeric}
      union all select version, 'static-text' from static_text where asked.kind = 'STATIC_TEXT' and id = ${numeric}
      union all select version, 'email' from campaign where asked.kind = 'EMAIL' and id = ${numeric}
      union all select coalesce((select version from mail_template where mail_template.id || '/' || locale = asked.id), 0), 'template'
        where asked.kind = 'TEMPLATE'
    ) object
    left join lateral (select actor, at from audit_log where object_type = object.type and object_id = asked.id
      order by id desc limit 1) newest on true
    order by place`.execute(db);
  return rows;
}
