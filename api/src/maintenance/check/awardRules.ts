import { sql } from 'kysely';
import type { Rule } from './finding.ts';

/** Awards that photos have, with what is set of them; a competition without a row of `jury` has what is set by default. */
const given = sql`(select jury_award.id, jury_award.competition_id, kind in ('PLACE', 'MEDAL', 'MENTION') as limited, image_id,
    image.type_code, image.voter_key, image.competition_id as image_competition, jury_award.type_code as award_type,
    coalesce(one_award_per_image, true) as per_image, coalesce(one_award_per_author, false) as per_author
  from jury_award join jury_award_winner on award_id = jury_award.id join image on image.id = image_id
    left join jury on jury.competition_id = jury_award.competition_id)`;

/** Rules for the holders of a jury's awards (docs/product.md §15). */
export const awardRules: Rule[] = [
  {
    name: 'award-most',
    broken: sql`
      select 'award ' || id as subject, count(*) || ' have it, of ' || most || ' who may' as detail
      from jury_award join jury_award_winner on award_id = id group by id, most having count(*) > most`,
  },
  {
    name: 'award-image',
    broken: sql`
      select 'award ' || id as subject, 'image ' || image_id || ' has it, which is of '
          || case when image_competition <> competition_id then 'another competition' else type_code end as detail
      from ${given} given where image_competition <> competition_id or type_code <> award_type`,
  },
  {
    name: 'award-per-image',
    broken: sql`
      select 'image ' || image_id as subject, 'it has ' || count(*) || ' places, medals and mentions' as detail
      from ${given} given where limited and per_image group by image_id having count(*) > 1`,
  },
  {
    name: 'award-per-author',
    broken: sql`
      select 'competition ' || competition_id as subject, 'an author has ' || count(*) || ' places, medals and mentions of '
          || type_code as detail
      from ${given} given where limited and per_author group by competition_id, voter_key, type_code having count(*) > 1`,
  },
  {
    name: 'award-kind',
    broken: sql`
      select 'award ' || id as subject, case when image_id is null then 'an author has it' else 'image ' || image_id || ' has it' end
          || ', and it is ' || kind as detail
      from jury_award join jury_award_winner on award_id = id where (kind = 'BEST_AUTHOR') <> (image_id is null)`,
  },
];
