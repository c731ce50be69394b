/** Generated bad input over every operation: refused as the contract says, never a fault of the service. */
import fc from 'fast-check';
import { walkedOperations } from '../../testing/contractCall.ts';
import { engine } from '../../testing/engines.ts';
import { attack } from '../../testing/fuzz/attack.ts';
import { callOf } from '../../testing/fuzz/generatedCall.ts';
import { hintsFor, makeVictims, type Victims } from '../../testing/fuzz/hints.ts';
import { fuzzRuns, fuzzSeed } from '../../testing/fuzz/runs.ts';
import { login } from '../../testing/people.ts';
import { TestService } from '../../testing/service.ts';
import { damageOf } from '../../testing/soundness.ts';
import { buildWorld, type World } from '../../testing/world.ts';

/** Calls that are on their way at once. */
const atOnce = 6;
/** Milliseconds that the calls of one operation may take, however many they are. */
const patienceMs = 60_000 + fuzzRuns * 2000;
/** Bytes by which a service may have grown after thousands of calls: caches, compiled code, pools. */
const growth = 64 * 1024 * 1024;

/** A made-up id may be that of somebody whose session later calls need; these end it, and everyone logs in again after them. */
const endSessions = ['adminSetUserStates', 'adminEndUserSessions'];
const operations = walkedOperations.filter(({ multipart }) => !multipart);

describe(`generated bad input, seed ${fuzzSeed}`, () => {
  let service: TestService;
  let world: World;
  let victims: Victims;
  let memory: number;
  const answers = new Map<number, number>();
  beforeAll(async () => {
    service = await TestService.start(engine);
    world = await buildWorld(service);
    victims = await makeVictims(world);
    memory = await service.memory();
  }, 150_000);
  afterAll(() => service.stop());

  async function letEveryoneIn(): Promise<void> {
    const people = [world.admin, world.anna, world.bela];
    await service.query(`update account set enabled = true where id in (${people.map(({ id }) => id).join()})`);
    for (const person of people) person.token = await login(service, person.username, person.password);
  }

  test.each(operations)(
    '$id answers as the contract says',
    async (operation) => {
      const call = callOf(operation, hintsFor(operation.id, operation.path, world, victims));
      const property = fc.asyncProperty(fc.array(call, { minLength: atOnce, maxLength: atOnce }), async (calls) => {
        for (const status of await Promise.all(calls.map((one) => attack(world, one))))
          answers.set(status, (answers.get(status) ?? 0) + 1);
      });
      try {
        await fc.assert(property, { seed: fuzzSeed, numRuns: fuzzRuns });
      } finally {
        if (endSessions.includes(operation.id)) await letEveryoneIn();
      }
    },
    patienceMs,
  );

  test('the calls were of every kind: thousands, many taken, refused in every way', () => {
    const of = (from: number, to: number) =>
      [...answers].filter(([status]) => status >= from && status <= to).reduce((sum, [, count]) => sum + count, 0);
    expect(of(200, 499)).toBeGreaterThanOrEqual(operations.length * fuzzRuns * atOnce);
    expect(of(200, 299) / of(200, 499)).toBeGreaterThan(0.1);
    for (const status of [400, 401, 403, 404, 409, 415, 422]) expect(of(status, status)).toBeGreaterThan(0);
  });

  test('the service is alive, lets everyone in as before, and has not grown', async () => {
    for (const { token } of [world.admin, world.anna, world.bela])
      expect((await service.ask('GET', '/api/user/my', { token })).status).toBe(200);
    expect((await service.memory()) - memory).toBeLessThan(growth);
  });

  test('the check command finds nothing wrong afterwards', async () => {
    expect(await damageOf(service)).toEqual([]);
  });
});
