import type { components } from '@photo-competition/schema/rest';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Db } from '../database/database.ts';
import type { CompetitionRow, Tables } from '../database/tables.ts';

type Schemas = components['schemas'];
type Accounts = ExpressionBuilder<Tables, 'account'>;

/** An audience, within a competition where its group asks for one. */
export type Audience = Schemas['EmailAudience'] & { competitionId: number | null };

/**
 * Whether administrators may be told who the people of an audience are: who has voted at all is turnout with names, which
 * nobody sees before voting is over (docs/product.md §3).
 */
export const namesRecipients = (
  { group }: Pick<Audience, 'group'>,
  competition: Pick<CompetitionRow, 'voting_end'> | undefined,
  now: Date,
): boolean => group !== 'VOTERS' || competition === undefined || competition.voting_end < now;

const entered = (e: Accounts, competitionId: number | null) =>
  e.exists(
    e
      .selectFrom('image')
      .select('image.id')
      .whereRef('image.voter_key', '=', 'account.voter_key')
      .where('image.competition_id', '=', competitionId),
  );

const voted = (e: Accounts, competitionId: number | null) =>
  e.exists(
    e
      .selectFrom('vote')
      .innerJoin('image', 'image.id', 'vote.image_id')
      .select('vote.image_id')
      .whereRef('vote.voter_key', '=', 'account.voter_key')
      .where('image.competition_id', '=', competitionId),
  );

function inGroup(e: Accounts, { group, competitionId }: Audience) {
  if (group === 'ADMINISTRATORS') return e('account.administrator', '=', true);
  if (group === 'ENTRANTS') return entered(e, competitionId);
  if (group === 'VOTERS') return voted(e, competitionId);
  if (group === 'WITHOUT_ENTRIES')
    return e.and([e('account.administrator', '=', false), e.not(entered(e, competitionId))]);
  return e.lit(true);
}

/** The accounts of an audience: enabled, activated, and willing. */
export function accountsOf(db: Db, audience: Audience) {
  const { newsletter, locale } = audience;
  const query = db
    .selectFrom('account')
    .where('account.enabled', '=', true)
    .where('account.activated_at', 'is not', null)
    .where((e) => inGroup(e, audience))
    .where((e) =>
      newsletter === null
        ? e('account.organiser_mail', '=', true)
        : e(sql.lit(newsletter), '=', e.fn.any('account.newsletter')),
    );
  return locale === null ? query : query.where('account.locale', '=', locale);
}

/** Competitions whose groups are offered: the newest. */
const offered = 20;

/** Every audience that has somebody now, counted per language in one query. */
export async function audienceChoices(db: Db): Promise<Schemas['EmailChoice'][]> {
  const { rows } = await sql<Schemas['EmailChoice']>`
    with recent as (
      select id from competition where status <> 'DRAFT' order by created_at desc, id desc limit ${sql.lit(offered)}
    ), person as (
      select voter_key, locale, administrator, newsletter, organiser_mail
      from account where enabled and activated_at is not null
    ), member as (
      select 'EVERYONE' as "group", null::int as competition_id, voter_key from person
      union all select 'ADMINISTRATORS', null, voter_key from person where administrator
      union all select distinct 'ENTRANTS', competition_id, voter_key from image join recent on recent.id = competition_id
      union all select distinct 'VOTERS', competition_id, vote.voter_key
        from vote join image on image.id = image_id join recent on recent.id = competition_id
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
