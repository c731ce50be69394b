/** A registration whose answer got lost is said again (docs/product.md §6). */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../../testing/engines.ts';
import { join, login, registration } from '../../testing/people.ts';
import { TestService, until, type TestMail } from '../../testing/service.ts';

type Schemas = components['schemas'];

const minute = 60_000;
const start = new Date('2031-05-01T10:00:00Z').getTime();

describe('a registration that is said again', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(engine);
  });
  afterAll(() => service.stop());
  beforeEach(() => service.setClock(new Date(start)));

  const register = (json: Schemas['RegistrationRequest']) =>
    service.ask<Schemas['Registration'] & { code?: string }>('POST', '/api/authentication/registration', { json });
  const codesTo = async (address: string) => {
    const { body } = await service.ask<TestMail[]>('GET', '/dev/mail.json');
    const mails = body.filter(({ to, kind }) => to === address && kind === 'activation');
    return mails.map(({ text }) => /\/activation\/\d+\/([\w-]+)/.exec(text)?.[1] ?? '');
  };

  test('is answered like the first time, also at the same moment, and its mail comes again after ten minutes', async () => {
    const json = registration('twice');
    const first = await Promise.all([register(json), register(json), register(json)]);
    expect(new Set(first.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(first[0]).toMatchObject({ status: 201, body: { username: 'twice', email: json.email } });
    await service.mailTo(json.email, 'activation');
    service.setClock(new Date(start + 10 * minute - 1));
    expect(await register({ ...json, email: 'TWICE@example.org' })).toMatchObject({ status: 201 });
    service.setClock(new Date(start + 10 * minute));
    const again = await register({ ...json, firstName: 'Anna', newsletter: [] });
    expect(again).toMatchObject({ status: 201, body: { id: first[0]?.body.id } });
    const codes = await until('the second mail', async () => {
      const found = await codesTo(json.email);
      return found.length > 1 ? found : null;
    });
    expect(codes).toHaveLength(2);
    const activate = (validationCode: string) =>
      service.ask('POST', `/api/authentication/activation/${again.body.id}`, {
        json: { validationCode, newPassword: 'a quiet morning' },
      });
    const statuses = [];
    for (const code of codes) statuses.push((await activate(code)).status);
    expect(statuses.sort()).toEqual([204, 409]);
    const token = await login(service, 'twice', 'a quiet morning');
    const me = await service.ask('GET', '/api/user/my', { token });
    expect(me.body).toMatchObject({ firstName: 'Anna', newsletter: [] });
  });

  test('is refused once the account is activated, and with another name or address', async () => {
    const person = await join(service, 'settled');
    expect((await register(registration('settled'))).body.code).toBe('USERNAME_TAKEN');
    await register(registration('waiting'));
    const other = await register({ ...registration('waiting'), email: 'somebody@example.org' });
    expect(other.body.code).toBe('USERNAME_TAKEN');
    const same = await register({ ...registration('waiting2'), email: 'waiting@example.org' });
    expect(same.body.code).toBe('EMAIL_TAKEN');
    expect(person.id).toBeGreaterThan(0);
  });

  test('does not write to an account that an administrator has disabled', async () => {
    const json = registration('barred');
    const { body } = await register(json);
    const { username, password } = service.administrator;
    const token = await login(service, username, password);
    await service.ask('POST', `/api/admin/user/state/${body.id}`, { token, json: { value: false } });
    expect((await register(json)).body.code).toBe('USERNAME_TAKEN');
  });
});
