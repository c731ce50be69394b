import type { Body, Callers, Query } from '../caller.ts';
import { segment } from '../required.ts';

const root = '/api/localization';
const texts = '/api/admin/localized-static-text';

/** The texts that overlay what the client ships (spec §7); no token is sent. */
export const localizationEndpoints = ({ open }: Callers) => ({
  all: () => open.get('getLocalizations', `${root}/`),
  of: (locale: string) => open.get('getLocalization', `${root}/${segment('locale', locale)}`),
});

/** Administrators' static texts (spec §7). */
export const staticTextEndpoints = ({ bearer }: Callers) => ({
  list: (query: Query<'adminGetStaticTexts'>) => bearer.get('adminGetStaticTexts', `${texts}/`, query),
  page: (body: Body<'adminPageStaticTexts'>) => bearer.send('adminPageStaticTexts', 'POST', `${texts}/page`, { body }),
  read: (id: string) => bearer.get('adminGetStaticText', `${texts}/${segment('id', id)}`),
  create: (body: Body<'adminCreateStaticText'>) => bearer.send('adminCreateStaticText', 'POST', `${texts}/`, { body }),
  update: (id: string, body: Body<'adminUpdateStaticText'>) =>
    bearer.send('adminUpdateStaticText', 'PUT', `${texts}/${segment('id', id)}`, { body }),
  remove: (id: string) => bearer.send('adminDeleteStaticText', 'DELETE', `${texts}/${segment('id', id)}`),
});
