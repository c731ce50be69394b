import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';

/** Session settings for the text form of values: equal on every server, without rounding. */
const settings = {
  datestyle: 'ISO, YMD',
  timezone: 'UTC',
  intervalstyle: 'postgres',
  extra_float_digits: '1',
  bytea_output: 'hex',
  lc_monetary: 'C',
  // Commands of a person have no statement timeout.
  statement_timeout: '0',
};

/** Makes text the portable form of every value until the end of the transaction. */
export async function writePortableText(tx: Db): Promise<void> {
  for (const [name, value] of Object.entries(settings))
    await sql`select set_config(${name}, ${value}, true)`.execute(tx);
}
