import { segment } from '../call/required.ts';
import type { Body, Callers } from './caller.ts';

const administered = (id: string | number) => `/api/admin/competition/${segment('id', id)}/exclusions`;
const decision = (id: string, exclusion: string) => `${administered(id)}/${segment('exclusion', exclusion)}`;

/** Decisions not to count ballots (docs/product.md §10). */
export const exclusionEndpoints = ({ open, bearer }: Callers) => ({
  excluded: (id: string | number) =>
    open.get('getExcludedBallots', `/api/competition/${segment('id', id)}/excluded-ballots`),
  list: (id: string | number) => bearer.get('adminListExclusions', administered(id)),
  exclude: (id: string, body: Body<'adminExcludeBallots'>) =>
    bearer.send('adminExcludeBallots', 'POST', administered(id), { body }),
  confirm: (id: string, exclusion: string, body: Body<'adminConfirmExclusion'>) =>
    bearer.send('adminConfirmExclusion', 'PUT', `${decision(id, exclusion)}/confirm`, { body }),
  revoke: (id: string, exclusion: string) =>
    bearer.send('adminRevokeExclusion', 'PUT', `${decision(id, exclusion)}/revoke`),
});
