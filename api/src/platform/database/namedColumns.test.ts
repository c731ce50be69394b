/**
 * Instances of the version before serve on while a migration adds columns (docs/operations.md, "Updates"): no statement that a
 * connection has prepared may fail afterwards.
 */
import { send, walkedOperations } from '../../testing/contractCall.ts';
import { engine } from '../../testing/engines.ts';
import { goodCases } from '../../testing/goodCases.ts';
import type { GoodCase } from '../../testing/goodCases/goodCase.ts';
import { TestService } from '../../testing/service.ts';
import { buildWorld, type World } from '../../testing/world.ts';

/** Calls that can be made again as they are, and writes whose good case makes what it uses up. */
const calls = walkedOperations.filter(
  ({ id, method }) =>
    method === 'GET' || ['castVote', 'addComment', 'updateComment', 'uploadImage', 'login'].includes(id),
);

let service: TestService;
let world: World;
beforeAll(async () => {
  // As few as there may be: calls meet what others have prepared.
  service = await TestService.start(engine, { DATABASE_CONNECTIONS: '2' });
  world = await buildWorld(service);
  service.setClock(new Date());
}, 150_000);
afterAll(() => service.stop());

/** Makes every call. @returns which of them fail, with their status */
async function failures(cases: Map<string, GoodCase>): Promise<[string, number][]> {
  const failed: [string, number][] = [];
  for (const operation of calls) {
    const again = operation.method === 'GET' ? cases.get(operation.id) : undefined;
    const good = again ?? (await goodCases[operation.id]?.(world));
    if (!good) throw new Error(`${operation.id} has no good case: add it to testing/goodCases.ts`);
    cases.set(operation.id, good);
    const { status } = await send(world, operation, good.as, good);
    if (status >= 300) failed.push([operation.id, status]);
  }
  return failed;
}

test('calls go on when columns are added under prepared statements', async () => {
  const cases = new Map<string, GoodCase>();
  expect(await failures(cases)).toEqual([]);
  await service.query(`do $do$ declare one text; begin
    for one in select tablename from pg_tables where schemaname = current_schema() loop
      execute format('alter table %I add column of_a_later_version text', one);
    end loop;
  end $do$`);
  expect(await failures(cases)).toEqual([]);
  expect(service.output).not.toContain('cached plan');
}, 300_000);
