import { sql } from 'kysely';
import { withBaseline } from '../platform/database/baseline.ts';
import type { Db } from '../platform/database/database.ts';

/** A table as the database itself describes it. */
export interface TableShape {
  name: string;
  /** Writable columns in order; `type` as SQL names it. */
  columns: { name: string; type: string }[];
  /** Columns of the primary key; empty without one. */
  key: string[];
}

/** A foreign key, with the definition that makes it anew. */
export interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** A trigger that is switched on, and the words that switch it on again. */
export interface EnabledTrigger {
  table: string;
  name: string;
  enable: string;
}

/** Objects of the schema that the product lives in, but for what extensions bring. */
export const inOurSchema = (namespace: string, oid: string) =>
  sql`${sql.ref(namespace)} = (select oid from pg_namespace where nspname = current_schema())
    and not exists (select from pg_depend where objid = ${sql.ref(oid)} and deptype = 'e')`;

/** Tables that say how a database was made; they hold no rows of the product, and a start writes them. */
const ownTables = sql`('kysely_migration', 'kysely_migration_lock', 'database_program')`;

/** Every table, by name, but for those that say how the database was made. */
export async function tablesOf(db: Db): Promise<TableShape[]> {
  const { rows } = await sql<TableShape>`
    select c.relname as name,
      coalesce((select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''), '[]') as columns,
      coalesce((select json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum))
        from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary), '[]') as key
    from pg_class c
    where c.relkind in ('r', 'p') and not c.relispartition and c.relname not in ${ownTables}
      and ${inOurSchema('c.relnamespace', 'c.oid')}
    order by c.relname collate "C"`.execute(db);
  return rows;
}

/** Every sequence, by name: those of identity columns too. */
export async function sequencesOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select c.relname as name from pg_class c
    where c.relkind = 'S' and ${inOurSchema('c.relnamespace', 'c.oid')} order by c.relname collate "C"`.execute(db);
  return rows.map(({ name }) => name);
}

export async function foreignKeysOf(db: Db): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select t.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class t on t.oid = k.conrelid
    where k.contype = 'f' and k.conparentid = 0 and ${inOurSchema('t.relnamespace', 't.oid')}
    order by k.oid`.execute(db);
  return rows;
}

export async function enabledTriggersOf(db: Db): Promise<EnabledTrigger[]> {
  const { rows } = await sql<EnabledTrigger>`
    select t.relname as table, g.tgname as name,
      case g.tgenabled when 'O' then 'enable' when 'A' then 'enable always' else 'enable replica' end as enable
    from pg_trigger g join pg_class t on t.oid = g.tgrelid
    where not g.tgisinternal and g.tgenabled <> 'D' and ${inOurSchema('t.relnamespace', 't.oid')}
    order by g.oid`.execute(db);
  return rows;
}

/** Names of the migrations that a database has gone through, in order; null where the product has never been. */
export async function migrationsOf(db: Db): Promise<string[] | null> {
  const { rows: found } = await sql<{ there: boolean }>`
    select to_regclass(quote_ident(current_schema()) || '.kysely_migration') is not null as there`.execute(db);
  if (!found[0]?.there) return null;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return withBaseline(rows.map(({ name }) => name));
}
