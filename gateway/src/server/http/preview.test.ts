import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { globalIdOf } from '../../graph/globalId.ts';
import { json, problem } from '../../testing/fakeRest.ts';
import { byId, listed, startListingGateway, type ListingGateway } from '../../testing/listingGateway.ts';
import { competition } from '../../testing/graph/restObjects.ts';
import { ask, startGateway, tokenOf, type RunningGateway } from '../../testing/startGateway.ts';
import { standpointOf } from './preview.ts';

const activeCall = 'GET /api/competition/active';
const token = tokenOf(1, true);
const preview = (who = 'role=visitor', at = '2026-05-20T00:00:00Z') => ({ 'x-preview': `${who}; at=${at}` });
const forAMinute = { 'cache-control': 'public, max-age=60', vary: 'Authorization' };

describe('the standpoint of a header', () => {
  const now = new Date('2026-01-01T00:00:00Z');
  const somebody = { id: 0, administrator: false };

  it.each([
    ['role=visitor; at=2026-05-01T10:00:00Z', null, '2026-05-01T10:00:00.000Z'],
    ['at=2026-05-01T10:00:00Z;role=visitor', null, '2026-05-01T10:00:00.000Z'],
    ['role=voter; at=2026-05-01T10:00:00Z', somebody, '2026-05-01T10:00:00.000Z'],
    ['as=role=visitor; at=2026-05-01T10:00:00Z', somebody, '2026-05-01T10:00:00.000Z'],
    ['role=voter; at=then', somebody, '2026-01-01T00:00:00.000Z'],
    ['', somebody, '2026-01-01T00:00:00.000Z'],
  ])('%p', (header, viewer, at) => {
    const found = standpointOf(header, now);
    expect([found.viewer, found.now.toISOString()]).toEqual([viewer, at]);
  });
});

describe('a preview', () => {
  let gateway: RunningGateway;
  beforeEach(async () => {
    gateway = await startGateway();
  });
  afterEach(() => gateway.close());
  const query = '{ activeCompetition { phase now myEntries { id } images(first: 1) { nodes { urlNeedsToken } } } }';

  it('goes upstream with the token on every call, and has the clock and the viewer of the preview', async () => {
    gateway.rest.answer(activeCall, json(competition()));
    const { votingStart } = competition();
    const at = new Date(Date.parse(votingStart) + 1000).toISOString();
    const { body } = await ask(gateway.url, '{ activeCompetition { phase now myEntries { id } } }', {
      token,
      headers: preview('role=visitor', at),
    });
    expect(body).toEqual({ data: { activeCompetition: { phase: 'VOTING', now: at, myEntries: null } } });
    expect(gateway.rest.requests).toHaveLength(1);
    expect(gateway.rest.requests[0]?.headers).toMatchObject({
      authorization: `Bearer ${token}`,
      ...preview('role=visitor', at),
    });
  });

  it('tells nothing of the instant when the service refuses it', async () => {
    gateway.rest.answer(activeCall, problem(403, 'FORBIDDEN'));
    const { body } = await ask(gateway.url, query, { token: tokenOf(3), headers: preview() });
    expect(body).toMatchObject({ data: { activeCompetition: null }, errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  });

  it('sends no token that it does not have', async () => {
    gateway.rest.answer(activeCall, problem(401, 'UNAUTHENTICATED'));
    const { body } = await ask(gateway.url, query, { headers: preview() });
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    expect(gateway.rest.requests[0]?.headers).toMatchObject(preview());
  });
});

describe('answers that are kept for others', () => {
  let gateway: ListingGateway;
  beforeEach(async () => {
    gateway = await startListingGateway({ NODE_ENV: 'production' });
  });
  afterEach(() => gateway.close());
  const idOf = async (headers: Record<string, string> = {}) =>
    ((await gateway.send(byId(listed.Active), headers)).body.data as { activeCompetition?: unknown }).activeCompetition;

  it.each([{ authorization: `Bearer ${token}` }, {}])(
    'never holds a preview (%j), nor answers one, though the service says public',
    async (headers) => {
      const [previewed, real] = [competition({ id: 9 }), competition({ id: 7 })];
      gateway.rest.answer(activeCall, (response, seen) =>
        json(seen.headers['x-preview'] === undefined ? real : previewed, 200, forAMinute)(response, seen),
      );
      for (let i = 0; i < 2; i++) {
        expect(await idOf({ ...headers, ...preview() })).toEqual({ id: globalIdOf('Competition', 9) });
        expect(await idOf()).toEqual({ id: globalIdOf('Competition', 7) });
      }
      const asked = gateway.rest.asked(activeCall).map((one) => one.headers['x-preview']);
      expect(asked).toEqual([preview()['x-preview'], undefined, preview()['x-preview']]);
    },
  );
});
