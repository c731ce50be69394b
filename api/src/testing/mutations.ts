import { resolved, type SchemaObject } from '../platform/http/contractDocument.ts';

/** A value that a schema refuses, made from one that it takes. */
export interface Mutation {
  /** The mutation, for the name of a failure. */
  name: string;
  value: unknown;
  /** Path of the part that is wrong, as problems name it. */
  field: string;
}

type Values = Record<string, unknown>;

const typesOf = ({ type }: SchemaObject): string[] => (type === undefined ? [] : [type].flat());

/** Values of every JSON type; those of the schema's own types are left out. */
function wrongTypes(schema: SchemaObject): unknown[] {
  const types = typesOf(schema);
  const samples: [unknown, string[]][] = [
    ['text', ['string']],
    [true, ['boolean']],
    [7, ['integer', 'number']],
    [7.5, ['number']],
    [[], ['array']],
    [{}, ['object']],
    [null, ['null']],
  ];
  return types.length ? samples.filter(([, of]) => !of.some((type) => types.includes(type))).map(([one]) => one) : [];
}

function* ofText(schema: SchemaObject): Generator<[string, unknown]> {
  const { minLength = 0, maxLength, pattern, format } = schema;
  if (maxLength !== undefined) yield [`longer than ${maxLength}`, 'x'.repeat(maxLength + 1)];
  if (minLength > 0) yield [`shorter than ${minLength}`, 'x'.repeat(minLength - 1)];
  if (schema.enum) yield ['not one of its values', `${String(schema.enum[0])}X`];
  if (pattern !== undefined) yield ['of another form', '\u{1f4f7} ?'];
  if (format === 'date-time')
    yield* [['no date', 'yesterday'] as [string, unknown], ['no day', '2026-02-30T00:00:00Z']];
  if (format === 'idn-email') yield ['no address', 'somebody'];
  yield ['with a NUL', 'a\0b'];
  yield ['with half a character', 'a\ud83d'];
}

function* ofNumber({ minimum, maximum, type }: SchemaObject): Generator<[string, unknown]> {
  if (minimum !== undefined) yield [`below ${minimum}`, minimum - 1];
  if (maximum !== undefined) yield [`above ${maximum}`, maximum + 1];
  if ([type].flat().includes('integer')) yield ['a fraction', (minimum ?? 0) + 0.5];
}

function* ofArray(schema: SchemaObject, value: unknown[]): Generator<[string, unknown]> {
  const { minItems = 0, maxItems, uniqueItems } = schema;
  if (maxItems !== undefined)
    yield [`more than ${maxItems}`, Array.from({ length: maxItems + 1 }, (_, i) => value[i % value.length] ?? i)];
  if (minItems > 0) yield [`fewer than ${minItems}`, value.slice(0, minItems - 1)];
  if (uniqueItems && value.length) yield ['the same twice', [value[0], value[0]]];
}

function* ofObject(schema: SchemaObject, value: Values, path: string[]): Generator<Mutation> {
  for (const name of schema.required ?? []) {
    const { [name]: _, ...rest } = value;
    const field = [...path, name].join('.');
    yield { name: `${field} missing`, value: rest, field };
  }
  for (const [name, inner] of Object.entries(schema.properties ?? {}))
    for (const mutation of mutationsOf(inner, value[name], [...path, name]))
      yield { ...mutation, value: { ...value, [name]: mutation.value } };
  const extra = [...path, 'surprise'].join('.');
  yield { name: `${extra} unknown`, value: { ...value, surprise: 1 }, field: extra };
}

/** Whether a mutation has put null in the very place of a value. */
const isNullAt = ({ value, field }: Mutation, path: string[]) => value === null && field === path.join('.');

/** Every way in which one part of a good value can be wrong by its schema, one at a time. */
export function* mutationsOf(reference: SchemaObject, value: unknown, path: string[] = []): Generator<Mutation> {
  const schema = resolved(reference);
  const field = path.join('.');
  const [first, second] = schema.anyOf ?? [];
  if (first && !schema.type) {
    const nullable = second !== undefined && typesOf(resolved(second)).includes('null');
    for (const mutation of mutationsOf(first, value, path)) if (!nullable || !isNullAt(mutation, path)) yield mutation;
    return;
  }
  if (schema.allOf?.[0] && !schema.type) return yield* mutationsOf(schema.allOf[0], value, path);
  for (const wrong of wrongTypes(schema)) yield { name: `${field} is ${JSON.stringify(wrong)}`, value: wrong, field };
  const types = typesOf(schema);
  const found: [string, unknown][] = [];
  if (types.includes('string')) found.push(...ofText(schema));
  if (types.includes('integer') || types.includes('number')) found.push(...ofNumber(schema));
  if (schema.const === true) found.push(['not accepted', false]);
  if (Array.isArray(value)) found.push(...ofArray(schema, value));
  for (const [name, wrong] of found) yield { name: `${field} ${name}`, value: wrong, field };
  if (Array.isArray(value) && schema.items && value.length)
    for (const mutation of mutationsOf(schema.items, value[0], [...path, '0']))
      yield { ...mutation, value: [mutation.value, ...value.slice(1)] };
  if (schema.properties && typeof value === 'object' && value !== null && !Array.isArray(value))
    yield* ofObject(schema, value as Values, path);
}
