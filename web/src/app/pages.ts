import type { RouteName } from '@photo-competition/schema/routes';
import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';
import {
  addAdminTexts,
  addBrowseTexts,
  addCatalogueTexts,
  addDeskTexts,
  addLaterTexts,
  addShowTexts,
} from './texts/bundles.ts';

/** Exports of the module of a page. */
export interface PageModule {
  Component: ComponentType;
  /** Runs before the page is shown at another path: loads its texts, takes the first answer. */
  loader?: LoaderFunction;
}

type Load = () => Promise<PageModule>;

/** A page whose texts come with it. @param addTexts adds them; those of the later pages where nothing else is said */
const withTexts =
  (load: Load, addTexts = addLaterTexts): Load =>
  async () => {
    const [page] = await Promise.all([load(), addTexts()]);
    return page;
  };

/** How the module of each page of the table is loaded, when somebody goes there. */
export const pages: Record<RouteName, Load> = {
  home: () => import('../features/home/route.tsx'),
  archive: () => import('../features/archive/route.tsx'),
  rules: withTexts(() => import('../features/rules/route.tsx')),
  contact: withTexts(() => import('../features/contact/route.tsx')),
  login: withTexts(() => import('../features/login/route.tsx')),
  registration: withTexts(() => import('../features/registration/route.tsx')),
  registrationCompleted: withTexts(() => import('../features/registration/completedRoute.tsx')),
  lostPasswordRequest: withTexts(() => import('../features/lostPassword/requestRoute.tsx')),
  lostPasswordCompleted: withTexts(() => import('../features/lostPassword/completedRoute.tsx')),
  lostPasswordChange: withTexts(() => import('../features/lostPassword/changeRoute.tsx')),
  activation: withTexts(() => import('../features/activation/route.tsx')),
  emailChange: withTexts(() => import('../features/emailChange/route.tsx')),
  unsubscribe: withTexts(() => import('../features/unsubscribe/route.tsx')),
  competitionBrowse: withTexts(() => import('../features/browse/route.tsx'), addBrowseTexts),
  competitionCatalogue: withTexts(() => import('../features/catalogue/route.tsx'), addCatalogueTexts),
  competitionCount: () => import('../features/count/route.tsx'),
  competitionShow: withTexts(() => import('../features/show/route.tsx'), addShowTexts),
  show: withTexts(() => import('../features/show/route.tsx'), addShowTexts),
  profile: withTexts(() => import('../features/profile/route.tsx')),
  password: withTexts(() => import('../features/password/route.tsx')),
  account: withTexts(() => import('../features/account/route.tsx')),
  upload: withTexts(() => import('../features/upload/overviewRoute.tsx')),
  uploadSlot: withTexts(() => import('../features/upload/slotRoute.tsx')),
  entries: withTexts(() => import('../features/entries/route.tsx')),
  archivedEntries: withTexts(() => import('../features/entries/archivedRoute.tsx')),
  report: withTexts(() => import('../features/report/route.tsx')),
  certificate: withTexts(() => import('../features/report/certificateRoute.tsx')),
  myVotes: withTexts(() => import('../features/votes/route.tsx')),
  juries: withTexts(() => import('../features/jury/route.tsx')),
  jury: withTexts(() => import('../features/jury/invitationRoute.tsx')),
  juryDesk: withTexts(() => import('../features/juryDesk/route.tsx'), addDeskTexts),
  admin: () => import('../features/admin/route.tsx'),
  adminCompetitions: () => import('./admin/competitionsRoute.tsx'),
  adminCompetition: () => import('./admin/competitionRoute.tsx'),
  adminCeremony: withTexts(() => import('../features/adminCeremony/route.tsx'), addAdminTexts),
  adminPreview: () => import('../features/adminPreview/route.tsx'),
  adminEmails: () => import('../features/adminEmails/route.tsx'),
  adminEmail: () => import('../features/adminEmails/campaignRoute.tsx'),
  adminUsers: () => import('../features/adminUsers/route.tsx'),
  adminLocalization: () => import('../features/adminTexts/route.tsx'),
  adminSite: () => import('../features/adminTexts/site/route.tsx'),
  adminTemplates: () => import('../features/adminTemplates/route.tsx'),
  // The own pages of administrators, within their frame.
  adminProfile: () => import('../features/profile/route.tsx'),
  adminPassword: () => import('../features/password/route.tsx'),
  adminAccount: () => import('../features/account/route.tsx'),
};
