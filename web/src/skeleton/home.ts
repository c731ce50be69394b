import { escapeHtml } from '@photo-competition/schema/html';
import { pathTo } from '@photo-competition/schema/routes';
import type { HomeQuery } from '../features/home/generated/graphql.ts';
import { stripSizes } from '../features/home/stripSizes.ts';
import { answerTo, type SkeletonPage } from './page.ts';
import { frame, picture, stageLine, words } from './parts.ts';

/** The home page: the active competition and a strip of its photos. */
export const home: SkeletonPage = {
  read: async (ask) => [await ask('Home', {})],
  draw(drawing) {
    const active = answerTo<HomeQuery>(drawing.answers, 'Home')?.activeCompetition;
    if (!active) return null;
    const photos = (active.images?.nodes ?? []).map((photo) => {
      const to = pathTo('competitionShow', { id: active.id, image: photo.id });
      return `<a href="${to}">${picture(photo, { sizes: stripSizes, resolution: 'medium', first: false })}</a>`;
    });
    const title = `<h1 class="s-large" dir="auto">${escapeHtml(active.title[drawing.locale])}</h1>`;
    const about = `${stageLine(active)}${title}${words(active.description[drawing.locale])}`;
    return frame(drawing, `<div class="s-about">${about}</div><div class="s-strip">${photos.join('')}</div>`);
  },
};
