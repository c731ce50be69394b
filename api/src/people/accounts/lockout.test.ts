/** Nobody locks out anybody else: attempts of strangers are counted apart from those of a person's own devices. */
import { randomUUID } from 'node:crypto';
import { engine, type Engine } from '../../testing/engines.ts';
import { join, type Person } from '../../testing/people.ts';
import { describeOnRedis, removeRedisKeys } from '../../testing/redis.ts';
import { TestService, type Answer } from '../../testing/service.ts';

/** The running services: a single one, or several that share a database and a Redis. */
interface Running {
  services: TestService[];
  stop(): Promise<void>;
}

/** Rules that hold whatever runs; attempts go to the services in turn. */
function lockoutRules(start: () => Promise<Running>): void {
  let running: Running;
  let anna: Person;
  let turn = 0;
  const next = () => running.services[turn++ % running.services.length] as TestService;
  let tests = 0;
  beforeAll(async () => {
    running = await start();
  });
  afterAll(() => running.stop());
  /** Each test has a person and networks of its own. */
  beforeEach(async () => {
    anna = await join(next(), `anna${++tests}`);
  });

  /** Where a call comes from: the gateway is believed when it names the address. */
  const from = (address: string, deviceToken?: string) => ({
    'x-forwarded-for': address,
    ...(deviceToken === undefined ? {} : { 'device-token': deviceToken }),
  });
  const home = () => `192.0.${tests}.1`;
  const stranger = (network: number) => `198.51.${tests}.${network}`;
  const login = (headers: Record<string, string>, password = 'not the password', username = anna.username) =>
    next().ask('POST', '/api/authentication/login', { json: { username, password }, headers });
  const reset = (headers: Record<string, string>, username = anna.username) =>
    next().ask('POST', '/api/authentication/lost/password', {
      json: { username, email: 'stranger@example.org' },
      headers,
    });
  /** Attempts until one is refused for their number. @returns how many were let through */
  async function exhaust(attempt: () => Promise<Answer>): Promise<number> {
    for (let let_through = 0; ; let_through++) {
      const { status, headers } = await attempt();
      if (status !== 429) continue;
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      return let_through;
    }
  }
  /** Logs in, and @returns the token that makes the device known. */
  async function knownDevice(): Promise<string> {
    const { status, headers } = await login(from(home()), anna.password);
    expect(status).toBe(200);
    return headers.get('device-token') ?? '';
  }

  test('a stranger who guesses: the owner logs in from home all the same, and the stranger does not', async () => {
    expect(await exhaust(() => login(from(stranger(1))))).toBe(10);
    expect((await login(from(stranger(1)), anna.password)).status).toBe(429);
    expect((await login(from(home()), anna.password)).status).toBe(200);
    // The right password has not given the stranger new attempts.
    expect((await login(from(stranger(1)))).status).toBe(429);
  });

  test('strangers of many networks: at a hundred attempts the account is closed to all but known devices', async () => {
    const device = await knownDevice();
    for (let network = 1; network <= 10; network++)
      for (let i = 0; i < 10; i++) expect((await login(from(stranger(network)))).status).toBe(401);
    expect((await login(from(stranger(11)))).status).toBe(429);
    expect((await login(from(home()), anna.password)).status).toBe(429);
    expect((await login(from(stranger(200), device), anna.password)).status).toBe(200);
    expect((await login(from(stranger(200), device), 'a slip of the keys')).status).toBe(401);
  });

  test('a known device in a network that a stranger has used up logs in', async () => {
    const device = await knownDevice();
    for (let i = 0; i < 100; i++)
      expect((await login(from(stranger(1)), 'not the password', `nobody${i}`)).status).toBe(401);
    expect((await login(from(stranger(1)), anna.password)).status).toBe(429);
    expect((await login(from(stranger(1), device), anna.password)).status).toBe(200);
  });

  test('a known device guesses no further than a stranger, and a token of nobody is none', async () => {
    const device = await knownDevice();
    expect(await exhaust(() => login(from(stranger(1), device)))).toBe(10);
    expect((await login(from(stranger(2), device), anna.password)).status).toBe(429);
    // From elsewhere without the device the person is a stranger, who has attempts of the own.
    expect((await login(from(stranger(2)), anna.password)).status).toBe(200);
    expect(await exhaust(() => login(from(stranger(3), `${device.slice(0, -5)}AAAAA`)))).toBe(10);
  });

  test('addresses of one IPv6 network are one network', async () => {
    let address = 0;
    expect(await exhaust(() => login(from(`2001:db8:1:2::${(++address).toString(16)}`)))).toBe(10);
    expect((await login(from('2001:db8:1:3::1'))).status).toBe(401);
  });

  test('lost passwords: a stranger uses up five, the owner still gets a link, names that are no accounts count alike', async () => {
    const device = await knownDevice();
    expect(await exhaust(() => reset(from(stranger(1))))).toBe(5);
    expect((await reset(from(home()))).status).toBe(202);
    for (const [network, times] of [5, 5, 4].entries())
      for (let i = 0; i < times; i++) expect((await reset(from(stranger(network + 2)))).status).toBe(202);
    expect((await reset(from(home()))).status).toBe(429);
    expect((await reset(from(home(), device))).status).toBe(202);
    expect(await exhaust(() => reset(from(stranger(9)), 'nobody'))).toBe(5);
  });
}

describe('locking out, counted in memory', () => {
  lockoutRules(async () => {
    const service = await TestService.start(engine, { RATE_LIMITS: 'on' });
    return { services: [service], stop: () => service.stop() };
  });
});

/** Several services on one database, counting in one Redis. */
async function startSeveral(engine: Engine, redisUrl: string): Promise<Running> {
  const database = await engine.create('migrated');
  const shared: Engine = {
    name: engine.name,
    create: () => Promise.resolve({ ...database, drop: () => Promise.resolve() }),
  };
  const prefix = `test-${randomUUID()}`;
  const environment = { RATE_LIMITS: 'on', REDIS_URL: redisUrl, REDIS_PREFIX: prefix };
  const services = [await TestService.start(shared, environment), await TestService.start(shared, environment)];
  return {
    services,
    async stop() {
      for (const service of services) await service.stop();
      await database.drop();
      await removeRedisKeys(redisUrl, prefix);
    },
  };
}

describe('locking out', () => {
  describeOnRedis('counted in Redis by several services', (redisUrl) => {
    lockoutRules(() => startSeveral(engine, redisUrl));
  });
});
