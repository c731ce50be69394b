import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { dates, type EditorValues } from '../values.ts';
import { millisecondsOf, minutesBetween, weekendsBetween } from './localTime.ts';
import type { DateFields } from './timeline.ts';

/** How long a phase takes, in words. */
export interface PhaseLength {
  phase: 'uploading' | 'voting' | 'judging' | 'award';
  /** `14 days` */
  short: string;
  /** `14 days of voting, 2 weekends` */
  long: string;
}

const phases = ['uploading', 'voting', 'award'] as const;

/** Between which dates the order is wrong: by the first of the two. */
export const disorderOf = (fields: DateFields, timeZone: string): readonly boolean[] => {
  const instants = dates.map((name) => millisecondsOf(fields[name], timeZone));
  return phases.map((_, index) => {
    const [from, to] = [instants[index] ?? null, instants[index + 1] ?? null];
    return from !== null && to !== null && to <= from;
  });
};

/**
 * How long the three phases take; null where one of a phase's dates cannot be read, or is in the wrong order with another: it may
 * be the wrong one.
 */
export function usePhaseLengths(
  fields: DateFields,
  timeZone: string,
  judgedBy: EditorValues['judgedBy'],
): (PhaseLength | null)[] {
  const { t } = useTranslation();
  const format = useFormat();
  const wrong = disorderOf(fields, timeZone);
  return phases.map((name, index) => {
    const phase = name === 'voting' && judgedBy === 'JURY' ? 'judging' : name;
    const [first, second] = [dates[index] ?? 'award', dates[index + 1] ?? 'award'];
    const [from, to] = [millisecondsOf(fields[first], timeZone), millisecondsOf(fields[second], timeZone)];
    if (from === null || to === null || wrong[index - 1] || wrong[index] || wrong[index + 1]) return null;
    // On the clock: two weeks are 14 days, also over the night of a change.
    const short = format.countdown(60_000 * minutesBetween(fields[first], fields[second]));
    const count = weekendsBetween(from, to, timeZone);
    const weekends =
      count === 0 ? t('adminCompetitions.timeline.noWeekend') : t('adminCompetitions.timeline.weekends', { count });
    return { phase, short, long: t(`adminCompetitions.timeline.phase.${phase}`, { length: short, weekends }) };
  });
}
