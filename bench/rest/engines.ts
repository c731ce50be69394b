import type { Kysely } from 'kysely';
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { connectDatabase } from '../../api/dist/platform/database/database.js';
import { createLog } from '../../api/dist/platform/log.js';
import type { Tables } from '../../api/dist/platform/database/tables.js';

/** The storage of a service. */
export interface Place {
  /** Its DATA_DIR. */
  folder: string;
  /** Its DATABASE_URL; undefined for the embedded engine. */
  databaseUrl?: string;
}

/** A direct connection to the database; the service must not run at the same time. */
export interface OpenedDatabase {
  db: Kysely<Tables>;
  close(): Promise<void>;
}

/** A database engine of the service. */
export interface Engine {
  /** Whether the service runs it. */
  embedded: boolean;
  name: string;
  /** Creates empty storage. */
  create(): Promise<Place>;
  /** Copies storage; the original must not be in use. */
  copy(place: Place): Promise<Place>;
  /** Removes all storage created by this object. */
  removeAll(): Promise<void>;
}

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'photo-competition-bench-'));

export async function open({ folder, databaseUrl }: Place): Promise<OpenedDatabase> {
  const settings = { DATA_DIR: folder, DATABASE_URL: databaseUrl, DATABASE_CONNECTIONS: 1 };
  const { db, close } = await connectDatabase(settings, createLog('warn'));
  return { db, close };
}

function embedded(): Engine {
  const folders: string[] = [];
  const create = (): Place => {
    const folder = newFolder();
    folders.push(folder);
    return { folder };
  };
  return {
    embedded: true,
    name: 'Embedded PostgreSQL',
    create: () => Promise.resolve(create()),
    copy(place) {
      const copied = create();
      // With the owners: the server's may be another one than this process's.
      execFileSync('cp', ['-a', `${place.folder}/.`, copied.folder]);
      return Promise.resolve(copied);
    },
    removeAll() {
      for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}

async function administer<T>(server: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Creates databases on a server. @param server URL with a user who may create databases */
async function postgresql(server: string): Promise<Engine> {
  const version = await administer(server, async (client) => {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version.split(' ')[0] ?? '';
  });
  const made: Place[] = [];
  const nameOf = ({ databaseUrl = '' }: Place) => new URL(databaseUrl).pathname.slice(1);
  const make = async (from?: Place): Promise<Place> => {
    const name = `photo_competition_bench_${randomUUID().replaceAll('-', '')}`;
    const template = from ? ` template ${nameOf(from)}` : '';
    await administer(server, (client) => client.query(`create database ${name}${template}`));
    const url = new URL(server);
    url.pathname = `/${name}`;
    const place = { folder: newFolder(), databaseUrl: url.href };
    made.push(place);
    if (from) cpSync(from.folder, place.folder, { recursive: true });
    return place;
  };
  return {
    embedded: false,
    name: `PostgreSQL ${version}`,
    create: () => make(),
    copy: make,
    async removeAll() {
      for (const place of made.splice(0)) {
        await administer(server, (client) => client.query(`drop database ${nameOf(place)} with (force)`));
        rmSync(place.folder, { recursive: true, force: true });
      }
    },
  };
}

/** The embedded engine and, when TEST_DATABASE_URL or DATABASE_URL is set, that server. */
export async function engines(): Promise<Engine[]> {
  const server = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'];
  return server === undefined ? [embedded()] : [embedded(), await postgresql(server)];
}
