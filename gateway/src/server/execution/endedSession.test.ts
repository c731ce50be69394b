/**
 * A token that is worth nothing (any more) is answered in one way (docs/graph.md, "When a token has ended"): what is public is
 * answered as to a visitor, and each field that takes the token is the error UNAUTHENTICATED.
 * `votingInfo` alone is null, since its failures are ignored (docs/product.md §4).
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { globalIdOf } from '../../graph/globalId.ts';
import { json, problem } from '../../testing/fakeRest.ts';
import { competition, image } from '../../testing/graph/restObjects.ts';
import { ask, startGateway, tokenOf, type RunningGateway } from '../../testing/startGateway.ts';

let gateway: RunningGateway;
beforeEach(async () => {
  gateway = await startGateway({ RATE_LIMITS: 'off' });
  gateway.rest.answer('GET /api/competition/active', json(competition()));
});
afterEach(() => gateway.close());

const ofViewer = [
  'GET /api/user/my',
  'GET /api/competition/vote',
  'GET /api/competition/image/7',
  'PUT /api/admin/site',
];

describe.each<[string, string, 'TOKEN_EXPIRED' | 'UNAUTHENTICATED']>([
  ['that has expired', tokenOf(3), 'TOKEN_EXPIRED'],
  ['whose session has ended', tokenOf(3), 'UNAUTHENTICATED'],
  ['of an administrator who is none any more', tokenOf(1, true), 'UNAUTHENTICATED'],
  ['that is no token', 'undefined', 'UNAUTHENTICATED'],
  ['that no header can be', 'ä token', 'UNAUTHENTICATED'],
  ['that is empty', '', 'UNAUTHENTICATED'],
  ['that is longer than any', 'x'.repeat(5000), 'UNAUTHENTICATED'],
])('a token %s', (_name, token, code) => {
  beforeEach(() => {
    for (const route of ofViewer) gateway.rest.answer(route, problem(401, code));
  });
  const send = (query: string) => ask(gateway.url, query, { headers: { authorization: `Bearer ${token}` } });
  const unauthenticated = expect.objectContaining({ code: 'UNAUTHENTICATED' }) as unknown;

  test('leaves public fields as they are, and is not sent with them', async () => {
    const { status, body } = await send('{ activeCompetition { id } }');
    expect([status, body]).toEqual([200, { data: { activeCompetition: { id: globalIdOf('Competition', 7) } } }]);
    expect(gateway.rest.requests.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  test('is an error of each field that takes it, beside public ones that are answered', async () => {
    const { status, body } = await send(
      '{ activeCompetition { id } me { id } votingInfo { voted } image(id: 7) { id } }',
    );
    expect(status).toBe(200);
    expect(body.data).toEqual({
      activeCompetition: { id: globalIdOf('Competition', 7) },
      me: null,
      votingInfo: null,
      image: null,
    });
    expect(body.errors).toHaveLength(2);
    for (const name of ['me', 'image'])
      expect(body.errors).toContainEqual(expect.objectContaining({ path: [name], extensions: unauthenticated }));
  });
});

test('an authorization of another scheme is a proxy’s, and its sender a visitor', async () => {
  gateway.rest.answer('GET /api/competition/image/7', json(image(7)));
  const { body } = await ask(gateway.url, '{ me { id } image(id: 7) { id } }', {
    headers: { authorization: 'Basic c3RhZ2luZzpvbmx5' },
  });
  expect(body).toEqual({ data: { me: null, image: { id: globalIdOf('Image', 7) } } });
});
