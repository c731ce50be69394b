import { sql } from 'kysely';
import type { Database, Db } from '../platform/database/database.ts';
import { engine } from '../testing/engines.ts';
import { tablesOf, type TableShape } from './catalog.ts';
import { readSnapshot } from './installation.ts';
import { writePortableText } from './portableText.ts';
import { dumpRows, loadRows, withoutGuards } from './rows.ts';
import { readSequences, writeSequences } from './sequences.ts';
import { built } from './testing/built.ts';
import { TestInstallation } from './testing/installation.ts';

/** Values on which a careless copy loses something. */
const awkward = [
  `create type mood as enum ('glad', 'sad "and" \\ more')`,
  `create table "Of Everything" (
    id bigint generated always as identity primary key,
    flag boolean, small smallint, big bigint, exact numeric, single real, double double precision,
    text text, padded char(5), short varchar(3), bytes bytea, key uuid,
    day date, moment timestamptz, local timestamp, clock time, span interval,
    plain json, binary_json jsonb, texts text[], numbers int[][], moods mood[], mood mood, network inet, range int4range,
    doubled bigint generated always as (big * 2) stored
  )`,
  `insert into "Of Everything" (flag, small, big, exact, single, double, text, padded, short, bytes, key, day, moment,
      local, clock, span, plain, binary_json, texts, numbers, moods, mood, network, range)
    values (true, -32768, -4611686018427387904, 123456789012345678901234567890.000000001, 0.1, 0.1,
      E'tab\\tnewline\\nreturn\\rquote"back\\\\slash \\u2028 \\U0001F4F7', 'ab', 'abc', '\\x00ff10', gen_random_uuid(),
      '0044-03-15 BC', '2026-03-01 10:00:00.123456+02', '294276-12-31 23:59:59.999999', '24:00:00', '-1 year 2 mons -3.5s',
      '{"b": 1, "a": [1.0, 1e400], "b": 2}', '{"n": 12345678901234567890.5, "u": "\\u00e1"}',
      array['a,b', null, 'null', '{"x"}', ''], '{{1,2},{3,4}}', array['sad "and" \\ more']::mood[], 'glad', '10.0.0.0/8', '[1,5)')`,
  `insert into "Of Everything" (big, double, single, exact, moment, texts, text)
    values (9007199254740993, 'NaN', '-Infinity', 'NaN', 'infinity', '{}', ''), (1, 1.7976931348623157e308, 1e-45, 0.10, '-infinity', null, null)`,
];

describe('rows', () => {
  let installation: TestInstallation;
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    installation = await TestInstallation.make(engine);
    database = await installation.database();
    ({ db } = database);
    const { migrate } = await built('platform/database/migrate');
    await migrate(db);
  });
  afterAll(async () => {
    await database.close();
    await installation.remove();
  });

  const shapeOf = async (name: string) => (await tablesOf(db)).find((table) => table.name === name) as TableShape;
  const dump = (table: TableShape) =>
    readSnapshot(db, async (view) => {
      const lines: string[] = [];
      for await (const batch of dumpRows(view, table)) lines.push(...batch);
      return lines;
    });
  async function* each(lines: string[]) {
    yield* lines;
  }
  const run = (...statements: string[]) =>
    statements.reduce(async (before, text) => {
      await before;
      await sql.raw(text).execute(db);
    }, Promise.resolve());

  test('every table of the migrated database is found, whoever made it', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE'
        and table_name not in ('kysely_migration', 'database_program')`.execute(db);
    const found = (await tablesOf(db)).map(({ name }) => name);
    expect(found).toEqual(rows.map(({ name }) => name).sort());
    expect(found).toEqual(expect.arrayContaining(['account', 'ballot', 'image', 'setting', 'vote']));
  });

  test('values of every type survive to the last bit, and so does an identity', async () => {
    await run(...awkward);
    const table = await shapeOf('Of Everything');
    expect(table.columns.map(({ name }) => name)).not.toContain('doubled');
    const before = await dump(table);
    const original = await sql<{ row: string }>`select t::text as row from "Of Everything" t order by id`.execute(db);
    const sequences = await readSequences(db);
    await run(`truncate "Of Everything" restart identity`);
    await db.transaction().execute(async (tx) => {
      await writePortableText(tx);
      expect(await loadRows(tx, table, each(before))).toBe(3);
      await writeSequences(tx, sequences);
    });
    const restored = await sql<{ row: string }>`select t::text as row from "Of Everything" t order by id`.execute(db);
    expect(restored.rows).toEqual(original.rows);
    expect(original.rows[0]?.row).toContain('10:00:00.123456'.replace('10', '08'));
    expect(await dump(table)).toEqual(before);
    const next = await sql<{ id: string }>`insert into "Of Everything" (flag) values (true) returning id::text`.execute(
      db,
    );
    expect(next.rows).toEqual([{ id: '4' }]);
  });

  test('rows arrive in any order, in circles too, and triggers neither fire nor stay off', async () => {
    await run(
      `create table egg (id int primary key, hen int, parent int references egg)`,
      `create table hen (id int primary key, egg int not null references egg, fired int not null default 0)`,
      `alter table egg add constraint egg_hen foreign key (hen) references hen`,
      `create function fire() returns trigger language plpgsql as $$ begin new.fired = 99; return new; end $$`,
      `create trigger hen_fire before insert on hen for each row execute function fire()`,
      `create trigger hen_append_only before update or delete or truncate on hen for each statement execute function append_only()`,
    );
    const [egg, hen] = [await shapeOf('egg'), await shapeOf('hen')];
    const fill = (eggs: string[], hens: string[]) =>
      db.transaction().execute((tx) =>
        withoutGuards(tx, async () => {
          await sql`delete from hen`.execute(tx);
          await sql`delete from egg`.execute(tx);
          await loadRows(tx, egg, each(eggs));
          await loadRows(tx, hen, each(hens));
        }),
      );
    const [eggs, hens] = [['["1","7","2"]', '["2",null,"1"]'], ['["7","1","5"]']];
    await fill(eggs, hens);
    expect([await dump(egg), await dump(hen)]).toEqual([eggs, hens]);
    // Again over what is there: the append-only trigger is off while it is being done, and on afterwards.
    await fill(eggs, hens);
    await expect(run('delete from hen')).rejects.toThrow('append-only');
    await expect(run('insert into egg values (3, 8, null)')).rejects.toThrow('egg_hen');
    await expect(fill(['["1","8",null]'], [])).rejects.toThrow('egg_hen');
    expect(await dump(egg)).toEqual(eggs);
  });
});
