import type { Body, Callers, Query } from './caller.ts';
import { segment } from '../call/required.ts';

const root = '/api/competition';

/** Votes and comments (docs/product.md §10). */
export const votingEndpoints = ({ bearer }: Callers) => ({
  votingInfo: (query: Query<'getVotingInfo'> = {}) => bearer.get('getVotingInfo', `${root}/vote`, query),
  castVote: (body: Body<'castVote'>) => bearer.send('castVote', 'POST', `${root}/vote`, { body }),
  addComment: (imageId: string, body: Body<'addComment'>) =>
    bearer.send('addComment', 'POST', `${root}/comment/${segment('id', imageId)}`, { body }),
  editMyComment: (id: string, body: Body<'editMyComment'>) =>
    bearer.send('editMyComment', 'PUT', `${root}/user-comment/${segment('id', id)}`, { body }),
  deleteMyComment: (id: string) =>
    bearer.send('deleteMyComment', 'DELETE', `${root}/user-comment/${segment('id', id)}`),
  moderateComment: (id: string, status: string) =>
    bearer.send('moderateComment', 'PUT', `${root}/moderate/comment/${segment('id', id)}/${segment('status', status)}`),
});
