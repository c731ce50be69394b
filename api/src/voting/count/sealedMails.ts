import { formatReceiptFile } from '@photo-competition/count/receiptFile';
import { keyIdOf, parseNote } from '@photo-competition/count/note';
import { formatRollStatement } from '@photo-competition/count/rollStatement';
import { entryKind } from '@photo-competition/count/encoding';
import { sameBytes } from '@photo-competition/count/bytes';
import { sql } from 'kysely';
import { setImmediate as others } from 'node:timers/promises';
import { accountById } from '../../people/accounts/repository.ts';
import { findCompetition } from '../../competitions/repository.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Attachment } from '../../mail/delivery.ts';
import { nameOf } from '../../mail/nameOf.ts';
import { renderMail } from '../../mail/render.ts';
import { letterheadOf } from '../../mail/letterhead.ts';
import { templateText } from '../../mail/templateService.ts';
import type { SealedMails } from '../../mail/worker.ts';
import { fingerprintOf } from './countKey.ts';
import { castBy } from './places.ts';
import { receiptOf } from './receipt.ts';
import { sha256, type CountSigner } from './signer.ts';

/** Receipts in one mail at most, the newest ones: some 5 MB, while mail servers take ten or more. */
const mostReceipts = 15_000;
/** Receipts that are signed, some 35 µs each, before others have a turn. */
const signedAtOnce = 200;
/** Closed logs whose head is kept at hand. */
const keptHeads = 20;

/** The data common to the mails of one log. They never change: the head that closed it, and the key that signed that. */
interface Closing {
  size: number;
  /** As the service has signed it. */
  signed: string;
  /** As people compare keys on the page of the count. */
  fingerprint: string;
}

/** The head under which the closing record came into a log. */
async function closingHead(db: Db, competitionId: number): Promise<{ size: number; signed: string }> {
  const { rows } = await sql<{ size: number; signed: string }>`select size, note as signed from count_head
    where competition_id = ${competitionId}::int and size > (select position from count_entry
      where competition_id = ${competitionId}::int and kind = ${entryKind.record}
        and convert_from(body, 'UTF8')::jsonb ->> 'type' = 'close')
    order by size limit 1`.execute(db);
  if (!rows[0]) throw new Error('A closed log has a head for it');
  return rows[0];
}

async function closingOf(db: Db, signer: CountSigner, competitionId: number): Promise<Closing> {
  const head = await closingHead(db, competitionId);
  const { signatures } = parseNote(head.signed);
  const keys = await db.selectFrom('count_key').select('public_key').execute();
  const name = signer.origin(competitionId);
  const key = keys.find(({ public_key }) =>
    signatures.some(({ keyId }) => sameBytes(keyId, keyIdOf(sha256, name, public_key))),
  );
  return { ...head, fingerprint: fingerprintOf(key?.public_key ?? signer.publicKey) };
}

/** The cosignature of a head, for the end of its note; empty while there is none. */
async function cosignatureOf(db: Db, competitionId: number, size: number): Promise<string> {
  const row = await db
    .selectFrom('count_attestation')
    .select('content')
    .where('competition_id', '=', competitionId)
    .where('size', '=', size)
    .where('kind', '=', 'WITNESS')
    .executeTakeFirst();
  return row?.content?.toString('utf8') ?? '';
}

/** A voter's entry in the roll of a closed log; undefined once it cannot be opened any more. */
async function entryOf(db: Db, competitionId: number, voterKey: string) {
  const entry = await db
    .selectFrom('count_roll')
    .select(['roll_id as id', 'salt', 'username', 'cast_ballots as cast', 'standing'])
    .where('competition_id', '=', competitionId)
    .where('voter_key', '=', voterKey)
    .executeTakeFirst();
  if (!entry?.salt || entry.username === null) return undefined;
  return { ...entry, salt: entry.salt, username: entry.username };
}

/** Somebody's receipts, signed anew as whenever they are asked for. */
async function receiptsOf(db: Db, signer: CountSigner, competitionId: number, voterKey: string): Promise<string[]> {
  const ballots = await castBy(db, competitionId, voterKey, { newest: mostReceipts });
  const notes: string[] = [];
  for (const [i, ballot] of ballots.entries()) {
    if (i > 0 && i % signedAtOnce === 0) await others();
    notes.push(receiptOf(signer, { ...ballot, competitionId }));
  }
  return notes;
}

/**
 * Makes the mails that tell voters that their ballots are sealed. That happens when they are sent, and no table ever holds one:
 * the receipts in them say who has voted what.
 * @param publicUrl the address people use
 */
export function sealedMails(db: Db, signer: CountSigner, publicUrl: string): SealedMails {
  const closings = new Map<number, Closing>();

  async function knownClosing(competitionId: number): Promise<Closing> {
    const closing = closings.get(competitionId) ?? (await closingOf(db, signer, competitionId));
    closings.set(competitionId, closing);
    if (closings.size > keptHeads) closings.delete(closings.keys().next().value as number);
    return closing;
  }

  return {
    async compose({ id, kind, created_at: createdAt, account_id, sealed_competition_id }) {
      const competitionId = sealed_competition_id as number;
      const account = account_id === null ? undefined : await accountById(db, account_id);
      const entry = account && (await entryOf(db, competitionId, account.voter_key));
      if (!entry) return { skipped: 'DELETED' };
      if (!account.enabled) return { skipped: 'DISABLED' };
      const competition = await findCompetition(db, competitionId);
      if (!competition || competition.status === 'CANCELLED') return { skipped: 'CANCELLED' };
      const { size, signed, fingerprint } = await knownClosing(competitionId);
      const head = `${signed}${await cosignatureOf(db, competitionId, size)}`;
      const receipts = await receiptsOf(db, signer, competitionId, account.voter_key);
      const statement = formatRollStatement({ origin: signer.origin(competitionId), ...entry });
      const values = {
        name: nameOf(account),
        username: account.username,
        competition: competition.title[account.locale],
        ballots: String(entry.cast),
        standing: String(entry.standing),
        receipts: String(receipts.length),
        head: head.trimEnd(),
        fingerprint,
        link: new URL(`/competition/${competitionId}/count`, publicUrl).href,
      };
      const attachments: Attachment[] = [
        { filename: 'receipts.txt', content: formatReceiptFile(receipts) },
        { filename: 'roll.txt', content: signer.note(competitionId, statement) },
        { filename: 'head.txt', content: head },
      ];
      const text = await templateText(db, 'votes-sealed', account.locale);
      const mail = renderMail(text, account.locale, values, {
        site: await letterheadOf(db, account.locale),
      });
      return { id, kind, createdAt, recipient: account.email, ...mail, attachments };
    },
  };
}
