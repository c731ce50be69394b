/** Statements are parsed and planned once per connection, on both engines. */
import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLog } from '../log.ts';
import { engine } from '../../testing/engines.ts';
import { built } from '../../maintenance/testing/built.ts';
import { isDatabaseUnavailable } from './unavailable.ts';
import type { Database } from './database.ts';
import { StatementNames } from './preparedStatements.ts';

describe('names of statements', () => {
  test('are the same for the same text, and others for others', () => {
    const names = new StatementNames();
    expect(names.nameOf('select 1')).toBe(names.nameOf('select 1'));
    expect(names.nameOf('select 1')).not.toBe(names.nameOf('select 2'));
    expect(names.nameOf('select 1')?.length).toBeLessThan(64);
  });

  test('are given to a thousand texts at most; those that have one keep it', () => {
    const names = new StatementNames();
    const first = names.nameOf('select 0');
    for (let i = 1; i < 1000; i++) expect(names.nameOf(`select ${i}`)).toBeDefined();
    expect(names.nameOf('select 1000')).toBeUndefined();
    expect(names.nameOf('select 0')).toBe(first);
  });

  test('are not wasted on definitions', () => {
    expect(new StatementNames().nameOf('create table entry (id int)')).toBeUndefined();
  });
});

describe('prepared statements', () => {
  let folder: string;
  let database: Database;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-prepared-'));
    const place = await engine.create('empty');
    drop = place.drop;
    const { connectDatabase } = await built('platform/database/database');
    const settings = { DATA_DIR: folder, DATABASE_URL: place.url, DATABASE_CONNECTIONS: 1 };
    database = await connectDatabase(settings, createLog('silent'));
    await sql`create table entry (id int primary key, title text not null)`.execute(database.db);
  }, 120_000);
  afterAll(async () => {
    await database.close();
    await drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const plans = async () => {
    const { rows } = await sql<{ made: number; custom: number; prepared: number }>`
      select sum(generic_plans)::int as runs, sum(custom_plans)::int as custom, count(*)::int as prepared
      from pg_prepared_statements where statement like 'select title%'`.execute(database.db);
    return rows[0];
  };
  const read = (id: number) => sql`select title from entry where id = ${id}`.execute(database.db);

  test('a statement that is run again is neither parsed nor planned again', async () => {
    await read(1);
    expect(await plans()).toEqual({ runs: 1, custom: 0, prepared: 1 });
    await read(2);
    await read(3);
    expect(await plans()).toEqual({ runs: 3, custom: 0, prepared: 1 });
  });

  test('a transaction that fails leaves a connection that works, with what it had prepared', async () => {
    const failing = database.db.transaction().execute(async (tx) => {
      await sql`insert into entry values (1, 'a')`.execute(tx);
      await sql`insert into entry values (1, 'b')`.execute(tx);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505', constraint: 'entry_pkey' });
    expect((await read(1)).rows).toEqual([]);
  });

  test('a table that was altered under a prepared statement costs one failure, then another connection serves', async () => {
    const all = () => sql`select * from entry where id = 7`.execute(database.db);
    await all();
    await sql`alter table entry add column place text`.execute(database.db);
    const failure: unknown = await all().catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: '0A000' });
    expect(isDatabaseUnavailable(failure)).toBe(true);
    await sql`insert into entry values (7, 'title', 'place')`.execute(database.db);
    expect((await all()).rows).toEqual([{ id: 7, title: 'title', place: 'place' }]);
  });
});
