import type { CompetitionRecord } from '../competitions/repository.ts';
import type { Db } from '../database/database.ts';
import type { AccountRow, CampaignRow, FrozenCampaign } from '../database/tables.ts';
import { instantText, type Locale } from '../http/messages.ts';
import { nameOf } from '../mail/nameOf.ts';
import { renderMail, type RenderedMail } from '../mail/render.ts';
import { templateText } from '../mail/templateService.ts';
import { listOf } from './rules.ts';

/** Where a campaign's link leads. */
const pathOf = ({ competition_id }: Pick<CampaignRow, 'competition_id'>): string =>
  competition_id === null ? '/' : `/competition/${competition_id}/browse`;

async function frozenIn(db: Db, campaign: CampaignRow, competition: CompetitionRecord | undefined, locale: Locale) {
  const template = await templateText(db, campaign.template, locale);
  const own = { subject: campaign.subject?.[locale] ?? '', content: campaign.body?.[locale] ?? '' };
  // As functions: a text may hold what `replace` takes for a pattern of its own.
  const insert = (text: string) =>
    text.replaceAll('{{subject}}', () => own.subject).replaceAll('{{content}}', () => own.content);
  const values: Record<string, string> = competition
    ? { competition: competition.title[locale], deadline: instantText(competition.voting_end, locale) }
    : {};
  return { subject: insert(template.subject), body: insert(template.body), values };
}

/** The texts of a campaign as they are now, whatever is changed later. */
export const freeze = async (
  db: Db,
  campaign: CampaignRow,
  competition: CompetitionRecord | undefined,
): Promise<FrozenCampaign> => ({
  hu: await frozenIn(db, campaign, competition, 'hu'),
  en: await frozenIn(db, campaign, competition, 'en'),
});

/** Where one account unsubscribes from what a campaign belongs to. */
export const unsubscribeUrl = (
  publicUrl: string,
  { subscription_key }: AccountRow,
  { audience }: CampaignRow,
): string => new URL(`/unsubscribe/${subscription_key}/${listOf(audience)}`, publicUrl).href;

/** A campaign as one account gets it. @param publicUrl the address people use */
export function compose(
  campaign: CampaignRow,
  frozen: FrozenCampaign,
  account: AccountRow,
  publicUrl: string,
  locale: Locale = account.locale,
): RenderedMail & { unsubscribeUrl: string } {
  const { subject, body, values } = frozen[locale];
  const link = new URL(pathOf(campaign), publicUrl).href;
  const unsubscribe = unsubscribeUrl(publicUrl, account, campaign);
  const people = { name: nameOf({ ...account, locale }), username: account.username, link };
  return {
    ...renderMail({ subject, body }, locale, { ...values, ...people }, unsubscribe),
    unsubscribeUrl: unsubscribe,
  };
}
