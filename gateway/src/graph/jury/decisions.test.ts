import { describe, expect, test } from '@jest/globals';
import { globalIdOf } from '../globalId.ts';
import { adminJury, adminJuryRound, image, juryLines, juryRound } from '../../testing/graph/restObjects.ts';
import { administrator, entrant, problem, runGraph } from '../../testing/graph/runGraph.ts';

const jury = '/api/admin/competition/7/jury';
const round = `${jury}/rounds/3`;
const named = 'competitionNumber: 7, roundNumber: 3';
const now = '2026-06-01T10:00:00.000Z';
const call = (text: string, answers: Record<string, unknown>) =>
  runGraph(`mutation { ${text} }`, { answers, viewer: administrator });

describe('the lines of a round', () => {
  const query = `{ adminJuryRound(${named}) { lines { version categories {
    type photos authors unscored missing line steps { score exact photos photosFrom authorsFrom starred imageIds } } } } }`;
  const read = (closes: string) =>
    runGraph(query, {
      answers: {
        [`GET ${round}`]: adminJuryRound({ round: juryRound({ closes }) }),
        [`GET ${round}/lines`]: juryLines(),
      },
      viewer: administrator,
      now,
    });

  test('are told once it has closed, scores as numbers beside their fractions', async () => {
    const { data } = await read('2026-05-25T10:00:00.000Z');
    const { type, photos, authors, unscored, missing, line } = juryLines().categories[0] ?? {};
    expect(data).toMatchObject({
      adminJuryRound: {
        lines: {
          version: 1,
          categories: [
            {
              ...{ type, photos, authors, unscored, missing, line },
              steps: [
                { score: 3.5, exact: '7/2', photosFrom: 1, starred: 1, imageIds: [globalIdOf('Image', 12)] },
                { score: 3, exact: '3/1', photosFrom: 2, starred: 0 },
              ],
            },
          ],
        },
      },
    });
  });

  test('are not asked for while it takes marks', async () => {
    const { data, calls } = await read('2026-06-25T10:00:00.000Z');
    expect(data).toEqual({ adminJuryRound: { lines: null } });
    expect(calls).toHaveLength(1);
  });
});

describe('an organiser', () => {
  test('decides a round by its lines, and takes that back with a reason', async () => {
    const decided = await call(
      `decideRound(input: { ${named}, version: 1, lines: [{ type: "colour", exact: "7/2" }] })
        { round { version round { accepts aim decidedAt lines { type score exact } } } userErrors { code } }`,
      {
        [`PUT ${round}/decision`]: adminJuryRound({
          version: 2,
          round: juryRound({ decidedAt: now, lines: [{ type: 'colour', score: '7/2' }] }),
        }),
      },
    );
    expect(decided.bodies).toEqual([{ version: 1, lines: [{ type: 'colour', score: '7/2' }] }]);
    expect(decided.data).toEqual({
      decideRound: {
        round: {
          version: 2,
          round: { accepts: true, aim: 25, decidedAt: now, lines: [{ type: 'colour', score: 3.5, exact: '7/2' }] },
        },
        userErrors: [],
      },
    });
    const back = await call(
      `takeDecisionBack(input: { ${named}, version: 2, reason: "Late." }) { round { version } userErrors { code } }`,
      { [`DELETE ${round}/decision`]: adminJuryRound({ version: 3 }) },
    );
    expect(back.bodies).toEqual([{ version: 2, reason: 'Late.' }]);
    expect(back.data).toEqual({ takeDecisionBack: { round: { version: 3 }, userErrors: [] } });
  });

  test('is told why a round is not decided', async () => {
    const { data } = await call(
      `decideRound(input: { ${named}, version: 1, lines: [] }) { round { version } userErrors { code } }`,
      { [`PUT ${round}/decision`]: problem(409, 'ILLEGAL_ROUND_STATE') },
    );
    expect(data).toEqual({ decideRound: { round: null, userErrors: [{ code: 'ILLEGAL_ROUND_STATE' }] } });
  });

  test('names those whom a judge does not judge', async () => {
    const { data, bodies } = await call(
      `setConflicts(input: { competitionNumber: 7, seat: 1, accountIds: ["13"] })
        { jury { seats { conflicts { accountId username } } } userErrors { code } }`,
      { [`PUT ${jury}/seats/1/conflicts`]: adminJury() },
    );
    expect(bodies).toEqual([{ accountIds: [13] }]);
    expect(data).toEqual({
      setConflicts: {
        jury: {
          seats: [{ conflicts: [{ accountId: globalIdOf('AdminUser', 13), username: 'entrant06' }] }],
        },
        userErrors: [],
      },
    });
  });

  test('takes an aim away by null, and leaves it by saying nothing', async () => {
    const change = (text: string) =>
      call(`updateRound(input: { ${named}, version: 1, ${text} }) { userErrors { code } }`, {
        [`PUT ${round}`]: adminJuryRound(),
      });
    expect((await change('aim: null')).bodies).toEqual([{ version: 1, aim: null }]);
    expect((await change('accepts: true')).bodies).toEqual([{ version: 1, accepts: true }]);
  });
});

test('the jury’s decision about a photo comes with the photo', async () => {
  const decision = { roundId: 3, accepted: true, score: '13/3', sum: 13, marks: 3, possible: 15 };
  const { data, calls } = await runGraph(
    '{ image(id: 12) { acceptance { roundNumber accepted score sum marks possible } } }',
    { answers: { 'GET /api/competition/image/12': image(12, { acceptance: decision }) }, viewer: entrant },
  );
  expect(data).toEqual({
    image: { acceptance: { roundNumber: 3, accepted: true, score: 13 / 3, sum: 13, marks: 3, possible: 15 } },
  });
  expect(calls).toHaveLength(1);
});
