import { nullWhenMissing } from '../absence.ts';
import type { EmailMessageSort, EmailSort } from '../generated/resolvers.ts';
import { askedId, withoutNulls, numericId } from '../restInput.ts';
import { audienceRequest, emailRequest } from './emailRequest.ts';
import { numbered, pageAsked, sortedBy } from '../numberedPage.ts';
import type { Queries } from '../resolverTypes.ts';

const sorts = {
  CREATED_AT: 'createdAt',
  SCHEDULED_AT: 'scheduledAt',
  STATE: 'state',
} as const satisfies Record<EmailSort, string>;
const messageSorts = {
  RECIPIENT: 'recipient',
  STATE: 'state',
  SENT_AT: 'sentAt',
} as const satisfies Record<EmailMessageSort, string>;
const order = sortedBy(sorts, 'CREATED_AT', 'DESC');

export const emailQuery: Queries<
  | 'emailPage'
  | 'emailMessages'
  | 'emailRecipients'
  | 'emailPreview'
  | 'emailAudience'
  | 'emailPreviewOf'
  | 'emailCheck'
  | 'mailSubscription'
> = {
  emailPage: async (_root, { state, q, competitionId, ...args }, { rest }) =>
    numbered(
      await rest.email.page({
        ...pageAsked(args),
        ...order(args),
        ...withoutNulls({ state, q, competitionId: numericId(competitionId) }),
      }),
    ),
  emailMessages: (_root, { id, state, q, sort, direction, ...args }, { rest }) =>
    nullWhenMissing(async () => {
      const asked = withoutNulls({ state, q, sort: sort && messageSorts[sort], direction: sort && direction });
      const { email, ...page } = await rest.email.messages(askedId(id), { ...pageAsked(args), ...asked });
      return { email, ...numbered(page) };
    }),
  emailRecipients: (_root, _args, { rest }) => rest.email.recipients(),
  emailPreview: (_root, { id, accountId, locale }, { rest }) =>
    nullWhenMissing(async () =>
      rest.email.preview(askedId(id), withoutNulls({ accountId: numericId(accountId), locale })),
    ),
  emailAudience: (_root, { audience, competitionId }, { rest }) =>
    rest.email.audience({ audience: audienceRequest(audience), competitionId: numericId(competitionId) }),
  emailPreviewOf: (_root, { content, accountId, locale }, { rest }) =>
    rest.email.previewOf({
      content: emailRequest(content),
      ...withoutNulls({ accountId: numericId(accountId), locale }),
    }),
  emailCheck: (_root, { content }, { rest }) => rest.email.check(emailRequest(content)),
  mailSubscription: (_root, { key, list }, { rest }) => nullWhenMissing(() => rest.subscription.read(key, list)),
};
