import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLInputType,
  type GraphQLNamedType,
} from 'graphql';
import { graphSchema, rootFields, type RootField } from './wholeGraph.ts';

/** A place in the arguments of a root field that takes an id. */
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

/** By name of the field, where not every text is one. */
const fieldValues: Record<string, unknown> = { circle: 'A' };

const argumentsOf = (root: RootField) => {
  const [typeName = '', fieldName = ''] = root.split('.');
  const type = graphSchema.getType(typeName);
  return isObjectType(type) ? (type.getFields()[fieldName]?.args ?? []) : [];
};

function idsBelow(type: GraphQLNamedType, path: string[]): string[][] {
  if (type.name === 'ID') return [path];
  if (!isInputObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => idsBelow(getNamedType(field.type), [...path, field.name]));
}

/** Every place of the graph that takes an id. */
export const idPlaces: IdPlace[] = rootFields(graphSchema).flatMap((root) =>
  argumentsOf(root)
    .flatMap((argument) => idsBelow(getNamedType(argument.type), [argument.name]))
    .map((path) => ({ root, path })),
);

/** A valid value of a type; `path` leads to the id that is meant, other ids are `other`. */
function valueOf(type: GraphQLInputType, path: string[] | null, id: string, other: string): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, path, id, other);
  if (isListType(type)) return [valueOf(type.ofType, path, id, other)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return type.name === 'ID' ? (path ? id : other) : valueTypes[type.name];
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const inner = path && path[0] === field.name ? path.slice(1) : null;
    return inner || isNonNullType(field.type)
      ? [[field.name, fieldValues[field.name] ?? valueOf(field.type, inner, id, other)]]
      : [];
  });
  return Object.fromEntries(fields) as unknown;
}

/** Variables of a call that names something in a place. @param other stands wherever else an id is needed */
export const variablesNaming = ({ root, path }: IdPlace, id: string, other: string): Record<string, unknown> =>
  Object.fromEntries(
    argumentsOf(root).flatMap(({ name, type }) => {
      const inner = path[0] === name ? path.slice(1) : null;
      return inner || isNonNullType(type) ? [[name, valueOf(type, inner, id, other)]] : [];
    }),
  );

/** Variables of a call with everything that a root field requires, and no more; ids are of things that are not there. */
export const sampleVariables = (root: RootField): Record<string, unknown> =>
  Object.fromEntries(
    argumentsOf(root)
      .filter(({ type }) => isNonNullType(type))
      .map(({ name, type }) => [name, valueOf(type, null, noId, noId)]),
  );
