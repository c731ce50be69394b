import { sql } from 'kysely';
import type { Rule } from './finding.ts';
import { linked } from './voteRules.ts';

/**
 * Ballots that were unlinked from their voters, and the rules that hold without knowing those (docs/product.md §4). They are
 * those whose voter key the roll of their closed log does not have, or says of that it is theirs no longer.
 */
export const unlinkedRules: Rule[] = [
  {
    name: 'vote-stands',
    broken: sql`
      select 'image ' || coalesce(v.image_id, b.image_id) as subject, case when b.number is null
          then 'a current vote names no ballot that stands' when v.number is null then 'a ballot that stands has no current vote'
          else 'a current vote is ' || v.point || ' and its ballot ' || b.point end as detail
      from (select image_id, number, point from ballot where point is not null
          and not ${linked('ballot.competition_id', 'ballot.voter_key')} and not exists (select from ballot later
          where later.competition_id = ballot.competition_id and later.replaces = ballot.number)) b
      full join (select image_id, vote.number, point from vote join image on image.id = image_id
        where not ${linked('image.competition_id', 'vote.voter_key')}) v on v.image_id = b.image_id and v.number = b.number
      where v.point is distinct from b.point`,
  },
  {
    name: 'ballot-replaced-once',
    broken: sql`
      select 'ballot ' || b.id as subject, case when e.id is null then 'it replaces a ballot that is not there'
          when e.image_id <> b.image_id then 'it replaces a ballot on another image'
          when e.point is null then 'it replaces a withdrawal' when e.id >= b.id then 'it replaces a later ballot'
          else 'another ballot replaces the same one' end as detail
      from ballot b left join ballot e on e.competition_id = b.competition_id and e.number = b.replaces
      where b.replaces is not null and (e.id is null or e.image_id <> b.image_id or e.point is null or e.id >= b.id
        or exists (select from ballot o where o.competition_id = b.competition_id and o.replaces = b.replaces and o.id < b.id))`,
  },
  {
    // While somebody's are being unlinked some are left.
    name: 'roll-of-linked',
    broken: sql`
      select 'count ' || r.competition_id as subject, case when r.link = 'UNLINKED'
          then 'ballots of an entry of the roll are said to be unlinked and are not'
          else 'an entry of the roll says ' || r.cast_ballots || ' ballots and ' || r.standing || ' votes, there are '
            || coalesce(b.n, 0) || ' and ' || coalesce(v.n, 0) end as detail
      from count_roll r join count_log l using (competition_id)
      left join (select competition_id, voter_key, count(*) as n from ballot group by 1, 2) b
        on b.competition_id = r.competition_id and b.voter_key = r.voter_key
      left join (select image.competition_id, vote.voter_key, count(*) as n from vote join image on image.id = image_id group by 1, 2) v
        on v.competition_id = r.competition_id and v.voter_key = r.voter_key
      where case when r.link = 'LINKED' then (coalesce(b.n, 0), coalesce(v.n, 0)) <> (r.cast_ballots, r.standing)
        when l.unlink_begun_at is not null and l.unlinked_at is null or r.link = 'UNLINKING'
          then coalesce(b.n, 0) > r.cast_ballots or coalesce(v.n, 0) > r.standing
        else b.n is not null or v.n is not null end`,
  },
  {
    name: 'unlinked-singly',
    broken: sql`
      select 'count ' || l.competition_id as subject, n || ' ballots or votes have the same voter key' as detail
      from (select competition_id, count(*) as n from ballot b where not exists (select from count_roll r
          where r.competition_id = b.competition_id and r.voter_key = b.voter_key) group by competition_id, voter_key
        union all select i.competition_id, count(*) from vote v join image i on i.id = v.image_id
          where not exists (select from count_roll r where r.competition_id = i.competition_id and r.voter_key = v.voter_key)
          group by i.competition_id, v.voter_key) same
      join count_log l using (competition_id) where n > 1 and l.closed_at is not null`,
  },
  {
    name: 'unlinked-log',
    broken: sql`
      select 'count ' || l.competition_id as subject, case when l.unlink_begun_at is null
          then 'entries of its roll are unlinked, though their people have not left'
          when exists (select from radar_result where competition_id = l.competition_id)
          then 'it is unlinked, and it is kept what the radar has found' else 'it is unlinked but for entries of its roll' end as detail
      from count_log l where case when l.unlink_begun_at is null
        then exists (select from count_roll r where r.competition_id = l.competition_id and r.salt is not null and r.link <> 'LINKED')
        else exists (select from radar_result where competition_id = l.competition_id)
          or exists (select from count_roll r where r.competition_id = l.competition_id and r.link <> 'UNLINKED') end`,
  },
  {
    name: 'turnout-of-unlinked',
    broken: sql`
      select 'count ' || t.competition_id as subject, 'it keeps ' || voters || ' voters of ' || day || ', and ' || n
        || ' entries of its roll are unlinked' as detail
      from count_turnout t cross join lateral (select count(*) as n from count_roll r
        where r.competition_id = t.competition_id and r.link <> 'LINKED') unlinked
      where voters > n`,
  },
];
