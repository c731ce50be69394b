/** A process whose tasks do to it what a photo could. */
import { existsSync, writeFileSync } from 'node:fs';
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
  /** Never ends the first time, which leaves the file behind. */
  async secondTime(file: string): Promise<string> {
    if (existsSync(file)) return 'done';
    writeFileSync(file, '');
    return new Promise<never>(() => undefined);
  },
  crash: () => {
    process.kill(process.pid, 'SIGKILL');
    return new Promise<never>(() => undefined);
  },
};

export type CrashTasks = typeof crashTasks;

serveTasks(crashTasks);
