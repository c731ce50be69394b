import { holdsAlready } from '@photo-competition/schema/entityTag';
import { actorOf } from '../../platform/http/actor.ts';
import { forEveryone } from '../../platform/http/caching.ts';
import type { Handlers } from '../../platform/http/operation.ts';
import type { SiteService } from './service.ts';

type SiteOperation = 'getSite' | 'getSiteLogo' | 'adminUpdateSite' | 'adminSetSiteLogo' | 'adminRemoveSiteLogo';

/** A change shows within a minute, as that of a text does. */
const siteSeconds = 60;
const yearSeconds = 31_536_000;

/** The calls about the site itself (docs/product.md §8). */
export const siteRoutes = (site: SiteService): Handlers<SiteOperation> => ({
  async getSite() {
    return { body: await site.read(), headers: forEveryone(siteSeconds) };
  },
  async getSiteLogo({ params, request, response }) {
    const bytes = await site.logo(params.hash);
    const etag = `"${params.hash}"`;
    response.set({ etag, 'cache-control': `public, max-age=${yearSeconds}, immutable` });
    if (holdsAlready(request.get('if-none-match'), etag)) response.status(304).end();
    else response.set({ 'content-type': 'image/png', 'content-length': String(bytes.length) }).end(bytes);
    return undefined;
  },
  async adminUpdateSite(call) {
    const actor = actorOf(call);
    return { body: await site.update(call.body.contactEmail, call.body.version, actor) };
  },
  async adminSetSiteLogo(call) {
    const actor = actorOf(call);
    return { body: await site.setLogo(call.body.picture, call.body.version, actor) };
  },
  async adminRemoveSiteLogo(call) {
    return { body: await site.removeLogo(call.query.version, actorOf(call)) };
  },
});
