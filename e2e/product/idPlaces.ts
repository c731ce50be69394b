import {
  getNamedType,
  GraphQLInt,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLNamedType,
} from 'graphql';
import { graphSchema, rootFields, type RootField } from './wholeGraph.ts';

/** A place in the arguments of a root field that takes an id, or the number that may stand in the place of one. */
export interface IdPlace {
  root: RootField;
  /** Names of arguments and input fields, from the outside in. */
  path: string[];
}

/** Nothing has this id. */
const noId = '999999';

const valueTypes: Record<string, unknown> = {
  String: 'text',
  Int: 1,
  Float: 1,
  Boolean: true,
  DateTime: '2031-01-01T00:00:00.000Z',
  Date: '2031-01-01',
  Upload: null,
};

/** By name of the field, where not every text is one; no number of a seat is that of something else. */
const fieldValues: Record<string, unknown> = { circle: 'A', seat: 77 };

const argumentsOf = (root: RootField) => {
  const [typeName = '', fieldName = ''] = root.split('.');
  const type = graphSchema.getType(typeName);
  return isObjectType(type) ? (type.getFields()[fieldName]?.args ?? []) : [];
};

type Input = GraphQLArgument | GraphQLInputField;

/** The name of the id beside which a number stands. */
const idNameOf = ({ name }: Input) => name.replace(/number$/, 'id').replace(/Number$/, 'Id');

/** Whether it is the number that stands beside an id, e.g. `imageNumber` beside `imageId`; a photo of a round has a number alone. */
const isNumberOfId = (input: Input, all: readonly Input[]) =>
  input.type === GraphQLInt && idNameOf(input) !== input.name && all.some(({ name }) => name === idNameOf(input));

function idsBelow(input: Input, all: readonly Input[], above: string[] = []): string[][] {
  const type: GraphQLNamedType = getNamedType(input.type);
  const path = [...above, input.name];
  if (type.name === 'ID' || isNumberOfId(input, all)) return [path];
  if (!isInputObjectType(type)) return [];
  const fields = Object.values(type.getFields());
  return fields.flatMap((field) => idsBelow(field, fields, path));
}

/** Every place of the graph that takes an id, or a number in the place of one. */
export const idPlaces: IdPlace[] = rootFields(graphSchema).flatMap((root) =>
  argumentsOf(root)
    .flatMap((argument, _, all) => idsBelow(argument, all))
    .map((path) => ({ root, path })),
);

/** Of a pair of which the contract asks for exactly one, the name of the other one. */
function partnerOf(input: Input, all: readonly Input[]): string | null {
  const number = all.find((one) => isNumberOfId(one, all) && [one.name, idNameOf(one)].includes(input.name));
  if (!number?.description?.includes('exactly one of both')) return null;
  return input === number ? idNameOf(number) : number.name;
}

/** The names and values of what a call needs, and of what `path` leads to. */
function valuesOf(all: readonly Input[], path: string[] | null, id: string, other: string): [string, unknown][] {
  return all.flatMap((input): [string, unknown][] => {
    const { name, type } = input;
    const inner = path && path[0] === name ? path.slice(1) : null;
    const partner = partnerOf(input, all);
    // The other one of a pair stands by its id, where neither is meant.
    const stands = partner !== null && !isNumberOfId(input, all) && path?.[0] !== partner;
    return inner || isNonNullType(type) || stands ? [[name, fieldValues[name] ?? valueOf(type, inner, id, other)]] : [];
  });
}

/** A valid value of a type; `path` leads to the id or number that is meant, other ids are `other`. */
function valueOf(type: GraphQLInputType, path: string[] | null, id: string, other: string): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, path, id, other);
  if (isListType(type)) return [valueOf(type.ofType, path, id, other)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) return Object.fromEntries(valuesOf(Object.values(type.getFields()), path, id, other));
  if (type.name === 'ID') return path ? id : other;
  return path ? Number(id) : valueTypes[type.name];
}

/** Variables of a call that names something in a place. @param other stands wherever else an id is needed */
export const variablesNaming = ({ root, path }: IdPlace, id: string, other: string): Record<string, unknown> =>
  Object.fromEntries(valuesOf(argumentsOf(root), path, id, other));

/** Variables of a call with everything that a root field requires, and no more; ids are of things that are not there. */
export const sampleVariables = (root: RootField): Record<string, unknown> =>
  Object.fromEntries(valuesOf(argumentsOf(root), null, noId, noId));
