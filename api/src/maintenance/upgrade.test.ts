/**
 * From the data of each release to this version, and what the version before needs to serve on while that happens
 * (docs/operations.md, "Updates"). `npm run release-data` adds a release.
 */
import { sql } from 'kysely';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { migrationNames } from '../platform/database/migrate.ts';
import { engine } from '../testing/engines.ts';
import { TestService } from '../testing/service.ts';
import { manifestOf } from './testing/backupContent.ts';
import { TestInstallation } from './testing/installation.ts';

const folder = fileURLToPath(new URL('testing/releases', import.meta.url));
const numbers = (version: string): number[] => version.split('.').map(Number);
/** Oldest first. */
const releases = readdirSync(folder).sort((a, b) => {
  const [one, other] = [numbers(a), numbers(b)];
  return one.map((part, i) => part - (other[i] ?? 0)).find((difference) => difference !== 0) ?? 0;
});

test('there are data of releases', () => expect(releases).toContain('0.1.0'));

describe.each(releases)('the data of release %s', (release) => {
  const dump = `${folder}/${release}`;
  let installation: TestInstallation;
  let service: TestService;
  beforeAll(async () => {
    installation = await TestInstallation.make(engine);
    await installation.restore(dump);
    service = await TestService.start(installation.engine, { DATA_DIR: installation.dataDir }, { draws: 'random' });
  }, 150_000);
  afterAll(async () => {
    await service.stop();
    await installation.remove();
  });

  test('are whole after the migrations', async () => {
    const { code, stdout } = await installation.run('check');
    expect({ code, stdout }).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('The installation is sound: 0'),
    });
  }, 150_000);

  test('lose no row', async () => {
    const { tables } = manifestOf(dump);
    const { db, close } = await installation.database();
    try {
      for (const { name, rows } of tables.filter(({ name: one }) =>
        ['account', 'image', 'ballot', 'comment'].includes(one),
      )) {
        const { rows: found } = await sql<{ n: number }>`select count(*)::int as n from ${sql.id(name)}`.execute(db);
        expect({ name, rows: found[0]?.n }).toEqual({ name, rows });
      }
    } finally {
      await close();
    }
  });

  test('are read: archive, results with their photo, the published count, and what an account sees', async () => {
    const archive = await service.ask('GET', '/api/competition/archived/competitions');
    expect(archive).toMatchObject({ status: 200, body: { content: [{ id: 1 }] } });
    const list = await service.ask<{ content: { id: number }[] }>('GET', '/api/competition/paged/1?size=10');
    expect(list.status).toBe(200);
    const [image] = list.body.content;
    expect(image).toBeDefined();
    const photo = await service.raw('GET', `/api/competition/image/${image?.id}/thumb`);
    expect(photo.status).toBe(200);
    expect((await photo.arrayBuffer()).byteLength).toBeGreaterThan(500);
    expect(await service.ask('GET', '/api/competition/1/count')).toMatchObject({ status: 200 });
    const login = { username: 'anna', password: 'anna takes photos' };
    const { body: session } = await service.ask<{ token: string }>('POST', '/api/authentication/login', {
      json: login,
    });
    const own = await service.ask('GET', '/api/competition/user-image/archived', { token: session.token });
    expect(own.status).toBe(200);
  });
});

describe('while this version migrates, the version before', () => {
  const last = releases.at(-1) ?? '';
  let installation: TestInstallation;
  beforeAll(async () => {
    installation = await TestInstallation.make(engine);
    await installation.restore(`${folder}/${last}`);
  });
  afterAll(() => installation.remove());

  test('finds every table and column that it reads, and need not know others to write', async () => {
    const { db, close } = await installation.database();
    try {
      const { rows } = await sql<{ table: string; name: string; type: string; needed: boolean }>`
        select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
          a.attnotnull and not a.atthasdef and a.attidentity = '' as needed
        from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and a.attnum > 0 and not a.attisdropped`.execute(
        db,
      );
      const before = manifestOf(`${folder}/${last}`).tables;
      const known = new Set(before.flatMap((table) => table.columns.map(({ name }) => `${table.name}.${name}`)));
      const types = new Map(rows.map(({ table, name, type }) => [`${table}.${name}`, type]));
      for (const { name: table, columns } of before)
        for (const { name, type } of columns)
          expect([table, name, types.get(`${table}.${name}`)]).toEqual([table, name, type]);
      const tables = new Set(before.map(({ name }) => name));
      const hidden = rows.filter(
        ({ table, name, needed }) => needed && tables.has(table) && !known.has(`${table}.${name}`),
      );
      expect(hidden).toEqual([]);
    } finally {
      await close();
    }
  });

  test('meets no migration that takes away, renames or narrows what it may use', () => {
    const migrations = new URL('../platform/database/migrations/', import.meta.url);
    const released = manifestOf(`${folder}/${last}`).migrations;
    const since = migrationNames.filter((name) => !released.includes(name) && name !== '0001_baseline');
    expect(since.length).toBeGreaterThan(0);
    const narrowing =
      /\b(?:drop\s+(?:table|column|view|function)|rename\s+(?:to|column)|set\s+not\s+null|alter\s+column\s+\w+\s+(?:set\s+data\s+)?type)\b/i;
    for (const name of since) {
      const text = readFileSync(new URL(`${name}.ts`, migrations), 'utf8');
      expect([name, narrowing.exec(text)?.[0]]).toEqual([name, undefined]);
    }
  });
});
