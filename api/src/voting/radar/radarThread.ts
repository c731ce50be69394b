/** The thread that looks for circles: comparing everyone with everyone would keep requests waiting. */
import { parentPort, workerData } from 'node:worker_threads';
import type { RankChange } from '../results/rankChanges.ts';
import { effectOf, type RankedBy } from './effect.ts';
import { findCircles, type Circle } from './radar.ts';
import type { Votes } from './votes.ts';

/** The thread's data: it answers one message and ends. */
export interface RadarRequest {
  votes: Votes;
  by: RankedBy;
}

export interface FoundCircle extends Circle {
  effect: RankChange[];
}

const { votes, by } = workerData as RadarRequest;
const found = findCircles(votes).map((circle): FoundCircle => ({ ...circle, effect: effectOf(votes, by, circle) }));
parentPort?.postMessage(found);
