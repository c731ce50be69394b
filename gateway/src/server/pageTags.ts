import type { Competition, Image, MinimalImage } from '@photo-competition/schema/rest';
import { mediaUrl } from '../graph/image/mediaUrl.ts';
import { RestProblem } from '../rest/problem.ts';
import type { competitionEndpoints } from '../rest/endpoints/competition.ts';
import { brandOf, type PageTags } from './pageDocument.ts';
import { shortened, withoutMarks } from './plainText.ts';

/** What describes a page: the public calls, made as a visitor. */
export interface PageSource {
  rest: ReturnType<typeof competitionEndpoints>;
  locale: 'hu' | 'en';
  /** The address people use, without a slash at its end. */
  publicUrl: string;
}

/** A page as robots see it. */
export interface DescribedPage {
  /** 404 tells a robot what the client shows a person: there is no such page. */
  status: 200 | 404;
  tags: PageTags;
}

/** Characters of a description; previews and search engines show no more. */
const descriptionLength = 200;

const descriptions = {
  hu: 'Fotópályázatok egy helyen: nevezés, szavazás, eredmények.',
  en: 'Photo competitions in one place: entries, votes, results.',
} as const;

type Describe = (source: PageSource, ...ids: string[]) => Promise<DescribedPage> | DescribedPage;

/** A page that says no more than whose it is. */
export function plainPage({ locale, publicUrl }: PageSource, path: string | null, title?: string): DescribedPage {
  const brand = brandOf(locale);
  const tags = {
    locale,
    title: title === undefined ? brand : `${title} · ${brand}`,
    description: descriptions[locale],
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

/** The picture that stands for a competition: the winner, else the first that everyone may see. */
async function coverOf({ id, ended }: Competition, source: PageSource): Promise<PageTags['image']> {
  try {
    const { content } = await source.rest.minimal(id, { page: 0, size: 1, sort: ended ? 'rank' : 'createdAt' });
    return content[0] ? imageOf(content[0], source) : null;
  } catch {
    // A preview without a picture is better than none.
    return null;
  }
}

const describeHome: Describe = async (source) => {
  const page = plainPage(source, '/');
  const competition = await source.rest.active();
  const words = [competition.title[source.locale], withoutMarks(competition.description[source.locale])];
  const description = shortened(words.filter(Boolean).join(': '), descriptionLength);
  return { ...page, tags: { ...page.tags, description, image: await coverOf(competition, source) } };
};

const describeCompetition: Describe = async (source, id = '') => {
  const competition = await source.rest.competition(id);
  const page = plainPage(source, `/competition/${competition.id}/browse`, competition.title[source.locale]);
  const words = withoutMarks(competition.description[source.locale]);
  const description = shortened(words, descriptionLength) || page.tags.description;
  return { ...page, tags: { ...page.tags, description, image: await coverOf(competition, source) } };
};

const nameOf = ({ firstName, lastName }: NonNullable<Image['author']>, locale: 'hu' | 'en'): string =>
  locale === 'hu' ? `${lastName} ${firstName}` : `${firstName} ${lastName}`;

async function describeImage(source: PageSource, id: string): Promise<DescribedPage> {
  const image = await source.rest.image(id);
  const page = plainPage(source, `/competition/${image.competitionId}/show/${image.id}`, image.title);
  const author = image.author ? nameOf(image.author, source.locale) : '';
  const words = [author, image.description].filter(Boolean).join(': ');
  const description = shortened(words, descriptionLength) || page.tags.description;
  return { ...page, tags: { ...page.tags, description, image: imageOf(image, source) } };
}

const titled =
  (path: string, hu: string, en: string): Describe =>
  (source) =>
    plainPage(source, path, source.locale === 'hu' ? hu : en);

/** For one person or for nobody's list: what lies behind a login, and links that carry a code. */
const unlisted: Describe = (source) => plainPage(source, null);

/** Every page of the client (spec §2), by its path without a slash at its end. */
const pages: [RegExp, Describe][] = [
  [/^$/, describeHome],
  [/^\/competition\/(\d{1,15})\/browse$/, describeCompetition],
  [/^\/competition\/\d{1,15}\/show\/(\d{1,15})$/, (source, id = '') => describeImage(source, id)],
  [/^\/show\/(\d{1,15})$/, (source, id = '') => describeImage(source, id)],
  [/^\/archive$/, titled('/archive', 'Archívum', 'Archive')],
  [/^\/rules$/, titled('/rules', 'Szabályzat', 'Rules')],
  [/^\/contact$/, titled('/contact', 'Kapcsolat', 'Contact')],
  [/^\/login$/, titled('/login', 'Belépés', 'Log in')],
  [/^\/registration\/index$/, titled('/registration/index', 'Regisztráció', 'Registration')],
  [/^\/registration\/completed$/, unlisted],
  [/^\/lost-password\/(?:request|completed|change\/[^/]+\/[^/]+)$/, unlisted],
  [/^\/activation\/\d{1,15}\/[^/]+$/, unlisted],
  [/^\/unsubscribe\/[^/]+\/[^/]+$/, unlisted],
  [/^\/user\/(?:profile|password|competition|archived|upload(?:\/[^/]+\/\d{1,15})?)$/, unlisted],
  [/^\/admin(?:\/(?:(?:competition|email)(?:\/\d{1,15})?|users|localization|template))?$/, unlisted],
];

/**
 * What a page says of itself, from what a visitor may read: a phase that hides a picture hides it here. A service that is
 * slow or failing leaves the product's own words.
 */
export async function describePage(path: string, source: PageSource): Promise<DescribedPage> {
  const wanted = path.replace(/\/+$/, '');
  for (const [form, describe] of pages) {
    const ids = form.exec(wanted)?.slice(1);
    if (!ids) continue;
    try {
      return await describe(source, ...ids);
    } catch (error) {
      const isMissing = error instanceof RestProblem && error.status === 404 && wanted !== '';
      return isMissing ? missing(source) : plainPage(source, wanted === '' ? '/' : wanted);
    }
  }
  return missing(source);
}
