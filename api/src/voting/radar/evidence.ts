import { surprise } from './chance.ts';
import { expectedCommon, popularity } from './links.ts';
import { chanceOf, type Chances, type Row } from './residuals.ts';
import { of, the, type Votes } from './votes.ts';

/** The acts of a circle on an image. */
export interface ImageEvidence {
  /** Index of the image. */
  image: number;
  /** 1: higher points than others gave, -1: lower ones. */
  direction: 1 | -1;
  /** Members who judged the image. */
  judged: number;
  /** How many of them would have, had they chosen what to judge by chance. */
  expectedJudged: number;
  /** Members who gave a point that is unusual for them and the image, in this direction. */
  unusual: number;
  /** How many of them chance would make. */
  expected: number;
  /** −log10 of the chance of what is less likely of the two. */
  strength: number;
  /** Mean point of the members. */
  mean: number;
  /** Mean point of everyone else; null when nobody else judged it. */
  others: number | null;
  /** Whether a member entered it. */
  own: boolean;
}

/** Why people are seen as a circle. */
export interface Evidence {
  /** Unusual points that two members have in common, on average over all pairs. */
  common: number;
  /** How many of them chance would make. */
  expected: number;
  /** Images that a member judged, on average. */
  judged: number;
  /** Images that two members both judged, on average over all pairs. */
  same: number;
  /** How many of them chance would make. */
  expectedSame: number;
  /** Images on which the circle did something, the least likely first. */
  images: ImageEvidence[];
}

/** Fewer members than that are no evidence on an image. */
const fewestMembers = 3;
/** −log10 of the chance from which on it is evidence. */
const weakest = 2;

type Both = { high: Chances; low: Chances };

/** The images and points that two people have in common. */
function pairOf(a: Row, marks: ReadonlyMap<number, number>): { common: number; both: number[] } {
  const both = a.images.filter((i) => marks.has(i));
  const common = a.images.filter((i, k) => a.marks[k] !== 0 && marks.get(i) === a.marks[k]).length;
  return { common, both };
}

function pairsOf(votes: Votes, rows: readonly Row[], chances: Both, members: readonly number[]) {
  const marksOf = members.map((v) => new Map(the(rows, v).images.map((i, k) => [i, the(the(rows, v).marks, k)])));
  const judgedBy = (v: number) => the(rows, v).images.length;
  const sum = { common: 0, expected: 0, same: 0, expectedSame: 0 };
  members.forEach((u, a) =>
    members.slice(a + 1).forEach((v, b) => {
      const { common, both } = pairOf(the(rows, u), the(marksOf, a + 1 + b));
      sum.common += common;
      sum.expected += expectedCommon(chances, [u, v], both);
      sum.same += both.length;
      sum.expectedSame += (judgedBy(u) * judgedBy(v)) / votes.images;
    }),
  );
  const pairs = (members.length * (members.length - 1)) / 2;
  return {
    common: sum.common / pairs,
    expected: sum.expected / pairs,
    same: sum.same / pairs,
    expectedSame: sum.expectedSame / pairs,
    judged: members.reduce((total, v) => total + judgedBy(v), 0) / members.length,
  };
}

/** Points of members and of everyone else, by image. */
function pointsOf(votes: Votes, inside: ReadonlySet<number>): { members: number[]; others: number[] }[] {
  const points = Array.from({ length: votes.images }, () => ({ members: [] as number[], others: [] as number[] }));
  votes.image.forEach((image, vote) => {
    const side = inside.has(of(votes.voter, vote)) ? 'members' : 'others';
    the(points, image)[side].push(of(votes.point, vote));
  });
  return points;
}

const mean = (points: readonly number[]): number | null =>
  points.length ? points.reduce((sum, point) => sum + point, 0) / points.length : null;

function imagesOf(
  votes: Votes,
  rows: readonly Row[],
  { high, low }: Both,
  members: readonly number[],
): ImageEvidence[] {
  const inside = new Set(members);
  const expectedJudged = members.reduce((sum, v) => sum + the(rows, v).images.length, 0) / votes.images;
  return pointsOf(votes, inside)
    .map((points, image): ImageEvidence => {
      const given = mean(points.members) ?? 0;
      const others = mean(points.others);
      const direction = others === null || given >= others ? 1 : -1;
      const chances = direction === 1 ? high : low;
      let [unusual, expected] = [0, 0];
      for (const v of members) {
        const k = the(rows, v).images.indexOf(image);
        if (k < 0) continue;
        expected += chanceOf(chances, v, image);
        if (the(rows, v).marks[k] === direction) unusual += 1;
      }
      const judged = points.members.length;
      const chosen = surprise(judged, popularity * expectedJudged);
      const strength = Math.max(unusual >= fewestMembers ? surprise(unusual, expected) : 0, chosen);
      const own = inside.has(of(votes.author, image));
      return { image, direction, judged, expectedJudged, unusual, expected, strength, mean: given, others, own };
    })
    .filter(({ judged, strength }) => judged >= fewestMembers && strength >= weakest)
    .sort((a, b) => b.strength - a.strength || a.image - b.image);
}

/** Everything about a circle that an administrator is shown before names. */
export const evidenceOf = (
  votes: Votes,
  rows: readonly Row[],
  chances: Both,
  members: readonly number[],
): Evidence => ({ ...pairsOf(votes, rows, chances, members), images: imagesOf(votes, rows, chances, members) });
