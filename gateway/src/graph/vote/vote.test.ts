import { describe, expect, test } from '@jest/globals';
import { globalIdOf } from '../globalId.ts';
import { UpstreamTimeout } from '../../rest/call/problem.ts';
import { image, vote, votingInfo } from '../../testing/graph/restObjects.ts';
import { entrant, problem, runGraph } from '../../testing/graph/runGraph.ts';

describe('votingInfo', () => {
  const query = '{ votingInfo { competitionId votable voted votes { imageId point } } }';

  test('is read with the token', async () => {
    const { data, calls } = await runGraph(query, {
      answers: { 'GET /api/competition/vote': votingInfo() },
      viewer: entrant,
    });
    expect(data).toEqual({
      votingInfo: {
        competitionId: globalIdOf('Competition', 7),
        votable: 2,
        voted: 1,
        votes: [{ imageId: globalIdOf('Image', 12), point: 4 }],
      },
    });
    expect(calls).toEqual(['GET /api/competition/vote +token']);
  });

  test('has its votes in pages, by image', async () => {
    const votes = [30, 10, 20].map((imageId) => ({ ...vote(4), imageId }));
    const ask = async (args: string) => {
      const { data, calls } = await runGraph(
        `{ votingInfo { currentVotes(${args}) { totalCount nodes { imageId } edges { cursor } pageInfo { hasNextPage hasPreviousPage } } } }`,
        { answers: { 'GET /api/competition/vote': { ...votingInfo(), votes } }, viewer: entrant },
      );
      expect(calls).toHaveLength(1);
      return (data?.['votingInfo'] as { currentVotes: { edges: { cursor: string }[] } }).currentVotes;
    };
    const first = await ask('first: 2');
    expect(first).toMatchObject({
      totalCount: 3,
      nodes: [{ imageId: globalIdOf('Image', 10) }, { imageId: globalIdOf('Image', 20) }],
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
    });
    expect(await ask(`last: 1, before: "${first.edges[1]?.cursor}"`)).toMatchObject({
      nodes: [{ imageId: globalIdOf('Image', 10) }],
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
    });
    expect(await ask('last: 1')).toMatchObject({ nodes: [{ imageId: globalIdOf('Image', 30) }] });
  });

  test.each([
    problem(404, 'NO_ACTIVE_COMPETITION'),
    problem(401, 'TOKEN_EXPIRED'),
    new UpstreamTimeout(),
    new Error('any'),
  ])('is null and no error when it fails (%s)', async (failure) => {
    const { data, errors } = await runGraph(query, {
      answers: { 'GET /api/competition/vote': failure },
      viewer: entrant,
    });
    expect({ data, errors }).toEqual({ data: { votingInfo: null }, errors: [] });
  });

  test('is that of another competition when one is named', async () => {
    const { data, calls } = await runGraph('{ votingInfo(competitionId: 9) { competitionId } }', {
      answers: { 'GET /api/competition/vote': { ...votingInfo(), competitionId: 9 } },
      viewer: entrant,
    });
    expect(data).toEqual({ votingInfo: { competitionId: globalIdOf('Competition', 9) } });
    expect(calls).toEqual(['GET /api/competition/vote?competition=9 +token']);
  });

  test('is null for a visitor, without a call', async () => {
    const { data, calls } = await runGraph(query);
    expect(data).toEqual({ votingInfo: null });
    expect(calls).toEqual([]);
  });
});

describe('castVote', () => {
  const cast = (fields: string, point: number | null = 4) =>
    `mutation { castVote(input: { imageId: 12, point: ${point} }) { ${fields} userErrors { code field message } } }`;
  const answers = {
    'POST /api/competition/vote': vote(4),
    'GET /api/competition/vote': votingInfo(),
    'GET /api/competition/image/12': image(12, { myVote: 4 }),
  };

  test('is one call when only the vote is selected', async () => {
    const { data, calls, bodies } = await runGraph(cast('vote { imageId point }'), { answers, viewer: entrant });
    expect(data).toEqual({ castVote: { vote: { imageId: globalIdOf('Image', 12), point: 4 }, userErrors: [] } });
    expect(calls).toEqual(['POST /api/competition/vote +token']);
    expect(bodies).toEqual([{ imageId: 12, point: 4 }]);
  });

  test('passes the number of the ballot on, and brings the receipt', async () => {
    const number = 'bbECAwQFBgcICQoL';
    const { data, bodies } = await runGraph(
      `mutation { castVote(input: { imageId: 12, point: 4, number: "${number}" }) { vote { number receipt } } }`,
      { answers: { 'POST /api/competition/vote': { ...vote(4), number, receipt: 'signed' } }, viewer: entrant },
    );
    expect(data).toEqual({ castVote: { vote: { number, receipt: 'signed' } } });
    expect(bodies).toEqual([{ imageId: 12, point: 4, number }]);
  });

  test('reads image and standing anew when they are selected', async () => {
    const { data, calls } = await runGraph(cast('image { myVote } votingInfo { voted }'), { answers, viewer: entrant });
    expect(data).toEqual({ castVote: { image: { myVote: 4 }, votingInfo: { voted: 1 }, userErrors: [] } });
    expect(calls).toEqual([
      'POST /api/competition/vote +token',
      'GET /api/competition/image/12 +token',
      'GET /api/competition/vote?competition=7 +token',
    ]);
  });

  test('stands even when they cannot be read', async () => {
    const { data, errors } = await runGraph(cast('vote { point } image { id } votingInfo { voted }'), {
      answers: {
        'POST /api/competition/vote': vote(4),
        'GET /api/competition/image/12': problem(503, 'OVERLOADED'),
        'GET /api/competition/vote': new UpstreamTimeout(),
      },
      viewer: entrant,
    });
    expect(errors).toEqual([]);
    expect(data).toEqual({ castVote: { vote: { point: 4 }, image: null, votingInfo: null, userErrors: [] } });
  });

  test('a null point withdraws', async () => {
    const withdrawn = { 'POST /api/competition/vote': vote(null) };
    const { data, bodies } = await runGraph(cast('vote { point }', null), { answers: withdrawn, viewer: entrant });
    expect(data).toEqual({ castVote: { vote: { point: null }, userErrors: [] } });
    expect(bodies).toEqual([{ imageId: 12, point: null }]);
  });

  test.each([
    [403, 'OWN_IMAGE'],
    [409, 'WRONG_PHASE'],
    [409, 'NUMBER_TAKEN'],
  ] as const)('%i %s is a user error, and nothing more is read', async (status, code) => {
    const { data, errors, calls } = await runGraph(cast('vote { point } image { id } votingInfo { voted }'), {
      answers: { 'POST /api/competition/vote': problem(status, code, undefined, 30) },
      viewer: entrant,
    });
    expect(errors).toEqual([]);
    expect(data).toEqual({
      castVote: {
        vote: null,
        image: null,
        votingInfo: null,
        userErrors: [{ code, field: null, message: `Detail of ${code}.` }],
      },
    });
    expect(calls).toHaveLength(1);
  });

  test('a limit of rate is no user error: it has a time to wait', async () => {
    const { data, errors } = await runGraph(cast('vote { point } userErrors { code }'), {
      answers: { 'POST /api/competition/vote': problem(429, 'RATE_LIMITED', undefined, 30) },
      viewer: entrant,
    });
    expect(data).toBeUndefined();
    expect(errors).toMatchObject([
      { message: 'Detail of RATE_LIMITED.', extensions: { code: 'RATE_LIMITED', retryAfter: 30 } },
    ]);
  });
});
