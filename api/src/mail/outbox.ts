import type { Db } from '../database/database.ts';
import type { AccountRow } from '../database/tables.ts';
import { renderMail } from './render.ts';
import type { TemplateId } from './templates.ts';
import { templateText } from './templateService.ts';

/** Takes mails in the transaction of what causes them; the worker sends them. */
export interface Outbox {
  /** @param link path of the page that the mail leads to */
  enqueue(tx: Db, template: TemplateId, account: AccountRow, link: { path: string }, now: Date): Promise<void>;
  /** Tells the worker that there is something to send; called after the transaction. */
  wake(): void;
}

/** @param publicUrl the address people use */
export function outboxOf(publicUrl: string, wake: () => void): Outbox {
  return {
    async enqueue(tx, template, account, { path }, now) {
      const { firstName, lastName } = { firstName: account.first_name, lastName: account.last_name };
      const name = account.locale === 'hu' ? `${lastName} ${firstName}` : `${firstName} ${lastName}`;
      const link = new URL(path, publicUrl).href;
      const mail = renderMail(await templateText(tx, template, account.locale), account.locale, {
        name,
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
        })
        .execute();
    },
    wake,
  };
}
