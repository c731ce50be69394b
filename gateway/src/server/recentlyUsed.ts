interface Entry<V> {
  value: V;
  weight: number;
}

/** A map of bounded weight: what was not used for longest makes room for what is new. */
export class RecentlyUsed<V> {
  /** Weight of all that is kept. */
  weight = 0;
  private readonly entries = new Map<string, Entry<V>>();
  private readonly most: number;

  /** @param most weight of all entries together */
  constructor(most: number) {
    this.most = most;
  }

  get size(): number {
    return this.entries.size;
  }

  get(key: string): V | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    // A map goes through its keys in the order in which they were set.
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  /** The same without counting as a use: for what goes by its age anyway. */
  peek(key: string): V | undefined {
    return this.entries.get(key)?.value;
  }

  /** Keeps a value, unless it alone would take a quarter of the room. */
  set(key: string, value: V, weight: number): void {
    this.delete(key);
    if (weight > this.most / 4) return;
    this.entries.set(key, { value, weight });
    this.weight += weight;
    for (const oldest of this.entries.keys()) {
      if (this.weight <= this.most) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    this.weight -= entry.weight;
  }
}
