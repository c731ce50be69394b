import { matchRoute, pathTo, type RouteName } from '@photo-competition/schema/routes';
import { rowsOf } from '@photo-competition/schema/rows';
import type { Locale } from '../../messages.ts';
import type { FirstAnswer } from './firstAnswers.ts';
import { escapeHtml } from './pageDocument.ts';
import { frame, picture, words, type Brand, type SkeletonPhoto, type Text } from './skeletonParts.ts';

/** What a skeleton is written with. */
interface Reading {
  locale: Locale;
  brand: Brand;
}

type Draw = (data: Record<string, unknown>, reading: Reading) => string | null;

interface Shown {
  id: string;
  status: string;
  ended: boolean;
  title: Text;
  description: Text;
  images: { nodes?: SkeletonPhoto[]; edges?: { node: SkeletonPhoto }[] } | null;
}

/** The line of a competition's stage; on a phone the time until the next one stands in a line below. */
const standingLine = ({ status, ended }: Shown): string =>
  `<div class="s-line${ended || status !== 'PUBLISHED' ? '' : ' s-counts'}"></div>`;

/** As the strip of the client's home page has it. */
const stripSizes = '(min-width: 62em) 25vw, (min-width: 48em) 33vw, 50vw';

const drawHome: Draw = (data, { locale, brand }) => {
  const active = data['activeCompetition'] as Shown | null;
  if (!active) return null;
  const photos = (active.images?.nodes ?? []).map((photo) => {
    const to = pathTo('competitionShow', { id: active.id, image: photo.id });
    return `<a href="${to}">${picture(photo, { sizes: stripSizes, resolution: 'medium', first: false })}</a>`;
  });
  const about = `<h1 class="s-large" dir="auto">${escapeHtml(active.title[locale])}</h1>${words(active.description[locale])}`;
  return frame(
    brand,
    `<div class="s-about">${standingLine(active)}${about}</div><div class="s-strip">${photos.join('')}</div>`,
  );
};

/** Windows for which a list is laid out, in CSS pixels: a telephone's and a computer's, with the page's margins. */
const windows = [
  { window: 390, width: 358, target: 220 },
  { window: 1280, width: 1216, target: 300 },
] as const;

const gap = 12;

/** Photos of a list that are drawn: those of the first screens. */
const drawn = 12;

interface Placed {
  /** As CSS has it. */
  width: string;
  /** In hundredths of the window's width. */
  share: string;
}

/** Where each photo of a list stands in a window: in rows of one height that fill the width, as in the client's list. */
function placesIn(photos: readonly SkeletonPhoto[], { window, width, target }: (typeof windows)[number]): Placed[] {
  const places: Placed[] = [];
  let full: { ratios: number; gaps: number; height: number } | null = null;
  for (const { start, end, height } of rowsOf(photos, { width, gap, target })) {
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

const drawBrowse: Draw = (data, { locale, brand }) => {
  const competition = data['competition'] as Shown | null;
  if (!competition) return null;
  const photos = (competition.images?.edges ?? []).slice(0, drawn).map(({ node }) => node);
  const layouts = windows.map((window) => placesIn(photos, window));
  const tiles = photos.map((photo, index) => {
    const [phone, computer] = layouts.map((layout) => layout[index]);
    const to = pathTo('competitionShow', { id: competition.id, image: photo.id });
    const sizes = `(min-width: 640px) ${computer?.share}vw, ${phone?.share}vw`;
    const style = `--p:${phone?.width};--c:${computer?.width};--r:${(photo.width / photo.height).toFixed(4)}`;
    return `<a href="${to}" style="${style}">${picture(photo, { sizes, resolution: 'medium', first: index < 4 })}</a>`;
  });
  const title = `<h1 dir="auto">${escapeHtml(competition.title[locale])}</h1>`;
  return frame(
    brand,
    `${standingLine(competition)}${title}<div class="s-controls"></div><div class="s-rows">${tiles.join('')}</div>`,
  );
};

const drawImage: Draw = (data, { brand }) => {
  const image = data['image'] as (SkeletonPhoto & { competition: Shown | null }) | null;
  if (!image) return null;
  const ratio = (image.width / image.height).toFixed(4);
  // As the client's stage has it.
  const sizes = `min(100vw, calc((100vh - 11rem) * ${ratio}))`;
  const photo = picture(image, { sizes, resolution: 'large', first: true });
  return frame(
    brand,
    `<div class="s-bar"></div><div class="s-stage" style="--r:${ratio}">${photo}</div><h1 dir="auto">${escapeHtml(image.title)}</h1>`,
    's-window',
  );
};

/** How the pages are drawn that have a skeleton, out of the answer to the operation that is named. */
const skeletons: Partial<Record<RouteName, { operation: string; draw: Draw }>> = {
  home: { operation: 'Home', draw: drawHome },
  competitionBrowse: { operation: 'Browse', draw: drawBrowse },
  competitionShow: { operation: 'ShowImage', draw: drawImage },
  show: { operation: 'ShowImage', draw: drawImage },
};

/**
 * What a page shows until its script runs: title, words and first pictures, in the places that the client gives them. Empty
 * where the page has no skeleton, or its answer is not here. Its look stands in the client's index.html.
 */
export function skeletonOf(
  path: string,
  { locale, siteName }: { locale: Locale; siteName: string },
  answers: readonly FirstAnswer[],
): string {
  const found = matchRoute(path);
  const skeleton = found && skeletons[found.name];
  const answer = skeleton && answers.find(({ operation }) => operation === skeleton.operation);
  const site = answers.find(({ operation }) => operation === 'Site')?.answer.data['site'] as
    Pick<Brand, 'logo'> | undefined;
  const brand = { name: siteName, logo: site?.logo ?? null };
  return (answer && skeleton.draw(answer.answer.data, { locale, brand })) ?? '';
}
