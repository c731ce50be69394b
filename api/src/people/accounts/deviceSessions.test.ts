/** Sessions of devices: what their refresh tokens open, and everything that ends them. */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../../testing/engines.ts';
import { DeviceOf, type Opened } from '../../testing/devices.ts';
import { join, login, type Person } from '../../testing/people.ts';
import { TestService } from '../../testing/service.ts';

type Schemas = components['schemas'];

const start = new Date('2026-05-01T10:00:00.000Z');
const after = (ms: number) => new Date(start.getTime() + ms);
const [second, minute, day] = [1000, 60_000, 24 * 3_600_000];
const refused = { status: 401, body: { code: 'INVALID_REFRESH_TOKEN' } };

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

describe('sessions of devices', () => {
  let service: TestService;
  let anna: Person;
  let devices: DeviceOf;
  let people = 0;
  beforeAll(async () => {
    service = await TestService.start(engine, { LOG_LEVEL: 'warn' });
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    service.setClock(start);
    anna = await join(service, `anna${(people += 1)}`);
    devices = new DeviceOf(service, anna);
  });

  const me = (token: string) => service.ask('GET', '/api/user/my', { token });
  const isLetIn = async ({ token }: Pick<Opened, 'token'>) => (await me(token)).status === 200;
  /** The session has ended: neither its token nor its refresh token is worth anything. */
  async function expectEnded(...opened: Opened[]) {
    for (const { token, refreshToken } of opened) {
      expect((await me(token)).body).toMatchObject({ status: 401 });
      expect(await devices.refresh(refreshToken)).toMatchObject(refused);
    }
  }

  describe('the session of a login', () => {
    test('with a device: a token of 15 minutes, a refresh token of 256 random bits and more, and neither is stored', async () => {
      const { body, token, refreshToken } = await devices.login(' Anna\u202e telefonja\n ');
      expect(body).toMatchObject({ username: anna.username, token, expiry: after(15 * minute).toISOString() });
      expect(claimsOf(token)).toMatchObject({ sub: String(anna.id), exp: after(15 * minute).getTime() / 1000 });
      expect(Buffer.from(refreshToken, 'base64url')).toHaveLength(48);
      const rows = JSON.stringify(await service.query(`select * from session where account_id = ${anna.id}`));
      expect(rows).not.toContain(refreshToken);
      expect(rows).not.toContain(refreshToken.slice(22));
      expect(await devices.list(token)).toEqual([
        {
          id: claimsOf(token)['sid'],
          name: 'Anna telefonja',
          createdAt: start.toISOString(),
          lastUsedAt: start.toISOString(),
          current: true,
        },
      ]);
    });

    test('without a device: the session of the site, eight hours long, that no list of devices shows', async () => {
      const { username, password } = anna;
      const json = { username, password };
      const { body, headers } = await service.ask<Schemas['OpenedSession']>('POST', '/api/authentication/login', {
        json,
      });
      expect(body).not.toHaveProperty('refreshToken');
      expect(body.expiry).toBe(after(8 * 60 * minute).toISOString());
      expect(headers.get('authorization')).toBe(`Bearer ${body.token}`);
      expect(Object.keys(claimsOf(body.token)).sort()).toEqual(['administrator', 'exp', 'iat', 'jti', 'sub']);
      expect(await devices.list(body.token)).toEqual([]);
    });

    test.each([
      ['', 'BLANK'],
      ['   ', 'BLANK'],
      ['\u202e', 'BLANK'],
      ['x'.repeat(101), 'TOO_LONG'],
      ['a\0b', 'CONTROL_CHARACTER'],
      [5, 'TYPE'],
    ])('a device named %j is refused, and opens nothing', async (device, code) => {
      const { username, password } = anna;
      const answer = await service.ask('POST', '/api/authentication/login', { json: { username, password, device } });
      expect(answer.body).toMatchObject({ status: 422, errors: [{ field: 'device', code }] });
      expect(await devices.list(anna.token)).toEqual([]);
    });

    test('at its 15th minute the token is over, and the refresh token brings the next one', async () => {
      const first = await devices.login();
      service.setClock(after(15 * minute));
      expect((await me(first.token)).body).toMatchObject({ status: 401, code: 'TOKEN_EXPIRED' });
      const second = await devices.refreshed(first);
      expect(await isLetIn(second)).toBe(true);
      expect(claimsOf(second.token)['sid']).toBe(claimsOf(first.token)['sid']);
      expect(claimsOf(second.token)['jti']).not.toBe(claimsOf(first.token)['jti']);
      expect(second.refreshToken).not.toBe(first.refreshToken);
      expect(await devices.list(second.token)).toMatchObject([{ lastUsedAt: after(15 * minute).toISOString() }]);
    });
  });

  describe('a refresh token that is used again', () => {
    test('by its owner, after a thief: the session ends for both, and its tokens stop at once', async () => {
      const first = await devices.login();
      service.setClock(after(2 * minute));
      const thief = await devices.refreshed(first);
      service.setClock(after(5 * minute));
      expect(await isLetIn(thief)).toBe(true);
      expect(await devices.refresh(first.refreshToken)).toMatchObject(refused);
      await expectEnded(first, thief);
      expect(service.output).toContain('a refresh token was used again');
      expect(service.output).not.toContain(first.refreshToken);
    });

    test('by a thief, after its owner: the same', async () => {
      const first = await devices.login();
      const owner = await devices.refreshed(first);
      service.setClock(after(61 * second));
      expect(await devices.refresh(first.refreshToken)).toMatchObject(refused);
      await expectEnded(first, owner);
    });

    test('within the minute of a lost answer, once its successor has been used: the same', async () => {
      const first = await devices.login();
      const next = await devices.refreshed(first);
      const newest = await devices.refreshed(next);
      expect(await devices.refresh(first.refreshToken)).toMatchObject(refused);
      await expectEnded(first, next, newest);
    });

    test('however old it is: the first of a hundred', async () => {
      const first = await devices.login();
      let newest = first;
      for (let i = 0; i < 100; i++) newest = await devices.refreshed(newest);
      expect(await devices.refresh(first.refreshToken)).toMatchObject(refused);
      await expectEnded(newest);
    });

    test("ends no other session, of the same person or of another's", async () => {
      const [stolen, other] = [await devices.login('phone'), await devices.login('tablet')];
      await devices.refreshed(await devices.refreshed(stolen));
      expect(await devices.refresh(stolen.refreshToken)).toMatchObject(refused);
      expect(await isLetIn(other)).toBe(true);
      expect(await isLetIn(anna)).toBe(true);
      expect(await devices.list(anna.token)).toMatchObject([{ name: 'tablet' }]);
    });
  });

  describe('an answer that was lost', () => {
    test('the token just before may be used again within 60 seconds; what was lost is void, and using it ends the session', async () => {
      const first = await devices.login();
      const lost = await devices.refreshed(first);
      service.setClock(after(60 * second));
      const again = await devices.refreshed(first);
      expect(await isLetIn(again)).toBe(true);
      expect(await devices.refresh(lost.refreshToken)).toMatchObject(refused);
      await expectEnded(again, lost);
    });

    test('the minute runs from the first use: asking again and again does not prolong it', async () => {
      const first = await devices.login();
      await devices.refreshed(first);
      service.setClock(after(40 * second));
      await devices.refreshed(first);
      service.setClock(after(80 * second));
      expect(await devices.refresh(first.refreshToken)).toMatchObject(refused);
    });

    test('a service that is killed after it has committed has lost an answer, too', async () => {
      const first = await devices.login();
      const lost = devices.refresh(first.refreshToken).catch(() => null);
      await Promise.all([lost, service.end('SIGKILL')]);
      await service.launch();
      expect(await isLetIn(await devices.refreshed(first))).toBe(true);
    });

    test('two at the same moment are both answered, and leave one refresh token that is worth something', async () => {
      for (let round = 0; round < 5; round++) {
        const first = await devices.login(`phone ${round}`);
        const answers = await Promise.all([1, 2].map(() => devices.refresh(first.refreshToken)));
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        const [{ n } = { n: 0 }] = await service.query<{ n: number }>(
          `select count(*)::int as n from session where device_name = 'phone ${round}' and account_id = ${anna.id}`,
        );
        expect(n).toBe(1);
        for (const { token } of answers) expect(await isLetIn({ token })).toBe(true);
        // The living one is that of whichever came second: one goes on, and the other one then ends the session.
        const uses = await Promise.all(answers.map(({ refreshToken }) => devices.refresh(refreshToken)));
        expect(uses.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
        expect(uses.some(({ status }) => status === 401)).toBe(true);
        await expectEnded(...answers);
      }
    });
  });

  describe('the end of a session', () => {
    test('after 90 days without use', async () => {
      const first = await devices.login();
      service.setClock(after(90 * day - second));
      const used = await devices.refreshed(first);
      service.setClock(after(180 * day - second));
      expect(await devices.refresh(used.refreshToken)).toMatchObject(refused);
      service.setClock(after(180 * day - 2 * second));
      expect((await devices.refresh(used.refreshToken)).status).toBe(200);
    });

    test('by the device, with its newest refresh token or an older one', async () => {
      for (const older of [false, true]) {
        const first = await devices.login();
        const next = await devices.refreshed(first);
        const { refreshToken } = older ? first : next;
        expect((await devices.logout(refreshToken)).status).toBe(204);
        await expectEnded(first, next);
        expect((await devices.logout(refreshToken)).status).toBe(204);
      }
      expect(await isLetIn(anna)).toBe(true);
    });

    test("by the list, on the site or another device; nobody ends what is another's, or a session of the site", async () => {
      const [phone, tablet] = [await devices.login('phone'), await devices.login('tablet')];
      const [id] = (await devices.list(phone.token)).filter(({ current }) => current).map((one) => one.id);
      const other = await join(service, `other${people}`);
      const end = (token: string, session: unknown) =>
        service.ask('DELETE', `/api/user/my/sessions/${String(session)}`, { token });
      expect((await end(other.token, id)).body).toMatchObject({ status: 404, code: 'NOT_FOUND' });
      expect((await end(anna.token, claimsOf(anna.token)['jti'])).status).toBe(404);
      expect(await isLetIn(phone)).toBe(true);
      expect((await end(anna.token, id)).status).toBe(204);
      expect((await end(anna.token, id)).status).toBe(404);
      await expectEnded(phone);
      expect(await devices.list(tablet.token)).toMatchObject([{ name: 'tablet', current: true }]);
      expect(await isLetIn(anna)).toBe(true);
    });

    const changePassword = (token: string) =>
      service.ask('POST', '/api/user/my/password?newPassword=an+even+better+one', {
        token,
        json: { current: anna.password },
      });

    test('by a new password, chosen on the site: all devices', async () => {
      const phone = await devices.login();
      expect((await changePassword(anna.token)).status).toBe(204);
      await expectEnded(phone);
    });

    test('by a new password, chosen on a device: all others, and the device goes on', async () => {
      const [phone, tablet] = [await devices.login('phone'), await devices.login('tablet')];
      expect((await changePassword(phone.token)).status).toBe(204);
      await expectEnded(tablet);
      expect(await isLetIn(anna)).toBe(false);
      expect(await isLetIn(await devices.refreshed(phone))).toBe(true);
    });

    test('by a new password, while somebody logs in with the old one: none of these is left', async () => {
      const logins = Array.from({ length: 8 }, (_, i) => devices.login(`device ${i}`).catch(() => null));
      await Promise.all([...logins, changePassword(anna.token)]);
      expect(await devices.list(anna.token)).toEqual([]);
    });

    test('by a reset of the password', async () => {
      const phone = await devices.login();
      const { username, email } = anna;
      await service.ask('POST', '/api/authentication/lost/password', { json: { username, email } });
      const { text } = await service.mailTo(email, 'lost-password');
      const passwordValidationCode = /\/change\/[\w.-]+\/([\w-]+)/.exec(text)?.[1];
      const json = { username, passwordValidationCode, password: 'remembered at last' };
      expect((await service.ask('POST', '/api/authentication/lost/change', { json })).status).toBe(204);
      await expectEnded(phone);
    });

    test('by administrators, who end sessions or disable the account; enabling it brings none back', async () => {
      const { username, password } = service.administrator;
      const token = await login(service, username, password);
      const phone = await devices.login();
      const ended = await service.ask('DELETE', `/api/admin/user/${anna.id}/sessions`, { token });
      expect(ended.body).toEqual({ ended: 2 });
      await expectEnded(phone);
      const again = await devices.login();
      for (const value of [false, true]) {
        await service.ask('POST', `/api/admin/user/state/${anna.id}`, { token, json: { value } });
        await expectEnded(again);
      }
    });

    test('by deleting the account', async () => {
      const phone = await devices.login();
      await service.ask('POST', '/api/user/my/delete', { token: phone.token, json: { current: anna.password } });
      await expectEnded(phone);
      expect(await service.query(`select id from session where account_id = ${anna.id}`)).toEqual([]);
    });

    test('by a 21st device: that of the one longest unused', async () => {
      const opened: Opened[] = [];
      for (let i = 0; i < 20; i++) {
        service.setClock(after(i * second));
        opened.push(await devices.login(`device ${i}`));
      }
      service.setClock(after(minute));
      const first = await devices.refreshed(opened[0] as Opened);
      const newest = await devices.login('device 20');
      await expectEnded(opened[1] as Opened);
      const names = (await devices.list(newest.token)).map(({ name }) => name);
      expect(names).toHaveLength(20);
      expect(names).not.toContain('device 1');
      expect(await isLetIn(first)).toBe(true);
    });

    test('thirty logins at the same moment leave twenty', async () => {
      await Promise.all(Array.from({ length: 30 }, (_, i) => devices.login(`device ${i}`)));
      expect(await devices.list(anna.token)).toHaveLength(20);
    });
  });
});
