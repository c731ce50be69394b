/** Entries that are looked at for one that goes: enough that what is counted highest stays, few enough to cost nothing. */
const lookedAt = 16;

/**
 * Finds which of many counts may be forgotten first: of the oldest ones the lowest. Those looked at that stay count as new, so
 * that all get their turn. A flood of names that come once displaces other such names, and not the name that somebody tries again
 * and again.
 * @param counts not empty; its order changes @param useOf how much a count matters, higher for more
 */
export function leastUseful<T>(counts: Map<string, T>, useOf: (count: T) => number): string {
  const oldest: [string, T][] = [];
  for (const entry of counts) {
    oldest.push(entry);
    if (oldest.length === lookedAt) break;
  }
  let [least] = oldest;
  for (const entry of oldest) if (least === undefined || useOf(entry[1]) < useOf(least[1])) least = entry;
  for (const entry of oldest) {
    if (entry === least) continue;
    counts.delete(entry[0]);
    counts.set(...entry);
  }
  return least?.[0] ?? '';
}
