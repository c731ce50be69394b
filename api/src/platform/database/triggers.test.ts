import { sql } from 'kysely';
import { readFileSync } from 'node:fs';
import { built } from '../../maintenance/testing/built.ts';
import { TestInstallation } from '../../maintenance/testing/installation.ts';
import { engine } from '../../testing/engines.ts';

interface Trigger {
  name: string;
  on: string;
  definition: string;
  calls: string;
}

/** Tables that a function writes, itself or by the functions that it calls. */
function writtenBy(name: string, bodies: ReadonlyMap<string, string>): string[] {
  const body = bodies.get(name) ?? '';
  const own = [...body.matchAll(/\b(?:insert into|update|delete from) (?!set\b)(\w+)/g)].map(([, table = '']) => table);
  const called = [...body.matchAll(/\b(\w+)\(/g)].map(([, one = '']) => one).filter((one) => bodies.has(one));
  return [...new Set([...own, ...called.flatMap((one) => writtenBy(one, bodies))])].sort();
}

/** The last cell of a trigger's row. */
function effectOf(name: string, bodies: ReadonlyMap<string, string>): string {
  const written = writtenBy(name, bodies).map((table) => `\`${table}\``);
  if (written.length) return written.join(', ');
  const body = bodies.get(name) ?? '';
  if (body.includes('raise exception')) return 'nothing: it refuses';
  const [, held] = /perform from (\w+) .* for /.exec(body) ?? [];
  if (held) return `nothing: it holds rows of \`${held}\``;
  return /\bnew\.\w+ :=|into new\./.test(body) ? 'the row itself' : 'nothing';
}

test('the table of triggers in docs/database.md is that of the database', async () => {
  const installation = await TestInstallation.make(engine);
  const { db, close } = await installation.database();
  await (await built('platform/database/migrate')).migrate(db);
  const { rows: triggers } = await sql<Trigger>`
    select tgname as name, tgrelid::regclass::text as on, pg_get_triggerdef(t.oid) as definition, proname as calls
    from pg_trigger t join pg_proc p on p.oid = tgfoid where not tgisinternal
    order by tgrelid::regclass::text collate "C", tgname`.execute(db);
  const { rows: functions } = await sql<{ name: string; body: string }>`
    select proname as name, prosrc as body from pg_proc where pronamespace = current_schema()::regnamespace`.execute(
    db,
  );
  await close();
  await installation.remove();

  const bodies = new Map(functions.map(({ name, body }) => [name, body]));
  const expected = triggers.map(({ name, on, definition, calls }) => {
    const when = / (BEFORE|AFTER) (.*?) ON /.exec(definition)?.slice(1).join(' ').toLowerCase() ?? '';
    return `| \`${on}\` | \`${name}\` | ${when} | ${effectOf(calls, bodies)} |`;
  });
  const page = readFileSync(new URL('../../../../docs/database.md', import.meta.url), 'utf8');
  expect(page.match(/^\| `.*$/gm)).toEqual(expected);
});
