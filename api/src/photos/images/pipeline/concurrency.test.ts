import { expect, test } from '@jest/globals';
import { createGate, Overloaded } from './concurrency.ts';

/** A task that ends when the test says so. */
function heldTask() {
  let end: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end: () => end(), task: () => held };
}

test('no more than the given number run at once, and all of them run', async () => {
  const gate = createGate(2, 50);
  let [running, most] = [0, 0];
  const task = async (value: number) => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
    return value;
  };
  const values = Array.from({ length: 20 }, (_, value) => value);
  expect(await Promise.all(values.map((value) => gate.run(() => task(value))))).toEqual(values);
  expect(most).toBe(2);
});

test('the waiting are served in their order', async () => {
  const gate = createGate(1, 50);
  const order: number[] = [];
  await Promise.all([1, 2, 3, 4].map((value) => gate.run(async () => void order.push(value))));
  expect(order).toEqual([1, 2, 3, 4]);
});

test('a task beyond those that may wait is refused at once; a place that becomes free is given again', async () => {
  const gate = createGate(1, 1);
  const first = heldTask();
  const running = gate.run(first.task);
  const waiting = gate.run(async () => 'waited');
  await expect(gate.run(async () => 'refused')).rejects.toThrow(Overloaded);
  first.end();
  await running;
  expect(await waiting).toBe('waited');
  expect(await gate.run(async () => 'again')).toBe('again');
});

test('a failing task gives its place back', async () => {
  const gate = createGate(1, 0);
  await expect(gate.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await gate.run(async () => 'next')).toBe('next');
});
