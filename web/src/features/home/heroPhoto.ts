import type { EndedCompetitionFragment, HomeQuery } from './generated/graphql.ts';
import { photoOfDay } from '../../ui/photo/photoOfDay.ts';

/** The photo that the home page begins with. */
export interface HeroPhoto {
  photo: NonNullable<EndedCompetitionFragment['images']>['nodes'][number] | ActivePhoto;
  competitionNumber: number;
  /** The author, where that is public. */
  author: { firstName: string; lastName: string } | null;
}

type ActivePhoto = NonNullable<NonNullable<HomeQuery['activeCompetition']>['images']>['nodes'][number];

/** From this ratio of width to height on a photo is wide enough to fill the window; others are shown whole. */
const wideRatio = 1.2;

/** Whether a photo fills the window from edge to edge. */
export const isWide = ({ width, height }: { width: number; height: number }): boolean => width / height >= wideRatio;

/** Ended competitions, the last one first. The answer orders them by creation, which may differ from how they ended. */
export const endedLastFirst = (data: HomeQuery): EndedCompetitionFragment[] =>
  data.archivedCompetitions.nodes.toSorted((a, b) => Date.parse(b.award) - Date.parse(a.award));

/**
 * Chooses the photo: of the active competition another one each day, so that none is shown to voters more than others, and a wide
 * one where there is any; while its photos are hidden the best one of the last competition.
 */
export function heroPhotoOf(data: HomeQuery): HeroPhoto | null {
  const { activeCompetition: active } = data;
  const entered = active?.images?.nodes ?? [];
  const wide = entered.filter(isWide);
  const candidates = wide.length > 0 ? wide : entered;
  const today = photoOfDay(candidates, active?.now ?? '');
  if (active && today) return { photo: today, competitionNumber: active.number, author: null };
  const last = endedLastFirst(data)[0];
  const best = last?.images?.nodes[0];
  return last && best ? { photo: best, competitionNumber: last.number, author: best.author } : null;
}

/** Half the difference to the window's width is less than what one sees: a window of 1,280 takes the file of 1,200 pixels. */
const sharpEnough = '(min-width: 1200px) and (max-width: 1400px) 1200px';

/** The `sizes` attribute of the photo. */
export const heroSizes = (photo: { width: number; height: number }): string =>
  isWide(photo) ? `${sharpEnough}, 100vw` : `min(100vw, ${Math.ceil((70 * photo.width) / photo.height)}vh)`;
