import { escapeHtml } from '@photo-competition/schema/html';
import { pathTo } from '@photo-competition/schema/routes';
import type { ArchiveQuery } from '../../features/archive/generated/graphql.ts';
import type { AnnouncementQuery, BrowseQuery } from '../../features/browse/generated/graphql.ts';
import type { EndedCompetitionFragment, HomeQuery } from '../../features/home/generated/graphql.ts';
import type { AboutCompetitionFragment } from '../../ui/competition/about/generated/graphql.ts';
import { showsPhotos } from '../../ui/competition/stage.ts';
import { answerTo } from '../page.ts';
import { words } from '../parts.ts';
import { drawnPhotos, isAnnouncement, rankedList } from '../browse.ts';
import {
  dayOf,
  heading,
  link,
  longText,
  nameOf,
  needed,
  photos,
  timeOf,
  unanswered,
  type PlainDrawing,
} from './parts.ts';

const resultsPath = (number: number): string => `${pathTo('competitionBrowse', { id: number })}?sort=rank`;

const times = ['competitionStart', 'votingStart', 'votingEnd', 'award'] as const;

/** The categories of a competition with the number of photos that one may enter in each. */
const categories = ({ locale, text }: PlainDrawing, { imageTypes }: AboutCompetitionFragment): string =>
  `${heading(2, text('home.categories'))}<ul>${imageTypes
    .map(({ title, slots }) => {
      const count = text(slots === 1 ? 'home.slots_one' : 'home.slots_other', { count: slots });
      return `<li dir="auto">${escapeHtml(`${title[locale]} – ${count}`)}</li>`;
    })
    .join('')}</ul>`;

/** The page of a competition whose photos nobody sees yet: what it is about, its dates, and what may be entered. */
function announcement(drawing: PlainDrawing): string {
  const { text } = drawing;
  const answer = answerTo<AnnouncementQuery>(drawing.answers, 'Announcement');
  const competition = answer?.competition;
  if (!competition) return needed(drawing);
  const files = text('home.formats', { min: competition.minLongerSide });
  return [
    dates(drawing, competition, answer.installation.timeZone),
    categories(drawing, competition),
    `<p>${escapeHtml(files)}</p><p>${link(pathTo('rules', {}), text('browse.rules'))}</p>`,
  ].join('');
}

/** Description of a competition, and its dates. */
function dates(drawing: PlainDrawing, competition: AboutCompetitionFragment, timeZone: string): string {
  const { locale, text } = drawing;
  const rows = times.map(
    (name) => `<dt>${escapeHtml(text(`home.${name}`))}</dt><dd>${timeOf(drawing, competition[name], timeZone)}</dd>`,
  );
  return `${words(competition.description[locale])}<dl>${rows.join('')}</dl>`;
}

/** Description of a running or announced competition, its dates, and the link to its page. */
function about(drawing: PlainDrawing, competition: AboutCompetitionFragment, timeZone: string): string {
  const { text } = drawing;
  const to = pathTo('competitionBrowse', { id: competition.number });
  const isOpen = showsPhotos(competition, Date.parse(competition.now));
  const way = link(to, text(isOpen ? 'home.call.browse' : 'home.details'));
  return `${dates(drawing, competition, timeZone)}<p>${way}</p>`;
}

function ended({ locale, text }: PlainDrawing, { number, title, images }: EndedCompetitionFragment): string {
  const name = heading(2, text('home.resultsOf', { title: title[locale] }));
  return `${name}${photos(number, images?.nodes ?? [])}<p>${link(resultsPath(number), text('home.results'))}</p>`;
}

/** The home page. */
export function home(drawing: PlainDrawing): string {
  const { locale, text, drawn } = drawing;
  const data = answerTo<HomeQuery>(drawing.answers, 'Home');
  const none = drawn ? '' : `${heading(1, text('home.noneTitle'))}${words(text('home.noneText'))}`;
  if (!data) return `${drawn ? '' : heading(1, drawing.siteName)}${longText(text('home.body'))}`;
  const { activeCompetition: active, openCompetitions, archivedCompetitions, installation } = data;
  const { timeZone } = installation;
  const others = openCompetitions.filter(({ id }) => id !== active?.id);
  return [
    active ? about(drawing, active, timeZone) : none,
    ...others.map((one) => `${heading(2, one.title[locale])}${about(drawing, one, timeZone)}`),
    ...(archivedCompetitions.nodes ?? []).map((one) => ended(drawing, one)),
    longText(text('home.body')),
  ].join('');
}

/** The place of a photo; null without votes. */
const placeOf = ({ text }: PlainDrawing, rank: number | null): string | null =>
  rank === null ? null : text('own.rank', { rank });

/** The photos of a competition: those that do not stand above, or all in the order of their ranks. */
export function browse(drawing: PlainDrawing): string {
  const { locale, text, drawn } = drawing;
  const answer = answerTo<BrowseQuery>(drawing.answers, 'Browse');
  if (!answer) return unanswered(drawing);
  const { competition } = answer;
  if (!competition) return `${heading(1, text('browse.notFoundTitle'))}${words(text('browse.notFoundText'))}`;
  const { number, title } = competition;
  const list = (competition.images?.edges ?? []).map(({ node }) => node);
  if (drawn && isAnnouncement(competition)) return announcement(drawing);
  const ranked = rankedList(drawing.answers);
  if (drawn && !ranked)
    return `${photos(number, list.slice(drawnPhotos))}${competition.ended ? `<p>${link(resultsPath(number), text('home.results'))}</p>` : ''}`;
  const places = photos(number, list, ({ title: name, author, result }) =>
    [
      result ? placeOf(drawing, ranked?.type ? result.rank : result.overallRank) : null,
      name,
      author ? nameOf(drawing, author) : null,
    ]
      .filter((part) => part !== null)
      .map(escapeHtml)
      .join('<br>'),
  );
  return drawn ? places : `${heading(1, title[locale])}${places}`;
}

/** Ended competitions. */
export function archive(drawing: PlainDrawing): string {
  const { locale, text } = drawing;
  const answer = answerTo<ArchiveQuery>(drawing.answers, 'Archive');
  if (!answer) return unanswered(drawing);
  const list = answer.archivedCompetitions.edges;
  const items = list.map(({ node: { number, title, description, competitionStart, award, imageCount, images } }) => {
    const facts = `${dayOf(drawing, competitionStart)} – ${dayOf(drawing, award)} · ${text('archive.count_other', { count: imageCount })}`;
    const way = link(resultsPath(number), `${text('archive.results')}: ${title[locale]}`);
    return `<article>${heading(2, title[locale])}<p>${escapeHtml(facts)}</p>${photos(number, images?.nodes ?? [])}${words(description[locale])}<p>${way}</p></article>`;
  });
  const empty = `${heading(2, text('archive.emptyTitle'))}${words(text('archive.emptyText'))}`;
  return `${heading(1, text('archive.title'))}${words(text('archive.intro'))}${items.length > 0 ? items.join('') : empty}`;
}
