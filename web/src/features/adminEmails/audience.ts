import { useEmailChoicesQuery, type EmailChoicesQuery, type EmailFieldsFragment } from './generated/graphql.ts';
import { isOfCompetition } from './emailSchema.ts';

/** Who a campaign is for. */
export interface Audience {
  competitionId: string | null;
  group: EmailFieldsFragment['audience']['group'];
  newsletter: EmailFieldsFragment['audience']['newsletter'];
  locale: EmailFieldsFragment['audience']['locale'];
}

/** People by the language that they read; null where the server does not say. */
export type AudienceCount = { hu: number; en: number } | null;

/** Reads an audience out of a campaign. */
export const audienceOf = ({ competitionId, audience }: EmailFieldsFragment): Audience => ({
  competitionId,
  group: audience.group,
  newsletter: audience.newsletter,
  locale: audience.locale,
});

/** Counts an audience by the choices that have somebody; a choice that is not among them has nobody. */
export function countOf(choices: EmailChoicesQuery['emailRecipients'], audience: Audience): { hu: number; en: number } {
  const competitionId = isOfCompetition(audience.group) ? audience.competitionId : null;
  const found = choices.find(
    (choice) =>
      choice.group === audience.group &&
      choice.newsletter === audience.newsletter &&
      choice.competitionId === competitionId,
  );
  const { hu = 0, en = 0 } = found ?? {};
  return { hu: audience.locale === 'en' ? 0 : hu, en: audience.locale === 'hu' ? 0 : en };
}

/** How many people belong to an audience now. */
export function useAudienceCount(audience: Audience) {
  const { data, error, refetch } = useEmailChoicesQuery({ fetchPolicy: 'cache-and-network' });
  const count: AudienceCount = data ? countOf(data.emailRecipients, audience) : null;
  return { count, error, refetch };
}
