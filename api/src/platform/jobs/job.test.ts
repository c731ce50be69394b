import { until } from '../../testing/service.ts';
import { createLog } from '../log.ts';
import { startJob, type Job } from './job.ts';

const log = createLog('silent');
const never = 3_600_000;
let job: Job | undefined;
afterEach(() => job?.stop());

test('looks at once, and again when it is woken; many calls during a look are one look more', async () => {
  let looks = 0;
  let end: () => void = () => undefined;
  const run = () => {
    looks += 1;
    return new Promise<void>((resolve) => (end = resolve));
  };
  job = startJob({ name: 'a test', everyMs: never, run, log });
  await until('the first look', () => Promise.resolve(looks === 1));
  for (let n = 0; n < 5; n += 1) job.wake();
  end();
  await until('the second look', () => Promise.resolve(looks === 2));
  end();
  await until('the end of the second look', async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return true;
  });
  expect(looks).toBe(2);
});

test('goes on at once while there is more to do', async () => {
  let left = 4;
  job = startJob({ name: 'a test', everyMs: never, run: () => Promise.resolve(--left > 0), log });
  await until('the last look', () => Promise.resolve(left === 0));
});

test('looks again after a pause, and after an error', async () => {
  let looks = 0;
  const run = () => (++looks === 1 ? Promise.reject(new Error('away')) : Promise.resolve());
  job = startJob({ name: 'a test', everyMs: 1, run, log });
  await until('another look', () => Promise.resolve(looks > 2));
});

test('a wake during a look that fails does not make it try again without a pause', async () => {
  let looks = 0;
  const run = () => {
    looks += 1;
    job?.wake();
    return Promise.reject(new Error('away'));
  };
  job = startJob({ name: 'a test', everyMs: never, pauseFirst: true, run, log });
  job.wake();
  await until('the look', () => Promise.resolve(looks === 1));
  await new Promise((resolve) => setImmediate(resolve));
  expect(looks).toBe(1);
});

test('the first look may come after a pause; a look that is asked for begins after the one under way', async () => {
  const course: string[] = [];
  const run = async () => {
    course.push('begins');
    await new Promise((resolve) => setImmediate(resolve));
    course.push('ends');
  };
  job = startJob({ name: 'a test', everyMs: never, pauseFirst: true, run, log });
  expect(course).toEqual([]);
  await Promise.all([job.round(), job.round()]);
  expect(course).toEqual(['begins', 'ends', 'begins', 'ends']);
});

test('a stop tells the look under way, waits for it, and begins none', async () => {
  let looks = 0;
  let ended = false;
  const run = (signal: AbortSignal) => {
    looks += 1;
    return new Promise<boolean>((resolve) => {
      signal.addEventListener('abort', () => {
        ended = true;
        resolve(true);
      });
    });
  };
  job = startJob({ name: 'a test', everyMs: 1, run, log });
  await until('the look', () => Promise.resolve(looks === 1));
  await job.stop();
  expect([looks, ended]).toEqual([1, true]);
});
