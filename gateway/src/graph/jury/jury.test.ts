import { describe, expect, test } from '@jest/globals';
import { globalIdOf } from '../globalId.ts';
import { adminCompetition, adminJury, competition, jury, jurySeat } from '../../testing/graph/restObjects.ts';
import { administrator, entrant, problem, runGraph } from '../../testing/graph/runGraph.ts';

const administered = '/api/admin/competition/7/jury';

describe('the jury of a competition', () => {
  const query =
    '{ competition(id: 7) { judgedBy jury { namesPublic judges { firstName lastName chair } rounds { number } acceptance { type } awards { number } awardsConfirmedAt } } }';
  const read = (judgedBy: 'VOTERS' | 'JURY' | 'BOTH', answer: unknown) =>
    runGraph(query, {
      answers: { 'GET /api/competition/7': competition({ judgedBy }), 'GET /api/competition/7/jury': answer },
      viewer: entrant,
    });

  test.each(['JURY', 'BOTH'] as const)(
    'is told to everybody of one judged by %s, without a token',
    async (judgedBy) => {
      const { data, calls } = await read(judgedBy, jury());
      expect(data).toEqual({ competition: { judgedBy, jury: jury() } });
      expect(calls).toEqual(['GET /api/competition/7', 'GET /api/competition/7/jury']);
    },
  );

  test('is null without a call where voters alone judge, and without an error when it could not be read', async () => {
    const { data, calls } = await read('VOTERS', jury());
    expect({ data, calls }).toEqual({
      data: { competition: { judgedBy: 'VOTERS', jury: null } },
      calls: ['GET /api/competition/7'],
    });
    const { data: without, errors } = await read('BOTH', problem(500, 'INTERNAL_ERROR'));
    expect({ without, errors }).toEqual({ without: { competition: { judgedBy: 'BOTH', jury: null } }, errors: [] });
  });

  test('is told to administrators with the seats', async () => {
    const { data } = await runGraph('{ adminCompetition(id: 7) { jury { version seats { seat accountId state } } } }', {
      answers: { 'GET /api/admin/competition/7': adminCompetition(), [`GET ${administered}`]: adminJury() },
      viewer: administrator,
    });
    const seats = [{ seat: 1, accountId: globalIdOf('AdminUser', 12), state: 'ACCEPTED' }];
    expect(data).toEqual({ adminCompetition: { jury: { version: 1, seats } } });
  });
});

describe('own seats', () => {
  const query = '{ mySeats { state chair competition { id number title { hu } } } }';

  test('come with their competitions by one call', async () => {
    const { data, calls } = await runGraph(query, { answers: { 'GET /api/jury': [jurySeat()] }, viewer: entrant });
    const shown = { id: globalIdOf('Competition', 7), number: 7, title: { hu: 'Tavasz' } };
    expect(data).toEqual({ mySeats: [{ state: 'INVITED', chair: false, competition: shown }] });
    expect(calls).toEqual(['GET /api/jury +token']);
  });

  test('are none of a visitor, without a call', async () => {
    const { data, calls } = await runGraph(query, { answers: {} });
    expect({ data, calls }).toEqual({ data: { mySeats: [] }, calls: [] });
  });

  const answer = (accept: boolean) =>
    `mutation { answerJuryInvitation(input: { competitionNumber: 7, accept: ${accept} }) { seat { state } userErrors { code } } }`;

  test.each([true, false])('are answered with %s', async (accept) => {
    const state = accept ? 'ACCEPTED' : 'DECLINED';
    const { data, bodies, calls } = await runGraph(answer(accept), {
      answers: { 'PUT /api/jury/7/seat': jurySeat({ state }) },
      viewer: entrant,
    });
    expect(data).toEqual({ answerJuryInvitation: { seat: { state }, userErrors: [] } });
    expect({ bodies, calls }).toEqual({ bodies: [{ accept }], calls: ['PUT /api/jury/7/seat +token'] });
  });

  test.each(['ILLEGAL_SEAT_STATE', 'HAS_ENTRIES', 'HAS_VOTES', 'COMPETITION_PAUSED', 'WRONG_PHASE'] as const)(
    'say %s as a user error',
    async (code) => {
      const answers = { 'PUT /api/jury/7/seat': problem(409, code) };
      const { data } = await runGraph(answer(true), { answers, viewer: entrant });
      expect(data).toEqual({ answerJuryInvitation: { seat: null, userErrors: [{ code }] } });
    },
  );
});

describe('a jury is run', () => {
  const payload = '{ jury { version } userErrors { code field } }';
  const call = (mutation: string, answers: Record<string, unknown>) =>
    runGraph(`mutation { ${mutation} }`, { answers, viewer: administrator });

  test('by inviting an account, or a person', async () => {
    const answers = { [`POST ${administered}/seats`]: adminJury() };
    const account = await call(`inviteJudge(input: { competitionId: 7, accountId: 12 }) ${payload}`, answers);
    expect(account.bodies).toEqual([{ accountId: 12 }]);
    expect(account.data).toEqual({ inviteJudge: { jury: { version: 1 }, userErrors: [] } });
    const person = '{ email: "a@example.org", firstName: "Anna", lastName: "", locale: hu }';
    const { bodies } = await call(`inviteJudge(input: { competitionId: 7, person: ${person} }) ${payload}`, answers);
    expect(bodies).toEqual([{ person: { email: 'a@example.org', firstName: 'Anna', lastName: '', locale: 'hu' } }]);
  });

  test('seat by seat', async () => {
    const seat = `${administered}/seats/3`;
    const input = 'competitionId: 7, seat: 3';
    const chair = await call(`updateSeat(input: { ${input}, chair: true }) ${payload}`, {
      [`PUT ${seat}`]: adminJury(),
    });
    expect({ calls: chair.calls, bodies: chair.bodies }).toEqual({
      calls: [`PUT ${seat} +token`],
      bodies: [{ chair: true }],
    });
    const removed = await call(`removeSeat(input: { ${input} }) ${payload}`, { [`DELETE ${seat}`]: adminJury() });
    expect(removed.calls).toEqual([`DELETE ${seat} +token`]);
    const answers = { [`POST ${seat}/reminder`]: problem(409, 'REMINDED_TODAY') };
    const { data } = await call(`remindJudge(input: { ${input} }) ${payload}`, answers);
    expect(data).toEqual({ remindJudge: { jury: null, userErrors: [{ code: 'REMINDED_TODAY', field: null }] } });
  });

  test('by its settings, of which only what is named is sent', async () => {
    const input = '{ competitionId: 7, version: 1, judgesMayEnter: true, namesPublic: null }';
    const { bodies, data } = await call(`updateJury(input: ${input}) ${payload}`, {
      [`PUT ${administered}`]: adminJury(),
    });
    expect(bodies).toEqual([{ version: 1, judgesMayEnter: true }]);
    expect(data).toEqual({ updateJury: { jury: { version: 1 }, userErrors: [] } });
  });
});

test('an account says whether it has a seat', async () => {
  const { data } = await runGraph('{ me { judge } }', {
    answers: { 'GET /api/user/my': { judge: true } },
    viewer: entrant,
  });
  expect(data).toEqual({ me: { judge: true } });
});
