import { sql } from 'kysely';
import type { OpenedDatabase } from './engines.ts';

export type Db = OpenedDatabase['db'];

/** Executes a statement without parameters. */
export const run = (db: Db, statement: string) => sql.raw(statement).execute(db);

/** Whether the schema has a column that later versions added: data is also filled for an earlier version. */
export async function hasColumn(db: Db, table: string, column: string): Promise<boolean> {
  const { rows } = await sql`select from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and column_name = ${column}`.execute(db);
  return rows.length > 0;
}

/** Number of a ballot from any text that is its own in the competition. */
export const ballotNumber = (text: string) => `decode(left(md5(${text}::text), 24), 'hex')`;

interface NewBallots {
  /** Relation with image_id, voter_key, point and cast_at. */
  from: string;
  /** Expressions over its rows, where they are not the columns of these names. */
  point?: string;
  castAt?: string;
  number: string;
  replaces?: string;
}

/** Appends ballots of competition 1. @param numbered whether ballots have numbers in this version of the schema */
export async function insertBallots(db: Db, numbered: boolean, ballots: NewBallots): Promise<void> {
  const { from, point = 'point', castAt = 'cast_at', number, replaces = 'null' } = ballots;
  const plain = `select image_id, voter_key, (${point})::int as point, ${castAt} as cast_at`;
  await run(
    db,
    numbered
      ? `insert into ballot (image_id, voter_key, point, cast_at, competition_id, number, replaces, commitment)
        select image_id, voter_key, point, cast_at, 1, number, replaces,
          count_commitment(1, number, image_id, point, replaces)
        from (${plain}, ${number} as number, ${replaces}::bytea as replaces from ${from}) numbered`
      : `insert into ballot (image_id, voter_key, point, cast_at) ${plain} from ${from}`,
  );
}

/** Inserts the votes that these ballots stand for. */
export async function insertVotes(db: Db, numbered: boolean, from: string, number: string): Promise<void> {
  await run(
    db,
    numbered
      ? `insert into vote (image_id, voter_key, point, updated_at, number)
        select image_id, voter_key, point, cast_at, ${number} from ${from}`
      : `insert into vote (image_id, voter_key, point, updated_at) select image_id, voter_key, point, cast_at from ${from}`,
  );
}
