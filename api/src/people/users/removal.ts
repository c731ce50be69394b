import type { components } from '@photo-competition/schema/rest';
import type { AccountRow } from '../../platform/database/tables.ts';
import { anyOf } from '../../platform/database/anyOf.ts';
import type { Db } from '../../platform/database/database.ts';
import { listGarbage } from '../../platform/blobs/garbage.ts';
import { otherAdministrators } from './repository.ts';

type Removal = components['schemas']['UserRemoval'];

/** Entries of competitions whose voting has not begun: nobody has seen them, and nobody will. */
const unseenEntries = (tx: Db, voterKey: string, now: Date) =>
  tx
    .selectFrom('image')
    .innerJoin('competition', 'competition.id', 'image.competition_id')
    .where('voter_key', '=', voterKey)
    .where('competition.voting_start', '>=', now)
    // Entries with ballots are evidence, whatever the clock says.
    .where((e) =>
      e.not(e.exists(e.selectFrom('ballot').select('ballot.id').whereRef('ballot.image_id', '=', 'image.id'))),
    )
    .where((e) =>
      e.not(e.exists(e.selectFrom('comment').select('comment.id').whereRef('comment.image_id', '=', 'image.id'))),
    );

async function withdrawUnseenEntries(tx: Db, voterKey: string, now: Date): Promise<void> {
  const unseen = await unseenEntries(tx, voterKey, now)
    .select(['image.id', 'original_key', 'derivatives'])
    .forUpdate('image')
    .execute();
  if (!unseen.length) return;
  const ids = unseen.map(({ id }) => id);
  await tx.deleteFrom('image').where('id', '=', anyOf(ids)).execute();
  const keys = unseen.flatMap(({ original_key, derivatives }) => [original_key, ...derivatives.map(({ key }) => key)]);
  await listGarbage(tx, keys, now);
}

/** @param overAt when voting must be over; null for all votes */
function votesOf(db: Db, voterKey: string, overAt: Date | null) {
  const votes = db
    .selectFrom('vote')
    .innerJoin('image', 'image.id', 'vote.image_id')
    .innerJoin('competition', 'competition.id', 'image.competition_id')
    .where('vote.voter_key', '=', voterKey);
  return overAt === null ? votes : votes.where('competition.voting_end', '<', overAt);
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
 * Counts the effects of `removePerson` at an instant: the person who decides on it is told before that entries go on without a
 * name (docs/product.md §6). A single statement, so that the numbers belong together.
 * @param isOwn whether the person asks. Others are told of votes where voting is over: before that, who has voted is
 *   nobody's to see (docs/product.md §3)
 */
export async function countRemoval(db: Db, account: AccountRow, now: Date, isOwn: boolean): Promise<Removal> {
  const { id, voter_key } = account;
  const { entries, entriesWithdrawn, comments, votes, others } = await db
    .selectNoFrom((e) => {
      const number = e.fn.countAll<number>().as('n');
      const images = e.selectFrom('image').where('voter_key', '=', voter_key);
      return [
        images.select(number).$asScalar().$notNull().as('entries'),
        unseenEntries(db, voter_key, now).select(number).$asScalar().$notNull().as('entriesWithdrawn'),
        e.selectFrom('comment').where('account_id', '=', id).select(number).$asScalar().$notNull().as('comments'),
        votesOf(db, voter_key, isOwn ? null : now)
          .select(number)
          .$asScalar()
          .$notNull()
          .as('votes'),
        otherAdministrators(db, id).select(number).$asScalar().$notNull().as('others'),
      ];
    })
    .executeTakeFirstOrThrow();
  const entriesKept = entries - entriesWithdrawn;
  const lastAdministrator = account.administrator && account.enabled && others === 0;
  return { entriesWithdrawn, entriesKept, comments, votes, lastAdministrator };
}

/** Invitations go; a seat that was accepted stays as LEFT, without a name. */
async function leaveJuries(tx: Db, accountId: number, now: Date): Promise<void> {
  await tx.deleteFrom('jury_seat').where('account_id', '=', accountId).where('accepted_at', 'is', null).execute();
  const kept = tx.updateTable('jury_seat').where('account_id', '=', accountId);
  await kept
    .set((e) => ({
      state: 'LEFT',
      chair: false,
      first_name: null,
      last_name: null,
      answered_at: e.fn.coalesce('answered_at', e.val(now)),
      left_at: e.fn.coalesce('left_at', e.val(now)),
    }))
    .execute();
}

/**
 * Removes the person (docs/product.md §6). Data that others have seen or voted on stays under the voter key, which no longer leads to
 * anybody: entries, votes, ballots; comments stay without a name. Entries in rolls of counts can no longer be opened.
 */
export async function removePerson(tx: Db, account: AccountRow, now: Date): Promise<void> {
  await withdrawUnseenEntries(tx, account.voter_key, now);
  await forgetMails(tx, account);
  // Nobody observes a count who is not there; what was chosen stays, without a name.
  await tx.deleteFrom('count_observer').where('account_id', '=', account.id).where('choice', 'is', null).execute();
  await leaveJuries(tx, account.id, now);
  // Before the rolls: a roll that is being written holds the accounts it names until it is there (api/src/voting/count/closing.ts).
  await tx.deleteFrom('account').where('id', '=', account.id).execute();
  await tx
    .updateTable('count_roll')
    .set({ salt: null, username: null })
    .where('voter_key', '=', account.voter_key)
    .where('salt', 'is not', null)
    .execute();
}
