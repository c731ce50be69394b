import { escapeHtml } from '@photo-competition/schema/html';
import type { ShowImageQuery, ShowImageQueryVariables } from '../features/show/page/generated/graphql.ts';
import { stageSizes } from '../features/show/photo/stage.ts';
import type { PhotoOrderQueryVariables } from '../photoList/generated/graphql.ts';
import { answerTo, dataOf, type SkeletonPage } from './page.ts';
import { frame, picture } from './parts.ts';

/** A photo. */
export const image: SkeletonPage = {
  async read(ask, { image: id = '' }) {
    const variables: ShowImageQueryVariables = { number: Number(id) };
    const answer = await ask('ShowImage', variables);
    const shown = dataOf<ShowImageQuery>(answer)?.image;
    if (!shown?.competitionNumber) return [answer];
    const { competitionNumber } = shown;
    const order: PhotoOrderQueryVariables = { competitionNumber, type: null, sort: 'CREATED_AT', after: null };
    return [answer, await ask('PhotoOrder', order)];
  },
  draw(drawing) {
    const shown = answerTo<ShowImageQuery>(drawing.answers, 'ShowImage')?.image;
    if (!shown) return null;
    const ratio = (shown.width / shown.height).toFixed(4);
    const photo = picture(shown, { sizes: stageSizes(shown), resolution: 'large', first: true });
    const stage = `<div class="s-bar"></div><div class="s-stage" style="--r:${ratio}">${photo}</div>`;
    return frame(drawing, `${stage}<h1 dir="auto">${escapeHtml(shown.title)}</h1>`, 's-window');
  },
};
