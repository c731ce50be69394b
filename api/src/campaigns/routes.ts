import { actorOf } from '../http/actor.ts';
import { requireAdministrator, type Handlers } from '../http/operation.ts';
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
  | 'adminTestEmail';

/** The calls of e-mail campaigns (docs/product.md §10). */
export const campaignRoutes = (campaigns: CampaignService): Handlers<CampaignOperation> => ({
  async adminCreateEmail(call) {
    return { body: await campaigns.create(call.body, actorOf(call)) };
  },
  async adminCreateAndSendEmail(call) {
    return { body: await campaigns.createAndSend(call.body, actorOf(call)) };
  },
  async adminPageEmails(call) {
    requireAdministrator(call);
    return { body: await campaigns.page(call.body) };
  },
  async adminGetEmailRecipients(call) {
    requireAdministrator(call);
    return { body: await campaigns.choices() };
  },
  async adminGetEmailMessages(call) {
    requireAdministrator(call);
    const { page = 0, size = 100, state } = call.query;
    return { body: await campaigns.messages(call.params.id, { page, size, state }, call.now) };
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
    const viewer = requireAdministrator(call);
    return { body: await campaigns.preview(call.params.id, call.body, viewer, call.now) };
  },
  async adminTestEmail(call) {
    return { status: 202, body: await campaigns.test(call.params.id, actorOf(call)) };
  },
});
