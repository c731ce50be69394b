import { sql } from 'kysely';
import { run, type Db } from './ballots.ts';

/**
 * Counts people (triggers are off while data are loaded). Then vacuums
 * and analyzes, as autovacuum would in time: not the tables
 * that have no rows, of which the planner would learn that looking through all of them costs nothing. The write-ahead log is
 * flushed first, and with every commit from then on: data are loaded with asynchronous commits, and VACUUM marks no page as
 * visible to all while a commit of its rows, or one of about the same time, is not on disk.
 */
export async function settle(db: Db): Promise<void> {
  await run(db, 'set synchronous_commit = on');
  await run(db, 'select count_audiences()');
  await run(db, 'checkpoint');
  const { rows } = await sql<{ name: string }>`select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and pg_relation_size(oid) > 0`.execute(db);
  for (const { name } of rows) await run(db, `vacuum (analyze) ${name}`);
}
