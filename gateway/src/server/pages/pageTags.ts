import type { Competition, Image, MinimalImage } from '@photo-competition/schema/rest';
import { isolated } from '@photo-competition/schema/direction';
import { shortened, stripMarkdown } from '@photo-competition/schema/plainText';
import { matchRoute, routeOf, type Route } from '@photo-competition/schema/routes';
import { mediaUrl } from '../../graph/image/mediaUrl.ts';
import { message, personName, type Locale } from '../../messages.ts';
import { RestProblem } from '../../rest/call/problem.ts';
import type { competitionEndpoints } from '../../rest/endpoints/competition.ts';
import { shareSize } from './shareSize.ts';
import type { PageTags } from './pageDocument.ts';

/** The source of a page's description: the public calls, made as a visitor. */
export interface PageSource {
  rest: ReturnType<typeof competitionEndpoints>;
  locale: Locale;
  /** The address people use, without a slash at its end. */
  publicUrl: string;
}

/** A page as robots see it. */
export interface DescribedPage {
  /** 404 tells a robot what the client shows a person: there is no such page. */
  status: 200 | 404;
  /** Without the name of the site, which is the same on every page. */
  tags: Omit<PageTags, 'siteName'>;
}

/** Characters of a description; previews and search engines show no more. */
const descriptionLength = 200;

type Describe = (source: PageSource, params: Readonly<Record<string, string>>) => Promise<DescribedPage>;

/** A page that says no more than whose it is. */
function plainPage({ locale, publicUrl }: PageSource, path: string | null, title?: string): DescribedPage {
  const tags = {
    locale,
    title: title === undefined ? null : isolated(title),
    description: message('siteDescription', locale),
    url: path === null ? null : `${publicUrl}${path}`,
    image: null,
    indexed: path !== null,
  };
  return { status: 200, tags };
}

/** A page that is not there, or not for a visitor. */
const missing = (source: PageSource): DescribedPage => ({ ...plainPage(source, null), status: 404 });

const imageOf = (image: MinimalImage | Image, { publicUrl }: PageSource): PageTags['image'] => ({
  url: `${publicUrl}${mediaUrl(image, 'MEDIUM')}`,
  alt: image.title,
});

/** The share picture of a winner, whose address changes with the photo (`pictures/share`). */
const winnerOf = (
  { competitionId, title, version }: MinimalImage,
  { publicUrl, locale }: PageSource,
): PageTags['image'] => ({
  url: `${publicUrl}/media/share/${competitionId}/${locale}?v=${encodeURIComponent(version)}`,
  alt: `${message('firstPlace', locale)}: ${title}`,
  ...shareSize,
});

/** The picture that stands for a competition: that of its winner for previews, else the first photo that everyone may see. */
async function coverOf({ id, ended }: Competition, source: PageSource): Promise<PageTags['image']> {
  try {
    const { content } = await source.rest.minimal(id, { page: 0, size: 1, sort: ended ? 'rank' : 'createdAt' });
    const [first] = content;
    if (!first) return null;
    return ended && first.result?.overallRank === 1 ? winnerOf(first, source) : imageOf(first, source);
  } catch {
    // A preview without a picture is better than none.
    return null;
  }
}

const describeHome: Describe = async (source) => {
  const page = plainPage(source, '/');
  const competition = await source.rest.active();
  const words = [isolated(competition.title[source.locale]), stripMarkdown(competition.description[source.locale])];
  const description = shortened(words.filter(Boolean).join(': '), descriptionLength);
  return { ...page, tags: { ...page.tags, description, image: await coverOf(competition, source) } };
};

async function describeCompetition(source: PageSource, id: string): Promise<DescribedPage> {
  const competition = await source.rest.competition(id);
  const page = plainPage(source, `/competition/${competition.id}/browse`, competition.title[source.locale]);
  const words = stripMarkdown(competition.description[source.locale]);
  const description = shortened(words, descriptionLength) || page.tags.description;
  return { ...page, tags: { ...page.tags, description, image: await coverOf(competition, source) } };
}

async function describeImage(source: PageSource, id: string): Promise<DescribedPage> {
  const image = await source.rest.image(id);
  const page = plainPage(source, `/competition/${image.competitionId}/show/${image.id}`, image.title);
  const author = image.author ? isolated(personName(image.author, source.locale)) : '';
  const words = [author, image.description].filter(Boolean).join(': ');
  const description = shortened(words, descriptionLength) || page.tags.description;
  return { ...page, tags: { ...page.tags, description, image: imageOf(image, source) } };
}

/** How each kind of preview is made; the ids are those that the path names. */
const describers: Record<Exclude<Route['preview'], 'site' | 'title'>, Describe> = {
  home: describeHome,
  competition: (source, { id = '' }) => describeCompetition(source, id),
  image: (source, { image = '' }) => describeImage(source, image),
};

/**
 * The description of a page, from data that a visitor may read: a phase that hides a picture hides it here. A service that is
 * slow or failing leaves the product's own words.
 */
export async function describePage(path: string, source: PageSource): Promise<DescribedPage> {
  const found = matchRoute(path);
  if (!found) return missing(source);
  const route = routeOf(found.name);
  const address = route.indexed ? path.replace(/\/+$/, '') || '/' : null;
  if (route.preview === 'site') return plainPage(source, address);
  if (route.preview === 'title') return plainPage(source, address, route.title[source.locale]);
  try {
    return await describers[route.preview](source, found.params);
  } catch (error) {
    const isMissing = error instanceof RestProblem && error.status === 404 && route.preview !== 'home';
    return isMissing ? missing(source) : plainPage(source, address);
  }
}
