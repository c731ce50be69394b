import { failureOf } from '../../graph/failure.ts';
import { isOfCompetition, type EmailValues } from './emailSchema.ts';
import {
  useEmailAudienceQuery,
  type AudienceCountFragment,
  type EmailAudienceQueryVariables,
} from './generated/graphql.ts';

/** Audience of a campaign. */
export interface Audience {
  /** The competition's number. */
  competitionId: string | null;
  group: EmailValues['group'];
  newsletter: NonNullable<EmailAudienceQueryVariables['audience']['newsletter']> | null;
  locale: NonNullable<EmailAudienceQueryVariables['audience']['locale']> | null;
}

/** Reads an audience out of the editor. */
export const audienceOf = (
  values: Pick<EmailValues, 'competitionId' | 'group' | 'newsletter' | 'locale'>,
): Audience => ({
  competitionId: isOfCompetition(values.group) ? values.competitionId || null : null,
  group: values.group,
  newsletter: values.newsletter || null,
  locale: values.locale || null,
});

/** Whether it says enough to be counted. */
const isComplete = ({ group, competitionId, newsletter }: Audience): boolean =>
  isOfCompetition(group) ? competitionId !== null : group !== 'EVERYONE' || newsletter !== null;

/** An audience as it is now. */
export type AudienceCount = AudienceCountFragment;

/** Groups that are not told apart before an instant of their competition. */
const waiting = ['VOTERS', 'ACCEPTED', 'NOT_ACCEPTED', 'AWARDED'];

/** How many people belong to an audience now, and who of its group is left out; `isHidden` while nobody may be told who is in it. */
export function useAudience(audience: Audience) {
  const { competitionId, group, newsletter, locale } = audience;
  const { data, error, refetch } = useEmailAudienceQuery({
    variables: {
      competitionNumber: competitionId === null ? null : Number(competitionId),
      audience: { group, newsletter, locale },
    },
    skip: !isComplete(audience),
    fetchPolicy: 'network-only',
  });
  const isHidden = waiting.includes(group) && error !== undefined && failureOf(error).code === 'CONFLICT';
  return { count: data?.emailAudience, isHidden, error: isHidden ? undefined : error, refetch };
}
