import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** Where a suite keeps its data. */
export interface Engine {
  name: 'embedded' | 'postgresql';
  /** Makes an empty database. @returns its address (none for the embedded one) and what removes it */
  create(): Promise<{ url: string | undefined; drop(): Promise<void> }>;
}

const embedded: Engine = {
  name: 'embedded',
  create: () => Promise.resolve({ url: undefined, drop: () => Promise.resolve() }),
};

const server = process.env['TEST_DATABASE_URL'];

/** Rows of a statement on a PostgreSQL. */
export async function queryServer<T>(url: string, sql: string): Promise<T[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as T[];
  } finally {
    await client.end();
  }
}

const administer = async (statement: string): Promise<void> => {
  await queryServer(server ?? '', statement);
};

const postgresql: Engine = {
  name: 'postgresql',
  async create() {
    const name = `photo_competition_test_${randomUUID().replaceAll('-', '')}`;
    await administer(`create database ${name}`);
    const url = new URL(server ?? '');
    url.pathname = `/${name}`;
    return { url: url.href, drop: () => administer(`drop database ${name} with (force)`) };
  },
};

/** The embedded engine, and a real PostgreSQL where TEST_DATABASE_URL names one. */
export const engines: Engine[] = server ? [embedded, postgresql] : [embedded];

/** A skipped test that says why, so that the closing count of a run shows what did not run. */
export function nameMissingEngine(): void {
  if (!server) test.skip.each(['on a real PostgreSQL: TEST_DATABASE_URL is not set'])('%s', () => undefined);
}
