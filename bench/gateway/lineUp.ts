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

/** Starts those who are compared in both tables. @param noHive why Hive is left out; null when it is not */
export async function startPeers(
  begin: Start,
  noHive: string | null,
  keep: (running: Running) => void,
): Promise<Contestant[]> {
  // Measured in this order, each round one way and the next the other: closest to ours stand those whose bars are closest.
  const starters = [
    () => plainApollo(names.plainApollo, begin),
    ...(noHive === null ? [() => hive(names.hive, begin)] : []),
    () => ours(names.ours, false, begin),
    () => handWritten(names.handWritten, begin),
    () => ours(names.shared, true, begin),
  ];
  const started: Contestant[] = [];
  for (const starter of starters) {
    const contestant = await starter();
    keep(contestant.running);
    started.push(contestant);
  }
  return started;
}
