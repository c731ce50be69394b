import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { lockRound } from './repository.ts';

/** A, B, … Z, AA: the letter of a number from 1 on. */
export function letterOf(n: number): string {
  const rest = Math.floor((n - 1) / 26);
  return (rest > 0 ? letterOf(rest) : '') + String.fromCharCode(65 + ((n - 1) % 26));
}

/** Seats of a round whose marks count and that have no letter yet. */
const without = (round: number) => sql`jury_panel where round_id = ${round}::int and letter is null and not left_out`;

/** Draws the letters of a round that has closed, unless that was done: once, by whichever instance. */
export async function drawLetters(db: Db, round: number): Promise<void> {
  const { rows } = await sql`select from ${without(round)} limit 1`.execute(db);
  if (!rows.length) return;
  await db.transaction().execute(async (tx) => {
    await lockRound(tx, round);
    await sql`update jury_panel set letter = drawn.letter
      from (select seat, (select coalesce(max(letter), 0) from jury_panel where round_id = ${round}::int)
          + row_number() over (order by random()) as letter from ${without(round)}) drawn
      where round_id = ${round}::int and jury_panel.seat = drawn.seat`.execute(tx);
  });
}
