import type { Body, Callers, Query } from './caller.ts';
import { segment } from '../call/required.ts';

const root = '/api/admin/competition';

/** Administration of competitions (docs/product.md §10). */
export const adminCompetitionEndpoints = ({ bearer }: Callers) => ({
  list: (query: Query<'adminGetCompetitions'>) => bearer.get('adminGetCompetitions', `${root}/`, query),
  page: (body: Body<'adminPageCompetitions'>) => bearer.readByPost('adminPageCompetitions', `${root}/page`, body),
  read: (id: string) => bearer.get('adminGetCompetition', `${root}/${segment('id', id)}`),
  statistics: (id: string | number) =>
    bearer.get('adminGetCompetitionStatistics', `${root}/${segment('id', id)}/statistics`),
  originalsTotal: (id: string | number, query: Query<'adminGetOriginalsTotal'>) =>
    bearer.get('adminGetOriginalsTotal', `${root}/${segment('id', id)}/originals/total`, query),
  rankingWithout: (id: string | number, body: Body<'adminPreviewRanking'>) =>
    bearer.readByPost('adminPreviewRanking', `${root}/${segment('id', id)}/ranking-without`, body),
  radar: (id: string | number) => bearer.get('adminGetRadar', `${root}/${segment('id', id)}/radar`),
  openRadarCircle: (id: string, circle: string) =>
    bearer.send('adminOpenRadarCircle', 'POST', `${root}/${segment('id', id)}/radar/${segment('circle', circle)}/open`),
  create: (body: Body<'adminCreateCompetition'>) => bearer.send('adminCreateCompetition', 'POST', `${root}/`, { body }),
  update: (id: string, body: Body<'adminUpdateCompetition'>) =>
    bearer.send('adminUpdateCompetition', 'PUT', `${root}/${segment('id', id)}`, { body }),
  remove: (id: string, query: Query<'adminDeleteCompetition'> = {}) =>
    bearer.send('adminDeleteCompetition', 'DELETE', `${root}/${segment('id', id)}`, { query }),
  setStatus: (id: string, status: string, query: Query<'adminSetCompetitionStatus'> = {}) =>
    bearer.send(
      'adminSetCompetitionStatus',
      'PUT',
      `${root}/status/${segment('id', id)}/${segment('status', status)}`,
      { query },
    ),
});
