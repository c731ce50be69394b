import { mkdirSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailRow } from '../database/tables.ts';

/** Hands a mail over. @throws with `responseCode` when a server refuses it */
export interface Delivery {
  deliver(mail: MailRow): Promise<void>;
  close(): void;
}

/** To an SMTP server, over pooled connections. */
export function smtpDelivery(url: string, from: string): Delivery {
  const transport = createTransport({ url, pool: true }, { from });
  return {
    async deliver(mail) {
      await transport.sendMail({
        to: mail.recipient,
        subject: mail.subject,
        text: mail.body_text,
        html: mail.body_html,
        // A repeat after a crash carries the same id, so that mailboxes can drop it.
        messageId: `<mail-${mail.id}-${mail.created_at.getTime()}@photo-competition>`,
      });
    },
    close: () => transport.close(),
  };
}

/** Into the mailbox folder, one JSON file per mail, for machines without an SMTP server (product.md §7). */
export function mailboxDelivery(folder: string): Delivery {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    async deliver(mail) {
      const { id, kind, recipient: to, subject, body_text: text, body_html: html, created_at: createdAt } = mail;
      const file = path.join(folder, `${String(id).padStart(10, '0')}.json`);
      const handle = await open(`${file}.part`, 'w', 0o600);
      try {
        await handle.writeFile(JSON.stringify({ id, to, subject, text, html, createdAt, kind }));
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(`${file}.part`, file);
    },
    close: () => undefined,
  };
}
