import { shuffled } from './shuffled.ts';

/** Every order that `n` items come to, when each possible choice is made once. */
function everyOrder(n: number): string[] {
  const items = Array.from({ length: n }, (_, i) => i);
  const choices = items
    .slice(1)
    .reduce<number[][]>(
      (made, last) => made.flatMap((before) => Array.from({ length: last + 1 }, (_, chosen) => [chosen, ...before])),
      [[]],
    );
  return choices.map((choice) => {
    const left = [...choice];
    return shuffled(items, () => left.shift() ?? 0).join();
  });
}

test('each order of the items comes of exactly one run of choices: all are equally likely', () => {
  const orders = everyOrder(5);
  expect(orders).toHaveLength(120);
  expect(new Set(orders).size).toBe(120);
});

test('nothing is lost, nothing is doubled, and the list itself stays as it was', () => {
  const items = Array.from({ length: 100 }, (_, i) => i);
  const order = shuffled(items);
  expect([...order].sort((a, b) => a - b)).toEqual(items);
  expect(items).toEqual(Array.from({ length: 100 }, (_, i) => i));
  expect(order).not.toEqual(items);
  expect(shuffled([])).toEqual([]);
});
