import type { Queries } from '../resolverTypes.ts';

export const accountQuery: Queries<'me'> = {
  me: (_root, _args, { rest, viewer }) => viewer && rest.user.me(),
};
