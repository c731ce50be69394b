import { expect, it } from '@jest/globals';
import { LruCache } from './lruCache.ts';

/** A cache of weight 100 with three entries of 25. */
function filled(): LruCache<number> {
  const cache = new LruCache<number>(100);
  cache.set('a', 1, 25);
  cache.set('b', 2, 25);
  cache.set('c', 3, 25);
  return cache;
}

it('evicts the least recently used entry, and only as many as it must', () => {
  const cache = filled();
  cache.set('d', 4, 25);
  expect([cache.size, cache.weight]).toEqual([4, 100]);
  cache.get('a');
  cache.set('e', 5, 1);
  expect(['a', 'b', 'c', 'd', 'e'].map((key) => cache.peek(key))).toEqual([1, undefined, 3, 4, 5]);
  expect(cache.weight).toBe(76);
});

it('does not count a peek as a use', () => {
  const cache = filled();
  cache.peek('a');
  cache.set('d', 4, 25);
  cache.set('e', 5, 25);
  expect(cache.peek('a')).toBeUndefined();
});

it('keeps nothing that weighs more than a quarter, and drops what it replaces', () => {
  const cache = filled();
  cache.set('a', 9, 26);
  expect(cache.get('a')).toBeUndefined();
  expect([cache.size, cache.weight]).toEqual([2, 50]);
});

it('replaces, deletes and clears', () => {
  const cache = filled();
  cache.set('a', 9, 5);
  expect([cache.get('a'), cache.weight]).toEqual([9, 55]);
  cache.delete('b');
  cache.delete('b');
  expect([cache.size, cache.weight]).toEqual([2, 30]);
  cache.clear();
  expect([cache.size, cache.weight, cache.get('a')]).toEqual([0, 0, undefined]);
});
