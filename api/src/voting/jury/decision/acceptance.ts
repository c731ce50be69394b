import type { components } from '@photo-competition/schema/rest';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { statement } from '../../../platform/database/statement.ts';

type Acceptance = components['schemas']['Acceptance'];

const numbers = statement<{ id: number }, Acceptance>(
  (_, { id }) => sql<Acceptance>`select code as type, round.id as "roundId", entry.photos, entry.authors,
      case when decided_at is not null then entry."acceptedPhotos" end as "acceptedPhotos",
      case when decided_at is not null then entry."acceptedAuthors" end as "acceptedAuthors"
    from image_type
      join jury_round round on round.competition_id = image_type.competition_id and accepts and (types = '{}' or code = any(types))
      cross join lateral (select count(*)::int as photos, count(distinct voter_key)::int as authors,
          count(*) filter (where accepted)::int as "acceptedPhotos",
          count(distinct voter_key) filter (where accepted)::int as "acceptedAuthors"
        from image left join jury_photo on round_id = round.id and image_id = image.id
        where image.competition_id = image_type.competition_id and image.type_code = code and moderation = 'APPROVED') entry
    where image_type.competition_id = ${id}::int order by image_type.position`,
);

/** Numbers of the categories that a round accepts photos of, in display order; of photos that are not hidden. */
export const findAcceptance = (db: Db, competitionId: number): Promise<Acceptance[]> =>
  numbers(db, { id: competitionId });
