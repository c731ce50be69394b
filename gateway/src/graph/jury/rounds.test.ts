import { describe, expect, test } from '@jest/globals';
import { globalIdOf } from '../globalId.ts';
import {
  adminJury,
  adminJuryRound,
  competition,
  image,
  juryDesk,
  juryPhoto,
  juryPhotoPage,
  juryResult,
  juryRound,
} from '../../testing/graph/restObjects.ts';
import { administrator, entrant, problem, runGraph } from '../../testing/graph/runGraph.ts';

const desk = '/api/jury/round/3';
const rounds = '/api/admin/competition/7/jury/rounds';

describe('the desk', () => {
  const query = `{ juryDesk(roundNumber: 3) { tasks marked byPoint finished competition { number }
    round { id number competitionNumber stage title { en } } } }`;

  test('is read with the token, and its stage follows from the clock', async () => {
    const stageAt = async (now: string) => {
      const { data, calls } = await runGraph(query, {
        answers: { [`GET ${desk}`]: juryDesk(), 'GET /api/competition/7': competition() },
        viewer: entrant,
        now,
      });
      expect(calls).toEqual([`GET ${desk} +token`, 'GET /api/competition/7']);
      const read = data?.['juryDesk'] as { round: { stage: string } };
      expect(read).toMatchObject({
        tasks: 2,
        marked: 1,
        competition: { number: 7 },
        round: { id: globalIdOf('JuryRound', 3), number: 3, competitionNumber: 7 },
      });
      return read.round.stage;
    };
    expect(await stageAt('2026-05-05T10:00:00.000Z')).toBe('PLANNED');
    expect(await stageAt('2026-05-05T10:00:00.001Z')).toBe('MARKING');
    expect(await stageAt('2026-05-25T10:00:00.000Z')).toBe('MARKING');
    expect(await stageAt('2026-05-25T10:00:00.001Z')).toBe('COUNTING');
  });

  test('is null for a visitor without a call, and for a user who does not judge the round', async () => {
    const visitor = await runGraph(query);
    expect({ data: visitor.data, calls: visitor.calls }).toEqual({ data: { juryDesk: null }, calls: [] });
    const answers = { [`GET ${desk}`]: problem(404, 'NOT_FOUND') };
    const { data, errors } = await runGraph(query, { answers, viewer: entrant });
    expect({ data, errors }).toEqual({ data: { juryDesk: null }, errors: [] });
  });

  test('has its photos in pages, either way, without an image or an author', async () => {
    const ask = (args: string) =>
      runGraph(
        `{ juryDesk(roundNumber: 3) { photos(${args}) { totalCount nodes { roundId roundNumber number url(resolution: ORIGINAL) urlNeedsToken }
          pageInfo { hasNextPage endCursor } } } }`,
        { answers: { [`GET ${desk}`]: juryDesk(), [`GET ${desk}/photos`]: juryPhotoPage() }, viewer: entrant },
      );
    const { data, calls } = await ask('list: STARRED, type: "colour", first: 2, after: "x"');
    expect(calls[1]).toBe(`GET ${desk}/photos?size=2&after=x&list=STARRED&type=colour +token`);
    expect(data).toEqual({
      juryDesk: {
        photos: {
          totalCount: 1,
          nodes: [
            {
              roundId: globalIdOf('JuryRound', 3),
              roundNumber: 3,
              number: 143,
              url: '/media/jury/3/143/large',
              urlNeedsToken: true,
            },
          ],
          pageInfo: { hasNextPage: false, endCursor: 'JAAAAAwAAAAE' },
        },
      },
    });
    expect((await ask('last: 3')).calls[1]).toBe(`GET ${desk}/photos?size=3&backwards=true&list=OPEN +token`);
  });
});

describe('a judge', () => {
  const call = (mutation: string, answers: Record<string, unknown>) =>
    runGraph(`mutation { ${mutation} }`, { answers, viewer: entrant });
  const payload = '{ photo { number star withdrawn remark } userErrors { code field } }';

  test('gives marks, and is told of each what became of it', async () => {
    const choice = 'bbECAwQFBgcICQoL';
    const results = [
      { number: 143, choice, point: 4, markedAt: '2026-05-06T10:00:00.000Z', refusal: null },
      { number: 144, choice, point: null, markedAt: null, refusal: 'NUMBER_TAKEN' },
    ];
    const { data, bodies } = await call(
      `castMarks(input: { roundNumber: 3, marks: [{ number: 143, point: 4, choice: "${choice}" }, { number: 144, choice: "${choice}" }] })
        { results { number point markedAt refusal } desk { marked } userErrors { code } }`,
      { [`POST ${desk}/marks`]: { results, desk: juryDesk() } },
    );
    expect(bodies).toEqual([
      {
        marks: [
          { number: 143, point: 4, choice },
          { number: 144, point: null, choice },
        ],
      },
    ]);
    expect(data).toEqual({
      castMarks: {
        results: results.map(({ choice: _, ...result }) => result),
        desk: { marked: 1 },
        userErrors: [],
      },
    });
  });

  test.each([
    ['starJuryPhoto', 'star: true', 'star', { star: true }],
    ['withdrawFromJuryPhoto', 'reason: KNOWN', 'withdrawal', { reason: 'KNOWN' }],
    ['withdrawFromJuryPhoto', 'reason: null', 'withdrawal', { reason: null }],
    ['remarkJuryPhoto', 'remark: "Fine"', 'remark', { remark: 'Fine' }],
    ['reportJuryPhoto', 'text: "No photo"', 'report', { text: 'No photo' }, 'POST'],
  ])('%s (%s) changes the photo', async (mutation, input, path, body, method = 'PUT') => {
    const place = `${method} ${desk}/photo/143/${path}`;
    const text = `${mutation}(input: { roundNumber: 3, number: 143, ${input} }) ${payload}`;
    const done = await call(text, { [place]: juryPhoto() });
    expect(done.bodies).toEqual([body]);
    expect(done.data).toEqual({
      [mutation]: { photo: { number: 143, star: false, withdrawn: null, remark: '' }, userErrors: [] },
    });
    const refused = await call(text, { [place]: problem(409, 'ROUND_CLOSED') });
    expect(refused.data).toEqual({ [mutation]: { photo: null, userErrors: [{ code: 'ROUND_CLOSED', field: null }] } });
  });

  test('has finished', async () => {
    const { data, bodies } = await call(
      'finishJuryRound(input: { roundNumber: 3, finished: true }) { desk { finished } userErrors { code } }',
      { [`PUT ${desk}/finished`]: juryDesk({ finished: true }) },
    );
    expect(bodies).toEqual([{ finished: true }]);
    expect(data).toEqual({ finishJuryRound: { desk: { finished: true }, userErrors: [] } });
  });
});

describe('an organiser', () => {
  const call = (mutation: string, answers: Record<string, unknown>) =>
    runGraph(`mutation { ${mutation} }`, { answers, viewer: administrator });
  const named = 'competitionNumber: 7, roundNumber: 3';
  const payload = '{ round { id number version incomplete round { minPoint } } userErrors { code } }';

  test('reads a round with its progress', async () => {
    const query = '{ adminJuryRound(competitionNumber: 7, roundNumber: 3) { progress { seat marked state } } }';
    const { data, calls } = await runGraph(query, {
      answers: { [`GET ${rounds}/3`]: adminJuryRound() },
      viewer: administrator,
    });
    expect(data).toEqual({ adminJuryRound: { progress: [{ seat: 1, marked: 1, state: 'ACTIVE' }] } });
    expect(calls).toEqual([`GET ${rounds}/3 +token`]);
  });

  test('makes a round of its whole content', async () => {
    const input = `competitionNumber: 7, title: { hu: "Első", en: "First" }, position: 1, types: [], minPoint: 1, maxPoint: 5,
      remarks: NONE, opens: "2026-05-05T10:00:00.000Z", closes: "2026-05-25T10:00:00.000Z", panel: [1, 2]`;
    const { data, bodies } = await call(
      `createRound(input: { ${input} }) { jury { rounds { number } } userErrors { code } }`,
      {
        [`POST ${rounds}`]: adminJury({ rounds: [adminJuryRound()] }),
      },
    );
    expect(bodies).toEqual([
      {
        title: { hu: 'Első', en: 'First' },
        position: 1,
        types: [],
        minPoint: 1,
        maxPoint: 5,
        pointNames: [],
        remarks: 'NONE',
        accepts: false,
        aim: null,
        opens: '2026-05-05T10:00:00.000Z',
        closes: '2026-05-25T10:00:00.000Z',
        panel: [1, 2],
      },
    ]);
    expect(data).toEqual({ createRound: { jury: { rounds: [{ number: 3 }] }, userErrors: [] } });
  });

  test('changes what is named of a round, and is told who was earlier', async () => {
    const text = `updateRound(input: { ${named}, version: 1, maxPoint: 20, opens: null })
      { round { version } current { version } changedBy userErrors { code } }`;
    const done = await call(text, { [`PUT ${rounds}/3`]: adminJuryRound({ version: 2 }) });
    expect(done.bodies).toEqual([{ version: 1, maxPoint: 20 }]);
    expect(done.data).toEqual({
      updateRound: { round: { version: 2 }, current: null, changedBy: null, userErrors: [] },
    });
  });

  test.each([
    [
      'setPanelSeat',
      'seat: 1, state: LEFT_OUT, reason: "Ill"',
      'PUT',
      '/panel/1',
      { state: 'LEFT_OUT', reason: 'Ill' },
    ],
    ['setPanelSeat', 'seat: 1, state: ACTIVE', 'PUT', '/panel/1', { state: 'ACTIVE' }],
    ['remindOfRound', 'seat: 1', 'POST', '/panel/1/reminder', undefined],
    [
      'reopenRound',
      'closes: "2026-05-26T10:00:00.000Z", reason: "Ill"',
      'POST',
      '/reopening',
      { closes: '2026-05-26T10:00:00.000Z', reason: 'Ill' },
    ],
  ])('%s (%s) answers the round', async (mutation, input, method, path, body) => {
    const { data, bodies, calls } = await call(`${mutation}(input: { ${named}, ${input} }) ${payload}`, {
      [`${method} ${rounds}/3${path}`]: adminJuryRound(),
    });
    expect(calls).toEqual([`${method} ${rounds}/3${path} +token`]);
    expect(bodies).toEqual([body]);
    const round = { id: globalIdOf('AdminJuryRound', 3), number: 3, version: 1, incomplete: 1, round: { minPoint: 1 } };
    expect(data).toEqual({ [mutation]: { round, userErrors: [] } });
  });

  test('deletes a round of the version that was read', async () => {
    const { calls, data } = await call(
      `deleteRound(input: { ${named}, version: 4 }) { jury { version } userErrors { code } }`,
      { [`DELETE ${rounds}/3`]: problem(409, 'ROUND_FROZEN') },
    );
    expect(calls).toEqual([`DELETE ${rounds}/3?version=4 +token`]);
    expect(data).toEqual({ deleteRound: { jury: null, userErrors: [{ code: 'ROUND_FROZEN' }] } });
  });
});

describe('results of the jury', () => {
  const query = '{ image(id: 13) { jury { rounds { score sum judges marks { letter point } remarks } } } }';
  const read = (own: boolean, results: unknown) =>
    runGraph(query, {
      answers: { 'GET /api/competition/image/13': image(13, { own }), 'GET /api/competition/7/jury/results': results },
      viewer: entrant,
    });

  test('is told of own entries, with the mean of the marks', async () => {
    const { data } = await read(true, [juryResult()]);
    const { marks, remarks } = juryResult().rounds[0] ?? {};
    expect(data).toEqual({ image: { jury: { rounds: [{ score: 3.5, sum: 7, judges: 2, marks, remarks }] } } });
    const untold = { score: null, line: null, accepted: null, distribution: [] };
    const none = { round: juryRound(), sum: 0, judges: 2, marks: [], remarks: [], ...untold };
    const without = await read(true, [juryResult({ rounds: [none] })]);
    expect(without.data).toMatchObject({ image: { jury: { rounds: [{ score: null }] } } });
  });

  test('is null without a call of others’ entries, and without an error when it could not be read', async () => {
    const others = await read(false, [juryResult()]);
    expect({ data: others.data, calls: others.calls.length }).toEqual({ data: { image: { jury: null } }, calls: 1 });
    const failed = await read(true, problem(500, 'INTERNAL_ERROR'));
    expect({ data: failed.data, errors: failed.errors }).toEqual({ data: { image: { jury: null } }, errors: [] });
  });
});
