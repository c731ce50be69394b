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

/** Whether what a walk finds is the same for every request: not where variables decide what is left out. */
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

/** The fields of a selection, fragments opened; each fragment once, so that no document can make it grow. */
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

/** What was found below a field that stands alone, by path; documents are read once and kept. */
const known = new WeakMap<FieldNode, Map<string, ReadonlySet<string>>>();

/** Names of the fields that a query selects below the present field, along a path of field names. */
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
