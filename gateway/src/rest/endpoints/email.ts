import type { Body, Callers, Query } from './caller.ts';
import { segment } from '../call/required.ts';

const root = '/api/admin/email';
const subscription = (key: string, list: string) =>
  `/api/email/subscription/${segment('key', key)}/${segment('list', list)}`;

/** E-mail campaigns (docs/product.md §10). */
export const emailEndpoints = ({ bearer }: Callers) => ({
  page: (body: Body<'adminPageEmails'>) => bearer.readByPost('adminPageEmails', `${root}/page`, body),
  recipients: () => bearer.get('adminGetEmailRecipients', `${root}/recipients`),
  messages: (id: string, query: Query<'adminGetEmailMessages'>) =>
    bearer.get('adminGetEmailMessages', `${root}/messages/${segment('id', id)}`, query),
  create: (body: Body<'adminCreateEmail'>) => bearer.send('adminCreateEmail', 'POST', `${root}/`, { body }),
  createAndSend: (body: Body<'adminCreateAndSendEmail'>) =>
    bearer.send('adminCreateAndSendEmail', 'POST', `${root}/createAndSend`, { body }),
  update: (id: string, body: Body<'adminUpdateEmail'>) =>
    bearer.send('adminUpdateEmail', 'PUT', `${root}/${segment('id', id)}`, { body }),
  activate: (id: string) => bearer.send('adminActivateEmail', 'POST', `${root}/${segment('id', id)}/activate`),
  cancel: (id: string) => bearer.send('adminCancelEmail', 'POST', `${root}/${segment('id', id)}/cancel`),
  preview: (id: string, body: Body<'adminPreviewEmail'>) =>
    bearer.readByPost('adminPreviewEmail', `${root}/${segment('id', id)}/preview`, body),
  test: (id: string, query: Query<'adminTestEmail'>) =>
    bearer.send('adminTestEmail', 'POST', `${root}/${segment('id', id)}/test`, { query }),
  audience: (body: Body<'adminCountEmailAudience'>) =>
    bearer.readByPost('adminCountEmailAudience', `${root}/audience`, body),
  previewOf: (body: Body<'adminPreviewEmailOf'>) => bearer.readByPost('adminPreviewEmailOf', `${root}/preview`, body),
  check: (body: Body<'adminCheckEmail'>) => bearer.readByPost('adminCheckEmail', `${root}/check`, body),
  retry: (id: string) => bearer.send('adminRetryEmail', 'POST', `${root}/${segment('id', id)}/retry`),
  remove: (id: string, query: Query<'adminDeleteEmail'>) =>
    bearer.send('adminDeleteEmail', 'DELETE', `${root}/${segment('id', id)}`, { query }),
});

/** Subscriptions by the key in a mail; no token is sent. */
export const subscriptionEndpoints = ({ open }: Pick<Callers, 'open'>) => ({
  read: (key: string, list: string) => open.get('getSubscription', subscription(key, list)),
  unsubscribe: (key: string, list: string) => open.send('unsubscribe', 'POST', subscription(key, list)),
  resubscribe: (key: string, list: string) => open.send('resubscribe', 'PUT', subscription(key, list)),
});
