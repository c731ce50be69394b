import type { Body, Callers, Success } from './caller.ts';
import { segment } from '../call/required.ts';
import type { UpstreamAnswer } from '../call/upstreamCall.ts';

const root = '/api/authentication';

/** A session as its opener gets it: the token arrives in the `Authorization` header, the user and a device's refresh token in the body. */
function sessionOf({ authorization, body }: UpstreamAnswer) {
  const { refreshToken = null, ...user } = body as Success<'login'>;
  return { token: authorization?.replace(/^Bearer /i, '') ?? null, refreshToken, user };
}

/** Authentication (docs/product.md §10); no token is sent. */
export const authenticationEndpoints = ({ open, device }: Callers) => ({
  async login(body: Body<'login'>) {
    const answer = await device.exchange('login', 'POST', `${root}/login`, body);
    return { ...sessionOf(answer), deviceToken: answer.deviceToken };
  },
  async refresh(body: Body<'refreshSession'>) {
    return sessionOf(await open.exchange('refreshSession', 'POST', `${root}/refresh`, body));
  },
  endSession: (body: Body<'endSession'>) => open.send('endSession', 'POST', `${root}/logout`, { body }),
  register: (body: Body<'register'>) => open.send('register', 'POST', `${root}/registration`, { body }),
  activate: (id: string, body: Body<'activate'>) =>
    open.send('activate', 'POST', `${root}/activation/${segment('id', id)}`, { body }),
  confirmEmail: (id: string, body: Body<'confirmEmail'>) =>
    open.send('confirmEmail', 'POST', `${root}/email/${segment('id', id)}`, { body }),
  requestPasswordReset: (body: Body<'requestPasswordReset'>) =>
    device.send('requestPasswordReset', 'POST', `${root}/lost/password`, { body }),
  resetPassword: (body: Body<'resetPassword'>) => open.send('resetPassword', 'POST', `${root}/lost/change`, { body }),
});
