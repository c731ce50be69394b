import { scoreText } from '@photo-competition/schema/juryScore';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { findRounds } from '../rounds/repository.ts';
import { stageOf } from '../rounds/stage.ts';

/** A photo as the table of a jury's decisions has it. */
export type JuryTableRow = {
  round: number;
  imageId: number;
  type: string;
  title: string;
  username: string | null;
  lastName: string | null;
  firstName: string | null;
  score: string | null;
  sum: number;
  marks: number;
  /** 1 or 0; null where the round does not accept. */
  accepted: number | null;
  rank: number | null;
};

export const juryColumns = [
  ...['round', 'imageId', 'type', 'title', 'username', 'lastName', 'firstName'],
  ...['score', 'sum', 'marks', 'accepted', 'rank'],
];

/** The results of the visible photos in each decided round of a competition: by category, in the order of the round. */
export async function* juryRows(db: Db, competitionId: number, now: Date): AsyncGenerator<JuryTableRow> {
  for (const round of await findRounds(db, competitionId)) {
    if (stageOf(round, now) !== 'DECIDED') continue;
    const { rows } = await sql<
      Omit<JuryTableRow, 'round' | 'score'>
    >`select image_id as "imageId", photo.type_code as type,
        title, username, last_name as "lastName", first_name as "firstName", score_sum as sum, score_marks as marks, accepted::int,
        case when standing is not null then rank() over (partition by photo.type_code order by standing)::int end as rank
      from jury_photo photo join image on image.id = image_id and moderation = 'APPROVED'
        left join account on account.voter_key = image.voter_key
      where round_id = ${round.id}::int order by photo.type_code, rank nulls last, image_id`.execute(db);
    for (const { sum, marks, ...row } of rows)
      yield { round: round.position, ...row, sum, marks, score: marks > 0 ? scoreText({ sum, marks }) : null };
  }
}
