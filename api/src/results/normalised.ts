import type { Tally } from '@photo-competition/schema/ranking';

/** A vote, whoever has given it. */
export interface GivenVote {
  imageId: number;
  /** Number of the person, from 0 on. */
  voter: number;
  point: number;
}

/** How often severities and levels are computed from each other: they hardly change after that. */
const rounds = 4;
/** Votes of an average severity that everybody's own are joined by: few votes tell little of a person. */
const averageVotes = 2;

/**
 * By how much each person's points lie above what others give to the same images.
 * @returns by number of the person
 */
export function severitiesOf(votes: readonly GivenVote[]): Float64Array {
  const voters = votes.reduce((most, { voter }) => Math.max(most, voter + 1), 0);
  const severities = new Float64Array(voters);
  const given = new Float64Array(voters);
  for (const { voter } of votes) given[voter] = (given[voter] as number) + 1;
  for (let round = 0; round < rounds; round++) {
    const levels = new Map<number, { votes: number; sum: number }>();
    for (const { imageId, voter, point } of votes) {
      const level = levels.get(imageId) ?? { votes: 0, sum: 0 };
      level.votes += 1;
      level.sum += point - (severities[voter] as number);
      levels.set(imageId, level);
    }
    const above = new Float64Array(voters);
    for (const { imageId, voter, point } of votes) {
      const { votes: n, sum } = levels.get(imageId) as { votes: number; sum: number };
      above[voter] = (above[voter] as number) + point - sum / n;
    }
    above.forEach((sum, voter) => (severities[voter] = sum / ((given[voter] as number) + averageVotes)));
  }
  return severities;
}

/** Differences of scores below it are no differences. */
const precision = 1e9;

/**
 * Ranks within each type by the Bayesian mean of points from which each person's severity is taken. It shows what severe and
 * mild judges change; no competition is decided by it, since nobody could count it again without knowing who voted what.
 * @param tallies what is counted
 * @param votes the same, vote by vote
 * @returns by id of the image; without votes it has none
 */
export function rankNormalised(tallies: readonly Tally[], votes: readonly GivenVote[]): Map<number, number> {
  const severities = severitiesOf(votes);
  const sums = new Map<number, number>();
  for (const { imageId, voter, point } of votes)
    sums.set(imageId, (sums.get(imageId) ?? 0) + point - (severities[voter] as number));
  const ranks = new Map<number, number>();
  for (const type of new Set(tallies.map((tally) => tally.type))) {
    const images = tallies.filter((tally) => tally.type === type);
    const given = images.reduce((total, { votes: n }) => total + n, 0) / images.length;
    const points = images.reduce((total, { imageId }) => total + (sums.get(imageId) ?? 0), 0) / images.length;
    const scored = images
      .filter(({ votes: n }) => n > 0)
      .map((image) => {
        const score = (points + (sums.get(image.imageId) ?? 0)) / (given + image.votes);
        return { ...image, score: Math.round(score * precision) };
      })
      .sort((a, b) => b.score - a.score || b.topVotes - a.topVotes || b.votes - a.votes);
    let rank = 0;
    scored.forEach((one, place) => {
      const before = scored[place - 1];
      const shared = before?.score === one.score && before.topVotes === one.topVotes && before.votes === one.votes;
      if (!shared) rank = place + 1;
      ranks.set(one.imageId, rank);
    });
  }
  return ranks;
}
