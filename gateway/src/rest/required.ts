import { MissingParameter } from './problem.ts';

/** A required call parameter (spec §8). @throws MissingParameter when it is null or undefined */
export function required<T>(name: string, value: T | null | undefined): T {
  if (value === null || value === undefined) throw new MissingParameter(name);
  return value;
}

/** A required parameter as a segment of a path. @throws MissingParameter */
export const segment = (name: string, value: string | number | null | undefined): string =>
  encodeURIComponent(required(name, value));
