import fc from 'fast-check';
import { resolved, type SchemaObject } from '../../platform/http/contractDocument.ts';
import { oddDates, oddTexts } from './hostile.ts';

/** Values that mean something to the service under test, by the name of a property or parameter. */
export type Hints = Record<string, unknown[]>;

const days = 24 * 3_600_000;
const dates = ['competitionStart', 'votingStart', 'votingEnd', 'award'] as const;

/** Odd ones among them: what a form takes is not yet what a database takes. */
const dateTime = fc.oneof(
  {
    arbitrary: fc
      .integer({ min: -400, max: 400 })
      .map((offset) => new Date(Date.UTC(2026, 5, 1) + offset * days).toISOString()),
    weight: 20,
  },
  { arbitrary: fc.constantFrom(...oddDates), weight: 1 },
);

function text({ minLength = 0, maxLength = 200, pattern, format }: SchemaObject): fc.Arbitrary<unknown> {
  if (format === 'date-time') return dateTime;
  if (format === 'uuid') return fc.uuid();
  if (format === 'idn-email') return fc.nat(10_000).map((n) => `fuzz${n}@example.org`);
  if (pattern !== undefined)
    return fc.stringMatching(new RegExp(pattern), { size: 'small' }).filter((one) => one.length <= maxLength);
  const words = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 40) });
  const odd = oddTexts.filter((one) => one.length >= minLength && one.length <= maxLength);
  return fc.oneof(
    { arbitrary: words.filter((one) => one.length <= maxLength && one.trim().length >= minLength), weight: 20 },
    ...(odd.length ? [{ arbitrary: fc.constantFrom(...odd), weight: 1 }] : []),
  );
}

function number({ minimum, maximum, type }: SchemaObject): fc.Arbitrary<number> {
  const [min, max] = [minimum ?? -1000, maximum ?? 1000];
  return [type].flat().includes('integer') ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
}

/** Dates of a competition follow each other: four that do not would end every call at the same rule. */
function inOrder(value: Record<string, unknown>): Record<string, unknown> {
  if (!dates.every((name) => typeof value[name] === 'string')) return value;
  const sorted = dates.map((name) => String(value[name])).sort();
  return { ...value, ...Object.fromEntries(dates.map((name, i) => [name, sorted[i]])) };
}

function object(schema: SchemaObject, hints: Hints): fc.Arbitrary<unknown> {
  const entries = Object.entries(schema.properties ?? {});
  const model = Object.fromEntries(entries.map(([name, inner]) => [name, validValue(inner, hints, name)]));
  const requiredKeys = schema.required ?? [];
  return fc.record(model, { requiredKeys, noNullPrototype: true }).map(inOrder);
}

function ofType(schema: SchemaObject, type: string, hints: Hints): fc.Arbitrary<unknown> {
  if (type === 'string') return text(schema);
  if (type === 'integer' || type === 'number') return number(schema);
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'object') return object(schema, hints);
  const { items = {}, minItems = 0, maxItems = 5, uniqueItems = false } = schema;
  const range = { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) };
  const item = validValue(items, hints, '');
  return uniqueItems ? fc.uniqueArray(item, range) : fc.array(item, range);
}

/** Values that a schema takes, some of them barely; where `hints` know the name, one of theirs. */
export function validValue(reference: SchemaObject, hints: Hints, name: string): fc.Arbitrary<unknown> {
  const hinted = hints[name];
  if (hinted) return fc.constantFrom(...hinted);
  const schema = resolved(reference);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const inner = schema.allOf ?? schema.anyOf;
  if (inner && !schema.type) return fc.oneof(...inner.map((one) => validValue(one, hints, '')));
  const types = [schema.type ?? 'object'].flat();
  return fc.oneof(...types.map((type) => ofType(schema, type, hints)));
}
