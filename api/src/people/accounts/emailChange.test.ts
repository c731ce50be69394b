import { engine } from '../../testing/engines.ts';
import { join, login, registration, type Person } from '../../testing/people.ts';
import { TestService, until, type TestMail } from '../../testing/service.ts';

const hour = 3_600_000;

describe('a new e-mail address', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(engine);
  });
  afterAll(() => service.stop());
  afterEach(() => service.setClock());

  const me = async ({ token }: Person) =>
    (await service.ask<Record<string, unknown>>('GET', '/api/user/my', { token })).body;
  const save = ({ username, token }: Person, changes: object) => {
    const { firstName, lastName, locale, newsletter } = registration(username);
    const json = { email: `${username}@example.org`, firstName, lastName, locale, newsletter, ...changes };
    return service.ask('POST', '/api/user/my/profile', { token, json });
  };
  /** Asks for an address that nobody has, with the password. */
  const ask = (person: Person, email: string) => save(person, { email, current: person.password });
  /** The newest of so many codes to an address. @param before the ones that are known */
  const codeTo = (email: string, before: string[] = []): Promise<string> =>
    until(`a link to ${email}`, async () => {
      const { body } = await service.ask<TestMail[]>('GET', '/dev/mail.json');
      const mails = body.filter(({ to, kind }) => to === email && kind === 'email-change');
      const codes = mails.map(({ text }) => /\/email-change\/\d+\/([\w-]+)/.exec(text)?.[1] ?? '');
      return codes.find((code) => !before.includes(code));
    });
  const confirm = ({ id }: Person, validationCode: string) =>
    service.ask<{ email?: string; code?: string }>('POST', `/api/authentication/email/${id}`, {
      json: { validationCode },
    });
  const resend = ({ token }: Person) => service.ask('POST', '/api/user/my/email-change', { token });
  const cancel = ({ token }: Person) => service.ask('DELETE', '/api/user/my/email-change', { token });

  test('is not taken without the password, however the session was come by', async () => {
    const person = await join(service, 'robbed');
    const without = await save(person, { email: 'thief@example.org' });
    expect(without.body).toMatchObject({ status: 422, errors: [{ field: 'current', code: 'REQUIRED' }] });
    const wrong = await save(person, { email: 'thief@example.org', current: 'not the password' });
    expect(wrong.body).toMatchObject({ code: 'WRONG_PASSWORD', errors: [{ field: 'current' }] });
    expect(await me(person)).toMatchObject({ email: 'robbed@example.org', pendingEmail: null });
    expect((await resend(person)).status).toBe(404);
  });

  test('waits until its link is opened; the old one hears of it before and after', async () => {
    const person = await join(service, 'mover');
    const asked = await save(person, { email: 'moved@example.org', firstName: 'Új', current: person.password });
    const waiting = { email: 'mover@example.org', pendingEmail: 'moved@example.org', firstName: 'Új' };
    expect(asked.body).toMatchObject(waiting);
    expect(await me(person)).toMatchObject(waiting);
    const warned = await service.mailTo('mover@example.org', 'email-change-asked');
    expect(warned.text).toMatch(/moved@example.*\/lost-password\/request/s);
    expect((await save(person, {})).body).toMatchObject({ pendingEmail: 'moved@example.org' });

    const code = await codeTo('moved@example.org');
    const confirmed = await confirm(person, code);
    expect(confirmed).toMatchObject({ status: 200, body: { email: 'moved@example.org' } });
    expect(await me(person)).toMatchObject({ email: 'moved@example.org', pendingEmail: null });
    expect((await service.mailTo('mover@example.org', 'email-changed')).text).toContain('/contact');
    expect((await confirm(person, code)).body.code).toBe('INVALID_CODE');
    await expect(login(service, 'mover', person.password)).resolves.toMatch(/\./);
  });

  test('ends the codes that were mailed to the old one', async () => {
    const person = await join(service, 'coded');
    const { username, email } = person;
    await service.ask('POST', '/api/authentication/lost/password', { json: { username, email } });
    const { text } = await service.mailTo(email, 'lost-password');
    const passwordValidationCode = /\/change\/coded\/([\w-]+)/.exec(text)?.[1];
    await ask(person, 'coded.new@example.org');
    await confirm(person, await codeTo('coded.new@example.org'));
    const json = { username, passwordValidationCode, password: 'a brand new start' };
    const reset = await service.ask('POST', '/api/authentication/lost/change', { json });
    expect(reset.body.code).toBe('INVALID_CODE');
  });

  test('is cancelled by whoever asked, and by a new password', async () => {
    const person = await join(service, 'doubting');
    await ask(person, 'doubt@example.org');
    const first = await codeTo('doubt@example.org');
    expect((await cancel(person)).status).toBe(204);
    expect((await cancel(person)).status).toBe(204);
    expect(await me(person)).toMatchObject({ pendingEmail: null });
    expect((await confirm(person, first)).body.code).toBe('INVALID_CODE');

    await ask(person, 'doubt2@example.org');
    const second = await codeTo('doubt2@example.org');
    const { token, password: current } = person;
    await service.ask('POST', '/api/user/my/password?newPassword=another%20fine%20day', { token, json: { current } });
    expect(await me(person)).toMatchObject({ pendingEmail: null });
    expect((await confirm(person, second)).body.code).toBe('INVALID_CODE');
  });

  test('gets its link again, and the one before ends; after 24 hours none waits', async () => {
    const person = await join(service, 'patient');
    await ask(person, 'patient.new@example.org');
    const first = await codeTo('patient.new@example.org');
    const again = await resend(person);
    expect(again).toMatchObject({ status: 202, body: { pendingEmail: 'patient.new@example.org' } });
    const second = await codeTo('patient.new@example.org', [first]);
    expect((await confirm(person, first)).body.code).toBe('INVALID_CODE');
    service.setClock(new Date(Date.now() + 24 * hour + 1000));
    expect((await confirm(person, second)).body.code).toBe('INVALID_CODE');
    service.setClock();
    expect((await confirm(person, second)).status).toBe(200);
  });

  test('is refused while another account has it, also when that account was made meanwhile', async () => {
    const person = await join(service, 'slow');
    await join(service, 'settled');
    expect((await ask(person, 'SETTLED@example.org')).body.code).toBe('EMAIL_TAKEN');
    await ask(person, 'quick@example.org');
    const code = await codeTo('quick@example.org');
    await join(service, 'quick');
    expect((await confirm(person, code)).body.code).toBe('EMAIL_TAKEN');
    expect(await me(person)).toMatchObject({ email: 'slow@example.org' });
  });

  test('another spelling of the same address is no new one', async () => {
    const person = await join(service, 'spelled');
    const saved = await save(person, { email: 'Spelled@Example.org' });
    expect(saved).toMatchObject({ status: 200, body: { email: 'Spelled@Example.org', pendingEmail: null } });
  });

  test('an administrator sets it for others: the old one is told, its codes end; who never activated gets a link', async () => {
    const admin = { token: await login(service, service.administrator.username, service.administrator.password) };
    const person = await join(service, 'helped');
    const put = async (id: number, changes: object) => {
      const path = `/api/admin/user/${id}`;
      const { body } = await service.ask<Record<string, unknown>>('GET', path, admin);
      const { email, firstName, lastName, locale, newsletter, administrator, version } = body;
      const json = { email, firstName, lastName, locale, newsletter, administrator, version, ...changes };
      return service.ask<Record<string, unknown>>('PUT', path, { ...admin, json });
    };
    await ask(person, 'helped.pending@example.org');
    expect((await put(person.id, { email: 'helped.new@example.org' })).body).toMatchObject({
      email: 'helped.new@example.org',
    });
    await service.mailTo('helped@example.org', 'email-changed');
    expect(await me(person)).toMatchObject({ email: 'helped.new@example.org', pendingEmail: null });

    const json = registration('mistyped');
    const { body } = await service.ask<{ id: number }>('POST', '/api/authentication/registration', { json });
    await put(body.id, { email: 'rightly@example.org' });
    const { text } = await service.mailTo('rightly@example.org', 'activation');
    const validationCode = /\/activation\/\d+\/([\w-]+)/.exec(text)?.[1];
    const activation = { json: { validationCode, newPassword: 'a quiet morning' } };
    expect((await service.ask('POST', `/api/authentication/activation/${body.id}`, activation)).status).toBe(204);

    const { body: own } = await service.ask<{ id: number; email: string }>('GET', '/api/user/my', admin);
    const refused = await put(own.id, { email: 'thief@example.org' });
    expect(refused.body).toMatchObject({ status: 409, code: 'ILLEGAL_ACCOUNT_STATE' });
    expect((await put(own.id, { firstName: 'Ada' })).status).toBe(200);
  });
});
