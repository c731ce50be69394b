import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** Kinds of statements about a head. */
export type AttestationKind = 'WITNESS' | 'TIMESTAMP';

/** A head that is to be attested. */
export interface DueHead {
  competitionId: number;
  size: number;
  /** Signed by this service alone. */
  note: string;
}

/** Heads looked at in one round. */
const atOnce = 100;

/** The newest head of each log is cosigned: that it continues the earlier ones is what a cosignature says. */
const newest = sql`join count_head h on h.competition_id = l.competition_id and h.size = l.size`;
/** Stamped are the head that closes a log and all later ones: until then ballots come. */
const closing = sql`join count_head h on h.competition_id = l.competition_id and l.closed_at is not null
  and h.at >= l.closed_at`;

/** Heads that have no attestation of a kind, the newest first, but for those that were asked for in vain a moment ago. */
export async function dueHeads(db: Db, kind: AttestationKind, now: Date): Promise<DueHead[]> {
  const { rows } = await sql<DueHead>`select h.competition_id as "competitionId", h.size, h.note
    from count_log l ${kind === 'WITNESS' ? newest : closing}
    left join count_attestation a on (a.competition_id, a.size, a.kind) = (h.competition_id, h.size, ${kind}::text)
    where a.kind is null or a.content is null and a.due_at <= ${now}::timestamptz
    order by h.at desc, h.competition_id desc limit ${atOnce}`.execute(db);
  return rows;
}

/**
 * Takes a head to have it attested: others leave it until it is due again, after 2 minutes, 4, 8 and so on, 6 hours at most.
 * @returns false when another instance was quicker
 */
export async function claim(
  db: Db,
  kind: AttestationKind,
  { competitionId, size }: DueHead,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`insert into count_attestation (competition_id, size, kind, attempts, due_at)
    values (${competitionId}, ${size}, ${kind}, 1, ${now}::timestamptz + interval '2 minutes')
    on conflict (competition_id, size, kind) do update set attempts = count_attestation.attempts + 1,
      due_at = ${now}::timestamptz + least(power(2, least(count_attestation.attempts, 20) + 1), 360) * interval '1 minute'
      where count_attestation.content is null and count_attestation.due_at <= ${now}::timestamptz
    returning attempts`.execute(db);
  return rows.length > 0;
}

/** A received statement about a head. */
export interface Attested {
  content: Buffer;
  at: Date;
  /** Of a cosignature: the verifier key by which it holds. */
  witness: string | null;
}

/** Keeps what has come; what is there already stays. */
export const keep = (db: Db, kind: AttestationKind, { competitionId, size }: DueHead, attested: Attested) =>
  db
    .updateTable('count_attestation')
    .set({ ...attested })
    .where('competition_id', '=', competitionId)
    .where('size', '=', size)
    .where('kind', '=', kind)
    .where('content', 'is', null)
    .execute();

/** Size of the largest log that a witness has signed; 0 when it has signed none. */
export async function knownTo(db: Db, competitionId: number, witness: string): Promise<number> {
  const { size } = await db
    .selectFrom('count_attestation')
    .select((e) => e.fn.max('size').as('size'))
    .where('competition_id', '=', competitionId)
    .where('witness', '=', witness)
    .executeTakeFirstOrThrow();
  return size ?? 0;
}
