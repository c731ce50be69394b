import { bestAuthors, plus, type AuthorTotals } from '@photo-competition/schema/juryAwards';
import { compareJudged, type Judged } from '@photo-competition/schema/juryOrder';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { statement } from '../../../platform/database/statement.ts';
import { acceptance, isDecided, type AuthorRecord, type PhotoRecord } from './repository.ts';

/** A photo that an award can be given to, with what its rounds have given it, the last one first. */
export interface Candidate extends PhotoRecord, Judged {
  author: AuthorRecord | null;
}

/** Marks that count, in a statement about `jury_photo`. */
const points = sql`(select coalesce(json_agg(point), '[]') from jury_task join jury_panel using (round_id, seat)
  where jury_task.round_id = jury_photo.round_id and jury_task.number = jury_photo.number
    and point is not null and withdrawn is null and not closed and not left_out)`;

const candidates = statement<{ id: number; type: string | null }, Candidate>(
  (
    _,
    { id, type },
  ) => sql<Candidate>`select image.id as image_id, image.type_code as type, image.title, image.voter_key,
      true as shown, ${acceptance} as accepted, image_type.position as category,
      case when account.id is not null then json_build_object('id', account.id, 'username', username,
        'firstName', first_name, 'lastName', last_name) end as author,
      (select coalesce(json_agg(json_build_object('round', jury_round.id, 'position', jury_round.position,
            'sum', score_sum, 'marks', score_marks, 'points', ${points})
          order by jury_round.position desc, jury_round.id desc), '[]')
        from jury_photo join jury_round on jury_round.id = jury_photo.round_id
        where jury_photo.image_id = image.id and decided_at is not null and score_marks > 0) as scores
    from image join image_type on image_type.competition_id = image.competition_id and image_type.code = image.type_code
      left join account on account.voter_key = image.voter_key
    where image.competition_id = ${id}::int and image.shown
      and (${type}::text is null or image.type_code = ${type}::text)`,
);

/**
 * The photos that an award of a category can be given to, best first, category by category; none until all of its rounds are
 * decided. Equal ones are in the order of their ids.
 */
export async function findCandidates(db: Db, id: number, type: string | null): Promise<Candidate[]> {
  if (!(await isDecided(db, id, type))) return [];
  const all = await candidates(db, { id, type });
  return all
    .filter(({ accepted }) => accepted !== false)
    .sort((a, b) => compareJudged(a, b) || a.image_id - b.image_id);
}

/** Accepted photos of an author that have one number of marks: so many, and the sum of these marks. */
interface AcceptedRecord extends AuthorRecord {
  photos: number;
  sum: number;
  marks: number;
  awards: number;
}

const accepted = statement<{ id: number; type: string | null }, AcceptedRecord>(
  (
    _,
    { id, type },
  ) => sql<AcceptedRecord>`select account.id, username, first_name as "firstName", last_name as "lastName",
      count(*)::int as photos, sum(score_sum)::int as sum, score_marks::int as marks,
      sum((select count(*) from jury_award_winner where jury_award_winner.image_id = image.id))::int as awards
    from jury_photo join jury_round on jury_round.id = jury_photo.round_id join image on image.id = jury_photo.image_id
      join account on account.voter_key = image.voter_key
    where jury_round.competition_id = ${id}::int and accepts and decided_at is not null and accepted and score_marks > 0
      and moderation = 'APPROVED' and (${type}::text is null or image.type_code = ${type}::text)
    group by account.id, username, first_name, last_name, score_marks order by account.id`,
);

/** An author with what counts for the best one. */
export interface Standing extends AuthorTotals {
  author: AuthorRecord;
}

/** How the authors of a category stand, best first; none until all of its rounds are decided. */
export async function findStandings(
  db: Db,
  id: number,
  type: string | null,
): Promise<(Standing & { proposed: boolean })[]> {
  if (!(await isDecided(db, id, type))) return [];
  const byAuthor = new Map<number, Standing>();
  for (const { photos, sum, marks, awards, ...author } of await accepted(db, { id, type })) {
    const before = byAuthor.get(author.id);
    const score = { numerator: BigInt(sum), denominator: BigInt(marks) };
    byAuthor.set(author.id, {
      author,
      accepted: (before?.accepted ?? 0) + photos,
      sum: plus(before?.sum ?? { numerator: 0n, denominator: 1n }, score),
      awards: (before?.awards ?? 0) + awards,
    });
  }
  return bestAuthors([...byAuthor.values()]);
}
