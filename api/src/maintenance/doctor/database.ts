import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { Db } from '../../platform/database/database.ts';
import { isBeforeBaseline, stepsCommit } from '../../platform/database/baseline.ts';
import { migrationNames } from '../../platform/database/migrate.ts';
import { productVersion } from '../productVersion.ts';
import type { OtherClock } from './clock.ts';
import { error, ok, reasonOf, warn, type Diagnosis } from './diagnosis.ts';

/** A server as it describes itself. */
export interface ServerFacts {
  /** As `server_version_num`: 170010 is 17.10. */
  version: number;
  shownVersion: string;
  encoding: string;
  /** Versions of the rules by which it sorts: when its texts were indexed, and now; null where they have none. */
  collation: string | null;
  actualCollation: string | null;
  maxConnections: number;
  /** Settings by which a commit is on the disk before it is acknowledged. */
  fsync: string;
  synchronousCommit: string;
}

const leastVersion = 150_000;

export async function readServerFacts(db: Db): Promise<ServerFacts> {
  const { rows } = await sql<ServerFacts>`
    select current_setting('server_version_num')::int as version, current_setting('server_version') as "shownVersion",
      pg_encoding_to_char(encoding) as encoding, datcollversion as collation,
      pg_database_collation_actual_version(oid) as "actualCollation",
      current_setting('max_connections')::int as "maxConnections", current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as "synchronousCommit"
    from pg_database where datname = current_database()`.execute(db);
  return rows[0] as ServerFacts;
}

/** Whether a server is one that the product can rely on. */
export function checkServer(facts: ServerFacts, { DATABASE_CONNECTIONS }: Config): Diagnosis[] {
  const { version, shownVersion, encoding, collation, actualCollation, maxConnections } = facts;
  const found: Diagnosis[] = [];
  if (version < leastVersion)
    found.push(
      error(
        'database',
        `The database is PostgreSQL ${shownVersion}.`,
        'Move to PostgreSQL 15 or later by backup and restore (docs/backup.md).',
      ),
    );
  if (encoding !== 'UTF8')
    found.push(
      error(
        'database',
        `The database keeps texts as ${encoding}.`,
        'Make a database with "encoding \'UTF8\' template template0", and move by backup and restore.',
      ),
    );
  if (collation !== actualCollation)
    found.push(
      warn(
        'database',
        `The rules for sorting were version ${collation ?? '–'} when the indexes were made, and are ${actualCollation ?? '–'} now.`,
        'Run "reindex database", then "alter database … refresh collation version", while nobody writes.',
      ),
    );
  if (maxConnections < DATABASE_CONNECTIONS + 5)
    found.push(
      warn(
        'database',
        `The database takes ${maxConnections} connections, and this instance alone wants ${DATABASE_CONNECTIONS}.`,
        'Raise max_connections of PostgreSQL, or lower DATABASE_CONNECTIONS.',
      ),
    );
  if (facts.fsync !== 'on' || facts.synchronousCommit === 'off')
    found.push(
      error(
        'database',
        'The database acknowledges what is not on the disk yet.',
        'Switch fsync and synchronous_commit on: a power cut loses votes else.',
      ),
    );
  return found.length ? found : [ok('database', `The database is PostgreSQL ${shownVersion}, and answers.`)];
}

/** SQLSTATE of a full disk, and of a session in which nothing can be written: a copy that follows another server. */
const [diskFull, readOnly] = ['53100', '25006'];
/** SQLSTATE of what this role may not do: it needs no temporary tables otherwise. */
const notAllowed = '42501';

export const makeRoom =
  'Make room on that disk at once, or move to a larger one (docs/install.md): nothing is written until then, and nothing that was acknowledged is lost. Remove no file in the folder of PostgreSQL.';

/** Whether the database has room for rows: half a megabyte of them, which are gone at once. */
export async function checkDatabaseRoom(db: Db): Promise<Diagnosis[]> {
  try {
    await db.transaction().execute(async (tx) => {
      await sql`create temporary table doctor_room on commit drop as select n from generate_series(1, 15000) n`.execute(
        tx,
      );
    });
    return [];
  } catch (failure) {
    const { code } = failure as { code?: string };
    if (code === notAllowed) return [];
    if (code === diskFull)
      return [error('database', `The disk of the database is full: ${reasonOf(failure)}.`, makeRoom)];
    if (code === readOnly)
      return [
        error(
          'database',
          'The database can only be read.',
          'Let DATABASE_URL lead to the server that takes writes, not to one that follows it.',
        ),
      ];
    throw failure;
  }
}

/** Whether the database is that of this version. @param made migrations that it has been through; null without any */
export function checkVersion(made: readonly string[] | null): Diagnosis {
  if (made === null) return warn('version', 'The database is empty.', 'Start the service, which makes its tables.');
  if (isBeforeBaseline(made))
    return error(
      'version',
      `The database is that of an earlier version, up to ${made.at(-1) ?? ''}.`,
      `Start commit ${stepsCommit} once on it, then this version.`,
    );
  const later = made.find((name) => !migrationNames.includes(name));
  if (later !== undefined)
    return error(
      'version',
      `The database is that of a later version than ${productVersion}, which has brought ${later}.`,
      'Install that version again, or restore a backup of before the update (docs/operations.md).',
    );
  const pending = migrationNames.filter((name) => !made.includes(name));
  return pending.length
    ? warn(
        'version',
        `The database lacks ${pending.join(', ')} of version ${productVersion}.`,
        'Make a backup, then start the service of this version.',
      )
    : ok('version', `The database is that of version ${productVersion}.`);
}

/** The clock of the server, which may be another machine. */
export async function readClock(db: Db): Promise<OtherClock> {
  const asked = new Date();
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  return { of: 'the database', at: rows[0]?.at ?? asked, asked, answered: new Date(), exact: 1 };
}

/** Address of the administrator who came first; null where there is none. */
export async function administratorAddress(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('account')
    .select('email')
    .where('administrator', '=', true)
    .where('enabled', '=', true)
    .orderBy('id')
    .executeTakeFirst();
  return row?.email ?? null;
}
