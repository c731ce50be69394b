/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ShellCompetitionQueryVariables = Exact<{ [key: string]: never }>;

export type ShellCompetitionQuery = { activeCompetition: { __typename: 'Competition'; id: string } | null };

export const ShellCompetitionDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ShellCompetition' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'activeCompetition' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ShellCompetitionQuery, ShellCompetitionQueryVariables>;
type QueryArguments<TData, TVariables extends OperationVariables> =
  Record<string, never> extends TVariables
    ? [options?: useQuery.Options<TData, TVariables>]
    : [options: useQuery.Options<TData, TVariables> & ({ variables: TVariables } | { skip: true })];

export const useShellCompetitionQuery = (
  ...[options]: QueryArguments<ShellCompetitionQuery, ShellCompetitionQueryVariables>
) =>
  useQuery<ShellCompetitionQuery, ShellCompetitionQueryVariables>(
    ShellCompetitionDocument,
    options as useQuery.Options<ShellCompetitionQuery, ShellCompetitionQueryVariables>,
  );
