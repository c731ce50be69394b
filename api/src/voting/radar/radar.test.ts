import { surprise } from './chance.ts';
import { findCircles, measure, thresholdsFor } from './radar.ts';
import { residuals, rowsOf } from './residuals.ts';
import { worldOf, type Attack, type World } from './testing/world.ts';
import { seeded } from '@photo-competition/count/testing/random';
import type { Votes } from './votes.ts';

const size = { voters: 300, images: 120, ring: 12 };
const ringOf = ({ size: { ring } }: World) => new Set(Array.from({ length: ring }, (_, v) => v));

/** Of a world: share of the ring in circles, and number of others in them. */
function found(seed: number, attack: Attack | null) {
  const world = worldOf(seed, attack, size);
  const circles = findCircles(world);
  const ring = ringOf(world);
  const shown = circles.flatMap(({ members }) => members);
  return {
    world,
    circles,
    recall: shown.filter((v) => ring.has(v)).length / ring.size,
    others: shown.filter((v) => !attack || !ring.has(v)).length,
  };
}

const votesOf = (points: [voter: number, image: number, point: number][], voters: number, images: number): Votes => ({
  voters,
  images,
  voter: Uint32Array.from(points, ([v]) => v),
  image: Uint32Array.from(points, ([, i]) => i),
  point: Uint8Array.from(points, ([, , point]) => point),
  author: new Int32Array(images).fill(-1),
});

describe('surprise', () => {
  it.each([
    // 1 − e^−2 (1 + 2 + 2) and 1 − e^−½ (1 + ½), by hand
    [1, 1, 0, 0],
    [3, 2, -Math.log10(1 - 5 * Math.exp(-2)), 1e-9],
    [2, 0.5, -Math.log10(1 - 1.5 * Math.exp(-0.5)), 1e-9],
  ])('%i where chance makes %f', (observed, expected, exact, tolerance) => {
    expect(Math.abs(surprise(observed, expected) - exact)).toBeLessThanOrEqual(tolerance);
  });

  it('is finite for what never happens', () => {
    expect(surprise(400, 0.001)).toBe(300);
  });
});

describe('residuals', () => {
  it('are those of a person who gives two points less to every image, as before', () => {
    const { next } = seeded(4);
    const points = Array.from({ length: 30 }, (_, v) =>
      Array.from({ length: 40 }, (_, i): [number, number, number] => [v, i, 3 + Math.floor(4 * next())]),
    ).flat();
    const strict = points.map(([v, i, point]): [number, number, number] => [v, i, v === 5 ? point - 2 : point]);
    const before = residuals(votesOf(points, 30, 40));
    const after = residuals(votesOf(strict, 30, 40));
    after.forEach((z, n) => expect(Math.abs(z - (before[n] as number))).toBeLessThan(0.2));
  });

  it('mark the one who turns the order around', () => {
    const points = Array.from({ length: 30 }, (_, v) =>
      Array.from({ length: 12 }, (_, i): [number, number, number] => [v, i, v === 7 && i === 0 ? 5 : 1 + (i % 3)]),
    );
    const rows = rowsOf(votesOf(points.flat(), 30, 12));
    const marked = rows.flatMap(({ images, marks }, v) =>
      images.flatMap((i, k) => (marks[k] ? [[v, i, marks[k]]] : [])),
    );
    expect(marked).toEqual([[7, 0, 1]]);
  });

  it('of no votes are none', () => {
    expect(findCircles(votesOf([], 0, 0))).toEqual([]);
    expect(findCircles(votesOf([], 3, 2))).toEqual([]);
  });
});

describe('thresholds', () => {
  it('are those that were measured, and rise with the number of people', () => {
    expect([200, 1000, 3000].map((voters) => thresholdsFor(voters).strict)).toEqual([2.5, 7.6, 9.3]);
    const strict = [2, 199, 201, 500, 999, 1001, 2000, 20_000].map((voters) => thresholdsFor(voters).strict);
    expect(strict).toEqual(strict.toSorted((a, b) => a - b));
    expect(strict[0]).toBe(2.5);
  });
});

describe('the radar', () => {
  it.each([
    ['trades', { wish: 'trade' }],
    ['trades and votes for nothing else', { wish: 'trade', bare: true }],
    ['buries rivals', { wish: 'bury', bare: true }],
  ] as [string, Attack][])('finds a ring that %s', (_, attack) => {
    for (const seed of [1, 2, 3]) {
      const { recall, others, circles } = found(seed, attack);
      expect(recall).toBeGreaterThanOrEqual(0.75);
      expect(others).toBeLessThanOrEqual(3);
      expect(circles).toHaveLength(1);
    }
  });

  it('shows no circle where there is none, friends included', () => {
    for (const seed of [11, 12, 13, 14]) expect(found(seed, null).circles).toEqual([]);
  });

  it('does not find who pushes a single image', () => {
    for (const seed of [1, 2, 3]) expect(found(seed, { wish: 'push one' }).recall).toBe(0);
  });

  it('tells what the circle did, on which images, and what chance would make', () => {
    const { world, circles } = found(1, { wish: 'trade' });
    const [{ common, expected, images, members }] = circles as [(typeof circles)[number]];
    expect(common).toBeGreaterThan(4 * expected);
    const [first] = images as [(typeof images)[number]];
    expect(first).toMatchObject({ direction: 1, own: true });
    const given = [...world.point].filter(
      (_, n) => world.image[n] === first.image && members.includes(world.voter[n] as number),
    );
    expect(first.judged).toBe(given.length);
    expect(first.mean).toBeCloseTo(given.reduce((sum, point) => sum + point, 0) / given.length, 9);
    expect(first.mean).toBeGreaterThan(first.others as number);
    expect(first.unusual).toBeGreaterThan(first.expected);
    const strengths = images.map(({ strength }) => strength);
    expect(strengths).toEqual(strengths.toSorted((a, b) => b - a));
  });

  it('tells of buried rivals that they were given less than by others', () => {
    const { circles } = found(2, { wish: 'bury', bare: true });
    const low = circles[0]?.images.filter(({ direction }) => direction === -1) ?? [];
    expect(low.length).toBeGreaterThanOrEqual(5);
    for (const { mean, others, own } of low) expect([mean < (others as number), own]).toEqual([true, false]);
  });

  it('does not depend on the order of votes', () => {
    const world = worldOf(3, { wish: 'trade' }, size);
    const order = [...world.point.keys()].reverse();
    const reversed = {
      ...world,
      voter: Uint32Array.from(order, (n) => world.voter[n] as number),
      image: Uint32Array.from(order, (n) => world.image[n] as number),
      point: Uint8Array.from(order, (n) => world.point[n] as number),
    };
    expect(findCircles(reversed).map(({ members }) => members)).toEqual(
      findCircles(world).map(({ members }) => members),
    );
  });

  it('opens a circle by people above the strict threshold only', () => {
    const world = worldOf(1, { wish: 'trade' }, size);
    expect(Math.max(...measure(world).scores)).toBeGreaterThan(thresholdsFor(size.voters).strict);
    expect(findCircles(world, { usual: 5.5, strict: 1000 })).toEqual([]);
  });
});
