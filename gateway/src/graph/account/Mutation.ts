import type { MutationResolvers } from '../generated/resolvers.ts';
import { attempt } from '../userErrors.ts';

type AccountMutation =
  | 'login'
  | 'register'
  | 'activateAccount'
  | 'requestPasswordReset'
  | 'resetPassword'
  | 'updateProfile'
  | 'changePassword';

export const Mutation: Pick<MutationResolvers, AccountMutation> = {
  login: (_, { input }, { rest }) => attempt({ token: null, user: null }, () => rest.authentication.login(input)),

  register: (_, { input }, { rest }) =>
    attempt({ email: null }, async () => {
      // The service refuses anything but true; the contract's type knows no other value.
      const { email } = await rest.authentication.register({ ...input, acceptRules: input.acceptRules as true });
      return { email };
    }),

  activateAccount: (_, { input: { id, validationCode, newPassword } }, { rest }) =>
    attempt({ activated: false }, async () => {
      await rest.authentication.activate(id, { validationCode, newPassword });
      return { activated: true };
    }),

  requestPasswordReset: (_, { input }, { rest }) =>
    attempt({ requested: false }, async () => {
      await rest.authentication.requestPasswordReset(input);
      return { requested: true };
    }),

  resetPassword: (_, { input: { username, validationCode, password } }, { rest }) =>
    attempt(
      { reset: false },
      async () => {
        await rest.authentication.resetPassword({ username, passwordValidationCode: validationCode, password });
        return { reset: true };
      },
      { passwordValidationCode: 'validationCode' },
    ),

  updateProfile: (_, { input }, { rest }) =>
    attempt({ user: null }, async () => ({ user: await rest.user.updateProfile(input) })),

  changePassword: (_, { input: { current, newPassword } }, { rest }) =>
    attempt({ changed: false }, async () => {
      await rest.user.changePassword(newPassword, { current });
      return { changed: true };
    }),
};
