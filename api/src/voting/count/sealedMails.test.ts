/** When a log is closed each voter gets one mail, whose files open what was sealed; nothing of it is kept. */
import { compareBytes, toBase64Url } from '@photo-competition/count/bytes';
import { decodeCountFile } from '@photo-competition/count/countFile';
import { numberBytes } from '@photo-competition/count/encoding';
import { parseCheckpoint, parseNote, parseReceipt } from '@photo-competition/count/note';
import { receiptsIn } from '@photo-competition/count/receiptFile';
import { decodeRollFile } from '@photo-competition/count/rollFile';
import { opensEntry, parseRollStatement } from '@photo-competition/count/rollStatement';
import { isSigned } from '@photo-competition/count/signature';
import { verifyCount } from '@photo-competition/count/verify';
import { sql } from 'kysely';
import PostalMime, { type Email } from 'postal-mime';
import { accountById } from '../../people/accounts/repository.ts';
import type { MailRow } from '../../platform/database/mailTables.ts';
import { batch, claimMails, insertMail } from '../../mail/queue.ts';
import { Counted, hours, instant, voter } from '../../testing/counted.ts';
import { engine } from '../../testing/engines.ts';
import { until } from '../../testing/service.ts';
import { startSmtp, type TestSmtp } from '../../testing/smtp.ts';
import { removePerson } from '../../people/users/removal.ts';
import { queueSealedMails } from './sealedMailQueue.ts';
import { sealedMails } from './sealedMails.ts';
import { runScript } from '@photo-competition/count/testing/folder';
import { platform, sha256 } from '@photo-competition/count/testing/publish';

/** Ends a transaction whose changes nobody wants. */
class Undone extends Error {}

const publicUrl = 'https://foto.example';

describe('the mail to voters', () => {
  let smtp: TestSmtp;
  let counted: Counted;
  let images: number[];
  beforeAll(async () => {
    smtp = await startSmtp();
    const mailed = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, PUBLIC_URL: publicUrl };
    counted = await Counted.start(engine, { voters: 7, images: 5 }, mailed);
    images = await counted.images();
    await counted.roundAt(hours.votingStart + 1);
    for (let person = 1; person <= 6; person++)
      for (const [i, image] of images.entries()) await counted.vote(person, image, 1 + ((person + i) % 5));
    await counted.vote(1, images[0] as number, 5);
    await counted.vote(1, images[1] as number, null);
    await sql`update account set enabled = false where id = 4`.execute(counted.db);
    await counted.db.transaction().execute(async (tx) => {
      const gone = await accountById(tx, 5);
      if (gone) await removePerson(tx, gone, instant(hours.votingStart + 2));
    });
    await sql`update account set activated_at = null where id = 6`.execute(counted.db);
    await sql`update account set locale = 'hu' where id = 2`.execute(counted.db);
    await counted.roundAt(hours.votingEnd + 1);
  });
  afterAll(async () => {
    await counted.stop();
    await smtp.stop();
  });

  const mails = () =>
    counted.db.selectFrom('mail').selectAll().where('sealed_competition_id', '=', 1).orderBy('account_id').execute();
  const arrived = () => until('the mails', () => Promise.resolve(smtp.taken.length >= 3));
  async function mailTo(person: number): Promise<Email> {
    await arrived();
    return PostalMime.parse(smtp.taken.find(({ to }) => to === `v${person}@example.org`)?.raw ?? '');
  }
  const fileOf = ({ attachments }: Email, name: string): string => {
    const content = attachments.find(({ filename }) => filename === name)?.content;
    return typeof content === 'string' ? content : new TextDecoder().decode(content);
  };
  const keys = () => [counted.service.signer.publicKey.toString('base64')];
  const origin = `foto.example/count/1`;

  test('goes once to each voter who can be written to, whoever closes the log, and how often', async () => {
    await arrived();
    await counted.service.counts.round();
    expect(await queueSealedMails(counted.db, 1, instant(hours.votingEnd + 2))).toBe(false);
    // Gone through once more from the beginning, as if nobody had noted how far it was.
    await sql`update count_log set mailed_to = '', voters_mailed_at = null`.execute(counted.db);
    await counted.service.counts.round();
    expect((await counted.log())?.voters_mailed_at).not.toBeNull();
    expect((await mails()).map(({ account_id }) => account_id)).toEqual([1, 2, 3]);
    expect(smtp.taken.map(({ to }) => to).sort()).toEqual(['v1@example.org', 'v2@example.org', 'v3@example.org']);
  });

  test('tells in the voter’s language what was sealed, and leads to the count', async () => {
    const [english, hungarian] = [await mailTo(1), await mailTo(2)];
    expect(english.subject).toBe('Your votes are sealed: Winter');
    expect(hungarian.subject).toBe('Lepecsételtük a szavazataidat: Tél');
    const text = (english.text ?? '').replaceAll('\r\n', '\n');
    expect(text).toContain('Ballots cast, changes and withdrawals included: 7; ballots that stand: 4.');
    expect(text).toContain('the receipts of your ballots (7)');
    expect(text).toContain(`: ${publicUrl}/competition/1/count`);
    expect(english.html).toContain(`href="${publicUrl}/competition/1/count"`);
    expect(text).toContain(Buffer.from(sha256(counted.service.signer.publicKey)).toString('base64'));
    // The seal in the text is the signed one, to the byte.
    const head = fileOf(english, 'head.txt');
    expect(`${text}\n`).toContain(`\n\n${head}\n`);
    expect(english.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(false);
  });

  test('holds the closing head, signed', async () => {
    const note = parseNote(fileOf(await mailTo(3), 'head.txt'));
    expect(await isSigned(platform, note, origin, keys())).toBe(true);
    const log = await counted.log();
    expect(parseCheckpoint(note.text)).toMatchObject({ origin, size: log?.size });
  });

  test('holds the voter’s own receipts, and nobody else’s', async () => {
    const ballots = await counted.db.selectFrom('ballot').selectAll().orderBy('id').execute();
    for (const person of [1, 2, 3]) {
      const notes = receiptsIn(fileOf(await mailTo(person), 'receipts.txt'));
      const said = [];
      for (const note of notes.map(parseNote)) {
        expect(await isSigned(platform, note, origin, keys())).toBe(true);
        const { number, image, point } = parseReceipt(note.text);
        said.push([toBase64Url(number), image, point]);
      }
      const own = ballots.filter(({ voter_key }) => voter_key === voter(person).voterKey);
      expect(said).toEqual(own.map(({ number, image_id, point }) => [toBase64Url(number), image_id, point ?? 255]));
    }
  });

  test('holds what opens the voter’s entry in the roll', async () => {
    const roll = decodeRollFile((await counted.published()).roll);
    for (const person of [1, 2, 3]) {
      const note = parseNote(fileOf(await mailTo(person), 'roll.txt'));
      expect(await isSigned(platform, note, origin, keys())).toBe(true);
      const statement = parseRollStatement(note.text);
      expect(statement.username).toBe(`voter${person}`);
      expect(opensEntry(sha256, 1, statement)).toBe(true);
      const entry = roll.find(({ id }) => compareBytes(id, statement.id) === 0);
      expect(entry).toMatchObject({ cast: statement.cast, standing: statement.standing });
    }
  });

  test('has no text in any table before and after it is sent', async () => {
    await until('all to be noted', async () => (await mails()).every(({ status }) => status !== 'QUEUED'));
    expect((await mails()).map(({ status }) => status)).toEqual(['SENT', 'SENT', 'SENT']);
    for (const { subject, body_text, body_html, answer } of await mails())
      expect([subject, body_text, body_html, answer]).toEqual(['', '', '', null]);
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from audit_log where at > ${instant(hours.votingEnd)}`.execute(counted.db);
    expect(rows).toEqual([{ n: 0 }]);
  });

  test('its content is that of the later publication: by the rules, and by the script that shares no code', async () => {
    const before = await mailTo(1);
    await counted.roundAt(hours.award + 1);
    const published = await counted.published();
    const heads = [...(published.heads ?? []), fileOf(before, 'head.txt')];
    expect((await verifyCount(platform, { ...published, heads })).failures).toEqual([]);
    const { numbers, point } = decodeCountFile(published.ballots);
    const listed = Array.from(point, (_, row) =>
      toBase64Url(numbers.subarray(row * numberBytes, (row + 1) * numberBytes)),
    );
    const receipts = fileOf(before, 'receipts.txt');
    for (const note of receiptsIn(receipts))
      expect(listed).toContain(toBase64Url(parseReceipt(parseNote(note).text).number));
    const roll = fileOf(before, 'roll.txt');
    const { status, stdout } = runScript({ ...published, heads }, { 'receipts.txt': receipts, 'roll.txt': roll });
    expect(status).toBe(0);
    expect(stdout).toContain('7 receipts are kept.');
    expect(stdout).toContain('voter1 is in the roll as stated.');
    const more = roll.replace('ballots 7', 'ballots 8');
    expect(runScript(published, { 'roll.txt': more }).stderr).toMatch(/^Rule 1 does not hold: the statement/);
    const less = counted.service.signer.note(1, parseNote(roll).text.replace('standing 4', 'standing 5'));
    expect(runScript(published, { 'roll.txt': less }).stderr).toMatch(
      /^Rule 7 does not hold: the roll has other numbers/,
    );
  });

  test('is not sent to voters who are gone or disabled meanwhile, nor of a competition that is cancelled meanwhile', async () => {
    const { compose } = sealedMails(counted.db, counted.service.signer, publicUrl);
    const [first, second, third] = (await mails()) as [MailRow, MailRow, MailRow];
    await sql`update account set enabled = false where id = 2`.execute(counted.db);
    await sql`update count_roll set salt = null, username = null where voter_key = ${voter(3).voterKey}`.execute(
      counted.db,
    );
    expect(await compose({ ...first, account_id: null })).toEqual({ skipped: 'DELETED' });
    expect(await compose(second)).toEqual({ skipped: 'DISABLED' });
    expect(await compose(third)).toEqual({ skipped: 'DELETED' });
    expect(await compose(first)).toHaveProperty('attachments');
    await sql`update competition set status = 'CANCELLED', closed_at = now() where id = 1`.execute(counted.db);
    expect(await compose(first)).toEqual({ skipped: 'CANCELLED' });
    await sql`update competition set status = 'PUBLISHED', closed_at = null where id = 1`.execute(counted.db);
  });

  test('is queued for nobody when the competition is cancelled', async () => {
    const id = await counted.addCompetition(2);
    await counted.roundAt(hours.votingStart + 1);
    for (const image of await counted.images(id)) await counted.vote(1, image, 3);
    await sql`update competition set status = 'CANCELLED', closed_at = now() where id = ${id}`.execute(counted.db);
    await counted.roundAt(hours.votingEnd + 1);
    expect((await counted.log(id))?.closed_at).not.toBeNull();
    const queued = counted.db.selectFrom('mail').select('id').where('sealed_competition_id', '=', id);
    expect(await queued.execute()).toEqual([]);
  });

  test('is queued in steps, which others may take and which go on after a stop', async () => {
    const rows = () => counted.db.selectFrom('mail').select('id').where('sealed_competition_id', '=', 1).execute();
    const steps = () => queueSealedMails(counted.db, 1, instant(hours.votingEnd + 2), 2);
    await sql`update account set enabled = true, activated_at = now() where id < 7`.execute(counted.db);
    await sql`delete from mail`.execute(counted.db);
    await sql`update count_log set mailed_to = '', voters_mailed_at = null where competition_id = 1`.execute(
      counted.db,
    );
    const first = await Promise.all([steps(), steps()]);
    expect(first).toEqual([true, true]);
    expect((await counted.log())?.voters_mailed_at).toBeNull();
    const half = (await rows()).length;
    expect(half).toBeLessThanOrEqual(4);
    // The keeper takes the rest: everyone but the deleted one and who is gone from the roll.
    await counted.service.counts.round();
    expect(await rows()).toHaveLength(4);
  });

  test('lets the mail that one person waits for go first, however many voters there are', async () => {
    const now = instant(hours.votingEnd + 3);
    const undone = counted.db.transaction().execute(async (tx) => {
      await sql`insert into mail (kind, recipient, subject, body_text, body_html, due_at, created_at, sealed_competition_id)
        select 'votes-sealed', 'a@b', '', '', '', ${instant(0)}, ${instant(0)}, 1 from generate_series(1, ${2 * batch})`.execute(
        tx,
      );
      const account = await accountById(tx, 1);
      if (account) await insertMail(tx, 'lost-password', account, { subject: 'S', text: 't', html: 'h' }, now);
      const claimed = (await claimMails(tx, now, now)).map(({ kind }) => kind);
      expect(claimed).toHaveLength(batch);
      expect(claimed).toContain('lost-password');
      throw new Undone();
    });
    await expect(undone).rejects.toBeInstanceOf(Undone);
  });
});
