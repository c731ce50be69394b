import { useState } from 'react';
import { useAdminPulseQuery, type AdminPulseQuery } from './generated/graphql.ts';

const second = 1000;
/** Milliseconds between two readings; the shorter while a campaign is being sent. */
const pauses = { usual: 15 * second, sending: 3 * second };

/** What waits and what has changed, and the installation's time zone. */
export interface Pulse {
  pulse: AdminPulseQuery['adminPulse'];
  timeZone: string;
}

const pulseOf = (data: AdminPulseQuery | undefined): Pulse | null =>
  data ? { pulse: data.adminPulse, timeZone: data.installation.timeZone } : null;

/**
 * What waits and what has changed, read again and again while the window is looked at; null until the first answer. The frame of
 * the administration reads it for all pages, which use `useLastPulse`.
 */
export function usePulse(): Pulse | null {
  const [pause, setPause] = useState(pauses.usual);
  const { data } = useAdminPulseQuery({
    errorPolicy: 'all',
    pollInterval: pause,
    skipPollAttempt: () => document.visibilityState === 'hidden',
  });
  const wanted = data?.adminPulse.runningEmails.length ? pauses.sending : pauses.usual;
  if (wanted !== pause) setPause(wanted);
  return pulseOf(data);
}

/** What was read last; null until the first answer. */
export function useLastPulse(): Pulse | null {
  const { data } = useAdminPulseQuery({ fetchPolicy: 'cache-first', errorPolicy: 'all' });
  return pulseOf(data);
}
