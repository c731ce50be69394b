import type { Body, Callers, Query } from './caller.ts';
import { segment } from '../call/required.ts';

const root = '/api/localization';
const texts = '/api/admin/localized-static-text';

/** Administrators' texts that replace the client's built-in ones (docs/product.md §10); no token is sent. */
export const localizationEndpoints = ({ open }: Callers) => ({
  all: () => open.get('getLocalizations', `${root}/`),
  of: (locale: string) => open.get('getLocalization', `${root}/${segment('locale', locale)}`),
});

/** Administrators' static texts (docs/product.md §10). */
export const staticTextEndpoints = ({ bearer }: Callers) => ({
  list: (query: Query<'adminGetStaticTexts'>) => bearer.get('adminGetStaticTexts', `${texts}/`, query),
  page: (body: Body<'adminPageStaticTexts'>) => bearer.readByPost('adminPageStaticTexts', `${texts}/page`, body),
  read: (id: string) => bearer.get('adminGetStaticText', `${texts}/${segment('id', id)}`),
  create: (body: Body<'adminCreateStaticText'>) => bearer.send('adminCreateStaticText', 'POST', `${texts}/`, { body }),
  update: (id: string, body: Body<'adminUpdateStaticText'>) =>
    bearer.send('adminUpdateStaticText', 'PUT', `${texts}/${segment('id', id)}`, { body }),
  remove: (id: string, query: Query<'adminDeleteStaticText'>) =>
    bearer.send('adminDeleteStaticText', 'DELETE', `${texts}/${segment('id', id)}`, { query }),
});
