import type { Express } from 'express';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

interface MailboxMail {
  id: number;
  /** As the setting has it, or under the name that the site was given; mails of early versions have none. */
  from?: string | { name: string; address: string };
  /** Address that answers go to, where it is another one. */
  replyTo?: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  createdAt: string;
  kind: string;
  /** Their contents are not kept. */
  attachments?: { filename: string; bytes: number }[];
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

async function readMails(folder: string): Promise<MailboxMail[]> {
  const files = (await readdir(folder))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, 500);
  return Promise.all(
    files.map(async (file) => JSON.parse(await readFile(path.join(folder, file), 'utf8')) as MailboxMail),
  );
}

const attachmentHtml = ({ filename, bytes }: { filename: string; bytes: number }) =>
  `<li>${escapeHtml(filename)} (${bytes} bytes)</li>`;

const attachmentsHtml = (files: NonNullable<MailboxMail['attachments']>) =>
  files.length
    ? `<p>Attachments, of which this mailbox keeps names and sizes only:</p><ul>${files.map(attachmentHtml).join('')}</ul>`
    : '';

const senderText = (from: NonNullable<MailboxMail['from']>) =>
  typeof from === 'string' ? from : `${from.name} <${from.address}>`;

/** A line of a mail's head. */
const lineHtml = (name: string, text: string) => `<dt>${name}</dt><dd>${escapeHtml(text)}</dd>`;

const mailHtml = ({ id, from, replyTo, to, subject, html, createdAt, attachments = [] }: MailboxMail) => `
  <article aria-labelledby="mail-${id}">
    <h2 id="mail-${id}">${escapeHtml(subject)}</h2>
    <dl>${from === undefined ? '' : lineHtml('From', senderText(from))}${replyTo === undefined ? '' : lineHtml('Reply to', replyTo)}${lineHtml('To', to)}${lineHtml('Sent', createdAt)}</dl>
    ${attachmentsHtml(attachments)}
    <iframe title="${escapeHtml(subject)}" sandbox="allow-top-navigation-by-user-activation allow-popups" srcdoc="${escapeHtml(html.replace('<head>', '').replace('<body', '<base target="_top"><body'))}"></iframe>
  </article>`;

const page = (mails: MailboxMail[]) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox (${mails.length})</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
  article { border-top: 1px solid #8886; padding: 1rem 0; } h2 { font-size: 1.1rem; margin: 0; } p, dl { margin: 0 0 .5rem; opacity: .75; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; overflow-wrap: anywhere; } dd { margin: 0; }
  iframe { width: 100%; height: 24rem; border: 0; background: #fff; }
</style>
<h1>Development mailbox</h1>
<p>Every mail of this installation, newest first. It exists outside production only.</p>
${mails.length ? mails.map(mailHtml).join('') : '<p>No mail yet.</p>'}</html>`;

/** `/dev/mail` to read and `/dev/mail.json` for tests; registered outside production only (docs/product.md §7). */
export function serveDevMailbox(app: Express, folder: string): void {
  app.get('/dev/mail.json', async (_request, response) => {
    response.set('cache-control', 'no-store').json(await readMails(folder));
  });
  app.get('/dev/mail', async (_request, response) => {
    response
      .set('cache-control', 'no-store')
      .type('html')
      .send(page(await readMails(folder)));
  });
}
