import type { Score } from '@photo-competition/schema/juryScore';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { statement } from '../../../platform/database/statement.ts';
import { countJudges } from '../rounds/repository.ts';

/** A score that photos of a category have. */
export interface StepRecord extends Score {
  photos: number;
  starred: number;
  /** Authors of whom no photo of the category has a higher score. */
  authors: number;
  /** The first by their number in the round. */
  images: number[];
}

/** The results of the marks in a category. */
export interface CategoryRecord {
  type: string;
  photos: number;
  authors: number;
  unscored: number;
  missing: number;
  /** The highest score first. */
  steps: StepRecord[];
}

/** Photos that are told of each score. */
const told = sql.lit(12);

// Of equal fractions the smallest sum belongs to the smallest number. Equal fractions have equal quotients, and different ones of at most a hundred marks differ by far more than a double's step.
const categories = statement<{ id: number; round: number }, CategoryRecord>(
  (_, { id, round }) => sql<CategoryRecord>`with photo as materialized (
      select photo.type_code, photo.number, image_id, voter_key, given.score_sum, given.score_marks,
        coalesce(starred, false) as starred, given.score_sum / nullif(given.score_marks, 0)::float8 as score
      from jury_photo photo join image on image.id = image_id and moderation = 'APPROVED'
        left join jury_score given on given.round_id = photo.round_id and given.number = photo.number
      where photo.round_id = ${round}::int
    ), best as (
      select type_code, score, count(*)::int as authors
      from (select type_code, voter_key, max(score) as score from photo group by 1, 2) author group by 1, 2
    ), step as (
      select type_code, score, min(score_sum) as sum, min(score_marks) as marks, count(*)::int as photos,
        count(*) filter (where starred)::int as starred, (array_agg(image_id order by number))[1:${told}] as images
      from photo where score is not null group by 1, 2
    )
    select type, photos, authors, unscored, (select coalesce(sum(images), 0) from image_count
        where competition_id = ${id}::int and type_code = type and moderation = 'APPROVED')::int - photos as missing,
      (select coalesce(json_agg(json_build_object('sum', step.sum, 'marks', step.marks, 'photos', step.photos,
          'starred', step.starred, 'authors', coalesce(best.authors, 0), 'images', step.images) order by score desc), '[]')
        from step left join best using (type_code, score) where type_code = type) as steps
    from (select type_code as type, count(*)::int as photos, (select sum(best.authors)::int from best where best.type_code = photo.type_code) as authors,
        count(*) filter (where score is null)::int as unscored from photo group by 1) category
      join image_type on competition_id = ${id}::int and code = type
    order by position`,
);

/** The results of the marks in a round of a competition, by category in display order; of photos that are not hidden. */
export const findCategories = (db: Db, competitionId: number, round: number): Promise<CategoryRecord[]> =>
  categories(db, { id: competitionId, round });

/** A decision of a round. */
interface Decision {
  accepts: boolean;
  lines: (Score & { type: string })[];
  /** The person who takes it, and the instant. */
  by: string;
  at: Date;
}

/** Writes what each photo of a round has got: its score, its rank by the marks, and whether it is accepted. */
const writeScores = (tx: Db, round: number, accepts: boolean) =>
  sql`update jury_photo set score_sum = given.score_sum, score_marks = given.score_marks, standing = given.standing,
      accepted = case when ${accepts}::boolean then coalesce(given.score_marks > 0
        and given.score_sum * line.score_marks >= line.score_sum * given.score_marks, false) end
    from jury_standing given left join jury_line line on line.round_id = given.round_id and line.type_code = given.type_code
    where given.round_id = ${round}::int and jury_photo.round_id = given.round_id and jury_photo.number = given.number`.execute(
    tx,
  );

/** Writes a decision: its lines, and what each photo has got, those that are hidden now included. */
export async function writeDecision(tx: Db, round: number, { accepts, lines, by, at }: Decision): Promise<void> {
  const rows = lines.map(({ type, sum, marks }) => ({
    round_id: round,
    type_code: type,
    score_sum: sum,
    score_marks: marks,
  }));
  if (rows.length) await tx.insertInto('jury_line').values(rows).execute();
  await writeScores(tx, round, accepts);
  const set = { decided_at: at, judges: await countJudges(tx, round), changed_by: by, changed_at: at };
  await tx
    .updateTable('jury_round')
    .set({ ...set, version: sql<number>`version + 1` })
    .where('id', '=', round)
    .execute();
}

/** Takes a decision back, with all that it wrote. */
export async function eraseDecision(tx: Db, round: number, by: string, at: Date): Promise<void> {
  await tx.deleteFrom('jury_line').where('round_id', '=', round).execute();
  const nothing = { score_sum: null, score_marks: null, accepted: null, standing: null };
  await tx.updateTable('jury_photo').set(nothing).where('round_id', '=', round).execute();
  const set = { decided_at: null, judges: null, changed_by: by, changed_at: at };
  await tx
    .updateTable('jury_round')
    .set({ ...set, version: sql<number>`version + 1` })
    .where('id', '=', round)
    .execute();
}

/** Shows everyone the photos that a round has accepted, and holds its others back, where the competition shows accepted ones alone. */
export async function holdBack(tx: Db, competitionId: number, round: number): Promise<void> {
  await sql`update image set held_back = accepted is not true
    from jury_photo join competition on competition.id = ${competitionId}::int and entries_shown = 'ACCEPTED'
    where jury_photo.round_id = ${round}::int and image.id = image_id and held_back is distinct from (accepted is not true)`.execute(
    tx,
  );
}

/** Writes the order of a competition's photos anew. */
export async function placePhotos(tx: Db, competitionId: number): Promise<void> {
  await tx.deleteFrom('jury_place').where('competition_id', '=', competitionId).execute();
  await sql`insert into jury_place (image_id, competition_id, type_code, place)
    select image_id, competition_id, type_code, place from jury_order where competition_id = ${competitionId}::int`.execute(
    tx,
  );
}

const depending = statement<{ round: number }, { n: number }>(
  (_, { round }) => sql<{ n: number }>`select 1 as n from jury_award join jury_award_winner on award_id = jury_award.id
      join jury_round on jury_round.competition_id = jury_award.competition_id
    where jury_round.id = ${round}::int and (type_code is null or types = '{}' or type_code = any(types)) limit 1`,
);

/** Whether somebody has an award that is given once a round is decided. */
export const awardsDepend = async (tx: Db, round: number): Promise<boolean> =>
  (await depending(tx, { round })).length > 0;
