import { segment } from '../call/required.ts';
import type { Callers } from './caller.ts';

type Id = string | number;

const of = (id: Id): string => `/api/competition/${segment('id', id)}/count`;

/** The calls that let anyone repeat a count; a token is sent for the viewer's own data alone. */
export const countEndpoints = ({ open, bearer }: Callers) => ({
  keys: () => open.get('getCountKeys', '/api/count/keys'),
  count: (id: Id) => open.get('getCount', of(id)),
  consistency: (id: Id, from: number, to: number) =>
    open.get('getCountConsistency', `${of(id)}/consistency`, { from, to }),
  inclusion: (id: Id, number: string) =>
    bearer.get('getCountInclusion', `${of(id)}/inclusion/${segment('number', number)}`),
  mine: (id: Id) => bearer.get('getMyCount', `${of(id)}/mine`),
});
