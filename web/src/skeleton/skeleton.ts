import { matchRoute, type RouteName } from '@photo-competition/schema/routes';
import type { FirstAnswer, PageSkeleton, SkeletonReader } from '@photo-competition/schema/skeleton';
import type { SiteQuery } from '../ui/site/generated/graphql.ts';
import { archive } from './archive.ts';
import { browse, isResults, results } from './browse.ts';
import { home } from './home.ts';
import { image } from './image.ts';
import { answerTo, type Drawing, type SkeletonPage } from './page.ts';
import { plainPage } from './withoutScript/pages.ts';
import { textsOf } from './texts.ts';

const pages: Partial<Record<RouteName, SkeletonPage>> = {
  home,
  archive,
  competitionBrowse: browse,
  competitionShow: image,
  show: image,
};

/** The page of an address; an address with a query asks for another list, of which the results alone are read beforehand. */
function pageOf({ pathname, search }: URL): SkeletonPage | undefined {
  const name = matchRoute(pathname)?.name;
  if (name === undefined) return undefined;
  if (search === '') return pages[name];
  return name === 'competitionBrowse' && isResults(search) ? results : undefined;
}

const drawingOf = (reader: SkeletonReader, answers: readonly FirstAnswer[]): Drawing => ({
  ...reader,
  logo: answerTo<SiteQuery>(answers, 'Site')?.site.logo ?? null,
  answers,
});

const draw: PageSkeleton['draw'] = (path, reader, answers) => {
  const name = matchRoute(path)?.name;
  const page = name === undefined ? undefined : pages[name];
  return page?.draw(drawingOf(reader, answers)) ?? '';
};

/** The first answers and the drawing of each page, which the build writes into one file for the gateway. */
export const skeleton: PageSkeleton = {
  async answersOf(url, ask) {
    const route = matchRoute(url.pathname);
    if (!route) return [];
    const page = pageOf(url);
    const shell = [ask('ShellCompetition', {}), ask('Site', {})];
    const answers = await Promise.all([...shell, ...(page ? [page.read(ask, route.params, url.searchParams)] : [])]);
    return answers.flat().filter((answer) => answer !== null);
  },
  draw,
  withoutScript: (path, reader, answers) =>
    plainPage(path, {
      ...drawingOf(reader, answers),
      text: textsOf(reader),
      drawn: draw(path, reader, answers) !== '',
    }),
};
