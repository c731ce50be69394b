import { sql } from 'kysely';
import { allSteps, markAsMadeBy, steps } from '../platform/database/testing/steps.ts';
import { engine, ownServer } from '../testing/engines.ts';
import { changeManifest, contentOf } from './testing/backupContent.ts';
import { built } from './testing/built.ts';
import { fill } from './testing/contents.ts';
import { TestInstallation } from './testing/installation.ts';

let filled: TestInstallation;
let backup: string;
beforeAll(async () => {
  filled = await TestInstallation.make(engine);
  await fill(filled);
  backup = await filled.backUp('backup');
});
afterAll(() => filled.remove());

/** The public key that signs counts, as an installation starts with it. */
async function countKeyOf(installation: TestInstallation): Promise<string | undefined> {
  const service = await installation.service();
  try {
    const present = service.db.selectFrom('count_key').select('public_key').where('until', 'is', null);
    return (await present.executeTakeFirst())?.public_key.toString('base64');
  } finally {
    await service.close();
  }
}

test('the key that signs counts is in the backup, and signs on wherever that is restored', async () => {
  const sources = [ownServer, engine];
  for (const source of sources)
    for (const target of sources) {
      const [from, to] = [await TestInstallation.make(source), await TestInstallation.make(target)];
      try {
        const key = await countKeyOf(from);
        expect(key).toMatch(/=$/);
        await to.prepare();
        await to.restore(await from.backUp('signed'));
        expect(await countKeyOf(to)).toBe(key);
      } finally {
        await from.remove();
        await to.remove();
      }
    }
});

describe('restoring', () => {
  let source: TestInstallation;
  let target: TestInstallation;
  beforeEach(async () => {
    source = await TestInstallation.make(engine);
    target = await TestInstallation.make(engine);
    await target.prepare();
  });
  afterEach(async () => {
    await source.remove();
    await target.remove();
  });

  test('a backup of an earlier version is brought forward, identities go on, and what only grows still does', async () => {
    const { db, close } = await source.database();
    const { migrateTo, migrationNames } = await built('platform/database/migrate');
    await migrateTo(db, '0001_baseline');
    const account = sql`insert into account (username, username_key, email, email_key, first_name, last_name, locale, created_at)
      values ('anna', 'anna', 'a@example.org', 'a@example.org', 'Anna', 'Nagy', 'hu', '2026-03-01 10:00:00.123456Z')`;
    await account.execute(db);
    await sql`insert into audit_log (at, actor, action, object_type, object_id) values (now(), 'a', 'b', 'c', 'd')`.execute(
      db,
    );
    await close();

    const old = await source.backUp('old');
    changeManifest(old, (manifest) => Object.assign(manifest, { migrations: steps }));
    await target.restore(old);
    const restored = await target.database();
    try {
      const { rows } = await sql<{ at: string; organiser_mail: boolean }>`
        select to_char(created_at at time zone 'UTC', 'US') as at, organiser_mail from account`.execute(restored.db);
      expect(rows).toEqual([{ at: '123456', organiser_mail: true }]);
      const made = await restored.db
        .selectFrom(sql<{ name: string }>`kysely_migration`.as('m'))
        .select('m.name')
        .execute();
      expect(made.map(({ name }) => name)).toEqual(migrationNames);
      await expect(sql`update audit_log set actor = 'x'`.execute(restored.db)).rejects.toThrow('append-only');
      const next = await sql<{ id: number }>`insert into audit_log (at, actor, action, object_type, object_id)
        values (now(), 'a', 'b', 'c', 'd') returning id`.execute(restored.db);
      expect(next.rows).toEqual([{ id: 2 }]);
    } finally {
      await restored.close();
    }
  });

  test('a backup of a database that an earlier version made, and this one never ran on, has all it needs', async () => {
    await fill(source);
    const { db, close } = await source.database();
    await markAsMadeBy(db, allSteps);
    await close();
    const old = await source.backUp('old');
    await target.restore(old);
    expect(contentOf(await target.backUp('again'))).toEqual(contentOf(old));
    expect(await target.run('check')).toMatchObject({ code: 0 });
  });

  test('an installation that was started once and never used counts as empty', async () => {
    await (await target.service()).close();
    await target.restore(backup);
    expect(contentOf(await target.backUp('again'))).toEqual(contentOf(backup));
  });
});

describe('a target that is not empty', () => {
  test('an installation with anybody in it is refused and stays as it is', async () => {
    const { db, close } = await filled.database();
    const before = await db.selectFrom('account').selectAll().execute();
    await close();
    await expect(filled.restore(backup)).rejects.toThrow(
      /The database is not empty: there are rows in account, .*vote\./,
    );
    const after = await filled.database();
    expect(await after.db.selectFrom('account').selectAll().execute()).toEqual(before);
    await after.close();
  });

  test('tables of another program, or of a later version, are refused and stay', async () => {
    const target = await TestInstallation.make(engine);
    const refusedWith = async (prepare: string[], words: string) => {
      const { db, close } = await target.database();
      for (const statement of prepare) await sql.raw(statement).execute(db);
      await close();
      await expect(target.restore(backup)).rejects.toThrow(words);
    };
    await refusedWith(['create table recipe (id int)'], 'The database holds the tables of another program.');
    await refusedWith(
      [
        'drop table recipe',
        'create table kysely_migration (name text, timestamp text)',
        "insert into kysely_migration values ('9999_later', '')",
      ],
      'made by a later version',
    );
    const { db, close } = await target.database();
    const { rows } = await sql<{ name: string }>`select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db);
    await close();
    await target.remove();
    expect(rows).toEqual([{ name: 'kysely_migration' }]);
  });
});
