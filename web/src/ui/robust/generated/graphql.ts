/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A way of counting. */
export type RankingMethod =
  /** Bayesian mean: few votes pull towards the mean of the category. */
  | 'BAYESIAN'
  /** Arithmetic mean of the points. */
  | 'MEAN'
  /** Bayesian mean of points from which each person's severity is taken. It needs to know which votes are of one person, so that the service alone can compute it. */
  | 'NORMALISED'
  /** Sum of the points. */
  | 'SUM'
  /** Bayesian mean of what is left of each image's votes when a tenth of them, rounded down, is cut at each end. */
  | 'TRIMMED';

export type RobustnessQueryVariables = Exact<{
  number: number;
}>;

export type RobustnessQuery = {
  competition: {
    __typename: 'Competition';
    id: string;
    number: number;
    robustness: {
      __typename: 'Robustness';
      rounds: number;
      methods: Array<RankingMethod>;
      categories: Array<{
        __typename: 'RobustCategory';
        type: string;
        winnerShare: number | null;
        rows: Array<{
          __typename: 'RobustRow';
          imageId: string;
          imageNumber: number;
          title: string;
          rank: number;
          interval: Array<number>;
          ranks: Array<{ __typename: 'MethodRank'; method: RankingMethod; rank: number }>;
        }>;
      }>;
    } | null;
  } | null;
};

export type ExcludedNoticeQueryVariables = Exact<{
  number: number;
}>;

export type ExcludedNoticeQuery = {
  competition: {
    __typename: 'Competition';
    id: string;
    number: number;
    excludedBallots: { __typename: 'ExcludedBallots'; ballots: number } | null;
  } | null;
};

export const RobustnessDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Robustness' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'number' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'competition' },
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
                  name: { kind: 'Name', value: 'robustness' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'rounds' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'methods' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'categories' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'winnerShare' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'rows' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'imageId' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'imageNumber' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'rank' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'interval' } },
                                  {
                                    kind: 'Field',
                                    name: { kind: 'Name', value: 'ranks' },
                                    selectionSet: {
                                      kind: 'SelectionSet',
                                      selections: [
                                        { kind: 'Field', name: { kind: 'Name', value: 'method' } },
                                        { kind: 'Field', name: { kind: 'Name', value: 'rank' } },
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
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RobustnessQuery, RobustnessQueryVariables>;
export const ExcludedNoticeDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ExcludedNotice' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'number' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'competition' },
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
                  name: { kind: 'Name', value: 'excludedBallots' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'ballots' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ExcludedNoticeQuery, ExcludedNoticeQueryVariables>;
type QueryArguments<TData, TVariables extends OperationVariables> =
  Record<string, never> extends TVariables
    ? [options?: useQuery.Options<TData, TVariables>]
    : [options: useQuery.Options<TData, TVariables> & ({ variables: TVariables } | { skip: true })];

export const useExcludedNoticeQuery = (
  ...[options]: QueryArguments<ExcludedNoticeQuery, ExcludedNoticeQueryVariables>
) =>
  useQuery<ExcludedNoticeQuery, ExcludedNoticeQueryVariables>(
    ExcludedNoticeDocument,
    options as useQuery.Options<ExcludedNoticeQuery, ExcludedNoticeQueryVariables>,
  );
export const useRobustnessQuery = (...[options]: QueryArguments<RobustnessQuery, RobustnessQueryVariables>) =>
  useQuery<RobustnessQuery, RobustnessQueryVariables>(
    RobustnessDocument,
    options as useQuery.Options<RobustnessQuery, RobustnessQueryVariables>,
  );
