interface Entry<V> {
  value: V;
  weight: number;
}

/** A map of bounded weight that evicts the least recently used entries. */
export class LruCache<V> {
  /** Weight of all entries. */
  weight = 0;
  private readonly entries = new Map<string, Entry<V>>();
  private readonly maxWeight: number;

  /** @param maxWeight of all entries together; 0 keeps none */
  constructor(maxWeight: number) {
    this.maxWeight = maxWeight;
  }

  get size(): number {
    return this.entries.size;
  }

  get(key: string): V | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    // A map iterates over its keys in the order in which they were set.
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  /** The same without counting as a use: for entries that are evicted by age anyway. */
  peek(key: string): V | undefined {
    return this.entries.get(key)?.value;
  }

  /** Keeps a value, unless it weighs more than a quarter of the maximum. */
  set(key: string, value: V, weight: number): void {
    this.delete(key);
    if (weight > this.maxWeight / 4) return;
    this.entries.set(key, { value, weight });
    this.weight += weight;
    for (const oldest of this.entries.keys()) {
      if (this.weight <= this.maxWeight) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    this.weight -= entry.weight;
  }

  clear(): void {
    this.entries.clear();
    this.weight = 0;
  }
}
