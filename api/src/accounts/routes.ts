import { noContent, requireViewer, type Handlers } from '../http/operation.ts';
import type { AccountService } from './service.ts';

type AccountOperation =
  | 'login'
  | 'register'
  | 'activate'
  | 'requestPasswordReset'
  | 'resetPassword'
  | 'getMe'
  | 'updateProfile'
  | 'changePassword';

/** The authentication calls and the calls of the current user (spec §7). */
export const accountRoutes = (accounts: AccountService): Handlers<AccountOperation> => ({
  async login({ body, address, now }) {
    const { token, user } = await accounts.login(body, address, now);
    return { body: user, headers: { authorization: `Bearer ${token}` } };
  },
  async register({ body, address, now }) {
    return { body: await accounts.register(body, address, now) };
  },
  async activate({ params, body, address, now }) {
    await accounts.activate(params.id, body, address, now);
    return noContent;
  },
  async requestPasswordReset({ body, address, now }) {
    await accounts.requestPasswordReset(body, address, now);
    return noContent;
  },
  async resetPassword({ body, address, now }) {
    await accounts.resetPassword(body, address, now);
    return noContent;
  },
  async getMe(call) {
    return { body: await accounts.me(requireViewer(call)) };
  },
  async updateProfile(call) {
    return { body: await accounts.updateProfile(requireViewer(call), call.body) };
  },
  async changePassword(call) {
    await accounts.changePassword(requireViewer(call), call.body.current, call.query.newPassword, call.now);
    return noContent;
  },
});
