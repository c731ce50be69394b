import { afterEach, beforeEach, describe, expect, it, jest, test } from '@jest/globals';
import { createSchema } from '../../graph/schema.ts';
import { mutationLimits } from './mutationLimits.ts';
import { rateLimits, unlimited, type RateSettings } from './rateLimits.ts';

const settings: RateSettings = { perAddress: 1000, perViewer: 1000, bytes: 1000, processorMs: 1000, factor: 1 };
const one = (name: string, count = 1) => new Map([[name, count]]);
const visitor = (address = '192.0.2.1') => ({ address, token: null });
const viewer = (token: string, address = '192.0.2.1') => ({ address, token });

/** Takes until it is refused. @returns how many were let through, and how long the next has to wait */
async function spend(take: () => Promise<number | null> | number | null) {
  for (let through = 0; ; through += 1) {
    const wait = await take();
    if (wait !== null) return { through, wait };
  }
}

test.each(Object.keys(mutationLimits))('the limited mutation %s is in the graph', (name) => {
  expect(createSchema().getMutationType()?.getFields()).toHaveProperty(name);
});

describe('requests', () => {
  it('are counted for each address, one IPv6 network being one', async () => {
    const limits = rateLimits({ ...settings, perAddress: 3 }, null);
    const of = (address: string) => spend(() => limits.takeRequest(visitor(address)));
    expect((await of('192.0.2.1')).through).toBe(3);
    expect((await of('192.0.2.2')).through).toBe(3);
    expect((await of('2001:db8::1')).through).toBe(3);
    expect((await of('2001:db8::2')).through).toBe(0);
  });

  it('are counted for each session beside that', async () => {
    const limits = rateLimits({ ...settings, perAddress: 10, perViewer: 3 }, null);
    expect((await spend(() => limits.takeRequest(viewer('a')))).through).toBe(3);
    expect((await spend(() => limits.takeRequest(viewer('b', '192.0.2.2')))).through).toBe(3);
    // A client that makes up a new token for each request stays within the address's limit.
    let made = 0;
    const forged = await spend(() => limits.takeRequest(viewer(`forged ${(made += 1)}`, '192.0.2.3')));
    expect(forged.through).toBe(10);
  });

  it('are refused from an address that has spent its processor time, until the minute is over', () => {
    const limits = rateLimits({ ...settings, processorMs: 50 }, null);
    limits.spendProcessor(visitor('2001:db8::1'), 20);
    limits.spendProcessor(visitor('2001:db8::2'), 30);
    expect(limits.takeRequest(visitor('2001:db8::1'))).toBeNull();
    limits.spendProcessor(visitor('2001:db8::1'), 0.5);
    expect(limits.takeRequest(visitor('2001:db8::3'))).toBe(60);
    expect(limits.takeRequest(visitor())).toBeNull();
  });

  it('bring as many bytes from one address as it may send', () => {
    const limits = rateLimits({ ...settings, bytes: 300 }, null);
    expect(limits.takeBytes(visitor(), 300)).toBeNull();
    expect(limits.takeBytes(visitor(), 1)).toBe(60);
    expect(limits.takeBytes(visitor('192.0.2.2'), 300)).toBeNull();
    expect(limits.takeBytes(visitor('192.0.2.3'), 301)).toBe(60);
  });

  it('are not counted where limits are off', () => {
    expect(Array.from({ length: 10_000 }, () => unlimited.takeRequest(visitor()))).not.toContainEqual(
      expect.any(Number),
    );
  });
});

describe('mutations', () => {
  it.each(Object.entries(mutationLimits))('%s: as often as the table says from one address', async (name, limit) => {
    const limits = rateLimits(settings, null);
    const first = await spend(() => limits.takeMutations(one(name), visitor()));
    expect(first.through).toBe(limit.address);
    expect(first.wait).toBeGreaterThan(0);
    expect(first.wait).toBeLessThanOrEqual(limit.seconds);
    expect(await limits.takeMutations(one(name), visitor('192.0.2.2'))).toBeNull();
  });

  const personal = Object.entries(mutationLimits).flatMap(([name, { viewer: most }]) =>
    most ? [[name, most] as const] : [],
  );
  it.each(personal)('%s: %d times with one session, from wherever', async (name, most) => {
    const limits = rateLimits(settings, null);
    let calls = 0;
    const spent = await spend(() => limits.takeMutations(one(name), viewer('mine', `192.0.2.${(calls += 1) % 200}`)));
    expect(spent.through).toBe(most);
    expect(await limits.takeMutations(one(name), viewer('another'))).toBeNull();
  });

  it('count each alias', async () => {
    const limits = rateLimits(settings, null);
    const most = mutationLimits['login']?.address ?? 0;
    expect(await limits.takeMutations(one('login', most), visitor())).toBeNull();
    expect(await limits.takeMutations(one('login'), visitor())).not.toBeNull();
    expect(await limits.takeMutations(one('login', most + 1), visitor('192.0.2.2'))).not.toBeNull();
  });

  it.each([visitor(), viewer('a')])('of one operation count each by itself, as %j', async (client) => {
    const limits = rateLimits(settings, null);
    const most = mutationLimits['castVote']?.address ?? 0;
    const both = new Map([
      ['login', 1],
      ['castVote', most + 1],
    ]);
    expect(await limits.takeMutations(both, client)).not.toBeNull();
  });

  it('are unlimited where the table has none', async () => {
    const limits = rateLimits(settings, null);
    expect(await limits.takeMutations(one('moderateComment', 1_000_000), visitor())).toBeNull();
  });

  it('are multiplied by the factor', async () => {
    const limits = rateLimits({ ...settings, factor: 0.05 }, null);
    expect((await spend(() => limits.takeMutations(one('login'), visitor()))).through).toBe(5);
    const most = mutationLimits['castVote']?.viewer ?? 0;
    const doubled = rateLimits({ ...settings, factor: 2 }, null);
    expect(await doubled.takeMutations(one('castVote', 2 * most), viewer('a'))).toBeNull();
    expect(await doubled.takeMutations(one('castVote'), viewer('a'))).not.toBeNull();
  });

  it('allow one at least, however small the factor', async () => {
    const limits = rateLimits({ ...settings, factor: 0.000_01 }, null);
    expect((await spend(() => limits.takeMutations(one('login'), visitor()))).through).toBe(1);
  });
});

describe('the limits in an answer', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is what the address has left, and the session', () => {
    const limits = rateLimits({ ...settings, perAddress: 10, perViewer: 3 }, null);
    limits.takeRequest(viewer('a'));
    limits.takeRequest(visitor());
    jest.advanceTimersByTime(15_000);
    expect(limits.fieldsOf(visitor())).toEqual({ policy: '"address";q=10;w=60', state: '"address";r=8;t=45' });
    expect(limits.fieldsOf(viewer('a'))).toEqual({
      policy: '"address";q=10;w=60, "session";q=3;w=60',
      state: '"address";r=8;t=45, "session";r=2;t=45',
    });
    expect(limits.spentOf(visitor())).toBeNull();
  });

  it('is, of bytes and processor time, what is spent', () => {
    const limits = rateLimits({ ...settings, bytes: 300, processorMs: 50 }, null);
    limits.takeBytes(visitor(), 301);
    const ofBytes = { policy: '"bytes";q=300;qu="content-bytes";w=60', state: '"bytes";r=0;t=60' };
    expect(limits.spentOf(visitor())).toEqual(ofBytes);
    limits.spendProcessor(visitor(), 51);
    expect(limits.spentOf(visitor())).toEqual({ ...ofBytes, state: '"bytes";r=0;t=60, "processor";r=0;t=60' });
    limits.spendProcessor(visitor('192.0.2.2'), 51);
    expect(limits.spentOf(visitor('192.0.2.2'))).toEqual({ policy: null, state: '"processor";r=0;t=60' });
  });

  it('is each limit of a mutation that it was counted by, with the factor', async () => {
    const limits = rateLimits({ ...settings, factor: 0.01 }, null);
    const told: object[] = [];
    const cast = (who = viewer('a')) => limits.takeMutations(one('castVote'), who, (fields) => told.push(fields));
    await cast();
    const ofAddress = { policy: '"castVote-address";q=30;w=60', state: '"castVote-address";r=29;t=60' };
    const ofSession = { policy: '"castVote-session";q=3;w=60', state: '"castVote-session";r=2;t=60' };
    expect(told).toEqual([ofAddress, ofSession]);
    await cast();
    await cast();
    expect(await cast()).toBe(60);
    expect(told.at(-1)).toEqual({ ...ofSession, state: '"castVote-session";r=0;t=60' });
  });

  it('is nothing where limits are off', () => {
    expect([unlimited.fieldsOf(visitor()), unlimited.spentOf(visitor())]).toEqual([null, null]);
  });
});

describe('the time to wait', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is a minute for requests, and they are counted anew after it', async () => {
    const limits = rateLimits({ ...settings, perAddress: 3 }, null);
    expect(await spend(() => limits.takeRequest(visitor()))).toEqual({ through: 3, wait: 60 });
    jest.advanceTimersByTime(59_999);
    expect(limits.takeRequest(visitor())).toBe(1);
    jest.advanceTimersByTime(1);
    expect(limits.takeRequest(visitor())).toBeNull();
  });

  it.each(Object.entries(mutationLimits))('is that of the table for %s', async (name, { seconds }) => {
    const limits = rateLimits(settings, null);
    expect((await spend(() => limits.takeMutations(one(name), visitor()))).wait).toBe(seconds);
    jest.advanceTimersByTime(seconds * 1000 - 400);
    expect(await limits.takeMutations(one(name), visitor())).toBe(1);
    jest.advanceTimersByTime(400);
    expect(await limits.takeMutations(one(name), visitor())).toBeNull();
  });
});
