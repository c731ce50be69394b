import { formatFor } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';
import { useTimeZone } from '../../ui/admin/useTimeZone.ts';
import { useCompetitions } from './useCompetitions.ts';

/** Variables that the text of a campaign may name. */
export const variablesOf = (competitionId: string): string[] => [
  'name',
  'username',
  'link',
  ...(competitionId === ''
    ? []
    : ['competition', 'entryDeadline', 'votingStart', 'votingEnd', 'resultsDate', 'deadline']),
];

/**
 * Present values of the variables of a campaign about a competition, in a language, dates in the organisers' time zone; nothing
 * of those that differ by recipient.
 */
export function useVariableValues(competitionId: string): (locale: Locale) => Record<string, string> {
  const competition = useCompetitions().find(competitionId);
  const timeZone = useTimeZone();
  return (locale): Record<string, string> => {
    if (!competition) return {};
    const format = formatFor(locale);
    const { title, votingStart, votingEnd, award } = competition;
    return {
      competition: format.text(title),
      // Entries can be made until voting starts.
      entryDeadline: format.zoned(votingStart, timeZone),
      votingStart: format.zoned(votingStart, timeZone),
      votingEnd: format.zoned(votingEnd, timeZone),
      resultsDate: format.zoned(award, timeZone),
    };
  };
}
