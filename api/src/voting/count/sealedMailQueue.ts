import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** Mails queued by one transaction: others wait for the rows of one. */
const queuedAtOnce = 500;

/**
 * Queues mails to the next voters in the roll of a closed log: a step that goes on where the last one has ended, whoever took
 * it. Deleted, disabled and unconfirmed accounts get none, nor does anybody of a cancelled
 * competition, where nothing is counted. The roll's order is that of random numbers.
 * @returns whether there may be more
 */
export const queueSealedMails = (db: Db, competitionId: number, now: Date, most = queuedAtOnce): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const log = await tx
      .selectFrom('count_log')
      .select(['mailed_to', 'voters_mailed_at'])
      .where('competition_id', '=', competitionId)
      .where('closed_at', 'is not', null)
      .forUpdate()
      .executeTakeFirst();
    if (!log || log.voters_mailed_at) return false;
    const next = await tx
      .selectFrom('count_roll')
      .select('roll_id')
      .where('competition_id', '=', competitionId)
      .where('roll_id', '>', log.mailed_to)
      .orderBy('roll_id')
      .limit(most)
      .execute();
    const last = next.at(-1)?.roll_id ?? log.mailed_to;
    await sql`insert into mail (kind, recipient, subject, body_text, body_html, due_at, created_at, account_id, locale,
        sealed_competition_id)
      select 'votes-sealed', email, '', '', '', ${now}, ${now}, account.id, locale, competition.id
      from count_roll join competition on competition.id = competition_id join account using (voter_key)
      where competition_id = ${competitionId}::int and roll_id > ${log.mailed_to}::bytea and roll_id <= ${last}::bytea
        and competition.status <> 'CANCELLED' and count_roll.salt is not null and enabled and activated_at is not null
      order by roll_id
      on conflict (sealed_competition_id, account_id) do nothing`.execute(tx);
    const isLast = next.length < most;
    await tx
      .updateTable('count_log')
      .set({ mailed_to: last, voters_mailed_at: isLast ? now : null })
      .where('competition_id', '=', competitionId)
      .execute();
    return !isLast;
  });
