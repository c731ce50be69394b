import { useLastPulse } from '../../../ui/admin/usePulse.ts';
import { useAdminDashboardQuery, type AdminDashboardQuery } from '../generated/graphql.ts';

/** The competition that the dashboard is about. */
export type ActiveCompetition = NonNullable<AdminDashboardQuery['activeCompetition']>;

/** Data of the current competition on the dashboard. */
export interface Current {
  /** Null where there is none, undefined before it is known. */
  competition: ActiveCompetition | null | undefined;
  /** The server's clock in epoch milliseconds; NaN before it is known. */
  now: number;
  error: Error | undefined;
  refetch: () => Promise<unknown>;
}

/** The current competition, read for the parts of the page that are about it. */
export function useActiveCompetition(): Current {
  const { data, error, refetch } = useAdminDashboardQuery({ fetchPolicy: 'cache-and-network' });
  const pulse = useLastPulse()?.pulse;
  const competition = data?.activeCompetition;
  return {
    competition,
    now: Date.parse(pulse?.now ?? competition?.now ?? ''),
    error,
    refetch,
  };
}
