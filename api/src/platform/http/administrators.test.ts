/**
 * Operations for administrators are refused to everybody else, whatever they hold in their hands: every operation of the contract
 * under their addresses, with a call that an administrator may make, and nothing is changed by any of them.
 */
import { send, walkedOperations } from '../../testing/contractCall.ts';
import { digestDatabase } from '../../testing/digest.ts';
import { engine } from '../../testing/engines.ts';
import { goodCases } from '../../testing/goodCases.ts';
import type { GoodCase } from '../../testing/goodCases/goodCase.ts';
import { join, login } from '../../testing/people.ts';
import { isAdministration } from '../../testing/secrecy/namedThings.ts';
import { TestService } from '../../testing/service.ts';
import { buildWorld, type World } from '../../testing/world.ts';
import type { OperationId } from './contractDocument.ts';

const operations = walkedOperations.filter(isAdministration);

test('all of them need a token, and what is for administrators or called after them is under their addresses', () => {
  expect(operations.length).toBeGreaterThan(50);
  expect(operations.filter(({ needsToken }) => !needsToken).map(({ id }) => id)).toEqual([]);
  expect(walkedOperations.filter(({ who }) => who === 'administrator')).toEqual(operations);
  const named = walkedOperations.filter(({ id }) => /^(?:admin|moderate)/.test(id));
  expect(named.filter((one) => !isAdministration(one)).map(({ id }) => id)).toEqual([]);
});

/** A token of which the middle part says that its owner administers; the signature is that of what it said before. */
function claiming(token: string): string {
  const [head, claims = '', signature] = token.split('.');
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  return [head, Buffer.from(JSON.stringify({ ...said, administrator: true })).toString('base64url'), signature].join(
    '.',
  );
}

/** The same without a signature, as its head says. */
const unsigned = (token: string): string => {
  const head = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  return `${head}.${claiming(token).split('.')[1]}.`;
};

describe('operations for administrators', () => {
  let service: TestService;
  let world: World;
  const cases = new Map<OperationId, GoodCase>();
  /** By whom, the token that is sent, and how it is refused. */
  let callers: [who: string, token: string | undefined, status: number][];

  /** An administrator who has logged in. */
  async function another(username: string) {
    const person = await join(service, username);
    await service.query(`update account set administrator = true where id = ${person.id}`);
    return { ...person, token: await login(service, username, person.password) };
  }

  beforeAll(async () => {
    service = await TestService.start(engine);
    world = await buildWorld(service);
    for (const { id } of operations) {
      const good = await goodCases[id]?.(world);
      if (!good) throw new Error(`${id} has no good case`);
      cases.set(id, good);
    }
    const [ended, demoted, disabled, expired] = [
      await another('ended'),
      await another('demoted'),
      await another('disabled'),
      await another('expired'),
    ];
    const { token } = world.admin;
    const endSessions = operations.find(({ id }) => id === 'adminEndUserSessions');
    if (!endSessions) throw new Error('Sessions cannot be ended');
    expect((await send(world, endSessions, 'admin', { params: { id: ended.id } })).status).toBe(200);
    await service.query(`update account set administrator = false where id = ${demoted.id}`);
    await service.query(`update account set enabled = false where id = ${disabled.id}`);
    await service.query(`update session set expires_at = now() - interval '1 second' where account_id = ${expired.id}`);
    callers = [
      ['a visitor', undefined, 401],
      ['an entrant', world.anna.token, 403],
      ['an entrant who claims to administer', claiming(world.anna.token), 401],
      ['an entrant whose token is not signed', unsigned(world.anna.token), 401],
      [
        'an administrator whose signature is another',
        `${token.split('.').slice(0, 2).join('.')}.${'x'.repeat(43)}`,
        401,
      ],
      ['an administrator whose session has ended', ended.token, 401],
      ['an administrator whose session has expired', expired.token, 401],
      ['an administrator who is one no more', demoted.token, 403],
      ['an administrator who is disabled', disabled.token, 401],
    ];
  }, 300_000);
  afterAll(() => service.stop());

  test('is refused to everybody else, and nothing has changed', async () => {
    const before = await digestDatabase(service);
    for (const [who, token, status] of callers) {
      for (const operation of operations) {
        const good = cases.get(operation.id) as GoodCase;
        const refused = await send(world, operation, 'visitor', good, token);
        const code = status === 401 ? 'UNAUTHENTICATED' : 'FORBIDDEN';
        const told = { who, operation: operation.id, status: refused.status, code: refused.body.code };
        expect(told).toEqual({ who, operation: operation.id, status, code });
        expect(refused.headers.get('cache-control')).toContain('no-store');
        // A caller without the right is told so before the request is validated.
        const parts = { ...good, query: { version: 'x' }, ...(operation.method === 'GET' ? {} : { json: { x: 1 } }) };
        const nonsense = await send(world, operation, 'visitor', parts, token);
        expect({ ...told, status: nonsense.status }).toEqual(told);
      }
    }
    expect(await digestDatabase(service)).toEqual(before);
  });

  test('is taken from an administrator: the calls were good ones', async () => {
    const [read] = operations.filter(({ id }) => id === 'adminGetUsers');
    expect(read && (await send(world, read, 'admin', cases.get('adminGetUsers') as GoodCase)).status).toBe(200);
  });
});
