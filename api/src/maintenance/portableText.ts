import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** What decides how PostgreSQL writes values as text: the same on every server, nothing rounded. */
const settings = {
  datestyle: 'ISO, YMD',
  timezone: 'UTC',
  intervalstyle: 'postgres',
  extra_float_digits: '1',
  bytea_output: 'hex',
  lc_monetary: 'C',
  // What a person has started may take its time.
  statement_timeout: '0',
};

/** Makes text the portable form of every value until the end of the transaction. */
export async function writePortableText(tx: Db): Promise<void> {
  for (const [name, value] of Object.entries(settings))
    await sql`select set_config(${name}, ${value}, true)`.execute(tx);
}
