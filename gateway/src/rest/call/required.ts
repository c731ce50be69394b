import { MissingParameter, RestProblem } from './problem.ts';

/** A required call parameter (docs/product.md §14). @throws MissingParameter when it is null or undefined */
export function required<T>(name: string, value: T | null | undefined): T {
  if (value === null || value === undefined) throw new MissingParameter(name);
  return value;
}

/** Maximum length of a path segment; names, ids and keys are much shorter. */
const longestSegment = 500;

/** Segments that URL parsers remove, so that the path would be that of another call. */
const removedSegments = new Set(['', '.', '..']);

/** A refusal by the gateway, in the format of the service's problems. */
export const refusal = (status: 400 | 404, code: 'MALFORMED_REQUEST' | 'NOT_FOUND', detail: string) =>
  new RestProblem({ type: `/problems/${code}`, title: code, status, code, detail, requestId: '' });

/**
 * Encodes a required parameter as a path segment.
 * @throws MissingParameter
 * @throws RestProblem NOT_FOUND for a value that would change the path, MALFORMED_REQUEST for one that is too long or contains
 *   a lone surrogate
 */
export function segment(name: string, value: string | number | null | undefined): string {
  const text = String(required(name, value));
  if (removedSegments.has(text)) throw refusal(404, 'NOT_FOUND', 'There is no such thing.');
  if (text.length > longestSegment || /\p{Surrogate}/u.test(text))
    throw refusal(400, 'MALFORMED_REQUEST', `The value of ${name} cannot be read.`);
  return encodeURIComponent(text);
}
