import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Database, Db } from './database/database.ts';

/** A secret of the installation that it makes for itself. */
export interface KeptSecret {
  /** Of the file in the data folder, and of the row in `setting`. */
  name: string;
  make(): string;
}

/** The content of a secret's file; null where the file is missing or empty. */
export function readSecret(folder: string, name: string): string | null {
  try {
    return readFileSync(path.join(folder, name), 'utf8').trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The file appears whole or not at all, readable by its owner alone. */
export function writeSecret(folder: string, name: string, secret: string): string {
  const file = path.join(folder, name);
  const draft = `${file}.part`;
  rmSync(draft, { force: true });
  writeFileSync(draft, secret, { mode: 0o600, flush: true });
  renameSync(draft, file);
  return secret;
}

/** Removes the file of a secret, if there is one. */
export const removeSecret = (folder: string, name: string): void => rmSync(path.join(folder, name), { force: true });

/** The first instance decides; all instances read its decision. */
async function sharedSecret(db: Db, key: string, proposed: string): Promise<string> {
  await db
    .insertInto('setting')
    .values({ key, value: JSON.stringify(proposed) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirstOrThrow();
  return value as string;
}

/**
 * A secret that is made once: in the data folder beside the embedded database; in a database that several instances share in
 * that database, for all of them. The secret of an instance that was alone before becomes the shared one.
 */
export async function keptSecret(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  folder: string,
  { name, make }: KeptSecret,
): Promise<string> {
  const own = readSecret(folder, name);
  return engine === 'embedded' ? (own ?? writeSecret(folder, name, make())) : sharedSecret(db, name, own ?? make());
}
