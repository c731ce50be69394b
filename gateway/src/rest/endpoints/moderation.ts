import type { Body, Callers } from './caller.ts';
import { segment } from '../call/required.ts';

const root = '/api/admin/moderation';

/** The moderation queue (docs/product.md §10). */
export const moderationEndpoints = ({ bearer }: Callers) => ({
  page: (body: Body<'adminPageModeration'>) => bearer.readByPost('adminPageModeration', `${root}/page`, body),
  images: (body: Body<'adminModerateImages'>) => bearer.send('adminModerateImages', 'POST', `${root}/images`, { body }),
  comments: (body: Body<'adminModerateComments'>) =>
    bearer.send('adminModerateComments', 'POST', `${root}/comments`, { body }),
  similarPage: (body: Body<'adminPageSimilar'>) => bearer.readByPost('adminPageSimilar', `${root}/similar/page`, body),
  dismissSimilar: (firstId: string, secondId: string, body: Body<'adminDismissSimilar'>) =>
    bearer.send(
      'adminDismissSimilar',
      'PUT',
      `${root}/similar/${segment('firstId', firstId)}/${segment('secondId', secondId)}`,
      { body },
    ),
});
