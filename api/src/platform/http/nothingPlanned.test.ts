/** A request that was made before costs no planning: each of its statements is prepared on each connection. */
import { send, walkedOperations } from '../../testing/contractCall.ts';
import { engine } from '../../testing/engines.ts';
import { goodCases } from '../../testing/goodCases.ts';
import { TestService } from '../../testing/service.ts';
import { buildWorld, type World } from '../../testing/world.ts';

const reads = walkedOperations.filter(({ method }) => method === 'GET');

describe('a second equal request', () => {
  let service: TestService;
  let world: World;
  beforeAll(async () => {
    // As few as there may be: each connection prepares a statement for itself.
    service = await TestService.start(engine, { DATABASE_CONNECTIONS: '2' });
    world = await buildWorld(service);
  }, 150_000);
  afterAll(() => service.stop());

  /** Statements planned at each call, in every repetition: concurrent statements may change connections a few times. */
  async function plannedEachTime(ask: () => Promise<unknown>): Promise<string[]> {
    let planned: string[] = [];
    for (let time = 0; time < 8; time++) {
      planned = await service.planned(ask);
      if (time > 0 && planned.length === 0) return [];
    }
    return planned;
  }

  test.each(reads)('$id plans nothing', async (operation) => {
    const good = await goodCases[operation.id]?.(world);
    if (!good) throw new Error(`${operation.id} has no good case`);
    const ask = async () => expect((await send(world, operation, good.as, good)).status).toBeLessThan(300);
    expect(await plannedEachTime(ask)).toEqual([]);
  });

  test('a vote plans nothing either', async () => {
    const { anna, images } = world;
    let votes = 0;
    const vote = async () => {
      const json = { imageId: images.bela.voting.id, point: 1 + (votes++ % 5) };
      expect((await service.ask('POST', '/api/competition/vote', { token: anna.token, json })).status).toBe(200);
    };
    expect(await plannedEachTime(vote)).toEqual([]);
    // The session, the photo with its competition, and the vote with its commit.
    expect((await service.work(vote)).statements).toHaveLength(3);
  });
});
