/** Where tests keep their rows: on the server that they share (`scripts/testServer.mjs`), or in a data folder as the product does. */
import { randomUUID } from 'node:crypto';
import { queryServer } from './queryServer.ts';

/** `empty`: without tables; `migrated`: with those of the newest schema. */
export type Content = 'empty' | 'migrated';

/** Where a suite keeps its rows. */
export interface Engine {
  name: 'embedded' | 'postgresql';
  /** Makes a database. @returns its address (none for that of a data folder, which the service makes) and what removes it */
  create(content: Content): Promise<{ url: string | undefined; drop(): Promise<void> }>;
}

const server = process.env['TEST_SERVER_URL'] ?? '';

const administer = async (statement: string): Promise<void> => {
  await queryServer(server, statement);
};

/** A copy takes a tenth of the time that the migrations take. */
const migrated = process.env['MIGRATED_DATABASE_NAME'] ?? '';

/** The server that all tests share; each service has a database of its own there. */
export const engine: Engine = {
  name: 'postgresql',
  async create(content) {
    const name = `photo_competition_test_${randomUUID().replaceAll('-', '')}`;
    await administer(`create database ${name} template ${content === 'migrated' ? migrated : 'template1'}`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    return { url: url.href, drop: () => administer(`drop database ${name} with (force)`) };
  },
};

/** A server of the service's own, in its data folder: for tests of that server, and of what lies beside it. */
export const ownServer: Engine = {
  name: 'embedded',
  create: () => Promise.resolve({ url: undefined, drop: () => Promise.resolve() }),
};
