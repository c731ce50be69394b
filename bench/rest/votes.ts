import type { components } from '@photo-competition/schema/rest';
import assert from 'node:assert/strict';
import { sql } from 'kysely';
import type { Ask } from '../measure/load.ts';
import type { Opened } from './engines.ts';
import { scale } from './fill.ts';
import { shownIds, type Subject } from './requests.ts';
import { bearerOf } from './service.ts';

/** A vote that stands before anything is measured. */
interface Standing {
  imageId: number;
  accountId: number;
  point: number;
}

/** Some standing votes, by many people on many images, in no order. */
export async function standingVotes(db: Opened['db']): Promise<Standing[]> {
  const { rows } = await sql<Standing>`select image_id as "imageId", account.id as "accountId", point
    from vote join account using (voter_key) order by md5(image_id::text || voter_key::text) limit 20000`.execute(db);
  return rows;
}

/** The two ways of voting, and how many votes were cast that had not been there. */
export interface Voting {
  subjects: Subject[];
  cast(): number;
}

/** No vote that fill.ts makes comes this far round the entrants: every pair from here on is new. */
const firstFreeTurn = 600;

/** An entrant who has not voted for an image, another for each number (see `fillVotes`). */
function freePair(number: number): { imageId: number; accountId: number } {
  const imageId = shownIds[(number * 7919) % shownIds.length] ?? 1;
  const turn = firstFreeTurn + Math.floor(number / shownIds.length);
  const owner = (imageId - 1) % scale.entrants;
  const voter = (owner + 1 + ((turn * 7 + imageId * 13) % (scale.entrants - 1))) % scale.entrants;
  return { imageId, accountId: voter + 1 };
}

/** @param except an account that casts no new vote: what it reads stays as it was */
export async function votingSubjects(standing: Standing[], except?: number): Promise<Voting> {
  const bearers: Record<string, string>[] = [];
  for (let id = 1; id <= scale.entrants; id++) bearers[id] = await bearerOf(id);
  const vote = ({ imageId, accountId, point }: Standing): Ask => ({
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
