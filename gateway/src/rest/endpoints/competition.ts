import type { Callers, Query } from './caller.ts';
import { segment } from '../call/required.ts';

const root = '/api/competition';
type Id = string | number;

/** Competitions and their images (docs/product.md §10). */
export const competitionEndpoints = ({ open, bearer }: Callers) => ({
  active: () => open.get('getActiveCompetition', `${root}/active`),
  open: () => open.get('getOpenCompetitions', `${root}/open`),
  competition: (id: Id) => open.get('getCompetition', `${root}/${segment('id', id)}`),
  robustness: (id: Id) => bearer.get('getRobustness', `${root}/${segment('id', id)}/robustness`),
  archived: (query: Query<'getArchivedCompetitions'>) =>
    open.get('getArchivedCompetitions', `${root}/archived/competitions`, query),
  minimal: (id: Id, query: Query<'getImagesMinimal'>) =>
    bearer.get('getImagesMinimal', `${root}/minimal/${segment('id', id)}`, query),
  paged: (id: Id, query: Query<'getImages'>) => bearer.get('getImages', `${root}/paged/${segment('id', id)}`, query),
  image: (id: Id) => bearer.get('getImage', `${root}/image/${segment('id', id)}`),
  myArchivedEntries: () => bearer.get('getMyArchivedEntries', `${root}/user-image/archived`),
  myEntries: (id: Id) => bearer.get('getMyEntries', `${root}/user-image/${segment('id', id)}`),
  myEntry: (id: Id, slot: string) =>
    bearer.get('getMyEntry', `${root}/user-image/${segment('competitionId', id)}/${segment('type', slot)}`),
  moderateImage: (id: Id, status: string, reason: string | null | undefined) =>
    bearer.send(
      'moderateImage',
      'PUT',
      `${root}/moderate/image/${segment('id', id)}/${segment('status', status)}`,
      reason ? { body: { reason } } : {},
    ),
  moveEntry: (id: Id, imageId: number, to: string) =>
    bearer.send('moveEntry', 'PUT', `${root}/upload/${segment('competition_id', id)}/move`, { body: { imageId, to } }),
  deleteImage: (id: Id, slot: string) =>
    bearer.send(
      'deleteImage',
      'DELETE',
      `${root}/upload/${segment('competition_id', id)}/${segment('image_type', slot)}`,
    ),
});
