/** What an input says; a field that is null in the graph is left out where the contract knows no null. */
export function given<T extends object>(input: T): { [K in keyof T]: NonNullable<T[K]> } {
  const said = Object.entries(input).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(said) as { [K in keyof T]: NonNullable<T[K]> };
}
