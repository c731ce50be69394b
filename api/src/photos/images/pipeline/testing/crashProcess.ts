/** A process whose tasks do to it what a photo could. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ImageRefused } from '../refusal.ts';
import { serveTasks } from '../taskMessages.ts';

const ends: (() => void)[] = [];

const crashTasks = {
  pid: () => Promise.resolve(process.pid),
  environment: () => Promise.resolve(Object.keys(process.env)),
  bytes: () => Promise.resolve({ bytes: Buffer.from('bytes'), hash: 2n ** 63n }),
  refuse: () => Promise.reject(new ImageRefused('IMAGE_TOO_SMALL', { values: { actual: 1, minimum: 2 } })),
  fail: () => Promise.reject(new Error('disk full')),
  /** Ends when `release` is called. */
  hold: (value: string) => new Promise<string>((resolve) => ends.push(() => resolve(value))),
  release: () => Promise.resolve(ends.splice(0).forEach((end) => end())),
  /** Never ends the first time, which leaves the file behind. Later ones in a folder may not be at the same time. */
  async secondTime(folder: string, name: string): Promise<number> {
    const [begun, running] = [path.join(folder, name), path.join(folder, 'running')];
    if (!existsSync(begun)) {
      writeFileSync(begun, '');
      return new Promise<never>(() => undefined);
    }
    writeFileSync(running, '', { flag: 'wx' });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    rmSync(running);
    return process.pid;
  },
  /** Keeps the process busy for ever. */
  busy: () => {
    setInterval(() => undefined, 1000);
    return new Promise<never>(() => undefined);
  },
  exit: (): Promise<never> => process.exit(1),
  crash: () => {
    process.kill(process.pid, 'SIGKILL');
    return new Promise<never>(() => undefined);
  },
};

export type CrashTasks = typeof crashTasks;

serveTasks(crashTasks);
