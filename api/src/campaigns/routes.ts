import { actorOf } from '../platform/http/actor.ts';
import { noContent, type Handlers } from '../platform/http/operation.ts';
import type { DraftService } from './draftService.ts';
import type { CampaignService } from './service.ts';

type CampaignOperation =
  | 'adminCreateEmail'
  | 'adminCreateAndSendEmail'
  | 'adminPageEmails'
  | 'adminGetEmailRecipients'
  | 'adminGetEmailMessages'
  | 'adminUpdateEmail'
  | 'adminActivateEmail'
  | 'adminCancelEmail'
  | 'adminPreviewEmail'
  | 'adminTestEmail'
  | 'adminCountEmailAudience'
  | 'adminPreviewEmailOf'
  | 'adminCheckEmail'
  | 'adminRetryEmail'
  | 'adminDeleteEmail';

/** The calls of e-mail campaigns (docs/product.md §10). */
export const campaignRoutes = (campaigns: CampaignService, drafts: DraftService): Handlers<CampaignOperation> => ({
  async adminCreateEmail(call) {
    return { body: await campaigns.create(call.body, actorOf(call)) };
  },
  async adminCreateAndSendEmail(call) {
    return { body: await campaigns.createAndSend(call.body, actorOf(call)) };
  },
  async adminPageEmails(call) {
    return { body: await campaigns.page(call.body) };
  },
  async adminGetEmailRecipients(call) {
    return { body: await campaigns.choices(call.now) };
  },
  async adminGetEmailMessages(call) {
    const { page = 0, size = 100, sort, direction, ...filter } = call.query;
    const asked = { page, size, sort, direction, filter };
    return { body: await campaigns.messages(call.params.id, asked, call.now) };
  },
  async adminUpdateEmail(call) {
    return { body: await campaigns.update(call.params.id, call.body, actorOf(call)) };
  },
  async adminActivateEmail(call) {
    return { body: await campaigns.activate(call.params.id, actorOf(call)) };
  },
  async adminCancelEmail(call) {
    return { body: await campaigns.cancel(call.params.id, actorOf(call)) };
  },
  async adminPreviewEmail(call) {
    const { viewer } = call;
    return { body: await campaigns.preview(call.params.id, call.body, viewer, call.now) };
  },
  async adminTestEmail(call) {
    return { status: 202, body: await campaigns.test(call.params.id, call.query.locale, actorOf(call)) };
  },
  async adminCountEmailAudience(call) {
    return { body: await drafts.audience(call.body, call.now) };
  },
  async adminPreviewEmailOf(call) {
    return { body: await drafts.preview(call.body, call.viewer, call.now) };
  },
  async adminCheckEmail(call) {
    return { body: await drafts.check(call.body, call.viewer, call.locale, call.now) };
  },
  async adminRetryEmail(call) {
    return { body: await campaigns.retry(call.params.id, actorOf(call)) };
  },
  async adminDeleteEmail(call) {
    await campaigns.remove(call.params.id, call.query.version, actorOf(call));
    return noContent;
  },
});
