/** Nothing waits for a server from which nothing comes any more, and nothing that is merely slow is cut. */
import { sql } from 'kysely';
import { engine, type Engine } from '../../testing/engines.ts';
import { queryServer } from '../../testing/queryServer.ts';
import { TestService, until } from '../../testing/service.ts';
import { unreliableLink, type UnreliableLink } from '../../testing/unreliableLink.ts';
import { buildWorld } from '../../testing/world.ts';
import { createLog } from '../log.ts';
import { connectDatabase, unhurried, type Database, type DatabaseSettings } from './database.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

type Made = Awaited<ReturnType<Engine['create']>>;

const log = createLog('silent');

/** The reason a promise was rejected with. @throws when it was not */
const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => Promise.reject(new Error('it was answered')),
    (error: unknown) => error,
  );

describe('a database behind a network that falls silent', () => {
  let [database, link, url] = [undefined as unknown as Made, undefined as unknown as UnreliableLink, ''];
  beforeAll(async () => {
    database = await engine.create('migrated');
    const address = new URL(database.url ?? '');
    link = await unreliableLink(address.host);
    address.host = link.address;
    url = address.href;
  });
  afterAll(async () => {
    await link.close();
    await database.drop();
  });

  describe('for a service', () => {
    let service: TestService;
    beforeAll(async () => {
      const throughLink: Engine = { ...engine, create: () => Promise.resolve({ url, drop: () => Promise.resolve() }) };
      service = await TestService.start(throughLink, { DATABASE_SILENCE_MS: '500', LOG_LEVEL: 'debug' });
    }, 150_000);
    afterAll(() => service.stop());

    test('the log names the request that a statement is for, and no value of it', async () => {
      const headers = { 'x-request-id': 'from-a-browser' };
      await service.ask('POST', '/api/authentication/login', {
        headers,
        json: { username: 'nobody.of.this.name', password: 'nothing' },
      });
      const lines = () => service.output.split('\n').filter((line) => line.includes('"from-a-browser"'));
      await until('its line', () => Promise.resolve(lines().some((line) => line.includes('"msg":"request"'))));
      const statements = lines().filter((line) => line.includes('"msg":"statement"'));
      expect(statements.some((line) => line.includes('from \\"account\\"'))).toBe(true);
      expect(statements.join()).not.toContain('nobody.of.this.name');
    });

    test('reads and writes are refused with when to come again, half of nothing is written, and all goes on', async () => {
      const { anna, images } = await buildWorld(service);
      const list = () => service.ask('GET', '/api/competition/archived/competitions');
      const comment = (text: string) =>
        service.ask('POST', `/api/competition/comment/${images.bela.voting.id}`, {
          token: anna.token,
          json: { comment: text },
        });
      const count = async (table: string) =>
        (await queryServer<{ n: string }>(database.url ?? '', `select count(*) as n from ${table}`))[0]?.n;
      expect((await comment('Before')).status).toBeLessThan(300);
      const before = [await count('comment'), await count('mail')];

      await link.set('silent');
      const answers = await Promise.all([...Array.from({ length: 15 }, list), comment('Meanwhile')]);
      for (const { status, headers, body } of answers) {
        expect({ status, body }).toMatchObject({ status: 503, body: { code: 'OVERLOADED' } });
        expect(headers.get('retry-after')).toBe('5');
      }
      expect((await service.ask('GET', '/readyz')).status).toBe(503);

      await link.set('up');
      await until('the database', async () => (await list()).status === 200);
      expect(service.alive).toBe(true);
      expect([await count('comment'), await count('mail')]).toEqual(before);
      expect((await comment('Afterwards')).status).toBeLessThan(300);
    });
  });

  describe('for a pool', () => {
    let opened: Database | undefined;
    afterEach(async () => {
      await link.set('up');
      await opened?.close();
      opened = undefined;
    });
    async function open(settings: Partial<DatabaseSettings>) {
      opened = await connectDatabase({ DATA_DIR: '', DATABASE_URL: url, DATABASE_CONNECTIONS: 2, ...settings }, log);
      return opened.db;
    }

    test('a transaction ends, and its session is not given to anybody else', async () => {
      const db = await open({ DATABASE_SILENCE_MS: 200 });
      const work = db.transaction().execute(async (tx) => {
        await sql`insert into setting values ('half', '1')`.execute(tx);
        await link.set('silent');
        await sql`insert into setting values ('whole', '1')`.execute(tx);
      });
      expect(isDatabaseUnavailable(await failure(work))).toBe(true);
      await link.set('up');
      const { rows } = await sql`select key from setting where key in ('half', 'whole')`.execute(db);
      expect(rows).toEqual([]);
    });

    test('a connection that is lost alone is given up a while after the server would have ended its statement', async () => {
      const db = await open({ DATABASE_SILENCE_MS: 300, DATABASE_STATEMENT_TIMEOUT_MS: 600 });
      const before = link.swallowed;
      await link.set('silent');
      const lost = failure(sql`select 1`.execute(db));
      await until('the statement to be lost', () => Promise.resolve(link.swallowed > before));
      // Nothing answers it any more, while new connections are answered.
      await link.set('up');
      expect(isDatabaseUnavailable(await lost)).toBe(true);
      expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    });

    test('a long statement is ended by the server after its time, and none of migrations and commands', async () => {
      const settings = { DATABASE_SILENCE_MS: 5000, DATABASE_STATEMENT_TIMEOUT_MS: 500 };
      const hurried = await open(settings);
      const error = await failure(sql`select pg_sleep(60)`.execute(hurried));
      expect(error).toMatchObject({ code: '57014' });
      expect(isDatabaseUnavailable(error)).toBe(true);
      await opened?.close();
      const patient = await open(unhurried({ ...settings, DATA_DIR: '', DATABASE_CONNECTIONS: 2, DATABASE_URL: url }));
      expect((await sql`select 1 as one from pg_sleep(1.5)`.execute(patient)).rows).toEqual([{ one: 1 }]);
    });

    test('a server that answers others is not silent, however long a statement takes', async () => {
      const db = await open({ DATABASE_SILENCE_MS: 400, DATABASE_STATEMENT_TIMEOUT_MS: 0 });
      expect((await sql`select 1 as one from pg_sleep(2)`.execute(db)).rows).toEqual([{ one: 1 }]);
    });
  });
});
