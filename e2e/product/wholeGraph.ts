import { writtenSdl } from '@photo-competition/schema/graphSdl';
import {
  buildSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

/** The graph as its SDL has it. */
export const graphSchema: GraphQLSchema = buildSchema(writtenSdl());

/** How fields below the root are selected. */
export interface FieldChoices {
  /** Their arguments, by `Type.field`, as the graph's language writes them. */
  given: Record<string, string>;
  /** Fields that are left out, as `Type.field`. */
  without: readonly string[];
  /** The type of which everything is selected, of a root field whose type is an interface; its id alone without it. */
  on?: string;
}

type Field = GraphQLField<unknown, unknown>;

/** Every field of an object type, and of all below it; a type is not opened again below itself. */
function selectionOf(type: GraphQLObjectType, choices: FieldChoices, above: readonly GraphQLObjectType[]): string {
  const fields = Object.values(type.getFields()).flatMap((field) => {
    if (choices.without.includes(`${type.name}.${field.name}`)) return [];
    const below = getNamedType(field.type);
    const call = `${field.name}${argumentsOf(type, field, choices)}`;
    if (!isObjectType(below)) return [call];
    return below === type || above.includes(below) ? [] : [`${call} ${selectionOf(below, choices, [...above, type])}`];
  });
  return `{ ${fields.join(' ')} }`;
}

function argumentsOf(type: GraphQLObjectType, field: Field, { given }: FieldChoices): string {
  const written = given[`${type.name}.${field.name}`];
  const required = field.args.find(isRequiredArgument);
  if (written === undefined && required)
    throw new Error(`${type.name}.${field.name} needs the argument ${required.name}: say which in the table`);
  return written === undefined ? '' : `(${written})`;
}

/** Selection set of a root field's type. */
function selectionBelow(schema: GraphQLSchema, type: GraphQLNamedType, choices: FieldChoices): string {
  if (isObjectType(type)) return selectionOf(type, choices, []);
  if (!isInterfaceType(type)) return '';
  const { on } = choices;
  return on === undefined
    ? '{ __typename id }'
    : `{ __typename ... on ${on} ${selectionOf(objectType(schema, on), choices, [])} }`;
}

/** A field of Query or Mutation. */
export type RootField = `${'Query' | 'Mutation'}.${string}`;

/** Every field of Query and Mutation. */
export const rootFields = (schema: GraphQLSchema): RootField[] =>
  (['Query', 'Mutation'] as const).flatMap((root) =>
    Object.keys(objectType(schema, root).getFields()).map((name): RootField => `${root}.${name}`),
  );

function objectType(schema: GraphQLSchema, name: string): GraphQLObjectType {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`${name} is no type of the graph`);
  return type;
}

/** An operation that calls one root field with these arguments and selects everything that it brings. */
export function wholeOperation(
  schema: GraphQLSchema,
  root: RootField,
  variables: Record<string, unknown>,
  choices: FieldChoices,
): string {
  const [typeName = '', fieldName = ''] = root.split('.');
  const type = objectType(schema, typeName);
  const field = type.getFields()[fieldName];
  if (!field) throw new Error(`${root} is not in the graph`);
  const used = field.args.filter(({ name }) => name in variables);
  const declared = used.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = used.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = selectionBelow(schema, getNamedType(field.type), choices);
  const call = `${fieldName}${passed ? `(${passed})` : ''} ${selection}`;
  return `${typeName.toLowerCase()} Whole${declared ? `(${declared})` : ''} { ${call} }`;
}

/**
 * Records by `Type.field` every field of an answer that is neither null nor an empty list; `userErrors` counts when empty, too:
 * nothing was refused.
 */
export function noteBrought(type: GraphQLObjectType, value: Record<string, unknown>, brought: Set<string>): void {
  for (const [name, content] of Object.entries(value)) {
    const field = type.getFields()[name];
    const below = field && getNamedType(field.type);
    const items = (Array.isArray(content) ? content.flat() : [content]).filter((item) => item !== null);
    if (items.length || name === 'userErrors') brought.add(`${type.name}.${name}`);
    if (!isObjectType(below)) continue;
    for (const item of items) noteBrought(below, item as Record<string, unknown>, brought);
  }
}

/** Every `Type.field` of the graph's object types, the roots' own among them. */
export const allFields = (schema: GraphQLSchema): string[] =>
  Object.values(schema.getTypeMap())
    .filter((type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'))
    .flatMap((type) => Object.keys(type.getFields()).map((name) => `${type.name}.${name}`));
