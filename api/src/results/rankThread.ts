/** The thread that ranks a competition's images: sorting many of them by exact scores would keep requests waiting. */
import { rankImages, type Ranked, type Scoring, type Tally } from '@photo-competition/schema/ranking';
import { parentPort } from 'node:worker_threads';
import { rankChanges, type RankChange } from './rankChanges.ts';
import type { RankedColumns } from './repository.ts';

/**
 * One at a time, each answered: `tallies` as often as needed, then either `rank` once and `take` from 0 on, or `without`, which
 * ranks with and without these images and tells the first `best` of both.
 */
export type RankRequest =
  | { tallies: string; minPoint: number; maxPoint: number }
  | { rank: Scoring }
  | { take: number; count: number }
  | { without: number[]; scoring: Scoring; best: number };

/** Answers `rank` with the number of images, `take` with rows, and `without` with changes. */
export type RankResponse = { images: number } | { rows: RankedColumns } | { changes: RankChange[] } | { taken: true };

type Counted = [imageId: number, type: string, byPoint: (number | null)[]];

function tallyOf([imageId, type, byPoint]: Counted, maxPoint: number): Tally {
  let votes = 0;
  let points = 0;
  byPoint.forEach((count, point) => {
    votes += count ?? 0;
    points += point * (count ?? 0);
  });
  return { imageId, type, votes, points, topVotes: byPoint[maxPoint] ?? 0 };
}

/** How many votes each image has with each point of the range, the lowest first. */
const votesByPoint = new Map<number, number[]>();

const within = (byPoint: (number | null)[], minPoint: number, maxPoint: number): number[] =>
  Array.from({ length: maxPoint - minPoint + 1 }, (_, n) => byPoint[minPoint + n] ?? 0);

interface Placed extends Ranked {
  place: number;
  typePlace: number;
}

function placed(ranked: Ranked[]): Placed[] {
  const ofType = new Map<string, number>();
  return ranked.map((one, n) => {
    const typePlace = (ofType.get(one.type) ?? 0) + 1;
    ofType.set(one.type, typePlace);
    return { ...one, place: n + 1, typePlace };
  });
}

/** An array as PostgreSQL reads it; types of images have no character that would need quoting. */
const array = (values: (number | string | null)[]) => `{${values.map((value) => value ?? 'null').join(',')}}`;

const columnsOf = (rows: Placed[]): RankedColumns => ({
  places: array(rows.map(({ place }) => place)),
  imageIds: array(rows.map(({ imageId }) => imageId)),
  types: array(rows.map(({ type }) => `"${type}"`)),
  typePlaces: array(rows.map(({ typePlace }) => typePlace)),
  votes: array(rows.map(({ votes }) => votes)),
  points: array(rows.map(({ points }) => points)),
  scores: array(rows.map(({ score }) => score)),
  ranks: array(rows.map(({ rank }) => rank)),
  overallRanks: array(rows.map(({ overallRank }) => overallRank)),
  votesByPoint: array(rows.map(({ imageId }) => `"{${(votesByPoint.get(imageId) ?? []).join(',')}}"`)),
});

if (!parentPort) throw new Error('rankThread runs as a worker thread only');
const port = parentPort;
let tallies: Tally[] = [];
let ranking: Placed[] = [];

function answer(request: RankRequest): RankResponse {
  if ('tallies' in request) {
    const { minPoint, maxPoint } = request;
    for (const counted of JSON.parse(request.tallies) as Counted[]) {
      tallies.push(tallyOf(counted, maxPoint));
      votesByPoint.set(counted[0], within(counted[2], minPoint, maxPoint));
    }
    return { taken: true };
  }
  if ('rank' in request) {
    ranking = placed(rankImages(tallies, request.rank));
    tallies = [];
    return { images: ranking.length };
  }
  if ('without' in request) return { changes: rankChanges(tallies, request) };
  return { rows: columnsOf(ranking.slice(request.take, request.take + request.count)) };
}

port.on('message', (request: RankRequest) => port.postMessage(answer(request)));
