import { surprise } from './chance.ts';
import { chanceOf, type Chances, type Row } from './residuals.ts';
import { add, of, the, type Votes } from './votes.ts';

/** A link between two people. */
export interface Link {
  /** Index of the other person. */
  to: number;
  /** −log10 of the chance of what they have in common. */
  strength: number;
}

/** Weaker links are not kept. */
const weakest = 0.5;
/** Unusual points in common from which a pair is looked at. */
const fewestCommon = 2;
/** Share of the images below which a person is compared with others who judged the same few. */
const fewShare = 0.15;
/** Images in common from which that is looked at. */
const fewestSame = 3;
/** Popular images make people overlap more often than chance over all images would. */
export const popularity = 1.5;

/** People by image, of those that a test takes. */
function peopleByImage(
  rows: readonly Row[],
  images: number,
  takes: (row: Row, k: number, v: number) => boolean,
): number[][] {
  const people: number[][] = Array.from({ length: images }, () => []);
  rows.forEach((row, v) => row.images.forEach((i, k) => takes(row, k, v) && the(people, i).push(v)));
  return people;
}

/** Adds one to each later person of the lists that a person is in. */
function countIn(counts: Uint32Array, people: readonly number[][], row: Row, after: number): void {
  for (const i of row.images) for (const v of the(people, i)) if (v > after) add(counts, v, 1);
}

/** Strength of the unusually high points that people gave to the images of others: `gifts[from].get(to)`. */
function giftsOf(rows: readonly Row[], { author }: Pick<Votes, 'author'>, high: Chances): Map<number, number>[] {
  return rows.map((row, v) => {
    const gifts = new Map<number, number>();
    row.images.forEach((i, k) => {
      const to = of(author, i);
      if (row.marks[k] === 1 && to >= 0) gifts.set(to, Math.max(gifts.get(to) ?? 0, -Math.log10(chanceOf(high, v, i))));
    });
    return gifts;
  });
}

/** How many unusual points in common chance makes between two people. */
export function expectedCommon(
  { high, low }: { high: Chances; low: Chances },
  [u, v]: readonly [number, number],
  both: Iterable<number>,
): number {
  let plus = 0;
  let minus = 0;
  for (const i of both) {
    plus += of(high.image, i) ** 2;
    minus += of(low.image, i) ** 2;
  }
  return plus * of(high.voter, u) * of(high.voter, v) + minus * of(low.voter, u) * of(low.voter, v);
}

/**
 * Links between people that chance does not explain: the same unusual points on the same images, unusually high points for each other's
 * images, and, for two who judged few images, that these are the same. Strongest first.
 */
export function linksOf(votes: Votes, rows: readonly Row[], chances: { high: Chances; low: Chances }): Link[][] {
  const { voters, images } = votes;
  const high = peopleByImage(rows, images, (row, k) => row.marks[k] === 1);
  const low = peopleByImage(rows, images, (row, k) => row.marks[k] === -1);
  const judgedFew = rows.map((row) => row.images.length < fewShare * images);
  const few = peopleByImage(rows, images, (_, __, v) => the(judgedFew, v));
  const gifts = giftsOf(rows, votes, chances.high);
  const links: Link[][] = Array.from({ length: voters }, () => []);
  const judged = new Int32Array(images).fill(-1);

  rows.forEach((row, u) => {
    const common = new Uint32Array(voters);
    const same = new Uint32Array(voters);
    const marked = (mark: number): Row => ({ images: row.images.filter((_, k) => row.marks[k] === mark), marks: [] });
    countIn(common, high, marked(1), u);
    countIn(common, low, marked(-1), u);
    if (the(judgedFew, u)) countIn(same, few, row, u);
    row.images.forEach((i) => (judged[i] = u));
    for (let v = u + 1; v < voters; v++) {
      const [give, take] = [the(gifts, u).get(v), the(gifts, v).get(u)];
      let strength = give !== undefined && take !== undefined ? give + take : 0;
      const other = the(rows, v).images;
      if (of(common, v) >= fewestCommon) {
        const both = other.filter((i) => judged[i] === u);
        strength += surprise(of(common, v), expectedCommon(chances, [u, v], both));
      }
      if (of(same, v) >= fewestSame)
        strength += surprise(of(same, v), (popularity * row.images.length * other.length) / images);
      if (strength <= weakest) continue;
      the(links, u).push({ to: v, strength });
      the(links, v).push({ to: u, strength });
    }
  });
  return links.map((own) => own.sort((a, b) => b.strength - a.strength || a.to - b.to));
}

/** Number of strongest links that make up what a person has with a circle. */
const strongest = 15;

/**
 * How firmly each person is part of a circle: the strongest links, each as far as the two have the same strongest partners.
 * That is what tells a group from two people of one taste.
 */
export function circleScores(links: readonly Link[][]): Float64Array {
  const partners = links.map((own) => new Set(own.slice(0, strongest).map(({ to }) => to)));
  return Float64Array.from(links, (own, v) =>
    own.slice(0, strongest).reduce((sum, { to, strength }) => {
      let shared = 0;
      for (const one of the(partners, to)) if (the(partners, v).has(one)) shared += 1;
      return sum + (strength * shared) / strongest;
    }, 0),
  );
}
