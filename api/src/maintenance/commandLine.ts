import { BlobStoreRefused, BlobStoreUnavailable } from '../platform/blobs/blobStore.ts';
import { ConfigError, readConfig, type Config } from '../config.ts';
import { NoServer } from '../platform/database/embedded/noServer.ts';
import { FolderLocked } from '../platform/database/lock.ts';
import { createLog, type Logger } from '../platform/log.ts';
import { progressTo, type Progress } from './progress.ts';
import { Refused } from './refused.ts';

/** Dependencies of a command. */
export interface CommandParts {
  config: Config;
  log: Logger;
  /** Lines on standard error. */
  progress: Progress;
  /** Aborted when a person or the system ends the command. */
  signal: AbortSignal;
}

const say = (line: string) => void process.stderr.write(`${line}\n`);

/** The command was started in a way that it does not understand. */
export class Misused extends Error {}

const plain = [Refused, Misused, ConfigError, FolderLocked, NoServer, BlobStoreRefused, BlobStoreUnavailable];

/** Why a command could not do something, in one plain sentence. */
export function sentenceOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'Stopped before the end.';
  const { message, code } = error as Error & { code?: string };
  if (plain.some((kind) => error instanceof kind)) return message;
  if (code === 'ENOSPC') return 'There is no space left on the disk.';
  return `It could not be done: ${message || (code ?? String(error))}`;
}

/**
 * Runs a command with the settings of the service and ends the process: with what `work` returns, or with `trouble` and
 * one plain sentence when it could not be done.
 */
export async function runCommand(trouble: number, work: (parts: CommandParts) => Promise<number>): Promise<never> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  try {
    const config = readConfig();
    // The service's log would mix with the output of the command; failures are reported by their errors.
    const parts = { config, log: createLog('silent'), progress: progressTo(say), signal: stop.signal };
    process.exit(await work(parts));
  } catch (error) {
    say(sentenceOf(error, stop.signal));
    process.exit(trouble);
  }
}

/** The single argument of a command, a folder, as an absolute path. @throws Misused for other arguments */
export function folderArgument(command: string, args: string[], resolve: (folder: string) => string): string {
  const [folder, ...more] = args;
  if (folder === undefined || folder.startsWith('-') || more.length)
    throw new Misused(`Name one folder: npm run ${command} -- <folder>`);
  return resolve(folder);
}
