/** The thread that looks for circles: comparing everyone with everyone would keep requests waiting. */
import { answerInThread } from '../../platform/threads/answerInThread.ts';
import type { RankChange } from '../results/rankChanges.ts';
import { effectOf, type RankedBy } from './effect.ts';
import { findCircles, type Circle } from './radar.ts';
import type { Votes } from './votes.ts';

/** The question to the thread. */
export interface RadarRequest {
  votes: Votes;
  by: RankedBy;
}

export interface FoundCircle extends Circle {
  effect: RankChange[];
}

answerInThread(({ votes, by }: RadarRequest): FoundCircle[] =>
  findCircles(votes).map((circle) => ({ ...circle, effect: effectOf(votes, by, circle) })),
);
