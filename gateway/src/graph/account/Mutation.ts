import type { Mutations } from '../resolverTypes.ts';
import { askedId } from '../restInput.ts';
import { payloadOf, renamed } from '../userErrors.ts';

type AccountMutation =
  | 'login'
  | 'refreshSession'
  | 'endSession'
  | 'endDevice'
  | 'register'
  | 'activateAccount'
  | 'requestPasswordReset'
  | 'resetPassword'
  | 'updateProfile'
  | 'changePassword'
  | 'confirmEmail'
  | 'resendEmailChange'
  | 'cancelEmailChange'
  | 'setLocale'
  | 'deleteAccount';

/** The payload of a session that was not opened. */
const noSession = { token: null, refreshToken: null, user: null };

export const accountMutation: Mutations<AccountMutation> = {
  login: (_root, { input: { device, ...credentials } }, { rest, keepDevice }) =>
    payloadOf(noSession, async () => {
      const body = { ...credentials, ...(typeof device === 'string' ? { device } : {}) };
      const { deviceToken, ...session } = await rest.authentication.login(body);
      if (deviceToken !== null) keepDevice(deviceToken);
      return session;
    }),

  refreshSession: (_root, { input }, { rest }) => payloadOf(noSession, () => rest.authentication.refresh(input)),

  endSession: (_root, { input }, { rest }) =>
    payloadOf({ ended: false }, async () => {
      await rest.authentication.endSession(input);
      return { ended: true };
    }),

  endDevice: (_root, { input: { id } }, { rest }) =>
    payloadOf({ ended: false }, async () => {
      await rest.user.endSession(id);
      return { ended: true };
    }),

  register: (_root, { input }, { rest }) =>
    payloadOf({ email: null }, async () => {
      // The service refuses anything but true; the contract's type knows no other value.
      const { email } = await rest.authentication.register({ ...input, acceptRules: input.acceptRules as true });
      return { email };
    }),

  activateAccount: (_root, { input: { id, newPassword, validationCode } }, { rest }) =>
    payloadOf({ activated: false }, async () => {
      await rest.authentication.activate(askedId(id), { newPassword, validationCode });
      return { activated: true };
    }),

  requestPasswordReset: (_root, { input }, { rest }) =>
    payloadOf({ requested: false }, async () => {
      await rest.authentication.requestPasswordReset(input);
      return { requested: true };
    }),

  resetPassword: (_root, { input: { username, validationCode, password } }, { rest }) =>
    payloadOf(
      { reset: false },
      async () => {
        await rest.authentication.resetPassword({ username, passwordValidationCode: validationCode, password });
        return { reset: true };
      },
      renamed({ passwordValidationCode: 'validationCode' }),
    ),

  updateProfile: (_root, { input: { current, ...profile } }, { rest }) =>
    payloadOf({ user: null }, async () => ({
      user: await rest.user.updateProfile({ ...profile, ...(typeof current === 'string' ? { current } : {}) }),
    })),

  changePassword: (_root, { input: { current, newPassword } }, { rest }) =>
    payloadOf({ changed: false }, async () => {
      await rest.user.changePassword(newPassword, { current });
      return { changed: true };
    }),

  confirmEmail: (_root, { input: { id, validationCode } }, { rest }) =>
    payloadOf({ email: null }, async () => {
      const { email } = await rest.authentication.confirmEmail(askedId(id), { validationCode });
      return { email };
    }),

  resendEmailChange: (_root, _args, { rest }) =>
    payloadOf({ pendingEmail: null }, async () => {
      const { pendingEmail } = await rest.user.resendEmailChange();
      return { pendingEmail };
    }),

  cancelEmailChange: (_root, _args, { rest }) =>
    payloadOf({ cancelled: false }, async () => {
      await rest.user.cancelEmailChange();
      return { cancelled: true };
    }),

  setLocale: (_root, { input }, { rest }) =>
    payloadOf({ user: null }, async () => ({ user: await rest.user.setLocale(input) })),

  deleteAccount: (_root, { input }, { rest }) =>
    payloadOf({ deleted: false }, async () => {
      await rest.user.remove(input);
      return { deleted: true };
    }),
};
