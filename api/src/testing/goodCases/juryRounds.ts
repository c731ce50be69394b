import type { OperationId } from '../../platform/http/contractDocument.ts';
import { join, type Person } from '../people.ts';
import type { World } from '../world.ts';
import type { GoodCaseOf } from './goodCase.ts';

let made = 0;
const choices = () => Buffer.from(`choice${String(++made).padStart(6, '0')}`).toString('base64url');

/** A judge of the competition that is voted on. */
export async function judgeOf({ service, voting: { id } }: World): Promise<{ person: Person; seat: number }> {
  await service.query(`update competition set judged_by = 'BOTH' where id = ${id}`);
  const person = await join(service, `marker${++made}`);
  const [row] = await service.query<{
    seat: number;
  }>(`insert into jury_seat (competition_id, seat, account_id, first_name,
      last_name, state, invited_at, mailed_at, answered_at, accepted_at)
    select ${id}, coalesce(max(seat), 0) + 1, ${person.id}, 'Ágnes', 'Tóth', 'ACCEPTED', now(), now(), now(), now()
    from jury_seat where competition_id = ${id} returning seat`);
  return { person, seat: row?.seat ?? 0 };
}

/** Where a round stands. */
type Stage = 'planned' | 'open' | 'closed';

const dates: Record<Stage, string> = {
  planned: `voting_end - interval '2 seconds', voting_end`,
  open: 'voting_start, voting_end',
  closed: `voting_start, voting_start + interval '1 second'`,
};

/** A round of that competition, with one judge and a photo before the judge. */
async function roundOf(world: World, stage: Stage = 'open') {
  const { service, voting, images } = world;
  const { person, seat } = await judgeOf(world);
  const [row] = await service.query<{
    id: number;
  }>(`insert into jury_round (competition_id, position, title, types, min_point,
      max_point, opens, closes, remarks, changed_by, changed_at)
    select id, 1, '{"hu": "Első forduló", "en": "First round"}', '{}', 1, 5, ${dates[stage]}, 'ENTRANTS', 'admin', now()
    from competition where id = ${voting.id} returning id`);
  const round = row?.id ?? 0;
  await service.query(`insert into jury_panel (round_id, seat) values (${round}, ${seat})`);
  if (stage === 'open') {
    await service.ask('GET', `/api/jury/round/${round}/photos`, { token: person.token });
  }
  const [photo] = await service.query<{ number: number }>(
    `select number from jury_photo where round_id = ${round} and image_id = ${images.bela.voting.id}`,
  );
  return { id: voting.id, round, seat, person, number: photo?.number ?? 1 };
}

/** A call of a judge about a photo of an open round. */
const aboutPhoto =
  (json?: unknown): GoodCaseOf =>
  async (world) => {
    const { round, number, person } = await roundOf(world);
    return {
      as: person,
      params: { round, number, resolution: 'small' },
      ...(json === undefined ? {} : { json }),
      foreign: [
        { what: 'without a seat', as: 'anna', status: 404 },
        {
          what: 'a photo that is not there',
          as: person,
          params: { round, number: 999, resolution: 'small' },
          status: 404,
        },
        { what: 'as an administrator', as: 'admin', status: 403 },
      ],
    };
  };

/** A call of a judge about an open round. */
const aboutRound =
  (json?: () => unknown): GoodCaseOf =>
  async (world) => {
    const { round, person } = await roundOf(world);
    return {
      as: person,
      params: { round },
      ...(json ? { json: json() } : {}),
      foreign: [
        { what: 'without a seat', as: 'anna', status: 404 },
        { what: 'as an administrator', as: 'admin', status: 403 },
      ],
    };
  };

/** A call of an administrator about a round. */
const administered =
  (json?: unknown, stage?: Stage): GoodCaseOf =>
  async (world) => {
    const { id, round, seat } = await roundOf(world, stage);
    return { as: 'admin', params: { id, round, seat }, ...(json === undefined ? {} : { json }) };
  };

/** Rounds of juries, what judges do in them, and how they are run. */
export const juryRoundCases = {
  getMyJuryResults: ({ ended }) => ({ as: 'anna', params: { id: ended.id } }),
  getJuryDesk: aboutRound(),
  getJuryPhotos: aboutRound(),
  getJuryPhoto: aboutPhoto(),
  getJuryPhotoBytes: aboutPhoto(),
  castMarks: aboutRound(() => ({ marks: [{ number: 1, point: 3, choice: choices() }] })),
  starJuryPhoto: aboutPhoto({ star: true }),
  withdrawFromJuryPhoto: aboutPhoto({ reason: 'KNOWN' }),
  remarkJuryPhoto: aboutPhoto({ remark: 'Szép fény.' }),
  reportJuryPhoto: aboutPhoto({ text: 'Az ég egy másik képről való.' }),
  finishJuryRound: aboutRound(() => ({ finished: true })),
  adminCreateRound: async (world) => {
    const { seat } = await judgeOf(world);
    const { votingEnd, award } = world.voting;
    const json = {
      title: { hu: 'Forduló', en: 'Round' },
      position: 2,
      types: ['colour'],
      minPoint: 0,
      maxPoint: 20,
      pointNames: [{ point: 20, name: { hu: 'kiemelkedő', en: 'outstanding' } }],
      remarks: 'NONE',
      opens: votingEnd,
      closes: award,
      panel: [seat],
    };
    return {
      as: 'admin',
      params: { id: world.voting.id },
      json,
      foreign: [
        { what: 'where voters judge', as: 'admin', params: { id: world.ended.id }, status: 409, code: 'NO_JURY' },
        { what: 'of other categories', as: 'admin', json: { ...json, types: ['portrait'] }, status: 422 },
      ],
    };
  },
  adminGetRound: administered(),
  adminUpdateRound: async (world) => {
    const { id, round } = await roundOf(world);
    return {
      as: 'admin',
      params: { id, round },
      json: { version: 1, title: { hu: 'Más', en: 'Another' } },
      foreign: [
        { what: 'another version', as: 'admin', json: { version: 99 }, status: 409, code: 'VERSION_CONFLICT' },
        { what: 'what is frozen', as: 'admin', json: { version: 1, maxPoint: 9 }, status: 409, code: 'ROUND_FROZEN' },
      ],
    };
  },
  adminDeleteRound: administered(undefined, 'planned'),
  adminSetPanelSeat: administered({ state: 'WITHDRAWN', reason: 'Beteg.' }),
  adminRemindOfRound: administered(),
  adminReopenRound: async (world) => {
    const { id, round } = await roundOf(world, 'closed');
    return { as: 'admin', params: { id, round }, json: { closes: world.voting.award, reason: 'Nem volt kapcsolat.' } };
  },
  adminGetLines: administered(undefined, 'closed'),
  adminDecideRound: async (world) => {
    const { id, round } = await roundOf(world, 'closed');
    const line = { type: 'colour', score: '3/1' };
    return {
      as: 'admin',
      params: { id, round },
      json: { version: 1, lines: [] },
      foreign: [
        {
          what: 'another version',
          as: 'admin',
          json: { version: 99, lines: [] },
          status: 409,
          code: 'VERSION_CONFLICT',
        },
        {
          what: 'a line of a round that does not accept',
          as: 'admin',
          json: { version: 1, lines: [line] },
          status: 422,
        },
      ],
    };
  },
  adminTakeDecisionBack: async (world) => {
    const { id, round } = await roundOf(world, 'closed');
    // Awards given in a call before this one would keep the decision.
    await world.service.query(
      `delete from jury_award_winner where award_id in (select id from jury_award where competition_id = ${id})`,
    );
    await world.service.query(
      `update jury_round set decided_at = closes + interval '1 second', judges = 1 where id = ${round}`,
    );
    return { as: 'admin', params: { id, round }, json: { version: 1, reason: 'Tévedés.' } };
  },
  adminSetConflicts: async (world) => {
    const { id, seat } = await roundOf(world);
    return {
      as: 'admin',
      params: { id, seat },
      json: { accountIds: [world.bela.id] },
      foreign: [{ what: 'nobody', as: 'admin', json: { accountIds: [2 ** 31 - 1] }, status: 422 }],
    };
  },
} satisfies Partial<Record<OperationId, GoodCaseOf>>;
