/**
 * Objects that are hidden or gone get the response of objects that never existed: the same to the byte and after the same work,
 * in every place of the contract where a call names an object. Images in every phase are in images/hiddenImages.test.ts.
 */
import { addressOf, formOf, type WalkedOperation } from '../../testing/contractCall.ts';
import { engine } from '../../testing/engines.ts';
import { goodCases } from '../../testing/goodCases.ts';
import type { Parts } from '../../testing/goodCases/goodCase.ts';
import { hideThings, type HiddenWorld } from '../../testing/secrecy/hiddenThings.ts';
import {
  isAdministration,
  kindOf,
  naming,
  namingPlaces,
  spoilt,
  unmatchedPlaces,
  type NamingPlace,
} from '../../testing/secrecy/namedThings.ts';
import { TestService } from '../../testing/service.ts';

const callers = ['visitor', 'stranger', 'admin'] as const;
type Caller = (typeof callers)[number];

/** The log goes on telling administrators what was done to what is gone. */
const remembers = ({ id }: WalkedOperation, caller: Caller) => id.includes('Audit') && caller === 'admin';

const places = namingPlaces.filter((place) => !['newUsername', 'publicFile'].includes(kindOf(place)));

test('each place of the contract that names something has a row, and each row a place', () => {
  expect(unmatchedPlaces()).toEqual([]);
});

describe('hidden objects answer as objects that never existed', () => {
  let service: TestService;
  let scene: HiddenWorld;
  beforeAll(async () => {
    service = await TestService.start(engine);
    scene = await hideThings(service);
  }, 150_000);
  afterAll(() => service.stop());

  /** All of an answer but its time and the id that was named, and what it cost. */
  async function seen(operation: WalkedOperation, caller: Caller, parts: Parts, named: string | number) {
    const token = { visitor: undefined, stranger: scene.stranger.token, admin: scene.world.admin.token }[caller];
    const { json, multipart, headers = {} } = parts;
    let answer = { status: 0, told: [] as unknown[], text: '' };
    const work = await service.work(async () => {
      const response = await service.raw(operation.method, addressOf(operation, parts), {
        ...(operation.takesToken ? { token } : {}),
        ...(json === undefined ? {} : { json }),
        ...(multipart ? { form: formOf(multipart.data, multipart.file ?? null) } : {}),
        headers: { ...headers, 'x-request-id': 'the-same-request' },
      });
      const told = [...response.headers].filter(([name]) => name !== 'date');
      const text = (await response.text()).replaceAll(String(named), '#').replace(/"now":"[^"]+"/, '');
      answer = { status: response.status, told, text };
    });
    return { answer, work };
  }

  /** How a call that names nothing is refused. Where it is no refusal by identity or right, what is named decides. */
  function isExpected(operation: WalkedOperation, caller: Caller, status: number): boolean {
    if (caller === 'visitor' && operation.needsToken) return status === 401;
    if (caller !== 'admin' && isAdministration(operation)) return status === 403;
    // The call itself is a good one: 400 would say that it was not understood.
    return status !== 400 && status < 500;
  }

  /** Names of objects of a kind that do not exist for a caller of an operation. */
  function absentFor(place: NamingPlace, caller: Caller): (string | number)[] {
    const { hidden, shown, gone } = scene.things[kindOf(place) as keyof HiddenWorld['things']];
    // Nobody may learn by an account's id or name that there is one.
    const isSecret =
      caller !== 'admin' || ['activate', 'login', 'requestPasswordReset', 'resetPassword'].includes(place.operation.id);
    const refused = caller !== 'admin' && isAdministration(place.operation);
    return [...(isSecret ? hidden : []), ...(refused ? shown : []), ...gone];
  }

  test.each(places.map((place) => ({ title: `${place.operation.id}, ${place.name}`, place })))(
    '$title',
    async ({ place }) => {
      const { operation } = place;
      const prepare = goodCases[operation.id];
      if (!prepare) throw new Error(`${operation.id} has no good case`);
      const good = { ...(await prepare(scene.world)), ...spoilt[operation.id] };
      const { never } = scene.things[kindOf(place) as keyof HiddenWorld['things']];
      for (const caller of callers) {
        if (remembers(operation, caller)) continue;
        const ask = (id: string | number) => seen(operation, caller, naming(place, good, id), id);
        const absent = await ask(never);
        const { status } = absent.answer;
        expect({ caller, status, isExpected: isExpected(operation, caller, status) }).toMatchObject({
          isExpected: true,
        });
        for (const id of absentFor(place, caller))
          expect({ caller, id, ...(await ask(id)) }).toEqual({ caller, id, ...absent });
      }
    },
  );
});
