import type { components } from '@photo-competition/schema/rest';
import { sql } from 'kysely';
import { showsSeats } from '../../../competitions/judges.ts';
import type { Db } from '../../../platform/database/database.ts';
import { statement } from '../../../platform/database/statement.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { SentImage } from '../../../photos/images/bytes.ts';
import { counted, roundSource, type RoundRecord } from '../rounds/repository.ts';

type Schemas = components['schemas'];

/** A round with its judge. */
export interface DeskRecord extends RoundRecord {
  seat: number;
  finished_at: Date | null;
  last_at: Date | null;
}

const { columns, source } = roundSource;

const deskColumns = sql`${columns}, jury_panel.seat, finished_at, last_at`;

/** Rounds that an account judges. */
const judged = sql`${source}
  join jury_panel on jury_panel.round_id = jury_round.id
  join jury_seat on jury_seat.competition_id = jury_round.competition_id and jury_seat.seat = jury_panel.seat`;
const whose = (accountId: number) => sql`jury_seat.account_id = ${accountId}::int and jury_seat.state = 'ACCEPTED'
  and jury_panel.withdrawn_at is null and ${showsSeats}`;

const desk = statement<{ round: number; accountId: number }, DeskRecord>(
  (_, { round, accountId }) => sql<DeskRecord>`select ${deskColumns} from ${judged}
    where jury_round.id = ${round}::int and ${whose(accountId)}`,
);

/** A round with its judge; none for an account that does not judge it, by one statement, whatever the reason. */
export const findDesk = async (db: Db, round: number, accountId: number): Promise<DeskRecord | undefined> =>
  (await desk(db, { round, accountId }))[0];

const desks = statement<{ accountId: number }, DeskRecord>(
  (_, { accountId }) => sql<DeskRecord>`select ${deskColumns} from ${judged}
    where ${whose(accountId)} order by jury_round.competition_id, position, jury_round.id`,
);

/** The rounds that an account judges, in any competition. */
export const findDesks = (db: Db, accountId: number): Promise<DeskRecord[]> => desks(db, { accountId });

/** How far a judge is. */
export interface Progress {
  tasks: number;
  marked: number;
  withdrawn: number;
  /** Marks with each point that was given. */
  points: { point: number; marks: number }[];
}

const progress = statement<{ round: number; seat: number }, Progress>(
  (_, { round, seat }) => sql<Progress>`select task.tasks, task.marked, task.withdrawn,
      (select coalesce(json_agg(given), '[]') from (select point, count(*)::int as marks
        from jury_task join jury_photo using (round_id, number) join image on image.id = jury_photo.image_id
        where jury_task.round_id = ${round}::int and seat = ${seat}::smallint and not closed and moderation = 'APPROVED'
          and point is not null and withdrawn is null group by point) given) as points
    from jury_panel ${counted}
    where jury_panel.round_id = ${round}::int and jury_panel.seat = ${seat}::smallint`,
);

/** Nothing stands before a judge before the round opens. */
export const noProgress: Progress = { tasks: 0, marked: 0, withdrawn: 0, points: [] };

export const findProgress = async (db: Db, { id, seat }: Pick<DeskRecord, 'id' | 'seat'>): Promise<Progress> =>
  (await progress(db, { round: id, seat }))[0] ?? noProgress;

/** A photo before a judge. */
export interface TaskRecord {
  place: number;
  number: number;
  type_code: string;
  title: string;
  width: number;
  height: number;
  thumbhash: string;
  point: number | null;
  star: boolean;
  withdrawn: Schemas['WithdrawalReason'] | null;
  remark: string | null;
  /** Whether the judge has reported it to the moderators. */
  reported: boolean;
  image_id: number;
}

const taskColumns = sql`place, jury_task.number, jury_photo.type_code, image.title, width, height, thumbhash, point, star,
  withdrawn, remark, image_id, exists (select from jury_report where jury_report.round_id = jury_task.round_id
    and jury_report.seat = jury_task.seat and jury_report.image_id = jury_photo.image_id) as reported`;
const taskSource = sql`jury_task join jury_photo using (round_id, number) join image on image.id = jury_photo.image_id`;

/** Whether a photo is in a list. */
const lists: Record<Schemas['JuryPhotoList'], ReturnType<typeof sql>> = {
  OPEN: sql`point is null and withdrawn is null`,
  MARKED: sql`point is not null and withdrawn is null`,
  STARRED: sql`star`,
  WITHDRAWN: sql`withdrawn is not null`,
  ALL: sql`true`,
};

/** Which photos, and which part of them. */
export interface TaskWindow {
  list: Schemas['JuryPhotoList'];
  type: string | null;
  after: number | null;
  before: number | null;
  backwards: boolean;
  limit: number;
}

/** The photos of a part of a list, in the judge's order. */
export async function findTasks(
  db: Db,
  { id, seat }: Pick<DeskRecord, 'id' | 'seat'>,
  { list, type, after, before, backwards, limit }: TaskWindow,
): Promise<TaskRecord[]> {
  const order = backwards ? sql`desc` : sql`asc`;
  const { rows } = await sql<TaskRecord>`select ${taskColumns} from ${taskSource}
    where jury_task.round_id = ${id}::int and seat = ${seat}::smallint and not closed and moderation = 'APPROVED' and ${lists[list]}
      and (${type}::text is null or jury_photo.type_code = ${type}::text)
      and (${after}::int is null or place > ${after}::int) and (${before}::int is null or place < ${before}::int)
    order by place ${order} limit ${limit}::int`.execute(db);
  return backwards ? rows.reverse() : rows;
}

/** How many photos a list has. */
export async function countTasks(
  db: Db,
  { id, seat }: Pick<DeskRecord, 'id' | 'seat'>,
  { list, type }: Pick<TaskWindow, 'list' | 'type'>,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${taskSource}
    where jury_task.round_id = ${id}::int and seat = ${seat}::smallint and not closed and moderation = 'APPROVED' and ${lists[list]}
      and (${type}::text is null or jury_photo.type_code = ${type}::text)`.execute(db);
  return rows[0]?.n ?? 0;
}

/** A photo before a judge; undefined where there is none, or a hidden one. @param locked whether it is to be changed */
export async function findTask(
  db: Db,
  { id, seat }: Pick<DeskRecord, 'id' | 'seat'>,
  number: number,
  locked = false,
): Promise<TaskRecord | undefined> {
  const { rows } = await sql<TaskRecord>`select ${taskColumns} from ${taskSource}
    where jury_task.round_id = ${id}::int and seat = ${seat}::smallint and not closed and moderation = 'APPROVED'
      and jury_task.number = ${number}::int ${locked ? sql`for update of jury_task` : sql``}`.execute(db);
  return rows[0];
}

/** Has a judge report a photo; what the same judge has reported of it before is written over, and waits anew. */
export async function writeReport(
  tx: Db,
  { id, seat }: Pick<DeskRecord, 'id' | 'seat'>,
  image: number,
  { text, now }: { text: string; now: Date },
): Promise<void> {
  const set = { text, created_at: now, handled_at: null };
  await tx
    .insertInto('jury_report')
    .values({ image_id: image, round_id: id, seat, ...set })
    .onConflict((conflict) => conflict.columns(['round_id', 'seat', 'image_id']).doUpdateSet(set))
    .execute();
}

/** Whether a photo of a round is a voter's own. */
export async function isOwnPhoto(db: Db, round: number, number: number, voterKey: string): Promise<boolean> {
  const { rows } = await sql`select from jury_photo join image on image.id = image_id
    where round_id = ${round}::int and number = ${number}::int and voter_key = ${voterKey}::uuid`.execute(db);
  return rows.length > 0;
}

/** Notes that a judge was at the desk, to the minute. */
export async function noteSeen(db: Db, { id, seat }: Pick<DeskRecord, 'id' | 'seat'>, now: Date): Promise<void> {
  const query = db.updateTable('jury_panel').set({ last_at: now }).where('round_id', '=', id);
  await query.where('seat', '=', seat).execute();
}

/** The picture of a photo. Its image's version would name the image: the photo's name in the round stands for it. */
export async function findPicture(db: Db, round: number, { number, image_id }: TaskRecord): Promise<SentImage> {
  const row = await db
    .selectFrom('image')
    .select(['title', 'derivatives', 'original_key', 'original_bytes', 'original_content_type', 'original_format'])
    .where('id', '=', image_id)
    .executeTakeFirst();
  if (!row) throw new Problem('NOT_FOUND');
  return { ...row, version: `${round}-${number}` };
}
