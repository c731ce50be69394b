import {
  Kind,
  visit,
  type BooleanValueNode,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentSpreadNode,
  type InlineFragmentNode,
  type OperationDefinitionNode,
} from 'graphql';

/** What `@skip` and `@include` may stand at. */
type Conditional = FieldNode | FragmentSpreadNode | InlineFragmentNode;

/** Values of the variables that `@skip` and `@include` look at. */
export type Conditions = ReadonlyMap<string, boolean>;

const isCondition = ({ name }: DirectiveNode): boolean => name.value === 'skip' || name.value === 'include';
const valueOf = ({ arguments: given }: DirectiveNode) => given?.find(({ name }) => name.value === 'if')?.value;

/** Names of the variables that decide which parts of a document are executed. */
export function conditionVariables(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Directive(directive) {
      const value = isCondition(directive) ? valueOf(directive) : undefined;
      if (value?.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names].sort();
}

const defaultOf = ({ variableDefinitions }: OperationDefinitionNode, name: string): boolean | undefined => {
  const value = variableDefinitions?.find(({ variable }) => variable.name.value === name)?.defaultValue;
  return value?.kind === Kind.BOOLEAN ? (value as BooleanValueNode).value : undefined;
};

/** The conditions of one request; null when one of them is no boolean, which is for graphql-js to say. */
export function conditionsOf(
  names: readonly string[],
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): Conditions | null {
  const conditions = new Map<string, boolean>();
  for (const name of names) {
    const value = Object.hasOwn(variables, name) ? variables[name] : defaultOf(operation, name);
    if (typeof value !== 'boolean') return null;
    conditions.set(name, value);
  }
  return conditions;
}

/** The document as it is executed under conditions: what they leave out is gone, and so are the directives. */
export function underConditions(document: DocumentNode, conditions: Conditions): DocumentNode {
  const holds = (directive: DirectiveNode): boolean => {
    const value = valueOf(directive);
    if (value?.kind === Kind.BOOLEAN) return value.value;
    return value?.kind === Kind.VARIABLE && conditions.get(value.name.value) === true;
  };
  const kept = (node: Conditional) => {
    const directives = node.directives?.filter(isCondition) ?? [];
    if (!directives.length) return undefined;
    if (directives.some((directive) => holds(directive) === (directive.name.value === 'skip'))) return null;
    return { ...node, directives: node.directives?.filter((directive) => !isCondition(directive)) ?? [] };
  };
  return visit(document, { Field: kept, FragmentSpread: kept, InlineFragment: kept });
}
