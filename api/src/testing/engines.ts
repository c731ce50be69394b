/** The engines that a suite runs on: the embedded one, and a real PostgreSQL where TEST_DATABASE_URL names one. */
import { randomUUID } from 'node:crypto';
import { embedded, type Engine } from './embedded.ts';
import { queryServer } from './queryServer.ts';

const server = process.env['TEST_DATABASE_URL'] || undefined;

const administer = async (url: string, statement: string): Promise<void> => {
  await queryServer(url, statement);
};

/** Made on the server before the suites (`jest.setup.mjs`): a copy takes a tenth of the time that the migrations take. */
const migrated = process.env['MIGRATED_DATABASE_NAME'] ?? '';

const onServer = (serverUrl: string): Engine => ({
  name: 'postgresql',
  async create(content) {
    const name = `photo_competition_test_${randomUUID().replaceAll('-', '')}`;
    await administer(serverUrl, `create database ${name} template ${content === 'migrated' ? migrated : 'template1'}`);
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    return { url: url.href, drop: () => administer(serverUrl, `drop database ${name} with (force)`) };
  },
});

/** A real PostgreSQL; undefined where TEST_DATABASE_URL is not set. */
export const postgresql: Engine | undefined = server ? onServer(server) : undefined;

/** For tests that need one engine, whichever: PostgreSQL where there is one, since it opens faster than the embedded one. */
export const eitherEngine: Engine = postgresql ?? embedded;

const skipped = describe.skip;

/** A suite that needs a real PostgreSQL; skipped where there is none, with the reason in the name. */
export function describeOnPostgresql(title: string, suite: (engine: Engine) => void): void {
  if (postgresql) describe(`${title} on postgresql`, () => suite(postgresql));
  else
    skipped(`${title} on postgresql:`, () => {
      test('TEST_DATABASE_URL is not set', () => undefined);
    });
}

/**
 * A suite that runs on every engine; a missing one is skipped with the reason in the name. `npm test -- --real` leaves out the
 * embedded engine.
 */
export function describeOnEngines(title: string, suite: (engine: Engine) => void): void {
  if (process.env['TEST_EMBEDDED'] !== 'off') describe(`${title} on embedded`, () => suite(embedded));
  describeOnPostgresql(title, suite);
}
