import type { Running } from '../measure/childProcess.ts';
import type { Contestant, Start } from './contestant.ts';
import { hive } from './hive.ts';
import { names } from './names.ts';
import { ours } from './ours.ts';
import { handWritten, plainApollo } from './peers.ts';

/** Ends whatever was started, the last one first, however the work ends. */
export async function stopping<T>(work: (keep: (running: Running) => void) => Promise<T>): Promise<T> {
  const kept: Running[] = [];
  try {
    return await work((running) => kept.push(running));
  } finally {
    for (const running of kept.reverse()) await running.stop();
  }
}

/**
 * Starts those who are compared in both tables.
 * @param isWanted whether a contestant of this name is to be started
 */
export async function startPeers(
  begin: Start,
  isWanted: (name: string) => boolean,
  keep: (running: Running) => void,
): Promise<Contestant[]> {
  // Measured in this order, each round one way and the next the other: closest to ours stand those whose bars are closest.
  const starters: [string, (name: string) => Promise<Contestant>][] = [
    [names.plainApollo, (name) => plainApollo(name, begin)],
    [names.hive, (name) => hive(name, begin)],
    [names.ours, (name) => ours(name, false, begin)],
    [names.handWritten, (name) => handWritten(name, begin)],
    [names.shared, (name) => ours(name, true, begin)],
  ];
  const started: Contestant[] = [];
  for (const [name, starter] of starters) {
    if (!isWanted(name)) continue;
    const contestant = await starter(name);
    keep(contestant.running);
    started.push(contestant);
  }
  return started;
}
