import { sql } from 'kysely';
import path from 'node:path';
import type { Db } from '../platform/database/database.ts';
import { blobReferences } from './blobReferences.ts';
import { migrationsOf, tablesOf, type TableShape } from './catalog.ts';
import type { ChecksumList } from './checksumList.ts';
import { writeHashed } from './hashedFile.ts';
import { names } from './layout.ts';
import type { Manifest } from './manifest.ts';
import type { Progress } from './progress.ts';
import { dumpRows } from './rows.ts';
import { readSequences } from './sequences.ts';

/** Facts about a snapshot that are known once its rows are in files. */
export interface CopiedRows extends Pick<Manifest, 'made' | 'migrations' | 'tables' | 'sequences'> {
  /** How many blobs the rows refer to. */
  blobs: number;
}

/** Where the blobs to copy are listed while a backup is being written. */
export const referencesFile = (folder: string): string => path.join(folder, 'references.ndjson');

async function* joined(batches: AsyncIterable<string[]>, count: (lines: number) => void): AsyncGenerator<string> {
  for await (const lines of batches) {
    count(lines.length);
    yield `${lines.join('\n')}\n`;
  }
}

/** Parameters of a copy. */
interface Work {
  folder: string;
  sums: ChecksumList;
  progress: Progress;
  signal: AbortSignal;
}

async function copyTable(view: Db, table: TableShape, { folder, sums, progress, signal }: Work): Promise<number> {
  let rows = 0;
  const count = (lines: number) => {
    signal.throwIfAborted();
    rows += lines;
    progress.at(() => `Copied ${rows} rows of ${table.name} …`);
  };
  const file = names.table(table.name);
  const { sha256 } = await writeHashed(path.join(folder, file), joined(dumpRows(view, table), count));
  sums.add(file, sha256);
  return rows;
}

/** The instant of the snapshot, which contains what was committed before. */
async function instantOf(view: Db): Promise<string> {
  const { rows } = await sql<{ at: Date }>`select now() as at`.execute(view);
  return (rows[0]?.at as Date).toISOString();
}

/** Lists the blobs that the rows refer to. @returns how many */
async function listReferences(view: Db, folder: string): Promise<number> {
  let blobs = 0;
  const lines = async function* () {
    for await (const batch of blobReferences(view)) {
      blobs += batch.length;
      yield batch.map((reference) => `${JSON.stringify(reference)}\n`).join('');
    }
  };
  await writeHashed(referencesFile(folder), lines());
  return blobs;
}

/** Writes every row of a snapshot to files, and the list of the blobs they refer to. */
export async function copyRows(view: Db, work: Work): Promise<CopiedRows> {
  const tables: Manifest['tables'] = [];
  for (const table of await tablesOf(view)) {
    work.signal.throwIfAborted();
    tables.push({ name: table.name, columns: table.columns, rows: await copyTable(view, table, work) });
  }
  return {
    made: await instantOf(view),
    migrations: (await migrationsOf(view)) ?? [],
    tables,
    sequences: await readSequences(view),
    blobs: await listReferences(view, work.folder),
  };
}
