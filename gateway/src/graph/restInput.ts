import { RequestMistake } from './errors.ts';
import { numberNameOf } from './node/idPlaces.ts';

/**
 * The argument `id` of a field that takes `id` or `number`: the schema puts the number in the place of the id (`node/readIds.ts`).
 * @throws GraphQLError BAD_USER_INPUT when the request has neither
 */
export function askedId(id: string | null | undefined, name = 'id'): string {
  if (id === null || id === undefined) throw new RequestMistake('idMissing', { name, number: numberNameOf(name) });
  return id;
}

/** An input without its null fields: an optional field may be null in the graph, but not in the contract. */
export function withoutNulls<T extends object>(input: T): { [K in keyof T]: NonNullable<T[K]> } {
  const present = Object.entries(input).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(present) as { [K in keyof T]: NonNullable<T[K]> };
}

/** The number of an id that the schema has read, as the contract has it. */
export const numericId = (id: string | null | undefined): number | null =>
  id === null || id === undefined ? null : Number(id);

/** The argument `filter` as a part of a body; absent when nothing is chosen. @param translate into what the service takes */
export const filterAsked =
  <Filter, Rest>(translate: (filter: Filter) => Rest) =>
  ({ filter }: { filter?: Filter | null }): { filter?: Rest } =>
    filter === null || filter === undefined ? {} : { filter: translate(filter) };
