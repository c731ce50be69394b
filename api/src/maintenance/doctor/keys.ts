import { statSync, type Stats } from 'node:fs';
import path from 'node:path';
import type { Config } from '../../config.ts';
import type { Db } from '../../platform/database/database.ts';
import { error, ok, type Diagnosis } from './diagnosis.ts';

/** The purpose of each key, by its name as a file and as a row. */
const purposes = { 'signing-key': 'signs sessions', 'count-key': 'signs counts' } as const;

const settingOf = { 'signing-key': 'JWT_SECRET', 'count-key': 'COUNT_SIGNING_KEY' } as const;

type KeyName = keyof typeof purposes;

const statOf = (file: string): Stats | undefined => statSync(file, { throwIfNoEntry: false });

const octal = (mode: number): string => `0${(mode & 0o777).toString(8)}`;

/** A file or folder with secrets is its owner's alone. @param what it is, at the beginning of a sentence */
export function checkSecret(what: string, place: string): Diagnosis {
  const stat = statOf(place);
  if (!stat)
    return error(
      'keys',
      `${what} (${place}) is not there.`,
      'Start the service once, which makes it, or restore it from the backup.',
    );
  const right = stat.isDirectory() ? '0700' : '0600';
  if (stat.mode & 0o077)
    return error(
      'keys',
      `${what} (${place}) can be read by others: its mode is ${octal(stat.mode)}.`,
      `Run "chmod ${right} ${place}".`,
    );
  const user = process.getuid?.();
  if (user !== undefined && user !== 0 && stat.uid !== user)
    return error(
      'keys',
      `${what} (${place}) belongs to another user (${stat.uid}).`,
      'Run this command, and the service, as one user who owns the data folder.',
    );
  return ok('keys', `${what} is readable by its owner alone.`);
}

async function inDatabase(db: Db, name: KeyName): Promise<Diagnosis> {
  const row = await db.selectFrom('setting').select('key').where('key', '=', name).executeTakeFirst();
  return row
    ? ok('keys', `The key that ${purposes[name]} is in the database.`)
    : error(
        'keys',
        `The database has no key that ${purposes[name]}.`,
        'Start the service once, which makes it, or restore the backup that has it.',
      );
}

/** Whether the keys are where the settings have them, and nobody else reads them. @param db null where it cannot be asked */
export async function checkKeys(config: Config, db: Db | null): Promise<Diagnosis[]> {
  const found = [checkSecret('The data folder', config.DATA_DIR)];
  for (const name of Object.keys(purposes) as KeyName[]) {
    if (config[settingOf[name]] !== undefined)
      found.push(ok('keys', `${settingOf[name]} is the key that ${purposes[name]}.`));
    else if (config.DATABASE_URL === undefined)
      found.push(checkSecret(`The key that ${purposes[name]}`, path.join(config.DATA_DIR, name)));
    else if (db) found.push(await inDatabase(db, name));
  }
  return found;
}
