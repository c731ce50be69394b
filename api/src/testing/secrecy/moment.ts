import type { components } from '@photo-competition/schema/rest';
import { callers, type CallerName } from './plantedData.ts';

type Schemas = components['schemas'];

/** The caller and the stage (docs/product.md §3); the stage is computed by this suite's own reading of §1, not by the service's. */
export interface Moment {
  caller: CallerName;
  status: Schemas['CompetitionStatus'];
  stage: 'BEFORE' | 'UPLOADING' | 'VOTING' | 'AWARD' | 'ENDED';
  /** Whether a jury alone judges: VOTING and AWARD show no more than UPLOADING, and nobody ever sees scores. */
  byJuryAlone?: boolean;
  /** Whether accepted photos alone are shown, and none is accepted. */
  heldBack?: boolean;
}

export const everyone = callers;

/** A boundary instant reads as the stage before it. */
export function stageOf(
  dates: Pick<Schemas['Competition'], 'competitionStart' | 'votingStart' | 'votingEnd' | 'award'>,
  status: Moment['status'],
  at: number,
): Moment['stage'] {
  const passed = (['competitionStart', 'votingStart', 'votingEnd', 'award'] as const).filter(
    (name) => Date.parse(dates[name]) < at,
  ).length;
  if (status === 'ARCHIVED') return 'ENDED';
  return (['BEFORE', 'UPLOADING', 'VOTING', 'AWARD', 'ENDED'] as const)[passed] ?? 'ENDED';
}

/** The images of a draft and of a cancelled competition are its administrators'. */
export const isPublicly = ({ status }: Moment): boolean => status !== 'DRAFT' && status !== 'CANCELLED';

/** Whether others than insiders see what entries and comments hold, by the time alone. */
export const isOpen = ({ stage, byJuryAlone = false }: Moment): boolean =>
  (byJuryAlone ? ['ENDED'] : ['VOTING', 'AWARD', 'ENDED']).includes(stage);

/** Whether everyone sees the images. */
export const imagesShown = (moment: Moment): boolean => isPublicly(moment) && isOpen(moment) && !moment.heldBack;

/** Whether everyone sees authors and names of judges. */
export const resultsShown = (moment: Moment): boolean => isPublicly(moment) && moment.stage === 'ENDED';

/** Whether the caller sees scores and ranks. */
export const scoresShown = (moment: Moment): boolean =>
  !moment.byJuryAlone &&
  (resultsShown(moment) || (moment.caller === 'admin' && ['AWARD', 'ENDED'].includes(moment.stage)));
