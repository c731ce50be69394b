import type { Body, Callers, Query } from '../caller.ts';
import { segment } from '../required.ts';

const root = '/api/admin/template';

/** Mail templates (spec §7). */
export const templateEndpoints = ({ bearer }: Callers) => ({
  list: (query: Query<'adminGetTemplates'>) => bearer.get('adminGetTemplates', `${root}/`, query),
  page: (body: Body<'adminPageTemplates'>) => bearer.send('adminPageTemplates', 'POST', `${root}/page`, { body }),
  read: (id: string, locale: string) =>
    bearer.get('adminGetTemplate', `${root}/${segment('id', id)}/${segment('locale', locale)}`),
  update: (id: string, locale: string, body: Body<'adminUpdateTemplate'>) =>
    bearer.send('adminUpdateTemplate', 'PUT', `${root}/${segment('id', id)}/${segment('locale', locale)}`, { body }),
});
