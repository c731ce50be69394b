/** Requests that arrive at the same moment as a use of a refresh token, or as a login on a device. */
import { DeviceOf, type Opened } from '../../testing/devices.ts';
import { engine } from '../../testing/engines.ts';
import { join } from '../../testing/people.ts';
import { TestService, until } from '../../testing/service.ts';

describe('a stolen refresh token', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(engine);
  });
  afterAll(() => service.stop());

  test('within the minute of a lost answer, at the same moment as its successor: one is answered, and the session ends', async () => {
    const person = await join(service, 'anna');
    const devices = new DeviceOf(service, person);
    for (let round = 0; round < 10; round++) {
      const stolen = await devices.login();
      const owners = await devices.refreshed(stolen);
      const answers = await Promise.all([stolen, owners].map(({ refreshToken }) => devices.refresh(refreshToken)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
      for (const { refreshToken } of answers) expect((await devices.refresh(refreshToken)).status).not.toBe(200);
      expect(await devices.list(person.token)).toEqual([]);
    }
  });
});

describe('a login on a device', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(engine);
  });
  afterAll(() => service.stop());

  test.each([
    ['another password', 'password_hash = null'],
    ['a disabling', 'enabled = false'],
  ])('is refused when %s has come between the comparison of the password and the session', async (what, change) => {
    const person = await join(service, what.replaceAll(' ', '-'));
    // Holds the account until the login waits for it, and changes it then.
    const changed = service.query(`do $between$ begin
      perform from account where id = ${person.id} for update;
      for i in 1..6000 loop
        perform pg_stat_clear_snapshot();
        exit when exists (select from pg_locks join pg_stat_activity using (pid)
          where not granted and datname = current_database());
        perform pg_sleep(0.01);
      end loop;
      delete from session where account_id = ${person.id};
      update account set ${change} where id = ${person.id};
    end $between$`);
    await until('the lock', async () => {
      const running = `select pid from pg_stat_activity where query like 'do $between$%' and state = 'active' and datname = current_database()`;
      return (await service.query(running)).length > 0;
    });
    const login: Promise<Opened | Error> = new DeviceOf(service, person).login().catch((error: Error) => error);
    await changed;
    expect(await login).toMatchObject({ message: expect.stringContaining('refused with 401') as string });
    expect(await service.query(`select id from session where account_id = ${person.id}`)).toEqual([]);
  });
});
