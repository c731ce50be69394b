/**
 * Lists that are no page: how long each can grow, and why it is whole. A new list needs a row here and in docs/graph.md ("Lists
 * and their bounds"), or is a connection.
 */
interface Bound {
  /** At most so many items; null where data alone bounds it. */
  most: number | null;
  /** Where the bound comes from, or why the list cannot be cut. */
  why: string;
}

const most = (number: number, why: string): Bound => ({ most: number, why });
/** Without a number: made one by one, or of no use in parts. */
const whole = (why: string): Bound => ({ most: null, why });

const categories = 20;
const slots = 12 * categories;
const oneForEach = most(100, 'one for each id of the input, which has 100');
const best = most(
  2 * 10 * (categories + 1) + 100,
  'the first ten of each category and of all, before and after, and 100 ids',
);
const days = whole('one a day of the competition; a chart shows all of them');
const byHand = whole('administrators make each of them by hand');
const proof = most(64, 'logarithmic in the size of the log');
const log = whole('what is proved is proved of the log as it is at one moment');

export const listBounds: Record<string, Bound> = {
  'AdminCompetition.frozenFields': most(30, 'fields of a competition'),
  'AdminCompetition.moves': most(4, 'the other statuses'),
  'AdminCompetition.overlaps': most(20, 'the contract'),
  'AdminCompetition.rankingWithout': best,
  'AdminJury.rounds': most(20, 'the contract'),
  'AdminJury.seats': most(100, 'the contract'),
  'AdminJurySeat.conflicts': most(200, 'the contract'),
  'AdminJury.awards': most(200, 'the contract'),
  'AdminJury.bestAuthors': most(200, 'the contract'),
  'AdminAward.winners': most(100, 'the contract'),
  'AdminAward.next': most(5, 'the contract'),
  'BestAuthors.authors': most(50, 'the contract'),
  'ChairAwards.awards': most(200, 'the contract'),
  'ChairAward.winners': most(100, 'the contract'),
  'Image.awards': most(200, 'the contract'),
  'Jury.awards': most(200, 'the contract'),
  'JuryAward.winners': most(100, 'the contract'),
  'AdminJuryRound.progress': most(100, 'the contract'),
  'CastMarksPayload.results': most(100, 'the input'),
  'JuryDesk.byPoint': most(101, 'points 0–100'),
  'JuryResult.rounds': most(20, 'the contract'),
  'JuryRound.pointNames': most(101, 'points 0–100'),
  'JuryRound.types': most(categories, 'the contract'),
  'JuryRoundResult.marks': most(100, 'the contract'),
  'JuryRoundResult.remarks': most(100, 'the contract'),
  'JurySeat.rounds': most(20, 'the contract'),
  'AdminPulse.runningEmails': byHand,
  'AdminPulse.watched': most(20, 'the input'),
  'AdminUser.newsletter': most(3, 'an enum'),
  'Jury.acceptance': most(categories, 'the contract'),
  'Jury.judges': most(100, 'the contract'),
  'Jury.rounds': most(20, 'the contract'),
  'JuryLines.categories': most(categories, 'the contract'),
  'JuryRound.lines': most(categories, 'the contract'),
  'JuryRoundResult.distribution': whole('one for each score that a photo of a category has'),
  'LineCategory.steps': whole('one for each score that a photo of a category has'),
  'LineStep.imageIds': most(12, 'the contract'),
  'ModerationItem.reports': most(100, 'the contract'),
  'Query.mySeats': whole('organisers offer each of them by hand'),
  'ArchivedEntries.entries': most(slots, 'slots of all categories'),
  'AuditEntry.changes': whole('parts of one object'),
  'BallotExclusion.effect': best,
  'BallotExclusions.effect': best,
  'BallotExclusions.exclusions': byHand,
  'Competition.imageTypes': most(categories, 'the contract'),
  'Competition.myEntries': most(slots, 'slots of all categories'),
  'CompetitionStatistics.coverage': most(4, 'fixed numbers of votes'),
  'CompetitionStatistics.perDay': days,
  'CompetitionStatistics.perHour': most(24, 'hours of a day'),
  'CompetitionStatistics.perPoint': most(101, 'points 0–100'),
  'CompetitionStatistics.perType': most(categories * 4, 'moderations of each category'),
  'CompetitionStatistics.topImages': most(100, 'the first ten, and those that share the tenth rank'),
  'Count.consistency': proof,
  'Count.heads': log,
  'Count.keys': byHand,
  'Count.ruleChanges': byHand,
  'Count.versions': byHand,
  'CountDraw.ballots': most(50, 'as many as are drawn'),
  'CountFiles.timestamps': log,
  'CountInclusion.hashes': proof,
  'CountMine.ballots': log,
  'CountObservation.roll': log,
  'CountRollEntry.hashes': proof,
  'EmailAudienceCount.leftOut': most(4, 'an enum'),
  'EmailAudienceCount.sample': most(10, 'the contract'),
  'EmailCheck.findings': whole('mistakes in one mail'),
  'ExcludedBallots.effect': best,
  'ExcludedBallots.groups': byHand,
  'Image.similar': whole('copies of one photo; `similarPage` has all pairs in pages'),
  'ImageResult.votesByPoint': most(101, 'points 0–100'),
  'Localization.texts': whole('keys that pages know; no page is shown without them'),
  'ModerateCommentsPayload.results': oneForEach,
  'ModerateImagesPayload.results': oneForEach,
  'ModerationItem.signals': most(4, 'an enum'),
  'MoveEntryPayload.entries': most(slots, 'slots of all categories'),
  'OpenRadarCirclePayload.people': whole('one circle, which is opened as a whole and noted in the audit log'),
  'Query.countKeys': byHand,
  'Query.emailRecipients': whole('fixed audiences of competitions, which administrators make by hand'),
  'Query.localizations': most(2, 'locales'),
  'Query.nodes': most(100, 'one for each id of the argument, which has 100'),
  'Query.openCompetitions': byHand,
  'Radar.circles': most(26, 'the contract'),
  'RadarCircle.effect': best,
  'RadarCircle.images': whole('what one circle did: its finding is of no use in parts'),
  'RankExplanation.interval': most(2, 'best and worst'),
  'RobustCategory.rows': most(20, 'the contract'),
  'RobustRow.interval': most(2, 'best and worst'),
  'RobustRow.ranks': most(5, 'an enum'),
  'Robustness.categories': most(categories, 'the contract'),
  'Robustness.methods': most(5, 'an enum'),
  'SetUserNewslettersPayload.results': oneForEach,
  'SetUserStatesPayload.results': oneForEach,
  'Template.required': most(10, 'variables of a template'),
  'Template.variables': most(10, 'variables of a template'),
  'User.devices': most(20, 'the rules: one more ends the one longest unused'),
  'User.newsletter': most(3, 'an enum'),
};
