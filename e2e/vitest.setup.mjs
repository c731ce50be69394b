// @ts-check
import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from '../scripts/workspace.mjs';

/** A module of the service as built. @param {string} file */
const built = (file) => import(new URL(`../api/dist/${file}.js`, import.meta.url).href);

/**
 * Before any suite: the product under test is built from the sources as they are now, and an embedded database is made that
 * each product begins with a copy of. Making one takes PostgreSQL ten seconds of processor time; copying one does not.
 */
export default async () => {
  await build();
  const folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-migrated-'));
  const { openDatabase } = await built('platform/database/database');
  const { createLog } = await built('platform/log');
  const database = await openDatabase({ DATA_DIR: folder, DATABASE_CONNECTIONS: 2 }, createLog('silent'));
  // Draws rise, so that lists that hide the order of entering show photos in that order: tests name them by it.
  await sql`create or replace function drawn_number() returns int language sql volatile
    as $$ select nextval('image_id_seq')::int $$`.execute(database.db);
  await database.close();
  process.env['MIGRATED_DATABASE'] = path.join(folder, 'database');
  return () => rmSync(folder, { recursive: true, force: true });
};
