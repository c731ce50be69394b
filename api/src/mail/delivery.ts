import { mkdirSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import { asciiAddress } from '../platform/mailAddress.ts';
import type { Letterhead } from './letterhead.ts';
import type { RenderedMail } from './render.ts';

/** A text file that goes with a mail. */
export interface Attachment {
  filename: string;
  content: string;
}

/** A mail as it goes out. */
export interface OutgoingMail extends RenderedMail {
  id: number;
  kind: string;
  recipient: string;
  createdAt: Date;
  /** Where a campaign's recipient unsubscribes with one click. */
  unsubscribeUrl?: string;
  attachments?: Attachment[];
}

/** Hands a mail over. @throws with nodemailer's `code`, `command` and `responseCode` when a server refuses it */
export interface Delivery {
  /** How many mails may be handed over at the same time. */
  readonly concurrency: number;
  deliver(mail: OutgoingMail, letterhead: Letterhead): Promise<void>;
  close(): void;
}

/** One-click unsubscription (RFC 8058) and its older form (RFC 2369). */
const campaignHeaders = (unsubscribeUrl: string) => ({
  'List-Unsubscribe': `<${unsubscribeUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const smtpConnections = 5;

/** Longest name of a sender, in characters. */
const longestSender = 80;

/** A name as it may stand before an address: in one line, without what is invisible or ends a quotation or an address. */
const senderName = (name: string): string =>
  Array.from(name.replace(/[\p{C}\s"<>\\]+/gu, ' ').trim())
    .slice(0, longestSender)
    .join('')
    .trim();

/**
 * The sender of a mail: the address of the setting MAIL_FROM under the name of the site. While administrators have edited no name,
 * and where nothing is left of it that a header may hold, the setting stands as it is.
 */
function senderOf(from: string, { name, isEdited }: Letterhead): string | { name: string; address: string } {
  const shown = isEdited ? senderName(name) : '';
  const address = addressparser(from, { flatten: true })[0]?.address;
  return shown === '' || !address ? from : { name: shown, address };
}

/** How a mail names its sender, and who is answered. */
const addressing = (from: string, letterhead: Letterhead) => ({
  from: senderOf(from, letterhead),
  ...(letterhead.contactEmail === null ? {} : { replyTo: asciiAddress(letterhead.contactEmail) }),
});

/** To an SMTP server, over pooled connections: a new one for each mail costs a tenth of a second. */
export function smtpDelivery(url: string, from: string): Delivery {
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  const transport = createTransport({ url, pool: true, maxConnections: smtpConnections, ...timeouts });
  return {
    concurrency: smtpConnections,
    async deliver({ id, recipient, subject, text, html, createdAt, unsubscribeUrl, attachments = [] }, letterhead) {
      await transport.sendMail({
        ...addressing(from, letterhead),
        to: asciiAddress(recipient),
        subject,
        text,
        html,
        attachments: attachments.map((file) => ({ ...file, contentType: 'text/plain; charset=utf-8' })),
        // A repeat after a crash carries the same id, so that mailboxes can drop it.
        messageId: `<mail-${id}-${createdAt.getTime()}@photo-competition>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl === undefined ? {} : campaignHeaders(unsubscribeUrl)),
        },
      });
    },
    close: () => transport.close(),
  };
}

/**
 * Into the mailbox folder, one JSON file per mail, for machines without an SMTP server (docs/product.md §7). Of attachments it
 * keeps names and sizes: receipts say who has voted what, and are kept nowhere.
 */
export function mailboxDelivery(folder: string, from: string): Delivery {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    concurrency: 1,
    async deliver({ id, recipient: to, attachments = [], ...mail }, letterhead) {
      const files = attachments.map(({ filename, content }) => ({ filename, bytes: Buffer.byteLength(content) }));
      const file = path.join(folder, `${String(id).padStart(10, '0')}.json`);
      const handle = await open(`${file}.part`, 'w', 0o600);
      try {
        const sender = addressing(from, letterhead);
        await handle.writeFile(
          JSON.stringify({ id, ...sender, to, ...mail, ...(files.length ? { attachments: files } : {}) }),
        );
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(`${file}.part`, file);
    },
    close: () => undefined,
  };
}
