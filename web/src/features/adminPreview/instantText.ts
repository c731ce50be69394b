import { parseAbsolute } from '@internationalized/date';
import { useMemo } from 'react';
import { useFormat } from '../../i18n/format.ts';

/** Texts of instants (epoch milliseconds) to the second, in a time zone (IANA), which is named. */
export function useInstantText(timeZone: string): (instant: number) => string {
  const { convention } = useFormat();
  return useMemo(() => {
    const made = new Intl.DateTimeFormat(convention, {
      timeZone,
      timeZoneName: 'short',
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    return (instant) => made.format(instant);
  }, [convention, timeZone]);
}

/** An instant (epoch milliseconds) as a field of the type `datetime-local` with seconds has it, in a time zone (IANA). */
export const localSecond = (instant: number, timeZone: string): string =>
  parseAbsolute(new Date(instant).toISOString(), timeZone).toString().slice(0, 'YYYY-MM-DDTHH:mm:ss'.length);
