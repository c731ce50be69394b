import type { Queries } from '../resolverTypes.ts';

export const installationQuery: Queries<'installation'> = {
  installation: (_root, _args, { rest }) => rest.installation.read(),
};
