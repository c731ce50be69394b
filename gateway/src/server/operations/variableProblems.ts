import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  typeFromAST,
  isInputType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
} from 'graphql';
import { holdsUpload } from '../uploads/holdsUpload.ts';

/** A value that does not fit its type. */
export interface VariableProblem {
  /** The operation itself where it has no such variable. */
  definition: VariableDefinitionNode | OperationDefinitionNode;
  /** Where it is and what is expected there; without the value, which may be long or secret. */
  message: string;
}

/** Characters of a name that a client has chosen. */
const longestName = 60;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function* inObject(type: GraphQLInputObjectType, value: Record<string, unknown>, path: string): Generator<string> {
  const fields = type.getFields();
  for (const field of Object.values(fields)) {
    const given = value[field.name];
    if (given !== undefined) yield* problemsAt(field.type, given, `${path}.${field.name}`);
    else if (isNonNullType(field.type) && field.defaultValue === undefined)
      yield `${path}.${field.name} of type ${String(field.type)} is missing.`;
  }
  for (const name of Object.keys(value))
    if (!Object.hasOwn(fields, name)) yield `${path}.${name.slice(0, longestName)} is no field of ${type.name}.`;
}

function fitsLeaf(type: Exclude<GraphQLInputType, { ofType: unknown }>, value: unknown): boolean {
  if (isInputObjectType(type)) return false;
  // Asked for itself: graphql-js would look for names that are similar.
  if (isEnumType(type)) return typeof value === 'string' && type.getValue(value) !== undefined;
  try {
    return type.parseValue(value) !== undefined;
  } catch {
    return false;
  }
}

/** The problems of a value, found one by one: whoever has enough of them stops. */
function* problemsAt(type: GraphQLInputType, value: unknown, path: string): Generator<string> {
  if (isNonNullType(type)) {
    if (value === null) yield `${path} must not be null.`;
    else yield* problemsAt(type.ofType, value, path);
  } else if (value === null) return;
  else if (isListType(type)) {
    // A single value stands for a list of it (GraphQL, section "Input Coercion" of lists).
    if (!Array.isArray(value)) return yield* problemsAt(type.ofType, value, path);
    for (const [i, item] of value.entries()) yield* problemsAt(type.ofType, item, `${path}[${i}]`);
  } else if (isInputObjectType(type) && isRecord(value)) yield* inObject(type, value, path);
  else if (!fitsLeaf(type, value)) yield `${path} is not of type ${type.name}.`;
}

/** The values of a request's variables that do not fit their types; each is found when it is asked for. */
export function* variableProblems(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): Generator<VariableProblem> {
  const { variableDefinitions = [] } = operation;
  for (const definition of variableDefinitions) {
    const name = definition.variable.name.value;
    const type = typeFromAST(schema, definition.type);
    if (!isInputType(type)) continue;
    const path = `$${name.slice(0, longestName)}`;
    if (Object.hasOwn(variables, name)) {
      for (const message of problemsAt(type, variables[name], path)) yield { definition, message };
    } else if (isNonNullType(type) && !definition.defaultValue)
      yield { definition, message: `${path} of type ${String(type)} is missing.` };
  }
  const names = new Set(variableDefinitions.map(({ variable }) => variable.name.value));
  const withFile = Object.keys(variables).filter((name) => holdsUpload(variables[name]));
  // Other values that nobody asks for do no harm; a file that is nowhere else would be lost.
  if (withFile.some((name) => names.has(name))) return;
  for (const name of withFile)
    yield {
      definition: operation,
      message: `$${name.slice(0, longestName)} is no variable of the operation: a file has to be in one.`,
    };
}
