import { useEffect } from 'react';
import { useAdminEmailQuery, type AdminEmailQuery, type EmailFieldsFragment } from '../generated/graphql.ts';

/** How often a campaign is read while it is being sent, in milliseconds. */
const interval = 3000;

/** A campaign with a page of its recipients. */
export type Campaign = NonNullable<AdminEmailQuery['emailMessages']>;

/** Whether its numbers can still change by themselves. */
export const isMoving = ({ state, counts }: EmailFieldsFragment): boolean =>
  state === 'RUNNING' || state === 'SCHEDULED' || counts.queued + counts.sending > 0;

/** Which recipients of a campaign are read. */
export interface RecipientsPage {
  page: number;
  size: number;
  state: Campaign['items'][number]['state'] | undefined;
}

/** Reads a campaign, and again and again while its numbers change; never in a hidden tab. */
export function useCampaign(id: string, { page, size, state }: RecipientsPage) {
  const { data, previousData, error, refetch, startPolling, stopPolling } = useAdminEmailQuery({
    variables: { number: Number(id), page, size, state: state ?? null },
    fetchPolicy: 'cache-and-network',
    skipPollAttempt: () => document.hidden,
  });
  const shown = data?.emailMessages ?? previousData?.emailMessages;
  const moving = shown ? isMoving(shown.email) : false;
  useEffect(() => {
    if (!moving) return;
    startPolling(interval);
    return stopPolling;
  }, [moving, startPolling, stopPolling]);
  return { shown, isGone: data?.emailMessages === null, error, refetch };
}
