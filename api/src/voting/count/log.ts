import { bundleEntry, entryKind, leafHash, recordEntry } from '@photo-competition/count/encoding';
import { formatCheckpoint } from '@photo-competition/count/note';
import { canonicalJson, type LogRecord } from '@photo-competition/count/records';
import { MerkleTree } from '@photo-competition/count/tree';
import { sql, type Selectable, type Updateable } from 'kysely';
import type { CountLogTable } from '../../platform/database/countTables.ts';
import type { Db } from '../../platform/database/database.ts';
import type { BallotRun } from './ballots.ts';
import { sha256, type CountSigner } from './signer.ts';

/** The row of a log. */
export type CountLog = Selectable<CountLogTable>;

/** An entry that is to be appended, as its table holds it. */
export interface NewEntry {
  kind: number;
  body: Uint8Array;
  leafHash: Uint8Array;
  /** Of ballots: the number of the first one. */
  firstNumber?: Uint8Array;
  /** Of the record that ends a batch: id of its last ballot. */
  lastBallot?: number;
}

/** Entries written by one statement: a bundle has 8 kB. */
const writtenAtOnce = 100;

/** A record of a log without what each one says. */
type Said<T> = T extends LogRecord ? Omit<T, 'competition' | 'at'> : never;

/** A record as an entry. @param at when it is written */
export function newRecord(competition: number, at: Date, record: Said<LogRecord>): NewEntry {
  const entry = recordEntry(canonicalJson({ competition, at: at.toISOString(), ...record }));
  return { kind: entryKind.record, body: entry.subarray(1), leafHash: leafHash(sha256, entry) };
}

/** A run of ballots as an entry. */
export function newBundle({ firstNumber, commitments }: BallotRun): NewEntry {
  const entry = bundleEntry(commitments);
  return { kind: entryKind.ballots, body: commitments, leafHash: leafHash(sha256, entry), firstNumber };
}

/** The tree over a log. */
export async function treeOf(db: Db, competitionId: number): Promise<MerkleTree> {
  const rows = await db
    .selectFrom('count_entry')
    .select('leaf_hash')
    .where('competition_id', '=', competitionId)
    .orderBy('position')
    .execute();
  return new MerkleTree(
    sha256,
    rows.map(({ leaf_hash }) => leaf_hash),
  );
}

const buffer = (bytes: Uint8Array | undefined): Buffer | null => (bytes ? Buffer.from(bytes) : null);

async function writeEntries(tx: Db, competitionId: number, from: number, entries: readonly NewEntry[]): Promise<void> {
  for (let at = 0; at < entries.length; at += writtenAtOnce) {
    const part = entries.slice(at, at + writtenAtOnce);
    await sql`insert into count_entry (competition_id, position, kind, body, leaf_hash, first_number, last_ballot)
      select ${competitionId}::int, ${from + at}::int + n::int - 1, kind, body, leaf_hash, first_number, last_ballot
      from unnest(${part.map(({ kind }) => kind)}::smallint[], ${part.map(({ body }) => buffer(body))}::bytea[],
        ${part.map((entry) => buffer(entry.leafHash))}::bytea[], ${part.map(({ firstNumber }) => buffer(firstNumber))}::bytea[],
        ${part.map(({ lastBallot }) => lastBallot ?? null)}::bigint[])
        with ordinality as entry (kind, body, leaf_hash, first_number, last_ballot, n)`.execute(tx);
  }
}

/** The entries to append, and the columns of the log to set with them. */
export interface Appended {
  entries: readonly NewEntry[];
  set?: Omit<Updateable<CountLogTable>, 'competition_id' | 'size' | 'public_key'>;
}

/** Signs and keeps the head of a log that has just grown. */
export async function writeHead(
  tx: Db,
  signer: CountSigner,
  { competition_id, ballots, voters }: Pick<CountLog, 'competition_id' | 'ballots' | 'voters'>,
  at: Date,
): Promise<void> {
  const tree = await treeOf(tx, competition_id);
  const { size } = tree;
  const root = tree.root();
  const note = signer.note(competition_id, formatCheckpoint({ origin: signer.origin(competition_id), size, root }));
  await tx
    .insertInto('count_head')
    .values({ competition_id, size, root: Buffer.from(root), note, at, ballots, voters })
    .execute();
}

/** Writes the first entry and the row of a log. */
export async function beginLog(
  tx: Db,
  signer: CountSigner,
  log: Pick<CountLog, 'competition_id' | 'revision' | 'batch_at'> & { rules: string },
  first: NewEntry,
): Promise<void> {
  await tx
    .insertInto('count_log')
    .values({ ...log, size: 1, public_key: signer.publicKey })
    .execute();
  await writeEntries(tx, log.competition_id, 0, [first]);
  await writeHead(tx, signer, { competition_id: log.competition_id, ballots: 0, voters: 0 }, log.batch_at);
}

/**
 * Appends entries to a log and signs its head, all or nothing; a key that has taken the place of the last one is told first.
 * @param log as it was read; nothing is appended when it has grown or was sealed since, so that two processes never do the same
 * @param also is written in the same transaction, with the position of the first of the entries
 * @returns whether they were appended
 */
export async function append(
  db: Db,
  signer: CountSigner,
  log: CountLog,
  { entries, set = {} }: Appended,
  at: Date,
  also: (tx: Db, position: number) => Promise<void> = () => Promise.resolve(),
): Promise<boolean> {
  const { competition_id, size, sealed_at } = log;
  return db.transaction().execute(async (tx) => {
    const now = await tx
      .selectFrom('count_log')
      .selectAll()
      .where('competition_id', '=', competition_id)
      .forUpdate()
      .executeTakeFirst();
    if (now?.size !== size || now.sealed_at?.getTime() !== sealed_at?.getTime()) return false;
    const key = signer.publicKey.toString('base64');
    const rotated = now.public_key.equals(signer.publicKey)
      ? []
      : [newRecord(competition_id, at, { type: 'key', key })];
    await writeEntries(tx, competition_id, size, [...rotated, ...entries]);
    await tx
      .updateTable('count_log')
      .set({ ...set, size: size + rotated.length + entries.length, public_key: signer.publicKey })
      .where('competition_id', '=', competition_id)
      .execute();
    const { ballots = now.ballots, voters = now.voters } = set;
    await writeHead(tx, signer, { competition_id, ballots: ballots as number, voters: voters as number }, at);
    await also(tx, size + rotated.length);
    return true;
  });
}
