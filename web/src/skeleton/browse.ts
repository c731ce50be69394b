import { escapeHtml } from '@photo-competition/schema/html';
import { pathTo } from '@photo-competition/schema/routes';
import type { FirstAnswer } from '@photo-competition/schema/skeleton';
import type {
  AnnouncementQueryVariables,
  BrowseQuery,
  BrowseQueryVariables,
} from '../features/browse/generated/graphql.ts';
import { eagerPhotos, gap, targetRowHeight } from '../features/browse/gridLayout.ts';
import { firstPage, graphSortOf, isAnnounced } from '../features/browse/listState.ts';
import { firstPodium } from '../features/browse/results/firstPlace.ts';
import type { PodiumQueryVariables } from '../features/browse/results/generated/graphql.ts';
import { rowsOf, type Proportions } from '../features/browse/rows.ts';
import { photoListOf, photoListSearch, type PhotoSort } from '../routes/photoList.ts';
import { showsPhotos } from '../ui/competition/stage.ts';
import { answerTo, dataOf, type SkeletonPage } from './page.ts';
import { frame, picture, stageLine } from './parts.ts';
import { drawResults } from './results.ts';

/** Windows for which a list is laid out, in CSS pixels: a telephone's and a computer's, with the page's margins. */
const windows = [
  { window: 390, width: 358 },
  { window: 1280, width: 1216 },
] as const;

/** Photos of a list that are drawn: those of the first screens. */
export const drawnPhotos = 12;

interface Placed {
  /** As CSS has it. */
  width: string;
  /** In hundredths of the window's width. */
  share: string;
}

/** Where each photo of a list stands in a window: in rows of one height that fill the width, as in `PhotoGrid`. */
function placesIn(photos: readonly Proportions[], { window, width }: (typeof windows)[number]): Placed[] {
  const places: Placed[] = [];
  let full: { ratios: number; gaps: number; height: number } | null = null;
  for (const { start, end, height } of rowsOf(photos, { width, gap, target: targetRowHeight(width) })) {
    const row = photos.slice(start, end).map((photo) => photo.width / photo.height);
    const ratios = row.reduce((sum, ratio) => sum + ratio, 0);
    const gaps = (row.length - 1) * gap;
    if (ratios * height + gaps > width - 1) full = { ratios, gaps, height };
    // A last row that ends before the edge is as high as the full one before it, in a window of any width.
    const like = full?.height === height ? full : null;
    for (const ratio of row)
      places.push({
        width: like
          ? `calc((100% - ${like.gaps}px) * ${(ratio / like.ratios).toFixed(5)} - 0.02px)`
          : `${Math.floor(ratio * height)}px`,
        share: ((100 * ratio * height) / window).toFixed(1),
      });
  }
  return places;
}

/** Whether a query string asks for results, of all or of a category, as the client's links have it. */
export function isResults(search: string): boolean {
  const list = photoListOf(new URLSearchParams(search));
  return list.sort === 'rank' && list.only === null && photoListSearch(list) === search;
}

/** The category of a list in the order of ranks, whose page begins with the results; null for another list. */
export function rankedList(answers: readonly FirstAnswer[]): { type: string | null } | null {
  const variables = answers.find(({ operation }) => operation === 'Browse')?.variables;
  const type = variables?.['type'];
  return variables?.['sort'] === graphSortOf('rank') ? { type: typeof type === 'string' ? type : null } : null;
}

const listOf = (id: string, sort: PhotoSort, authors: boolean, type: string | null = null): BrowseQueryVariables => ({
  number: Number(id),
  type,
  sort: graphSortOf(sort),
  first: firstPage,
  authors,
});

/** The results of a competition, or of one of its categories; `browse` draws them. */
export const results: SkeletonPage = {
  async read(ask, { id = '' }, search) {
    const { type } = photoListOf(search);
    const answer = await ask('Browse', listOf(id, 'rank', true, type));
    const competition = dataOf<BrowseQuery>(answer)?.competition;
    if (!competition?.ended) return [answer];
    const podium: PodiumQueryVariables = { number: Number(id), type: firstPodium(type, competition.imageTypes) };
    return [answer, await ask('Podium', podium)];
  },
  draw: () => null,
};

/** Whether an answer is of a competition whose photos nobody sees yet. */
export const isAnnouncement = (competition: NonNullable<BrowseQuery['competition']>): boolean =>
  isAnnounced(competition, showsPhotos(competition, Date.parse(competition.now)), competition.images?.totalCount ?? 0);

/** A list of photos in its first order, or what the competition is about while there is none to see. */
export const browse: SkeletonPage = {
  async read(ask, { id = '' }) {
    const list = (authors: boolean) => listOf(id, 'createdAt', authors);
    const answer = await ask('Browse', list(false));
    const competition = dataOf<BrowseQuery>(answer)?.competition;
    // Authors are public, and shown, once it has ended.
    if (competition?.ended) return [await ask('Browse', list(true))];
    if (!competition || !isAnnouncement(competition)) return [answer];
    const about: AnnouncementQueryVariables = { number: Number(id) };
    return [answer, await ask('Announcement', about)];
  },
  draw(drawing) {
    const competition = answerTo<BrowseQuery>(drawing.answers, 'Browse')?.competition;
    if (!competition) return null;
    const ranked = rankedList(drawing.answers);
    if (ranked) return drawResults(drawing, competition, ranked.type);
    const photos = (competition.images?.edges ?? []).slice(0, drawnPhotos).map(({ node }) => node);
    const layouts = windows.map((window) => placesIn(photos, window));
    const tiles = photos.map((photo, index) => {
      const [phone, computer] = layouts.map((layout) => layout[index]);
      const to = pathTo('competitionShow', { id: competition.number, image: photo.number });
      const sizes = `(min-width: 640px) ${computer?.share}vw, ${phone?.share}vw`;
      const style = `--p:${phone?.width};--c:${computer?.width};--r:${(photo.width / photo.height).toFixed(4)}`;
      const tile = picture(photo, { sizes, resolution: 'medium', first: index < eagerPhotos });
      return `<a href="${to}" style="${style}">${tile}</a>`;
    });
    const title = `<h1 dir="auto">${escapeHtml(competition.title[drawing.locale])}</h1>`;
    if (isAnnouncement(competition)) return frame(drawing, `${stageLine(competition)}${title}`);
    const list = `<div class="s-controls"></div><div class="s-rows">${tiles.join('')}</div>`;
    return frame(drawing, `${stageLine(competition)}${title}${list}`);
  },
};
