import { sql } from 'kysely';
import { audit } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import type { CompetitionRow } from '../../platform/database/tables.ts';

/** Ballots unlinked by one transaction: others wait for the rows of one. */
const unlinkedAtOnce = 2000;
const dayMs = 24 * 3_600_000;

/** When ballots are unlinked. */
export interface UnlinkRule {
  /** Days after the award; 0: never. */
  days: number;
  /** In which days of turnout are kept, as statistics tell them. */
  timeZone: string;
}

/**
 * Logs whose ballots are all to be unlinked: closed, the award more than so many days ago, and no mail that would say to a voter
 * what the own ballots are is on its way. An unlinking that has begun goes on, whatever was changed meanwhile.
 */
const overdue = ({ days }: UnlinkRule, now: Date) => sql<number>`select log.competition_id from count_log log
  join competition c on c.id = log.competition_id
  where log.unlinked_at is null and (log.unlink_begun_at is not null
    or ${days}::int > 0 and log.voters_mailed_at is not null and c.award < ${new Date(now.getTime() - days * dayMs)}::timestamptz
      and not exists (select from mail where sealed_competition_id = log.competition_id and status = 'QUEUED'))`;

/** Competitions with ballots that are to be unlinked: all of a log, or those of somebody who has left. */
export const countsToUnlink = (rule: UnlinkRule, now: Date) => sql`${overdue(rule, now)}
  union all select r.competition_id from count_roll r join count_log l using (competition_id)
  where r.salt is null and r.link <> 'UNLINKED' and l.unlinked_at is null`;

/** Unlinks some ballots, all or nothing; with the last ones of a log goes an entry of the audit log. @returns whether there may be more */
const unlinkSome = (
  db: Db,
  { id, title }: CompetitionRow,
  { rule, now, most }: { rule: UnlinkRule; now: Date; most: number },
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ more: boolean; ended: boolean }>`select more, ended from unlink_ballots(${id}::int,
      ${id}::int in (${overdue(rule, now)}), ${now}::timestamptz, ${rule.timeZone}::text, ${most}::int)`.execute(tx);
    const { more = false, ended = false } = rows[0] ?? {};
    const about = { objectType: 'competition', objectId: id, label: title } as const;
    if (ended) await audit(tx, { at: now, actor: null, action: 'competition.ballots-unlinked', ...about });
    return more;
  });

/**
 * Unlinks the ballots of a closed log that are due (docs/product.md §4), a part after the other. A killed process leaves whole
 * parts, and the next one goes on; several at once take parts in turn.
 */
export async function unlink(
  db: Db,
  competition: CompetitionRow,
  parts: { rule: UnlinkRule; now: Date; isStopping: () => boolean; most?: number },
): Promise<void> {
  const { isStopping, most = unlinkedAtOnce, ...rest } = parts;
  for (let more = true; more && !isStopping();) more = await unlinkSome(db, competition, { ...rest, most });
}
