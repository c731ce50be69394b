import type { components } from '@photo-competition/schema/rest';
import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely';
import { hasEntered, hasVoted, stillVotes } from '../people/accounts/deeds.ts';
import type { Db } from '../platform/database/database.ts';
import type { CompetitionRow, Tables } from '../platform/database/tables.ts';

type Schemas = components['schemas'];
type Accounts = ExpressionBuilder<Tables, 'account'>;

/** An audience, within a competition where its group asks for one. */
export type Audience = Schemas['EmailAudience'] & { competitionId: number | null };

/**
 * Whether administrators may be told who the people of an audience are: who has voted at all is turnout with names, which
 * nobody sees before voting is over (docs/product.md §3). No campaign to voters starts before that, but one may be written,
 * and previewed; and earlier versions started them.
 */
export const namesRecipients = (
  { group }: Pick<Audience, 'group'>,
  competition: Pick<CompetitionRow, 'voting_end'> | undefined,
  now: Date,
): boolean => group !== 'VOTERS' || competition === undefined || competition.voting_end < now;

/** Whether a competition's jury has decided of all of its categories. */
const isDecided = (id: number | null) =>
  sql<boolean>`exists (select from jury_decided where competition_id = ${id}::int)`;

/** The same, asked by itself. */
export async function isJuryDecided(db: Db, competitionId: number): Promise<boolean> {
  const { rows } = await sql<{ decided: boolean }>`select ${isDecided(competitionId)} as decided`.execute(db);
  return rows[0]?.decided === true;
}

/** Whether the jury of a decided competition has accepted a photo of an account. */
const isAccepted = (id: number | null) => sql<boolean>`exists (select from accepted_entrant accepted
  where accepted.competition_id = ${id}::int and accepted.voter_key = account.voter_key)`;

/** Whether the jury of a competition has given an award to an account or a photo of it. */
const isAwarded = (id: number | null) => sql<boolean>`exists (select from awarded_entrant awarded
  where awarded.competition_id = ${id}::int and awarded.voter_key = account.voter_key)`;

function inGroup(db: Db, e: Accounts, { group, competitionId }: Audience) {
  if (group === 'ADMINISTRATORS') return e('account.administrator', '=', true);
  if (group === 'ENTRANTS') return hasEntered(e, competitionId);
  if (group === 'VOTERS') return hasVoted(db, e, competitionId);
  if (group === 'ACCEPTED') return isAccepted(competitionId);
  if (group === 'AWARDED') return isAwarded(competitionId);
  if (group === 'NOT_ACCEPTED')
    return e.and([hasEntered(e, competitionId), isDecided(competitionId), e.not(isAccepted(competitionId))]);
  if (group === 'WITHOUT_ENTRIES')
    return e.and([e('account.administrator', '=', false), e.not(hasEntered(e, competitionId))]);
  return e.lit(true);
}

/** Whether an account gets the mails of its group: enabled, activated, willing, and of the language. */
const isReached = ({ newsletter, locale }: Audience) => {
  const willing =
    newsletter === null ? sql`account.organiser_mail` : sql`${sql.lit(newsletter)} = any(account.newsletter)`;
  const reading = locale === null ? sql`` : sql`and account.locale = ${locale}`;
  return sql<boolean>`account.enabled and account.activated_at is not null and ${willing} ${reading}`;
};

/** The accounts of an audience. */
export const accountsOf = (db: Db, audience: Audience) =>
  db
    .selectFrom('account')
    .where((e) => inGroup(db, e, audience))
    .where(isReached(audience));

/**
 * How many people of each kind every group has, of these competitions and of none: sums that the database keeps
 * (api/src/platform/database/program/audiences.sql). Withdrawn votes are looked up until the log is closed.
 * @param competitions a query for ids
 */
function membersOf(competitions: RawBuilder<unknown>): RawBuilder<unknown> {
  const kind = sql.raw('enabled, activated, locale, organiser_mail, newsletter');
  const accounts = sql`audience_count where competition_id is null and deed = 'REGISTERED'`;
  const who = (deed: 'ENTERED' | 'VOTED') =>
    sql`audience_count join (${competitions}) asked on asked.id = competition_id where deed = ${sql.lit(deed)}`;
  const chosen = (view: 'accepted_entrant' | 'awarded_entrant', people: 1 | -1) => sql`, ${sql.lit(people)}
    from (select chosen.competition_id, enabled, activated_at is not null as activated, locale, organiser_mail, newsletter
    from ${sql.table(view)} chosen join (${competitions}) asked on asked.id = competition_id join account using (voter_key)) chosen`;
  return sql`(
    select 'EVERYONE' as "group", competition_id, ${kind}, people from ${accounts}
    union all select 'ADMINISTRATORS', competition_id, ${kind}, people from ${accounts} and administrator
    union all select 'ENTRANTS', competition_id, ${kind}, people from ${who('ENTERED')}
    union all select 'WITHOUT_ENTRIES', asked.id, ${kind}, people from (${competitions}) asked, ${accounts} and not administrator
    union all select 'WITHOUT_ENTRIES', competition_id, ${kind}, -people from ${who('ENTERED')} and not administrator
    union all select 'ACCEPTED', competition_id, ${kind} ${chosen('accepted_entrant', 1)}
    union all select 'NOT_ACCEPTED', competition_id, ${kind}, people from ${who('ENTERED')}
      and competition_id in (select competition_id from jury_decided)
    union all select 'NOT_ACCEPTED', competition_id, ${kind} ${chosen('accepted_entrant', -1)}
    union all select 'AWARDED', competition_id, ${kind} ${chosen('awarded_entrant', 1)}
    union all select 'VOTERS', competition_id, ${kind}, people from ${who('VOTED')}
    union all select 'VOTERS', competition_id, enabled, activated_at is not null, locale, organiser_mail, newsletter, 1
      from competition_voter join (${competitions}) asked on asked.id = competition_id join account using (voter_key)
      where withdrew and ${stillVotes})`;
}

/** People of an audience that are named beside its numbers. */
const sampled = 10;

/** Some of whom an audience reaches, found without reading all of them. */
function sampleOf(db: Db, audience: Audience): RawBuilder<unknown> {
  const { group, competitionId } = audience;
  if (group !== 'ENTRANTS' && group !== 'VOTERS')
    return sql`${accountsOf(db, audience).selectAll('account').orderBy('account.id').limit(sql.lit(sampled))}`;
  const table = sql.table(group === 'ENTRANTS' ? 'image' : 'competition_voter');
  // The order of a hash tells neither who entered or voted first, nor where somebody stands in the order of voter keys.
  const order = sql`md5(voter_key::text)`;
  return sql`select member.*
    from (select distinct on (${order}) voter_key from ${table}
      where competition_id = ${competitionId} ${group === 'VOTERS' ? sql`and ${stillVotes}` : sql``} order by ${order}) person
    cross join lateral (select account.* from account
      where account.voter_key = person.voter_key and ${isReached(audience)} limit 1) member
    limit ${sql.lit(sampled)}`;
}

interface Part {
  enabled: boolean;
  activated: boolean;
  willing: boolean;
  locale: Schemas['Locale'];
  people: number;
}

/** How many people an audience has now, and who of its group is left out. */
export async function countAudience(db: Db, audience: Audience): Promise<Schemas['EmailAudienceCount']> {
  const { group, competitionId, newsletter, locale } = audience;
  const willing = newsletter === null ? sql`organiser_mail` : sql`${sql.lit(newsletter)} = any(newsletter)`;
  const members = membersOf(sql`select ${competitionId}::int as id`);
  const { rows } = await sql<{ parts: Part[]; sample: Schemas['AudienceMember'][] }>`
    with part as (
      select enabled, activated, ${willing} as willing, locale, sum(people)::int as people
      from ${members} member where "group" = ${sql.lit(group)} group by 1, 2, 3, 4 having sum(people) > 0
    ), sample as (
      select id, username, first_name as "firstName", last_name as "lastName", email, locale
      from (${sampleOf(db, audience)}) reached
    )
    select (select coalesce(json_agg(part), '[]') from part) as parts,
      (select coalesce(json_agg(sample order by sample.id), '[]') from sample) as sample`.execute(db);
  const { parts, sample } = rows[0] ?? { parts: [], sample: [] };
  const reasonOf = (part: Part): Schemas['LeftOutReason'] | null => {
    if (!part.enabled) return 'DISABLED';
    if (!part.activated) return 'NOT_ACTIVATED';
    if (!part.willing) return 'UNSUBSCRIBED';
    return locale !== null && locale !== part.locale ? 'OTHER_LANGUAGE' : null;
  };
  const sum = (chosen: Part[]) => chosen.reduce((all, { people }) => all + people, 0);
  const reached = parts.filter((part) => reasonOf(part) === null);
  const reading = (language: Schemas['Locale']) => sum(reached.filter((part) => part.locale === language));
  const reasons = ['DISABLED', 'NOT_ACTIVATED', 'UNSUBSCRIBED', 'OTHER_LANGUAGE'] as const;
  const leftOut = reasons
    .map((reason) => ({ reason, people: sum(parts.filter((part) => reasonOf(part) === reason)) }))
    .filter(({ people }) => people > 0);
  return { hu: reading('hu'), en: reading('en'), sample, leftOut };
}

/** Competitions whose groups are offered: the newest. */
const offered = 20;

/** Every audience that has somebody now, counted per language; voters once voting is over. */
export async function audienceChoices(db: Db, now: Date): Promise<Schemas['EmailChoice'][]> {
  const { rows } = await sql<Schemas['EmailChoice']>`
    with recent as materialized (
      select id, voting_end, award, status from competition where status <> 'DRAFT' order by created_at desc, id desc limit ${sql.lit(offered)}
    ), counted as (
      select "group", competition_id, list.newsletter,
        coalesce(sum(people) filter (where locale = 'hu'), 0)::int as hu,
        coalesce(sum(people) filter (where locale = 'en'), 0)::int as en
      from ${membersOf(sql`select id from recent`)} member
      left join recent on recent.id = competition_id
      cross join (values (null), ('NEWS'), ('COMPETITION'), ('RESULT')) as list (newsletter)
      where enabled and activated and ("group" <> 'VOTERS' or voting_end < ${now}::timestamptz)
        and ("group" not in ('ACCEPTED', 'NOT_ACCEPTED', 'AWARDED') or award < ${now}::timestamptz or recent.status = 'ARCHIVED')
        and case when list.newsletter is null then organiser_mail and "group" <> 'EVERYONE'
          else list.newsletter = any (member.newsletter) end
      group by "group", competition_id, list.newsletter
    )
    select "group", competition_id as "competitionId", newsletter, hu, en from counted where hu + en > 0
    order by competition_id desc nulls first, "group", newsletter nulls first`.execute(db);
  return rows;
}

/** Makes one row of those whose sum a number of people is (api/src/platform/database/program/audiences.sql). */
export const foldAudienceCounts = async (db: Db): Promise<void> => {
  await sql`select fold_audience_counts()`.execute(db);
};
