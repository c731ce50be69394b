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

/** Whether the result is the same for every request; not so when a variable decides about @skip or @include. */
interface Walk {
  constant: boolean;
}

function isLeftOut(node: SelectionNode, variables: GraphQLResolveInfo['variableValues'], walk: Walk): boolean {
  if (!node.directives?.length) return false;
  walk.constant = false;
  return (
    getDirectiveValues(GraphQLSkipDirective, node, variables)?.['if'] === true ||
    getDirectiveValues(GraphQLIncludeDirective, node, variables)?.['if'] === false
  );
}

/** The fields of selection sets, with those of their fragments. Each fragment is visited once, so that the work is bounded by the document's length. */
function fieldsOf(
  sets: SelectionSetNode[],
  { fragments, variableValues }: GraphQLResolveInfo,
  walk: Walk,
): FieldNode[] {
  const fields: FieldNode[] = [];
  const opened = new Set<string>();
  const pending = [...sets];
  for (let set = pending.pop(); set; set = pending.pop()) {
    for (const node of set.selections) {
      if (isLeftOut(node, variableValues, walk)) continue;
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

/** Results by field node and path. Documents are parsed once and kept, so their nodes recur. */
const known = new WeakMap<FieldNode, Map<string, ReadonlySet<string>>>();

/** Names of the fields that a query selects below the resolved field, along a path of field names. */
export function selectedFields(info: GraphQLResolveInfo, ...path: string[]): ReadonlySet<string> {
  const [field, another] = info.fieldNodes;
  const key = path.join();
  const found = field && !another ? known.get(field)?.get(key) : undefined;
  if (found) return found;
  const walk: Walk = { constant: true };
  let sets = setsOf(info.fieldNodes);
  for (const name of path) sets = setsOf(fieldsOf(sets, info, walk).filter((node) => node.name.value === name));
  const names = new Set(fieldsOf(sets, info, walk).map((node) => node.name.value));
  if (field && !another && walk.constant) {
    const paths = known.get(field) ?? new Map<string, ReadonlySet<string>>();
    known.set(field, paths.set(key, names));
  }
  return names;
}
