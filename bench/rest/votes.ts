import type { components } from '@photo-competition/schema/rest';
import assert from 'node:assert/strict';
import { sql } from 'kysely';
import type { CheckedRequest } from '../measure/load.ts';
import type { OpenedDatabase } from './engines.ts';
import { scale } from './fill.ts';
import { shownIds, type Subject } from './requests.ts';
import { bearerOf } from './service.ts';

/** A vote that exists before the measurement. */
interface Standing {
  imageId: number;
  accountId: number;
  point: number;
}

/** A sample of existing votes in pseudo-random order. */
export async function standingVotes(db: OpenedDatabase['db']): Promise<Standing[]> {
  const { rows } = await sql<Standing>`select image_id as "imageId", account.id as "accountId", point
    from vote join account using (voter_key) order by md5(image_id::text || voter_key::text) limit 20000`.execute(db);
  return rows;
}

/** The two kinds of vote requests, and the number of new votes cast so far. */
export interface Voting {
  subjects: Subject[];
  cast(): number;
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

/** @param except account that casts no new votes, so that its own reads do not change */
export async function votingSubjects(standing: Standing[], except?: number): Promise<Voting> {
  const bearers: Record<string, string>[] = [];
  for (let id = 1; id <= scale.entrants; id++) bearers[id] = await bearerOf(id);
  const vote = ({ imageId, accountId, point }: Standing): CheckedRequest => ({
    method: 'POST',
    path: '/api/competition/vote',
    headers: bearers[accountId] ?? {},
    body: JSON.stringify({ imageId, point }),
    check(status, body) {
      assert.equal(status, 200, body.toString().slice(0, 300));
      const answer = JSON.parse(body.toString()) as components['schemas']['Vote'];
      assert.deepEqual([answer.imageId, answer.point], [imageId, point]);
    },
  });
  let pair = 0;
  let cast = 0;
  let changed = 0;
  function fresh(): Standing {
    const { imageId, accountId } = freePair(pair++);
    return accountId === except ? fresh() : { imageId, accountId, point: 1 + (cast++ % 5) };
  }
  return {
    cast: () => cast,
    subjects: [
      { name: 'Vote, cast', next: () => vote(fresh()) },
      {
        name: 'Vote, changed',
        next() {
          const one = standing[changed++ % standing.length];
          assert.ok(one);
          one.point = 1 + (one.point % 5);
          return vote(one);
        },
      },
    ],
  };
}
