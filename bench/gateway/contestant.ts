import { fileURLToPath } from 'node:url';
import { start, type Running } from '../measure/childProcess.ts';
import { pin, type Cores } from '../measure/cores.ts';
import type { PlainRequest } from '../measure/exchange.ts';
import { freePort } from '../measure/freePort.ts';
import type { Operation } from './operations.ts';

/** Something that answers the operations, in a process of its own. */
export interface Contestant {
  name: string;
  url: string;
  running: Running;
  /** How it is asked for an operation. */
  requestOf(operation: Operation): PlainRequest;
  /** What it has answered, in the names of our graph; null where it brings no more than a part. */
  dataOf(operation: Operation, body: string): unknown;
}

/** What a contestant is started with. */
export interface Start {
  /** Address of the REST service that it asks. */
  upstream: string;
  /** A folder for what it needs; removed by whoever has made it. */
  folder: string;
  /** Null where the cores are not shared out. */
  cores: Cores | null;
}

/** A program that listens on a port. */
export interface Listening {
  name: string;
  args: (port: number) => string[];
  env: (port: number) => Record<string, string>;
  readyPath: string;
}

/** Starts a program on a free port, and keeps it on the core of those who are measured. */
export async function startOnPort(
  { name, args, env, readyPath }: Listening,
  cores: Cores | null,
): Promise<{ url: string; running: Running }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const running = await start({ name, args: args(port), env: env(port), readyUrl: url + readyPath });
  if (cores) pin(running.pid, cores.measured);
  return { url, running };
}

/** Arguments of node for one of our own programs in this folder. */
export const ownProgram = (file: string, ...args: string[]): string[] => [
  '--import',
  'tsx',
  fileURLToPath(new URL(file, import.meta.url)),
  ...args,
];
