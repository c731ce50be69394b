import {
  getOperationAST,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** How often an operation asks for each mutation: each alias counts, as each is executed. */
export type MutationCounts = ReadonlyMap<string, number>;

const none: MutationCounts = new Map();

function countIn(document: DocumentNode, operation: OperationDefinitionNode): MutationCounts {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const one of document.definitions) if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one);
  const known = new Map<string, MutationCounts>();

  const ofFragment = (name: string): MutationCounts => {
    const counts = known.get(name);
    if (counts) return counts;
    // A fragment that spreads itself finds this.
    known.set(name, none);
    const definition = fragments.get(name);
    const found = definition ? ofSelection(definition.selectionSet) : none;
    known.set(name, found);
    return found;
  };
  const ofSelection = (set: SelectionSetNode): MutationCounts => {
    const total = new Map<string, number>();
    const add = (name: string, count: number) => total.set(name, (total.get(name) ?? 0) + count);
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) add(node.name.value, 1);
      else {
        const counts =
          node.kind === Kind.FRAGMENT_SPREAD ? ofFragment(node.name.value) : ofSelection(node.selectionSet);
        for (const [name, count] of counts) add(name, count);
      }
    }
    return total;
  };
  return ofSelection(operation.selectionSet);
}

const counted = new WeakMap<OperationDefinitionNode, MutationCounts>();

/** The mutations that a request asks for; empty for a query, and where none of the document's operations is named. */
export function mutationCounts(document: DocumentNode, operationName: string | null | undefined): MutationCounts {
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.MUTATION) return none;
  const known = counted.get(operation) ?? countIn(document, operation);
  counted.set(operation, known);
  return known;
}
