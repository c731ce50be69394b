/** Each limit of attempts (docs/product.md §6) is counted by the calls that it is for, and for their callers. */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../../testing/engines.ts';
import { registration, upload } from '../../testing/people.ts';
import { TestService, until, type Answer } from '../../testing/service.ts';
import { buildWorld, type World } from '../../testing/world.ts';

type Schemas = components['schemas'];
type Refusal = Answer<Schemas['Problem']>;
type Attempt = () => Promise<Refusal>;

let service: TestService;
let world: World;
beforeAll(async () => {
  service = await TestService.start(engine, { RATE_LIMITS: 'on' });
  world = await buildWorld(service);
});
afterAll(() => service.stop());

const hour = 3600;

/** A call from an address of its own, as the gateway names it. */
const from = (address: string, method: string, path: string, json: unknown, token?: string): Promise<Refusal> =>
  service.ask(method, path, { json, token, headers: { 'x-forwarded-for': address } });

/**
 * Makes as many attempts as are let through, at the same moment so that no window ends between them, and one more.
 * @param seconds the window of the limit
 */
async function expectLimit(attempts: number, seconds: number, attempt: Attempt): Promise<void> {
  const answers = await Promise.all(Array.from({ length: attempts }, attempt));
  expect(answers.filter(({ status }) => status === 429)).toEqual([]);
  await expectRefused(attempt, seconds);
}

async function expectRefused(attempt: Attempt, seconds: number): Promise<void> {
  const { status, body, headers } = await attempt();
  expect([status, body.code]).toEqual([429, 'RATE_LIMITED']);
  const wait = Number(headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(seconds);
  const [ofAddress, spent] = (headers.get('ratelimit') ?? '').split(', ');
  expect(ofAddress).toMatch(/^"requests";r=\d+;t=\d+$/);
  const { name, t } = /^"(?<name>\w+)";r=0;t=(?<t>\d+)$/.exec(spent ?? '')?.groups ?? {};
  expect(Number(t)).toBe(wait);
  // Attempts to get in are refused without the name of the limit.
  const policy = name === 'attempts' ? '' : `, "${name}";q=${quotas[name ?? ''] ?? 'none'};w=${seconds}`;
  expect(headers.get('ratelimit-policy')).toBe(`"requests";q=120000;w=60${policy}`);
}

/** By the name that a refusal tells. */
const quotas: Record<string, number> = {
  vote: 240,
  comment: 20,
  upload: 60,
  registration: 20,
  code: 30,
  emailChange: 10,
  password: 10,
  refresh: 100,
};

const expectLetThrough = async (attempt: Attempt) => expect((await attempt()).status).not.toBe(429);

// Calls that fail count like those that succeed; what does not exist is refused soonest.
const nothing = 999_999;

test('240 votes a minute of a person', async () => {
  const vote = (token: string) => () =>
    service.ask('POST', '/api/competition/vote', { token, json: { imageId: nothing, point: 3 } });
  // Anna has voted twice in the making of the world.
  await expectLimit(238, 60, vote(world.anna.token));
  await expectLetThrough(vote(world.bela.token));
});

test('20 comments a minute of a person', async () => {
  const comment = (token: string) => () =>
    service.ask('POST', `/api/competition/comment/${nothing}`, { token, json: { comment: 'Nice' } });
  // Anna has commented once.
  await expectLimit(19, 60, comment(world.anna.token));
  await expectLetThrough(comment(world.bela.token));
});

test('60 uploads in ten minutes of a person', async () => {
  const { anna, bela } = world;
  const enter = (person: typeof anna) => () =>
    upload<Schemas['Problem']>(service, person, nothing, 'colour-1', world.photo);
  // Anna has entered three photos.
  await expectLimit(57, 600, enter(anna));
  await expectLetThrough(enter(bela));
});

test('20 registrations an hour from an address', async () => {
  const register = (address: string) => () =>
    from(address, 'POST', '/api/authentication/registration', { ...registration('blank'), firstName: ' ' });
  await expectLimit(20, hour, register('192.0.2.1'));
  await expectLetThrough(register('192.0.2.2'));
});

test('30 codes in a quarter of an hour from an address, for whatever they are', async () => {
  const password = 'a password that nobody has';
  const activate = (address: string) => () =>
    from(address, 'POST', `/api/authentication/activation/${nothing}`, { validationCode: 'x', newPassword: password });
  const reset = (address: string) => () =>
    from(address, 'POST', '/api/authentication/lost/change', {
      username: 'nobody',
      passwordValidationCode: 'x',
      password,
    });
  await expectLimit(30, hour / 4, activate('192.0.2.3'));
  await expectRefused(reset('192.0.2.3'), hour / 4);
  await expectLimit(30, hour / 4, reset('192.0.2.4'));
  await expectRefused(activate('192.0.2.4'), hour / 4);
  await expectLetThrough(activate('192.0.2.5'));
});

test('20 lost passwords an hour from an address', async () => {
  let names = 0;
  const ask = (address: string) => () =>
    from(address, 'POST', '/api/authentication/lost/password', {
      username: `nobody${++names}`,
      email: 'nobody@example.org',
    });
  await expectLimit(20, hour, ask('192.0.2.6'));
  await expectLetThrough(ask('192.0.2.7'));
});

test('10 new addresses an hour of a person, sent again or not', async () => {
  const again = (token: string) => () => service.ask('POST', '/api/user/my/email-change', { token });
  await expectLimit(10, hour, again(world.anna.token));
  await expectLetThrough(again(world.bela.token));
});

test('10 wrong passwords in a quarter of an hour of a person, to change the password or the address, or to leave', async () => {
  const { anna, bela } = world;
  const change = (token: string) => () =>
    service.ask('POST', '/api/user/my/password?newPassword=another%20good%20one', {
      token,
      json: { current: 'not the password' },
    });
  const leave = (token: string) => () =>
    service.ask('POST', '/api/user/my/delete', { token, json: { current: 'not the password' } });
  const move = (token: string) => () => {
    const { firstName, lastName, locale, newsletter } = registration('mover');
    const profile = { email: 'mover@example.org', firstName, lastName, locale, newsletter };
    return service.ask('POST', '/api/user/my/profile', { token, json: { ...profile, current: 'not the password' } });
  };
  await expectLimit(10, hour / 4, change(anna.token));
  await expectRefused(move(anna.token), hour / 4);
  await expectRefused(leave(anna.token), hour / 4);
  await expectLimit(10, hour / 4, leave(bela.token));
  await expectRefused(change(bela.token), hour / 4);
  await expectLetThrough(change(world.admin.token));
});

test('refresh tokens that are refused, per network; one that is right uses nothing up', async () => {
  const json = { username: world.anna.username, password: world.anna.password, device: 'phone' };
  const { body } = await service.ask<Schemas['OpenedSession']>('POST', '/api/authentication/login', { json });
  const use = (address: string, refreshToken: string | undefined, path = 'refresh') =>
    from(address, 'POST', `/api/authentication/${path}`, { refreshToken });
  const right = await use('203.0.113.80', body.refreshToken);
  expect(right.status).toBe(200);
  const wrong = (path?: string) => () => use('203.0.113.80', 'x'.repeat(64), path);
  await Promise.all(Array.from({ length: 50 }, wrong('logout')));
  await expectLimit(50, hour / 4, wrong());
  const { refreshToken } = right.body as unknown as Schemas['OpenedSession'];
  await expectRefused(() => use('203.0.113.80', refreshToken), hour / 4);
  await expectLetThrough(() => use('203.0.113.81', refreshToken));
});

/** A download, read to its end. @returns its status, and the seconds that a refused one is to wait */
async function download(path: string, token: string): Promise<{ status: number; wait: number }> {
  const response = await fetch(`${service.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  return { status: response.status, wait: Number(response.headers.get('retry-after')) };
}

test('an account gets one archive at a time, and others theirs meanwhile', async () => {
  const { anna, bela } = world;
  const ownData = (token: string) => download('/api/user/my/data', token);
  const [others, ...own] = await Promise.all([
    ownData(bela.token),
    ...Array.from({ length: 10 }, () => ownData(anna.token)),
  ]);
  expect(others.status).toBe(200);
  const refused = own.filter(({ status }) => status === 429);
  expect(own.filter(({ status }) => status === 200).length).toBe(own.length - refused.length);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(own.length);
  expect(refused.map(({ wait }) => wait)).toEqual(refused.map(() => 5));
  await until('the place is free again', async () => (await ownData(anna.token)).status === 200);
});
