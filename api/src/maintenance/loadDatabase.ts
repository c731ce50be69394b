import { sql } from 'kysely';
import path from 'node:path';
import type { Db } from '../platform/database/database.ts';
import { migrateTo } from '../platform/database/migrate.ts';
import { sequencesOf, tablesOf, type TableShape } from './catalog.ts';
import { damaged } from './checksums.ts';
import { linesOf } from './hashedFile.ts';
import { names } from './layout.ts';
import type { Manifest } from './manifest.ts';
import { writePortableText } from './portableText.ts';
import type { Progress } from './progress.ts';
import { Refused } from './refused.ts';
import { requireEmptyDatabase } from './restoreTarget.ts';
import { loadRows, withoutGuards } from './rows.ts';
import { writeSequences } from './sequences.ts';

/** Parameters of a restore. */
export interface RestoreWork {
  folder: string;
  manifest: Manifest;
  progress: Progress;
  signal: AbortSignal;
}

type BackedUp = Pick<Manifest['tables'][number], 'name' | 'columns'>;

/** Rows to be loaded: where they come from, and what is known of them. */
export interface RowSource {
  migrations: string[];
  tables: BackedUp[];
  sequences: Manifest['sequences'];
  /** Loads the rows of a table into the one that takes them. */
  load(tx: Db, table: BackedUp, receiver: TableShape): Promise<void>;
}

/** The table of the database that takes the rows of one in the backup, its columns in the order of the rows. */
function receiverOf(table: BackedUp, shapes: TableShape[]): TableShape {
  const shape = shapes.find(({ name }) => name === table.name);
  const columns = table.columns.flatMap(({ name }) => shape?.columns.find((column) => column.name === name) ?? []);
  if (shape && columns.length === shape.columns.length && columns.length === table.columns.length)
    return { ...shape, columns };
  throw new Refused(
    `The backup has a table ${table.name} that its migrations do not make so: it comes from a version that was never released. Nothing was restored.`,
  );
}

/**
 * Makes the tables that a backup fits, empty.
 * @throws Refused when it fits none
 */
export async function prepareTables(
  db: Db,
  { migrations, tables }: Pick<RowSource, 'migrations' | 'tables'>,
): Promise<void> {
  await migrateTo(db, migrations.at(-1) as string);
  const shapes = await tablesOf(db);
  for (const table of tables) receiverOf(table, shapes);
}

async function loadTables(tx: Db, { tables, load }: RowSource): Promise<void> {
  const shapes = await tablesOf(tx);
  // Rows that a migration or a first start has written are replaced by those of the source.
  for (const { name } of shapes) await sql`delete from ${sql.id(name)}`.execute(tx);
  for (const table of tables) await load(tx, table, receiverOf(table, shapes));
}

/** The rows of a backup. */
export const backedUp = ({ folder, manifest, progress, signal }: RestoreWork): RowSource => ({
  ...manifest,
  async load(tx, { name }, receiver) {
    signal.throwIfAborted();
    const file = names.table(name);
    const expected = manifest.tables.find((one) => one.name === name)?.rows;
    const rows = await loadRows(tx, receiver, linesOf(path.join(folder, file)));
    if (rows !== expected) throw damaged(file, `has ${rows} rows instead of ${expected}`);
    progress.at(() => `Restored the rows of ${name} …`);
  },
});

/**
 * Fills the empty tables with rows; all of them become visible at once.
 * @throws Refused when somebody else has filled them meanwhile
 */
export async function loadDatabase(db: Db, source: RowSource): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await writePortableText(tx);
    const shapes = await tablesOf(tx);
    await sql`lock table ${sql.join(shapes.map(({ name }) => sql.id(name)))} in access exclusive mode`.execute(tx);
    await requireEmptyDatabase(tx, source.migrations);
    await withoutGuards(tx, () => loadTables(tx, source));
    const known = await sequencesOf(tx);
    await writeSequences(
      tx,
      source.sequences.filter(({ name }) => known.includes(name)),
    );
  });
}
