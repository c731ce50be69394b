import { scoreText } from '@photo-competition/schema/juryScore';
import type { components } from '@photo-competition/schema/rest';
import { sql } from 'kysely';
import { timed } from '../../../competitions/present.ts';
import { findCompetition } from '../../../competitions/repository.ts';
import { isWithheld, stageAt } from '../../../competitions/visibility.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Viewer } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { drawLetters, letterOf } from './letters.ts';
import { presentRound } from './present.ts';
import { countJudges, findRounds, type RoundRecord } from './repository.ts';
import { hasClosed } from './stage.ts';

type Schemas = components['schemas'];

/** The result of a photo in a round; marks that do not count are left out. */
interface GivenRecord {
  image_id: number;
  type_code: string;
  accepted: boolean | null;
  marks: { letter: number; point: number }[];
  remarks: string[];
}

/** The results of a voter's photos in a round; hidden photos are left out. */
async function givenTo(db: Db, round: number, voterKey: string): Promise<GivenRecord[]> {
  const { rows } = await sql<GivenRecord>`select image_id, jury_photo.type_code, accepted,
      coalesce(json_agg(json_build_object('letter', letter, 'point', point) order by letter)
        filter (where point is not null), '[]') as marks,
      coalesce(json_agg(remark order by md5(remark)) filter (where remark is not null), '[]') as remarks
    from jury_photo join image on image.id = jury_photo.image_id
      left join (jury_task join jury_panel using (round_id, seat))
        on jury_task.round_id = jury_photo.round_id and jury_task.number = jury_photo.number and withdrawn is null
          and not closed and not left_out
    where jury_photo.round_id = ${round}::int and voter_key = ${voterKey}::uuid and moderation = 'APPROVED'
    group by image_id, jury_photo.type_code, accepted, jury_photo.number order by image_id`.execute(db);
  return rows;
}

/** How many photos of a decided round that are not hidden have each score, the highest first, by category. */
async function distributionsOf(db: Db, { id, decided_at }: RoundRecord) {
  const byType = new Map<string, Schemas['ScoreCount'][]>();
  if (!decided_at) return byType;
  const { rows } = await sql<{
    type: string;
    photos: number;
    fraction: [number, number];
  }>`select photo.type_code as type,
      min(array[score_sum, score_marks::int]) as fraction, count(*)::int as photos
    from jury_photo photo join image on image.id = image_id and moderation = 'APPROVED'
    where round_id = ${id}::int and score_marks > 0
    group by photo.type_code, score_sum / score_marks::float8 order by score_sum / score_marks::float8 desc`.execute(
    db,
  );
  for (const { type, photos, fraction } of rows) {
    const [sum, marks] = fraction;
    byType.set(type, [...(byType.get(type) ?? []), { score: scoreText({ sum, marks }), photos }]);
  }
  return byType;
}

/** The results of entries in juries, for their entrants (docs/product.md §15). */
export const juryResults = (db: Db) => ({
  /** @throws Problem NOT_FOUND */
  async mine(id: number, { voterKey }: Viewer, now: Date): Promise<Schemas['JuryResult'][]> {
    const competition = await findCompetition(db, id);
    if (!competition || isWithheld(competition)) throw new Problem('NOT_FOUND');
    if (competition.judged_by === 'VOTERS' || stageAt(timed(competition), now) !== 'ENDED') return [];
    const byImage = new Map<number, Schemas['JuryResult']>();
    for (const round of await findRounds(db, id)) {
      const given = await givenTo(db, round.id, voterKey);
      if (!given.length) continue;
      await drawLetters(db, round.id);
      for (const result of await resultsOf(db, round, voterKey, now)) {
        const own = byImage.get(result.imageId) ?? { imageId: result.imageId, rounds: [] };
        byImage.set(result.imageId, { ...own, rounds: [...own.rounds, result.given] });
      }
    }
    return [...byImage.values()];
  },
});

/** The results of a voter's photos in a round with letters. */
async function resultsOf(db: Db, round: RoundRecord, voterKey: string, now: Date) {
  const judges = await countJudges(db, round.id);
  const given = await givenTo(db, round.id, voterKey);
  const distributions = await distributionsOf(db, round);
  return given.map(({ image_id: imageId, type_code: type, accepted, marks, remarks }): OwnResult => ({
    imageId,
    given: {
      round: presentRound(round, now),
      ...scoreOf(marks.map(({ point }) => point)),
      judges,
      marks: marks.map(({ letter, point }) => ({ letter: letterOf(letter), point })),
      remarks: round.remarks === 'ENTRANTS' ? remarks : [],
      line: lineOf(round, type),
      accepted,
      distribution: distributions.get(type) ?? [],
    },
  }));
}

/** The result of an own photo in a round. */
interface OwnResult {
  imageId: number;
  given: Schemas['JuryRoundResult'];
}

function scoreOf(points: readonly number[]): Pick<Schemas['JuryRoundResult'], 'score' | 'sum'> {
  const sum = points.reduce((total, point) => total + point, 0);
  return { sum, score: points.length ? scoreText({ sum, marks: points.length }) : null };
}

function lineOf({ lines }: RoundRecord, type: string): string | null {
  const line = lines.find((one) => one.type === type);
  return line ? scoreText(line) : null;
}

/** A mark as a table has it. */
export type MarkRow = {
  round: number;
  number: number;
  imageId: number;
  type: string;
  title: string;
  letter: string;
  point: number | null;
  withdrawn: string | null;
};

/** The marks of a competition's rounds that have closed, by letter; of hidden photos none. */
export async function* markRows(db: Db, competitionId: number, now: Date): AsyncGenerator<MarkRow> {
  for (const round of await findRounds(db, competitionId)) {
    if (!hasClosed(round, now)) continue;
    await drawLetters(db, round.id);
    yield* marksOf(db, round);
  }
}

/** Photos of which marks are read at a time. */
const batch = 1000;

async function* marksOf(db: Db, { id, position }: RoundRecord): AsyncGenerator<MarkRow> {
  for (let after = 0; ;) {
    const { rows } = await sql<Omit<MarkRow, 'letter' | 'round'> & { letter: number }>`
      select jury_task.number, image_id as "imageId", jury_photo.type_code as type, title, letter,
        case when withdrawn is null then point end as point, withdrawn
      from jury_task join jury_photo using (round_id, number) join image on image.id = image_id
        join jury_panel using (round_id, seat)
      where jury_task.round_id = ${id}::int and not closed and not left_out and moderation = 'APPROVED'
        and (point is not null or withdrawn is not null)
        and jury_task.number > ${after}::int and jury_task.number <= ${after + batch}::int
      order by jury_task.number, letter`.execute(db);
    for (const { letter, ...row } of rows) yield { ...row, round: position, letter: letterOf(letter) };
    after += batch;
    if (!(await hasPhotosBehind(db, id, after))) return;
  }
}

async function hasPhotosBehind(db: Db, round: number, number: number): Promise<boolean> {
  const query = db.selectFrom('jury_photo').select('number').where('round_id', '=', round);
  return (await query.where('number', '>', number).limit(1).executeTakeFirst()) !== undefined;
}
