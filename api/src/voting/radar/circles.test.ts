import { circlesOf } from './circles.ts';
import type { Link } from './links.ts';

const limits = { usual: 5, strict: 7 };

/** Links both ways between people. */
function linksOf(people: number, pairs: readonly (readonly [a: number, b: number, strength: number])[]): Link[][] {
  const links = Array.from({ length: people }, (): Link[] => []);
  for (const [a, b, strength] of pairs) {
    links[a]?.push({ to: b, strength });
    links[b]?.push({ to: a, strength });
  }
  return links;
}
const chain = (people: readonly number[], strength: number) =>
  people.slice(1).map((to, i) => [people[i] as number, to, strength] as const);

test('a core is of four people above the strict threshold whom firm links hold together', () => {
  const circles = (scores: number[], strength: number) =>
    circlesOf(Float64Array.from(scores), linksOf(scores.length, chain([...scores.keys()], strength)), limits);
  expect(circles([8, 8, 8, 8], 0.81)).toEqual([[0, 1, 2, 3]]);
  expect(circles([8, 8, 8, 8], 0.8)).toEqual([]);
  expect(circles([8, 8, 8], 0.81)).toEqual([]);
  expect(circles([8, 8, 8, 7], 0.81)).toEqual([]);
});

test('from six in the core on, a person who has firm links with seven of ten of it comes along, and is in one circle only', () => {
  const rim = (core: number, ties: number) => {
    const people = Array.from({ length: core }, (_, v) => v);
    const tied = people.slice(0, ties).map((v) => [v, core, 0.9] as const);
    const scores = Float64Array.from([...people.map(() => 8), 0]);
    return circlesOf(scores, linksOf(core + 1, [...chain(people, 0.9), ...tied]), limits)[0]?.includes(core);
  };
  expect([rim(10, 7), rim(10, 6), rim(6, 5), rim(5, 5)]).toEqual([true, false, true, false]);
  const [first, second] = [
    [0, 1, 2, 3, 4, 5, 6],
    [7, 8, 9, 10, 11, 12],
  ];
  const both = [...(first ?? []), ...(second ?? [])];
  const pairs = [...chain(first ?? [], 0.9), ...chain(second ?? [], 0.9), ...both.map((v) => [v, 13, 0.9] as const)];
  const scores = Float64Array.from([...both.map(() => 8), 0]);
  expect(circlesOf(scores, linksOf(14, pairs), limits)).toEqual([[...(first ?? []), 13], second]);
});
