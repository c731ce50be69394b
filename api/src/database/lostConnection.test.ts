/** Connections that a server closes in the middle of work cost the requests on them, never the service. */
import { engines, nameMissingEngine } from '../testing/engines.ts';
import { TestService } from '../testing/service.ts';
import { buildWorld } from '../testing/world.ts';

nameMissingEngine();

const terminate = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

describe.each(engines.filter(({ name }) => name === 'postgresql'))('on $name', (engine) => {
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
        expect([200, 500]).toContain(status);
        if (status === 500) lost += 1;
      }
    }
    // Otherwise nothing was in the middle of anything.
    expect(lost).toBeGreaterThan(0);
    expect(service.alive).toBe(true);
    expect((await vote(1)).status).toBe(200);
  });
});
