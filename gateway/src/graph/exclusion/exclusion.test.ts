import { describe, expect, test } from '@jest/globals';
import { globalIdOf } from '../globalId.ts';
import { adminCompetition, ballotExclusion, competition, excludedBallots } from '../../testing/graph/restObjects.ts';
import { administrator, problem, runGraph } from '../../testing/graph/runGraph.ts';

const viewer = administrator;
const root = '/api/admin/competition/7/exclusions';
const at = '2026-06-02T10:00:00.000Z';

describe('ballots that are not counted', () => {
  const query =
    '{ competition(id: 7) { id excludedBallots { ballots groups { imageId reason at } effect { rankAfter } } } }';
  const own = 'GET /api/competition/7/excluded-ballots';

  test('is told to everyone without a token', async () => {
    const answers = { 'GET /api/competition/7': competition(), [own]: excludedBallots() };
    const { data, calls } = await runGraph(query, { answers, viewer });
    const told = {
      ballots: 3,
      groups: [{ imageId: globalIdOf('Image', 12), reason: 'RING', at }],
      effect: [{ rankAfter: 2 }],
    };
    expect(data).toEqual({ competition: { id: globalIdOf('Competition', 7), excludedBallots: told } });
    expect(calls).toContain(own);
  });

  test('is null without an error before results are public', async () => {
    const answers = { 'GET /api/competition/7': competition(), [own]: problem(404, 'NOT_FOUND') };
    const { data, errors } = await runGraph(query, { answers });
    expect(data).toEqual({ competition: { id: globalIdOf('Competition', 7), excludedBallots: null } });
    expect(errors).toEqual([]);
  });
});

describe('decisions', () => {
  const query =
    '{ adminCompetition(id: 7) { id exclusions { exclusions { id state own effect { title } } effect { imageId } } } }';

  test('are listed for administrators, and refused before AWARD', async () => {
    const answers = { 'GET /api/admin/competition/7': adminCompetition() };
    const list = { exclusions: [ballotExclusion()], effect: [] };
    const { data } = await runGraph(query, { answers: { ...answers, [`GET ${root}`]: list }, viewer });
    const shown = {
      id: globalIdOf('BallotExclusion', 5),
      state: 'PROPOSED',
      own: true,
      effect: [{ title: 'Image 12' }],
    };
    expect(data).toEqual({
      adminCompetition: { id: globalIdOf('AdminCompetition', 7), exclusions: { exclusions: [shown], effect: [] } },
    });
    const early = await runGraph(query, {
      answers: { ...answers, [`GET ${root}`]: problem(409, 'WRONG_PHASE') },
      viewer,
    });
    expect(early.data).toEqual({ adminCompetition: { id: globalIdOf('AdminCompetition', 7), exclusions: null } });
    expect(early.errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
  });

  const propose = (input: string) =>
    `mutation { excludeBallots(input: { competitionId: 7, imageId: 12, reason: RING, note: "Alike.", ${input} }) { exclusion { id state } userErrors { code field } } }`;

  test('name ballots or a circle, and say why one decides alone', async () => {
    const answers = { [`POST ${root}`]: ballotExclusion() };
    const whole = { imageId: 12, reason: 'RING', note: 'Alike.', aloneNote: null };
    const byNumber = await runGraph(propose('ballots: ["AAAAAAAAAAAAAAAA"], circle: null'), { answers, viewer });
    expect(byNumber.bodies).toEqual([{ ...whole, ballots: ['AAAAAAAAAAAAAAAA'] }]);
    expect(byNumber.data).toEqual({
      excludeBallots: { exclusion: { id: globalIdOf('BallotExclusion', 5), state: 'PROPOSED' }, userErrors: [] },
    });
    const circle = `circle: { name: "A", computedAt: "${at}" }, aloneNote: "Ill."`;
    const byCircle = await runGraph(propose(circle), { answers, viewer });
    expect(byCircle.bodies).toEqual([{ ...whole, circle: { name: 'A', computedAt: at }, aloneNote: 'Ill.' }]);
  });

  test('are confirmed and revoked by id', async () => {
    const mutation = (name: string, more = '') =>
      `mutation { ${name}(input: { competitionId: 7, id: 5 ${more} }) { exclusion { state } userErrors { code field } } }`;
    const confirmed = await runGraph(mutation('confirmExclusion'), {
      answers: { [`PUT ${root}/5/confirm`]: ballotExclusion({ state: 'EFFECTIVE' }) },
      viewer,
    });
    expect(confirmed.data).toEqual({ confirmExclusion: { exclusion: { state: 'EFFECTIVE' }, userErrors: [] } });
    expect(confirmed.bodies).toEqual([{ aloneNote: null }]);
    const revoked = await runGraph(mutation('revokeExclusion'), {
      answers: { [`PUT ${root}/5/revoke`]: ballotExclusion({ state: 'REVOKED' }) },
      viewer,
    });
    expect(revoked.data).toEqual({ revokeExclusion: { exclusion: { state: 'REVOKED' }, userErrors: [] } });
    expect(revoked.calls).toEqual([`PUT ${root}/5/revoke +token`]);
  });

  test.each([
    'WRONG_PHASE',
    'ALREADY_EXCLUDED',
    'RADAR_CHANGED',
    'SECOND_ADMINISTRATOR',
    'ILLEGAL_EXCLUSION_STATE',
  ] as const)('say that %s', async (code) => {
    const answers = { [`POST ${root}`]: problem(409, code) };
    const { data } = await runGraph(propose('ballots: ["AAAAAAAAAAAAAAAA"]'), { answers, viewer });
    expect(data).toEqual({ excludeBallots: { exclusion: null, userErrors: [{ code, field: null }] } });
  });
});
