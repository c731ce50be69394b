import { sql } from 'kysely';
import type { OpenedDatabase } from './engines.ts';

export type Db = OpenedDatabase['db'];

/** Executes a statement without parameters. */
export const run = (db: Db, statement: string) => sql.raw(statement).execute(db);

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

/** Appends ballots of competition 1. */
export async function insertBallots(db: Db, ballots: NewBallots): Promise<void> {
  const { from, point = 'point', castAt = 'cast_at', number, replaces = 'null' } = ballots;
  await run(
    db,
    `insert into ballot (image_id, voter_key, point, cast_at, competition_id, number, replaces, commitment)
      select image_id, voter_key, point, cast_at, 1, number, replaces,
        count_commitment(1, number, image_id, point, replaces)
      from (select image_id, voter_key, (${point})::int as point, ${castAt} as cast_at, ${number} as number,
          ${replaces}::bytea as replaces from ${from}) numbered`,
  );
}

/** Inserts the votes that these ballots stand for. */
export async function insertVotes(db: Db, from: string, number: string): Promise<void> {
  await run(
    db,
    `insert into vote (image_id, voter_key, point, updated_at, number)
      select image_id, voter_key, point, cast_at, ${number} from ${from}`,
  );
}
