import { accountById } from '../people/accounts/repository.ts';
import type { Db } from '../platform/database/database.ts';
import type { CampaignRow } from '../platform/database/mailTables.ts';
import type { AccountRow } from '../platform/database/tables.ts';
import type { CampaignMails } from '../mail/worker.ts';
import { letterheadOf } from '../mail/letterhead.ts';
import { compose } from './compose.ts';
import { findCampaign } from './repository.ts';
import type { ScheduledCampaigns } from './scheduled.ts';

/** Whether an account still takes what a campaign belongs to. */
const takes = (account: AccountRow, { audience }: CampaignRow): boolean =>
  audience.newsletter === null ? account.organiser_mail : account.newsletter.includes(audience.newsletter);

/** Running campaigns whose texts are kept at hand. */
const keptCampaigns = 20;

/** The mail worker's access to campaigns. @param publicUrl the address people use */
export function campaignMails(db: Db, publicUrl: string, { startDue }: ScheduledCampaigns): CampaignMails {
  const campaigns = new Map<number, CampaignRow>();

  /** Texts and audience of a running campaign do not change any more. */
  async function running(id: number): Promise<CampaignRow> {
    const known = campaigns.get(id);
    if (known) return known;
    const row = await findCampaign(db, id);
    if (!row) throw new Error('A mail belongs to a campaign that is not there');
    campaigns.set(id, row);
    if (campaigns.size > keptCampaigns) campaigns.delete(campaigns.keys().next().value as number);
    return row;
  }

  return {
    startDue,

    async compose(mail) {
      const campaign = await running(mail.campaign_id as number);
      const account = mail.account_id === null ? undefined : await accountById(db, mail.account_id);
      if (!account) return { skipped: 'DELETED' };
      if (!account.enabled) return { skipped: 'DISABLED' };
      if (!takes(account, campaign)) return { skipped: 'UNSUBSCRIBED' };
      if (!campaign.frozen) throw new Error('A running campaign has frozen texts');
      return {
        id: mail.id,
        kind: mail.kind,
        recipient: account.email,
        createdAt: mail.created_at,
        ...compose(campaign, campaign.frozen, account, { site: await letterheadOf(db, account.locale), publicUrl }),
      };
    },

    async finish(now) {
      await db
        .updateTable('campaign')
        .set({ state: 'FINISHED', finished_at: now })
        .where('state', '=', 'RUNNING')
        .where((e) =>
          e.not(
            e.exists(
              e
                .selectFrom('mail')
                .select('mail.id')
                .whereRef('mail.campaign_id', '=', 'campaign.id')
                .where('mail.status', '=', 'QUEUED'),
            ),
          ),
        )
        .execute();
    },
  };
}
