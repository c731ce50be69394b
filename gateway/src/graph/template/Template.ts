import type { ResolversOf } from '../resolverTypes.ts';
import { graphIdOf } from './templateIds.ts';

export const Template: ResolversOf<'Template'> = { id: ({ id }) => graphIdOf(id) };
