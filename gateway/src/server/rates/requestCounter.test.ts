import { expect, it } from '@jest/globals';
import { requestCounter } from '@photo-competition/schema/requestCounter';

function counterAt(most: number) {
  const clock = { ms: 0 };
  return { clock, counter: requestCounter(most, 60_000, () => clock.ms) };
}

it('lets through what is allowed in a window, and says how long the rest has to wait', () => {
  const { clock, counter } = counterAt(2);
  expect([counter.take('a'), counter.take('a')]).toEqual([null, null]);
  expect(counter.take('a')).toBe(60);
  clock.ms = 59_500;
  expect(counter.take('a')).toBe(1);
});

it('begins anew with the next window', () => {
  const { clock, counter } = counterAt(1);
  counter.take('a');
  expect(counter.take('a')).not.toBeNull();
  clock.ms = 60_000;
  expect(counter.take('a')).toBeNull();
  expect(counter.take('a')).toBe(60);
});

it('counts each key by itself', () => {
  const { counter } = counterAt(1);
  expect([counter.take('a'), counter.take('b'), counter.take('c')]).toEqual([null, null, null]);
  expect(counter.take('b')).toBe(60);
});

it('counts amounts, and asking for none changes nothing', () => {
  const { counter } = counterAt(2);
  expect([counter.take('a', 1.5), counter.take('a', 0), counter.take('a', 0.5)]).toEqual([null, null, null]);
  expect([counter.take('a', 0.1), counter.take('a', 0), counter.take('b', 0)]).toEqual([60, 60, null]);
});

it('keeps twenty thousand keys, forgets those that were counted least, and keeps none that is only asked for', () => {
  const { counter } = counterAt(1);
  counter.take('under attack');
  expect(counter.take('under attack')).toBe(60);
  for (let i = 0; i < 100_000; i += 1) counter.take(`asked ${i}`, 0);
  for (let i = 1; i < 20_000; i += 1) counter.take(`kept ${i}`);
  expect(counter.take('kept 1', 0)).toBeNull();
  expect(counter.take('kept 1')).toBe(60);
  // A flood of five times as many.
  for (let i = 0; i < 100_000; i += 1) counter.take(`flood ${i}`);
  expect([counter.take('under attack', 0), counter.take('kept 1', 0)]).toEqual([60, 60]);
  // Of those that came once the oldest are gone.
  expect(counter.take('kept 2')).toBeNull();
});

it('tells what is left, and counts nothing by it', () => {
  const { clock, counter } = counterAt(2);
  expect(counter.left('a')).toEqual({ left: 2, seconds: 60 });
  counter.take('a', 1.5);
  clock.ms = 59_500;
  expect([counter.left('a'), counter.left('b')]).toEqual([
    { left: 0, seconds: 1 },
    { left: 2, seconds: 1 },
  ]);
  counter.take('a', 7);
  expect(counter.left('a')).toEqual({ left: 0, seconds: 1 });
  clock.ms = 60_000;
  expect(counter.left('a')).toEqual({ left: 2, seconds: 60 });
});
