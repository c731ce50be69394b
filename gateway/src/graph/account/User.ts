import type { ResolversOf } from '../resolverTypes.ts';

export const User: ResolversOf<'User'> = {
  devices: ({ id }, _args, { rest, viewer }) => (viewer?.id === id ? rest.user.sessions() : null),
  // A login answers with an account as well, and its token is not the request's.
  removal: ({ id }, _args, { rest, viewer }) => (viewer?.id === id ? rest.user.removal() : null),
};
