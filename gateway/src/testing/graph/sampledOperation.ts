import {
  getNamedType,
  GraphQLID,
  isEnumType,
  isInterfaceType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { globalIdOf } from '../../graph/globalId.ts';
import { numberNameOf } from '../../graph/node/idPlaces.ts';

const scalars: Record<string, unknown> = {
  ID: '7',
  String: 'x',
  Int: 1,
  Float: 1,
  Boolean: true,
  DateTime: '2026-05-01T10:00:00.000Z',
};

type Input = GraphQLArgument | GraphQLInputField;

/** Whether an argument or input field is required, or is the id of which, or of its number, exactly one has to be said. */
function isAsked(input: Input, all: readonly Input[]): boolean {
  if (isNonNullType(input.type) && input.defaultValue === undefined) return true;
  const number = all.find(({ name }) => name === numberNameOf(input.name));
  return input.type === GraphQLID && number?.description?.includes('exactly one of both') === true;
}

/** The arguments or input fields that have to be said. */
const askedOf = <I extends Input>(all: readonly I[]): I[] => all.filter((one) => isAsked(one, all));

/** A value that an input type takes, with the required fields only. */
function sampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType);
  if (isListType(type)) return [sampleOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return scalars[type.name];
  const required = askedOf(Object.values(type.getFields()));
  return Object.fromEntries(required.map((field) => [field.name, sampleOf(field.type)]));
}

/** The smallest selection of a type that shows whether the field is null. */
function selectionOf(type: ReturnType<typeof getNamedType>): string {
  if (isInterfaceType(type)) return '{ __typename }';
  if (!isObjectType(type)) return '';
  if (type.name.endsWith('Connection')) return '{ totalCount }';
  return type.name.endsWith('Payload') ? '{ userErrors { code } }' : '{ __typename }';
}

/** An id of the graph, where a plain number does not do. */
const globalIds: Record<string, unknown> = { node: globalIdOf('Image', 7), nodes: [globalIdOf('Image', 7)] };

/** An operation of one field of the root, its required arguments sampled from the SDL. */
export function sampledOperation(schema: GraphQLSchema, root: string, name: string) {
  const type = schema.getType(root);
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  if (!field) throw new Error(`the graph has no ${root}.${name}`);
  const required = askedOf(field.args);
  const declared = required.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
  const passed = required.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const keyword = root.toLowerCase();
  const query = required.length
    ? `${keyword} (${declared}) { ${name}(${passed}) ${selectionOf(getNamedType(field.type))} }`
    : `${keyword} { ${name} ${selectionOf(getNamedType(field.type))} }`;
  const sampled = (argument: GraphQLArgument) => globalIds[name] ?? sampleOf(argument.type);
  return { query, variables: Object.fromEntries(required.map((argument) => [argument.name, sampled(argument)])) };
}
