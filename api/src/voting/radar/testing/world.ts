import { seeded } from '@photo-competition/count/testing/random';
import type { Votes } from '../votes.ts';

/** The aim of a ring. */
export type Wish = 'push one' | 'push four' | 'trade' | 'bury';

/** A ring that votes together. */
export interface Attack {
  wish: Wish;
  /** Votes for nothing else; otherwise hidden among ordinary honest votes. */
  bare?: boolean;
  /** Carries each wish out with probability one half. */
  half?: boolean;
}

/** How large a simulated competition is. */
export interface WorldSize {
  voters: number;
  images: number;
  /** People in the ring: the first ones. */
  ring: number;
}

export interface World extends Votes {
  size: WorldSize;
  /** People who have friends: honest circles of 3 to 9 who look at each other's images and are kinder to them. */
  withFriends: Set<number>;
}

interface Person {
  strictness: number;
  spread: number;
  taste: number[];
  coverage: number;
  friends: Set<number>;
}

/** Share of the images that an ordinary person judges. */
const coverage = [0.15, 0.6] as const;
/** Share that friends see of each other's, and by how many points they are kinder. */
const friendly = { coverage: 0.9, kinder: 0.7 } as const;
/** Images of a ring's rivals that it buries, and images of one author that it pushes. */
const rivalsBuried = 10;
const imagesPushed = 4;

function drawing(seed: number) {
  const { next, int } = seeded(seed);
  const normal = () => Math.sqrt(-2 * Math.log(next() + 1e-12)) * Math.cos(2 * Math.PI * next());
  return { next, int, normal, normals: (length: number) => Array.from({ length }, normal) };
}

function befriend(people: readonly Person[], from: number, circles: number, int: (a: number, b: number) => number) {
  for (let n = 0; n < circles; n++) {
    const circle = Array.from({ length: int(3, 10) }, () => int(from, people.length));
    for (const a of circle) for (const b of circle) if (a !== b) people[a]?.friends.add(b);
  }
}

/** Points that a ring gives to images, which are everyone else's to judge. */
function wishesOf({ wish }: Attack, quality: readonly number[], author: Int32Array, ring: number): Map<number, number> {
  const best = [...quality.keys()].sort((a, b) => (quality[b] as number) - (quality[a] as number));
  // An image of the ring that would honestly be no better than sixth.
  const target = best.slice(5).find((i) => i < ring) ?? 0;
  const rivals = best.filter((i) => i !== target && (author[i] as number) >= ring).slice(0, rivalsBuried);
  const high = (images: number[]): [number, number][] => images.map((i) => [i, 5]);
  if (wish === 'push one') return new Map(high([target]));
  if (wish === 'push four') return new Map(high([...Array(imagesPushed).keys()]));
  if (wish === 'trade') return new Map(high([...Array(ring).keys()]));
  return new Map([...high([target]), ...rivals.map((i): [number, number] => [i, 1])]);
}

/**
 * A competition as it could have been: points follow from an image's quality, a person's taste, strictness and spread, and chance.
 * @param attack null for one without a ring
 */
export function worldOf(seed: number, attack: Attack | null, size: WorldSize): World {
  const { voters, images, ring } = size;
  const { next, int, normal, normals } = drawing(seed);
  const quality = normals(images);
  const style = Array.from({ length: images }, () => normals(3));
  const entrants = Math.min(voters, images);
  // The first people, twice as many as the ring, have at least one image each.
  const author = Int32Array.from({ length: images }, (_, i) => (i < 2 * ring ? i : int(2 * ring, entrants)));
  if (attack?.wish === 'push four') author.fill(0, 0, imagesPushed);
  const people = Array.from({ length: voters }, (): Person => ({
    strictness: 0.5 * normal(),
    spread: Math.exp(0.25 * normal()),
    taste: normals(3),
    coverage: coverage[0] + next() * (coverage[1] - coverage[0]),
    friends: new Set(),
  }));
  befriend(people, 2 * ring, Math.round((60 * voters) / 1000), int);
  const wishes = attack ? wishesOf(attack, quality, author, ring) : new Map<number, number>();
  const votes: [voter: number, image: number, point: number][] = [];
  people.forEach((person, v) => {
    const mine = attack && v < ring ? attack : null;
    for (let i = 0; i < images; i++) {
      const [seen, chance, luck] = [next(), normal(), next()];
      if (author[i] === v) continue;
      const friend = person.friends.has(author[i] as number);
      const wished = mine && !(mine.half && luck < 0.5) ? wishes.get(i) : undefined;
      const share = friend ? Math.max(person.coverage, friendly.coverage) : person.coverage;
      if (wished === undefined && seen > (mine?.bare ? 0.01 : share)) continue;
      const taste = person.taste.reduce((sum, t, k) => sum + t * (style[i]?.[k] as number), 0) / Math.sqrt(3);
      const felt = person.spread * (0.75 * (quality[i] as number) + 0.4 * taste + 0.6 * chance);
      const honest = 3 + person.strictness + felt + (friend ? friendly.kinder : 0);
      votes.push([v, i, wished ?? Math.min(5, Math.max(1, Math.round(honest)))]);
    }
  });
  return {
    size,
    voters,
    images,
    author,
    voter: Uint32Array.from(votes, ([v]) => v),
    image: Uint32Array.from(votes, ([, i]) => i),
    point: Uint8Array.from(votes, ([, , point]) => point),
    withFriends: new Set([...people.keys()].filter((v) => people[v]?.friends.size)),
  };
}
