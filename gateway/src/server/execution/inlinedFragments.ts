import {
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** Far above what operations ask for; fragments that double each other have billions. */
const maxFields = 20_000;

class TooManyFields extends Error {}

/** Reads selections field by field. */
class Inliner {
  private readonly fragments: Fragments;
  private count = 0;

  constructor(fragments: Fragments) {
    this.fragments = fragments;
  }

  /**
   * The fields of a selection in the order of their answer (GraphQL, section "Serialized Map Ordering").
   *
   * @throws {TooManyFields}
   */
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

  /**
   * A copy of its own for each place: graphql-jit notes the conditions (`@skip`, `@include`) of all fields above a field in
   * its node, and a node in two places would need those of both.
   */
  private field(node: FieldNode): FieldNode {
    this.count += 1;
    if (this.count > maxFields) throw new TooManyFields();
    const { selectionSet } = node;
    if (!selectionSet) return { ...node };
    return { ...node, selectionSet: { ...selectionSet, selections: this.fields(selectionSet.selections) } };
  }
}

/**
 * An operation with the fields of its fragments where these were spread; null for one of more than 20,000 fields. For
 * operations without a field of an abstract type, in which a fragment, of an interface too, always fits the type around it;
 * and without conditions (`@skip`, `@include`) on fragments.
 */
export function withoutFragments(document: DocumentNode, operation: OperationDefinitionNode): DocumentNode | null {
  const fragments = new Map(
    document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  );
  try {
    const selections = new Inliner(fragments).fields(operation.selectionSet.selections);
    return {
      kind: Kind.DOCUMENT,
      definitions: [{ ...operation, selectionSet: { ...operation.selectionSet, selections } }],
    };
  } catch (error) {
    if (error instanceof TooManyFields) return null;
    throw error;
  }
}
