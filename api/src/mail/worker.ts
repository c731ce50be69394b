import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import type { MailRow } from '../database/tables.ts';
import type { Logger } from '../log.ts';
import type { Delivery } from './delivery.ts';

/** Milliseconds for which a claimed mail belongs to one worker; after that another may try. */
const leaseMs = 60_000;
const batch = 20;
/** Milliseconds between looks for mails that became due. */
const pauseMs = 5000;
const lastAttempt = 10;

/** Sends the mails of the outbox; several may run on one database. */
export interface MailWorker {
  wake(): void;
  /** Finishes the mail in hand and stops. */
  stop(): Promise<void>;
}

interface Parts {
  db: Db;
  delivery: Delivery;
  clock: Clock;
  log: Logger;
}

/** 4xx and connection errors pass; 5xx stays (RFC 5321 §4.2.1). */
const isPermanent = (error: unknown) => Number((error as { responseCode?: number }).responseCode ?? 0) >= 500;

/** A minute after the first failure, twice as long after each further one, at most six hours. */
const backOffMs = (attempts: number) => Math.min(60_000 * 2 ** (attempts - 1), 6 * 3_600_000);

/** @returns due mails, now leased to this worker */
async function claim(db: Db, now: Date): Promise<MailRow[]> {
  const due = db
    .selectFrom('mail')
    .select('id')
    .where('status', '=', 'QUEUED')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(batch)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('mail')
    .set({ due_at: new Date(now.getTime() + leaseMs), attempts: sql<number>`attempts + 1` })
    .where('id', 'in', due)
    .returningAll()
    .execute();
}

/** Starts sending. */
export function startMailWorker({ db, delivery, clock, log }: Parts): MailWorker {
  let stopping = false;
  let awake: () => void = () => undefined;
  let pending = false;

  async function send(mail: MailRow): Promise<void> {
    const done = { sent_at: clock(), status: 'SENT' as const, answer: null };
    try {
      await delivery.deliver(mail);
      await db.updateTable('mail').set(done).where('id', '=', mail.id).execute();
    } catch (error) {
      const failed = isPermanent(error) || mail.attempts >= lastAttempt;
      const answer = String((error as Error).message).slice(0, 500);
      const due_at = new Date(clock().getTime() + backOffMs(mail.attempts));
      const change = failed ? { status: 'FAILED' as const, answer } : { due_at, answer };
      await db.updateTable('mail').set(change).where('id', '=', mail.id).execute();
      log.warn({ mail: mail.id, attempts: mail.attempts, failed, answer }, 'a mail could not be sent');
    }
  }

  async function round(): Promise<boolean> {
    const mails = await claim(db, clock());
    for (const mail of mails) {
      if (stopping) break;
      await send(mail);
    }
    return mails.length === batch;
  }

  const sleep = () =>
    new Promise<void>((resolve) => {
      if (pending) return resolve();
      const timer = setTimeout(resolve, pauseMs);
      awake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const loop = (async () => {
    while (!stopping) {
      pending = false;
      try {
        if (await round()) continue;
      } catch (error) {
        log.error({ err: error }, 'the mail worker met an error and goes on');
      }
      await sleep();
    }
  })();

  const wake = () => {
    pending = true;
    awake();
  };
  return {
    wake,
    async stop() {
      stopping = true;
      wake();
      await loop;
      delivery.close();
    },
  };
}
