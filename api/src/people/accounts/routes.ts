import type { OperationId } from '../../platform/http/contract.ts';
import { noContent, type Call, type Handlers } from '../../platform/http/operation.ts';
import type { Origin } from './attempts.ts';
import type { DeviceSessionService } from './deviceSessions.ts';
import type { EmailChangeService } from './emailChange.ts';
import type { ProfileService } from './profile.ts';
import type { AccountService } from './service.ts';

type AccountOperation =
  | 'login'
  | 'refreshSession'
  | 'endSession'
  | 'getMySessions'
  | 'endMySession'
  | 'register'
  | 'activate'
  | 'requestPasswordReset'
  | 'resetPassword'
  | 'confirmEmail'
  | 'resendEmailChange'
  | 'cancelEmailChange'
  | 'setMyLocale'
  | 'getMe'
  | 'updateProfile'
  | 'changePassword';

const originOf = ({ address, request }: Pick<Call<OperationId>, 'address' | 'request'>): Origin => ({
  address,
  deviceToken: request.get('device-token'),
});

/** The authentication calls and the calls of the current user (docs/product.md §10). */
export const accountRoutes = (
  accounts: AccountService,
  sessions: DeviceSessionService,
  profiles: ProfileService,
  emailChange: EmailChangeService,
): Handlers<AccountOperation> => ({
  async login(call) {
    const { token, user, deviceToken, refreshToken } = await accounts.login(call.body, originOf(call), call.now);
    const body = refreshToken === undefined ? user : { ...user, refreshToken };
    return { body, headers: { authorization: `Bearer ${token}`, 'device-token': deviceToken } };
  },
  async refreshSession({ body, address }) {
    const { token, user, refreshToken } = await sessions.refresh(body.refreshToken, address);
    return { body: { ...user, refreshToken }, headers: { authorization: `Bearer ${token}` } };
  },
  async endSession({ body, address }) {
    await sessions.end(body.refreshToken, address);
    return noContent;
  },
  async register({ body, address, now }) {
    return { body: await accounts.register(body, address, now) };
  },
  async activate({ params, body, address, now }) {
    await accounts.activate(params.id, body, address, now);
    return noContent;
  },
  async requestPasswordReset(call) {
    await accounts.requestPasswordReset(call.body, originOf(call), call.now);
    return noContent;
  },
  async resetPassword({ body, address, now }) {
    await accounts.resetPassword(body, address, now);
    return noContent;
  },
  async confirmEmail({ params, body, address, now }) {
    return { body: await emailChange.confirm(params.id, body.validationCode, address, now) };
  },
  async resendEmailChange(call) {
    return { status: 202, body: await emailChange.resend(call.viewer, call.now) };
  },
  async cancelEmailChange(call) {
    await emailChange.cancel(call.viewer);
    return noContent;
  },
  async setMyLocale(call) {
    return { body: await profiles.setLocale(call.viewer, call.body.locale, call.now) };
  },
  async getMe(call) {
    return { body: await profiles.me(call.viewer, call.now) };
  },
  async updateProfile(call) {
    return { body: await profiles.updateProfile(call.viewer, call.body, call.clock()) };
  },
  async getMySessions({ viewer, now }) {
    return { body: await sessions.list(viewer, now) };
  },
  async endMySession({ viewer, params }) {
    await sessions.endOne(viewer, params.id);
    return noContent;
  },
  async changePassword(call) {
    await accounts.changePassword(call.viewer, call.body.current, call.query.newPassword, call.now);
    return noContent;
  },
});
