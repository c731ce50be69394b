import type { Body, Callers, Query } from './caller.ts';
import { segment } from '../call/required.ts';

const root = '/api/admin/user';

/** Administration of accounts (docs/product.md §10). */
export const adminUserEndpoints = ({ bearer }: Callers) => ({
  list: (query: Query<'adminGetUsers'>) => bearer.get('adminGetUsers', `${root}/`, query),
  page: (body: Body<'adminPageUsers'>) => bearer.readByPost('adminPageUsers', `${root}/page`, body),
  read: (id: string) => bearer.get('adminGetUser', `${root}/${segment('id', id)}`),
  create: (body: Body<'adminCreateUser'>) => bearer.send('adminCreateUser', 'POST', `${root}/`, { body }),
  update: (id: string, body: Body<'adminUpdateUser'>) =>
    bearer.send('adminUpdateUser', 'PUT', `${root}/${segment('id', id)}`, { body }),
  removal: (id: number) => bearer.get('adminGetUserRemoval', `${root}/${id}/removal`),
  remove: (id: string, query: Query<'adminDeleteUser'>) =>
    bearer.send('adminDeleteUser', 'DELETE', `${root}/${segment('id', id)}`, { query }),
  setNewsletter: (type: string, id: string, body: Body<'adminSetUserNewsletter'>) =>
    bearer.send('adminSetUserNewsletter', 'POST', `${root}/mail/${segment('type', type)}/${segment('id', id)}`, {
      body,
    }),
  setStates: (body: Body<'adminSetUserStates'>) =>
    bearer.send('adminSetUserStates', 'POST', `${root}/states`, { body }),
  setNewsletters: (body: Body<'adminSetUserNewsletters'>) =>
    bearer.send('adminSetUserNewsletters', 'POST', `${root}/newsletters`, { body }),
  sendMail: (id: string, body: Body<'adminSendAccountMail'>) =>
    bearer.send('adminSendAccountMail', 'POST', `${root}/${segment('id', id)}/mail`, { body }),
  endSessions: (id: string) => bearer.send('adminEndUserSessions', 'DELETE', `${root}/${segment('id', id)}/sessions`),
  setState: (id: string, body: Body<'adminSetUserState'>) =>
    bearer.send('adminSetUserState', 'POST', `${root}/state/${segment('id', id)}`, { body }),
});
