import { sql } from 'kysely';
import type { Rule } from './finding.ts';

/** Competitions (docs/product.md §1). */
export const competitionRules: Rule[] = [
  {
    name: 'competition-dates',
    broken: sql`
      select 'competition ' || id as subject, 'its dates do not rise' as detail from competition
      where not (competition_start < voting_start and voting_start < voting_end and voting_end < award)`,
  },
  {
    name: 'competition-points',
    broken: sql`
      select 'competition ' || id as subject, 'its points go from ' || min_point || ' to ' || max_point as detail
      from competition where not (0 <= min_point and min_point < max_point)`,
  },
  {
    // Results are kept per revision: one that lags behind what has happened shows old ones.
    name: 'competition-revision',
    broken: sql`
      select 'competition ' || c.id as subject,
        'its results are of revision ' || results_revision || ', yet ' || n || ' of its images were moderated' as detail
      from competition c cross join lateral (
        select count(*) as n from image where competition_id = c.id and moderated_at is not null) as moderated
      where results_revision < n or version < 1`,
  },
  {
    name: 'competition-types',
    broken: sql`
      select 'competition ' || id as subject, 'it has no category' as detail
      from competition where not exists (select from image_type where competition_id = competition.id)`,
  },
  {
    name: 'competition-texts',
    broken: sql`
      select 'competition ' || id as subject, 'its title or description misses a language' as detail from competition
      where exists (select from unnest(array['hu', 'en']) as locale
        where jsonb_typeof(title -> locale) is distinct from 'string'
          or jsonb_typeof(description -> locale) is distinct from 'string')`,
  },
];
