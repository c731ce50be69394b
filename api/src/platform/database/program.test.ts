import { sql } from 'kysely';
import { readdirSync } from 'node:fs';
import { built } from '../../maintenance/testing/built.ts';
import { TestInstallation } from '../../maintenance/testing/installation.ts';
import { engine } from '../../testing/engines.ts';
import type { Db } from './database.ts';
import { programFiles } from './program.ts';
import { textOf } from './sqlFile.ts';

const program = () => programFiles.map((file) => textOf(`program/${file}.sql`)).join('\n');

test('every file of the program is run', () => {
  const files = readdirSync(new URL('program', import.meta.url)).map((file) => file.replace('.sql', ''));
  expect([...programFiles].sort()).toEqual(files.sort());
});

describe("the database's program", () => {
  let installation: TestInstallation;
  let db: Db;
  let close: () => Promise<void>;
  beforeEach(async () => {
    installation = await TestInstallation.make(engine);
    ({ db, close } = await installation.database());
    await (await built('platform/database/migrate')).migrate(db);
  });
  afterEach(async () => {
    await close();
    await installation.remove();
  });

  const stateOf = async () => {
    const { rows } = await sql<{ state: string }>`select mail_state('SENT', false) as state`.execute(db);
    return rows[0]?.state;
  };
  const otherState = `create or replace function mail_state(status text, handing_over boolean) returns text language sql
    immutable parallel safe return 'other'`;

  test('is run again once its text has changed, and at no other start', async () => {
    const { migrate } = await built('platform/database/migrate');
    const { runProgram } = await built('platform/database/program');
    await sql.raw(otherState).execute(db);
    await migrate(db);
    expect(await stateOf()).toBe('other');
    // As another version leaves it.
    const trigger =
      'create or replace trigger added before delete on setting for each row execute function append_only()';
    await db.transaction().execute((tx) => runProgram(tx, `${program()}\n${otherState};\n${trigger};`));
    await migrate(db);
    expect(await stateOf()).toBe('SENT');
  });

  test('is whole or not run at all', async () => {
    const { hasProgram, runProgram } = await built('platform/database/program');
    const broken = db.transaction().execute((tx) => runProgram(tx, `${otherState}; create or replace view broken as`));
    await expect(broken).rejects.toThrow();
    expect(await stateOf()).toBe('SENT');
    expect(await hasProgram(db)).toBe(true);
  });

  test('holds every function, trigger and view there is: migrations make none', async () => {
    const { rows } = await sql<{ made: string }>`
      select 'function ' || proname as made from pg_proc p where pronamespace = current_schema()::regnamespace
        and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
      union all select 'trigger ' || tgname from pg_trigger where not tgisinternal
      union all select 'view ' || viewname from pg_views where schemaname = current_schema()
      order by 1`.execute(db);
    const text = program();
    const said = [...text.matchAll(/^create or replace (function|trigger|view) (\w+)/gm)];
    expect(said.map(([, kind, name]) => `${kind} ${name}`).sort()).toEqual(rows.map(({ made }) => made).sort());
  });
});
