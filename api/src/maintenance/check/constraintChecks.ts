import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { inOurSchema } from '../catalog.ts';
import type { Finding } from './finding.ts';

/** A constraint, and the query for rows that violate it. */
interface Proof {
  name: string;
  table: string;
  rows: RawBuilder<unknown>;
}

async function notNulls(view: Db): Promise<Proof[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select t.relname as table, a.attname as column
    from pg_attribute a join pg_class t on t.oid = a.attrelid
    where t.relkind in ('r', 'p') and a.attnum > 0 and a.attnotnull and not a.attisdropped
      and ${inOurSchema('t.relnamespace', 't.oid')}`.execute(view);
  return rows.map(({ table, column }) => ({
    name: `${column} not null`,
    table,
    // For `column is null` the planner would trust the constraint and read nothing.
    rows: sql`select from ${sql.id(table)} where num_nulls(${sql.id(column)}) > 0`,
  }));
}

async function checks(view: Db): Promise<Proof[]> {
  const { rows } = await sql<{ table: string; name: string; expression: string }>`
    select t.relname as table, k.conname as name, pg_get_expr(k.conbin, k.conrelid) as expression
    from pg_constraint k join pg_class t on t.oid = k.conrelid
    where k.contype = 'c' and ${inOurSchema('t.relnamespace', 't.oid')}`.execute(view);
  return rows.map(({ table, name, expression }) => ({
    name,
    table,
    rows: sql`select from ${sql.id(table)} where not (${sql.raw(expression)})`,
  }));
}

async function uniques(view: Db): Promise<Proof[]> {
  const { rows } = await sql<{ table: string; name: string; parts: string[]; predicate: string | null }>`
    select t.relname as table, i.relname as name, pg_get_expr(x.indpred, x.indrelid) as predicate,
      (select json_agg(pg_get_indexdef(x.indexrelid, n, true) order by n) from generate_series(1, x.indnkeyatts) n) as parts
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
    where x.indisunique and ${inOurSchema('t.relnamespace', 't.oid')}`.execute(view);
  return rows.map(({ table, name, parts, predicate }) => ({
    name,
    table,
    rows: sql`select from ${sql.id(table)}
      where (${sql.raw(predicate ?? 'true')}) and ${sql.raw(parts.map((part) => `(${part}) is not null`).join(' and '))}
      group by ${sql.raw(parts.join(', '))} having count(*) > 1`,
  }));
}

async function foreignKeys(view: Db): Promise<Proof[]> {
  const columns = (table: string, keys: string) => sql`(
    select json_agg(a.attname order by n) from unnest(${sql.ref(keys)}) with ordinality as one(num, n)
    join pg_attribute a on a.attrelid = ${sql.ref(table)} and a.attnum = one.num)`;
  const { rows } = await sql<{ table: string; name: string; target: string; own: string[]; theirs: string[] }>`
    select t.relname as table, k.conname as name, f.relname as target,
      ${columns('k.conrelid', 'k.conkey')} as own, ${columns('k.confrelid', 'k.confkey')} as theirs
    from pg_constraint k join pg_class t on t.oid = k.conrelid join pg_class f on f.oid = k.confrelid
    where k.contype = 'f' and ${inOurSchema('t.relnamespace', 't.oid')}`.execute(view);
  return rows.map(({ table, name, target, own, theirs }) => {
    const pairs = own.map((column, i) => sql`parent.${sql.id(theirs[i] as string)} = child.${sql.id(column)}`);
    const set = own.map((column) => sql`child.${sql.id(column)} is not null`);
    return {
      name,
      table,
      rows: sql`select from ${sql.id(table)} child where ${sql.join(set, sql` and `)}
        and not exists (select from ${sql.id(target)} parent where ${sql.join(pairs, sql` and `)})`,
    };
  });
}

/** Disables index scans: a damaged index would hide rows that violate its constraint. */
async function readTablesOnly(view: Db, only: boolean): Promise<void> {
  for (const scan of ['enable_indexscan', 'enable_indexonlyscan', 'enable_bitmapscan'])
    await sql`select set_config(${scan}, ${only ? 'off' : 'on'}, true)`.execute(view);
}

/** Proves every constraint anew, as the database's own catalog has them. @returns how many there are, too */
export async function checkConstraints(view: Db): Promise<{ proved: number; findings: Finding[] }> {
  const proofs = [
    ...(await notNulls(view)),
    ...(await checks(view)),
    ...(await uniques(view)),
    ...(await foreignKeys(view)),
  ];
  const findings: Finding[] = [];
  await readTablesOnly(view, true);
  for (const { name, table, rows: hurt } of proofs) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from (${hurt}) as hurt`.execute(view);
    const n = rows[0]?.n ?? 0;
    if (n)
      findings.push({
        severity: 'error',
        rule: 'constraint',
        subject: `${table}: ${name}`,
        detail: `${n} rows or groups of rows hurt it`,
      });
  }
  await readTablesOnly(view, false);
  return { proved: proofs.length, findings };
}
