import { fileURLToPath } from 'node:url';
import { start, type Running } from '../measure/childProcess.ts';
import { pin, type Cores } from '../measure/cores.ts';
import type { PlainRequest } from '../measure/exchange.ts';
import { freePort } from '../measure/freePort.ts';
import type { Operation } from './operations.ts';

/** A server under comparison, running as a separate process. */
export interface Contestant {
  name: string;
  url: string;
  running: Running;
  /** The request for an operation, in this server's own format. */
  requestOf(operation: Operation): PlainRequest;
  /** The response mapped to the field names of our graph; null when it contains only part of the operation's data. */
  dataOf(operation: Operation, body: string): unknown;
}

/** Options for starting a contestant. */
export interface StartOptions {
  /** URL of the REST service behind it. */
  upstream: string;
  /** Folder for its files; the caller creates and removes it. */
  folder: string;
  /** Core assignment; null when processes are not pinned. */
  cores: Cores | null;
}

/** A Node program that listens on a given port. */
export interface ServerProgram {
  name: string;
  args: (port: number) => string[];
  env: (port: number) => Record<string, string>;
  readyPath: string;
}

/** Starts a program on a free port and pins it to the measured core. */
export async function startOnPort(
  { name, args, env, readyPath }: ServerProgram,
  cores: Cores | null,
): Promise<{ url: string; running: Running }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const running = await start({ name, args: args(port), env: env(port), readyUrl: url + readyPath });
  if (cores) pin(running.pid, cores.measured);
  return { url, running };
}

/** Node arguments that run a TypeScript program of this folder. */
export const ownProgram = (file: string, ...args: string[]): string[] => [
  '--import',
  'tsx',
  fileURLToPath(new URL(file, import.meta.url)),
  ...args,
];
