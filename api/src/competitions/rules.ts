import type { components } from '@photo-competition/schema/rest';
import { phaseAt } from '@photo-competition/schema/phase';
import { invalidField, Problem } from '../http/problem.ts';

type Schemas = components['schemas'];
type Status = Schemas['CompetitionStatus'];

/** What the rules look at. */
export interface Timed {
  status: Status;
  competitionStart: Date;
  votingStart: Date;
  votingEnd: Date;
  award: Date;
}

/**
 * Where a competition stands for reading. Unlike the phase it has no gaps: a boundary instant, which belongs to no
 * phase, reads like the stage before it, so that nothing is shown too early.
 */
export type Stage = 'BEFORE' | 'UPLOADING' | 'VOTING' | 'AWARD' | 'ENDED';

/** "Ended" is `award < now`, or ARCHIVED (product.md §1). */
export function stageAt(competition: Timed, now: Date): Stage {
  if (competition.status === 'ARCHIVED' || competition.award < now) return 'ENDED';
  if (competition.votingEnd < now) return 'AWARD';
  if (competition.votingStart < now) return 'VOTING';
  return competition.competitionStart < now ? 'UPLOADING' : 'BEFORE';
}

/** Whether a stage shows the images of others (product.md §3). */
export const showsImages = (stage: Stage): boolean => stage === 'VOTING' || stage === 'AWARD' || stage === 'ENDED';

const next: Record<Status, Status[]> = {
  DRAFT: ['PUBLISHED', 'CANCELLED'],
  PUBLISHED: ['PAUSED', 'CANCELLED', 'ARCHIVED'],
  PAUSED: ['PUBLISHED', 'CANCELLED'],
  CANCELLED: [],
  ARCHIVED: [],
};

/** Legal status moves (product.md §1). @throws Problem ILLEGAL_STATUS_CHANGE that names both states */
export function checkStatusMove(competition: Timed, to: Status, now: Date): void {
  const from = competition.status;
  const early = to === 'ARCHIVED' && !(competition.award < now);
  if (!next[from].includes(to) || early) throw new Problem('ILLEGAL_STATUS_CHANGE', { values: { from, to } });
}

/** Whether writes are possible at all. @throws Problem COMPETITION_PAUSED or COMPETITION_CLOSED */
export function checkOpen({ status }: { status: Status }): void {
  if (status === 'PAUSED') throw new Problem('COMPETITION_PAUSED');
  if (status !== 'PUBLISHED') throw new Problem('COMPETITION_CLOSED');
}

/**
 * Whether the phase is the needed one; strict, so refused at every boundary instant (spec §4).
 * @throws Problem WRONG_PHASE, COMPETITION_PAUSED, COMPETITION_CLOSED
 */
export function checkPhase(competition: Timed, needed: 'UPLOADING' | 'VOTING', now: Date): void {
  checkOpen(competition);
  if (phaseAt(competition, now) === needed) return;
  const [from, to] =
    needed === 'UPLOADING'
      ? [competition.competitionStart, competition.votingStart]
      : [competition.votingStart, competition.votingEnd];
  throw new Problem('WRONG_PHASE', { values: { needed, from: from.toISOString(), to: to.toISOString() } });
}

/** Comments are possible from VOTING on (product.md §5). @throws Problem WRONG_PHASE, COMPETITION_PAUSED, COMPETITION_CLOSED */
export function checkCommenting(competition: Timed, now: Date): void {
  if (competition.status === 'PAUSED') throw new Problem('COMPETITION_PAUSED');
  if (competition.status === 'CANCELLED' || competition.status === 'DRAFT') throw new Problem('COMPETITION_CLOSED');
  if (competition.votingStart < now) return;
  throw new Problem('WRONG_PHASE', { values: { needed: 'COMMENTING', from: competition.votingStart.toISOString() } });
}

const dateNames = ['competitionStart', 'votingStart', 'votingEnd', 'award'] as const;

/** Dates rise strictly and the point range is one (product.md §1). @throws Problem 422 that names the field */
export function checkContent(content: Schemas['CompetitionRequest']): void {
  dateNames.slice(1).forEach((name, i) => {
    const before = dateNames[i] as (typeof dateNames)[number];
    if (!(new Date(content[before]) < new Date(content[name]))) throw invalidField(name, 'DATES_ORDER');
  });
  if (!(content.minPoint < content.maxPoint)) throw invalidField('maxPoint', 'POINT_RANGE');
  const codes = (content.imageTypes ?? []).map(({ code }) => code);
  codes.forEach((code, i) => {
    if (codes.indexOf(code) !== i) throw invalidField(`imageTypes.${i}.code`, 'DUPLICATE');
  });
}

/** What is frozen once a vote exists. */
export interface Frozen extends Timed {
  minPoint: number;
  maxPoint: number;
}

/**
 * Once a vote exists the point range stays, and a boundary may move only while it still lies ahead, and only to an
 * instant that still lies ahead (product.md §1). @throws Problem DATES_FROZEN
 */
export function checkFrozen(before: Frozen, content: Schemas['CompetitionRequest'], now: Date): void {
  const errors = [
    ...dateNames.filter((name) => {
      const to = new Date(content[name]);
      return before[name].getTime() !== to.getTime() && (before[name] <= now || to <= now);
    }),
    ...(['minPoint', 'maxPoint'] as const).filter((name) => before[name] !== content[name]),
  ].map((field) => ({ field, code: 'DATES_FROZEN' }));
  if (errors.length) throw new Problem('DATES_FROZEN', { errors });
}
