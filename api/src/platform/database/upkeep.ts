import { sql } from 'kysely';
import type { Logger } from '../log.ts';
import { startJob, type Job } from '../jobs/job.ts';
import type { Db } from './database.ts';

/** Milliseconds between two checks. */
const pauseMs = 10 * 60_000;
/** Bytes of write-ahead log since the last round that make another one necessary: some hundred votes. */
const enoughWritten = 1024 * 1024;

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
export function startUpkeep(db: Db, log: Logger): Job {
  let seen = Number.NaN;
  async function run(signal: AbortSignal): Promise<void> {
    const first = Number.isNaN(seen);
    if (!first && (await written(db)) - seen < enoughWritten) return;
    // One table at a time, so that requests are answered in between.
    for (const name of await tableNames(db, first ? 'unknown' : 'all'))
      if (!signal.aborted) await sql`vacuum (analyze) ${sql.table(name)}`.execute(db);
    seen = await written(db);
  }
  return startJob({ name: 'upkeep of the embedded database', everyMs: pauseMs, run, log });
}
