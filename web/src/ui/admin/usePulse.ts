import { useEffect, useState } from 'react';
import { useAdminPulseQuery, type AdminPulseQuery } from './generated/graphql.ts';
import { useWatched } from './watching.ts';

const second = 1000;
/** Milliseconds between two readings; the shorter while a campaign is being sent. */
const pauses = { usual: 15 * second, sending: 3 * second };

/** Numbers of waiting items, recent changes, and the installation's time zone. */
export interface Pulse {
  pulse: AdminPulseQuery['adminPulse'];
  timeZone: string;
}

const pulseOf = (data: AdminPulseQuery | undefined): Pulse | null =>
  data ? { pulse: data.adminPulse, timeZone: data.installation.timeZone } : null;

/** Reads at once when somebody comes back to the window: what came meanwhile is not told a pause later. */
function useReadingOnReturn(read: () => Promise<unknown>): void {
  useEffect(() => {
    const onReturn = () => {
      // A failure is the query's, as one of the readings between is.
      if (document.visibilityState === 'visible') read().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [read]);
}

/**
 * Polls the numbers of waiting items and the changes while the window has the focus, and when the user comes back to it; null
 * until the first answer. The frame of the administration reads it for all pages, which use `useLastPulse`.
 */
export function usePulse(): Pulse | null {
  const [pause, setPause] = useState(pauses.usual);
  const watch = useWatched();
  const { data, refetch } = useAdminPulseQuery({
    // Like the pulse in the cache, which is one whatever is watched: a change asks with the next reading.
    variables: { watch: [...watch] },
    errorPolicy: 'all',
    pollInterval: pause,
    skipPollAttempt: () => document.visibilityState === 'hidden',
  });
  useReadingOnReturn(refetch);
  const wanted = data?.adminPulse.runningEmails.length ? pauses.sending : pauses.usual;
  if (wanted !== pause) setPause(wanted);
  return pulseOf(data);
}

/** The last answer; null until the first one. */
export function useLastPulse(): Pulse | null {
  const { data } = useAdminPulseQuery({ variables: { watch: [] }, fetchPolicy: 'cache-first', errorPolicy: 'all' });
  return pulseOf(data);
}
