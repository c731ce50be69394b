import { lengthOf } from '@photo-competition/schema/characters';
import { isNumericParam } from '@photo-competition/schema/routes';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';

/** The state of a list by name; each value is what the address may hold under that name. */
type ListShape = Record<string, z.ZodMiniType<string | number | boolean | undefined>>;

/** A number that an address holds; anything else is `fallback`. @param least and most it may be */
export const numberParam = (fallback: number, least = 0, most = 1_000_000) =>
  z.catch(z.pipe(z.coerce.number(), z.int().check(z.gte(least), z.lte(most))), fallback);

/** A word of a list; anything else is `fallback`. */
export const wordParam = <const Words extends readonly [string, ...string[]]>(words: Words, fallback: Words[number]) =>
  z.catch(z.enum(words), fallback);

/** A word of a list, or none. */
export const optionalWord = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.catch(z.optional(z.enum(words)), undefined);

/** A text of at most 100 characters; empty when absent. */
export const textParam = z.catch(z.string().check(z.refine((text) => lengthOf(text) <= 100)), '');

/** The path of a page, with its query; empty when absent. */
export const pathParam = z.catch(z.string().check(z.maxLength(300)), '');

/** A number of a thing as the addresses of pages carry it, or none. */
export const optionalId = z.catch(z.optional(z.string().check(z.refine(isNumericParam))), undefined);

/** Whether a name stands in the query at all, e.g. `?new`. */
export const flagParam = z.catch(
  z.pipe(
    z.optional(z.string()),
    z.transform((value: string | undefined) => value !== undefined),
  ),
  false,
);

/** How the address is changed. */
export interface ListStateChange {
  /** Replaces the entry of the history, while somebody types; otherwise Back leads to what was before. */
  replace?: boolean;
}

/**
 * The state of a list, kept in the query of its address, so that a reload, a link and Back lead to the same list. A value that is its
 * default is left out of the address; unknown values are taken for the default.
 * @param shape made outside the component
 */
export function useListState<Shape extends ListShape>(shape: Shape) {
  const [params, setParams] = useSearchParams();
  type State = { [Name in keyof Shape]: z.infer<Shape[Name]> };
  const read = useCallback(
    (from: URLSearchParams) =>
      Object.fromEntries(
        Object.entries(shape).map(([name, type]) => [name, z.parse(type, from.get(name) ?? undefined)]),
      ) as State,
    [shape],
  );
  const state = useMemo(() => read(params), [read, params]);

  const setState = useCallback(
    (changes: Partial<State>, { replace = false }: ListStateChange = {}) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            const fallback = z.parse(shape[name] as ListShape[string], undefined);
            if (value === undefined || value === fallback) next.delete(name);
            else next.set(name, value === true ? '' : String(value));
          }
          return next;
        },
        // At once: a query whose variables change within a transition may never be shown.
        { replace, flushSync: true },
      ),
    [setParams, shape],
  );
  return [state, setState] as const;
}
