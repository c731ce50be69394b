import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { migrationNames } from '../migrate.ts';

/** Names of the migrations that the baseline stands for, as databases of before have them. */
export const steps = [
  '0001_initial',
  '0002_texts',
  '0003_campaigns',
  '0004_shown_images',
  '0005_closed_at',
  '0006_random_versions',
  '0007_administration',
  '0008_kept_counts',
  '0009_useless_templates',
  '0010_stored_results',
  '0011_small_derivatives',
  '0013_moderation_queue',
  '0014_lists',
  '0016_edited_comments',
  '0017_votes_by_point',
  '0018_vote_statement',
  '0019_ballot_numbers',
  '0020_count_log',
  '0021_trimmed_scoring',
  '0024_file_commitments',
  '0025_exchanged_slots',
  '0026_explained_results',
  '0027_radar',
  '0028_fair_order_of_shown',
  '0029_excluded_ballots',
  '0030_sealed_votes_mails',
  '0031_kept_campaign_counts',
  '0032_unlinked_ballots',
  '0033_wider_indexes',
  '0034_coverage_rule',
  '0035_attested_heads',
  '0036_stored_votes',
  '0037_kept_voters',
  '0038_count_observer',
  '0039_compressed_ballots',
  '0040_vote_in_one_function',
  '0041_search_by_beginnings',
  '0042_votes_of_the_last_second',
  '0043_accounts_in_order_of_ids',
  '0044_votes_decided_without_the_image',
  '0045_kept_audiences',
  '0046_photos_made_anew',
  '0048_random_places',
  '0049_random_image_ids',
  '0052_pending_uploads',
  '0054_email_changes',
];

/** The same, with the migrations after the baseline. */
export const allSteps = [...steps, ...migrationNames.slice(1)];

/** Makes a database look as if these migrations had made it, with the tables that Kysely kept beside them. */
export async function markAsMadeBy(db: Db, names: readonly string[]): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run('drop table if exists database_program');
  await run('create table kysely_migration_lock (id varchar(255) primary key, is_locked int not null default 0)');
  await run(`insert into kysely_migration_lock values ('migration_lock', 0)`);
  await run('delete from kysely_migration');
  for (const name of names) await run(`insert into kysely_migration values ('${name}', '2026-11-27T10:00:00.000Z')`);
}
