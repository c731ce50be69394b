import { sql } from 'kysely';
import type { Rule } from './finding.ts';

/** Competitions whose ballots the coverage rule may have left out, with that rule, while it is known whose they are. */
const covered = sql`(select log.competition_id as id, (log.rules ->> 'minCoverage')::int as least,
    (log.rules ->> 'minCoverageVoters')::int as fewest from count_log log
  where log.closed_at is not null and log.unlink_begun_at is null and (log.rules ->> 'minCoverage')::int > 0)`;

/** People of these competitions who are not unlinked, with whether they judged less than the rule asks for. */
const judged = sql`(select covered.id, covered.fewest, vote.voter_key, 100 * count(*) filter (where listed.approved_at_closing)
      < covered.least * (select count(*) from count_image one join image on image.id = one.image_id
        where one.competition_id = covered.id and one.approved_at_closing and image.voter_key <> vote.voter_key) as below,
    count(*) as votes, count(l.number) as left_out
  from ${covered} covered join count_image listed on listed.competition_id = covered.id
    join vote on vote.image_id = listed.image_id
    join count_roll r on r.competition_id = covered.id and r.voter_key = vote.voter_key and r.link = 'LINKED'
    left join left_out_ballot l on l.competition_id = covered.id and l.number = vote.number
  group by covered.id, covered.least, covered.fewest, vote.voter_key)`;

/** Ballots that are not counted (docs/product.md §4). That numbers kept of votes leave them out is in the rules of votes. */
export const exclusionRules: Rule[] = [
  {
    name: 'excluded-ballot-stands',
    broken: sql`
      select 'exclusion ' || e.exclusion_id as subject, case
          when d.image_id <> e.image_id or d.competition_id <> e.competition_id then 'a ballot of it is kept as of another image'
          when b.image_id <> e.image_id then 'a ballot of it is on another image'
          else 'a ballot of it does not stand' end as detail
      from excluded_ballot e join ballot_exclusion d on d.id = e.exclusion_id
      join ballot b on b.competition_id = e.competition_id and b.number = e.number
      left join vote v on v.image_id = e.image_id and v.number = e.number
      where (d.image_id, d.competition_id, b.image_id) is distinct from (e.image_id, e.competition_id, e.image_id)
        or v.number is null`,
  },
  {
    name: 'exclusion-image',
    broken: sql`
      select 'exclusion ' || d.id as subject, 'its image is of competition ' || i.competition_id || ', not of '
          || d.competition_id as detail
      from ballot_exclusion d join image i on i.id = d.image_id where i.competition_id <> d.competition_id`,
  },
  {
    name: 'exclusion-has-ballots',
    broken: sql`
      select 'exclusion ' || id as subject, 'it names no ballot' as detail from ballot_exclusion d
      where not exists (select from excluded_ballot where exclusion_id = d.id)`,
  },
  {
    name: 'left-out-ballot-stands',
    broken: sql`
      select 'count ' || l.competition_id as subject, case when b.image_id <> l.image_id
          then 'a ballot that is left out is kept as of another image' when e.number is not null
          then 'a ballot that is left out is excluded, too' else 'a ballot that is left out does not stand' end as detail
      from left_out_ballot l join ballot b on b.competition_id = l.competition_id and b.number = l.number
      left join vote v on v.image_id = l.image_id and v.number = l.number
      left join excluded_ballot e on e.competition_id = l.competition_id and e.number = l.number and e.state <> 'REVOKED'
      where b.image_id <> l.image_id or v.number is null or e.number is not null`,
  },
  {
    name: 'left-out-by-rule',
    broken: sql`
      select 'count ' || id as subject, case when not below then 'ballots of somebody who judged enough are left out'
          else 'some ballots of somebody who judged too little are left out and some are not' end as detail
      from ${judged} judged where left_out > 0 and (not below or left_out < votes)
      union all
      select 'count ' || id, 'ballots of ' || count(*) || ' people who judged too little are counted'
      from ${judged} judged where below and left_out = 0
      group by id, fewest having count(*) >= fewest or exists (select from left_out_ballot where competition_id = id)`,
  },
  {
    // The deciders are unknown once their account is gone.
    name: 'exclusion-by-two',
    broken: sql`
      select 'exclusion ' || id as subject, case when alone_note is null
          then 'the administrator who has proposed it has confirmed it, without a note' else 'it says that one administrator has'
            || ' decided alone, and two have' end as detail
      from ballot_exclusion
      where effective_at is not null and proposed_by is not null and confirmed_by is not null
        and (proposed_by = confirmed_by) <> (alone_note is not null)`,
  },
];
