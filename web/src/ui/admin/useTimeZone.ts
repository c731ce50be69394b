import { useLastPulse } from './usePulse.ts';

/** The installation's time zone, in which organisers type and read dates; Budapest's until it has been read. */
export const useTimeZone = (): string => useLastPulse()?.timeZone ?? 'Europe/Budapest';
