import { bestAuthors, plus, type AuthorTotals } from '@photo-competition/schema/juryAwards';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { statement } from '../../../platform/database/statement.ts';
import { acceptance, isDecided, type AuthorRecord, type PhotoRecord } from './repository.ts';

/** A photo that an award can be given to. */
export interface Candidate extends PhotoRecord {
  author: AuthorRecord | null;
  /** The score in the last decided round that has given it one; null without a score. */
  last: { round: number; sum: number; marks: number } | null;
}

/** Whether a judge whose marks count has starred an `image` in some round. */
const isStarred = sql`exists (select from jury_photo join jury_task using (round_id, number) join jury_panel using (round_id, seat)
  where jury_photo.image_id = image.id and star and withdrawn is null and not closed and not left_out)`;

const candidates = statement<{ id: number; type: string | null; starred: boolean }, Candidate>(
  (
    _,
    { id, type, starred },
  ) => sql<Candidate>`select image.id as image_id, image.type_code as type, image.title, image.voter_key,
      true as shown, ${acceptance} as accepted,
      case when account.id is not null then json_build_object('id', account.id, 'username', username,
        'firstName', first_name, 'lastName', last_name) end as author,
      (select json_build_object('round', jury_round.id, 'sum', score_sum, 'marks', score_marks)
        from jury_photo join jury_round on jury_round.id = jury_photo.round_id
        where jury_photo.image_id = image.id and standing is not null
        order by jury_round.position desc, jury_round.id desc limit 1) as last
    from jury_place join image on image.id = image_id
      left join account on account.voter_key = image.voter_key
    where jury_place.competition_id = ${id}::int and image.shown
      and (${type}::text is null or jury_place.type_code = ${type}::text)
      and (not ${starred}::boolean or ${isStarred})
    order by jury_place.place`,
);

/**
 * The photos that an award of a category can be given to, best first, category by category; none until all of its rounds are
 * decided. Equal ones are in the order of their ids.
 * @param starred whether those alone that a judge has starred
 */
export async function findCandidates(db: Db, id: number, type: string | null, starred = false): Promise<Candidate[]> {
  if (!(await isDecided(db, id, type))) return [];
  return (await candidates(db, { id, type, starred })).filter(({ accepted }) => accepted !== false);
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
