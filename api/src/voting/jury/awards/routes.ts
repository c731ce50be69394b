import type { components } from '@photo-competition/schema/rest';
import { actorOf } from '../../../platform/http/actor.ts';
import type { Handlers, Viewer } from '../../../platform/http/operation.ts';
import type { AwardConfirming } from './confirming.ts';
import type { AwardReading } from './reading.ts';
import type { JuryAwards } from './service.ts';

type Schemas = components['schemas'];

type AwardOperation =
  | 'confirmAwards'
  | 'adminCreateAward'
  | 'adminUpdateAward'
  | 'adminDeleteAward'
  | 'adminGiveAward'
  | 'adminGetAwardCandidates';

interface Parts {
  awards: JuryAwards;
  reading: AwardReading;
  confirming: AwardConfirming;
  /** Seats as their judges are told. */
  seats: { seatOf(id: number, viewer: Viewer, now: Date): Promise<Schemas['JurySeat']> };
}

/** The calls about awards (docs/product.md §10). */
export const awardRoutes = ({ awards, reading, confirming, seats }: Parts): Handlers<AwardOperation> => ({
  async confirmAwards(call) {
    await confirming.confirm(call.params.id, call.body.version, actorOf(call));
    return { body: await seats.seatOf(call.params.id, call.viewer, call.now) };
  },
  async adminCreateAward(call) {
    return { body: await awards.create(call.params.id, call.body, actorOf(call)) };
  },
  async adminUpdateAward(call) {
    const { id, award } = call.params;
    return { body: await awards.update(id, award, call.body, actorOf(call)) };
  },
  async adminDeleteAward(call) {
    const { id, award } = call.params;
    return { body: await awards.remove(id, award, call.query.version, actorOf(call)) };
  },
  async adminGiveAward(call) {
    const { id, award } = call.params;
    return { body: await awards.give(id, award, call.body, actorOf(call)) };
  },
  async adminGetAwardCandidates({ params, query, now }) {
    return {
      body: await reading.candidates(
        params.id,
        params.award,
        { ...query, page: query.page ?? 0, size: query.size ?? 100 },
        now,
      ),
    };
  },
});
