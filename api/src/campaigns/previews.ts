import type { components } from '@photo-competition/schema/rest';
import { accountById } from '../people/accounts/repository.ts';
import type { Db } from '../platform/database/database.ts';
import type { CampaignRow, FrozenCampaign } from '../platform/database/mailTables.ts';
import type { AccountRow } from '../platform/database/tables.ts';
import type { Viewer } from '../platform/http/operation.ts';
import { invalidField, Problem } from '../platform/http/problem.ts';
import { letterheadOf } from '../mail/letterhead.ts';
import { accountsOf, namesRecipients } from './audience.ts';
import { compose, freeze } from './compose.ts';
import { audienceOf, competitionOf } from './record.ts';

type Schemas = components['schemas'];

interface Parts {
  db: Db;
  publicUrl: string;
  /** IANA time zone in which mails name dates. */
  timeZone: string;
}

/** Stands in a preview where the recipient's own mail has the key of its account; nobody's. */
const standInKey = '00000000-0000-0000-0000-000000000000';

/** Campaigns as their recipients would get them. */
export function campaignPreviews({ db, publicUrl, timeZone }: Parts) {
  /** The texts as they were frozen, or as they would be now. */
  const textsOf = async (row: CampaignRow, now: Date): Promise<FrozenCampaign> =>
    row.frozen ?? (await freeze(db, row, await competitionOf(db, row), timeZone, now));

  /** Whose data a preview is filled with: the one that is asked for, else the first of the audience, else the viewer. */
  async function accountFor(
    row: CampaignRow,
    accountId: number | undefined,
    viewer: Viewer,
    now: Date,
  ): Promise<AccountRow | undefined> {
    if (accountId !== undefined) {
      const account = await accountById(db, accountId);
      if (!account) throw invalidField('accountId', 'NOT_FOUND');
      return account;
    }
    const isNamed = namesRecipients(row.audience, await competitionOf(db, row), now);
    const first = () =>
      accountsOf(db, audienceOf(row)).selectAll('account').orderBy('account.id').limit(1).executeTakeFirst();
    return (isNamed ? await first() : undefined) ?? accountById(db, viewer.accountId);
  }

  return {
    textsOf,

    /** @throws Problem NOT_FOUND, 422 */
    async of(
      row: CampaignRow,
      { accountId, locale }: Schemas['EmailPreviewRequest'],
      viewer: Viewer,
      now: Date,
    ): Promise<Schemas['EmailPreview']> {
      const account = await accountFor(row, accountId, viewer, now);
      if (!account) throw new Problem('NOT_FOUND');
      const language = locale ?? account.locale;
      // The key in the link is the recipient's alone: who has it unsubscribes without a session.
      const shown = account.id === viewer.accountId ? account : { ...account, subscription_key: standInKey };
      const { subject, html, text } = compose(row, await textsOf(row, now), shown, {
        publicUrl,
        locale: language,
        site: await letterheadOf(db, language),
      });
      return { recipient: account.email, locale: language, subject, html, text };
    },
  };
}

export type CampaignPreviews = ReturnType<typeof campaignPreviews>;
