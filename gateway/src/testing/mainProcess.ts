import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { patience } from './patience.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The gateway as `npm start` runs it, in a process of its own. */
export interface MainProcess {
  process: ChildProcess;
  /** Everything written, once it has ended. */
  output: Promise<string>;
  errors: Promise<string>;
  /** Its exit code; null when a signal has ended it. */
  exited: Promise<number | null>;
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Starts one with these settings, long time limits, and no others. */
export function startMain(environment: Record<string, string>): MainProcess {
  const started = spawn(process.execPath, ['--import', 'tsx', main], {
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
