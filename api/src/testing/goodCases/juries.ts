import type { OperationId } from '../../platform/http/contractDocument.ts';
import { join, type Person } from '../people.ts';
import type { World } from '../world.ts';
import type { GoodCaseOf } from './goodCase.ts';

let made = 0;

/** Has a jury judge the competition that takes entries, beside its voters. @returns its id */
async function judged({ service, uploading: { id } }: World): Promise<number> {
  await service.query(`update competition set judged_by = 'BOTH' where id = ${id}`);
  return id;
}

/** Somebody who was asked two days ago to judge it. @returns the person, and the number of the seat */
async function invited(world: World): Promise<{ id: number; seat: number; person: Person }> {
  const id = await judged(world);
  const person = await join(world.service, `judge${++made}`);
  const [row] = await world.service.query<{ seat: number }>(`insert into jury_seat (competition_id, seat, account_id,
      state, invited_at, mailed_at)
    select ${id}, coalesce(max(seat), 0) + 1, ${person.id}, 'INVITED', now() - interval '2 days', now() - interval '2 days'
    from jury_seat where competition_id = ${id} returning seat`);
  return { id, seat: row?.seat ?? 0, person };
}

/** Juries and their judges. */
export const juryCases = {
  getJury: async (world) => ({
    as: 'visitor',
    params: { id: await judged(world) },
    foreign: [{ what: 'one judged by its voters', as: 'visitor', params: { id: world.ended.id }, status: 404 }],
  }),
  getMySeats: async (world) => ({ as: (await invited(world)).person }),
  answerJuryInvitation: async (world) => {
    const { id, person } = await invited(world);
    return {
      as: person,
      params: { id },
      json: { accept: true },
      foreign: [
        { what: 'a jury without a seat in it', as: 'anna', status: 404 },
        { what: 'a competition without a jury', as: person, params: { id: world.ended.id }, status: 404 },
        { what: 'as an administrator', as: 'admin', status: 403 },
      ],
    };
  },
  adminGetJury: async (world) => ({ as: 'admin', params: { id: await judged(world) } }),
  adminUpdateJury: async (world) => {
    const id = await judged(world);
    const [row] = await world.service.query<{ version: number }>(
      `select version from jury where competition_id = ${id}`,
    );
    return {
      as: 'admin',
      params: { id },
      json: { version: row?.version ?? 0, judgesMayEnter: true, namesPublic: 'AT_AWARD' },
      foreign: [{ what: 'another version', as: 'admin', json: { version: 99 }, status: 409, code: 'VERSION_CONFLICT' }],
    };
  },
  adminInviteJudge: async (world) => {
    const { seat: _, person, id } = await invited(world);
    const { id: accountId } = await join(world.service, `asked${++made}`);
    return {
      as: 'admin',
      params: { id },
      json: { accountId },
      foreign: [
        {
          what: 'somebody who is invited',
          as: 'admin',
          json: { accountId: person.id },
          status: 409,
          code: 'SEAT_TAKEN',
        },
        { what: 'an administrator', as: 'admin', json: { accountId: world.admin.id }, status: 422 },
        { what: 'nobody', as: 'admin', json: {}, status: 422, code: 'VALIDATION_FAILED' },
        { what: 'to where voters judge', as: 'admin', params: { id: world.ended.id }, status: 409, code: 'NO_JURY' },
      ],
    };
  },
  adminUpdateSeat: async (world) => {
    const { id, seat } = await invited(world);
    return { as: 'admin', params: { id, seat }, json: { chair: true } };
  },
  adminRemoveSeat: async (world) => {
    const { id, seat } = await invited(world);
    return { as: 'admin', params: { id, seat } };
  },
  adminRemindJudge: async (world) => {
    const { id, seat } = await invited(world);
    return { as: 'admin', params: { id, seat } };
  },
} satisfies Partial<Record<OperationId, GoodCaseOf>>;
