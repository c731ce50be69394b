import type { components } from '@photo-competition/schema/rest';
import type { AuditObject } from '../generated/resolvers.ts';
import { withoutNulls, numericId } from '../restInput.ts';
import { numbered, pageAsked } from '../numberedPage.ts';
import type { Queries } from '../resolverTypes.ts';

type Schemas = components['schemas'];

const kinds = {
  COMPETITION: 'competition',
  JURY: 'jury',
  IMAGE: 'image',
  COMMENT: 'comment',
  ACCOUNT: 'account',
  STATIC_TEXT: 'static-text',
  SITE: 'site',
  TEMPLATE: 'template',
  EMAIL: 'email',
} as const satisfies Record<AuditObject, Schemas['AuditedType']>;

export const auditQuery: Queries<'auditPage'> = {
  auditPage: async (_root, { competitionId, filter, ...args }, { rest }) => {
    const { objectType, action, ...chosen } = filter ?? {};
    const asked = withoutNulls({
      ...chosen,
      competitionId: numericId(competitionId),
      objectType: objectType && kinds[objectType],
      // The service refuses what it does not know.
      action: action as Schemas['AuditAction'] | null | undefined,
    });
    return numbered(await rest.audit.page({ ...pageAsked(args), ...asked }));
  },
};
