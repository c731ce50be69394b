import { Migrator, type Migration } from 'kysely';
import type { Db } from './database.ts';
import * as initial from './migrations/0001_initial.ts';
import * as texts from './migrations/0002_texts.ts';

/** Every migration, in order; one that has been released is never changed. */
const migrations: Record<string, Migration> = { '0001_initial': initial, '0002_texts': texts };

/** Brings the schema up to date. Kysely locks: several instances may start at once. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
