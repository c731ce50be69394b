import { actorOf } from '../platform/http/actor.ts';
import type { Handlers } from '../platform/http/operation.ts';
import type { TemplatePreviews } from './templatePreview.ts';
import type { TemplateService } from './templateService.ts';

type TemplateOperation =
  | 'adminGetTemplates'
  | 'adminPageTemplates'
  | 'adminGetTemplate'
  | 'adminUpdateTemplate'
  | 'adminResetTemplate'
  | 'adminPreviewTemplate';

/** The calls of mail templates (docs/product.md §10). */
export const templateRoutes = (
  templates: TemplateService,
  previews: TemplatePreviews,
): Handlers<TemplateOperation> => ({
  async adminGetTemplates(call) {
    const { sort = 'id', direction = 'ASC' } = call.query;
    return { body: await templates.list(sort, direction) };
  },
  async adminPageTemplates(call) {
    return { body: await templates.page(call.body) };
  },
  async adminGetTemplate(call) {
    return { body: await templates.read(call.params.id, call.params.locale) };
  },
  async adminUpdateTemplate(call) {
    const { id, locale } = call.params;
    return { body: await templates.update(id, locale, call.body, actorOf(call)) };
  },
  async adminPreviewTemplate(call) {
    const { id, locale } = call.params;
    return { body: await previews.of(id, locale, call.body) };
  },
  async adminResetTemplate(call) {
    const { id, locale } = call.params;
    return { body: await templates.reset(id, locale, call.query.version, actorOf(call)) };
  },
});
