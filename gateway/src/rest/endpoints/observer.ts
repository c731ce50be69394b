import { segment } from '../call/required.ts';
import type { Body, Callers } from './caller.ts';

const administered = (id: string | number) => `/api/admin/competition/${segment('id', id)}/observer`;

/** The observer of a count (docs/product.md §10). */
export const observerEndpoints = ({ bearer }: Callers) => ({
  named: (id: string | number) => bearer.get('adminGetCountObserver', administered(id)),
  set: (id: string, body: Body<'adminSetCountObserver'>) =>
    bearer.send('adminSetCountObserver', 'PUT', administered(id), { body }),
  observe: (id: string, body: Body<'observeCount'>) =>
    bearer.send('observeCount', 'POST', `/api/competition/${segment('id', id)}/count/observation`, { body }),
});
