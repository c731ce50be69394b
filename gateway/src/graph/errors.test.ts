import { describe, expect, test } from '@jest/globals';
import { globalIdOf } from './globalId.ts';
import { MissingParameter, UpstreamTimeout, UpstreamUnavailable } from '../rest/call/problem.ts';
import { image } from '../testing/graph/restObjects.ts';
import { entrant, problem, runGraph } from '../testing/graph/runGraph.ts';

const viewer = entrant;
const secret = 'http://10.0.0.5:4001/api SELECT * FROM account';

describe('a query that fails', () => {
  test.each([
    [problem(400, 'MALFORMED_REQUEST'), 'BAD_USER_INPUT', 'Detail of MALFORMED_REQUEST.'],
    [problem(401, 'UNAUTHENTICATED'), 'UNAUTHENTICATED', 'Detail of UNAUTHENTICATED.'],
    [problem(401, 'TOKEN_EXPIRED'), 'UNAUTHENTICATED', 'Detail of TOKEN_EXPIRED.'],
    [problem(403, 'FORBIDDEN'), 'FORBIDDEN', 'Detail of FORBIDDEN.'],
    [problem(404, 'NOT_FOUND'), 'NOT_FOUND', 'Detail of NOT_FOUND.'],
    [problem(409, 'WRONG_PHASE'), 'CONFLICT', 'Detail of WRONG_PHASE.'],
    [problem(413, 'FILE_TOO_LARGE'), 'PAYLOAD_TOO_LARGE', 'Detail of FILE_TOO_LARGE.'],
    [problem(422, 'VALIDATION_FAILED'), 'BAD_USER_INPUT', 'Detail of VALIDATION_FAILED.'],
    [
      problem(422, 'VALIDATION_FAILED', [{ field: 'after', code: 'CURSOR', message: 'It is none of this list.' }]),
      'BAD_USER_INPUT',
      'after: It is none of this list.',
    ],
    [
      problem(400, 'PREVIEW_INVALID', [{ field: 'at', code: 'DATE', message: 'This is no instant.' }]),
      'BAD_USER_INPUT',
      'at: This is no instant.',
    ],
    [new UpstreamTimeout(secret), 'UPSTREAM_TIMEOUT', 'The service did not answer in time.'],
    [new UpstreamUnavailable(secret), 'UPSTREAM_UNAVAILABLE', 'The service cannot be reached.'],
    [new MissingParameter('id'), 'BAD_USER_INPUT', 'Required parameter id was null or undefined'],
    [problem(405, 'METHOD_NOT_ALLOWED'), 'INTERNAL_SERVER_ERROR', expect.stringContaining('on our side')],
    [new Error(secret), 'INTERNAL_SERVER_ERROR', expect.stringContaining('on our side')],
  ])('%s → %s', async (failure, code, message) => {
    const { errors } = await runGraph('{ myArchivedEntries { entries { id } } }', {
      answers: { 'GET /api/competition/user-image/archived': failure },
      viewer,
    });
    expect(errors).toEqual([
      { message, path: ['myArchivedEntries'], locations: expect.anything(), extensions: { code, requestId: 'r-1' } },
    ]);
    expect(JSON.stringify(errors)).not.toContain('10.0.0.5');
  });

  test('says how long to wait', async () => {
    const { errors } = await runGraph('{ me { id } }', {
      answers: { 'GET /api/user/my': problem(429, 'RATE_LIMITED', undefined, 30) },
      viewer,
    });
    expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED', retryAfter: 30, requestId: 'r-1' } }]);
  });
});

describe('a mutation that the user cannot mend', () => {
  test.each([
    [problem(401, 'TOKEN_EXPIRED'), 'UNAUTHENTICATED'],
    [problem(403, 'FORBIDDEN'), 'FORBIDDEN'],
    [problem(404, 'NOT_FOUND'), 'NOT_FOUND'],
    [new UpstreamTimeout(), 'UPSTREAM_TIMEOUT'],
    [new UpstreamUnavailable(), 'UPSTREAM_UNAVAILABLE'],
    [new Error(secret), 'INTERNAL_SERVER_ERROR'],
  ])('%s → %s', async (failure, code) => {
    const { errors } = await runGraph(
      'mutation { moderateComment(input: { id: 1, status: REJECTED }) { userErrors { code } } }',
      {
        answers: { 'PUT /api/competition/moderate/comment/1/REJECTED': failure },
        viewer,
      },
    );
    expect(errors).toMatchObject([{ path: ['moderateComment'], extensions: { code, requestId: 'r-1' } }]);
  });
});

test('a required parameter that the service left out is named, and nothing is sent', async () => {
  const { competitionId: _left, ...incomplete } = image(12);
  const { data, errors, calls } = await runGraph('{ image(id: 12) { id competition { id } } }', {
    answers: { 'GET /api/competition/image/12': incomplete },
  });
  expect(data).toEqual({ image: { id: globalIdOf('Image', 12), competition: null } });
  expect(errors).toMatchObject([
    {
      message: 'Required parameter id was null or undefined',
      extensions: { code: 'BAD_USER_INPUT', requestId: 'r-1' },
    },
  ]);
  expect(calls).toEqual(['GET /api/competition/image/12']);
});

test.each([
  ['{ image(id: 12) { id', {}],
  ['{ nothing }', {}],
  ['{ image { id } }', {}],
  ['query ($id: ID!) { image(id: $id) { id } }', { id: null }],
  ['query ($slot: String!) { competition(id: 7) { myEntry(slot: $slot) { id } } }', { slot: 1 }],
  ['{ archivedCompetitions(first: 101) { totalCount } }', {}],
  ['{ archivedCompetitions(first: 0) { totalCount } }', {}],
  ['{ archivedCompetitions(last: 101) { totalCount } }', {}],
  ['{ archivedCompetitions(last: -1) { totalCount } }', {}],
  ['{ archivedCompetitions(first: 1, last: 1) { totalCount } }', {}],
  ['query ($n: Int) { archivedCompetitions(first: $n, last: $n) { totalCount } }', { n: 5 }],
  ['{ archivedCompetitions(before: "") { totalCount } }', {}],
  ['{ archivedCompetitions(after: "") { totalCount } }', {}],
])('%s is BAD_USER_INPUT without a call', async (query, variables) => {
  const { errors, calls } = await runGraph(query, { variables });
  expect(errors).not.toEqual([]);
  for (const { extensions } of errors) expect(extensions).toEqual({ code: 'BAD_USER_INPUT', requestId: 'r-1' });
  expect(calls).toEqual([]);
});

test('an answer that breaks the contract is a fault of ours, whose reason only the log is told', async () => {
  const { data, errors } = await runGraph('{ image(id: 12) { title } }', {
    answers: { 'GET /api/competition/image/12': { ...image(12), title: null } },
  });
  expect(data).toEqual({ image: null });
  expect(errors).toMatchObject([
    { message: expect.stringContaining('on our side'), extensions: { code: 'INTERNAL_SERVER_ERROR' } },
  ]);
});
