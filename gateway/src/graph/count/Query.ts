import type { Queries } from '../resolverTypes.ts';

export const countQuery: Queries<'countKeys'> = {
  countKeys: (_root, _args, { rest }) => rest.count.keys(),
};
