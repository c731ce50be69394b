import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** The server of databases that several instances share (`scripts/testServer.mjs`); commands start it after they have loaded this. */
function databaseServer(): string {
  const url = process.env['TEST_SERVER_URL'];
  if (!url) throw new Error('TEST_SERVER_URL names no server: provideServer() comes first.');
  return url;
}

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: databaseServer() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A fresh database on the test server. */
export async function createDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `photo_competition_e2e_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name}`);
  const url = new URL(databaseServer());
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(`drop database ${name} with (force)`) };
}
