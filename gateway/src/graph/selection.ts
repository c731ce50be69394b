import {
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  Kind,
  type FieldNode,
  type GraphQLResolveInfo,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

function isLeftOut(node: SelectionNode, variables: GraphQLResolveInfo['variableValues']): boolean {
  if (!node.directives?.length) return false;
  return (
    getDirectiveValues(GraphQLSkipDirective, node, variables)?.['if'] === true ||
    getDirectiveValues(GraphQLIncludeDirective, node, variables)?.['if'] === false
  );
}

/** The fields of a selection, fragments opened; each fragment once, so that no document can make it grow. */
function fieldsOf(sets: SelectionSetNode[], { fragments, variableValues }: GraphQLResolveInfo): FieldNode[] {
  const fields: FieldNode[] = [];
  const opened = new Set<string>();
  const pending = [...sets];
  for (let set = pending.pop(); set; set = pending.pop()) {
    for (const node of set.selections) {
      if (isLeftOut(node, variableValues)) continue;
      if (node.kind === Kind.FIELD) fields.push(node);
      else if (node.kind === Kind.INLINE_FRAGMENT) pending.push(node.selectionSet);
      else if (!opened.has(node.name.value)) {
        opened.add(node.name.value);
        const fragment = fragments[node.name.value];
        if (fragment) pending.push(fragment.selectionSet);
      }
    }
  }
  return fields;
}

const setsOf = (nodes: readonly FieldNode[]): SelectionSetNode[] =>
  nodes.flatMap(({ selectionSet }) => (selectionSet ? [selectionSet] : []));

/** Names of the fields that a query selects below the present field, along a path of field names. */
export function selectedFields(info: GraphQLResolveInfo, ...path: string[]): Set<string> {
  let sets = setsOf(info.fieldNodes);
  for (const name of path) sets = setsOf(fieldsOf(sets, info).filter((node) => node.name.value === name));
  return new Set(fieldsOf(sets, info).map((node) => node.name.value));
}
