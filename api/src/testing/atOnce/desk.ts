/** How the two administrators of a test read, change and delete objects, and what answers tell them. */
import type { components } from '@photo-competition/schema/rest';
import { join } from '../people.ts';
import { TestService, type Answer } from '../service.ts';
import { buildWorld, type World } from '../world.ts';
import { gone, isGone, type Stand, type Told } from './linearized.ts';
import { table, type Administrator, type Call, type Id, type Kind } from './play.ts';

type Problem = components['schemas']['Problem'];

/** Nobody is named where nobody was quicker. */
const nobody = { changedBy: null, changedAt: null };

/** The outcome for an object that an answer tells. */
function toldBy<T>({ status, body }: Answer<T | Problem>, standFrom: (of: T) => Stand): Told {
  if (status === 204) return { refusal: null, stands: null, before: null, ...nobody };
  if (status < 300) return { refusal: null, stands: standFrom(body as T), before: null, ...nobody };
  const { code, conflict } = body as Problem;
  const { changedBy, changedAt } = conflict ?? nobody;
  return {
    refusal: code,
    stands: conflict ? standFrom(conflict.current as T) : null,
    before: null,
    changedBy,
    changedAt,
  };
}

/** A request about one object: its path under administrators' addresses, its body, PUT where nothing else is said. */
type Write = (call: Call, target: Call['targets'][0]) => [path: string, json?: unknown, method?: 'DELETE'];

/** A world with two administrators, and what they do there. */
export interface Desk {
  service: TestService;
  world: World;
  ask<T>(method: string, path: string, json?: unknown, token?: string): Promise<Answer<T>>;
  /** Changes one target after the other. */
  oneByOne<T>(standFrom: (of: T) => Stand, write: Write): Kind['send'];
  reader<T>(path: string, standFrom: (of: T) => Stand): (id: Id) => Promise<Stand>;
  hold(kind: Kind, seed: number): Promise<void>;
}

/** A change by `write`, or the deletion of an object, that says what it is based on where the call does. */
export const orDeleted =
  (path: string, write: Write): Write =>
  (call, target) => {
    if (!isGone({ content: call.change })) return write(call, target);
    const version = call.isGuarded ? `?version=${target.seen.version}` : '';
    return [`${path}${target.id}${version}`, undefined, 'DELETE'];
  };

export async function startDesk(engine: Parameters<typeof TestService.start>[0]): Promise<Desk> {
  const service = await TestService.start(engine);
  const world = await buildWorld(service);
  const second = await join(service, 'second');
  await service.query(`update account set administrator = true where id = ${second.id}`);
  const people: Administrator[] = [world.admin, second];
  let seconds = 0;
  function nextInstant(): string {
    seconds += 1;
    const at = new Date(Date.now() + seconds * 1000).toISOString();
    service.setClock(at);
    return at;
  }
  const ask: Desk['ask'] = (method, path, json, token = world.admin.token) =>
    service.ask(method, `/api/admin/${path}`, { token, ...(json === undefined ? {} : { json }) });
  return {
    service,
    world,
    ask,
    oneByOne:
      <T>(standFrom: (of: T) => Stand, write: Write) =>
      async (call: Call, token: string): Promise<Told[]> => {
        const told: Told[] = [];
        for (const target of call.targets) {
          const [path, json, method = 'PUT'] = write(call, target);
          told.push(toldBy<T>(await ask<T | Problem>(method, path, json, token), standFrom));
        }
        return told;
      },
    reader:
      <T>(path: string, standFrom: (of: T) => Stand) =>
      async (id: Id): Promise<Stand> => {
        const { status, body } = await ask<T>('GET', `${path}${id}`);
        return status === 404 ? { content: gone, version: null } : standFrom(body);
      },
    hold: (kind, seed) => table(kind, people, nextInstant).holds(seed),
  };
}
