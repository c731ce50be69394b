import type { Db } from '../database/database.ts';
import type { AccountRow } from '../database/tables.ts';
import { nameOf } from './nameOf.ts';
import { renderMail } from './render.ts';
import type { TemplateId } from './templates.ts';
import { templateText } from './templateService.ts';

/** What a mail is about. */
export interface MailSubject {
  /** Path of the page that it leads to. */
  path: string;
  values?: Record<string, string>;
}

/** Takes mails in the transaction of what causes them; the worker sends them. */
export interface Outbox {
  /** A template of its own variables takes them by `values`. */
  enqueue(tx: Db, template: TemplateId, account: AccountRow, about: MailSubject, now: Date): Promise<void>;
  /** Tells the worker that there is something to send; called after the transaction. */
  wake(): void;
}

/** @param publicUrl the address people use */
export function outboxOf(publicUrl: string, wake: () => void): Outbox {
  return {
    async enqueue(tx, template, account, { path, values = {} }, now) {
      const link = new URL(path, publicUrl).href;
      const mail = renderMail(await templateText(tx, template, account.locale), account.locale, {
        ...values,
        name: nameOf(account),
        username: account.username,
        link,
      });
      await tx
        .insertInto('mail')
        .values({
          kind: template,
          recipient: account.email,
          subject: mail.subject,
          body_text: mail.text,
          body_html: mail.html,
          due_at: now,
          answer: null,
          created_at: now,
          sent_at: null,
          account_id: account.id,
          locale: account.locale,
        })
        .execute();
    },
    wake,
  };
}
