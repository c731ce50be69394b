import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../i18n/format.ts';
import { dates } from '../values.ts';
import { millisecondsOf, minutesBetween, weekendsBetween } from './localTime.ts';
import type { DateFields } from './timeline.ts';

/** How long a phase takes, in words. */
export interface PhaseLength {
  phase: 'uploading' | 'voting' | 'award';
  /** `14 days` */
  short: string;
  /** `14 days of voting, 2 weekends` */
  long: string;
}

const phases = ['uploading', 'voting', 'award'] as const;

/** Colours of uploading, voting and award. */
export const phaseColors = [
  { bg: 'accent.muted', color: 'accent.fg' },
  { bg: 'accent.solid', color: 'accent.contrast' },
  { bg: 'bg.emphasized', color: 'fg' },
] as const;

/** How long the three phases take; null where one of a phase's dates cannot be read, or both are in the wrong order. */
export function usePhaseLengths(fields: DateFields, timeZone: string): (PhaseLength | null)[] {
  const { t } = useTranslation();
  const format = useFormat();
  return phases.map((phase, index) => {
    const [first, second] = [dates[index] ?? 'award', dates[index + 1] ?? 'award'];
    const [from, to] = [millisecondsOf(fields[first], timeZone), millisecondsOf(fields[second], timeZone)];
    if (from === null || to === null || to <= from) return null;
    // On the clock: two weeks are 14 days, also over the night of a change.
    const short = format.countdown(60_000 * minutesBetween(fields[first], fields[second]));
    const count = weekendsBetween(from, to, timeZone);
    const weekends =
      count === 0 ? t('adminCompetitions.timeline.noWeekend') : t('adminCompetitions.timeline.weekends', { count });
    return { phase, short, long: t(`adminCompetitions.timeline.phase.${phase}`, { length: short, weekends }) };
  });
}
