import type { AdministeredCompetitionFragment } from '../../../ui/admin/competition/generated/graphql.ts';

/** Whether there is a ranking, which administrators see: voting is over, and nobody has cancelled the competition. */
export const hasRanks = ({
  ended,
  phase,
  status,
}: Pick<AdministeredCompetitionFragment['competition'], 'ended' | 'phase' | 'status'>): boolean =>
  status !== 'CANCELLED' && (ended || phase === 'AWARD');
