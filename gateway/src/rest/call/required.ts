import { MissingParameter, RestProblem } from './problem.ts';

/** A required call parameter (docs/product.md §14). @throws MissingParameter when it is null or undefined */
export function required<T>(name: string, value: T | null | undefined): T {
  if (value === null || value === undefined) throw new MissingParameter(name);
  return value;
}

/** Characters of the longest value of a path: names, ids and keys are shorter by far. */
const longestSegment = 500;

/** Segments that would lead to another call: an URL parser takes them out of the path. */
const leadingElsewhere = new Set(['', '.', '..']);

/** A refusal of the gateway's own, in the form of the service's. */
export const refusal = (status: 400 | 404, code: 'MALFORMED_REQUEST' | 'NOT_FOUND', detail: string) =>
  new RestProblem({ type: `/problems/${code}`, title: code, status, code, detail, requestId: '' });

/**
 * A required parameter as a segment of a path.
 * @throws MissingParameter
 * @throws RestProblem NOT_FOUND for a value that leads to another path, MALFORMED_REQUEST for one that no path can hold: it is
 *   too long, or half of a character that UTF-16 writes in two
 */
export function segment(name: string, value: string | number | null | undefined): string {
  const text = String(required(name, value));
  if (leadingElsewhere.has(text)) throw refusal(404, 'NOT_FOUND', 'There is no such thing.');
  if (text.length > longestSegment || /\p{Surrogate}/u.test(text))
    throw refusal(400, 'MALFORMED_REQUEST', `The value of ${name} cannot be read.`);
  return encodeURIComponent(text);
}
