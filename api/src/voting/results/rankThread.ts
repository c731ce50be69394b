/** The thread that ranks a competition's images: sorting many of them by exact scores would keep requests waiting. */
import { rankImages, tallyOf, type Ranked, type Scoring, type Tally } from '@photo-competition/count/ranking';
import type { CountedImage } from '@photo-competition/schema/resampling';
import { answerInThread } from '../../platform/threads/answerInThread.ts';
import { Explaining, type Explained } from './explaining.ts';
import { GivenVotes } from './normalised.ts';
import { rankChanges, rankChangesOfVotes, type Changed, type RankChange } from './rankChanges.ts';
import type { RankedColumns } from './repository.ts';

/**
 * Requests are sent one at a time, each answered: `tallies` as often as needed, then either `rank` once and `take` from 0 on,
 * or `without`, which ranks with and without these images and tells the first `best` of both, or `changed`, which does so with
 * other votes. Between `rank` and `take` the ranking is explained: `votes` as often as needed, `seed`, and `draw` until it
 * answers what is known.
 */
export type RankRequest =
  | { tallies: string; minPoint: number; maxPoint: number }
  | { rank: Scoring }
  | { votes: string }
  | { seed: number; isLinked: boolean }
  | { draw: number }
  | { take: number; count: number }
  | { without: number[]; scoring: Scoring; best: number }
  | { changed: Changed };

/** Answers `draw` with what is known or null, `rank` with the number of images, `take` with rows, and `without` and `changed` with changes. */
export type RankResponse =
  | { images: number }
  | { rows: RankedColumns }
  | { changes: RankChange[] }
  | { explained: Explained | null }
  | { taken: true };

type Counted = [imageId: number, type: string, byPoint: (number | null)[]];

/** The counted images. */
const images: CountedImage[] = [];
/** How many votes each image has with each point of the range, the lowest first. */
const votesByPoint = new Map<number, number[]>();
let votes: GivenVotes | null = null;

function takeVotes(given: [imageId: number, voterKey: string, point: number][]): void {
  votes ??= new GivenVotes(ranking.reduce((sum, image) => sum + image.votes, 0));
  for (const [imageId, voterKey, point] of given) votes.add(imageId, voterKey, point);
}

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
  bestRanks: array(rows.map(({ imageId }) => explaining?.certainties.get(imageId)?.interval[0] ?? null)),
  worstRanks: array(rows.map(({ imageId }) => explaining?.certainties.get(imageId)?.interval[1] ?? null)),
  firstShares: array(rows.map(({ imageId }) => explaining?.certainties.get(imageId)?.firstShare ?? null)),
  decisions: array(rows.map(({ imageId }) => explaining?.reasons.get(imageId)?.decidedBy ?? null)),
  ranksWithOneMore: array(rows.map(({ imageId }) => explaining?.reasons.get(imageId)?.rankWithOneMore ?? null)),
  votesByPoint: array(rows.map(({ imageId }) => `"{${(votesByPoint.get(imageId) ?? []).join(',')}}"`)),
});

let tallies: Tally[] = [];
let ranking: Placed[] = [];
let scoring: Scoring = 'BAYESIAN';
let lowest = 0;
let explaining: Explaining | null = null;

function answer(request: RankRequest): RankResponse {
  if ('tallies' in request) {
    const { minPoint, maxPoint } = request;
    for (const [imageId, type, byPoint] of JSON.parse(request.tallies) as Counted[]) {
      const histogram = within(byPoint, minPoint, maxPoint);
      tallies.push(tallyOf(imageId, type, histogram, minPoint));
      votesByPoint.set(imageId, histogram);
      images.push({ imageId, type, histogram });
      lowest = minPoint;
    }
    return { taken: true };
  }
  if ('rank' in request) {
    scoring = request.rank;
    ranking = placed(rankImages(tallies, scoring));
    tallies = [];
    return { images: ranking.length };
  }
  if ('votes' in request) {
    takeVotes(JSON.parse(request.votes) as [number, string, number][]);
    return { taken: true };
  }
  if ('seed' in request) {
    explaining = new Explaining(
      { images, scoring, minPoint: lowest, ranking, votes: request.isLinked ? (votes ?? new GivenVotes()) : null },
      request.seed,
    );
    return { taken: true };
  }
  if ('draw' in request) return { explained: explaining?.draw(request.draw) ?? null };
  if ('changed' in request) return { changes: rankChangesOfVotes(images, lowest, request.changed) };
  if ('without' in request) return { changes: rankChanges(tallies, request) };
  return { rows: columnsOf(ranking.slice(request.take, request.take + request.count)) };
}

answerInThread(answer);
