import { sql } from 'kysely';
import type { Rule } from './finding.ts';

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
    // Who has decided is not known any more once an account is gone.
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
