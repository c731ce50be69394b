import type { QueryResolvers } from '../generated/resolvers.ts';

export const Query: Pick<QueryResolvers, 'me'> = {
  me: (_, _args, { rest, viewer }) => (viewer ? rest.user.me() : null),
};
