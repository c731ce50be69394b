import type { Body, Callers, Query } from './caller.ts';

const admin = '/api/admin/site';

/** The logo of the site, and the address of its organisers (docs/product.md §10). */
export const siteEndpoints = ({ open, bearer }: Callers) => ({
  read: () => open.get('getSite', '/api/site'),
  update: (body: Body<'adminUpdateSite'>) => bearer.send('adminUpdateSite', 'PUT', admin, { body }),
  setLogo: (body: Body<'adminSetSiteLogo'>) => bearer.send('adminSetSiteLogo', 'PUT', `${admin}/logo`, { body }),
  removeLogo: (query: Query<'adminRemoveSiteLogo'>) =>
    bearer.send('adminRemoveSiteLogo', 'DELETE', `${admin}/logo`, { query }),
});
