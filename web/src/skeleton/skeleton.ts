import { matchRoute, type RouteName } from '@photo-competition/schema/routes';
import type { PageSkeleton } from '@photo-competition/schema/skeleton';
import type { SiteQuery } from '../ui/site/generated/graphql.ts';
import { browse } from './browse.ts';
import { home } from './home.ts';
import { image } from './image.ts';
import { answerTo, type SkeletonPage } from './page.ts';

const pages: Partial<Record<RouteName, SkeletonPage>> = {
  home,
  competitionBrowse: browse,
  competitionShow: image,
  show: image,
};

/** The first answers and the drawing of each page, which the build writes into one file for the gateway. */
export const skeleton: PageSkeleton = {
  async answersOf(url, ask) {
    const route = matchRoute(url.pathname);
    if (!route) return [];
    // An address with a query asks for another list.
    const page = url.search === '' ? pages[route.name] : undefined;
    const shell = [ask('ShellCompetition', {}), ask('Site', {})];
    const answers = await Promise.all([...shell, ...(page ? [page.read(ask, route.params)] : [])]);
    return answers.flat().filter((answer) => answer !== null);
  },
  draw(path, reader, answers) {
    const route = matchRoute(path);
    const page = route && pages[route.name];
    const logo = answerTo<SiteQuery>(answers, 'Site')?.site.logo ?? null;
    return page?.draw({ ...reader, logo, answers }) ?? '';
  },
};
