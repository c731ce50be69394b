import { audienceOf, useAudienceCount, type Audience } from '../audience.ts';
import { useAdminEmailQuery, useEmailPreviewQuery, useEmailServerQuery } from '../generated/graphql.ts';
import { useCompetitions } from '../useCompetitions.ts';
import type { Known } from './findings.ts';

const nobody: Audience = { competitionId: null, group: 'EVERYONE', newsletter: null, locale: null };

/** Reads everything that is looked at before a campaign is sent; each time anew, since all of it may have changed. */
export function useKnown(id: string, isTested: boolean) {
  const fetchPolicy = 'network-only';
  const campaign = useAdminEmailQuery({ variables: { id, page: 0, size: 1, state: null }, fetchPolicy });
  const hu = useEmailPreviewQuery({ variables: { id, accountId: null, locale: 'hu' }, fetchPolicy });
  const en = useEmailPreviewQuery({ variables: { id, accountId: null, locale: 'en' }, fetchPolicy });
  const server = useEmailServerQuery({ fetchPolicy });
  const competitions = useCompetitions();
  const email = campaign.data?.emailMessages?.email;
  const audience = useAudienceCount(email ? audienceOf(email) : nobody);

  const isRead = email && hu.data && en.data && server.data && audience.count && !competitions.isReading;
  const known: Known | null = isRead
    ? {
        email,
        count: audience.count ?? { hu: 0, en: 0 },
        previews: [hu.data?.emailPreview ?? null, en.data?.emailPreview ?? null],
        server: server.data.adminPulse,
        competition: competitions.find(email.competitionId),
        isTested,
      }
    : null;
  const parts = [campaign, hu, en, server, competitions, audience];
  return {
    known,
    isGone: campaign.data?.emailMessages === null,
    error: parts.find(({ error }) => error)?.error,
    again: () => {
      for (const { refetch } of parts) void refetch();
    },
  };
}
