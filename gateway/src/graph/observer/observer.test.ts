import { describe, expect, test } from '@jest/globals';
import { globalIdOf } from '../globalId.ts';
import {
  adminCompetition,
  competition,
  count,
  countObservation,
  namedObserver,
} from '../../testing/graph/restObjects.ts';
import { administrator, entrant, problem, runGraph } from '../../testing/graph/runGraph.ts';

const named = '/api/admin/competition/7/observer';
const observation = 'POST /api/competition/7/count/observation';

describe('the observer of a count', () => {
  test('is told to everybody with the count, by the same call', async () => {
    const query = '{ competition(id: 7) { count { observer { name namedAt choice chosenAt dice seed } } } }';
    const answers = { 'GET /api/competition/7': competition(), 'GET /api/competition/7/count': count() };
    const { data, calls } = await runGraph(query, { answers });
    expect(data).toEqual({ competition: { count: { observer: count().observer } } });
    expect(calls).toEqual(Object.keys(answers));
  });

  test('is told to administrators by name', async () => {
    const query = '{ adminCompetition(id: 7) { observer { accountId username namedBy choice } } }';
    const read = async (observer: unknown) => {
      const answers = { 'GET /api/admin/competition/7': adminCompetition(), [`GET ${named}`]: { observer } };
      return (await runGraph(query, { answers, viewer: administrator })).data;
    };
    const told = { accountId: globalIdOf('AdminUser', 12), username: 'entrant05', namedBy: 'admin', choice: null };
    expect(await read(namedObserver())).toEqual({ adminCompetition: { observer: told } });
    expect(await read(null)).toEqual({ adminCompetition: { observer: null } });
  });

  const set = (accountId: string) =>
    `mutation { setCountObserver(input: { competitionId: 7 ${accountId} }) { observer { username } userErrors { code field message } } }`;

  test('is named by account, and withdrawn without one', async () => {
    const answers = { [`PUT ${named}`]: { observer: namedObserver() } };
    const { data, bodies, calls } = await runGraph(set('accountId: 12'), { answers, viewer: administrator });
    expect(data).toEqual({ setCountObserver: { observer: { username: 'entrant05' }, userErrors: [] } });
    expect({ bodies, calls }).toEqual({ bodies: [{ accountId: 12 }], calls: [`PUT ${named} +token`] });
    for (const nobody of ['', 'accountId: null']) {
      const none = { answers: { [`PUT ${named}`]: { observer: null } }, viewer: administrator };
      const withdrawn = await runGraph(set(nobody), none);
      expect(withdrawn.bodies).toEqual([{ accountId: null }]);
      expect(withdrawn.data).toEqual({ setCountObserver: { observer: null, userErrors: [] } });
    }
  });

  test.each(['WRONG_PHASE', 'UNLINKED', 'OBSERVER_HAS_CHOSEN'] as const)(
    'is refused with %s as a user error',
    async (code) => {
      const answers = { [`PUT ${named}`]: problem(409, code) };
      const { data } = await runGraph(set('accountId: 12'), { answers, viewer: administrator });
      expect(data).toMatchObject({ setCountObserver: { observer: null, userErrors: [{ code, field: null }] } });
    },
  );
});

describe('observing', () => {
  const observe = (choice: string) =>
    `mutation { observeCount(input: { competitionId: 7, ${choice} }) { observation { choice roll { rollId username } draw { dice seed ballots { number imageId point flag } disabled gone } } userErrors { code } } }`;

  test('draws ballots by what was thrown', async () => {
    const { data, bodies, calls } = await runGraph(observe('choice: DRAW, dice: "4 1 6"'), {
      answers: { [observation]: countObservation() },
      viewer: entrant,
    });
    const { draw } = countObservation();
    const ballots = draw?.ballots.map((one) => ({ ...one, imageId: globalIdOf('Image', one.imageId) }));
    expect(data).toEqual({
      observeCount: { observation: { choice: 'DRAW', roll: null, draw: { ...draw, ballots } }, userErrors: [] },
    });
    expect({ bodies, calls }).toEqual({
      bodies: [{ choice: 'DRAW', dice: '4 1 6' }],
      calls: [`${observation} +token`],
    });
  });

  test('shows who has voted', async () => {
    const roll = [{ rollId: 'AA=', username: null }];
    const { data, bodies } = await runGraph(observe('choice: ROLL'), {
      answers: { [observation]: countObservation({ choice: 'ROLL', roll, draw: null }) },
      viewer: entrant,
    });
    expect(data).toEqual({ observeCount: { observation: { choice: 'ROLL', roll, draw: null }, userErrors: [] } });
    expect(bodies).toEqual([{ choice: 'ROLL', dice: null }]);
  });

  test.each(['WRONG_PHASE', 'UNLINKED', 'OBSERVER_HAS_CHOSEN', 'TOO_FEW_VOTERS'] as const)(
    'says %s as a user error',
    async (code) => {
      const { data } = await runGraph(observe('choice: ROLL'), {
        answers: { [observation]: problem(409, code) },
        viewer: entrant,
      });
      expect(data).toEqual({ observeCount: { observation: null, userErrors: [{ code }] } });
    },
  );

  test('is an error for everybody else', async () => {
    const { errors } = await runGraph(observe('choice: ROLL'), {
      answers: { [observation]: problem(403, 'FORBIDDEN') },
      viewer: entrant,
    });
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});
