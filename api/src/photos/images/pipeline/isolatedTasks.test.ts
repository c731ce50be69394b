import { expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { lives } from '../../../testing/lives.ts';
import { until } from '../../../testing/service.ts';
import { isolatedTasks } from './isolatedTasks.ts';
import { TaskProcess } from './taskProcess.ts';
import type { CrashTasks } from './testing/crashProcess.ts';

const started = (idleMs = 600_000) => isolatedTasks<CrashTasks>('testing/crashProcess', idleMs);

const untilEnded = (pid: number) => until('the process to end', () => Promise.resolve(!lives(pid)));

test('tasks are done in one other process, and what they bring arrives as it was', async () => {
  const run = started();
  const [first, second] = await Promise.all([run('pid'), run('pid')]);
  expect(first).not.toBe(process.pid);
  expect(second).toBe(first);
  expect(await run('bytes')).toEqual({ bytes: Buffer.from('bytes'), hash: 2n ** 63n });
});

test('it knows nothing of the environment, which holds keys and passwords', async () => {
  expect(await started()('environment')).not.toContain('PATH');
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

test('the file that ends the process is refused; what was in work beside it is done one by one, and so is what comes later', async () => {
  const run = started();
  const before = await run('pid');
  const folder = await mkdtemp(path.join(tmpdir(), 'isolated-'));
  try {
    const innocent = ['first', 'second'].map((name) => run('secondTime', folder, name));
    await until('both to be in work', () => Promise.resolve(readdirSync(folder).length === 2));
    await expect(run('crash')).rejects.toMatchObject({ name: 'ImageRefused', code: 'IMAGE_DAMAGED' });
    const pids = await Promise.all(innocent);
    expect(new Set([before, ...pids]).size).toBe(3);
    for (const pid of pids) await untilEnded(pid);
  } finally {
    await rm(folder, { recursive: true });
  }
  expect(lives(before)).toBe(false);
  expect(await run('pid')).not.toBe(before);
});

test('a file with which the process ends by itself is refused as well', async () => {
  await expect(started()('exit')).rejects.toMatchObject({ name: 'ImageRefused', code: 'IMAGE_DAMAGED' });
});

test('killed while it starts, it is tried again', async () => {
  expect(await isolatedTasks<CrashTasks>('testing/killedOnce', 600_000)('pid')).toBeGreaterThan(0);
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
  // Something else that is done is not all that there was to do.
  await tasks.run('pid');
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

/** Starts a program that uses such a process. @returns the program, and the process's id */
async function startStarter(...args: string[]) {
  const file = fileURLToPath(new URL('testing/starter.ts', import.meta.url));
  const program = spawn(process.execPath, ['--import', 'tsx', file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await once(program.stdout, 'data')) as [Buffer];
  return { program, pid: Number(said.toString()) };
}

test('a program that has nothing else to do ends, and the process with it', async () => {
  const { program, pid } = await startStarter();
  if (program.exitCode === null) await once(program, 'exit');
  expect(program.exitCode).toBe(0);
  await untilEnded(pid);
});

test('where the program is killed the process ends, whatever it works on', async () => {
  const { program, pid } = await startStarter('busy');
  program.kill('SIGKILL');
  await untilEnded(pid);
});
