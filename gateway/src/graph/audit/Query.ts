import { withoutNulls, numericId } from '../restInput.ts';
import { numbered, pageAsked } from '../numberedPage.ts';
import type { Queries } from '../resolverTypes.ts';

export const auditQuery: Queries<'auditPage'> = {
  auditPage: async (_root, { competitionId, ...args }, { rest }) =>
    numbered(
      await rest.audit.page({ ...pageAsked(args), ...withoutNulls({ competitionId: numericId(competitionId) }) }),
    ),
};
