/** An input without its null fields: an optional field may be null in the graph, but not in the contract. */
export function withoutNulls<T extends object>(input: T): { [K in keyof T]: NonNullable<T[K]> } {
  const present = Object.entries(input).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(present) as { [K in keyof T]: NonNullable<T[K]> };
}

/** An id of the graph as a number, as the contract has it. */
export const numericId = (id: string | null | undefined): number | null =>
  id === null || id === undefined ? null : Number(id);
