import { GraphQLScalarType, isObjectType, isScalarType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import type { Context } from './context.ts';

type FieldResolver = GraphQLFieldResolver<unknown, Context>;

/** Resolvers by type and field, and scalars. Their types are checked where they are defined (`resolverTypes.ts`). */
export type ResolverMap = Record<string, GraphQLScalarType | Record<string, unknown>>;

/**
 * Adds resolvers and scalars to a schema that was built from SDL. A field without a resolver is read from its parent object.
 * @throws Error when a type or a field is not in the SDL
 */
export function attachResolvers(schema: GraphQLSchema, resolvers: ResolverMap): GraphQLSchema {
  for (const [name, resolver] of Object.entries(resolvers)) {
    const type = schema.getType(name);
    if (resolver instanceof GraphQLScalarType) {
      if (!isScalarType(type)) throw new Error(`${name} is no scalar of the graph`);
      const { serialize, parseValue, parseLiteral } = resolver;
      Object.assign(type, { serialize, parseValue, parseLiteral });
      continue;
    }
    if (!isObjectType(type)) throw new Error(`${name} is no object type of the graph`);
    const fields = type.getFields();
    for (const [fieldName, resolve] of Object.entries(resolver)) {
      const field = fields[fieldName];
      if (!field) throw new Error(`${name}.${fieldName} is not in the graph`);
      field.resolve = resolve as FieldResolver;
    }
  }
  return schema;
}
