import type { components } from '@photo-competition/schema/rest';
import { sql } from 'kysely';
import { pendingEmailOf } from '../../people/accounts/codes.ts';
import { devicesOfAccount } from '../../people/accounts/deviceRepository.ts';
import { accountById } from '../../people/accounts/repository.ts';
import type { Db } from '../../platform/database/database.ts';
import type { ImageRow } from '../../platform/database/tables.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { ArchivedOriginal } from './archive.ts';

type Schemas = components['schemas'];

/** Whose data: the account, and the pseudonym of its entries and votes. */
interface Owner {
  accountId: number;
  voterKey: string;
}

const entryOf = (row: ImageRow) => ({
  imageId: row.id,
  competitionId: row.competition_id,
  slot: `${row.type_code}-${row.slot}`,
  title: row.title,
  description: row.description,
  moderation: row.moderation,
  moderationReason: row.moderation_reason,
  width: row.width,
  height: row.height,
  sha256: row.sha256,
  camera: row.camera,
  lens: row.lens,
  takenAt: row.taken_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** An original within an archive of one competition's or one person's entries. */
export const originalOf = (row: ImageRow, folder: string): ArchivedOriginal => ({
  path: `${folder}/${row.type_code}-${row.slot}-${row.id}.${row.original_key.split('.').at(-1) ?? 'bin'}`,
  key: row.original_key,
  sha256: row.sha256,
  bytes: row.original_bytes,
  at: row.updated_at,
  about: { imageId: row.id, type: row.type_code, slot: row.slot, title: row.title },
});

/** Whether the jury has accepted an image that is not hidden, in a statement about `image`. */
const isAccepted = sql<boolean>`(moderation = 'APPROVED' and exists (select from jury_photo
  join jury_round on jury_round.id = round_id where image_id = image.id and accepted and decided_at is not null))`;

const hasAward = sql<boolean>`(shown and exists (select from jury_award_winner where image_id = image.id))`;

/** Which images a choice of originals has, in a statement about `image`. */
export const isChosen = (of: Schemas['OriginalsOf']) =>
  ({ ALL: sql<boolean>`true`, ACCEPTED: isAccepted, AWARDED: hasAward })[of];

/** The entries of a choice of a competition, by category. */
export const entriesOfCompetition = (
  db: Db,
  competitionId: number,
  of: Schemas['OriginalsOf'] = 'ALL',
): Promise<ImageRow[]> =>
  db
    .selectFrom('image')
    .selectAll()
    .where('competition_id', '=', competitionId)
    .where(isChosen(of))
    .orderBy('type_code')
    .orderBy('id')
    .execute();

/** Everything that is kept about a person (GDPR, articles 15 and 20). @throws Problem UNAUTHENTICATED */
export async function ownData(db: Db, { accountId, voterKey }: Owner, now: Date) {
  const account = await accountById(db, accountId);
  if (!account) throw new Problem('UNAUTHENTICATED');
  const mine = { votes: 'voter_key', comments: 'account_id' } as const;
  const entries = await db.selectFrom('image').selectAll().where('voter_key', '=', voterKey).orderBy('id').execute();
  const votes = await db
    .selectFrom('vote')
    .select(['image_id as imageId', 'point', 'updated_at as updatedAt'])
    .where(mine.votes, '=', voterKey)
    .orderBy('image_id')
    .execute();
  const ballots = await db
    .selectFrom('ballot')
    .select(['image_id as imageId', 'point', 'cast_at as castAt', 'number'])
    .where(mine.votes, '=', voterKey)
    .orderBy('id')
    .execute();
  // Ballots that were unlinked can no longer be told from those of others: what is kept is how many they were.
  const unlinkedBallots = await db
    .selectFrom('count_roll')
    .select(['competition_id as competitionId', 'cast_ballots as cast', 'standing'])
    .where(mine.votes, '=', voterKey)
    .where('salt', 'is not', null)
    .where('link', '<>', 'LINKED')
    .orderBy('competition_id')
    .execute();
  const comments = await db
    .selectFrom('comment')
    .select(['id', 'image_id as imageId', 'text', 'status', 'created_at as createdAt', 'edited_at as editedAt'])
    .where(mine.comments, '=', accountId)
    .orderBy('id')
    .execute();
  const seats = await db
    .selectFrom('jury_seat')
    .select(['competition_id as competitionId', 'state', 'chair', 'first_name as firstName', 'last_name as lastName'])
    .select(['invited_at as invitedAt', 'answered_at as answeredAt', 'left_at as leftAt'])
    .where('account_id', '=', accountId)
    .orderBy('competition_id')
    .execute();
  const marks = await db
    .selectFrom('jury_mark')
    .innerJoin('jury_round', 'jury_round.id', 'jury_mark.round_id')
    .innerJoin('jury_seat', (join) =>
      join
        .onRef('jury_seat.competition_id', '=', 'jury_round.competition_id')
        .onRef('jury_seat.seat', '=', 'jury_mark.seat'),
    )
    .select(['jury_mark.round_id as roundId', 'number', 'point', 'at'])
    .where('account_id', '=', accountId)
    .orderBy('jury_mark.id')
    .execute();
  const remarks = await db
    .selectFrom('jury_task')
    .innerJoin('jury_round', 'jury_round.id', 'jury_task.round_id')
    .innerJoin('jury_seat', (join) =>
      join
        .onRef('jury_seat.competition_id', '=', 'jury_round.competition_id')
        .onRef('jury_seat.seat', '=', 'jury_task.seat'),
    )
    .select(['jury_task.round_id as roundId', 'number', 'star', 'withdrawn', 'remark'])
    .where('account_id', '=', accountId)
    .where((e) => e.or([e('star', '=', true), e('withdrawn', 'is not', null), e('remark', 'is not', null)]))
    .orderBy('jury_task.round_id')
    .orderBy('number')
    .execute();
  const reports = await db
    .selectFrom('jury_report')
    .innerJoin('jury_round', 'jury_round.id', 'jury_report.round_id')
    .innerJoin('jury_seat', (join) =>
      join
        .onRef('jury_seat.competition_id', '=', 'jury_round.competition_id')
        .onRef('jury_seat.seat', '=', 'jury_report.seat'),
    )
    .innerJoin('jury_photo', (join) =>
      join
        .onRef('jury_photo.round_id', '=', 'jury_report.round_id')
        .onRef('jury_photo.image_id', '=', 'jury_report.image_id'),
    )
    .select(['jury_report.round_id as roundId', 'number', 'text', 'jury_report.created_at as at'])
    .where('jury_seat.account_id', '=', accountId)
    .orderBy('jury_report.created_at')
    .execute();
  const mails = await db
    .selectFrom('mail')
    .select(['kind', 'recipient', 'status', 'created_at as createdAt', 'sent_at as sentAt'])
    .where((e) => e.or([e('account_id', '=', accountId), e('recipient', '=', account.email)]))
    .orderBy('id')
    .execute();
  const devices = await devicesOfAccount(db, accountId, now);
  const { password_hash: _hash, voter_key: _key, subscription_key: _link, ...person } = account;
  const pendingEmail = await pendingEmailOf(db, accountId, now);
  const numbered = ballots.map(({ number, ...ballot }) => ({ ...ballot, number: number.toString('base64url') }));
  const data = {
    exportedAt: now,
    account: { ...person, pendingEmail },
    entries: entries.map(entryOf),
    votes,
    ballots: numbered,
    unlinkedBallots,
    comments,
    seats,
    marks,
    remarks,
    reports,
    mails,
    devices: devices.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt })),
  };
  return { data, originals: entries.map((row) => originalOf(row, `entries/${row.competition_id}`)) };
}
