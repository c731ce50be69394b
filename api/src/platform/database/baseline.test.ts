import { sql } from 'kysely';
import { fill } from '../../maintenance/testing/contents.ts';
import { contentOf } from '../../maintenance/testing/backupContent.ts';
import { built } from '../../maintenance/testing/built.ts';
import { TestInstallation } from '../../maintenance/testing/installation.ts';
import { engine } from '../../testing/engines.ts';
import type { Database, Db } from './database.ts';
import { allSteps, markAsMadeBy, steps } from './testing/steps.ts';

const migrationsOf = async (db: Db) => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
};

const isThere = async (db: Db, table: string) => {
  const { rows } = await sql<{ there: boolean }>`select to_regclass(${table}) is not null as there`.execute(db);
  return rows[0]?.there;
};

describe('a database that the migrations before the baseline have made', () => {
  let installation: TestInstallation;
  beforeEach(async () => {
    installation = await TestInstallation.make(engine);
  });
  afterEach(() => installation.remove());

  async function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const { db, close } = await installation.database();
    return work(db).finally(close);
  }

  /** An installation with a little of everything, made by these migrations, with a function as it was. */
  async function make(names: readonly string[]): Promise<void> {
    await fill(installation);
    await withDatabase(async (db) => {
      await markAsMadeBy(db, names);
      await sql`create or replace function mail_state(status text, handing_over boolean) returns text language sql
        immutable parallel safe return 'as it was'`.execute(db);
    });
  }

  test('goes on with all its data, and with the functions of this version', async () => {
    await make(allSteps);
    const before = contentOf(await installation.backUp('before'));
    const { migrate, migrationNames } = await built('platform/database/migrate');
    await withDatabase(async (db) => {
      await migrate(db);
      expect(await migrationsOf(db)).toEqual(migrationNames);
      expect(await isThere(db, 'kysely_migration_lock')).toBe(false);
      const { rows } = await sql<{ state: string }>`select mail_state('QUEUED', true) as state`.execute(db);
      expect(rows).toEqual([{ state: 'SENDING' }]);
    });
    expect(contentOf(await installation.backUp('after'))).toEqual(before);
    expect(await installation.run('check')).toMatchObject({ code: 0 });
    await (await installation.service()).close();
  });

  test('gets the tables that came after the baseline', async () => {
    const { migrate, migrateTo, migrationNames } = await built('platform/database/migrate');
    await withDatabase(async (db) => {
      await migrateTo(db, '0001_baseline');
      expect(await isThere(db, 'site')).toBe(false);
      await sql`insert into setting values ('kept', '1')`.execute(db);
      await markAsMadeBy(db, steps);
      await migrate(db);
      expect(await migrationsOf(db)).toEqual(migrationNames);
      expect(await isThere(db, 'site')).toBe(true);
      expect(await db.selectFrom('setting').select('key').execute()).toEqual([{ key: 'kept' }]);
    });
  });

  test('is not judged by a check before this version has run on it', async () => {
    await make(allSteps);
    const { code, stderr } = await installation.run('check');
    expect(code).not.toBe(0);
    expect(stderr).toContain('are those of another version: start the service once, then check.');
  });

  test('is refused when they have not all run, with the commit to start once, and stays as it is', async () => {
    const made = steps.slice(0, -1);
    await make(made);
    await expect(installation.service()).rejects.toThrow(
      'made by an earlier version, up to 0052_pending_uploads, and this one knows no steps before 0054_email_changes: start commit 44a280d once on it, then this version',
    );
    await withDatabase(async (db) => {
      expect(await migrationsOf(db)).toEqual(made);
      expect(await isThere(db, 'database_program')).toBe(false);
      expect(await isThere(db, 'kysely_migration_lock')).toBe(true);
    });
    const { code, stderr } = await installation.run('check');
    expect(code).not.toBe(0);
    expect(stderr).toContain('start commit 44a280d once, then this version, then check.');
  });

  test('of a later version is refused with what it has brought', async () => {
    await fill(installation);
    await withDatabase((db) => sql`insert into kysely_migration values ('9999_later', '')`.execute(db));
    await expect(installation.service()).rejects.toThrow('that of a later version, which has brought 9999_later');
  });
});

describe('instances that start at once', () => {
  let installation: TestInstallation;
  let databases: Database[];
  beforeEach(async () => {
    installation = await TestInstallation.make(engine);
    databases = await Promise.all([1, 2, 3, 4].map(() => installation.database()));
  });
  afterEach(async () => {
    await Promise.all(databases.map(({ close }) => close()));
    await installation.remove();
  });

  /** Each version of a row has another place in its table: the first one tells that nothing was written twice. */
  const written = async (db: Db) => {
    const { rows } = await sql<{ place: string }>`select ctid::text as place from database_program`.execute(db);
    return rows.map(({ place }) => place);
  };

  test('make the tables once, take over a database once, and run its program once', async () => {
    const { migrate, migrationNames } = await built('platform/database/migrate');
    const [{ db }] = databases as [Database];
    await Promise.all(databases.map((one) => migrate(one.db)));
    expect(await migrationsOf(db)).toEqual(migrationNames);
    expect(await written(db)).toEqual(['(0,1)']);
    await markAsMadeBy(db, allSteps);
    await Promise.all(databases.map((one) => migrate(one.db)));
    expect(await migrationsOf(db)).toEqual(migrationNames);
    expect(await written(db)).toEqual(['(0,1)']);
  });
});
