import express from 'express';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mailboxDelivery } from './delivery.ts';
import { serveDevMailbox } from './devMailbox.ts';

test('a mailbox tells that a mail has files, and keeps nothing of what is in them', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-mailbox-'));
  const app = express();
  serveDevMailbox(app, folder);
  const server = app.listen(0, '127.0.0.1');
  try {
    const mail = {
      id: 7,
      kind: 'votes-sealed',
      recipient: 'v1@example.org',
      createdAt: new Date(0),
      locale: 'en',
    } as const;
    const from = 'Klub <klub@example.org>';
    const letterhead = { name: 'Fókusz', isEdited: true, contactEmail: null };
    const texts = { subject: 'Sealed', text: 'text', html: '<p>text</p>' };
    const attachments = [{ filename: 'receipts.txt', content: 'image 3\npoint 5 é\n' }];
    await mailboxDelivery(folder, from).deliver({ ...mail, ...texts, attachments }, letterhead);
    await mailboxDelivery(folder, from).deliver({ ...mail, ...texts, id: 8 }, letterhead);
    for (const file of readdirSync(folder))
      expect(readFileSync(path.join(folder, file), 'utf8')).not.toMatch(/point 5|image 3/);
    const { port } = server.address() as AddressInfo;
    const read = async (name: string) => (await fetch(`http://127.0.0.1:${port}${name}`)).text();
    const [second, first] = JSON.parse(await read('/dev/mail.json')) as object[];
    expect(first).toMatchObject({ from: { name: 'Fókusz', address: 'klub@example.org' } });
    expect(first).toMatchObject({ id: 7, attachments: [{ filename: 'receipts.txt', bytes: 19 }] });
    expect(second).not.toHaveProperty('attachments');
    const page = await read('/dev/mail');
    expect(page.match(/<dt>From<\/dt><dd>Fókusz &#60;klub@example\.org&#62;<\/dd>/g)).toHaveLength(2);
    expect(page).not.toContain('Reply to');
    expect(page.match(/receipts\.txt \(19 bytes\)/g)).toHaveLength(1);
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
});
