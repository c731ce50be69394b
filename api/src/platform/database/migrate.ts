import { Migrator, type Kysely, type Migration } from 'kysely';
import * as initial from './migrations/0001_initial.ts';
import * as texts from './migrations/0002_texts.ts';
import * as campaigns from './migrations/0003_campaigns.ts';
import * as shownImages from './migrations/0004_shown_images.ts';
import * as closedAt from './migrations/0005_closed_at.ts';
import * as randomVersions from './migrations/0006_random_versions.ts';
import * as administration from './migrations/0007_administration.ts';
import * as keptCounts from './migrations/0008_kept_counts.ts';
import * as uselessTemplates from './migrations/0009_useless_templates.ts';
import * as storedResults from './migrations/0010_stored_results.ts';
import * as smallDerivatives from './migrations/0011_small_derivatives.ts';
import * as moderationQueue from './migrations/0013_moderation_queue.ts';
import * as lists from './migrations/0014_lists.ts';
import * as editedComments from './migrations/0016_edited_comments.ts';
import * as votesByPoint from './migrations/0017_votes_by_point.ts';
import * as voteStatement from './migrations/0018_vote_statement.ts';
import * as ballotNumbers from './migrations/0019_ballot_numbers.ts';
import * as countLog from './migrations/0020_count_log.ts';
import * as trimmedScoring from './migrations/0021_trimmed_scoring.ts';
import * as fileCommitments from './migrations/0024_file_commitments.ts';
import * as exchangedSlots from './migrations/0025_exchanged_slots.ts';
import * as explainedResults from './migrations/0026_explained_results.ts';
import * as radar from './migrations/0027_radar.ts';
import * as fairOrderOfShown from './migrations/0028_fair_order_of_shown.ts';
import * as excludedBallots from './migrations/0029_excluded_ballots.ts';
import * as sealedVotesMails from './migrations/0030_sealed_votes_mails.ts';
import * as keptCampaignCounts from './migrations/0031_kept_campaign_counts.ts';
import * as unlinkedBallots from './migrations/0032_unlinked_ballots.ts';
import * as widerIndexes from './migrations/0033_wider_indexes.ts';
import * as coverageRule from './migrations/0034_coverage_rule.ts';
import * as attestedHeads from './migrations/0035_attested_heads.ts';
import * as storedVotes from './migrations/0036_stored_votes.ts';
import * as keptVoters from './migrations/0037_kept_voters.ts';
import * as countObserver from './migrations/0038_count_observer.ts';
import * as compressedBallots from './migrations/0039_compressed_ballots.ts';
import * as voteInOneFunction from './migrations/0040_vote_in_one_function.ts';
import * as searchByBeginnings from './migrations/0041_search_by_beginnings.ts';
import * as votesOfTheLastSecond from './migrations/0042_votes_of_the_last_second.ts';
import * as accountsInOrderOfIds from './migrations/0043_accounts_in_order_of_ids.ts';
import * as votesDecidedWithoutTheImage from './migrations/0044_votes_decided_without_the_image.ts';
import * as keptAudiences from './migrations/0045_kept_audiences.ts';
import * as photosMadeAnew from './migrations/0046_photos_made_anew.ts';
import * as randomPlaces from './migrations/0048_random_places.ts';
import * as randomImageIds from './migrations/0049_random_image_ids.ts';
import * as pendingUploads from './migrations/0052_pending_uploads.ts';
import * as emailChanges from './migrations/0054_email_changes.ts';
import * as site from './migrations/0055_site.ts';
import type { Tables } from './tables.ts';

/** Every migration, in order; one that has been released is never changed. */
const migrations: Record<string, Migration> = {
  '0001_initial': initial,
  '0002_texts': texts,
  '0003_campaigns': campaigns,
  '0004_shown_images': shownImages,
  '0005_closed_at': closedAt,
  '0006_random_versions': randomVersions,
  '0007_administration': administration,
  '0008_kept_counts': keptCounts,
  '0009_useless_templates': uselessTemplates,
  '0010_stored_results': storedResults,
  '0011_small_derivatives': smallDerivatives,
  '0013_moderation_queue': moderationQueue,
  '0014_lists': lists,
  '0016_edited_comments': editedComments,
  '0017_votes_by_point': votesByPoint,
  '0018_vote_statement': voteStatement,
  '0019_ballot_numbers': ballotNumbers,
  '0020_count_log': countLog,
  '0021_trimmed_scoring': trimmedScoring,
  '0024_file_commitments': fileCommitments,
  '0025_exchanged_slots': exchangedSlots,
  '0026_explained_results': explainedResults,
  '0027_radar': radar,
  '0028_fair_order_of_shown': fairOrderOfShown,
  '0029_excluded_ballots': excludedBallots,
  '0030_sealed_votes_mails': sealedVotesMails,
  '0031_kept_campaign_counts': keptCampaignCounts,
  '0032_unlinked_ballots': unlinkedBallots,
  '0033_wider_indexes': widerIndexes,
  '0034_coverage_rule': coverageRule,
  '0035_attested_heads': attestedHeads,
  '0036_stored_votes': storedVotes,
  '0037_kept_voters': keptVoters,
  '0038_count_observer': countObserver,
  '0039_compressed_ballots': compressedBallots,
  '0040_vote_in_one_function': voteInOneFunction,
  '0041_search_by_beginnings': searchByBeginnings,
  '0042_votes_of_the_last_second': votesOfTheLastSecond,
  '0043_accounts_in_order_of_ids': accountsInOrderOfIds,
  '0044_votes_decided_without_the_image': votesDecidedWithoutTheImage,
  '0045_kept_audiences': keptAudiences,
  '0046_photos_made_anew': photosMadeAnew,
  '0048_random_places': randomPlaces,
  '0049_random_image_ids': randomImageIds,
  '0052_pending_uploads': pendingUploads,
  '0054_email_changes': emailChanges,
  '0055_site': site,
};

/** Names of the migrations this version knows, in order. */
export const migrationNames = Object.keys(migrations);

const migratorOf = (db: Kysely<Tables>) =>
  new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });

/** Applies all migrations. Kysely takes a lock: several instances may start at once. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error) throw error;
}

/** Applies the migrations up to one of them, for the rows of a backup of that version. */
export async function migrateTo(db: Kysely<Tables>, name: string): Promise<void> {
  const { error } = await migratorOf(db).migrateTo(name);
  if (error) throw error;
}
