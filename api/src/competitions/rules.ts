import type { components } from '@photo-competition/schema/rest';
import { phaseAt } from '@photo-competition/schema/phase';
import { isBlank } from '../platform/http/blankText.ts';
import { invalidField, Problem } from '../platform/http/problem.ts';

type Schemas = components['schemas'];
type Status = Schemas['CompetitionStatus'];

/** Fields of a competition that the rules read. */
export interface Timed {
  status: Status;
  judgedBy: Schemas['JudgedBy'];
  competitionStart: Date;
  votingStart: Date;
  votingEnd: Date;
  award: Date;
}

/** Whether writes are possible at all. @throws Problem COMPETITION_PAUSED or COMPETITION_CLOSED */
export function checkOpen({ status }: { status: Status }): void {
  if (status === 'PAUSED') throw new Problem('COMPETITION_PAUSED');
  if (status !== 'PUBLISHED') throw new Problem('COMPETITION_CLOSED');
}

/** Says in which phase something would be possible, and when that is. */
export function wrongPhase(competition: Timed, needed: 'UPLOADING' | 'VOTING'): Problem {
  const [from, to] =
    needed === 'UPLOADING'
      ? [competition.competitionStart, competition.votingStart]
      : [competition.votingStart, competition.votingEnd];
  return new Problem('WRONG_PHASE', { values: { reason: { phrase: `phase.${needed}`, values: { from, to } } } });
}

/**
 * Whether the phase is the needed one; strict, so refused at every boundary instant (docs/product.md §1).
 * @throws Problem WRONG_PHASE, COMPETITION_PAUSED, COMPETITION_CLOSED
 */
export function checkPhase(competition: Timed, needed: 'UPLOADING' | 'VOTING', now: Date): void {
  checkOpen(competition);
  if (phaseAt(competition, now) !== needed) throw wrongPhase(competition, needed);
}

/**
 * When everyone may see photos of others at the earliest: as voting begins, and of a competition that its jury alone judges as
 * results become public (docs/product.md §3).
 */
export const shownFrom = ({ judgedBy, votingStart, award }: Timed): Date => (judgedBy === 'JURY' ? award : votingStart);

/** Comments are possible as soon as everyone may see photos (docs/product.md §5). @throws Problem WRONG_PHASE, COMPETITION_PAUSED, COMPETITION_CLOSED */
export function checkCommenting(competition: Timed, now: Date): void {
  if (competition.status === 'PAUSED') throw new Problem('COMPETITION_PAUSED');
  if (competition.status === 'CANCELLED' || competition.status === 'DRAFT') throw new Problem('COMPETITION_CLOSED');
  const from = shownFrom(competition);
  if (from < now) return;
  throw new Problem('WRONG_PHASE', {
    values: { reason: { phrase: 'phase.COMMENTING', values: { from } } },
  });
}

/** The dates of a competition, in their order. */
export const dateNames = ['competitionStart', 'votingStart', 'votingEnd', 'award'] as const;

function checkTitle(field: string, title: Schemas['LocalizedText']): void {
  for (const locale of ['hu', 'en'] as const)
    if (isBlank(title[locale])) throw invalidField(`${field}.${locale}`, 'BLANK');
}

/**
 * Checks the rules for a competition that a schema cannot express (docs/product.md §1): titles that can be read, dates that rise
 * strictly, a point range that is one, categories told apart.
 * @param named the fields that are being set, where that is not all of them: of two that do not fit the named one is refused
 * @throws Problem 422 that names the field
 */
export function checkContent(content: Schemas['CompetitionRequest'], named: object = content): void {
  checkTitle('title', content.title);
  dateNames.slice(1).forEach((name, i) => {
    const before = dateNames[i] as (typeof dateNames)[number];
    if (new Date(content[before]) < new Date(content[name])) return;
    throw invalidField(name in named ? name : before, 'DATES_ORDER');
  });
  if (content.entriesShown === 'ACCEPTED' && content.judgedBy !== 'JURY')
    throw invalidField('entriesShown' in named ? 'entriesShown' : 'judgedBy', 'ENTRIES_SHOWN');
  if (!(content.minPoint < content.maxPoint))
    throw invalidField('maxPoint' in named ? 'maxPoint' : 'minPoint', 'POINT_RANGE');
  const types = content.imageTypes ?? [];
  types.forEach(({ code, title }, i) => {
    if (types.findIndex((type) => type.code === code) !== i) throw invalidField(`imageTypes.${i}.code`, 'DUPLICATE');
    checkTitle(`imageTypes.${i}.title`, title);
  });
}
