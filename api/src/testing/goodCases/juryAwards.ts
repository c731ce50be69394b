import type { OperationId } from '../../platform/http/contractDocument.ts';
import type { World } from '../world.ts';
import type { GoodCaseOf } from './goodCase.ts';
import { judgeOf } from './juryRounds.ts';

/** An award of the competition that is voted on, whose jury has decided all of its rounds. */
async function awardOf({ service, voting: { id } }: World): Promise<number> {
  await service.query(`update competition set judged_by = 'BOTH' where id = ${id}`);
  await service.query(`insert into jury_round (competition_id, position, title, types, min_point, max_point, opens, closes,
      remarks, changed_by, changed_at)
    select id, 1, '{"hu": "Döntő", "en": "Final"}', '{}', 1, 5, voting_start, voting_start + interval '1 second', 'NONE',
      'admin', now() from competition where id = ${id}`);
  await service.query(`update jury_round set decided_at = now(), judges = 1 where competition_id = ${id}`);
  const [row] = await service.query<{
    id: number;
  }>(`insert into jury_award (competition_id, position, kind, title, most, changed_by, changed_at)
    values (${id}, 1, 'SPECIAL', '{"hu": "Különdíj", "en": "Special prize"}', 2, 'admin', now()) returning id`);
  return row?.id ?? 0;
}

const request = {
  position: 1,
  kind: 'PLACE',
  title: { hu: '1. díj', en: 'First prize' },
  place: 1,
  type: 'colour',
  seat: null,
  most: 1,
};

/** A call of an administrator about an award. */
const administered =
  (json?: (world: World) => unknown): GoodCaseOf =>
  async (world) => {
    const award = await awardOf(world);
    return {
      as: 'admin',
      params: { id: world.voting.id, award },
      ...(json ? { json: json(world) } : {}),
      foreign: [
        { what: 'of another competition', as: 'admin', params: { id: world.ended.id, award }, status: 404 },
        { what: 'that never was', as: 'admin', params: { id: world.voting.id, award: 2 ** 31 - 1 }, status: 404 },
      ],
    };
  };

/** Awards of juries. */
export const juryAwardCases = {
  confirmAwards: async (world) => {
    const { service, voting } = world;
    await awardOf(world);
    const { person, seat } = await judgeOf(world);
    const seats = `where competition_id = ${voting.id}`;
    await service.query(`update jury_seat set chair = false ${seats}`);
    await service.query(`update jury_seat set chair = true ${seats} and seat = ${seat}`);
    const [list] = await service.query<{ version: number }>(
      `select version from jury_award_list where competition_id = ${voting.id}`,
    );
    return {
      as: person,
      params: { id: voting.id },
      json: { version: list?.version ?? 0 },
      foreign: [
        { what: 'without a seat', as: 'anna', status: 404 },
        { what: 'as an administrator', as: 'admin', status: 403 },
        { what: 'another version', as: person, json: { version: 999 }, status: 409, code: 'AWARDS_CHANGED' },
      ],
    };
  },
  adminCreateAward: async (world) => {
    await awardOf(world);
    return {
      as: 'admin',
      params: { id: world.voting.id },
      json: request,
      foreign: [
        { what: 'where voters judge', as: 'admin', params: { id: world.ended.id }, status: 409, code: 'NO_JURY' },
        { what: 'of no category', as: 'admin', json: { ...request, type: 'portrait' }, status: 422 },
      ],
    };
  },
  adminUpdateAward: administered(() => ({ version: 1, most: 3 })),
  adminDeleteAward: administered(),
  adminGiveAward: administered(({ images }) => ({ version: 1, winners: [{ imageId: images.bela.voting.id }] })),
  adminGetAwardCandidates: administered(),
} satisfies Partial<Record<OperationId, GoodCaseOf>>;
