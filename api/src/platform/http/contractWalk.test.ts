/** Every operation of the contract on the running service: the good call, and everything that must be refused. */
import { badCalls } from '../../testing/badCalls.ts';
import { addressOf, send, walkedOperations, type WalkedOperation } from '../../testing/contractCall.ts';
import { digestDatabase, type Digest } from '../../testing/digest.ts';
import { engine } from '../../testing/engines.ts';
import { goodCases } from '../../testing/goodCases.ts';
import type { Caller, GoodCase, Parts } from '../../testing/goodCases/goodCase.ts';
import { TestService } from '../../testing/service.ts';
import { buildWorld, type World } from '../../testing/world.ts';

const unknownId = 2 ** 31 - 1;
const ownIds = ['id', 'image', 'competitionId', 'competition_id'];

/** A caller of each class; a token is sent with calls that take one. */
const callers = ['visitor', 'anna', 'admin'] as const;

/** The class of a caller; a caller made for a case is an entrant. */
const classOf = (caller: Caller) => (caller === 'visitor' || caller === 'admin' ? caller : 'anna');

/** How a class of callers is refused, as the contract says; null where it may call. */
function refusalOf({ who }: WalkedOperation, caller: (typeof callers)[number]) {
  if (who === 'anyone') return null;
  if (caller === 'visitor') return { status: 401, code: 'UNAUTHENTICATED', challenge: 'Bearer' };
  const classes = { person: ['anna', 'admin'], entrant: ['anna'], administrator: ['admin'] }[who];
  return classes.includes(caller) ? null : { status: 403, code: 'FORBIDDEN', challenge: null };
}

/** A call that changes nothing where it may be made: its ids are of nothing, and its body is not what is asked for. */
const harmless = ({ bodySchema, multipart }: WalkedOperation, { params = {}, headers = {} }: GoodCase): Parts => ({
  params: Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? unknownId : value]),
  ),
  headers,
  ...(bodySchema && !multipart ? { json: { unknown: true } } : {}),
});

test('every operation of the contract has a good case, and no other', () => {
  expect(Object.keys(goodCases).sort()).toEqual(walkedOperations.map(({ id }) => id).sort());
});

describe('the contract', () => {
  let service: TestService;
  let world: World;
  const walked = new Set<string>();
  beforeAll(async () => {
    service = await TestService.start(engine);
    world = await buildWorld(service);
    // However long the walk takes, nothing becomes due meanwhile: a notice that is sent would look like a changed table.
    service.setClock(new Date());
  }, 150_000);
  afterAll(() => service.stop());

  describe.each(walkedOperations)('$id', (operation) => {
    let good: GoodCase;
    let before: Digest;
    beforeAll(async () => {
      const prepare = goodCases[operation.id];
      if (!prepare) throw new Error(`${operation.id} has no good case: add it to testing/goodCases.ts`);
      good = await prepare(world);
      before = await digestDatabase(service);
    });

    /** A refusal leaves every table as it was. */
    const nothingChanged = async (what: string) => {
      expect({ what, tables: await digestDatabase(service) }).toEqual({ what, tables: before });
    };

    test('refuses callers without a token, with a forged one, or without permission, and nobody else', async () => {
      const forged = `${world.admin.token.split('.').slice(0, 2).join('.')}.${'x'.repeat(43)}`;
      for (const caller of callers) {
        const refusal = refusalOf(operation, caller);
        // The good call is made by one of a class that may call.
        if (refusal === null && (caller === classOf(good.as) || !operation.takesToken)) continue;
        const parts = refusal ? good : harmless(operation, good);
        const { status, body, headers } = await send(world, operation, caller, parts);
        const told = { caller, status, code: body?.code, challenge: headers.get('www-authenticate') };
        if (refusal) expect(told).toEqual({ caller, ...refusal });
        else expect({ ...told, isRefused: [401, 403].includes(status) }).toMatchObject({ isRefused: false });
      }
      if (operation.takesToken)
        expect((await send(world, operation, 'admin', good, forged)).body).toMatchObject({ status: 401 });
      if (good.as === 'admin')
        expect((await send(world, operation, 'anna', good)).body).toMatchObject({ status: 403, code: 'FORBIDDEN' });
      await nothingChanged('a call by somebody who may not');
    });

    test("refuses what is not there or not the caller's", async () => {
      for (const name of ownIds.filter(
        (one) => good.params && one in good.params && typeof good.params[one] === 'number',
      )) {
        const { status } = await send(world, operation, good.as, {
          ...good,
          params: { ...good.params, [name]: unknownId },
        });
        expect({ name, status }).toEqual({ name, status: good.unknownStatus ?? 404 });
      }
      for (const { what, as, status, code, ...parts } of good.foreign ?? []) {
        const refused = await send(world, operation, as, { ...good, ...parts });
        expect({ what, as, status: refused.status }).toEqual({ what, as, status });
        if (code !== undefined) expect({ what, code: refused.body.code }).toEqual({ what, code });
      }
      await nothingChanged('a call on what is not there');
    });

    test('refuses each part that is missing, of a wrong type, too long or out of range', async () => {
      for (const { name, parts, status, field } of badCalls(operation, good)) {
        const refused = await send(world, operation, good.as, parts);
        expect({ name, status: refused.status }).toEqual({ name, status });
        if (field !== undefined)
          expect({ name, fields: refused.body.errors?.map((one) => one.field) }).toEqual({
            name,
            fields: expect.arrayContaining([field]) as string[],
          });
      }
      await nothingChanged('a call with a wrong part');
    });

    test('takes a good call', async () => {
      const { status, body } = await send(world, operation, good.as, good);
      walked.add(operation.id);
      expect({ address: addressOf(operation, good), status, body }).toMatchObject({
        status: good.status ?? operation.success[0],
      });
    });
  });

  test('the operations that were walked are those of the contract', () => {
    expect(walked.size).toBe(walkedOperations.length);
  });
});
