import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Database, Db } from '../database/database.ts';

const newKey = () => randomBytes(48).toString('base64url');

const fileOf = (folder: string) => path.join(folder, 'signing-key');

function readKey(folder: string): string | null {
  try {
    return readFileSync(fileOf(folder), 'utf8').trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The file appears whole or not at all, readable by its owner alone. */
function writeKey(folder: string): string {
  const draft = `${fileOf(folder)}.part`;
  const key = newKey();
  rmSync(draft, { force: true });
  writeFileSync(draft, key, { mode: 0o600, flush: true });
  renameSync(draft, fileOf(folder));
  return key;
}

/** Whoever comes first decides; everyone reads what was decided. */
async function sharedKey(db: Db, proposed: string): Promise<string> {
  const row = { key: 'signing-key', value: JSON.stringify(proposed) };
  await db
    .insertInto('setting')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db.selectFrom('setting').select('value').where('key', '=', row.key).executeTakeFirstOrThrow();
  return value as string;
}

/**
 * The key that signs the tokens of this installation, made once (docs/product.md §6): in the data folder beside the embedded
 * database; in a database that several instances share in that database, or each would refuse the others' tokens. The
 * key of an instance that was alone before becomes the shared one, so that nobody has to log in again.
 */
export async function signingKey({ db, engine }: Pick<Database, 'db' | 'engine'>, folder: string): Promise<string> {
  const own = readKey(folder);
  return engine === 'embedded' ? (own ?? writeKey(folder)) : sharedKey(db, own ?? newKey());
}
