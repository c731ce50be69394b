import type { components } from '@photo-competition/schema/rest';
import { expect } from 'vitest';
import { announce, join, rest, upload, within, type Person } from './people.ts';
import { plainPhoto } from './photos.ts';
import type { Product } from './product.ts';

type Schemas = components['schemas'];

const slots = ['colour-1', 'colour-2', 'colour-3', 'colour-4', 'mono-1', 'mono-2', 'mono-3', 'mono-4'];

/** A competition whose photos wait for a decision. */
export interface WaitingQueue {
  competition: Schemas['AdminCompetition'];
  /** How many of its photos have a moderation now. */
  count: (status: Schemas['ImageModeration']) => Promise<number>;
}

/**
 * Announces a competition, and uploads photos of as many entrants as have slots for them.
 * @param waiting how many photos wait
 * @param prefix of the entrants' usernames
 */
export async function waitingQueue(
  product: Product,
  admin: Person,
  waiting: number,
  prefix = 'waiting',
): Promise<WaitingQueue> {
  product.setClock();
  const competition = await announce(product, admin);
  product.setClock(within(competition, 'UPLOADING'));
  const ids: number[] = [];
  for (let n = 0; ids.length < waiting; n += 1) {
    const entrant = await join(product, `${prefix}${n}`);
    for (const slot of slots.slice(0, waiting - ids.length))
      ids.push((await upload(product, entrant, competition.id, slot, await plainPhoto(ids.length + 1))).body.id);
  }
  const path = '/api/admin/moderation/images';
  expect((await rest(product, admin, 'POST', path, { ids, status: 'PENDING' })).status).toBe(200);
  const count: WaitingQueue['count'] = async (status) => {
    const asked = { kind: 'IMAGE', competitionId: competition.id, status: [status], page: 0, size: 1 };
    const answer = await rest<Schemas['ModerationPage']>(product, admin, 'POST', '/api/admin/moderation/page', asked);
    return answer.body.totalElements;
  };
  expect(await count('PENDING')).toBe(waiting);
  return { competition, count };
}
