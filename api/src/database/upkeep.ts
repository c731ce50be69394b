import { sql } from 'kysely';
import type { Logger } from '../log.ts';
import type { Db } from './database.ts';

/** Milliseconds between looks at whether there is something to do. */
const pauseMs = 10 * 60_000;
/** Bytes of write-ahead log that make a look worth its while: some hundred votes. */
const enoughWritten = 1024 * 1024;

/** Work that goes on until it is stopped. */
export interface Upkeep {
  /** Ends it; a table that is being looked after is finished first. */
  stop(): Promise<void>;
}

/** Tables that hold something; `unknown` alone are those that the planner knows nothing of. */
async function tableNames(db: Db, which: 'all' | 'unknown'): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and pg_relation_size(oid) > 0
      and (${which === 'all'} or reltuples < 0) order by relname`.execute(db);
  return rows.map(({ name }) => name);
}

/** Bytes that the database has written since it was made. */
async function written(db: Db): Promise<number> {
  const { rows } = await sql<{
    bytes: number;
  }>`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as bytes`.execute(db);
  return Number(rows[0]?.bytes);
}

/**
 * What a server's autovacuum does, which the embedded engine lacks: without statistics the planner reads whole tables for
 * one page, and rows that nobody sees any more are never cleared away. Begins with what has never been looked after.
 */
export function startUpkeep(db: Db, log: Logger): Upkeep {
  let stopped = false;
  let seen = Number.NaN;
  const round = async () => {
    try {
      const first = Number.isNaN(seen);
      if (!first && (await written(db)) - seen < enoughWritten) return;
      // One after the other: requests are answered in between.
      for (const name of await tableNames(db, first ? 'unknown' : 'all'))
        if (!stopped) await sql`vacuum (analyze) ${sql.table(name)}`.execute(db);
      seen = await written(db);
    } catch (error) {
      log.error({ err: error }, 'the upkeep of the embedded database failed');
    }
  };
  let working = round();
  const timer = setInterval(() => {
    working = working.then(round);
  }, pauseMs).unref();
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await working;
    },
  };
}
