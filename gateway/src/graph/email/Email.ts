import type { ResolversOf } from '../resolverTypes.ts';
import { graphIdOf } from '../template/templateIds.ts';

export const Email: ResolversOf<'Email'> = { template: ({ template }) => graphIdOf(template) };
