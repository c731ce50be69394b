import {
  getNamedType,
  getNullableType,
  GraphQLID,
  GraphQLInt,
  isObjectType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { Context } from '../context.ts';
import { globalIdOf } from '../globalId.ts';
import { numberNameOf, typeOfOutput } from './idPlaces.ts';

type Source = Readonly<Record<string, unknown>>;
type Resolver = GraphQLFieldResolver<Source, Context>;
type Key = number | string;

/** Resolvers that make an id or tell the number of one: each reads the property, or asks the resolver, that the id is made of. */
const derived = new WeakSet<object>();

/** Whether a field has no resolver but the one that makes its id, or tells its number, from what its object holds. */
export const isDerived = (resolve: unknown): boolean => typeof resolve === 'function' && derived.has(resolve);

const withId = (value: unknown, type: string): unknown => {
  if (value === null || value === undefined) return value;
  if (Array.isArray(value)) return (value as Key[]).map((one) => globalIdOf(type, one));
  return globalIdOf(type, value as Key);
};

function attachId(type: GraphQLObjectType, field: GraphQLField<Source, Context>): void {
  const { name, resolve: own } = field;
  const number = type.getFields()[numberNameOf(name)] as GraphQLField<Source, Context> | undefined;
  if (number && getNullableType(number.type) === GraphQLInt) {
    number.resolve = own ?? ((source) => source[name]);
    if (!own) derived.add(number.resolve);
  }
  const idType = typeOfOutput(type.name, name);
  if (idType === null) return;
  const typeFor = typeof idType === 'string' ? () => idType : idType;
  const resolve: Resolver = own
    ? (source, args, context, info) => {
        const value: unknown = own(source, args, context, info);
        const type = typeFor(source);
        return value instanceof Promise ? value.then((one) => withId(one, type)) : withId(value, type);
      }
    : (source) => withId(source[name], typeFor(source));
  if (!own) derived.add(resolve);
  field.resolve = resolve;
}

/** Has each field of the type ID answer ids that are unique over all types, and each number beside one the number. */
export function attachIds(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields()))
      if (getNamedType(field.type) === GraphQLID) attachId(type, field);
  }
  return schema;
}
