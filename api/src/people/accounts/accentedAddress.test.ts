/** An address at an accented domain is one address, however it is spelled (docs/product.md §6). */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../../testing/engines.ts';
import { join, login, registration } from '../../testing/people.ts';
import { TestService } from '../../testing/service.ts';

type Schemas = components['schemas'];

const accented = 'anna@kávéház.hu';
const encoded = 'anna@xn--kvhz-5nac8c.hu';

describe('an address at an accented domain', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(engine);
  });
  afterAll(() => service.stop());

  const register = (username: string, email: string) =>
    service.ask<Schemas['Registration'] & { code?: string; errors?: unknown[] }>(
      'POST',
      '/api/authentication/registration',
      { json: { ...registration(username), email } },
    );

  test('is taken in both spellings, as one', async () => {
    const first = await register('anna', accented);
    expect(first).toMatchObject({ status: 201, body: { email: accented } });
    expect(await register('anna', 'Anna@XN--KVHZ-5NAC8C.hu')).toMatchObject({
      status: 201,
      body: { id: first.body.id },
    });
    expect((await register('panna', encoded)).body.code).toBe('EMAIL_TAKEN');
    const rows = await service.query(`select email_key from account where username = 'anna'`);
    expect(rows).toEqual([{ email_key: encoded }]);
    const none = await register('nobody', 'anna@ká vé.hu');
    expect(none.body).toMatchObject({ status: 422, errors: [{ field: 'email', code: 'EMAIL' }] });
  });

  test('gets the mails that both spellings ask for', async () => {
    const { text } = await service.mailTo(accented, 'activation');
    const [, id, validationCode] = /\/activation\/(\d+)\/([\w-]+)/.exec(text) ?? [];
    const personal = { json: { validationCode, newPassword: encoded } };
    const refused = await service.ask('POST', `/api/authentication/activation/${id}`, personal);
    expect(refused.body).toMatchObject({ errors: [{ code: 'PASSWORD_PERSONAL' }] });
    const activation = { json: { validationCode, newPassword: 'a quiet morning' } };
    expect((await service.ask('POST', `/api/authentication/activation/${id}`, activation)).status).toBe(204);
    await service.ask('POST', '/api/authentication/lost/password', { json: { username: 'anna', email: encoded } });
    // In the spelling that was registered last.
    await service.mailTo('Anna@kávéház.hu', 'lost-password');
  });

  test('waits to be confirmed as people read it, whichever spelling a browser sends', async () => {
    const { token, password: current } = await join(service, 'mover');
    const { firstName, lastName, locale, newsletter } = registration('mover');
    const json = { email: 'mover@xn--kvhz-5nac8c.hu', firstName, lastName, locale, newsletter, current };
    const { body } = await service.ask('POST', '/api/user/my/profile', { token, json });
    expect(body).toMatchObject({ email: 'mover@example.org', pendingEmail: 'mover@kávéház.hu' });
    await service.mailTo('mover@kávéház.hu', 'email-change');
  });

  test('is found by administrators in both spellings', async () => {
    await join(service, 'bela');
    const token = await login(service, service.administrator.username, service.administrator.password);
    for (const q of [accented, encoded, 'anna kavehaz']) {
      const json = { page: 0, size: 10, filter: { q } };
      const { body } = await service.ask<Schemas['AdminUserPage']>('POST', '/api/admin/user/page', { token, json });
      expect(body.content.map(({ username }) => username)).toEqual(['anna']);
    }
  });
});
