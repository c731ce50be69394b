import { graphFolder } from '@photo-competition/schema/files';
import {
  buildSchema,
  GraphQLScalarType,
  isObjectType,
  isScalarType,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Context } from './context.ts';
import { resolvers } from './resolvers.ts';

/** The SDL, one file per domain, as one document. */
export const readSdl = (): string =>
  readdirSync(graphFolder)
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => readFileSync(path.join(graphFolder, file), 'utf8'))
    .join('\n');

type Fields = Record<string, GraphQLFieldResolver<unknown, Context>>;

/** @throws Error when a resolver names a type or field that the SDL does not have */
function attach(schema: GraphQLSchema, name: string, resolver: unknown): void {
  const type = schema.getType(name);
  if (isScalarType(type) && resolver instanceof GraphQLScalarType) {
    const { serialize, parseValue, parseLiteral } = resolver;
    Object.assign(type, { serialize, parseValue, parseLiteral });
    return;
  }
  if (!isObjectType(type)) throw new Error(`The SDL has no object type ${name}`);
  for (const [field, resolve] of Object.entries(resolver as Fields)) {
    const found = type.getFields()[field];
    if (!found) throw new Error(`The SDL has no field ${name}.${field}`);
    found.resolve = resolve as GraphQLFieldResolver<unknown, unknown>;
  }
}

/** The graph: the SDL of `schema/graph` with the resolvers of every domain. */
export function createSchema(): GraphQLSchema {
  const schema = buildSchema(readSdl());
  for (const [name, resolver] of Object.entries(resolvers)) attach(schema, name, resolver);
  return schema;
}
