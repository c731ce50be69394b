import type { Express } from 'express';
import type { AccountRow } from '../platform/database/tables.ts';
import type { Platform } from '../platform/wing.ts';
import { deliverAtOnce } from './deliverAtOnce.ts';
import { mailboxDelivery, smtpDelivery } from './delivery.ts';
import { serveDevMailbox } from './devMailbox.ts';
import { outboxOf } from './outbox.ts';
import type { RenderedMail } from './render.ts';
import { templatePreviews } from './templatePreview.ts';
import { templateRoutes } from './templateRoutes.ts';
import { templateService } from './templateService.ts';
import { startMailWorker, type MailServerState, type MailSources, type MailWorker } from './worker.ts';

interface Settings {
  /** The address people use. */
  publicUrl: string;
  /** IANA time zone in which mails name dates. */
  timeZone: string;
  /** Address of the mail server; absent where mails go into a folder. */
  smtpUrl: string | undefined;
  /** Folder of mails that are not sent. */
  mailbox: string;
  /** Sender of all mails. */
  from: string;
  /** Milliseconds for which a claimed mail belongs to one worker. */
  leaseMs: number;
}

/** The queue of mails, its worker, and the templates. Other wings' mails are known when the worker starts. */
export function mailWing(
  { db, clock, log }: Platform,
  { publicUrl, timeZone, smtpUrl, mailbox, from, leaseMs }: Settings,
) {
  const delivery = smtpUrl === undefined ? mailboxDelivery(mailbox, from) : smtpDelivery(smtpUrl, from);
  let worker: MailWorker | undefined;
  return {
    /** Takes mails in the transaction of what causes them. */
    outbox: outboxOf(publicUrl, () => worker?.wake()),
    /** Hands a mail over while its sender waits. @throws Problem MAIL_NOT_SENT that says why */
    deliver: (kind: string, account: AccountRow, mail: RenderedMail) =>
      deliverAtOnce({ db, delivery, clock, leaseMs }, kind, account, mail),
    /** How the mail server has answered this process last. */
    server: (): MailServerState => worker?.server() ?? { reachable: null, answer: null },
    handlers: templateRoutes(templateService(db), templatePreviews(db, publicUrl, timeZone)),
    /** Shows mails that are not sent; nothing where a mail server takes them. */
    serveMailbox(app: Express): void {
      if (smtpUrl === undefined) serveDevMailbox(app, mailbox);
    },
    /** Starts sending. @param sources mails that are made when they are sent */
    start(sources: MailSources): void {
      worker = startMailWorker({ db, delivery, clock, log, leaseMs, ...sources });
    },
    stop: async () => worker?.stop(),
  };
}

export type MailWing = ReturnType<typeof mailWing>;
