import { sql } from 'kysely';
import type { Rule } from './finding.ts';

/** Mails and campaigns (docs/product.md §7). */
export const mailRules: Rule[] = [
  {
    name: 'mail-state',
    broken: sql`
      select 'mail ' || id as subject,
        'it is ' || status || ' after ' || attempts || ' attempts, sent ' || coalesce(sent_at::text, 'never') as detail
      from mail
      where (status = 'SENT') <> (sent_at is not null) or (status = 'SENT' and attempts < 1) or attempts < 0
        or (status in ('FAILED', 'SKIPPED') and answer is null)`,
  },
  {
    name: 'mail-recipient',
    broken: sql`
      select 'mail ' || id as subject, 'it waits to be sent without an address or a text' as detail
      from mail
      where status = 'QUEUED' and (recipient = ''
        or (campaign_id is null and sealed_competition_id is null and (subject = '' or body_text = '')))`,
  },
  {
    name: 'mail-sealed',
    broken: sql`
      select 'mail ' || m.id as subject, 'it tells of votes that are not sealed, or has a text before it is sent' as detail
      from mail m join count_log on competition_id = sealed_competition_id
      where closed_at is null or subject <> '' or body_text <> '' or body_html <> ''`,
  },
  {
    name: 'campaign-state',
    broken: sql`
      select 'campaign ' || id as subject, 'it is ' || state || ' without what that takes' as detail
      from campaign
      where (state in ('RUNNING', 'FINISHED') and started_at is null)
        or (state in ('FINISHED', 'CANCELLED') and finished_at is null)
        or (state = 'SCHEDULED' and scheduled_at is null)`,
  },
  {
    name: 'campaign-mails',
    broken: sql`
      select 'campaign ' || c.id as subject, 'it is ' || state || ' and has ' || count(*) || ' mails to send' as detail
      from campaign c join mail m on m.campaign_id = c.id
      where state = 'DRAFT' or (state in ('FINISHED', 'CANCELLED') and m.status = 'QUEUED')
      group by c.id`,
  },
  {
    name: 'campaign-count',
    broken: sql`
      select 'campaign ' || coalesce(m.campaign_id, c.campaign_id) as subject,
        'it counts ' || coalesce(c.mails, 0) || ' mails that are ' || coalesce(m.state, c.state) || ' and has '
          || coalesce(m.n, 0) as detail
      from (select campaign_id, mail_state(status, handing_over) as state, count(*) as n from mail
        where campaign_id is not null group by 1, 2) m
      full join campaign_count c using (campaign_id, state)
      where coalesce(c.mails, 0) <> coalesce(m.n, 0)`,
  },
  {
    name: 'audience-count',
    broken: sql`
      select coalesce('competition ' || competition_id, 'accounts') as subject,
        'of those who have ' || deed || ' it counts ' || sum(counted) || ' of a kind of which there are ' || sum(found) as detail
      from (select competition_id, deed, enabled, activated, administrator, locale, organiser_mail, newsletter,
          people as counted, 0 as found from audience_count
        union all select competition_id, deed, enabled, activated_at is not null, administrator, locale, organiser_mail, newsletter,
          0, 1 from audience_person) kind
      group by competition_id, deed, enabled, activated, administrator, locale, organiser_mail, newsletter
      having sum(counted) <> sum(found)`,
  },
];
