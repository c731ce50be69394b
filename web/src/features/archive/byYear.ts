/** The elements of a year. */
export interface Year<Ended> {
  year: number;
  ended: Ended[];
}

/**
 * Ended competitions by the year of their results, on the reader's calendar. Years and the competitions of one stand in the order
 * in which they come.
 */
export function byYear<Ended extends { award: string }>(list: readonly Ended[]): Year<Ended>[] {
  const years = new Map<number, Ended[]>();
  for (const one of list) {
    const year = new Date(one.award).getFullYear();
    years.set(year, [...(years.get(year) ?? []), one]);
  }
  return [...years].map(([year, ended]) => ({ year, ended }));
}
