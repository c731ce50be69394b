import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from '@jest/globals';
import type { Competition } from '@photo-competition/schema/rest';
import fc from 'fast-check';
import { globalIdOf } from '../../graph/globalId.ts';
import { competition, image } from '../../testing/graph/restObjects.ts';
import { json, problem } from '../../testing/fakeRest.ts';
import {
  activeCall,
  apollo,
  byId,
  listed,
  startListingGateway,
  type ListingGateway,
} from '../../testing/listingGateway.ts';
import { passTime, resumeTime, stopTime } from '../../testing/handClock.ts';
import { tokenOf } from '../../testing/startGateway.ts';

// A clock file would turn off what is kept: time stands still here until a test lets it pass.
beforeEach(stopTime);
afterEach(resumeTime);

const forAMinute = { 'cache-control': 'public, max-age=60', vary: 'Authorization' };
/** Running and published now; nothing changes for a day. */
const day = 86_400_000;
const at = (ms: number) => new Date(Date.now() + ms).toISOString();
const running = (changes: Partial<Competition> = {}) =>
  competition({
    competitionStart: at(-2 * day),
    votingStart: at(-day),
    votingEnd: at(day),
    award: at(2 * day),
    ...changes,
  });

let gateway: ListingGateway;
beforeEach(async () => {
  gateway = await startListingGateway({ NODE_ENV: 'production', METRICS_PORT: '9' });
  gateway.rest.answer(activeCall, json(running(), 200, forAMinute));
});
afterEach(() => gateway.close());

const send = (operation: keyof typeof listed, more: object = {}, headers: Record<string, string> = {}) =>
  gateway.send({ ...byId(listed[operation]), ...more }, headers);
const authorization = `Bearer ${tokenOf(3)}`;

/** The counters of the metrics. */
async function counts() {
  const { text = '' } = (await gateway.gateway.metrics?.read()) ?? {};
  const of = (outcome: string) =>
    Number(new RegExp(`gateway_shared_answers_total\\{outcome="${outcome}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
  return { hits: of('hits'), kept: of('kept'), unshared: of('unshared') };
}

describe('a listed query of a visitor', () => {
  it('is executed once for the same words, and answered with the same bytes and a name of its own', async () => {
    const [first, second, third] = [await send('Active'), await send('Active'), await send('Active')];
    expect(await counts()).toEqual({ hits: 2, kept: 1, unshared: 0 });
    expect(first.body).toEqual({ data: { activeCompetition: { id: globalIdOf('Competition', 7) } } });
    expect([second.body, third.body]).toEqual([first.body, first.body]);
    expect([second.status, second.headers.get('content-type')]).toEqual([200, first.headers.get('content-type')]);
    expect(second.headers.get('cache-control')).toBe('no-store');
    expect(second.headers.get('x-content-type-options')).toBe('nosniff');
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
    expect(gateway.log().match(/"operation":"Active"/g)).toHaveLength(3);
  });

  it('is executed anew when it is named otherwise', async () => {
    const first = await send('Active');
    expect((await gateway.send(apollo(listed.Active))).body).toEqual(first.body);
    expect(await counts()).toEqual({ hits: 0, kept: 2, unshared: 0 });
  });

  it('is executed once, whatever a crowd of clients has said before that it accepts', async () => {
    for (let i = 0; i < 110; i++) await send('Active', {}, { accept: `application/json;made-up=${i}` });
    const before = await counts();
    const accept = 'application/graphql-response+json,application/json;q=0.9';
    for (let i = 0; i < 3; i++) expect((await send('Active', {}, { accept })).status).toBe(200);
    const { hits, kept } = await counts();
    expect([hits - before.hits, kept - before.kept]).toEqual([2, 1]);
  });

  it('is executed anew for a logged-in user, in another language and with other variables', async () => {
    for (const id of [7, 8]) gateway.rest.answer(`GET /api/competition/image/${id}`, json(image(id), 200, forAMinute));
    for (const variables of [{ id: '7' }, { id: '8' }, { id: '7', after: 'x' }, { id: '7', after: null }])
      for (const headers of [{ 'accept-language': 'hu' }, { 'accept-language': 'en' }, { authorization }])
        await send('Photo', { variables }, headers as Record<string, string>);
    // A cursor that is none is a mistake, told to each.
    expect(await counts()).toEqual({ hits: 0, kept: 6, unshared: 2 });
  });

  it.each([
    ['variables that are a text', { variables: 'x' }],
    ['variables that are a list', { variables: [] }],
    ['a name that is not its own', { operationName: 'Other' }],
    ['a name that is a number', { operationName: 7 }],
    ['extensions that are a list', { extensions: [] }],
  ])('with %s is told what is wrong, not what another one has read', async (_what, more) => {
    await send('Active');
    const { body } = await send('Active', more);
    expect(body.errors).toHaveLength(1);
    expect(await counts()).toMatchObject({ hits: 0 });
  });

  it('is not kept when something of it has failed', async () => {
    gateway.rest.answer(activeCall, problem(500, 'INTERNAL_SERVER_ERROR' as never, forAMinute));
    for (let i = 0; i < 3; i++) expect((await send('Active')).body.errors).toHaveLength(1);
    expect(await counts()).toEqual({ hits: 0, kept: 0, unshared: 3 });
  });

  it.each([
    ['nothing', {}],
    ['private', { 'cache-control': 'private, max-age=60' }],
    ['no-store', { 'cache-control': 'public, no-store' }],
    ['that it varies by a cookie', { 'cache-control': 'public, max-age=60', vary: 'Cookie' }],
  ])('is not kept when the service says %s', async (_what, headers) => {
    gateway.rest.answer(activeCall, json(running(), 200, headers));
    for (let i = 0; i < 3; i++) await send('Active');
    expect(await counts()).toEqual({ hits: 0, kept: 0, unshared: 3 });
  });

  it('is not kept when it reads nothing', async () => {
    for (let i = 0; i < 3; i++) expect((await send('Mine')).body).toEqual({ data: { me: null } });
    expect(await counts()).toMatchObject({ hits: 0, kept: 0 });
  });

  it('is kept no longer than the service allows', async () => {
    gateway.rest.answer(activeCall, json(running(), 200, { 'cache-control': 'public, max-age=1' }));
    for (let i = 0; i < 2; i++) await send('Active');
    expect(await counts()).toMatchObject({ hits: 1, kept: 1 });
    passTime(1100);
    await send('Active');
    expect(await counts()).toMatchObject({ hits: 1, kept: 2 });
  });
});

describe('answers that depend on the clock', () => {
  it('tells a time that is a second late at most', async () => {
    const asked = Date.now();
    const first = await send('Timed');
    const second = await send('Timed');
    expect(second.body).toEqual(first.body);
    passTime(1100);
    const { data } = (await send('Timed')).body as { data: { activeCompetition: { now: string } } };
    expect(Date.parse(data.activeCompetition.now)).toBeGreaterThanOrEqual(asked + 1100);
    expect(await counts()).toMatchObject({ hits: 1, kept: 2 });
  });

  it('tells no phase that is over', async () => {
    gateway.rest.answer(activeCall, json(running({ votingEnd: at(700) }), 200, forAMinute));
    const phase = async () => (await send('Phased')).body.data;
    expect(await phase()).toEqual({ activeCompetition: { id: globalIdOf('Competition', 7), phase: 'VOTING' } });
    expect(await phase()).toEqual({ activeCompetition: { id: globalIdOf('Competition', 7), phase: 'VOTING' } });
    passTime(800);
    expect(await phase()).toEqual({ activeCompetition: { id: globalIdOf('Competition', 7), phase: 'AWARD' } });
  });

  it('tells no boundary that has passed', async () => {
    const [votingEnd, award] = [at(700), at(3_600_000)];
    gateway.rest.answer(activeCall, json(running({ votingEnd, award }), 200, forAMinute));
    const next = async () => (await send('Bounded')).body.data;
    expect(await next()).toEqual({ activeCompetition: { nextBoundary: votingEnd } });
    passTime(800);
    expect(await next()).toEqual({ activeCompetition: { nextBoundary: award } });
  });
});

describe('a write of an administrator', () => {
  const moderate =
    'mutation Approve { moderateImage(input: { id: "7", status: APPROVED }) { image { id } userErrors { code } } }';

  it('ends what is kept', async () => {
    const open = await startListingGateway({ METRICS_PORT: '9' });
    try {
      open.rest.answer(activeCall, json(running(), 200, forAMinute));
      open.rest.answer('PUT /api/competition/moderate/image/7/APPROVED', json({ id: 7 }));
      const title = async () => (await open.send(byId(listed.Active))).body.data;
      for (let i = 0; i < 3; i++)
        expect(await title()).toEqual({ activeCompetition: { id: globalIdOf('Competition', 7) } });
      open.rest.answer(activeCall, json(running({ id: 9 }), 200, forAMinute));
      expect(await title()).toEqual({ activeCompetition: { id: globalIdOf('Competition', 7) } });
      await open.send({ query: moderate }, { authorization: `Bearer ${tokenOf(1, true)}` });
      expect(await title()).toEqual({ activeCompetition: { id: globalIdOf('Competition', 9) } });
    } finally {
      await open.close();
    }
  });
});

test.each([{ SHARED_ANSWERS_BYTES: '0' }, { UPSTREAM_SHARED_BYTES: '0' }])('%j keeps nothing', async (setting) => {
  const without = await startListingGateway({ NODE_ENV: 'production', METRICS_PORT: '9', ...setting });
  try {
    without.rest.answer(activeCall, json(running(), 200, forAMinute), json(running({ id: 8 }), 200, forAMinute));
    for (let i = 0; i < 3; i++) await without.send(byId(listed.Active));
    expect(without.rest.asked(activeCall).length).toBe(setting.UPSTREAM_SHARED_BYTES ? 3 : 1);
    const { text = '' } = (await without.gateway.metrics?.read()) ?? {};
    expect(text).toContain('gateway_shared_answers_total{outcome="hits"} 0');
  } finally {
    await without.close();
  }
});

describe('any clients, in any order', () => {
  let shared: ListingGateway;
  beforeAll(async () => {
    shared = await startListingGateway({ NODE_ENV: 'production', RATE_LIMITS: 'off', METRICS_PORT: '9' });
    for (const id of [7, 8])
      // Its title tells for whom it was made. It says `public` to everyone, which would be a mistake of the service.
      shared.rest.answer(`GET /api/competition/image/${id}`, (response, seen) => {
        const { 'accept-language': language, authorization: whose = 'a visitor' } = seen.headers;
        json(image(id, { title: `${id} in ${language} for ${whose}` }), 200, {
          'cache-control': 'public, max-age=60',
        })(response, seen);
      });
  });
  afterAll(() => shared.close());

  const person = fc.constantFrom(undefined, undefined, undefined, tokenOf(3), tokenOf(4));
  const question = fc.record({ token: person, language: fc.constantFrom('hu', 'en'), number: fc.constantFrom(7, 8) });

  it('each is told what was made for such as they, in their language, with their variables', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(question, { minLength: 1, maxLength: 12 }), async (questions) => {
        const answers = await Promise.all(
          questions.map(({ token, language, number }) =>
            shared.send(
              { ...byId(listed.Photo), variables: { id: globalIdOf('Image', number) } },
              { 'accept-language': language, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
            ),
          ),
        );
        for (const [i, { token, language, number }] of questions.entries()) {
          const whose = token === undefined ? 'a visitor' : `Bearer ${token}`;
          expect(answers[i]?.body.data).toMatchObject({
            image: { id: globalIdOf('Image', number), title: `${number} in ${language} for ${whose}` },
          });
        }
      }),
      { numRuns: 150 },
    );
    const { text = '' } = (await shared.gateway.metrics?.read()) ?? {};
    expect(Number(/gateway_shared_answers_total\{outcome="hits"\} (\d+)/.exec(text)?.[1])).toBeGreaterThan(100);
  });
});
