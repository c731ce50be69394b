/** Migrations under an instance of the version before, which goes on writing (docs/operations.md, "Updates"). */
import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { built } from '../../maintenance/testing/built.ts';
import { engine } from '../../testing/engines.ts';
import { until } from '../../testing/service.ts';
import { createLog } from '../log.ts';
import type { Database } from './database.ts';

let folder: string;
let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-migrate-'));
  const place = await engine.create('empty');
  drop = place.drop;
  const { connectDatabase } = await built('platform/database/database');
  database = await connectDatabase(
    { DATA_DIR: folder, DATABASE_URL: place.url, DATABASE_CONNECTIONS: 5, DATABASE_STATEMENT_TIMEOUT_MS: 0 },
    createLog('silent'),
  );
}, 120_000);
afterAll(async () => {
  await database.close();
  await drop();
  rmSync(folder, { recursive: true, force: true });
});

test('a transaction that needs one table more than it has locked does not fail, and the migrations follow', async () => {
  const { db } = database;
  const { migrate, migrateTo, migrationNames } = await built('platform/database/migrate');
  await migrateTo(db, '0056_devices');
  let migrating: Promise<void> | undefined;
  await db.transaction().execute(async (tx) => {
    // The program makes triggers on `mail`, after the migrations have changed `competition`.
    await sql`lock table mail in row exclusive mode`.execute(tx);
    migrating = migrate(db);
    await until('the migrations wait', async () => {
      const { rows } = await sql`select from pg_locks where not granted and relation is not null`.execute(db);
      return rows.length > 0;
    });
    await sql`lock table competition in row exclusive mode`.execute(tx);
  });
  await migrating;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  expect(rows.map(({ name }) => name)).toEqual(migrationNames);
}, 120_000);
