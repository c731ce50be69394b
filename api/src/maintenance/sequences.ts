import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { sequencesOf } from './catalog.ts';

/** Where a sequence stands. */
export interface SequenceState {
  name: string;
  /** 64 bits as text. */
  value: string;
  /** Whether `value` has been given out. */
  called: boolean;
}

/** Where every sequence stands: not before the rows of a snapshot that was taken earlier. */
export async function readSequences(view: Db): Promise<SequenceState[]> {
  const states: SequenceState[] = [];
  for (const name of await sequencesOf(view)) {
    const { rows } = await sql<Omit<SequenceState, 'name'>>`
      select last_value::text as value, is_called as called from ${sql.id(name)}`.execute(view);
    states.push(...rows.map((row) => ({ name, ...row })));
  }
  return states;
}

export async function writeSequences(tx: Db, states: SequenceState[]): Promise<void> {
  for (const { name, value, called } of states)
    await sql`select setval(quote_ident(${name}::text)::regclass, ${value}::text::bigint, ${called})`.execute(tx);
}
