import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { patience } from './patience.ts';

const main = fileURLToPath(new URL('../../dist/program/main.js', import.meta.url));

/** The gateway as `npm start` runs it, in a process of its own. */
export interface MainProcess {
  process: ChildProcess;
  /** Everything written, once it has ended. */
  output: Promise<string>;
  errors: Promise<string>;
  /** Its exit code; null when a signal has ended it. */
  exited: Promise<number | null>;
}

/** A free port below the ephemeral range, so that the system assigns it to nobody else before it is used. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const port = randomInt(12_000, 32_000);
    const probe = createServer();
    probe.once('error', () => resolve(freePort()));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });

/** Starts one with these settings, long time limits, and no others. */
export function startMain(environment: Record<string, string>): MainProcess {
  const started = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'] ?? '', HOST: '127.0.0.1', ...patience, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(started, 'exit').then(([code]) => code as number | null);
  return { process: started, output: text(started.stdout), errors: text(started.stderr), exited };
}

/** The status that an address answers with; null while nothing answers there. */
export const statusAt = (url: string): Promise<number | null> =>
  fetch(url).then(
    ({ status }) => status,
    () => null,
  );
