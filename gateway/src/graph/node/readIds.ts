import {
  getNamedType,
  getNullableType,
  GraphQLID,
  GraphQLInt,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { Context } from '../context.ts';
import { RequestMistake } from '../errors.ts';
import { plainNumberOf, readGlobalId } from '../globalId.ts';
import { numberNameOf, readingOf, typesOf, type Thing } from './idPlaces.ts';

type Values = Readonly<Record<string, unknown>>;

/** Reads the ids within a value. @param path of the value, as user errors name it @throws IdMistake */
type Reading = (value: unknown, path: string, siblings: Values) => unknown;

/** An id that does not name what it should. */
export class IdMistake extends RequestMistake {
  /** Where it stands below the field's arguments, e.g. `input.accounts.0.id`. */
  readonly place: string;

  constructor(
    path: string,
    key: 'idWrong' | 'idOfOther' | 'idTwice' | 'idNumberWrong',
    values: Record<string, string> = {},
  ) {
    super(key, { name: path.slice(path.lastIndexOf('.') + 1), ...values });
    this.place = path;
  }
}

/** The number of a thing, as a text, of an id or, as long as these are taken (`Node`), of a plain number. @throws IdMistake */
function numberOf(text: string, thing: Thing, path: string): string {
  const types: readonly string[] = typesOf[thing];
  const [type = ''] = types;
  const id = readGlobalId(text);
  if (id && !types.includes(id.type)) throw new IdMistake(path, 'idOfOther', { type, other: id.type });
  const number = id?.number ?? plainNumberOf(text);
  if (number === null) throw new IdMistake(path, 'idWrong', { type });
  return String(number);
}

/** A text that may be an id; any other one is taken as it is. */
const numberOrText = (text: string): string => String(readGlobalId(text)?.number ?? text);

function readingOfId(place: string, name: string): Reading | null {
  const input = readingOf(place, name);
  if (input === 'text') return null;
  if ('thing' in input) return (value, path) => numberOf(value as string, input.thing, path);
  return (value, path, siblings) => {
    const thing = input.thingBy(siblings);
    return thing ? numberOf(value as string, thing, path) : numberOrText(value as string);
  };
}

const inLists =
  (reading: Reading): Reading =>
  (value, path, siblings) =>
    Array.isArray(value)
      ? value.map((one, i) => (one === null ? one : reading(one, `${path}.${i}`, siblings)))
      : reading(value, path, siblings);

/** Makes the readings of a schema; those of an input type once. */
class Readings {
  readonly #ofType = new Map<GraphQLInputObjectType, Reading | null>();

  /** How values of fields or arguments are read; null where there is no id among them. */
  of(
    owner: string,
    fields: readonly (GraphQLArgument | GraphQLInputField)[],
  ): ((values: Values, path: string) => Values) | null {
    const readings = fields.flatMap((field) => {
      const reading = this.#ofField(`${owner}.${field.name}`, field);
      if (!reading) return [];
      const beside = fields.find(
        ({ name, type }) => name === numberNameOf(field.name) && getNullableType(type) === GraphQLInt,
      );
      return [{ name: field.name, reading, number: beside?.name ?? null }];
    });
    if (!readings.length) return null;
    return (values, prefix) => {
      const read: Record<string, unknown> = { ...values };
      for (const { name, reading, number } of readings) {
        const path = `${prefix}${name}`;
        const value = values[name];
        if (value !== null && value !== undefined) read[name] = reading(value, path, values);
        if (number !== null) takeNumber(read, name, number, path);
      }
      return read;
    };
  }

  #ofField(place: string, { name, type }: GraphQLArgument | GraphQLInputField): Reading | null {
    const named = getNamedType(type);
    const reading =
      named === GraphQLID ? readingOfId(place, name) : isInputObjectType(named) ? this.#ofInput(named) : null;
    const isList = isListType(isNonNullType(type) ? type.ofType : type);
    return reading && isList ? inLists(reading) : reading;
  }

  #ofInput(type: GraphQLInputObjectType): Reading | null {
    const known = this.#ofType.get(type);
    if (known !== undefined) return known;
    const read = this.of(type.name, Object.values(type.getFields()));
    const reading: Reading | null = read && ((value, path) => read(value as Values, `${path}.`));
    this.#ofType.set(type, reading);
    return reading;
  }
}

/** Puts the number that stands in the place of an id there. @throws IdMistake where both stand, or the number is none */
function takeNumber(read: Record<string, unknown>, name: string, number: string, path: string): void {
  const value = read[number];
  read[number] = undefined;
  if (value === null || value === undefined) return;
  if (read[name] !== null && read[name] !== undefined) throw new IdMistake(path, 'idTwice', { number });
  if (plainNumberOf(String(value)) === null)
    throw new IdMistake(`${path.slice(0, path.length - name.length)}${number}`, 'idNumberWrong');
  read[name] = String(value);
}

/** A payload that refuses a mutation for an id: its own fields empty, as a refusal of the service leaves them. */
function refusedPayload(payload: GraphQLObjectType, mistake: IdMistake, { locale }: Context): Record<string, unknown> {
  const empty = Object.values(payload.getFields())
    .filter(({ type }) => isNonNullType(type))
    .map(({ name, type }) => [name, isListType(getNullableType(type)) ? [] : false]);
  const [, ...path] = mistake.place.split('.');
  return {
    ...(Object.fromEntries(empty) as Record<string, unknown>),
    userErrors: [{ code: 'VALIDATION_FAILED', field: path.join('.'), message: mistake.told(locale) }],
  };
}

function readArguments(
  field: GraphQLField<unknown, Context>,
  owner: string,
  readings: Readings,
  isMutation: boolean,
): void {
  const { resolve } = field;
  const read = readings.of(`${owner}.${field.name}`, field.args);
  if (!read || !resolve) return;
  const payload = getNamedType(field.type) as GraphQLObjectType;
  field.resolve = (source, args: Values, context, info) => {
    let numbers: Values;
    try {
      numbers = read(args, '');
    } catch (error) {
      if (isMutation && error instanceof IdMistake) return refusedPayload(payload, error, context);
      throw error;
    }
    return resolve(source, numbers, context, info) as unknown;
  };
}

/**
 * Has each resolver get the numbers of the service in the places of ids: arguments and input fields, see `idPlaces.ts`. An id
 * of something else is BAD_USER_INPUT; in the input of a mutation it is a user error, as what the service refuses is.
 */
export function readIds(schema: GraphQLSchema): GraphQLSchema {
  const readings = new Readings();
  const mutation = schema.getMutationType();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!('getFields' in type) || isInputObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields()))
      readArguments(field as GraphQLField<unknown, Context>, type.name, readings, type === mutation);
  }
  return schema;
}
