import type { components } from '@photo-competition/schema/rest';
import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely';
import { entrantsOf, hasEntered, hasVoted, stillVotes, votersOf } from '../accounts/deeds.ts';
import type { Db } from '../database/database.ts';
import type { CompetitionRow, Tables } from '../database/tables.ts';

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

function inGroup(db: Db, e: Accounts, { group, competitionId }: Audience) {
  if (group === 'ADMINISTRATORS') return e('account.administrator', '=', true);
  if (group === 'ENTRANTS') return hasEntered(e, competitionId);
  if (group === 'VOTERS') return hasVoted(db, e, competitionId);
  if (group === 'WITHOUT_ENTRIES')
    return e.and([e('account.administrator', '=', false), e.not(hasEntered(e, competitionId))]);
  return e.lit(true);
}

/** The accounts of an audience: enabled, activated, and willing. */
export function accountsOf(db: Db, audience: Audience) {
  const { newsletter, locale } = audience;
  const query = db
    .selectFrom('account')
    .where('account.enabled', '=', true)
    .where('account.activated_at', 'is not', null)
    .where((e) => inGroup(db, e, audience))
    .where((e) =>
      newsletter === null
        ? e('account.organiser_mail', '=', true)
        : e(sql.lit(newsletter), '=', e.fn.any('account.newsletter')),
    );
  return locale === null ? query : query.where('account.locale', '=', locale);
}

/** People of an audience that are named beside its numbers. */
const sampled = 10;

interface Part {
  enabled: boolean;
  activated: boolean;
  willing: boolean;
  locale: Schemas['Locale'];
  people: number;
}

/**
 * Who is in the group of an audience. The people of a competition are looked up one by one, out of the index that has all that is
 * asked and in its order: it costs by how many they are, and not by how many accounts there are.
 */
function membersOf(db: Db, audience: Audience): RawBuilder<unknown> {
  const { group, competitionId, newsletter } = audience;
  const willing = newsletter === null ? sql`organiser_mail` : sql`${sql.lit(newsletter)} = any(newsletter)`;
  if (group !== 'ENTRANTS' && group !== 'VOTERS')
    return sql`${db
      .selectFrom('account')
      .select(({ eb }) => [
        ...(['account.id', 'enabled', 'locale'] as const),
        eb('activated_at', 'is not', null).as('activated'),
        willing.as('willing'),
      ])
      .where((e) => inGroup(db, e, audience))}`;
  const people = group === 'ENTRANTS' ? entrantsOf(db, competitionId) : votersOf(db, competitionId);
  return sql`select member.* from (select distinct voter_key from (${people}) person order by voter_key) person
    cross join lateral (select id, enabled, locale, activated_at is not null as activated, ${willing} as willing
      from account where account.voter_key = person.voter_key limit 1) member`;
}

/** How many people an audience has now, and who of its group is left out. */
export async function countAudience(db: Db, audience: Audience): Promise<Schemas['EmailAudienceCount']> {
  const { group, locale } = audience;
  // The people of a competition are looked for once; of the others the first are found sooner than all are written down.
  const written = group === 'VOTERS' || group === 'ENTRANTS' ? sql`materialized` : sql`not materialized`;
  const { rows } = await sql<{ parts: Part[]; sample: Schemas['AudienceMember'][] }>`
    with member as ${written} (${membersOf(db, audience)}), part as (
      select enabled, locale, activated, willing, count(*) as people from member group by 1, 2, 3, 4
    ), sample as (
      select account.id, username, first_name as "firstName", last_name as "lastName", email, account.locale
      from (select id from member where enabled and activated and willing
        ${locale === null ? sql`` : sql`and locale = ${locale}`} order by id limit ${sql.lit(sampled)}) first
      join account using (id)
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

/** Every audience that has somebody now, counted per language in one query; voters once voting is over. */
export async function audienceChoices(db: Db, now: Date): Promise<Schemas['EmailChoice'][]> {
  const { rows } = await sql<Schemas['EmailChoice']>`
    with recent as (
      select id, voting_end from competition where status <> 'DRAFT' order by created_at desc, id desc limit ${sql.lit(offered)}
    ), person as (
      select voter_key, locale, administrator, newsletter, organiser_mail
      from account where enabled and activated_at is not null
    ), member as (
      select 'EVERYONE' as "group", null::int as competition_id, voter_key from person
      union all select 'ADMINISTRATORS', null, voter_key from person where administrator
      union all select distinct 'ENTRANTS', competition_id, voter_key from image join recent on recent.id = competition_id
      union all select 'VOTERS', competition_id, competition_voter.voter_key
        from competition_voter join recent on recent.id = competition_id
        where voting_end < ${now}::timestamptz and ${stillVotes}
      union all select 'VOTERS', competition_id, count_roll.voter_key
        from count_roll join recent on recent.id = competition_id where standing > 0
      union all select 'WITHOUT_ENTRIES', recent.id, person.voter_key from recent cross join person
        where not administrator and not exists (
          select from image where competition_id = recent.id and image.voter_key = person.voter_key)
    )
    select "group", competition_id as "competitionId", list.newsletter,
      count(*) filter (where locale = 'hu')::int as hu, count(*) filter (where locale = 'en')::int as en
    from member join person using (voter_key)
    cross join (values (null), ('NEWS'), ('COMPETITION'), ('RESULT')) as list (newsletter)
    where case when list.newsletter is null then organiser_mail and "group" <> 'EVERYONE'
      else list.newsletter = any (person.newsletter) end
    group by "group", competition_id, list.newsletter
    order by competition_id desc nulls first, "group", list.newsletter nulls first`.execute(db);
  return rows;
}
