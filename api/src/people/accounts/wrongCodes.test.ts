/** A wrong code tells nothing about an account, neither by the response nor by the work done. */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../../testing/engines.ts';
import { join, login, registration } from '../../testing/people.ts';
import { TestService } from '../../testing/service.ts';

type Schemas = components['schemas'];

const codeIn = (text: string) => /\/(?:activation\/\d+|change\/[\w.%-]+)\/([\w-]+)/.exec(text)?.[1] ?? '';

describe('wrong codes', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(engine);
  });
  afterAll(() => service.stop());

  const change = (username: string, password: string, passwordValidationCode = 'never made') =>
    service.ask('POST', '/api/authentication/lost/change', { json: { username, passwordValidationCode, password } });
  const activate = (id: number, newPassword: string, validationCode = 'never made') =>
    service.ask('POST', `/api/authentication/activation/${id}`, { json: { validationCode, newPassword } });
  const register = async (username: string) => {
    const json = registration(username);
    const { body } = await service.ask<Schemas['Registration']>('POST', '/api/authentication/registration', { json });
    return { id: body.id, email: json.email, code: codeIn((await service.mailTo(json.email, 'activation')).text) };
  };
  const requestReset = async (username: string, email: string) => {
    await service.ask('POST', '/api/authentication/lost/password', { json: { username, email } });
    return codeIn((await service.mailTo(email, 'lost-password')).text);
  };
  /** An answer without the name of its request. */
  const told = ({ status, body }: { status: number; body: Schemas['Problem'] }) => ({
    answered: status,
    ...body,
    requestId: '',
  });

  /** Makes the same call for each, and compares answers and work with those for an account that is not there. */
  async function sameForAll<Target>(
    call: (target: Target) => Promise<{ status: number; body: Schemas['Problem'] }>,
    absent: Target,
    others: Target[],
    code: string,
  ) {
    let expected: unknown;
    const seen = async (target: Target) => {
      const work = await service.work(async () => {
        expected = told(await call(target));
      });
      return { answer: expected, work };
    };
    const nothing = await seen(absent);
    expect(nothing.answer).toMatchObject({ code });
    for (const target of others) expect(await seen(target)).toEqual(nothing);
    return nothing.work;
  }

  test('a reset: unknown, active, sleeping and disabled accounts answer alike, in equal work', async () => {
    const person = await join(service, 'anna');
    await register('sleeper');
    const disabled = await join(service, 'disabled');
    const admin = await login(service, service.administrator.username, service.administrator.password);
    await service.ask('POST', `/api/admin/user/state/${disabled.id}`, { token: admin, json: { value: false } });
    const all = ['anna', 'ANNA', 'sleeper', 'disabled'];
    for (const password of ['a brand new start', person.email, 'anna@example.org', `sleeper@example.org`]) {
      const work = await sameForAll((name: string) => change(name, password), 'nobody', all, 'INVALID_CODE');
      expect(work.hashes).toBe(1);
    }
    const refused = await sameForAll((name: string) => change(name, 'password123'), 'nobody', all, 'VALIDATION_FAILED');
    expect(refused).toEqual({ statements: [], hashes: 0 });
  });

  test('an activation: unknown, sleeping and active accounts answer alike, in equal work', async () => {
    const { id, email } = await register('dozer');
    const person = await join(service, 'awake');
    for (const password of ['a slow awakening', email, person.email]) {
      const work = await sameForAll(
        (account: number) => activate(account, password),
        2 ** 31 - 1,
        [id, person.id],
        'INVALID_CODE',
      );
      expect(work.hashes).toBe(1);
    }
  });

  test('a login: unknown names cost as much as wrong passwords', async () => {
    await join(service, 'vera');
    const attempt = (username: string) =>
      service.ask('POST', '/api/authentication/login', { json: { username, password: 'not the password' } });
    await attempt('nobody');
    const work = await sameForAll(attempt, 'nobody', ['vera'], 'INVALID_CREDENTIALS');
    expect(work.hashes).toBe(1);
  });

  test('asking for a link: no answer comes before one that has written a mail would', async () => {
    const { email } = await join(service, 'mara');
    for (const username of ['mara', 'nobody']) {
      const from = performance.now();
      const { status } = await service.ask('POST', '/api/authentication/lost/password', { json: { username, email } });
      expect(status).toBe(202);
      // The service waits 400 ms by a timer, which may be a millisecond early; a busy machine only makes it longer.
      expect(performance.now() - from).toBeGreaterThan(390);
    }
  });

  test('the right code: the password is held against the person, and the code stays good for another one', async () => {
    const { id, email, code } = await register('piroska');
    const personal = await activate(id, email.toUpperCase(), code);
    expect(personal.body).toMatchObject({ status: 422, errors: [{ field: 'newPassword', code: 'PASSWORD_PERSONAL' }] });
    expect((await activate(id, 'through the woods', code)).status).toBe(204);
    const reset = await requestReset('piroska', email);
    const again = await change('piroska', email, reset);
    expect(again.body).toMatchObject({ status: 422, errors: [{ field: 'password', code: 'PASSWORD_PERSONAL' }] });
    await expect(login(service, 'piroska', 'through the woods')).resolves.toMatch(/\./);
    expect((await change('piroska', 'to grandmother', reset)).status).toBe(204);
    await expect(login(service, 'piroska', 'to grandmother')).resolves.toMatch(/\./);
  });

  test("another account's code opens nothing and stays good", async () => {
    const { id, code } = await register('klara');
    const other = await register('lilla');
    expect((await activate(other.id, 'not my own door', code)).body.code).toBe('INVALID_CODE');
    expect((await activate(id, 'my very own door', code)).status).toBe(204);
  });
});
