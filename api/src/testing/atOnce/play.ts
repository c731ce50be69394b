import fc from 'fast-check';
import {
  courses,
  explains,
  isGone,
  standOf,
  type Content,
  type Deed,
  type Known,
  type Stand,
  type Told,
} from './linearized.ts';

export type Id = number | string;

/** A change of one or many objects, each as the administrator has read it. */
export interface Call {
  targets: { id: Id; seen: Stand }[];
  change: Content;
  /** Whether it says what it is based on. */
  isGuarded: boolean;
}

/** Two objects of one kind, and how they are read and changed. */
export interface Kind {
  ids: [Id, Id];
  changes: Content[];
  /** Part of the content on which guarded calls are based, that of their first target; versions of each where it is absent. */
  guard?: string;
  /** Whether a call with this change always says what it is based on; by default all do. */
  mayBeUnguarded?(change: Content): boolean;
  /** Code with which a change that is based on what stands is refused all the same. */
  illegal?(now: Stand, change: Content): string | null;
  read(id: Id): Promise<Stand>;
  /** The content that a change sets in an object, where the change does not say so itself. */
  means?(id: Id, change: Content): Content;
  /** Makes another object in the place of one that is gone, or to which nothing more can happen. */
  renew?(was: Id): Promise<Id>;
  /** Whether nothing more can happen to an object. */
  isSpent?(now: Stand): boolean;
  /** Makes the change. @returns an answer for each target, in their order */
  send(call: Call, token: string): Promise<Told[]>;
}

export interface Administrator {
  username: string;
  token: string;
}

const act = fc.record({
  chosen: fc.subarray([0, 1], { minLength: 1 }),
  change: fc.nat({ max: 59 }),
  isGuarded: fc.boolean(),
  /** Reads everything anew before. */
  looks: fc.boolean(),
});

/** A step of one administrator, or of both at once. */
const step = fc.record({ first: fc.nat({ max: 1 }), acts: fc.array(act, { minLength: 1, maxLength: 2 }) });
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

interface Done extends Deed {
  object: number;
  told: Told;
  /** The state of all objects that its administrator has read. */
  seen: Stand[];
}

/** Two administrators at objects of one kind. @param nextInstant sets the clock to an instant of its own, and tells it */
export function table(kind: Kind, people: readonly Administrator[], nextInstant: () => string) {
  const idOf = (object: number): Id => kind.ids[object] ?? 0;

  function refusalOf({ change, isGuarded }: Call, based: Stand, now: Stand): string | null {
    const { guard } = kind;
    if (isGone(now)) return 'NOT_FOUND';
    if (isGuarded && guard !== undefined && now.content[guard] !== based.content[guard]) return 'STATUS_CHANGED';
    if (isGuarded && guard === undefined && now.version !== based.version) return 'VERSION_CONFLICT';
    return kind.illegal?.(now, change) ?? null;
  }

  async function perform({ chosen, change: n, isGuarded }: Act, person: Administrator, seen: Stand[], at: string) {
    const change = kind.changes[n % kind.changes.length] ?? {};
    const targets = chosen.map((object) => {
      const stand = seen[object] as Stand;
      // An administrator who knows that the object is gone asks all the same, as from an older page.
      return { id: idOf(object), seen: isGone(stand) ? { ...stand, version: 1 } : stand };
    });
    const call = { targets, change, isGuarded: isGuarded || !kind.mayBeUnguarded?.(change) };
    const told = await kind.send(call, person.token);
    return chosen.map((object, i): Done => {
      const based = targets[kind.guard === undefined ? i : 0]?.seen as Stand;
      const refusal = (now: Stand) => refusalOf(call, based, now);
      const sets = kind.means?.(idOf(object), change) ?? change;
      return { object, told: told[i] as Told, seen, who: person.username, at, change: sets, refusal };
    });
  }

  /** Holds what was told of an object, and what is read now, against every way in which it may have come out. */
  async function judge(start: Known, deeds: readonly Done[], object: number): Promise<Known> {
    const account = { told: deeds.map(({ told }) => told), now: await kind.read(idOf(object)) };
    const possible = courses(start, deeds);
    const course = possible.find((one) => explains(one.account, account));
    if (course) return course.last;
    const show = (value: unknown) => JSON.stringify(value, null, 1);
    const asked = deeds.map(({ who, change }) => ({ who, change }));
    throw new Error(
      `No order of ${show(asked)} explains ${show(account)}; possible were ${show(possible.map((one) => one.account))}`,
    );
  }

  async function play(known: Known[], steps: readonly Step[]): Promise<void> {
    const seen = people.map(() => known.map(standOf));
    for (const { first, acts } of steps) {
      const at = nextInstant();
      const performed = acts.map((one, i) => {
        const who = (first + i) % people.length;
        const mine = seen[who] as Stand[];
        if (one.looks) mine.splice(0, mine.length, ...known.map(standOf));
        return perform(one, people[who] as Administrator, mine, at);
      });
      const done = (await Promise.all(performed)).flat();
      for (const [object, start] of known.entries()) {
        const deeds = done.filter((one) => one.object === object);
        known[object] = await judge(start, deeds, object);
        for (const { told, seen: mine } of deeds) if (told.refusal === null && told.stands) mine[object] = told.stands;
      }
    }
  }

  return {
    /** Random acts of the two; objects stay as one run leaves them to the next. @throws when no order explains what was seen */
    async holds(seed: number): Promise<void> {
      const read = async (id: Id): Promise<Known> => ({ ...(await kind.read(id)), by: null, at: null });
      const known = await Promise.all(kind.ids.map(read));
      const steps = fc.array(step, { minLength: 3, maxLength: 7 });
      const property = fc.asyncProperty(steps, async (taken) => {
        for (const [object, stand] of known.entries()) {
          if (!kind.renew || !(isGone(stand) || kind.isSpent?.(stand))) continue;
          kind.ids[object] = await kind.renew(idOf(object));
          known[object] = await read(idOf(object));
        }
        await play(known, taken);
      });
      // Without shrinking: the objects are others by then.
      await fc.assert(property, { seed, numRuns: 10, endOnFailure: true });
    },
  };
}
