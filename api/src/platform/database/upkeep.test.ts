import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLog } from '../log.ts';
import { until } from '../../testing/service.ts';
import type * as source from './database.ts';
import { startUpkeep } from './upkeep.ts';

/** As built: the embedded engine runs in a thread of its own, whose program is a built file. */
const built = new URL('../../../dist/platform/database/database.js', import.meta.url).href;

describe('upkeep of the embedded database', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-upkeep-'));
  let database: source.Database;
  beforeAll(async () => {
    const { openDatabase } = (await import(built)) as typeof source;
    database = await openDatabase({ DATA_DIR: folder, DATABASE_CONNECTIONS: 2 }, createLog('silent'));
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** What the planner knows of a table: -1 rows is nothing at all. */
  const known = async () => {
    const { rows } = await sql<{ tuples: number; visible: boolean }>`
      select reltuples::int as tuples, relallvisible > 0 as visible from pg_class where relname = 'setting'`.execute(
      database.db,
    );
    return rows[0];
  };

  test('the planner learns what a table holds, and what nobody sees any more is cleared away', async () => {
    const { db } = database;
    await sql`insert into setting (key, value) select 'key ' || n, '0' from generate_series(1, 5000) n`.execute(db);
    await sql`delete from setting where key > 'key 2'`.execute(db);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from setting`.execute(db);
    expect(await known()).toEqual({ tuples: -1, visible: false });
    const upkeep = startUpkeep(db, createLog('silent'));
    await until('the statistics', async () => (await known())?.tuples !== -1);
    await upkeep.stop();
    expect(await known()).toEqual({ tuples: rows[0]?.n, visible: true });
  });
});
