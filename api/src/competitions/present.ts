import type { components } from '@photo-competition/schema/rest';
import type { CompetitionRow } from '../database/tables.ts';
import type { CompetitionRecord } from './repository.ts';
import { showsImages, stageAt, type Frozen } from './rules.ts';

type Schemas = components['schemas'];

/** What the rules look at, of a stored competition. */
export const timed = (record: CompetitionRow): Frozen => ({
  status: record.status,
  competitionStart: record.competition_start,
  votingStart: record.voting_start,
  votingEnd: record.voting_end,
  award: record.award,
  minPoint: record.min_point,
  maxPoint: record.max_point,
});

/** @param approved number of its APPROVED images; shown only while images are */
export function presentCompetition(record: CompetitionRecord, approved: number, now: Date): Schemas['Competition'] {
  const stage = stageAt(timed(record), now);
  return {
    id: record.id,
    title: record.title,
    description: record.description,
    status: record.status,
    competitionStart: record.competition_start.toISOString(),
    votingStart: record.voting_start.toISOString(),
    votingEnd: record.voting_end.toISOString(),
    award: record.award.toISOString(),
    minPoint: record.min_point,
    maxPoint: record.max_point,
    scoring: record.scoring,
    preModeration: record.pre_moderation,
    minLongerSide: record.min_longer_side,
    imageTypes: record.imageTypes.map(({ code, title, slots }) => ({ code, title, slots })),
    imageCount: showsImages(stage) ? approved : 0,
    ended: stage === 'ENDED',
    createdAt: record.created_at.toISOString(),
  };
}

/** As administrators see it. */
export const presentForAdministrator = (
  record: CompetitionRecord,
  counts: { entries: number; approved: number; votes: number } | undefined,
  now: Date,
): Schemas['AdminCompetition'] => ({
  ...presentCompetition(record, counts?.approved ?? 0, now),
  updatedAt: record.updated_at.toISOString(),
  version: record.version,
  entryCount: counts?.entries ?? 0,
  voteCount: counts?.votes ?? 0,
});
