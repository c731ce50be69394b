import { useTranslation } from 'react-i18next';
import type { JudgedBy } from '../competition/generated/graphql.ts';
import type { boundaries } from '../competition/stage.ts';

/** Names of the dates of a competition: where a jury alone decides, nobody votes, and the dates have names of their own. */
export function useDateName(judgedBy: JudgedBy): (name: (typeof boundaries)[number]) => string {
  const { t } = useTranslation();
  return (name) => t(judgedBy === 'JURY' ? `admin.dashboard.juryBoundary.${name}` : `admin.dashboard.boundary.${name}`);
}
