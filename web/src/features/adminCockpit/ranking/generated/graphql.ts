/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RankingWithoutQueryVariables = Exact<{
  number: number;
  imageIds: Array<string> | string;
}>;

export type RankingWithoutQuery = {
  adminCompetition: {
    __typename: 'AdminCompetition';
    id: string;
    number: number;
    rankingWithout: Array<{
      __typename: 'RankChange';
      imageId: string;
      imageNumber: number;
      title: string;
      rankBefore: number | null;
      rankAfter: number | null;
      overallRankBefore: number | null;
      overallRankAfter: number | null;
    }> | null;
  } | null;
};

export const RankingWithoutDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'RankingWithout' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'number' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'imageIds' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'ListType',
              type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'adminCompetition' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'number' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'number' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'rankingWithout' },
                  arguments: [
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'imageIds' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'imageIds' } },
                    },
                  ],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'imageId' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'imageNumber' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'rankBefore' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'rankAfter' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'overallRankBefore' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'overallRankAfter' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RankingWithoutQuery, RankingWithoutQueryVariables>;
type QueryArguments<TData, TVariables extends OperationVariables> =
  Record<string, never> extends TVariables
    ? [options?: useQuery.Options<TData, TVariables>]
    : [options: useQuery.Options<TData, TVariables> & ({ variables: TVariables } | { skip: true })];

export const useRankingWithoutQuery = (
  ...[options]: QueryArguments<RankingWithoutQuery, RankingWithoutQueryVariables>
) =>
  useQuery<RankingWithoutQuery, RankingWithoutQueryVariables>(
    RankingWithoutDocument,
    options as useQuery.Options<RankingWithoutQuery, RankingWithoutQueryVariables>,
  );
