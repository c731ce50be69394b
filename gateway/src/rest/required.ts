import { MissingParameter, RestProblem } from './problem.ts';

/** A required call parameter (spec §8). @throws MissingParameter when it is null or undefined */
export function required<T>(name: string, value: T | null | undefined): T {
  if (value === null || value === undefined) throw new MissingParameter(name);
  return value;
}

/** Segments that would lead to another call: an URL parser takes them out of the path. */
const leadingElsewhere = new Set(['', '.', '..']);

/**
 * A required parameter as a segment of a path.
 * @throws MissingParameter
 * @throws RestProblem NOT_FOUND for a value that no path can carry, as the service would say it
 */
export function segment(name: string, value: string | number | null | undefined): string {
  const text = String(required(name, value));
  if (!leadingElsewhere.has(text)) return encodeURIComponent(text);
  const code = 'NOT_FOUND';
  const detail = 'There is no such thing.';
  throw new RestProblem({ type: `/problems/${code}`, title: code, status: 404, code, detail, requestId: '' });
}
