import { nullWhenMissing } from '../absence.ts';
import type { ResolversOf } from '../resolverTypes.ts';

export const AdminUser: ResolversOf<'AdminUser'> = {
  removal: ({ id }, _args, { rest }) => nullWhenMissing(() => rest.adminUser.removal(id)),
};
