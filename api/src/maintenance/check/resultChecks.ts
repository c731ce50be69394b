import { rankImages, tallyOf, type Scoring } from '@photo-competition/count/ranking';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Finding } from './finding.ts';

/** A stored ranking of the newest revision; one of an earlier revision is replaced by the service when it runs. */
interface Stored {
  id: number;
  competition_id: number;
  images: number;
  /** Null where an earlier version has stored it. */
  votes: number | null;
  scoring: Scoring;
}

const newest = async (view: Db): Promise<Stored[]> => {
  const { rows } = await sql<Stored>`
    select r.id, r.competition_id, r.images, r.votes, c.scoring from result_computation r
    join competition c on c.id = r.competition_id and c.results_revision = r.revision
    where r.state = 'STORED' order by r.id`.execute(view);
  return rows;
};

/** The counted votes of an image, by point, the lowest first. */
interface Recounted {
  imageId: number;
  type: string;
  histogram: number[];
  minPoint: number;
}

/** Counts the votes themselves, without any stored result. */
async function recount(view: Db, competitionId: number): Promise<Recounted[]> {
  const { rows } = await sql<Recounted>`
    select i.id as "imageId", i.type_code as type, c.min_point as "minPoint",
      (select json_agg((select count(*) from counted_vote v where v.image_id = i.id and v.point = p) order by p)
        from generate_series(c.min_point, c.max_point) p) as histogram
    from image i join competition c on c.id = i.competition_id
    where i.competition_id = ${competitionId} and i.moderation = 'APPROVED'`.execute(view);
  return rows;
}

type Row = Record<string, number | string | null>;

const storedRows = async (view: Db, id: number): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select place, image_id as "imageId", type_code as type, type_place as "typePlace", votes, points, score, rank,
      overall_rank as "overallRank", array_to_string(votes_by_point, ',') as "votesByPoint" from image_result where computation_id = ${id} order by place`.execute(
    view,
  );
  return rows;
};

/** The rows that a ranking must hold. */
function expectedRows(counted: Recounted[], scoring: Scoring): Row[] {
  const votesByPoint = new Map(counted.map(({ imageId, histogram }) => [imageId, histogram.join(',')]));
  const tallies = counted.map((one) => tallyOf(one.imageId, one.type, one.histogram, one.minPoint));
  const ofType = new Map<string, number>();
  return rankImages(tallies, scoring).map((ranked, n) => {
    const typePlace = (ofType.get(ranked.type) ?? 0) + 1;
    ofType.set(ranked.type, typePlace);
    return { place: n + 1, typePlace, ...ranked, votesByPoint: votesByPoint.get(ranked.imageId) ?? '' };
  });
}

const differs = (expected: Row, found: Row | undefined): string | undefined =>
  Object.keys(expected).find((name) => found?.[name] !== expected[name]);

function compare({ id, competition_id, images, votes }: Stored, expected: Row[], found: Row[]): Finding[] {
  const finding = (subject: string, detail: string): Finding[] => [
    { severity: 'error', rule: 'results', subject, detail },
  ];
  if (found.length !== expected.length || images !== expected.length)
    return finding(
      `competition ${competition_id}`,
      `its stored results ${id} hold ${found.length} images and say ${images}, a recount holds ${expected.length}`,
    );
  for (const [n, row] of expected.entries()) {
    const name = differs(row, found[n]);
    if (name !== undefined)
      return finding(
        `image ${row['imageId']}`,
        `the stored results ${id} have ${name} ${found[n]?.[name]} at place ${n + 1}, a recount has ${row[name]}`,
      );
  }
  const counted = expected.reduce((sum, row) => sum + Number(row['votes']), 0);
  if (votes !== null && votes !== counted)
    return finding(
      `competition ${competition_id}`,
      `its stored results ${id} say that they are of ${votes} votes, a recount holds ${counted}`,
    );
  return [];
}

/** Holds stored results against a recount of the votes, by the one code that ranks; tells the first difference of each. */
export async function checkResults(view: Db): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const stored of await newest(view)) {
    const expected = expectedRows(await recount(view, stored.competition_id), stored.scoring);
    findings.push(...compare(stored, expected, await storedRows(view, stored.id)));
  }
  return findings;
}
