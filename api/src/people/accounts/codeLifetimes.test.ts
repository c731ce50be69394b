/** How long the codes in mails are good (docs/product.md §6): 48 hours to activate, an hour to choose a new password. */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../../testing/engines.ts';
import { join, registration } from '../../testing/people.ts';
import { TestService, until, type TestMail } from '../../testing/service.ts';

type Schemas = components['schemas'];

const hour = 3_600_000;
const start = new Date('2031-05-01T10:00:00Z').getTime();

describe('codes in mails', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(engine);
  });
  afterAll(() => service.stop());
  beforeEach(() => service.setClock(new Date(start)));

  /** The code in the newest of so many mails of this kind. */
  const codeTo = (address: string, kind: string, mails = 1) =>
    until(`mail ${mails} "${kind}" to ${address}`, async () => {
      const { body } = await service.ask<TestMail[]>('GET', '/dev/mail.json');
      const found = body.filter((mail) => mail.to === address && mail.kind === kind);
      const codes = found.map(({ text }) => /\/(?:activation\/\d+|change\/[\w.%-]+)\/([\w-]+)/.exec(text)?.[1] ?? '');
      return new Set(codes).size === mails ? codes : null;
    });

  test('an activation is possible until 48 hours have passed, and not then', async () => {
    const { body } = await service.ask<Schemas['Registration']>('POST', '/api/authentication/registration', {
      json: registration('late'),
    });
    const [validationCode] = await codeTo('late@example.org', 'activation');
    const activate = async (ms: number) => {
      service.setClock(new Date(start + ms));
      const json = { validationCode, newPassword: 'a mountain in the fog' };
      return (await service.ask('POST', `/api/authentication/activation/${body.id}`, { json })).status;
    };
    expect(await activate(48 * hour)).toBe(409);
    expect(await activate(48 * hour - 1)).toBe(204);
  });

  test('a new password can be chosen until an hour has passed, and not then', async () => {
    const { username, email } = await join(service, 'forgetful');
    await service.ask('POST', '/api/authentication/lost/password', { json: { username, email } });
    const [passwordValidationCode] = await codeTo(email, 'lost-password');
    const change = async (ms: number) => {
      service.setClock(new Date(start + ms));
      const json = { username, passwordValidationCode, password: 'a river in the night' };
      return (await service.ask('POST', '/api/authentication/lost/change', { json })).status;
    };
    expect(await change(hour)).toBe(409);
    expect(await change(hour - 1)).toBe(204);
    // Good for one time.
    expect(await change(hour - 1)).toBe(409);
  });

  test('a newer code ends the one before it', async () => {
    const { username, email } = await join(service, 'twice');
    const ask = () => service.ask('POST', '/api/authentication/lost/password', { json: { username, email } });
    await ask();
    const [first] = await codeTo(email, 'lost-password');
    await ask();
    const codes = await codeTo(email, 'lost-password', 2);
    const newer = codes.find((code) => code !== first);
    const change = async (passwordValidationCode: string | undefined) => {
      const json = { username, passwordValidationCode, password: 'a river in the night' };
      return (await service.ask('POST', '/api/authentication/lost/change', { json })).status;
    };
    expect(await change(first)).toBe(409);
    expect(await change(newer)).toBe(204);
  });
});
