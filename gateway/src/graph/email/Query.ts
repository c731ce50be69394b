import { nullWhenMissing } from '../absence.ts';
import type { EmailSort } from '../generated/resolvers.ts';
import { withoutNulls, numericId } from '../restInput.ts';
import { numbered, pageAsked, sortedBy } from '../numberedPage.ts';
import type { Queries } from '../resolverTypes.ts';

const sorts = {
  CREATED_AT: 'createdAt',
  SCHEDULED_AT: 'scheduledAt',
  STATE: 'state',
} as const satisfies Record<EmailSort, string>;
const order = sortedBy(sorts, 'CREATED_AT', 'DESC');

export const emailQuery: Queries<
  'emailPage' | 'emailMessages' | 'emailRecipients' | 'emailPreview' | 'mailSubscription'
> = {
  emailPage: async (_root, { state, ...args }, { rest }) =>
    numbered(await rest.email.page({ ...pageAsked(args), ...order(args), ...withoutNulls({ state }) })),
  emailMessages: (_root, { id, state, ...args }, { rest }) =>
    nullWhenMissing(async () => {
      const { email, ...page } = await rest.email.messages(id, { ...pageAsked(args), ...withoutNulls({ state }) });
      return { email, ...numbered(page) };
    }),
  emailRecipients: (_root, _args, { rest }) => rest.email.recipients(),
  emailPreview: (_root, { id, accountId, locale }, { rest }) =>
    nullWhenMissing(() => rest.email.preview(id, withoutNulls({ accountId: numericId(accountId), locale }))),
  mailSubscription: (_root, { key, list }, { rest }) => nullWhenMissing(() => rest.subscription.read(key, list)),
};
