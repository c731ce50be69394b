/** How much may happen at the same time. */
export interface SlotLimits {
  /** Of all. */
  atOnce: number;
  /** Of one name of each kind, e.g. of one account and of one address. */
  perName: readonly number[];
}

/** Why there is no slot: `name` when one of the given names has all of its own, `all` when every slot is taken. */
export type NoSlot = 'name' | 'all';

/** Gives the slot back; more than once is once. */
export type Release = () => void;

/** Bounds what happens at the same time, of all and of each name. Nothing waits: whoever gets no slot is refused at once. */
export class Slots {
  /** How many are taken. */
  running = 0;
  private readonly limits: SlotLimits;
  private readonly taken: Map<string, number>[];

  constructor(limits: SlotLimits) {
    this.limits = limits;
    this.taken = limits.perName.map(() => new Map<string, number>());
  }

  /** Why there is no slot now; null where there is one. @param names of each kind, in the order of the limits; null where there is none */
  fullFor(names: readonly (string | null)[]): NoSlot | null {
    const { atOnce, perName } = this.limits;
    const own = (kind: number) => this.taken[kind]?.get(names[kind] ?? '') ?? 0;
    if (perName.some((most, kind) => typeof names[kind] === 'string' && own(kind) >= most)) return 'name';
    return this.running >= atOnce ? 'all' : null;
  }

  /** @param names as for `fullFor` */
  take(names: readonly (string | null)[]): Release | NoSlot {
    const full = this.fullFor(names);
    if (full !== null) return full;
    this.count(names, 1);
    let isTaken = true;
    return () => {
      if (isTaken) this.count(names, -1);
      isTaken = false;
    };
  }

  private count(names: readonly (string | null)[], step: 1 | -1): void {
    this.running += step;
    this.taken.forEach((counts, kind) => {
      const name = names[kind];
      if (name === null || name === undefined) return;
      const count = (counts.get(name) ?? 0) + step;
      if (count > 0) counts.set(name, count);
      else counts.delete(name);
    });
  }
}
