import { CountedKeys } from '@photo-competition/schema/countedKeys';
import { BoundedLimiter } from './boundedLimiter.ts';

test('a flood of names is forgotten before the name that is tried again and again', async () => {
  const limiter = new BoundedLimiter({ points: 3, duration: 900 });
  for (let i = 0; i < 3; i += 1) await limiter.consume('under attack');
  for (let i = 0; i < 50_000; i += 1) await limiter.consume(`flood ${i}`);
  await expect(limiter.consume('under attack')).rejects.toMatchObject({ consumedPoints: 4 });
  expect(await limiter.get('flood 0')).toBeNull();
  expect((await limiter.get('flood 49999'))?.consumedPoints).toBe(1);
  const kept = await Promise.all(Array.from({ length: 50_000 }, (_, i) => limiter.get(`flood ${i}`)));
  expect(kept.filter(Boolean)).toHaveLength(19_999);
});

test('expired counts go first, and a count that is taken back or forgotten counts less', () => {
  let now = 0;
  const keys = new CountedKeys(3, () => now);
  keys.note('over', 100, 1);
  keys.note('given back', 5, 60);
  keys.note('given back', -4, 60);
  keys.note('high', 2, 60);
  now = 2000;
  expect(keys.note('a', 9, 60)).toBe('over');
  expect(keys.note('b', 9, 60)).toBe('given back');
  expect(keys.note('b', 1, 60)).toBeNull();
  keys.forget('high');
  expect(keys.note('c', 1, 60)).toBeNull();
});
