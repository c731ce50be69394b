import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Holdings } from './measuredGateway.ts';
import { patience } from './patience.ts';

/** The gateway in a process of its own, so that its memory and sockets can be measured apart from the test's. */
export interface MeasuredGateway {
  url: string;
  holdings(): Promise<Holdings>;
  /** Whether the process has ended without `close`. */
  hasEnded(): boolean;
  close(): Promise<void>;
}

/** @param environment settings as environment variables */
export async function startMeasuredGateway(environment: Record<string, string>): Promise<MeasuredGateway> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gateway-'));
  const child = fork(fileURLToPath(new URL('measuredGateway.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx', '--expose-gc'],
    env: { PATH: process.env['PATH'] ?? '', TMPDIR: folder, NODE_ENV: 'test', ...patience, ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${port}`,
    async holdings() {
      child.send('holdings');
      const [held] = (await once(child, 'message')) as [Holdings];
      return held;
    },
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    async close() {
      if (child.connected) child.disconnect();
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
