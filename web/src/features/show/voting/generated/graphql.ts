/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type VotedImageFragment = {
  __typename: 'Image';
  id: string;
  number: number;
  competitionNumber: number;
  title: string;
  own: boolean;
  myVote: number | null;
};

export type VotingStandingQueryVariables = Exact<{
  competitionNumber: number;
}>;

export type VotingStandingQuery = {
  votingInfo: { __typename: 'VotingInfo'; competitionNumber: number; votable: number; voted: number } | null;
};

export type VotingOrderQueryVariables = Exact<{
  competitionNumber: number;
  type?: string | null | undefined;
  after?: string | null | undefined;
}>;

export type VotingOrderQuery = {
  competition: {
    __typename: 'Competition';
    id: string;
    number: number;
    images: {
      __typename: 'ImageConnection';
      nodes: Array<{ __typename: 'Image'; id: string; number: number; own: boolean; myVote: number | null }>;
      pageInfo: { __typename: 'PageInfo'; hasNextPage: boolean; endCursor: string | null };
    } | null;
  } | null;
};

export const VotedImageFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'VotedImage' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'competitionNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'own' } },
          { kind: 'Field', name: { kind: 'Name', value: 'myVote' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<VotedImageFragment, unknown>;
export const VotingStandingDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'VotingStanding' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'competitionNumber' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'votingInfo' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'competitionNumber' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'competitionNumber' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'competitionNumber' } },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'VotingProgress' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'VotingProgress' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'VotingInfo' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'competitionNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'votable' } },
          { kind: 'Field', name: { kind: 'Name', value: 'voted' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<VotingStandingQuery, VotingStandingQueryVariables>;
export const VotingOrderDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'VotingOrder' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'competitionNumber' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'type' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
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
                value: { kind: 'Variable', name: { kind: 'Name', value: 'competitionNumber' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'images' },
                  arguments: [
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'first' },
                      value: { kind: 'IntValue', value: '100' },
                    },
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'after' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
                    },
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'type' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'type' } },
                    },
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'sort' },
                      value: { kind: 'EnumValue', value: 'FAIR' },
                    },
                  ],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'nodes' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'own' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'myVote' } },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'pageInfo' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
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
} as unknown as DocumentNode<VotingOrderQuery, VotingOrderQueryVariables>;
type QueryArguments<TData, TVariables extends OperationVariables> =
  Record<string, never> extends TVariables
    ? [options?: useQuery.Options<TData, TVariables>]
    : [options: useQuery.Options<TData, TVariables> & ({ variables: TVariables } | { skip: true })];

export const useVotingOrderQuery = (...[options]: QueryArguments<VotingOrderQuery, VotingOrderQueryVariables>) =>
  useQuery<VotingOrderQuery, VotingOrderQueryVariables>(
    VotingOrderDocument,
    options as useQuery.Options<VotingOrderQuery, VotingOrderQueryVariables>,
  );
export const useVotingStandingQuery = (
  ...[options]: QueryArguments<VotingStandingQuery, VotingStandingQueryVariables>
) =>
  useQuery<VotingStandingQuery, VotingStandingQueryVariables>(
    VotingStandingDocument,
    options as useQuery.Options<VotingStandingQuery, VotingStandingQueryVariables>,
  );
