import type { components } from '@photo-competition/schema/rest';
import type { CompetitionRecord } from '../../../competitions/repository.ts';
import { isBlank } from '../../../platform/http/blankText.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';

type Schemas = components['schemas'];

/** The settings of a round. */
export type RoundContent = Omit<Schemas['RoundRequest'], 'panel'> & Pick<Schemas['JuryRound'], 'pointNames'>;

/** Fields that are frozen from the opening on. */
export const frozenFields = [
  ...(['position', 'types', 'minPoint', 'maxPoint', 'pointNames', 'remarks'] as const),
  ...(['accepts', 'aim', 'opens'] as const),
] as const;

/** Most rounds of a competition. */
export const mostRounds = 20;

/**
 * Checks the rules for a round that has not opened which a schema cannot express (docs/product.md §15).
 * @throws Problem 422 that names the field
 */
export function checkRound(
  content: RoundContent,
  { voting_start, award, imageTypes }: CompetitionRecord,
  now: Date,
): void {
  checkRoundTitle(content.title);
  if (content.minPoint >= content.maxPoint) throw invalidField('maxPoint', 'POINT_RANGE');
  content.types.forEach((code, i) => {
    if (!imageTypes.some((type) => type.code === code)) throw invalidField(`types.${i}`, 'TYPE_UNKNOWN', { code });
  });
  checkPointNames(content);
  const [opens, closes] = [new Date(content.opens), new Date(content.closes)];
  if (opens < voting_start || opens <= now) throw invalidField('opens', 'ROUND_DATES');
  if (closes <= opens || closes > award) throw invalidField('closes', 'ROUND_DATES');
}

/** Of a round what says which categories it has, and beside which others. */
type Placed = Pick<RoundContent, 'position' | 'types' | 'accepts'>;

/** Whether two rounds have a category in common; no category named means all. */
const overlap = (one: Placed, other: Placed): boolean =>
  !one.types.length || !other.types.length || one.types.some((code) => other.types.includes(code));

/**
 * Rounds side by side have no category in common, and neither have rounds that accept: each photo is accepted by one at most.
 * @throws Problem ROUNDS_OVERLAP
 */
export function checkApart(round: Placed, others: readonly Placed[]): void {
  const refuse = (reason: 'POSITION' | 'ACCEPTING') => {
    throw new Problem('ROUNDS_OVERLAP', { values: { reason: { phrase: `overlap.${reason}` } } });
  };
  for (const other of others.filter((one) => overlap(round, one))) {
    if (round.position === other.position) refuse('POSITION');
    if (round.accepts && other.accepts) refuse('ACCEPTING');
  }
}

/** @throws Problem 422 for a point outside of the range, or named twice, and for a blank name */
function checkPointNames({ pointNames, minPoint, maxPoint }: RoundContent): void {
  const points = pointNames.map(({ point }) => point);
  pointNames.forEach(({ point, name }, i) => {
    if (point < minPoint || point > maxPoint || points.indexOf(point) < i)
      throw invalidField(`pointNames.${i}.point`, 'POINT_NAMES', { minPoint, maxPoint });
    for (const locale of ['hu', 'en'] as const)
      if (isBlank(name[locale])) throw invalidField(`pointNames.${i}.name.${locale}`, 'BLANK');
  });
}

/** @throws Problem 422 */
export function checkRoundTitle(title: Schemas['LocalizedText']): void {
  for (const locale of ['hu', 'en'] as const)
    if (isBlank(title[locale])) throw invalidField(`title.${locale}`, 'BLANK');
}
