import type { components } from '@photo-competition/schema/rest';
import { scoreText } from '@photo-competition/schema/juryScore';
import { takesMarksAt } from '@photo-competition/schema/juryStage';
import type { PanelRecord, RoundRecord } from './repository.ts';
import { hasClosed, stageOf } from './stage.ts';

type Schemas = components['schemas'];

/** Milliseconds between two reminders of one judge. */
const dayMs = 24 * 3_600_000;

const instant = (date: Date | null): string | null => date?.toISOString() ?? null;

/** The content of a stored round, in the form of a request. */
export const contentOf = (row: RoundRecord) => ({
  title: row.title,
  position: row.position,
  types: row.types,
  minPoint: row.min_point,
  maxPoint: row.max_point,
  pointNames: row.point_names,
  remarks: row.remarks,
  accepts: row.accepts,
  aim: row.aim,
  opens: row.opens.toISOString(),
  closes: row.closes.toISOString(),
});

/** A round as everyone who sees it is told. */
export const presentRound = (row: RoundRecord, now: Date): Schemas['JuryRound'] => ({
  id: row.id,
  competitionId: row.competition_id,
  ...contentOf(row),
  photos: row.photos_fixed_at && stageOf(row, now) !== 'PLANNED' ? row.photos : null,
  decidedAt: instant(row.decided_at),
  lines:
    row.accepts && row.decided_at ? row.lines.map(({ type, ...score }) => ({ type, score: scoreText(score) })) : null,
});

/** The state of a seat in a panel; a judge who has left the jury judges no further. */
export function panelStateOf({ left_out, withdrawn_at, state }: PanelRecord): Schemas['PanelState'] {
  if (left_out) return 'LEFT_OUT';
  return withdrawn_at !== null || state !== 'ACCEPTED' ? 'WITHDRAWN' : 'ACTIVE';
}

/** Whether photos of an open round wait for a judge who has not said to have finished. */
export const isAwaited = (row: PanelRecord): boolean =>
  panelStateOf(row) === 'ACTIVE' && row.finished_at === null && row.marked < row.tasks;

/** From when on a judge may be reminded once more. */
export const remindableFrom = ({ reminded_at }: PanelRecord, round: RoundRecord): Date =>
  reminded_at ? new Date(reminded_at.getTime() + dayMs) : round.opens;

/** A round as administrators see it. */
export const presentAdminRound = (
  round: RoundRecord,
  panel: readonly PanelRecord[],
  { incomplete, outside }: { incomplete: number; outside: number },
  now: Date,
): Schemas['AdminJuryRound'] => ({
  id: round.id,
  round: presentRound(round, now),
  version: round.version,
  incomplete,
  outside,
  progress: panel.map((row) => ({
    seat: row.seat,
    firstName: row.first_name,
    lastName: row.last_name,
    state: panelStateOf(row),
    // By their letters the marks of a closed round can be counted: counts by name would tell whose they are.
    ...(hasClosed(round, now)
      ? { tasks: null, marked: null, withdrawn: null }
      : { tasks: row.tasks, marked: row.marked, withdrawn: row.withdrawn }),
    complete: row.marked === row.tasks,
    finishedAt: instant(row.finished_at),
    lastAt: instant(row.last_at),
    remindableFrom: takesMarksAt(round, now) && isAwaited(row) ? remindableFrom(row, round).toISOString() : null,
  })),
});
