import type { Clock } from '@photo-competition/schema/clock';
import type { Db } from '../platform/database/database.ts';
import type { MailRow } from '../platform/database/mailTables.ts';
import { startJob, type Job } from '../platform/jobs/job.ts';
import type { Logger } from '../platform/log.ts';
import { letterheadOf } from './letterhead.ts';
import type { Delivery, OutgoingMail } from './delivery.ts';
import { batch, beginHandover, claimMails, endInterrupted, isGivenUp, recordOutcome, releaseMails } from './queue.ts';
import { refusalOf } from './refusal.ts';

/** Milliseconds between looks for mails that became due. */
const pauseMs = 5000;
/** Milliseconds after which a server that was out of reach is tried again. */
const outageMs = 30_000;
const lastAttempt = 10;

/** How the mail server has answered this process last. */
export interface MailServerState {
  /** Whether it could be reached; null while nothing has been sent since the start. */
  reachable: boolean | null;
  /** The server's reply, or why it could not be reached; null when it took the mail. */
  answer: string | null;
}

/** Sends the mails of the queue; several may run on one database. A stop finishes the mails in hand and gives back the others. */
export interface MailWorker extends Job {
  server(): MailServerState;
}

/** Hooks of campaigns around the sending of their mails. */
export interface CampaignMails {
  /** Starts the ones that have become due. */
  startDue(now: Date): Promise<void>;
  /** @returns the mail as it goes out, or why it is skipped */
  compose(mail: MailRow): Promise<OutgoingMail | { skipped: string }>;
  /** Finishes the ones that have nothing left to send. */
  finish(now: Date): Promise<void>;
}

/** Mails to voters, which are made when they are sent. */
export type SealedMails = Pick<CampaignMails, 'compose'>;

/** Mails that are made when they are sent. */
export interface MailSources {
  /** Mails of moderation that are held for a while. */
  notices: { sendDue(now: Date): Promise<void> };
  campaigns: CampaignMails;
  seals: SealedMails;
}

interface Parts extends MailSources {
  db: Db;
  delivery: Delivery;
  clock: Clock;
  log: Logger;
  /** Milliseconds for which a claimed mail belongs to one worker; after that another may try. */
  leaseMs: number;
}

/** A minute after the first failure, twice as long after each further one, at most six hours. */
const backOffMs = (attempts: number) => Math.min(60_000 * 2 ** (attempts - 1), 6 * 3_600_000);

const accountMail = (mail: MailRow): OutgoingMail => ({
  id: mail.id,
  kind: mail.kind,
  recipient: mail.recipient,
  createdAt: mail.created_at,
  locale: mail.locale,
  subject: mail.subject,
  text: mail.body_text,
  html: mail.body_html,
});

/** Starts sending. */
export function startMailWorker({ db, delivery, notices, campaigns, seals, clock, log, leaseMs }: Parts): MailWorker {
  let server: MailServerState = { reachable: null, answer: null };
  let outage = false;

  const leaseEnd = () => new Date(clock().getTime() + leaseMs);
  const later = (ms: number) => new Date(clock().getTime() + ms);

  async function fail(mail: MailRow, error: unknown): Promise<void> {
    const refusal = refusalOf(error);
    const attempts = mail.attempts + 1;
    const answer = String((error as Error).message).slice(0, 500);
    server = { reachable: refusal !== 'server' && refusal !== 'lost', answer };
    outage ||= refusal === 'server' || refusal === 'lost';
    const given = refusal === 'refused' || (refusal === 'later' && attempts >= lastAttempt);
    if (given) await recordOutcome(db, mail.id, { status: 'FAILED', answer });
    else if (refusal === 'later') await recordOutcome(db, mail.id, { due_at: later(backOffMs(attempts)), answer });
    else
      await recordOutcome(db, mail.id, {
        due_at: later(outageMs),
        answer,
        interrupted: refusal === 'lost',
        uncounted: refusal === 'server',
      });
    log.warn({ mail: mail.id, attempts, refusal, answer }, 'a mail could not be sent');
  }

  /** The content to send: an account's own mail has its text, others are composed now. */
  const composed = (mail: MailRow) =>
    mail.campaign_id !== null
      ? campaigns.compose(mail)
      : mail.sealed_competition_id !== null
        ? seals.compose(mail)
        : accountMail(mail);

  async function send(mail: MailRow): Promise<void> {
    if (isGivenUp(mail)) {
      const answer = 'Interrupted twice while it was handed over: it may have arrived, and is not sent again.';
      return recordOutcome(db, mail.id, { status: 'FAILED', answer });
    }
    const outgoing = await composed(mail);
    if ('skipped' in outgoing) return recordOutcome(db, mail.id, { status: 'SKIPPED', answer: outgoing.skipped });
    const letterhead = await letterheadOf(db, outgoing.locale);
    if (!(await beginHandover(db, mail, leaseEnd()))) return;
    try {
      await delivery.deliver(outgoing, letterhead);
    } catch (error) {
      return fail(mail, error);
    }
    server = { reachable: true, answer: null };
    await recordOutcome(db, mail.id, { status: 'SENT', sent_at: clock(), answer: null });
  }

  /** @returns whether there may be more */
  async function run(signal: AbortSignal): Promise<boolean> {
    outage = false;
    await notices.sendDue(clock());
    await campaigns.startDue(clock());
    await endInterrupted(db, clock());
    const mails = await claimMails(db, clock(), leaseEnd());
    const rest = [...mails];
    const worker = async () => {
      while (!signal.aborted && !outage) {
        const mail = rest.shift();
        if (!mail) return;
        await send(mail);
      }
    };
    const ends = await Promise.allSettled(Array.from({ length: delivery.concurrency }, worker));
    await releaseMails(db, rest, outage ? later(outageMs) : clock());
    await campaigns.finish(clock());
    const broken = ends.find((end) => end.status === 'rejected');
    if (broken) throw broken.reason as Error;
    return mails.length === batch && !outage;
  }

  const job = startJob({ name: 'mails', everyMs: pauseMs, run, log });
  return {
    ...job,
    server: () => server,
    async stop() {
      await job.stop();
      delivery.close();
    },
  };
}
