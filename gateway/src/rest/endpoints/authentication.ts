import type { Body, Callers, Success } from './caller.ts';
import { segment } from '../call/required.ts';

const root = '/api/authentication';

/** Authentication (docs/product.md §10); no token is sent. */
export const authenticationEndpoints = ({ open, device }: Callers) => ({
  /** The token arrives in the `Authorization` header, the user in the body. */
  async login(body: Body<'login'>) {
    const answer = await device.exchange('login', 'POST', `${root}/login`, body);
    const { authorization, deviceToken, body: user } = answer;
    return { token: authorization?.replace(/^Bearer /i, '') ?? null, deviceToken, user: user as Success<'login'> };
  },
  register: (body: Body<'register'>) => open.send('register', 'POST', `${root}/registration`, { body }),
  activate: (id: string, body: Body<'activate'>) =>
    open.send('activate', 'POST', `${root}/activation/${segment('id', id)}`, { body }),
  confirmEmail: (id: string, body: Body<'confirmEmail'>) =>
    open.send('confirmEmail', 'POST', `${root}/email/${segment('id', id)}`, { body }),
  requestPasswordReset: (body: Body<'requestPasswordReset'>) =>
    device.send('requestPasswordReset', 'POST', `${root}/lost/password`, { body }),
  resetPassword: (body: Body<'resetPassword'>) => open.send('resetPassword', 'POST', `${root}/lost/change`, { body }),
});
