import { sql } from 'kysely';
import type { Rule } from './finding.ts';

/**
 * Whether a row has the voter key of whoever has cast it: until the roll of its log says otherwise. Rules for all of
 * them together are among the rules of unlinked ballots.
 */
export const linked = (
  competition: 'ballot.competition_id' | 'image.competition_id',
  key: 'ballot.voter_key' | 'vote.voter_key',
) =>
  sql`(not exists (select from count_roll r where r.competition_id = ${sql.ref(competition)})
    or exists (select from count_roll r where r.competition_id = ${sql.ref(competition)} and r.voter_key = ${sql.ref(key)}
      and r.link = 'LINKED'))`;
const linkedBallot = sql`(select * from ballot where ${linked('ballot.competition_id', 'ballot.voter_key')})`;
const linkedVote = sql`(select vote.* from vote left join image on image.id = vote.image_id
  where ${linked('image.competition_id', 'vote.voter_key')})`;

/** Votes (docs/product.md §4). */
export const voteRules: Rule[] = [
  {
    name: 'voter-list',
    broken: sql`
      select 'competition ' || coalesce(v.competition_id, c.competition_id) as subject,
        'the list of its voters ' || case when v.voter_key is null then 'has ' || c.voter_key || ', who has no vote'
          when c.voter_key is null then 'lacks ' || v.voter_key
          else 'says that ' || c.voter_key || ' has withdrawn a vote, and is closed' end as detail
      from (select distinct i.competition_id, vote.voter_key from vote join image i on i.id = image_id
          where not exists (select from count_log closed where closed.competition_id = i.competition_id and closed_at is not null)
        union all select competition_id, voter_key from count_roll where standing > 0) v
      full join competition_voter c using (competition_id, voter_key)
      left join count_log l on l.competition_id = c.competition_id
      where c.voter_key is null or (v.voter_key is null and not c.withdrew) or (c.withdrew and l.closed_at is not null)`,
  },
  {
    name: 'vote-is-newest-ballot',
    broken: sql`
      select 'image ' || image_id as subject,
        'the current vote of ' || voter_key || ' is ' || coalesce(v.point::text, 'none') || ', its newest ballot says '
          || case when b.image_id is null then 'nothing' else coalesce(b.point::text, 'withdrawn') end as detail
      from (select distinct on (image_id, voter_key) image_id, voter_key, point from ${linkedBallot} ballot
        order by image_id, voter_key, id desc) b
      full join ${linkedVote} v using (image_id, voter_key)
      where v.point is distinct from b.point`,
  },
  {
    name: 'vote-names-its-ballot',
    broken: sql`
      select 'image ' || image_id as subject, 'the current vote of ' || v.voter_key || ' names another ballot than its newest one'
        as detail
      from (select distinct on (image_id, voter_key) image_id, voter_key, number from ${linkedBallot} ballot
        order by image_id, voter_key, id desc) b
      join ${linkedVote} v using (image_id, voter_key)
      where v.number is distinct from b.number`,
  },
  {
    name: 'ballot-commitment',
    broken: sql`
      select 'ballot ' || b.id as subject, case when b.competition_id <> i.competition_id
          then 'it is said to be of competition ' || b.competition_id || ' and its image is of ' || i.competition_id
          else 'its commitment is not that of what it says' end as detail
      from ballot b join image i on i.id = b.image_id
      where b.competition_id <> i.competition_id
        or commitment <> count_commitment(b.competition_id, number, image_id, point, replaces)`,
  },
  {
    name: 'ballot-replaces',
    broken: sql`
      select 'ballot ' || id as subject, 'it does not replace the ballot of its vote that stood before it' as detail
      from (select id, replaces, case when lag(point) over before is null then null else lag(number) over before end as stood
        from ${linkedBallot} ballot window before as (partition by image_id, voter_key order by id)) told
      where replaces is distinct from stood`,
  },
  {
    name: 'vote-count',
    broken: sql`
      select 'image ' || id as subject,
        'it counts ' || coalesce(vote_count::text, 'no') || ' votes and has ' || coalesce(n, 0) as detail
      from image left join image_tally t on t.image_id = id and t.competition_id = image.competition_id
      left join (select image_id, count(*) as n from counted_vote group by image_id) v on v.image_id = id
      where vote_count is distinct from coalesce(n, 0)`,
  },
  {
    name: 'vote-points',
    broken: sql`
      select 'image ' || coalesce(k.image_id, v.image_id) as subject,
        'it counts ' || coalesce(k.n, 0) || ' votes of ' || coalesce(k.point, v.point) || ' and has ' || coalesce(v.n, 0) as detail
      from (select image_id, place - 1 as point, n from image_tally, unnest(by_point) with ordinality as kept (n, place)
        where n is distinct from 0) k
      full join (select image_id, point, count(*) as n from counted_vote group by 1, 2) v
        on v.image_id = k.image_id and v.point = k.point
      where k.n is distinct from v.n`,
  },
  {
    name: 'fair-order',
    broken: sql`
      select 'image ' || id as subject, 'the fair order takes it for '
          || case when t.shown then 'a shown' else 'a hidden' end || ' one of ' || of_type as detail
      from image join image_tally t on t.image_id = id
      where (of_type, t.shown) is distinct from (type_code, image.shown)`,
  },
  {
    name: 'image-count',
    broken: sql`
      select 'competition ' || coalesce(i.competition_id, c.competition_id) as subject,
        'it counts ' || coalesce(c.images, 0) || ' images of ' || coalesce(i.type_code, c.type_code) || ' that are '
          || coalesce(i.moderation, c.moderation) || ', ' || coalesce(c.held_back, 0) || ' of them held back, and has '
          || coalesce(i.n, 0) || ' and ' || coalesce(i.held, 0) as detail
      from (select competition_id, type_code, moderation, count(*) as n, count(*) filter (where held_back) as held
        from image group by 1, 2, 3) i
      full join image_count c using (competition_id, type_code, moderation)
      where (coalesce(c.images, 0), coalesce(c.held_back, 0)) <> (coalesce(i.n, 0), coalesce(i.held, 0))`,
  },
  {
    name: 'vote-within-range',
    broken: sql`
      select 'image ' || i.id as subject,
        'a ' || kind || ' of ' || point || ' lies outside of ' || min_point || ' to ' || max_point as detail
      from (select image_id, point, 'vote' as kind from vote union all select image_id, point, 'ballot' from ballot) v
      join image i on i.id = v.image_id join competition c on c.id = i.competition_id
      where point not between min_point and max_point`,
  },
  {
    name: 'vote-on-own-image',
    broken: sql`
      select 'image ' || id as subject, 'its owner has voted on it' as detail
      from image join vote on vote.image_id = image.id and vote.voter_key = image.voter_key`,
  },
];
