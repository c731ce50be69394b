import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';

const scalars: Record<string, unknown> = {
  ID: '7',
  String: 'x',
  Int: 1,
  Float: 1,
  Boolean: true,
  DateTime: '2026-05-01T10:00:00.000Z',
};

/** A value that an input type takes, with the required fields only. */
function sampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType);
  if (isListType(type)) return [sampleOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return scalars[type.name];
  const required = Object.values(type.getFields()).filter(isRequiredInputField);
  return Object.fromEntries(required.map((field) => [field.name, sampleOf(field.type)]));
}

/** The smallest selection of a type that shows whether the field is null. */
function selectionOf(type: ReturnType<typeof getNamedType>): string {
  if (!isObjectType(type)) return '';
  if (type.name.endsWith('Connection')) return '{ totalCount }';
  return type.name.endsWith('Payload') ? '{ userErrors { code } }' : '{ __typename }';
}

/** An operation of one field of the root, its required arguments sampled from the SDL. */
export function sampledOperation(schema: GraphQLSchema, root: string, name: string) {
  const type = schema.getType(root);
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  if (!field) throw new Error(`the graph has no ${root}.${name}`);
  const required = field.args.filter(isRequiredArgument);
  const declared = required.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
  const passed = required.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const keyword = root.toLowerCase();
  const query = required.length
    ? `${keyword} (${declared}) { ${name}(${passed}) ${selectionOf(getNamedType(field.type))} }`
    : `${keyword} { ${name} ${selectionOf(getNamedType(field.type))} }`;
  return { query, variables: Object.fromEntries(required.map((argument) => [argument.name, sampleOf(argument.type)])) };
}
