import type { AccountRow } from '../database/tables.ts';
import type { Db } from '../database/database.ts';
import { listGarbage } from '../blobs/garbage.ts';

/** Entries of competitions whose voting has not begun: nobody has seen them, and nobody will. */
async function withdrawUnseenEntries(tx: Db, voterKey: string, now: Date): Promise<void> {
  const unseen = await tx
    .selectFrom('image')
    .innerJoin('competition', 'competition.id', 'image.competition_id')
    .select(['image.id', 'original_key', 'derivatives'])
    .where('voter_key', '=', voterKey)
    .where('competition.voting_start', '>=', now)
    // What has been voted on is evidence, whatever the clock says.
    .where((e) =>
      e.not(e.exists(e.selectFrom('ballot').select('ballot.id').whereRef('ballot.image_id', '=', 'image.id'))),
    )
    .where((e) =>
      e.not(e.exists(e.selectFrom('comment').select('comment.id').whereRef('comment.image_id', '=', 'image.id'))),
    )
    .forUpdate('image')
    .execute();
  if (!unseen.length) return;
  const ids = unseen.map(({ id }) => id);
  await tx.deleteFrom('image').where('id', 'in', ids).execute();
  const keys = unseen.flatMap(({ original_key, derivatives }) => [original_key, ...derivatives.map(({ key }) => key)]);
  await listGarbage(tx, keys, now);
}

/** A campaign keeps its numbers, not the address; mails of the account go. */
async function forgetMails(tx: Db, { id, email }: AccountRow): Promise<void> {
  await tx
    .deleteFrom('mail')
    .where('campaign_id', 'is', null)
    .where((e) => e.or([e('account_id', '=', id), e('recipient', '=', email)]))
    .execute();
  const mails = tx.updateTable('mail').where('account_id', '=', id);
  await mails.where('status', '=', 'QUEUED').set({ status: 'SKIPPED', answer: 'DELETED' }).execute();
  await mails.set({ recipient: '' }).execute();
}

/**
 * Removes the person (product.md §6). What others have seen and voted on stays under the voter key, which no longer leads to
 * anybody: entries, votes, ballots; comments stay without a name.
 */
export async function removePerson(tx: Db, account: AccountRow, now: Date): Promise<void> {
  await withdrawUnseenEntries(tx, account.voter_key, now);
  await forgetMails(tx, account);
  await tx.deleteFrom('account').where('id', '=', account.id).execute();
}
