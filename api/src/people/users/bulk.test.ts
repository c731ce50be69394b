/** Many accounts at once, and how people get into theirs. */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../../testing/engines.ts';
import { join, registration, type Person } from '../../testing/people.ts';
import { TestService } from '../../testing/service.ts';
import { buildWorld, type World } from '../../testing/world.ts';

type Schemas = components['schemas'];
type Results = Schemas['UserResults'];

describe('many accounts', () => {
  let service: TestService;
  let world: World;
  let second: Person;
  beforeAll(async () => {
    service = await TestService.start(engine);
    world = await buildWorld(service);
    second = await join(service, 'second');
    await service.query(`update account set administrator = true where id = ${second.id}`);
  }, 150_000);
  afterAll(() => service.stop());
  beforeEach(() => service.setClock());

  const call = <T = Results>(method: string, path: string, json?: unknown, { token } = world.admin) =>
    service.ask<T>(method, `/api/admin/user/${path}`, { token, ...(json === undefined ? {} : { json }) });
  const read = async (id: number) => (await call<Schemas['AdminUser']>('GET', String(id))).body;

  test('are disabled each by itself; what is refused for one leaves the others, and it is taken back', async () => {
    const { anna, bela, admin } = world;
    await service.query(`update account set enabled = false where id = ${second.id}`);
    const unknown = 2 ** 31 - 1;
    const ids = [anna.id, unknown, admin.id, bela.id];
    const { version } = await read(bela.id);
    await call('POST', `state/${bela.id}`, { value: false });
    const accounts = ids.map((id) => ({ id, ...(id === bela.id ? { ifVersion: version } : {}) }));
    const { body } = await call('POST', 'states', { accounts, enabled: false });
    expect(body.results).toMatchObject([
      { id: anna.id, refusal: null, user: { enabled: false } },
      { id: unknown, refusal: 'NOT_FOUND', user: null },
      { id: admin.id, refusal: 'LAST_ADMINISTRATOR', user: { enabled: true } },
      { id: bela.id, refusal: 'VERSION_CONFLICT', changedBy: 'admin', user: { enabled: false, version: version + 1 } },
    ]);
    expect((await service.ask('GET', '/api/user/my', { token: anna.token })).status).toBe(401);
    const back = [anna, bela].map(({ id }) => ({
      id,
      ifVersion: body.results.find((one) => one.id === id)?.user?.version,
    }));
    const undone = await call('POST', 'states', { accounts: back, enabled: true });
    expect(undone.body.results).toMatchObject([{ user: { enabled: true } }, { user: { enabled: true } }]);
    await service.query(`update account set enabled = true where id = ${second.id}`);
  });

  test('two administrators change the same ones at once: each account obeys exactly one of them', async () => {
    const people = await Promise.all(['first', 'third', 'fourth', 'fifth'].map((name) => join(service, name)));
    const accounts = await Promise.all(people.map(async ({ id }) => ({ id, ifVersion: (await read(id)).version })));
    const [first, other] = await Promise.all([
      call('POST', 'states', { accounts, enabled: false }),
      call('POST', 'newsletters', { accounts: [...accounts].reverse(), list: 'NEWS', subscribed: true }, second),
    ]);
    for (const { id, ifVersion } of accounts) {
      const outcomes = [first, other].map(({ body }) => body.results.find((one) => one.id === id)?.refusal);
      expect(outcomes.filter((refusal) => refusal === null)).toHaveLength(1);
      expect(outcomes).toContain('VERSION_CONFLICT');
      expect((await read(id)).version).toBe(ifVersion + 1);
    }
  });

  test('newsletters and what organisers write are switched and audited; the same again is no change', async () => {
    const { id } = world.anna;
    const set = async (list: string, subscribed: boolean) =>
      (await call('POST', 'newsletters', { accounts: [{ id }], list, subscribed })).body.results[0]?.user;
    expect(await set('NEWS', true)).toMatchObject({ newsletter: expect.arrayContaining(['NEWS']) as string[] });
    const off = await set('ORGANISER', false);
    expect(off).toMatchObject({ organiserMail: false });
    expect((await set('ORGANISER', false))?.version).toBe(off?.version);
    const log = await service.ask<Schemas['AuditPage']>('GET', `/api/admin/audit?objectType=account&objectId=${id}`, {
      token: world.admin.token,
    });
    expect(log.body.content[0]).toMatchObject({
      action: 'account.newsletter-changed',
      changes: [{ path: 'organiserMail', before: true, after: false }],
    });
    await set('ORGANISER', true);
  });

  test('numbers of entries, comments and votes; votes where voting is over', async () => {
    const { anna, voting } = world;
    expect(await read(anna.id)).toMatchObject({ entryCount: 3, commentCount: 1, voteCount: 1 });
    service.setClock(new Date(voting.votingEnd));
    expect((await read(anna.id)).voteCount).toBe(1);
    // Its session has not ended: the voting is over within its hours.
    service.setClock(new Date(Date.parse(voting.votingEnd) + 1));
    expect((await read(anna.id)).voteCount).toBe(2);
  });

  test('a link is mailed again where it is of use', async () => {
    const { body: made } = await service.ask<Schemas['Registration']>('POST', '/api/authentication/registration', {
      json: registration('forgetful'),
    });
    const send = (id: number, mail: string) =>
      call<Schemas['AccountMailSent'] & Schemas['Problem']>('POST', `${id}/mail`, { mail });
    const state = async (id: number, mail: string) => {
      const { status, body } = await send(id, mail);
      return [status, body.code ?? body.recipient];
    };
    await service.mailTo(made.email, 'activation');
    expect(await state(made.id, 'ACTIVATION')).toEqual([202, made.email]);
    expect(await state(made.id, 'LOST_PASSWORD')).toEqual([409, 'ILLEGAL_ACCOUNT_STATE']);
    const { bela } = world;
    expect(await state(bela.id, 'LOST_PASSWORD')).toEqual([202, bela.email]);
    expect((await service.mailTo(bela.email, 'lost-password')).text).toContain('/lost-password/change/bela/');
    expect(await state(bela.id, 'ACTIVATION')).toEqual([409, 'ILLEGAL_ACCOUNT_STATE']);
    await call('POST', `state/${bela.id}`, { value: false });
    expect((await send(bela.id, 'LOST_PASSWORD')).body.detail).toContain('disabled');
    await call('POST', `state/${bela.id}`, { value: true });
  });

  test('sessions are ended and counted', async () => {
    const person = await join(service, 'everywhere');
    const end = () => call<Schemas['EndedSessions']>('DELETE', `${person.id}/sessions`);
    expect((await end()).body).toEqual({ ended: 1 });
    expect((await service.ask('GET', '/api/user/my', { token: person.token })).status).toBe(401);
    expect((await end()).body).toEqual({ ended: 0 });
  });
});
