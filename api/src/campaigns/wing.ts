import type { MailWing } from '../mail/wing.ts';
import type { Platform } from '../platform/wing.ts';
import { foldAudienceCounts } from './audience.ts';
import { draftService } from './draftService.ts';
import { campaignMails } from './mails.ts';
import { campaignPreviews } from './previews.ts';
import { campaignRoutes } from './routes.ts';
import { scheduledCampaigns } from './scheduled.ts';
import { campaignService } from './service.ts';

interface Settings {
  /** The address people use. */
  publicUrl: string;
  /** IANA time zone in which mails name dates. */
  timeZone: string;
}

/** Mails to many. */
export function campaignsWing({ db }: Platform, mail: MailWing, { publicUrl, timeZone }: Settings) {
  const { outbox, deliver } = mail;
  const previews = campaignPreviews({ db, publicUrl, timeZone });
  const campaigns = campaignService({ db, previews, publicUrl, timeZone, deliver, wake: outbox.wake });
  const drafts = draftService({ db, previews, publicUrl, timeZone, mailServer: mail.server });
  return {
    mails: campaignMails(db, publicUrl, scheduledCampaigns({ db, outbox, timeZone })),
    handlers: campaignRoutes(campaigns, drafts),
    sweep: () => foldAudienceCounts(db),
  };
}
