import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import type { AdministeredCompetitionFragment } from '../../ui/admin/competition/generated/graphql.ts';
import type { ContentField } from './values.ts';

/** Answers, for a field of a competition, why it cannot change any more; null when it can. @param timeZone of the installation */
export function useFrozen(
  item: AdministeredCompetitionFragment | null,
  timeZone: string,
): (name: ContentField) => string | null {
  const { t } = useTranslation();
  const format = useFormat();
  return (name) => {
    const frozen = item?.frozenFields.find(({ field }) => field === name);
    if (!frozen) return null;
    return t(`adminCompetitions.frozen.${frozen.reason}`, { time: format.dateTime(frozen.since, timeZone) });
  };
}
