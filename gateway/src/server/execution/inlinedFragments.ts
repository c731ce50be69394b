import {
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** Reads selections field by field. */
class Inliner {
  private readonly fragments: Fragments;
  /** A field of a fragment is read once, wherever that is spread. */
  private readonly read = new Map<FieldNode, FieldNode>();

  constructor(fragments: Fragments) {
    this.fragments = fragments;
  }

  /** The fields of a selection in the order of their answer (GraphQL, section "Serialized Map Ordering"). */
  fields(selections: readonly SelectionNode[]): FieldNode[] {
    const found: FieldNode[] = [];
    this.collect(selections, new Set(), found);
    return found;
  }

  /** @param spread fragments that this selection has spread already: a second time they bring nothing new */
  private collect(selections: readonly SelectionNode[], spread: Set<string>, found: FieldNode[]): void {
    for (const node of selections) {
      if (node.kind === Kind.FIELD) found.push(this.field(node));
      else if (node.kind === Kind.INLINE_FRAGMENT) this.collect(node.selectionSet.selections, spread, found);
      else if (!spread.has(node.name.value)) {
        spread.add(node.name.value);
        this.collect(this.fragments.get(node.name.value)?.selectionSet.selections ?? [], spread, found);
      }
    }
  }

  private field(node: FieldNode): FieldNode {
    const { selectionSet } = node;
    if (!selectionSet) return node;
    let field = this.read.get(node);
    if (!field) {
      field = { ...node, selectionSet: { ...selectionSet, selections: this.fields(selectionSet.selections) } };
      this.read.set(node, field);
    }
    return field;
  }
}

/**
 * An operation with the fields of its fragments where these were spread. For schemas without abstract types, in which a
 * fragment is always of the type around it; and without conditions (`@skip`, `@include`) on fragments.
 */
export function withoutFragments(document: DocumentNode, operation: OperationDefinitionNode): DocumentNode {
  const fragments = new Map(
    document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  );
  const selections = new Inliner(fragments).fields(operation.selectionSet.selections);
  return {
    kind: Kind.DOCUMENT,
    definitions: [{ ...operation, selectionSet: { ...operation.selectionSet, selections } }],
  };
}
