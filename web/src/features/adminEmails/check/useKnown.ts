import { useState } from 'react';
import { draftKey, readDraft } from '../../../drafts/drafts.ts';
import { useFormat } from '../../../i18n/format.ts';
import { session } from '../../../session/session.ts';
import { draftNameOf } from '../emailSchema.ts';
import {
  useAdminEmailQuery,
  useEmailCheckQuery,
  useEmailPreviewQuery,
  type EmailCheckQueryVariables,
  type EmailFieldsFragment,
} from '../generated/graphql.ts';
import type { Known } from './findings.ts';

const fetchPolicy = 'network-only';

/** A saved campaign as its input has it. */
const contentOf = (email: EmailFieldsFragment): EmailCheckQueryVariables['content'] => ({
  template: email.template,
  competitionNumber: email.competitionNumber,
  subject: email.subject && { hu: email.subject.hu, en: email.subject.en },
  body: email.body && { hu: email.body.hu, en: email.body.en },
  audience: { group: email.audience.group, newsletter: email.audience.newsletter, locale: email.audience.locale },
  scheduledAt: email.scheduledAt,
});

const nothing: EmailCheckQueryVariables['content'] = { template: 'NEWSLETTER', audience: { group: 'ADMINISTRATORS' } };

/** Reads everything that is looked at before a campaign is sent; each time anew, since all of it may have changed. */
export function useKnown(id: string, tested: number | null) {
  const format = useFormat();
  const [hasUnsaved] = useState(
    () => readDraft(draftKey(session.lastUser().id ?? 'visitor', draftNameOf(id))) !== null,
  );
  const campaign = useAdminEmailQuery({
    variables: { number: Number(id), page: 0, size: 1, state: null },
    fetchPolicy,
  });
  const email = campaign.data?.emailMessages?.email;
  const check = useEmailCheckQuery({
    variables: { content: email ? contentOf(email) : nothing },
    skip: email?.state !== 'DRAFT',
    fetchPolicy,
  });
  const hu = useEmailPreviewQuery({ variables: { number: Number(id), accountId: null, locale: 'hu' }, fetchPolicy });
  const en = useEmailPreviewQuery({ variables: { number: Number(id), accountId: null, locale: 'en' }, fetchPolicy });
  // A long name is what breaks a mail first.
  const [longest] = [...(check.data?.emailCheck.audience?.sample ?? [])].sort(
    (a, b) => format.personName(b).length - format.personName(a).length,
  );
  const long = useEmailPreviewQuery({
    variables: { number: Number(id), accountId: longest?.accountId ?? null, locale: null },
    skip: !longest,
    fetchPolicy,
  });

  const isRead = email && check.data && hu.data && en.data && (!longest || long.data);
  const previews = [hu, en, ...(longest ? [long] : [])].map(({ data }) => data?.emailPreview ?? null);
  const known: Known | null = isRead ? { email, check: check.data.emailCheck, previews, hasUnsaved, tested } : null;
  const parts = [campaign, check, hu, en, long];
  return {
    email,
    known,
    isGone: campaign.data?.emailMessages === null,
    error: parts.find(({ error }) => error)?.error,
    again: () => {
      for (const { refetch } of parts) void refetch();
    },
  };
}
