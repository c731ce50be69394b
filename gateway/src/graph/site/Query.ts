import type { Queries } from '../resolverTypes.ts';

export const siteQuery: Queries<'site'> = {
  site: (_root, _args, { rest }) => rest.site.read(),
};
