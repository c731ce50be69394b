import type { Db } from '../platform/database/database.ts';
import type { AccountRow } from '../platform/database/tables.ts';
import type { Locale } from '../platform/http/messages.ts';
import { letterheadOf } from './letterhead.ts';
import { nameOf } from './nameOf.ts';
import { renderMail } from './render.ts';
import { insertMail } from './queue.ts';
import type { MailText, TemplateId } from './templates.ts';
import { templateText } from './templateService.ts';

/** The subject matter of a mail. */
export interface MailSubject {
  /** Path of the page that it leads to. */
  path: string;
  values?: Record<string, string>;
}

/** Takes mails in the transaction of what causes them; the worker sends them. */
export interface Outbox {
  /** A template of its own variables takes them by `values`. */
  enqueue(tx: Db, template: TemplateId, account: AccountRow, about: MailSubject, now: Date): Promise<void>;
  /** A mail that is no template of administrators'. @param kind names it in the table of mails */
  enqueueText(
    tx: Db,
    kind: string,
    text: Record<Locale, MailText>,
    account: AccountRow,
    about: MailSubject,
    now: Date,
  ): Promise<void>;
  /** Tells the worker that there is something to send; called after the transaction. */
  wake(): void;
}

/** @param publicUrl the address people use */
export function outboxOf(publicUrl: string, wake: () => void): Outbox {
  async function insert(
    tx: Db,
    kind: string,
    text: MailText,
    account: AccountRow,
    { path, values = {} }: MailSubject,
    now: Date,
  ): Promise<void> {
    const link = new URL(path, publicUrl).href;
    const people = { name: nameOf(account), username: account.username };
    const site = await letterheadOf(tx, account.locale);
    const mail = renderMail(text, account.locale, { ...values, ...people, link }, { site });
    await insertMail(tx, kind, account, mail, now);
  }

  return {
    async enqueue(tx, template, account, about, now) {
      await insert(tx, template, await templateText(tx, template, account.locale), account, about, now);
    },
    enqueueText: (tx, kind, text, account, about, now) => insert(tx, kind, text[account.locale], account, about, now),
    wake,
  };
}
