import { sql } from 'kysely';
import type { Logger } from '../log.ts';
import type { Db } from './database.ts';

/** Milliseconds between two checks. */
const pauseMs = 10 * 60_000;
/** Bytes of write-ahead log since the last round that make another one necessary: some hundred votes. */
const enoughWritten = 1024 * 1024;

/** Work that goes on until it is stopped. */
export interface Upkeep {
  /** Stops it; resolves when the table that is being processed is done. */
  stop(): Promise<void>;
}

/** Names of tables with rows; `unknown`: only those without planner statistics. */
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
 * Runs VACUUM and ANALYZE on the embedded engine, which has no autovacuum: without statistics the planner reads whole tables for
 * one page, and dead rows are never removed. Begins with tables that were never analyzed.
 */
export function startUpkeep(db: Db, log: Logger): Upkeep {
  let stopped = false;
  let seen = Number.NaN;
  const round = async () => {
    try {
      const first = Number.isNaN(seen);
      if (!first && (await written(db)) - seen < enoughWritten) return;
      // One table at a time, so that requests are answered in between.
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
