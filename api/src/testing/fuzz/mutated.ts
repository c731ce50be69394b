import fc from 'fast-check';
import { hostileKey, hostileValue, oddDates, oddNumbers } from './hostile.ts';

/** A change of one place in a value; `at` chooses the place among those that there are. */
export interface Change {
  at: number;
  how: 'replace' | 'remove' | 'nest' | 'repeat' | 'add';
  value: unknown;
  /** Of the kind that stood there, where it was a date or a number; null for a value of any kind. */
  alike: { date: string; number: number } | null;
  key: string;
}

export const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(1000),
  how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'nest', 'repeat', 'add'),
  value: hostileValue,
  alike: fc.option(fc.record({ date: fc.constantFrom(...oddDates), number: fc.constantFrom(...oddNumbers) }), {
    freq: 2,
  }),
  key: hostileKey,
});

type Path = (string | number)[];

function placesIn(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return [path, ...value.slice(0, 20).flatMap((one, i) => placesIn(one, [...path, i]))];
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
    return [path, ...Object.entries(value).flatMap(([key, one]) => placesIn(one, [...path, key]))];
  return [path];
}

const isDate = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value);

function changedAt(value: unknown, { how, value: hostile, alike, key }: Change): unknown {
  if (how === 'replace' && alike && isDate(value)) return alike.date;
  if (how === 'replace' && alike && typeof value === 'number') return alike.number;
  if (how === 'replace') return hostile;
  if (how === 'nest') return { [key || 'inner']: value };
  if (how === 'repeat') return Array.isArray(value) ? Array.from({ length: 400 }, () => value[0]) : [value, value];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [value, hostile];
  return Object.defineProperty({ ...value }, key, { value: hostile, enumerable: true });
}

function applied(value: unknown, path: Path, one: Change): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return changedAt(value, one);
  if (Array.isArray(value)) return value.map((inner: unknown, i) => (i === step ? applied(inner, rest, one) : inner));
  const entries = Object.entries(value as Record<string, unknown>);
  if (one.how === 'remove' && rest.length === 0) return Object.fromEntries(entries.filter(([key]) => key !== step));
  return Object.fromEntries(entries.map(([key, inner]) => [key, key === step ? applied(inner, rest, one) : inner]));
}

/** A value after changes, each at one of the places that the one before has left. */
export function mutate(value: unknown, changes: Change[]): unknown {
  return changes.reduce((current, one) => {
    const places = placesIn(current);
    return applied(current, places[one.at % places.length] ?? [], one);
  }, value);
}
