// @ts-check
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { buildPrograms, transpile } from '../scripts/workspace.mjs';

/** A PostgreSQL for tests; absent where none is named. */
const server = process.env['TEST_DATABASE_URL'];

/** @param {string} statement */
async function administer(statement) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Makes the database that each service on a PostgreSQL begins with a copy of. */
async function makeMigrated() {
  const name = `photo_competition_migrated_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name}`);
  process.env['MIGRATED_DATABASE_NAME'] = name;
  const url = new URL(server ?? '');
  url.pathname = `/${name}`;
  const { openDatabase } = await import('./dist/platform/database/database.js');
  const { createLog } = await import('./dist/platform/log.js');
  const settings = { DATA_DIR: '', DATABASE_URL: url.href, DATABASE_CONNECTIONS: 1 };
  await (await openDatabase(settings, createLog('silent'))).close();
}

/** After every suite. */
export async function removeMigrated() {
  const name = process.env['MIGRATED_DATABASE_NAME'];
  if (name) await administer(`drop database ${name}`);
}

/** Before any suite: those that start the program start it as the sources are now. */
export default async () => {
  await transpile('count', 'schema', 'api');
  await buildPrograms();
  if (server) await makeMigrated();
};
