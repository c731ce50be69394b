import type { Body, Callers } from '../caller.ts';
import { segment } from '../required.ts';

const root = '/api/competition';

/** Votes and comments (spec §7). */
export const votingEndpoints = ({ bearer }: Callers) => ({
  votingInfo: () => bearer.get('getVotingInfo', `${root}/vote`),
  castVote: (body: Body<'castVote'>) => bearer.send('castVote', 'POST', `${root}/vote`, { body }),
  addComment: (imageId: string, body: Body<'addComment'>) =>
    bearer.send('addComment', 'POST', `${root}/comment/${segment('id', imageId)}`, { body }),
  moderateComment: (id: string, status: string) =>
    bearer.send('moderateComment', 'PUT', `${root}/moderate/comment/${segment('id', id)}/${segment('status', status)}`),
});
