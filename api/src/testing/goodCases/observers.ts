import type { OperationId } from '../../platform/http/contractDocument.ts';
import type { World } from '../world.ts';
import type { GoodCaseOf } from './goodCase.ts';

/** A competition that is over, with a closed log of nobody's ballots, which Béla observes. @returns its id */
async function observed({ service, ended, bela }: World): Promise<number> {
  const [made] = await service.query<{ id: number }>(`with copy as (
      insert into competition (title, description, status, competition_start, voting_start, voting_end, award, min_point,
        max_point, scoring, pre_moderation, min_longer_side, created_at, updated_at)
      select title, description, status, competition_start, voting_start, voting_end, award, min_point, max_point, scoring,
        pre_moderation, min_longer_side, created_at, updated_at from competition where id = ${ended.id} returning id)
    insert into count_log (competition_id, size, batch_at, rules, revision, public_key, sealed_at, closed_at, voters_mailed_at)
    select copy.id, 1, batch_at, rules, revision, public_key, now(), now(), now() from copy, count_log
    where competition_id = ${ended.id} returning competition_id as id`);
  if (!made) throw new Error('The log was opened by a vote');
  await service.query(`insert into count_observer (competition_id, account_id, named_at)
    values (${made.id}, ${bela.id}, now())`);
  return made.id;
}

/** The observer of a count. */
export const observerCases = {
  adminGetCountObserver: ({ ended }) => ({ as: 'admin', params: { id: ended.id } }),
  adminSetCountObserver: ({ ended, uploading, admin, bela }) => ({
    as: 'admin',
    params: { id: ended.id },
    json: { accountId: bela.id },
    foreign: [
      { what: 'an administrator', as: 'admin', json: { accountId: admin.id }, status: 422, code: 'VALIDATION_FAILED' },
      { what: 'one without a log', as: 'admin', params: { id: uploading.id }, status: 409, code: 'WRONG_PHASE' },
    ],
  }),
  observeCount: async (world) => ({
    as: 'bela',
    params: { id: await observed(world) },
    json: { choice: 'ROLL' },
    foreign: [
      { what: 'somebody else', as: 'anna', status: 403, code: 'FORBIDDEN' },
      { what: 'an administrator', as: 'admin', status: 403, code: 'FORBIDDEN' },
      {
        what: 'a draw among too few',
        as: 'bela',
        json: { choice: 'DRAW', dice: '1' },
        status: 409,
        code: 'TOO_FEW_VOTERS',
      },
    ],
  }),
} satisfies Partial<Record<OperationId, GoodCaseOf>>;
