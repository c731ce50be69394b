// @ts-check
/**
 * The PostgreSQL that tests share: the server of TEST_DATABASE_URL, or the embedded one, started for this run. It loses data with
 * the power, which no test on it takes away; tests of that start servers as the product does.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

/** A module of the service as built. @param {string} file */
const built = (file) => import(new URL(`../api/dist/${file}.js`, import.meta.url).href);

/** @returns {Promise<number>} a port that nobody listens on */
const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });

/** @typedef {{ url: string, stop: () => Promise<void> }} TestServer */

/** @returns {Promise<TestServer>} */
async function startEmbedded() {
  const { startServer } = await built('platform/database/embedded/server');
  const { createLog } = await built('platform/log');
  const folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-server-'));
  const port = await freePort();
  // Tests that look for lost connections and races reach it over TCP, as a server of one's own.
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'fsync=off', 'full_page_writes=off'];
  const server = await startServer(
    path.join(folder, 'postgresql'),
    { connections: 300, settings },
    createLog('silent'),
  );
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @param {string} url @param {string} statement */
async function administer(url, statement) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Makes the database that each service begins with a copy of. @param {string} url of the server @returns {Promise<string>} its name */
async function makeMigrated(url) {
  const name = `photo_competition_migrated_${randomUUID().replaceAll('-', '')}`;
  await administer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const { openDatabase } = await built('platform/database/database');
  const { createLog } = await built('platform/log');
  const settings = { DATA_DIR: '', DATABASE_URL: own.href, DATABASE_CONNECTIONS: 1 };
  await (await openDatabase(settings, createLog('silent'))).close();
  return name;
}

/**
 * Starts the server, with a database of the newest schema to copy, and tells the tests by TEST_SERVER_URL and
 * MIGRATED_DATABASE_NAME. @returns {Promise<() => Promise<void>>} what ends it
 */
export async function provideServer() {
  const given = process.env['TEST_DATABASE_URL'];
  const { url, stop } = given ? { url: given, stop: () => Promise.resolve() } : await startEmbedded();
  const migrated = await makeMigrated(url);
  process.env['TEST_SERVER_URL'] = url;
  process.env['MIGRATED_DATABASE_NAME'] = migrated;
  return async () => {
    await administer(url, `drop database ${migrated}`);
    await stop();
  };
}
