import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLog } from '../platform/log.ts';
import { built } from '../maintenance/testing/built.ts';
import type { Content } from './embedded.ts';

const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url));
const database = fileURLToPath(new URL('../platform/database', import.meta.url));

/** Where the template lies: kept from one run to the next, and another one for each version of the engine and its schema. */
function templateFolder(content: Content): string {
  const digest = createHash('sha256');
  digest.update(readFileSync(path.join(modules, '@electric-sql/pglite/package.json')));
  if (content === 'migrated')
    for (const file of readdirSync(database, { recursive: true, encoding: 'utf8' }).sort())
      if (/\.sql$|^migrations\b.*\.ts$/.test(file)) digest.update(readFileSync(path.join(database, file)));
  return path.join(modules, '.cache', `photo-competition-${content}-database-${digest.digest('hex').slice(0, 16)}`);
}

async function make(folder: string, content: Content): Promise<void> {
  mkdirSync(path.dirname(folder), { recursive: true });
  const draft = mkdtempSync(`${folder}-`);
  const { connectDatabase, openDatabase } = await built('platform/database/database');
  const open = content === 'empty' ? connectDatabase : openDatabase;
  const settings = { DATA_DIR: draft, DATABASE_CONNECTIONS: 2 };
  await (await open(settings, createLog('silent'))).close();
  try {
    renameSync(draft, folder);
  } catch {
    // Another test process has created it meanwhile.
    rmSync(draft, { recursive: true });
  }
}

/** Gives a data folder an embedded database. Making one takes PostgreSQL five seconds; copying one does not. */
export async function copyDatabase(dataDir: string, content: Content): Promise<void> {
  const template = templateFolder(content);
  if (!existsSync(template)) await make(template, content);
  cpSync(path.join(template, 'database'), path.join(dataDir, 'database'), { recursive: true });
}
