import { useLastPulse } from '../../../ui/admin/usePulse.ts';
import { useAdminDashboardQuery, type AdminDashboardQuery } from '../generated/graphql.ts';

/** The competition that the dashboard is about. */
export type ActiveCompetition = NonNullable<AdminDashboardQuery['activeCompetition']>;

/** The current competition as the dashboard has read it, and the server's clock in epoch milliseconds. */
export function useActiveCompetition() {
  const { data, error, refetch } = useAdminDashboardQuery({ fetchPolicy: 'cache-and-network' });
  const pulse = useLastPulse()?.pulse;
  const competition = data?.activeCompetition;
  return {
    /** Null where there is none, undefined before it is known. */
    competition,
    now: Date.parse(pulse?.now ?? competition?.now ?? ''),
    error,
    refetch,
  };
}
