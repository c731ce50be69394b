// @ts-check
/**
 * The operations of a client's documents as they are sent: `__typename` in every selection but the operation's own, as
 * Apollo Client's cache asks for it, the fragments in use below by name, and nothing that concerns the client alone.
 */
import { Kind, print, visit } from 'graphql';
import { createHash } from 'node:crypto';

/**
 * @typedef {import('graphql').OperationDefinitionNode} Operation
 * @typedef {import('graphql').FragmentDefinitionNode} Fragment
 * @typedef {{ id: string, name: string, type: string, body: string }} PersistedOperation
 */

/** Directives that Apollo Client takes out before it sends. */
const clientDirectives = new Set(['nonreactive', 'connection']);

/** @type {import('graphql').FieldNode} */
const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** @template {Operation | Fragment} T @param {T} definition @returns {T} */
const asSent = (definition) =>
  visit(definition, {
    Directive: (node) => (clientDirectives.has(node.name.value) ? null : undefined),
    SelectionSet(node, _key, parent) {
      const isRoot = parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
      const named = node.selections.some((one) => one.kind === Kind.FIELD && one.name.value.startsWith('__'));
      return isRoot || named ? undefined : { ...node, selections: [...node.selections, typename] };
    },
  });

/** Names of the fragments that a definition needs, in the end. @param {Operation} operation @param {Map<string, Fragment>} fragments */
function fragmentsOf(operation, fragments) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {Operation | Fragment} definition */
  const search = (definition) =>
    visit(definition, {
      FragmentSpread({ name: { value } }) {
        if (found.has(value)) return;
        const fragment = fragments.get(value);
        if (!fragment) throw new Error(`persistedOperations: the fragment ${value} is nowhere`);
        found.add(value);
        search(fragment);
      },
    });
  search(operation);
  return [...found].sort();
}

/**
 * Every operation of the documents, by name, under the SHA-256 of its text.
 * @param {readonly import('@graphql-codegen/plugin-helpers').Types.DocumentFile[]} files
 * @returns {PersistedOperation[]}
 * @throws Error when an operation has no name, or two have the same
 */
export function persistedOperations(files) {
  const definitions = files.flatMap((file) => file.document?.definitions ?? []);
  const fragments = new Map(
    definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [/** @type {const} */ ([one.name.value, one])] : [],
    ),
  );
  const operations = definitions.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? [one] : []));
  const persisted = operations.map((operation) => {
    if (!operation.name) throw new Error('persistedOperations: an operation has no name');
    const used = fragmentsOf(operation, fragments).flatMap((name) => fragments.get(name) ?? []);
    const body = print({ kind: Kind.DOCUMENT, definitions: [operation, ...used].map(asSent) });
    const id = createHash('sha256').update(body).digest('hex');
    return { id, name: operation.name.value, type: operation.operation, body };
  });
  persisted.sort((a, b) => (a.name < b.name ? -1 : 1));
  const twice = persisted.find(({ name }, i) => persisted[i + 1]?.name === name);
  if (twice) throw new Error(`persistedOperations: two operations are called ${twice.name}`);
  return persisted;
}
