import { entryKind } from '@photo-competition/schema/count/encoding';
import { formatRecords, type LogRecord, type PlacedRecord } from '@photo-competition/schema/count/records';
import { encodeRollFile } from '@photo-competition/schema/count/rollFile';
import type { Db } from '../database/database.ts';

/** The records of a log among its first entries, by position. */
export async function recordsOf(db: Db, competitionId: number, size: number): Promise<PlacedRecord[]> {
  const rows = await db
    .selectFrom('count_entry')
    .select(['position', 'body'])
    .where('competition_id', '=', competitionId)
    .where('kind', '=', entryKind.record)
    .where('position', '<', size)
    .orderBy('position')
    .execute();
  return rows.map(({ position, body }) => ({ position, text: body.toString('utf8') }));
}

/** What a record says. */
export const readRecord = ({ text }: PlacedRecord): LogRecord => JSON.parse(text) as LogRecord;

/** `records.jsonl` of a log of some size. */
export const recordsFile = async (db: Db, competitionId: number, size: number): Promise<string> =>
  formatRecords(await recordsOf(db, competitionId, size));

/** The roll of a closed log, by rising id. */
export async function rollOf(db: Db, competitionId: number) {
  const rows = await db
    .selectFrom('count_roll')
    .select(['roll_id', 'cast_ballots', 'standing', 'voter_key'])
    .where('competition_id', '=', competitionId)
    .orderBy('roll_id')
    .execute();
  return rows.map(({ roll_id: id, cast_ballots: cast, standing, voter_key: voterKey }) => ({
    ...{ id, cast, standing, voterKey },
  }));
}

/** `roll.bin` of a closed log. */
export const rollFile = async (db: Db, competitionId: number): Promise<Buffer> =>
  Buffer.from(encodeRollFile(await rollOf(db, competitionId)));

/** `count.bin`; undefined before it is published. */
export const ballotsFile = async (db: Db, competitionId: number): Promise<Buffer | undefined> =>
  (await db.selectFrom('count_file').select('ballots').where('competition_id', '=', competitionId).executeTakeFirst())
    ?.ballots;

/** A version of the result; undefined when there is none. */
export const resultFile = async (db: Db, competitionId: number, version: number): Promise<string | undefined> =>
  (
    await db
      .selectFrom('count_result')
      .select('file')
      .where('competition_id', '=', competitionId)
      .where('version', '=', version)
      .executeTakeFirst()
  )?.file;

/** Heads, the oldest first. */
export const headsOf = (db: Db, competitionId: number) =>
  db.selectFrom('count_head').selectAll().where('competition_id', '=', competitionId).orderBy('size').execute();
