import type { Body, Callers, Success } from '../caller.ts';
import { segment } from '../required.ts';

const root = '/api/authentication';

/** Authentication (spec §7); no token is sent. */
export const authenticationEndpoints = ({ open }: Callers) => ({
  /** The token arrives in the `Authorization` header, the user in the body. */
  async login(body: Body<'login'>) {
    const { authorization, body: user } = await open.exchange('login', 'POST', `${root}/login`, body);
    return { token: authorization?.replace(/^Bearer /i, '') ?? null, user: user as Success<'login'> };
  },
  register: (body: Body<'register'>) => open.send('register', 'POST', `${root}/registration`, { body }),
  activate: (id: string, body: Body<'activate'>) =>
    open.send('activate', 'POST', `${root}/activation/${segment('id', id)}`, { body }),
  requestPasswordReset: (body: Body<'requestPasswordReset'>) =>
    open.send('requestPasswordReset', 'POST', `${root}/lost/password`, { body }),
  resetPassword: (body: Body<'resetPassword'>) => open.send('resetPassword', 'POST', `${root}/lost/change`, { body }),
});
