import { escapeHtml } from '@photo-competition/schema/html';
import { pathTo } from '@photo-competition/schema/routes';
import type { HomeQuery } from '../features/home/generated/graphql.ts';
import { heroPhotoOf, heroSizes, isWide, type HeroPhoto } from '../features/home/heroPhoto.ts';
import { stripSizes } from '../features/home/stripSizes.ts';
import { answerTo, type SkeletonPage } from './page.ts';
import { frame, picture, stageLine } from './parts.ts';

/** The photo, as `Hero` has it. */
function heroOf({ photo, competitionNumber }: HeroPhoto): string {
  const to = pathTo('competitionShow', { id: competitionNumber, image: photo.number });
  const ratio = (photo.width / photo.height).toFixed(4);
  const shown = picture(photo, { sizes: heroSizes(photo), resolution: 'large', first: true });
  return `<a href="${to}" style="--r:${ratio}">${shown}</a>`;
}

/** The home page: a photo with the title of the active competition, and a strip of its photos. */
export const home: SkeletonPage = {
  read: async (ask) => [await ask('Home', {})],
  draw(drawing) {
    const data = answerTo<HomeQuery>(drawing.answers, 'Home');
    const active = data?.activeCompetition;
    if (!active) return null;
    const hero = heroPhotoOf(data);
    const shown = hero && heroOf(hero);
    const others = (active.images?.nodes ?? []).filter(({ id }) => id !== hero?.photo.id);
    const photos = others.map((photo) => {
      const to = pathTo('competitionShow', { id: active.number, image: photo.number });
      return `<a href="${to}">${picture(photo, { sizes: stripSizes, resolution: 'medium', first: false })}</a>`;
    });
    const title = `<h1 class="s-large" dir="auto">${escapeHtml(active.title[drawing.locale])}</h1>`;
    const about = `<div class="s-words"><div>${stageLine(active)}${title}<div class="s-call"></div></div></div>`;
    const kind = hero ? (isWide(hero.photo) ? 's-hero s-dark s-wide' : 's-hero s-dark') : 's-hero';
    const strip = photos.length > 0 ? `<div class="s-strip">${photos.join('')}</div>` : '';
    return frame(drawing, `<div class="${kind}">${shown ?? ''}${about}</div><div class="s-page">${strip}</div>`, '');
  },
};
