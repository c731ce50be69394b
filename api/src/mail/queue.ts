import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import type { MailRow } from '../platform/database/mailTables.ts';
import type { AccountRow } from '../platform/database/tables.ts';
import type { RenderedMail } from './render.ts';

/** Without a parameter: the index of what waits, a few among all mails that were ever sent, is chosen by it. */
const queued = sql.lit('QUEUED' as const);

/** Mails that one worker takes at a time. */
export const batch = 20;
/** A mail that was interrupted so often is given up: its recipient may have it so many times already. */
const mostInterruptions = 2;

/**
 * Queues the mail of an account.
 * @param leaseEnd of a mail that the caller itself is handing over
 */
export async function insertMail(
  tx: Db,
  kind: string,
  account: AccountRow,
  { subject, text, html }: Omit<RenderedMail, 'locale'>,
  now: Date,
  leaseEnd?: Date,
): Promise<MailRow> {
  return tx
    .insertInto('mail')
    .values({
      kind,
      recipient: account.email,
      subject,
      body_text: text,
      body_html: html,
      due_at: leaseEnd ?? now,
      handing_over: leaseEnd !== undefined,
      attempts: leaseEnd === undefined ? 0 : 1,
      answer: null,
      created_at: now,
      sent_at: null,
      account_id: account.id,
      locale: account.locale,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @returns due mails, leased to the caller until `leaseEnd`: those of one account first, then to voters and of running campaigns */
export async function claimMails(db: Db, now: Date, leaseEnd: Date): Promise<MailRow[]> {
  const running = db.selectFrom('campaign').select('id').where('state', '=', 'RUNNING');
  const due = db
    .selectFrom('mail')
    .select('id')
    .where('status', '=', queued)
    .where('due_at', '<=', now)
    .where((e) => e.or([e('campaign_id', 'is', null), e('campaign_id', 'in', running)]))
    .orderBy(sql`(campaign_id is not null or sealed_competition_id is not null)`)
    .orderBy('due_at')
    .orderBy('id')
    .limit(batch)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('mail')
    .set({ due_at: leaseEnd, interrupted: sql<number>`interrupted + handing_over::int`, handing_over: false })
    .where('id', 'in', due)
    .returningAll()
    .execute();
}

/** A mail that has been interrupted too often to be handed over once more. */
export const isGivenUp = ({ interrupted }: MailRow): boolean => interrupted >= mostInterruptions;

/**
 * Notes that a mail is being handed over, with a lease of its own from now.
 * @returns false when it is no longer the caller's: cancelled, or its lease had ended
 */
export async function beginHandover(db: Db, { id, due_at }: MailRow, leaseEnd: Date): Promise<boolean> {
  const begun = await db
    .updateTable('mail')
    .set({ handing_over: true, attempts: sql<number>`attempts + 1`, due_at: leaseEnd })
    .where('id', '=', id)
    .where('status', '=', 'QUEUED')
    .where('due_at', '=', due_at)
    .returning('id')
    .executeTakeFirst();
  return begun !== undefined;
}

/** How a mail ended, or when it is tried again. */
export interface Outcome {
  status?: 'SENT' | 'FAILED' | 'SKIPPED' | 'CANCELLED';
  sent_at?: Date;
  due_at?: Date;
  answer: string | null;
  /** The connection broke when the server already had the mail: it may have arrived. */
  interrupted?: boolean;
  /** The server itself was out of reach: that says nothing of the mail. */
  uncounted?: boolean;
}

/** Notes an outcome. A mail that ends loses its text, which may hold a code; one of a cancelled campaign is not tried again. */
export async function recordOutcome(db: Db, id: number, outcome: Outcome): Promise<void> {
  if (outcome.status !== undefined) return writeOutcome(db, id, outcome);
  await db.transaction().execute(async (tx) => {
    // Under a lock: whoever cancels the campaign at this moment either finds the mail queued, or is seen here.
    const campaign = await tx
      .selectFrom('campaign')
      .select('campaign.state')
      .where('campaign.id', '=', (e) => e.selectFrom('mail').select('campaign_id').where('mail.id', '=', id))
      .forShare()
      .executeTakeFirst();
    await writeOutcome(tx, id, campaign?.state === 'CANCELLED' ? { ...outcome, status: 'CANCELLED' } : outcome);
  });
}

async function writeOutcome(db: Db, id: number, outcome: Outcome): Promise<void> {
  const { interrupted = false, uncounted = false, ...columns } = outcome;
  await db
    .updateTable('mail')
    .set({
      ...columns,
      handing_over: false,
      ...(columns.status === undefined ? {} : { body_text: '', body_html: '' }),
      ...(interrupted ? { interrupted: sql<number>`interrupted + 1` } : {}),
      ...(uncounted ? { attempts: sql<number>`greatest(attempts - 1, 0)` } : {}),
    })
    .where('id', '=', id)
    // A later claim by another worker must not be undone; that something was sent is always worth noting.
    .where((e) => (columns.status === 'SENT' ? e.lit(true) : e('status', '=', 'QUEUED')))
    .execute();
}

/**
 * Ends the mails of cancelled campaigns that a killed worker was handing over: nobody knows whether they have arrived, and
 * they are not sent again.
 */
export async function endInterrupted(db: Db, now: Date): Promise<void> {
  const cancelled = db.selectFrom('campaign').select('id').where('state', '=', 'CANCELLED');
  await db
    .updateTable('mail')
    .set({
      status: 'CANCELLED',
      handing_over: false,
      interrupted: sql<number>`interrupted + 1`,
      answer: 'Interrupted while it was handed over: it may have arrived.',
    })
    .where('status', '=', queued)
    .where('handing_over', '=', true)
    .where('due_at', '<=', now)
    .where('campaign_id', 'in', cancelled)
    .execute();
}

/** Gives back what was claimed and not begun. */
export async function releaseMails(db: Db, mails: MailRow[], dueAt: Date): Promise<void> {
  for (const { id, due_at } of mails)
    await db
      .updateTable('mail')
      .set({ due_at: dueAt })
      .where('id', '=', id)
      .where('status', '=', 'QUEUED')
      .where('due_at', '=', due_at)
      .execute();
}
