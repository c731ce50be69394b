import type { Body, Callers, Query } from './caller.ts';
import { segment } from '../call/required.ts';

const root = '/api/admin/template';

/** Mail templates (docs/product.md §10). */
export const templateEndpoints = ({ bearer }: Callers) => ({
  list: (query: Query<'adminGetTemplates'>) => bearer.get('adminGetTemplates', `${root}/`, query),
  page: (body: Body<'adminPageTemplates'>) => bearer.readByPost('adminPageTemplates', `${root}/page`, body),
  read: (id: string, locale: string) =>
    bearer.get('adminGetTemplate', `${root}/${segment('id', id)}/${segment('locale', locale)}`),
  update: (id: string, locale: string, body: Body<'adminUpdateTemplate'>) =>
    bearer.send('adminUpdateTemplate', 'PUT', `${root}/${segment('id', id)}/${segment('locale', locale)}`, { body }),
  preview: (id: string, locale: string, body: Body<'adminPreviewTemplate'>) =>
    bearer.readByPost(
      'adminPreviewTemplate',
      `${root}/${segment('id', id)}/${segment('locale', locale)}/preview`,
      body,
    ),
  reset: (id: string, locale: string, query: Query<'adminResetTemplate'>) =>
    bearer.send('adminResetTemplate', 'DELETE', `${root}/${segment('id', id)}/${segment('locale', locale)}`, { query }),
});
