import { escapeHtml } from '@photo-competition/schema/html';
import { pathTo } from '@photo-competition/schema/routes';
import type { BrowseQuery } from '../features/browse/generated/graphql.ts';
import { firstPlaceSizes, firstPodium, isFirstAlone, mostBeside } from '../features/browse/results/firstPlace.ts';
import { podiumOf } from '../features/browse/results/podiumOf.ts';
import { photoListSearch } from '../routes/photoList.ts';
import type { Drawing } from './page.ts';
import { frame, picture, stageLine } from './parts.ts';
import { textsOf } from './texts.ts';

/**
 * The beginning of the results: their title, and the first place where a photo has it alone, as `Podium` has them. Null where
 * there are none.
 * @param type category code; null for all
 */
export function drawResults(
  drawing: Drawing,
  competition: NonNullable<BrowseQuery['competition']>,
  type: string | null,
): string | null {
  const text = textsOf(drawing);
  const { ended, number, title, imageTypes, images } = competition;
  const first = firstPodium(type, imageTypes);
  const winners = podiumOf(images?.edges.map(({ node }) => node) ?? [], first !== null);
  const [winner] = winners;
  if (!ended || !winner) return null;
  const total = images?.totalCount ?? 0;
  const count = text(total === 1 ? 'browse.count_one' : 'browse.count_other', { count: total });
  const of = imageTypes.find(({ code }) => code === first)?.title[drawing.locale] ?? text('browse.results.overall');
  const { photo } = winner;
  const search = photoListSearch({ type: first, sort: 'rank', only: null });
  const to = `${pathTo('competitionShow', { id: number, image: photo.number })}${search}`;
  const large = `s-first${winners.length - 1 <= mostBeside ? ' s-beside' : ''}`;
  const shown = picture(photo, { sizes: firstPlaceSizes, resolution: 'large', first: true });
  const photoLink = `<a href="${escapeHtml(to)}" class="${large}" style="--r:${(photo.width / photo.height).toFixed(4)}">${shown}</a>`;
  return frame(
    drawing,
    [
      stageLine(competition),
      `<h1 dir="auto">${escapeHtml(title[drawing.locale])}</h1><p class="s-count">${escapeHtml(count)}</p>`,
      `<h2 dir="auto">${escapeHtml(text('browse.results.winners', { of }))}</h2>`,
      isFirstAlone(winners) ? photoLink : '',
    ].join(''),
  );
}
