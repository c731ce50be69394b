import { actorOf } from '../platform/http/actor.ts';
import { forEveryone } from '../platform/http/caching.ts';
import { noContent, type Handlers } from '../platform/http/operation.ts';
import type { LocalizationService } from './service.ts';

type LocalizationOperation =
  | 'getLocalizations'
  | 'getLocalization'
  | 'adminGetStaticTexts'
  | 'adminCreateStaticText'
  | 'adminPageStaticTexts'
  | 'adminGetStaticText'
  | 'adminUpdateStaticText'
  | 'adminDeleteStaticText';

/** A change shows within a minute; until then nobody asks twice. */
const shared = forEveryone(60);

/** The calls of localised texts (docs/product.md §10). */
export const localizationRoutes = (texts: LocalizationService): Handlers<LocalizationOperation> => ({
  async getLocalizations() {
    return { body: await texts.texts(), headers: shared };
  },
  async getLocalization({ params }) {
    return { body: await texts.textsIn(params.locale), headers: shared };
  },
  async adminGetStaticTexts(call) {
    const { sort = 'key', direction = 'ASC' } = call.query;
    return { body: await texts.list(sort, direction) };
  },
  async adminCreateStaticText(call) {
    return { body: await texts.create(call.body, actorOf(call)) };
  },
  async adminPageStaticTexts(call) {
    return { body: await texts.page(call.body) };
  },
  async adminGetStaticText(call) {
    return { body: await texts.read(call.params.id) };
  },
  async adminUpdateStaticText(call) {
    return { body: await texts.update(call.params.id, call.body, actorOf(call)) };
  },
  async adminDeleteStaticText(call) {
    await texts.remove(call.params.id, call.query.version, actorOf(call));
    return noContent;
  },
});
