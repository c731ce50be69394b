/** Connections that end, and a server that is away, cost the requests on them, never the service. */
import { engine, type Engine } from '../../testing/engines.ts';
import { TestService, until } from '../../testing/service.ts';
import { unreliableLink, type UnreliableLink } from '../../testing/unreliableLink.ts';
import { buildWorld } from '../../testing/world.ts';

const terminate = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

describe('connections that are lost', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(engine);
  }, 150_000);
  afterAll(() => service.stop());

  test('connections that end under load', async () => {
    const { anna, images } = await buildWorld(service);
    const vote = (point: number) =>
      service.raw('POST', '/api/competition/vote', {
        token: anna.token,
        json: { imageId: images.bela.voting.id, point: 1 + (point % 5) },
      });
    let lost = 0;
    for (let round = 0; round < 60 && lost === 0; round++) {
      const votes = Promise.all(Array.from({ length: 60 }, (_, i) => vote(i)));
      await service.query(terminate);
      for (const { status } of await votes) {
        expect([200, 503]).toContain(status);
        if (status === 503) lost += 1;
      }
    }
    // Otherwise no request was being answered when the connections ended.
    expect(lost).toBeGreaterThan(0);
    expect(service.alive).toBe(true);
    expect((await vote(1)).status).toBe(200);
  });

  describe('while the server is away', () => {
    let link: UnreliableLink;
    let distant: TestService;
    beforeAll(async () => {
      const database = await engine.create('migrated');
      const url = new URL(database.url ?? '');
      link = await unreliableLink(url.host);
      url.host = link.address;
      const throughLink: Engine = { ...engine, create: () => Promise.resolve({ ...database, url: url.href }) };
      distant = await TestService.start(throughLink);
    }, 150_000);
    afterAll(async () => {
      await distant.stop();
      await link.close();
    });

    test('reads and writes are refused in words, with when to come again, and go on when it is back', async () => {
      const { administrator } = distant;
      const login = () => distant.ask('POST', '/api/authentication/login', { json: administrator });
      const list = () => distant.ask('GET', '/api/competition/archived/competitions');
      await link.set('down');
      for (const { status, headers, body } of [await list(), await login()]) {
        expect({ status, body }).toMatchObject({ status: 503, body: { code: 'OVERLOADED' } });
        expect(headers.get('retry-after')).toBe('5');
      }
      expect((await distant.ask('GET', '/readyz')).status).toBe(503);
      await link.set('up');
      await until('the database', async () => (await list()).status === 200);
      expect((await login()).status).toBe(200);
      expect(distant.alive).toBe(true);
    });
  });
});
