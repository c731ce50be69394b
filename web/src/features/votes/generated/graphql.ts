/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MyVotesQueryVariables = Exact<{
  number: number;
  after?: string | null | undefined;
}>;

export type MyVotesQuery = {
  competition: {
    __typename: 'Competition';
    id: string;
    number: number;
    minPoint: number;
    maxPoint: number;
    title: { __typename: 'LocalizedText'; hu: string; en: string };
    images: {
      __typename: 'ImageConnection';
      nodes: Array<{
        __typename: 'Image';
        id: string;
        number: number;
        own: boolean;
        myVote: number | null;
        title: string;
        width: number;
        height: number;
        thumbhash: string;
        urlNeedsToken: boolean;
        thumb: string;
        small: string;
        medium: string;
        large: string;
      }>;
      pageInfo: { __typename: 'PageInfo'; hasNextPage: boolean; endCursor: string | null };
    } | null;
  } | null;
};

export const MyVotesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'MyVotes' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'number' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
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
                  name: { kind: 'Name', value: 'title' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'hu' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'en' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'minPoint' } },
                { kind: 'Field', name: { kind: 'Name', value: 'maxPoint' } },
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
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'Photo' } },
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
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Photo' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'thumbhash' } },
          { kind: 'Field', name: { kind: 'Name', value: 'urlNeedsToken' } },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'thumb' },
            name: { kind: 'Name', value: 'url' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'resolution' },
                value: { kind: 'EnumValue', value: 'THUMB' },
              },
            ],
          },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'small' },
            name: { kind: 'Name', value: 'url' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'resolution' },
                value: { kind: 'EnumValue', value: 'SMALL' },
              },
            ],
          },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'medium' },
            name: { kind: 'Name', value: 'url' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'resolution' },
                value: { kind: 'EnumValue', value: 'MEDIUM' },
              },
            ],
          },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'large' },
            name: { kind: 'Name', value: 'url' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'resolution' },
                value: { kind: 'EnumValue', value: 'LARGE' },
              },
            ],
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MyVotesQuery, MyVotesQueryVariables>;
type QueryArguments<TData, TVariables extends OperationVariables> =
  Record<string, never> extends TVariables
    ? [options?: useQuery.Options<TData, TVariables>]
    : [options: useQuery.Options<TData, TVariables> & ({ variables: TVariables } | { skip: true })];

export const useMyVotesQuery = (...[options]: QueryArguments<MyVotesQuery, MyVotesQueryVariables>) =>
  useQuery<MyVotesQuery, MyVotesQueryVariables>(
    MyVotesDocument,
    options as useQuery.Options<MyVotesQuery, MyVotesQueryVariables>,
  );
