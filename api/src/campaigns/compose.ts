import { timed } from '../competitions/present.ts';
import type { CompetitionRecord } from '../competitions/repository.ts';
import type { Db } from '../platform/database/database.ts';
import type { CampaignRow, FrozenCampaign } from '../platform/database/mailTables.ts';
import type { AccountRow } from '../platform/database/tables.ts';
import type { Reader } from '../platform/http/instantText.ts';
import type { Locale } from '../platform/http/messages.ts';
import { nameOf } from '../mail/nameOf.ts';
import { renderMail, type MailSite, type RenderedMail } from '../mail/render.ts';
import { templateText } from '../mail/templateService.ts';
import { campaignDates, dateValues, namesVariable } from './dates.ts';
import { listOf } from './rules.ts';

/** Where a campaign's link leads. */
const pathOf = ({ competition_id }: Pick<CampaignRow, 'competition_id'>): string =>
  competition_id === null ? '/' : `/competition/${competition_id}/browse`;

/** A campaign, what it is about, and when it goes out. */
interface Outgoing {
  campaign: CampaignRow;
  competition: CompetitionRecord | undefined;
  at: Date;
}

async function frozenIn(db: Db, { campaign, competition, at }: Outgoing, reader: Reader) {
  const { locale } = reader;
  const template = await templateText(db, campaign.template, locale);
  const own = { subject: campaign.subject?.[locale] ?? '', content: campaign.body?.[locale] ?? '' };
  // As functions: a text may hold what `replace` takes for a pattern of its own.
  const insert = (text: string) =>
    text.replace(/\{\{\s*subject\s*\}\}/g, () => own.subject).replace(/\{\{\s*content\s*\}\}/g, () => own.content);
  const texts = { subject: insert(template.subject), body: insert(template.body) };
  if (!competition) return { ...texts, values: {}, dates: {} };
  const all = campaignDates(timed(competition), at);
  const named = Object.entries(all).filter(([name]) => namesVariable(`${texts.subject} ${texts.body}`, name));
  return {
    ...texts,
    values: { competition: competition.title[locale], ...dateValues(all, reader) },
    dates: Object.fromEntries(named.map(([name, instant]) => [name, instant.toISOString()])),
  };
}

/**
 * The texts of a campaign as they are now, whatever is changed later.
 * @param timeZone in which dates are written
 * @param now when it goes out, unless it is scheduled
 */
export async function freeze(
  db: Db,
  campaign: CampaignRow,
  competition: CompetitionRecord | undefined,
  timeZone: string,
  now: Date,
): Promise<FrozenCampaign> {
  const about = { campaign, competition, at: campaign.scheduled_at ?? now };
  return {
    hu: await frozenIn(db, about, { locale: 'hu', timeZone }),
    en: await frozenIn(db, about, { locale: 'en', timeZone }),
  };
}

/** Where one account unsubscribes from what a campaign belongs to. */
const unsubscribeUrl = (publicUrl: string, { subscription_key }: AccountRow, { audience }: CampaignRow): string =>
  new URL(`/unsubscribe/${subscription_key}/${listOf(audience)}`, publicUrl).href;

interface Composing {
  /** Name and contact address of the site, for the mail's footer. */
  site: MailSite;
  /** The address people use. */
  publicUrl: string;
  /** The account's own language unless another one is asked for. */
  locale?: Locale;
}

/** A campaign as one account gets it. */
export function compose(
  campaign: CampaignRow,
  frozen: FrozenCampaign,
  account: AccountRow,
  { site, publicUrl, locale = account.locale }: Composing,
): RenderedMail & { unsubscribeUrl: string } {
  const { subject, body, values } = frozen[locale];
  const link = new URL(pathOf(campaign), publicUrl).href;
  const unsubscribe = unsubscribeUrl(publicUrl, account, campaign);
  const people = { name: nameOf({ ...account, locale }), username: account.username, link };
  return {
    ...renderMail({ subject, body }, locale, { ...values, ...people }, { site, unsubscribeUrl: unsubscribe }),
    unsubscribeUrl: unsubscribe,
  };
}
