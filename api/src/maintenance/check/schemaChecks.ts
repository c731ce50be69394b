import { sql } from 'kysely';
import { isBeforeBaseline, stepsCommit } from '../../platform/database/baseline.ts';
import type { Db } from '../../platform/database/database.ts';
import { migrationNames } from '../../platform/database/migrate.ts';
import { hasProgram } from '../../platform/database/program.ts';
import { inOurSchema, migrationsOf } from '../catalog.ts';
import { Refused } from '../refused.ts';
import type { Finding } from './finding.ts';

const error = (rule: string, subject: string, detail: string): Finding => ({
  severity: 'error',
  rule,
  subject,
  detail,
});

/** The rules apply to the schema of this version only. @throws Refused for any other */
export async function requireOwnSchema(view: Db): Promise<void> {
  const made = (await migrationsOf(view)) ?? [];
  if (isBeforeBaseline(made))
    throw new Refused(
      `The database is that of an earlier version: start commit ${stepsCommit} once, then this version, then check.`,
    );
  const later = made.find((name) => !migrationNames.includes(name));
  if (later !== undefined)
    throw new Refused(
      `The database is that of a later version, which has brought ${later}: check it with that version.`,
    );
  const pending = migrationNames.find((name) => !made.includes(name));
  if (pending !== undefined)
    throw new Refused(
      `The database is that of an earlier version, without ${pending}: start the service once, then check.`,
    );
  if (!(await hasProgram(view)))
    throw new Refused(
      'The functions and triggers of the database are those of another version: start the service once, then check.',
    );
}

/** Triggers and constraints that protect the rows must be enabled. */
export async function checkGuards(view: Db): Promise<Finding[]> {
  const { rows } = await sql<{ subject: string; detail: string }>`
    select 'trigger ' || g.tgname as subject, 'it is switched off on ' || t.relname as detail
    from pg_trigger g join pg_class t on t.oid = g.tgrelid
    where g.tgenabled <> 'O' and ${inOurSchema('t.relnamespace', 't.oid')}
    union all
    select 'constraint ' || k.conname, 'it was never proved for the older rows of ' || t.relname
    from pg_constraint k join pg_class t on t.oid = k.conrelid
    where not k.convalidated and ${inOurSchema('t.relnamespace', 't.oid')}
    union all
    select 'index ' || i.relname, 'it is not usable'
    from pg_index x join pg_class i on i.oid = x.indexrelid
    where not (x.indisvalid and x.indisready) and ${inOurSchema('i.relnamespace', 'i.oid')}`.execute(view);
  return rows.map(({ subject, detail }) => error('guard', subject, detail));
}

/**
 * A sequence behind the largest value of its column would generate a value twice. Ids of images are drawn and not counted: theirs
 * is the one identity that whoever inserts a row gives (`by default`).
 */
export async function checkSequences(view: Db): Promise<Finding[]> {
  const { rows } = await sql<{ name: string; table: string; column: string }>`
    select s.relname as name, t.relname as table, a.attname as column
    from pg_class s join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
    join pg_class t on t.oid = d.refobjid join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
    where s.relkind = 'S' and a.attidentity <> 'd' and ${inOurSchema('s.relnamespace', 's.oid')}`.execute(view);
  const findings: Finding[] = [];
  for (const { name, table, column } of rows) {
    const { rows: behind } = await sql<{ highest: string }>`
      select highest::text from ${sql.id(name)} cross join (select max(${sql.id(column)}) as highest from ${sql.id(table)}) as given
      where highest > last_value or (highest = last_value and not is_called)`.execute(view);
    for (const { highest } of behind)
      findings.push(error('sequence', name, `it would give out numbers that ${table} already has, up to ${highest}`));
  }
  return findings;
}
