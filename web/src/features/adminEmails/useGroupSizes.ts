import type { Audience } from './audience.ts';
import { isOfCompetition } from './emailSchema.ts';
import { useEmailChoicesQuery } from './generated/graphql.ts';

/** Answers how many people a group has with the rest of an audience as it is; null where that was not counted. */
export function useGroupSizes({ competitionId, newsletter, locale }: Omit<Audience, 'group'>) {
  const { data } = useEmailChoicesQuery({ fetchPolicy: 'cache-and-network' });
  return (group: Audience['group']): number | null => {
    const about = isOfCompetition(group) ? competitionId : null;
    const found = data?.emailRecipients.find(
      (choice) =>
        choice.group === group &&
        choice.newsletter === newsletter &&
        String(choice.competitionNumber ?? '') === (about ?? ''),
    );
    if (!found) return null;
    return (locale === 'en' ? 0 : found.hu) + (locale === 'hu' ? 0 : found.en);
  };
}
