import type { components } from '@photo-competition/schema/rest';
import assert from 'node:assert/strict';
import type { CheckedRequest } from '../measure/load.ts';
import { scale } from './fill.ts';
import { shownIds, type Subject } from './requests.ts';
import { bearerOf } from './service.ts';

/** A kind of request that casts votes, and how many it has cast. */
export interface Voting {
  subject: Subject;
  /** Votes that were sent, and those of them that were answered; some are on their way when a measurement ends. */
  sent(): number;
  answered(): number;
}

/** First turn that fill.ts does not use: all pairs of image and entrant from here on are new. */
const firstFreeTurn = 600;

/** A pair of image and entrant without a vote, a different one for each number (see `fillVotes`). */
function freePair(number: number): { imageId: number; accountId: number } {
  const imageId = shownIds[(number * 7919) % shownIds.length] ?? 1;
  const turn = firstFreeTurn + Math.floor(number / shownIds.length);
  const owner = (imageId - 1) % scale.entrants;
  const voter = (owner + 1 + ((turn * 7 + imageId * 13) % (scale.entrants - 1))) % scale.entrants;
  return { imageId, accountId: voter + 1 };
}

/** @param except account that casts no votes, so that its own reads do not change */
export async function votingSubject(except: number): Promise<Voting> {
  const bearers: Record<string, string>[] = [];
  for (let id = 1; id <= scale.entrants; id++) bearers[id] = await bearerOf(id);
  let pair = 0;
  let sent = 0;
  let answered = 0;
  function next(): CheckedRequest {
    const { imageId, accountId } = freePair(pair++);
    if (accountId === except) return next();
    const point = 1 + (sent++ % 5);
    return {
      method: 'POST',
      path: '/api/competition/vote',
      headers: { ...bearers[accountId], 'content-type': 'application/json' },
      body: JSON.stringify({ imageId, point }),
      check(status, body) {
        assert.equal(status, 200, body.slice(0, 300));
        const answer = JSON.parse(body) as components['schemas']['Vote'];
        assert.deepEqual([answer.imageId, answer.point], [imageId, point]);
        answered += 1;
      },
    };
  }
  return { subject: { name: 'Vote, cast', next }, sent: () => sent, answered: () => answered };
}
