import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLog } from '../log.ts';
import { built } from '../maintenance/testing/built.ts';

const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url));

/** Where the template lies: kept from one run to the next, and another one for each version of the engine. */
function templateFolder(): string {
  const about = readFileSync(path.join(modules, '@electric-sql/pglite/package.json'), 'utf8');
  const { version } = JSON.parse(about) as { version: string };
  return path.join(modules, '.cache', `photo-competition-database-${version}`);
}

async function make(folder: string): Promise<void> {
  mkdirSync(path.dirname(folder), { recursive: true });
  const draft = mkdtempSync(`${folder}-`);
  const { connectDatabase } = await built('database/database');
  const settings = { DATA_DIR: draft, DATABASE_CONNECTIONS: 2 };
  await (await connectDatabase(settings, createLog('silent'))).close();
  try {
    renameSync(draft, folder);
  } catch {
    // Another test process was quicker.
    rmSync(draft, { recursive: true });
  }
}

/** Gives a data folder an embedded database without tables. Making one takes PostgreSQL five seconds; copying one does not. */
export async function copyEmptyDatabase(dataDir: string): Promise<void> {
  const template = templateFolder();
  if (!existsSync(template)) await make(template);
  cpSync(path.join(template, 'database'), path.join(dataDir, 'database'), { recursive: true });
}
