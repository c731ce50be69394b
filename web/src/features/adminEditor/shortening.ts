import type { Phase } from '@photo-competition/schema/phase';
import { readLocalField } from '../../ui/form/zonedTime.ts';
import type { AdministeredCompetitionFragment } from '../../ui/admin/competition/generated/graphql.ts';
import type { DateName } from './timeline/timeline.ts';
import { dates, type EditorValues } from './values.ts';

/** A date that comes earlier than people know it. */
export interface Shortening {
  name: DateName;
  /** Instants: as it stands, and as it would. */
  from: string;
  to: string;
}

/** Up to which dates people plan now: the end of the phase that runs, and the results. */
const plannedBy = { NOT_STARTED: [], UPLOADING: ['votingStart'], VOTING: ['votingEnd'], AWARD: [] } as const;

/**
 * Losses of people who know the dates when this is saved: the end of the running phase, or the results, moved earlier.
 * @param phase that runs now
 */
export function shorteningsOf(
  competition: AdministeredCompetitionFragment['competition'],
  values: EditorValues,
  timeZone: string,
  phase: Phase,
): Shortening[] {
  if (competition.status !== 'PUBLISHED' && competition.status !== 'PAUSED') return [];
  const planned: readonly DateName[] = [...plannedBy[phase], 'award'];
  return dates.flatMap((name) => {
    const reading = readLocalField(values[name], timeZone);
    if (!planned.includes(name) || !('instant' in reading)) return [];
    const from = competition[name];
    // A field has no seconds: what was not touched is no earlier date.
    const minute = (instant: string) => Math.floor(Date.parse(instant) / 60_000);
    return minute(reading.instant) < minute(from) ? [{ name, from, to: reading.instant }] : [];
  });
}
