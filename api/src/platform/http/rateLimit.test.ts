import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { createClient } from 'redis';
import { describeOnRedis, removeRedisKeys } from '../../testing/redis.ts';
import { until } from '../../testing/service.ts';
import { unreliableLink, type LinkState, type UnreliableLink } from '../../testing/unreliableLink.ts';
import { openRateLimits, type OpenRateLimits } from './rateLimit.ts';

let lines: { level: number; msg: string }[];
let opened: OpenRateLimits[];
beforeEach(() => {
  lines = [];
  opened = [];
});
afterEach(() => opened.forEach((one) => one.close()));

const warnings = () => lines.filter(({ level }) => level >= 40).map(({ msg }) => msg);
const infos = () => lines.filter(({ level }) => level === 30).map(({ msg }) => msg);

async function open(settings: { REDIS_URL?: string; REDIS_PREFIX?: string } = {}): Promise<OpenRateLimits> {
  const log = pino(
    { level: 'info' },
    { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[0]) },
  );
  const limits = await openRateLimits({ RATE_LIMITS: 'on', REDIS_PREFIX: 'unused', ...settings }, log);
  opened.push(limits);
  return limits;
}

/** Attempts until one is refused. @returns how many were let through */
async function exhaust(limits: OpenRateLimits, key: string): Promise<number> {
  for (let taken = 0; ; taken++) {
    const refusal = await limits.take('loginAccountNetwork', key).then(
      () => null,
      (error: unknown) => error,
    );
    if (refusal) {
      expect(refusal).toMatchObject({ code: 'RATE_LIMITED', status: 429 });
      const { headers } = refusal as { headers: Record<string, string> };
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(900);
      return taken;
    }
  }
}

test('in memory each process counts for itself, each key and each kind apart', async () => {
  const [one, other] = [await open(), await open()];
  expect(await exhaust(one, 'anna')).toBe(10);
  await one.take('loginAccountNetwork', 'bela');
  await one.take('password', 'anna');
  expect(await exhaust(other, 'anna')).toBe(10);
  await one.forget('loginAccountNetwork', 'anna');
  expect(await exhaust(one, 'anna')).toBe(10);
});

test.each([
  ['loginAccountNetwork', null, '"attempts";r=0;t=900'],
  ['lostPasswordDevice', null, '"attempts";r=0;t=3600'],
  ['comment', '"comment";q=20;w=60', '"comment";r=0;t=60'],
] as const)(
  'a refusal by %s tells its limit, unless strangers would learn of others’ attempts',
  async (kind, policy, state) => {
    const limits = await open();
    const refusal = await Promise.all(Array.from({ length: 21 }, () => limits.take(kind, 'anna'))).catch(
      (error: unknown) => error,
    );
    expect(refusal).toMatchObject({ code: 'RATE_LIMITED', rateLimit: { policy, state } });
  },
);

test('one attempt of many is given back, and no other', async () => {
  const limits = await open();
  for (let i = 0; i < 10; i++) await limits.take('loginAccountNetwork', 'anna');
  await limits.giveBack('loginAccountNetwork', 'anna');
  expect(await exhaust(limits, 'anna')).toBe(1);
});

test('nothing is counted where limits are off', async () => {
  const limits = await openRateLimits({ RATE_LIMITS: 'off', REDIS_PREFIX: 'unused' }, pino({ level: 'silent' }));
  for (let i = 0; i < 50; i++) await limits.take('loginAccountNetwork', 'anna');
});

describeOnRedis('in Redis', (redisUrl) => {
  let prefix: string;
  let link: UnreliableLink;
  beforeEach(async () => {
    prefix = `photo-competition-test-${randomUUID()}`;
    link = await unreliableLink(new URL(redisUrl).host);
  });
  afterEach(async () => {
    await link.close();
    await removeRedisKeys(redisUrl, prefix);
  });
  const straight = () => open({ REDIS_URL: redisUrl, REDIS_PREFIX: prefix });
  const linked = () => open({ REDIS_URL: `redis://${link.address}`, REDIS_PREFIX: prefix });

  test('several instances count together, and forget together', async () => {
    const [one, other] = [await straight(), await straight()];
    for (let i = 0; i < 7; i++) await one.take('loginAccountNetwork', 'anna');
    await other.giveBack('loginAccountNetwork', 'anna');
    expect(await exhaust(other, 'anna')).toBe(4);
    expect(await exhaust(one, 'anna')).toBe(0);
    await other.forget('loginAccountNetwork', 'anna');
    expect(await exhaust(one, 'anna')).toBe(10);
    expect(lines).toEqual([]);
  });

  test('a hundred attempts at once through two instances: as many as the limit pass', async () => {
    const both = [await straight(), await straight()];
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, (_, i) => both[i % 2]?.take('loginAccountNetwork', 'anna')),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });

  test('two installations on one Redis do not meet', async () => {
    const one = await straight();
    const other = await open({ REDIS_URL: redisUrl, REDIS_PREFIX: `${prefix}:2` });
    expect(await exhaust(one, 'anna')).toBe(10);
    expect(await exhaust(other, 'anna')).toBe(10);
  });

  test('counts end with their time in Redis too', async () => {
    await (await straight()).take('vote', '7');
    const client = await createClient({ url: redisUrl }).connect();
    const ttl = await client.ttl(`${prefix}:vote:7`);
    client.destroy();
    expect(ttl).toBeGreaterThan(0);
    expect(ttl).toBeLessThanOrEqual(60);
  });

  test.each<LinkState>(['down', 'silent'])(
    'a Redis that is %s at the start: counted here, told once, together when it is back',
    async (state) => {
      await link.set(state);
      const limits = await linked();
      expect(await exhaust(limits, 'anna')).toBe(10);
      expect(warnings()).toHaveLength(1);
      await link.set('down');
      await link.set('up');
      await until('Redis to be back', () => Promise.resolve(infos().length > 0));
      expect(await exhaust(limits, 'bela')).toBe(10);
      expect(await exhaust(await straight(), 'bela')).toBe(0);
      expect([warnings(), infos()]).toEqual([
        ['Redis does not answer: attempts are counted in this process alone'],
        ['Redis is back: attempts are counted together again'],
      ]);
    },
  );

  test.each<LinkState>(['down', 'silent'])(
    'a Redis that is %s in between: counted here, told once, together when it is back',
    async (state) => {
      const limits = await linked();
      expect(await exhaust(limits, 'anna')).toBe(10);
      await link.set(state);
      // Attempts of before are not known here; each attempt is answered all the same.
      expect(await exhaust(limits, 'anna')).toBe(10);
      await limits.forget('loginAccountNetwork', 'anna');
      await limits.take('loginAccountNetwork', 'anna');
      await link.set('down');
      await link.set('up');
      await until('Redis to be back', () => Promise.resolve(infos().length > 0));
      expect(await exhaust(limits, 'anna')).toBe(0);
      expect(warnings()).toEqual(['Redis does not answer: attempts are counted in this process alone']);
    },
  );
});
