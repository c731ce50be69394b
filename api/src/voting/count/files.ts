import { entryKind } from '@photo-competition/count/encoding';
import { formatRecords, type LogRecord, type PlacedRecord } from '@photo-competition/count/records';
import { encodeRollFile } from '@photo-competition/count/rollFile';
import type { Db } from '../../platform/database/database.ts';

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

/** The content of a record. */
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
    id,
    cast,
    standing,
    voterKey,
  }));
}

/** `roll.bin` of a closed log. */
export const rollFile = async (db: Db, competitionId: number): Promise<Buffer> =>
  Buffer.from(encodeRollFile(await rollOf(db, competitionId)));

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

/** A head with what others say of it. */
export interface FoundHead {
  size: number;
  root: Buffer;
  /** The note as the service has signed it: this never changes. */
  signed: string;
  /** The same with the cosignature of a witness, once there is one. */
  note: string;
  at: Date;
  ballots: number;
  voters: number;
  /** By whom it is cosigned, and when; null before. */
  cosigned: { witness: string; at: Date } | null;
  /** Its time stamp, and of when that is; null before. */
  stamp: { answer: Buffer; at: Date } | null;
}

/** Heads, the oldest first. */
export async function headsOf(db: Db, competitionId: number): Promise<FoundHead[]> {
  const heads = db.selectFrom('count_head').selectAll().where('competition_id', '=', competitionId).orderBy('size');
  const rows = await db
    .selectFrom('count_attestation')
    .select(['size', 'kind', 'content', 'at', 'witness'])
    .where('competition_id', '=', competitionId)
    .where('content', 'is not', null)
    .execute();
  return (await heads.execute()).map(({ size, root, note: signed, at, ballots, voters }) => {
    const [cosignature, token] = (['WITNESS', 'TIMESTAMP'] as const).map((kind) =>
      rows.find((row) => row.size === size && row.kind === kind),
    );
    const { content: line = null, witness = null, at: cosignedAt = null } = cosignature ?? {};
    const { content: answer = null, at: stampedAt = null } = token ?? {};
    return {
      size,
      root,
      signed,
      at,
      ballots,
      voters,
      note: line ? `${signed}${line.toString('utf8')}` : signed,
      cosigned: witness !== null && cosignedAt ? { witness, at: cosignedAt } : null,
      stamp: answer && stampedAt ? { answer, at: stampedAt } : null,
    };
  });
}
