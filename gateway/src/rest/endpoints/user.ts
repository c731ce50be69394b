import type { Body, Callers } from './caller.ts';
import { required, segment } from '../call/required.ts';

const root = '/api/user/my';

/** The current user (docs/product.md §10). */
export const userEndpoints = ({ bearer }: Callers) => ({
  me: () => bearer.get('getMe', root),
  updateProfile: (body: Body<'updateProfile'>) => bearer.send('updateProfile', 'POST', `${root}/profile`, { body }),
  setLocale: (body: Body<'setMyLocale'>) => bearer.send('setMyLocale', 'POST', `${root}/locale`, { body }),
  resendEmailChange: () => bearer.send('resendEmailChange', 'POST', `${root}/email-change`),
  cancelEmailChange: () => bearer.send('cancelEmailChange', 'DELETE', `${root}/email-change`),
  sessions: () => bearer.get('getMySessions', `${root}/sessions`),
  endSession: (id: string) => bearer.send('endMySession', 'DELETE', `${root}/sessions/${segment('id', id)}`),
  removal: () => bearer.get('getMyRemoval', `${root}/removal`),
  remove: (body: Body<'deleteMe'>) => bearer.send('deleteMe', 'POST', `${root}/delete`, { body }),
  changePassword: (newPassword: string, body: Body<'changePassword'>) =>
    bearer.send('changePassword', 'POST', `${root}/password`, {
      body,
      query: { newPassword: required('newPassword', newPassword) },
    }),
});
