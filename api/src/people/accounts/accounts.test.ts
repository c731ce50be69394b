import { engine } from '../../testing/engines.ts';
import { join, login, registration } from '../../testing/people.ts';
import { TestService } from '../../testing/service.ts';

describe('accounts', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(engine);
  });
  afterAll(() => service.stop());

  test('a person registers, reads the mail, activates and logs in', async () => {
    const person = await join(service, 'anna');
    const { status, body } = await service.ask<Record<string, unknown>>('GET', '/api/user/my', { token: person.token });
    expect(status).toBe(200);
    expect(body).toMatchObject({ username: 'anna', administrator: false, newsletter: ['RESULT'], token: person.token });
  });

  test('characters that turn the direction of a text around are removed from names', async () => {
    const names = { firstName: ' Zs\u202eófia\u200f ', lastName: '\u2067Kiss\u2069' };
    const json = { ...registration('zsofi'), ...names };
    await service.ask('POST', '/api/authentication/registration', { json });
    const rows = await service.query(`select first_name, last_name from account where username = 'zsofi'`);
    expect(rows).toEqual([{ first_name: 'Zsófia', last_name: 'Kiss' }]);
    const { token } = await join(service, 'zsolt');
    const profile = { ...names, email: 'zsolt@example.org', locale: 'hu', newsletter: [] };
    const { body } = await service.ask('POST', '/api/user/my/profile', { token, json: profile });
    expect(body).toMatchObject({ firstName: 'Zsófia', lastName: 'Kiss' });
  });

  test.each([
    ['firstName', 'http://2130706433/win'],
    ['lastName', 'www.evil.example'],
  ])('a %s that mailboxes make a link of is refused, at registration and in the profile', async (field, name) => {
    const json = { ...registration('linked'), [field]: name };
    const refused = { status: 422, errors: [{ field, code: 'ADDRESS' }] };
    expect((await service.ask('POST', '/api/authentication/registration', { json })).body).toMatchObject(refused);
    const { username, token } = await join(service, `plain-${field.toLowerCase()}`);
    const { firstName, lastName, email, locale, newsletter } = registration(username);
    const profile = { firstName, lastName, email, locale, newsletter, [field]: name };
    expect((await service.ask('POST', '/api/user/my/profile', { token, json: profile })).body).toMatchObject(refused);
  });

  test('names and addresses are unique without regard to case', async () => {
    await join(service, 'bela');
    const sameName = { ...registration('BELA'), email: 'other@example.org' };
    const name = await service.ask('POST', '/api/authentication/registration', { json: sameName });
    expect(name.body).toMatchObject({ status: 409, code: 'USERNAME_TAKEN', errors: [{ field: 'username' }] });
    const sameAddress = { ...registration('bela2'), email: 'Bela@Example.ORG' };
    const address = await service.ask('POST', '/api/authentication/registration', { json: sameAddress });
    expect(address.body).toMatchObject({ status: 409, code: 'EMAIL_TAKEN', errors: [{ field: 'email' }] });
  });

  test('fifty registrations of one name at the same moment make one account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        service.ask('POST', '/api/authentication/registration', {
          json: { ...registration('rush'), email: `rush${i}@example.org` },
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  });

  test('an activation code works once, and not after 48 hours', async () => {
    const json = registration('late');
    const { body } = await service.ask<{ id: number }>('POST', '/api/authentication/registration', { json });
    const mail = await service.mailTo(json.email, 'activation');
    const validationCode = /\/activation\/\d+\/([\w-]+)/.exec(mail.text)?.[1];
    const activation = { json: { validationCode, newPassword: 'a quiet morning' } };
    const pathname = `/api/authentication/activation/${body.id}`;
    service.setClock(new Date(Date.now() + 48 * 3_600_000 + 1000));
    expect((await service.ask('POST', pathname, activation)).body.code).toBe('INVALID_CODE');
    service.setClock();
    expect((await service.ask('POST', pathname, activation)).status).toBe(204);
    expect((await service.ask('POST', pathname, activation)).body.code).toBe('INVALID_CODE');
  });

  test.each([
    ['short', 'TOO_SHORT'],
    ['password123', 'PASSWORD_COMMON'],
    ['qwertyuiop', 'PASSWORD_COMMON'],
    ['ababababab', 'PASSWORD_COMMON'],
    ['x'.repeat(129), 'TOO_LONG'],
  ])('the password %s is refused as %s', async (newPassword, code) => {
    const json = registration('weak');
    const registered = await service.ask<{ id: number }>('POST', '/api/authentication/registration', { json });
    const id = registered.status === 201 ? registered.body.id : weakId;
    weakId = id;
    const { body } = await service.ask('POST', `/api/authentication/activation/${id}`, {
      json: { validationCode: 'any', newPassword },
    });
    expect(body).toMatchObject({ status: 422, errors: [{ field: 'newPassword', code }] });
  });
  let weakId = 0;

  test('one message for an unknown user, a wrong password and an inactive account', async () => {
    await join(service, 'cili');
    await service.ask('POST', '/api/authentication/registration', { json: registration('sleeping') });
    const attempts = [
      { username: 'nobody', password: 'whatever it is' },
      { username: 'cili', password: 'whatever it is' },
      { username: 'sleeping', password: 'whatever it is' },
    ];
    const answers = await Promise.all(
      attempts.map((json) => service.ask('POST', '/api/authentication/login', { json })),
    );
    expect(new Set(answers.map(({ body }) => `${body.status} ${body.code} ${body.detail}`)).size).toBe(1);
    expect(answers[0]?.body.code).toBe('INVALID_CREDENTIALS');
  });

  test('a lost password: the same answer either way; the link works once and ends every session', async () => {
    const person = await join(service, 'dora');
    const ask = (username: string, email: string) =>
      service.ask('POST', '/api/authentication/lost/password', { json: { username, email } });
    expect((await ask('dora', 'wrong@example.org')).status).toBe(202);
    expect((await ask('nobody', person.email)).status).toBe(202);
    expect((await ask('DORA', person.email)).status).toBe(202);
    const mail = await service.mailTo(person.email, 'lost-password');
    const passwordValidationCode = /\/lost-password\/change\/dora\/([\w-]+)/.exec(mail.text)?.[1];
    const json = { username: 'dora', passwordValidationCode, password: 'a brand new start' };
    const change = () => service.ask('POST', '/api/authentication/lost/change', { json });
    expect((await change()).status).toBe(204);
    expect((await change()).body.code).toBe('INVALID_CODE');
    expect((await service.ask('GET', '/api/user/my', { token: person.token })).status).toBe(401);
    await expect(login(service, 'dora', 'a brand new start')).resolves.toMatch(/\./);
    await service.mailTo(person.email, 'password-changed');
  });

  test('a password change needs the present one and ends every other session', async () => {
    const person = await join(service, 'edit');
    const other = await login(service, 'edit', person.password);
    const pathname = `/api/user/my/password?newPassword=${encodeURIComponent('another fine day')}`;
    const wrong = await service.ask('POST', pathname, { token: person.token, json: { current: 'not this one' } });
    expect(wrong.body).toMatchObject({ code: 'WRONG_PASSWORD', errors: [{ field: 'current' }] });
    const right = await service.ask('POST', pathname, { token: person.token, json: { current: person.password } });
    expect(right.status).toBe(204);
    expect((await service.ask('GET', '/api/user/my', { token: other })).status).toBe(401);
    expect((await service.ask('GET', '/api/user/my', { token: person.token })).status).toBe(200);
    expect(service.output).not.toContain('another');
  });

  test('a profile change is kept, and refused where the address belongs to another account', async () => {
    const person = await join(service, 'feri');
    await join(service, 'gabi');
    const profile = { email: person.email, firstName: 'Ferenc', lastName: 'Nagy', locale: 'hu', newsletter: [] };
    const pathname = '/api/user/my/profile';
    const changed = await service.ask('POST', pathname, { token: person.token, json: profile });
    expect(changed.body).toMatchObject({ email: person.email, firstName: 'Ferenc', newsletter: [] });
    const taken = await service.ask('POST', pathname, {
      token: person.token,
      json: { ...profile, email: 'GABI@example.org', current: person.password },
    });
    expect(taken.body.code).toBe('EMAIL_TAKEN');
  });

  test('a username that was copied out of a mail opens the account', async () => {
    const { email, password } = await join(service, 'kovacs.anna');
    await service.ask('POST', '/api/authentication/lost/password', { json: { username: 'kovacs.anna', email } });
    const { text } = await service.mailTo(email, 'lost-password');
    const copied = /account (\S+)\./.exec(text)?.[1] ?? '';
    expect(copied).toBe('kovacs\u2060.anna');
    await expect(login(service, copied, password)).resolves.toMatch(/\./);
  });

  test('the language that somebody chooses is kept, for mails and the next login', async () => {
    const { token, email, username } = await join(service, 'polyglot');
    const chosen = await service.ask('POST', '/api/user/my/locale', { token, json: { locale: 'hu' } });
    expect(chosen).toMatchObject({ status: 200, body: { locale: 'hu', username } });
    await service.ask('POST', '/api/authentication/lost/password', { json: { username, email } });
    expect((await service.mailTo(email, 'lost-password')).subject).toBe('Új jelszó választása');
    const unknown = await service.ask('POST', '/api/user/my/locale', { token, json: { locale: 'de' } });
    expect(unknown.body).toMatchObject({ status: 422, errors: [{ field: 'locale', code: 'NOT_ALLOWED' }] });
    expect((await service.ask('GET', '/api/user/my', { token })).body).toMatchObject({ locale: 'hu' });
  });

  test('a person with a single name leaves the family name empty, and is addressed by it', async () => {
    const json = { ...registration('mononym'), firstName: 'Cher', lastName: ' ' };
    expect((await service.ask('POST', '/api/authentication/registration', { json })).status).toBe(201);
    expect((await service.mailTo(json.email, 'activation')).text).toMatch(/^Dear Cher,/);
    const without = { ...registration('nameless'), firstName: ' ', lastName: 'Cher' };
    const { body } = await service.ask('POST', '/api/authentication/registration', { json: without });
    expect(body).toMatchObject({ status: 422, errors: [{ field: 'firstName', code: 'BLANK' }] });
  });

  test('a session ends with its token, and a forged or foreign token opens nothing', async () => {
    const person = await join(service, 'hanna');
    const [head, claims] = person.token.split('.');
    const forged = `${head}.${claims}.${'A'.repeat(43)}`;
    expect((await service.ask('GET', '/api/user/my', { token: forged })).body.code).toBe('UNAUTHENTICATED');
    const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    expect((await service.ask('GET', '/api/user/my', { token: `${none}.${claims}.` })).status).toBe(401);
    service.setClock(new Date(Date.now() + 8 * 3_600_000 + 5000));
    expect((await service.ask('GET', '/api/user/my', { token: person.token })).body.code).toBe('TOKEN_EXPIRED');
    service.setClock();
  });

  test('wrong bodies are refused field by field, in the asked language', async () => {
    const json = { ...registration('x y'), email: 'x@example.org', acceptRules: false, newsletter: ['SPAM'], extra: 1 };
    const headers = { 'accept-language': 'hu' };
    const { body } = await service.ask('POST', '/api/authentication/registration', { json, headers });
    expect(body.errors?.map(({ field, code }) => [field, code]).sort()).toEqual([
      ['acceptRules', 'MUST_ACCEPT'],
      ['extra', 'UNKNOWN'],
      ['newsletter.0', 'NOT_ALLOWED'],
      ['username', 'PATTERN'],
    ]);
    expect(body.detail).toContain('mező');
    const nul = await service.ask('POST', '/api/authentication/login', { json: { username: 'a\0b', password: 'x' } });
    expect(nul.body).toMatchObject({ status: 422, errors: [{ field: 'username', code: 'CONTROL_CHARACTER' }] });
  });

  test('a body that is not JSON, too large or of another media type is refused as HTTP says', async () => {
    const pathname = '/api/authentication/login';
    const broken = await service.raw('POST', pathname, { headers: { 'content-type': 'application/json' } });
    expect(broken.status).toBe(422);
    const xml = await service.ask('POST', pathname, { headers: { 'content-type': 'text/xml' } });
    expect(xml.body.code).toBe('UNSUPPORTED_MEDIA_TYPE');
    const large = await service.ask('POST', pathname, { json: { username: 'a', password: 'x'.repeat(300_000) } });
    expect(large.status).toBe(413);
    const other = await service.ask('DELETE', pathname);
    expect(other).toMatchObject({ status: 405, body: { code: 'METHOD_NOT_ALLOWED' } });
    expect(other.headers.get('allow')).toBe('POST');
  });
});

test('too many wrong passwords are slowed down, with Retry-After', async () => {
  const service = await TestService.start(engine, { RATE_LIMITS: 'on' });
  try {
    const json = { username: 'admin', password: 'guess after guess' };
    const attempt = () => service.ask('POST', '/api/authentication/login', { json });
    for (let i = 0; i < 10; i++) expect((await attempt()).status).toBe(401);
    const refused = await attempt();
    expect(refused.body.code).toBe('RATE_LIMITED');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    await service.stop();
  }
});
