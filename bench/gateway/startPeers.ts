import type { Running } from '../measure/childProcess.ts';
import type { Contestant, StartOptions } from './contestant.ts';
import { hive } from './hive.ts';
import { names } from './names.ts';
import { ours } from './ours.ts';
import { handWritten, plainApollo } from './peers.ts';

/** Runs `work` and afterwards, also after a failure, stops all programs it passed to `track`, in reverse order. */
export async function withCleanup<T>(work: (track: (running: Running) => void) => Promise<T>): Promise<T> {
  const programs: Running[] = [];
  try {
    return await work((running) => programs.push(running));
  } finally {
    for (const running of programs.reverse()) await running.stop();
  }
}

/**
 * Starts the gateways that are compared over recorded answers as well as over the real service.
 * @param isWanted filter by contestant name
 * @param track receives each started program
 */
export async function startPeers(
  options: StartOptions,
  isWanted: (name: string) => boolean,
  track: (running: Running) => void,
): Promise<Contestant[]> {
  // Order of measurement, reversed every other round. Peers with the tightest targets are next to ours, so that both are
  // measured within seconds of each other.
  const starters: [string, (name: string) => Promise<Contestant>][] = [
    [names.plainApollo, (name) => plainApollo(name, options)],
    [names.hive, (name) => hive(name, options)],
    [names.ours, (name) => ours(name, false, options)],
    [names.handWritten, (name) => handWritten(name, options)],
    [names.shared, (name) => ours(name, true, options)],
  ];
  const started: Contestant[] = [];
  for (const [name, starter] of starters) {
    if (!isWanted(name)) continue;
    const contestant = await starter(name);
    track(contestant.running);
    started.push(contestant);
  }
  return started;
}
