// @ts-check
/**
 * A codegen plugin that writes one typed Apollo Client 4 hook per operation, over the documents and types that
 * `typescript-operations` and `typed-document-node` write into the same file: `query Browse` becomes `useBrowseQuery`,
 * `mutation CastVote` becomes `useCastVoteMutation`. A hook whose operation has required variables does not compile
 * without them.
 */

/** @param {string} name */
const pascal = (name) => name.charAt(0).toUpperCase() + name.slice(1);

/** The type of a query hook's arguments; only a file with queries declares it. */
const queryArguments = [
  'type QueryArguments<TData, TVariables extends OperationVariables> =',
  '  Record<string, never> extends TVariables',
  '    ? [options?: useQuery.Options<TData, TVariables>]',
  '    : [options: useQuery.Options<TData, TVariables> & ({ variables: TVariables } | { skip: true })];',
  '',
];

/** @type {import('@graphql-codegen/plugin-helpers').CodegenPlugin['plugin']} */
const plugin = (_schema, documents) => {
  const operations = documents
    .flatMap((file) => file.document?.definitions ?? [])
    .flatMap((definition) => (definition.kind === 'OperationDefinition' && definition.name ? [definition] : []))
    .map((definition) => ({ name: pascal(definition.name?.value ?? ''), kind: definition.operation }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  if (operations.length === 0) return '';
  const hooks = operations.map(({ name, kind }) => {
    if (kind === 'query') {
      return [
        `export const use${name}Query = (...[options]: QueryArguments<${name}Query, ${name}QueryVariables>) =>`,
        `  useQuery<${name}Query, ${name}QueryVariables>(${name}Document, options as useQuery.Options<${name}Query, ${name}QueryVariables>);`,
      ].join('\n');
    }
    if (kind === 'mutation') {
      return [
        `export const use${name}Mutation = (options?: useMutation.Options<${name}Mutation, ${name}MutationVariables>) =>`,
        `  useMutation<${name}Mutation, ${name}MutationVariables>(${name}Document, options);`,
      ].join('\n');
    }
    throw new Error(`apolloHooks: ${kind} ${name} is neither a query nor a mutation`);
  });
  const kinds = new Set(operations.map(({ kind }) => kind));
  const imported = [kinds.has('mutation') && 'useMutation', kinds.has('query') && 'useQuery'].filter(Boolean);
  return {
    prepend: [
      ...(kinds.has('query') ? [`import type { OperationVariables } from '@apollo/client';`] : []),
      `import { ${imported.join(', ')} } from '@apollo/client/react';`,
    ],
    content: [...(kinds.has('query') ? queryArguments : []), ...hooks].join('\n'),
  };
};

module.exports = { plugin };
