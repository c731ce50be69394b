import { Migrator, type Migration } from 'kysely';
import type { Db } from './database.ts';
import * as initial from './migrations/0001_initial.ts';
import * as texts from './migrations/0002_texts.ts';
import * as campaigns from './migrations/0003_campaigns.ts';
import * as shownImages from './migrations/0004_shown_images.ts';

/** Every migration, in order; one that has been released is never changed. */
const migrations: Record<string, Migration> = {
  '0001_initial': initial,
  '0002_texts': texts,
  '0003_campaigns': campaigns,
  '0004_shown_images': shownImages,
};

/** Names of the migrations this version knows, in order. */
export const migrationNames = Object.keys(migrations);

const migratorOf = (db: Db) => new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });

/** Brings the schema up to date. Kysely locks: several instances may start at once. */
export async function migrate(db: Db): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error) throw error;
}

/** Brings the schema of a database forward to an earlier version of itself: what a backup from then fits. */
export async function migrateTo(db: Db, name: string): Promise<void> {
  const { error } = await migratorOf(db).migrateTo(name);
  if (error) throw error;
}
