import type { components } from '@photo-competition/schema/rest';
import type { Mutations } from '../resolverTypes.ts';
import { withoutNulls } from '../restInput.ts';
import { contentField, payloadOf, versionedPayload } from '../userErrors.ts';
import { emailRequest } from './emailRequest.ts';

type EmailMutation =
  | 'createEmail'
  | 'createAndSendEmail'
  | 'updateEmail'
  | 'activateEmail'
  | 'cancelEmail'
  | 'deleteEmail'
  | 'retryEmail'
  | 'sendTestEmail'
  | 'unsubscribe'
  | 'resubscribe';

const refused = { email: null };
const versioned = versionedPayload<components['schemas']['Email']>();

export const emailMutation: Mutations<EmailMutation> = {
  createEmail: (_root, { input }, { rest }) =>
    payloadOf(refused, async () => ({ email: await rest.email.create(emailRequest(input)) })),

  createAndSendEmail: (_root, { input }, { rest }) =>
    payloadOf(refused, async () => ({ email: await rest.email.createAndSend(emailRequest(input)) })),

  updateEmail: (_root, { input: { id, version, content } }, { rest }) =>
    versioned(
      refused,
      async () => ({ email: await rest.email.update(id, { ...emailRequest(content), version }) }),
      contentField,
    ),

  activateEmail: (_root, { input: { id } }, { rest }) =>
    payloadOf(refused, async () => ({ email: await rest.email.activate(id) })),

  cancelEmail: (_root, { input: { id } }, { rest }) =>
    payloadOf(refused, async () => ({ email: await rest.email.cancel(id) })),

  deleteEmail: (_root, { input: { id, version } }, { rest }) =>
    versioned({ deletedId: null }, async () => {
      await rest.email.remove(id, withoutNulls({ version }));
      return { deletedId: id };
    }),

  retryEmail: (_root, { input: { id } }, { rest }) =>
    payloadOf(refused, async () => ({ email: await rest.email.retry(id) })),

  sendTestEmail: (_root, { input: { id, locale } }, { rest }) =>
    payloadOf({ recipient: null }, () => rest.email.test(id, withoutNulls({ locale }))),

  unsubscribe: (_root, { input: { key, list } }, { rest }) =>
    payloadOf({ subscription: null }, async () => ({ subscription: await rest.subscription.unsubscribe(key, list) })),

  resubscribe: (_root, { input: { key, list } }, { rest }) =>
    payloadOf({ subscription: null }, async () => ({ subscription: await rest.subscription.resubscribe(key, list) })),
};
