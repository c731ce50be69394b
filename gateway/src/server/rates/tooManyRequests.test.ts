import { afterEach, describe, expect, it } from '@jest/globals';
import {
  activeCall,
  apollo,
  free,
  listed,
  loginCall,
  startListingGateway,
  type ListingGateway,
} from '../../testing/listingGateway.ts';
import { tokenOf } from '../../testing/startGateway.ts';

let gateway: ListingGateway;
const start = async (environment: Record<string, string> = {}): Promise<void> => {
  gateway = await startListingGateway(environment);
};
afterEach(() => gateway.close());

describe('too many', () => {
  const limited = { RATE_LIMIT_FACTOR: '0.03' };
  const mutation = (fields: string) => ({ query: `mutation { ${fields} }` });
  const attempt = 'login(input: { username: "a", password: "b" }) { token }';

  it('logins are refused, with the time to wait, and not asked upstream', async () => {
    await start(limited);
    for (let i = 0; i < 3; i += 1) expect((await gateway.send(apollo(listed.Login))).status).toBe(200);
    const { status, headers, body } = await gateway.send(apollo(listed.Login), { 'accept-language': 'en' });
    const retryAfter = Number(headers.get('retry-after'));
    expect(status).toBe(429);
    expect(retryAfter).toBeGreaterThan(0);
    expect(body.errors).toEqual([
      {
        message: `Too many requests. Please try again in ${retryAfter} s.`,
        extensions: { code: 'RATE_LIMITED', retryAfter, requestId: headers.get('x-request-id') },
      },
    ]);
    expect(gateway.rest.asked(loginCall)).toHaveLength(3);
    expect((await gateway.send({ query: free })).status).toBe(200);
  });

  it.each([
    ['aliases of one operation', mutation([1, 2, 3, 4].map((i) => `a${i}: ${attempt}`).join(' '))],
    [
      'fields behind a fragment',
      {
        query: `mutation { ...F ...F a: ${attempt} b: ${attempt} } fragment F on Mutation { c: ${attempt} d: ${attempt} }`,
      },
    ],
  ])('%s count each, and none is executed', async (_name, body) => {
    await start(limited);
    expect((await gateway.send(body)).status).toBe(429);
    expect(gateway.rest.asked(loginCall)).toHaveLength(0);
  });

  it('are told by the limit that is reached, beside what is left of the others', async () => {
    await start(limited);
    const headers = { authorization: `Bearer ${tokenOf(1)}` };
    const mine = async () => {
      const answer = await gateway.send(apollo(listed.Login), headers);
      return [answer.headers.get('ratelimit-policy'), answer.headers.get('ratelimit')?.replace(/t=\d+/g, 't=*')];
    };
    const policy = '"address";q=6000;w=60, "session";q=1200;w=60, "login-address";q=3;w=900';
    for (const left of [2, 1, 0, 0])
      expect(await mine()).toEqual([
        policy,
        expect.stringMatching(
          new RegExp(`^"address";r=\\d+;t=\\*, "session";r=\\d+;t=\\*, "login-address";r=${left};t=\\*$`),
        ),
      ]);
  });

  it('requests are told with the time to wait, as are bytes', async () => {
    await start({ RATE_LIMIT_PER_ADDRESS: '2', RATE_LIMIT_BYTES: '1000' });
    const padded = { query: free, extensions: { padding: 'x'.repeat(1000) } };
    const told = [];
    for (const body of [{ query: free }, padded, { query: free }]) {
      const { status, headers } = await gateway.send(body);
      const [state, wait] = [headers.get('ratelimit') ?? '', headers.get('retry-after')];
      told.push([status, state.replaceAll(`t=${wait}`, 't=wait').replace(/t=\d+/, 't=*')]);
    }
    expect(told).toEqual([
      [200, '"address";r=1;t=*'],
      [429, '"address";r=0;t=wait, "bytes";r=0;t=wait'],
      [429, '"address";r=0;t=wait, "bytes";r=0;t=wait'],
    ]);
  });

  it('are told to Hungarians in Hungarian', async () => {
    await start({ RATE_LIMIT_PER_ADDRESS: '1' });
    await gateway.send({ query: free });
    expect((await gateway.send({ query: free })).body.errors?.[0]?.message).toMatch(/^Túl sok kérés érkezett/);
  });

  it('requests of one address are refused before their body is read', async () => {
    await start({ RATE_LIMIT_PER_ADDRESS: '2' });
    await gateway.send({ query: free });
    expect((await gateway.send('no object')).status).toBe(400);
    expect((await gateway.send({ query: free })).status).toBe(429);
    expect(gateway.rest.asked(activeCall)).toHaveLength(1);
  });

  it('bodies of one address are refused unread once it has sent too many bytes', async () => {
    await start({ RATE_LIMIT_BYTES: '1000' });
    const padded = (size: number) => ({ query: free, extensions: { padding: 'x'.repeat(size) } });
    expect((await gateway.send(padded(500))).status).toBe(200);
    expect((await gateway.send(padded(500))).status).toBe(429);
    expect(gateway.rest.asked(activeCall)).toHaveLength(1);
  });

  it('requests of one address are refused once new operations have taken too much processor time', async () => {
    await start({ RATE_LIMIT_PROCESSOR_MS: '1' });
    // Of one field each, under another name each time: every one is parsed and validated.
    const statuses = new Set<number>();
    for (let i = 0; i < 500 && !statuses.has(429); i += 1)
      statuses.add((await gateway.send({ query: `query Q${i} { __typename }` })).status);
    expect([...statuses].at(-1)).toBe(429);
  });

  it('requests with one session are refused, those of others are not', async () => {
    await start({ RATE_LIMIT_PER_VIEWER: '1' });
    const as = async (id: number) =>
      (await gateway.send({ query: free }, { authorization: `Bearer ${tokenOf(id)}` })).status;
    expect([await as(1), await as(1), await as(2)]).toEqual([200, 429, 200]);
  });

  it.each([
    ['0', 429],
    ['1', 200],
  ])('by address: with TRUSTED_PROXIES=%s another forwarded address hears %d', async (TRUSTED_PROXIES, status) => {
    await start({ TRUSTED_PROXIES, RATE_LIMIT_PER_ADDRESS: '1' });
    await gateway.send({ query: free }, { 'x-forwarded-for': '192.0.2.1' });
    expect((await gateway.send({ query: free }, { 'x-forwarded-for': '192.0.2.2' })).status).toBe(status);
  });

  it('is nothing where limits are off', async () => {
    await start({ ...limited, RATE_LIMIT_PER_ADDRESS: '1', RATE_LIMITS: 'off' });
    for (let i = 0; i < 10; i += 1) {
      const { status, headers } = await gateway.send(apollo(listed.Login));
      expect([status, headers.get('ratelimit'), headers.get('ratelimit-policy')]).toEqual([200, null, null]);
    }
  });
});
