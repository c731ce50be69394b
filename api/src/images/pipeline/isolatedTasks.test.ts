import { expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lives } from '../../testing/lives.ts';
import { isolatedTasks } from './isolatedTasks.ts';
import { TaskProcess } from './taskProcess.ts';
import type { CrashTasks } from './testing/crashProcess.ts';

const started = (idleMs = 600_000) => isolatedTasks<CrashTasks>('testing/crashProcess', idleMs);

async function untilEnded(pid: number): Promise<void> {
  while (lives(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
}

test('tasks are done in one other process, and what they bring arrives as it was', async () => {
  const run = started();
  const [first, second] = await Promise.all([run('pid'), run('pid')]);
  expect(first).not.toBe(process.pid);
  expect(second).toBe(first);
  expect(await run('bytes')).toEqual({ bytes: Buffer.from('bytes'), hash: 2n ** 63n });
});

test('it knows nothing of the environment, which holds keys and passwords', async () => {
  process.env['JWT_SECRET'] = 'a key';
  expect(await started()('environment')).not.toContain('JWT_SECRET');
});

test('a refusal is a refusal here too, any other failure none', async () => {
  const run = started();
  await expect(run('refuse')).rejects.toMatchObject({
    name: 'ImageRefused',
    code: 'IMAGE_TOO_SMALL',
    values: { actual: 1, minimum: 2 },
  });
  await expect(run('fail')).rejects.toThrow('disk full');
  await expect(run('fail')).rejects.not.toHaveProperty('code');
});

test('the file that ends the process is refused; what was in work beside it is done, and so is what comes later', async () => {
  const run = started();
  const before = await run('pid');
  const folder = await mkdtemp(path.join(tmpdir(), 'isolated-'));
  try {
    const innocent = run('secondTime', path.join(folder, 'begun'));
    while (!existsSync(path.join(folder, 'begun'))) await new Promise((resolve) => setTimeout(resolve, 20));
    await expect(run('crash')).rejects.toMatchObject({ name: 'ImageRefused', code: 'IMAGE_DAMAGED' });
    expect(await innocent).toBe('done');
  } finally {
    await rm(folder, { recursive: true });
  }
  expect(lives(before)).toBe(false);
  expect(await run('pid')).not.toBe(before);
});

test('where it cannot start no file is to blame', async () => {
  const run = isolatedTasks<CrashTasks>('testing/endsAtOnce', 600_000);
  await expect(run('pid')).rejects.toThrow('did not start');
  await expect(run('pid')).rejects.not.toHaveProperty('code');
});

test('without a task for a while it ends, and a later task starts another', async () => {
  const run = started(50);
  const first = await run('pid');
  await untilEnded(first);
  expect(await run('pid')).not.toBe(first);
});

test('it does not end while something is in work', async () => {
  const tasks = new TaskProcess<CrashTasks>('testing/crashProcess', 50);
  const pid = await tasks.run('pid');
  const held = tasks.run('hold', 'held');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(lives(pid)).toBe(true);
  await tasks.run('release');
  expect(await held).toBe('held');
  await untilEnded(pid);
});

test('it is not ended by a signal to the whole group', async () => {
  const run = started();
  const pid = await run('pid');
  process.kill(pid, 'SIGINT');
  process.kill(pid, 'SIGTERM');
  expect(await run('pid')).toBe(pid);
});
