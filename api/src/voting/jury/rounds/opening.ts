import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { statement } from '../../../platform/database/statement.ts';
import { lockRound, type RoundRecord } from './repository.ts';
import { hasClosed, stageOf } from './stage.ts';

/** Photos that a round is to have and has not yet. */
const missingPhotos = sql`image join jury_round on jury_round.competition_id = image.competition_id
  where image.moderation = 'APPROVED' and (types = '{}' or image.type_code = any(types))
    and not exists (select from jury_photo where round_id = jury_round.id and image_id = image.id)`;

/** Photos before a judge of the panel that the judge has not yet: all of the round but the judge's own and those of named people. */
const missingTasks = sql`jury_panel join jury_photo on jury_photo.round_id = jury_panel.round_id
    join jury_round on jury_round.id = jury_panel.round_id
    join jury_seat on jury_seat.competition_id = jury_round.competition_id and jury_seat.seat = jury_panel.seat
    join account on account.id = jury_seat.account_id
    join image on image.id = jury_photo.image_id
  where jury_panel.withdrawn_at is null and jury_seat.state = 'ACCEPTED' and image.voter_key <> account.voter_key
    and not exists (select from jury_task where jury_task.round_id = jury_panel.round_id and jury_task.seat = jury_panel.seat
      and jury_task.number = jury_photo.number)
    and not exists (select from jury_conflict join account other on other.id = jury_conflict.account_id
      where jury_conflict.competition_id = jury_round.competition_id and jury_conflict.seat = jury_panel.seat
        and other.voter_key = image.voter_key)`;

const isBehind = statement<{ id: number }, { behind: boolean }>(
  (_, { id }) => sql<{ behind: boolean }>`select exists (select from ${missingPhotos} and jury_round.id = ${id}::int)
    or exists (select from ${missingTasks} and jury_panel.round_id = ${id}::int) as behind`,
);

const outside = statement<{ id: number }, { n: number }>(
  (_, { id }) => sql<{ n: number }>`select count(*)::int as n from ${missingPhotos} and jury_round.id = ${id}::int
    and photos_fixed_at is not null`,
);

/** Photos that a round would get if it were open; 0 of one that nobody has looked at yet. */
export const countOutside = async (db: Db, id: number): Promise<number> => (await outside(db, { id }))[0]?.n ?? 0;

/** The photos that a round has not yet get its next numbers by lot: a number tells nothing of its photo. */
async function addPhotos(tx: Db, id: number, now: Date): Promise<void> {
  await sql`insert into jury_photo (round_id, number, image_id, type_code)
    select ${id}::int, (select coalesce(max(number), 0) from jury_photo where round_id = ${id}::int)
        + row_number() over (order by random()), image.id, image.type_code
      from ${missingPhotos} and jury_round.id = ${id}::int`.execute(tx);
  await tx
    .updateTable('jury_round')
    .set({ photos_fixed_at: now })
    .where('id', '=', id)
    .where('photos_fixed_at', 'is', null)
    .execute();
}

/** Each judge has an order of the own, by lot within each category; what comes later stands behind it. */
async function addTasks(tx: Db, id: number): Promise<void> {
  await sql`insert into jury_task (round_id, seat, place, number)
    select ${id}::int, jury_panel.seat,
        (select coalesce(max(place), 0) from jury_task where round_id = ${id}::int and jury_task.seat = jury_panel.seat)
          + row_number() over (partition by jury_panel.seat order by jury_photo.type_code, random()), jury_photo.number
      from ${missingTasks} and jury_panel.round_id = ${id}::int`.execute(tx);
}

/** Gives a round that is held the photos and tasks that it is to have and has not yet. */
export async function fixPhotos(tx: Db, id: number, now: Date): Promise<void> {
  await addPhotos(tx, id, now);
  await addTasks(tx, id);
}

/**
 * Fixes the photos of a round once it has opened, adds those that were approved since, and puts them before the judges. Done where the
 * round is read, under its lock and by one transaction: once, by whichever instance, and after a kill anew. A round that has closed
 * gets nothing more.
 */
export async function bringUpToDate(db: Db, round: RoundRecord, now: Date): Promise<boolean> {
  const { id } = round;
  const stage = stageOf(round, now);
  if (stage === 'PLANNED' || (hasClosed(round, now) && round.photos_fixed_at)) return false;
  if (round.photos_fixed_at && !(await isBehind(db, { id }))[0]?.behind) return false;
  await db.transaction().execute(async (tx) => {
    const held = await lockRound(tx, id);
    if (held) await fixPhotos(tx, id, now);
  });
  return true;
}
