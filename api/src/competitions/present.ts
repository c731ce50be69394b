import type { components } from '@photo-competition/schema/rest';
import type { CompetitionRow } from '../platform/database/tables.ts';
import type { AboutCompetition } from './about.ts';
import type { CompetitionRecord } from './repository.ts';
import { frozenFields } from './frozen.ts';
import type { Timed } from './rules.ts';
import { statusMoves } from './statusMoves.ts';
import { isWithheld, showsImages, stageAt } from './visibility.ts';

type Schemas = components['schemas'];

/** Of a stored competition what says where it stands. */
export type TimedRow = Pick<
  CompetitionRow,
  'status' | 'judged_by' | 'competition_start' | 'voting_start' | 'voting_end' | 'award'
>;

/** The fields of a stored competition that the rules read. */
export const timed = (record: TimedRow): Timed => ({
  status: record.status,
  judgedBy: record.judged_by,
  competitionStart: record.competition_start,
  votingStart: record.voting_start,
  votingEnd: record.voting_end,
  award: record.award,
});

/** A competition as it reads in a preview: a draft as once it is published (docs/product.md §3). */
export const asPublished = <Row extends Pick<CompetitionRow, 'status'>>(record: Row): Row =>
  record.status === 'DRAFT' ? { ...record, status: 'PUBLISHED' } : record;

/** The content of a stored competition, in the form of a request. */
export const contentOf = (record: CompetitionRecord): Required<Schemas['CompetitionRequest']> => ({
  title: record.title,
  description: record.description,
  competitionStart: record.competition_start.toISOString(),
  votingStart: record.voting_start.toISOString(),
  votingEnd: record.voting_end.toISOString(),
  award: record.award.toISOString(),
  minPoint: record.min_point,
  maxPoint: record.max_point,
  scoring: record.scoring,
  minCoverage: record.min_coverage,
  judgedBy: record.judged_by,
  entriesShown: record.entries_shown,
  preModeration: record.pre_moderation,
  minLongerSide: record.min_longer_side,
  imageTypes: record.imageTypes.map(({ code, title, slots }) => ({ code, title, slots })),
});

/** Whether everyone may read the log of its votes: from the start of voting on, not of drafts. */
export const showsCount = (record: CompetitionRecord, now: Date): boolean =>
  record.hasLog && record.status !== 'DRAFT' && showsImages(stageAt(timed(record), now));

/** @param shown number of its images that everyone may see; told only while images are shown */
export function presentCompetition(record: CompetitionRecord, shown: number, now: Date): Schemas['Competition'] {
  const stage = stageAt(timed(record), now);
  return {
    id: record.id,
    status: record.status,
    ...contentOf(record),
    imageCount: showsImages(stage) && !isWithheld(record) ? shown : 0,
    hasCount: showsCount(record, now),
    ended: stage === 'ENDED',
    createdAt: record.created_at.toISOString(),
  };
}

export const presentForAdministrator = (
  record: CompetitionRecord,
  { entries, shown, votes, firstVote, firstSeat, firstEntry, createdBy, updatedBy, overlaps }: AboutCompetition,
  now: Date,
): Schemas['AdminCompetition'] => ({
  ...presentCompetition(record, shown, now),
  updatedAt: record.updated_at.toISOString(),
  version: record.version,
  entryCount: entries,
  voteCount: votes,
  frozenFields: frozenFields(
    { ...timed(record), closedAt: record.closed_at, firstVote, firstSeat, firstEntry },
    now,
  ).map(({ since, ...frozen }) => ({ ...frozen, since: since.toISOString() })),
  createdBy,
  updatedBy,
  moves: statusMoves(timed(record), now),
  deletable: record.status === 'DRAFT' && !entries,
  overlaps: overlaps.map(({ competitionStart, award, ...other }) => ({
    ...other,
    competitionStart: new Date(competitionStart).toISOString(),
    award: new Date(award).toISOString(),
  })),
});
