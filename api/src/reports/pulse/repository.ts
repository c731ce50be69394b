import type { components } from '@photo-competition/schema/rest';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { statement } from '../../platform/database/statement.ts';

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
  watched: WatchedRow[];
}

/** An object as it is now, its instant as JSON writes it. */
export interface WatchedRow {
  kind: Schemas['WatchedKind'];
  id: string;
  version: number;
  changedBy: string | null;
  changedAt: string | null;
}

/** Parameters of a statement: the watched objects as two lists. */
interface Values {
  now: Date;
  kinds: Schemas['WatchedKind'][];
  ids: string[];
}

/** Ids that a table with numbers may hold; any other one is no object of it. */
const numeric = sql`case when asked.id ~ '^[1-9][0-9]{0,8}$' then asked.id::int end`;

/** Versions of the watched objects, and who changed each of them last as far as the audit log knows; what is gone is absent. */
const watched = ({ kinds, ids }: Values): RawBuilder<WatchedRow[]> => sql`(
  select coalesce(json_agg(json_build_object('kind', asked.kind, 'id', asked.id, 'version', version,
    'changedBy', actor, 'changedAt', at) order by place), '[]')
  from unnest(${kinds}::text[], ${ids}::text[]) with ordinality asked (kind, id, place),
  lateral (
    select version, 'competition' as type from competition where asked.kind = 'COMPETITION' and id = ${numeric}
    union all select version, 'account' from account where asked.kind = 'ACCOUNT' and id = ${numeric}
    union all select version, 'static-text' from static_text where asked.kind = 'STATIC_TEXT' and id = ${numeric}
    union all select version, 'email' from campaign where asked.kind = 'EMAIL' and id = ${numeric}
    union all select coalesce((select version from mail_template where mail_template.id || '/' || locale = asked.id), 0), 'template'
      where asked.kind = 'TEMPLATE'
  ) object
  left join lateral (select actor, at from audit_log where object_type = object.type and object_id = asked.id
    order by id desc limit 1) newest on true)`;

const pulse = statement<Values, PulseRow>(
  (_, values) => sql<PulseRow>`
    select (select coalesce(max(id), 0) from audit_log) as audit_id,
      (select count(*) from (select from image where moderation = 'PENDING'
        or id in (select image_id from jury_report where handled_at is null) limit ${most}) waiting) as pending_images,
      (select count(*) from (select from comment where status = 'PENDING' limit ${most}) waiting) as pending_comments,
      (select count(*) from (select from derivative_backfill limit ${most}) waiting) as unfinished_photos,
      queue.queued, queue.oldest,
      (select count(*) from (select from mail where status = 'FAILED'
        and created_at > ${values.now}::timestamptz - make_interval(hours => ${hoursOfFailures}) limit ${most}) failed) as failed,
      (select coalesce(array_agg(id order by id), '{}') from campaign where state = 'RUNNING') as running,
      ${watched(values)} as watched
    from (select count(*) as queued, min(created_at) as oldest from
      (select created_at from mail where status = 'QUEUED' limit ${most}) waiting) queue`,
);

/** Waiting work and the versions of watched objects, in a single statement that reads indexes alone. */
export async function findPulse(db: Db, now: Date, watch: readonly Schemas['WatchedObject'][]): Promise<PulseRow> {
  const [kinds, ids] = [watch.map(({ kind }) => kind), watch.map(({ id }) => id)];
  const [found] = await pulse(db, { now, kinds, ids });
  if (!found) throw new Error('An aggregate has one row');
  return found;
}
