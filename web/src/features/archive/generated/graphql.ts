/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ArchiveQueryVariables = Exact<{
  after?: string | null | undefined;
}>;

export type ArchiveQuery = {
  archivedCompetitions: {
    __typename: 'CompetitionConnection';
    totalCount: number;
    edges: Array<{
      __typename: 'CompetitionEdge';
      node: {
        __typename: 'Competition';
        id: string;
        number: number;
        competitionStart: string;
        award: string;
        imageCount: number;
        hasCount: boolean;
        title: { __typename: 'LocalizedText'; hu: string; en: string };
        description: { __typename: 'LocalizedText'; hu: string; en: string };
        images: {
          __typename: 'ImageConnection';
          nodes: Array<{
            __typename: 'Image';
            id: string;
            number: number;
            title: string;
            width: number;
            height: number;
            thumbhash: string;
            urlNeedsToken: boolean;
            thumb: string;
            small: string;
            medium: string;
            large: string;
            author: { __typename: 'Author'; id: string; firstName: string; lastName: string } | null;
            result: { __typename: 'ImageResult'; overallRank: number | null } | null;
          }>;
        } | null;
      };
    }>;
    pageInfo: { __typename: 'PageInfo'; hasNextPage: boolean; endCursor: string | null };
  };
};

export type ArchivedCompetitionFragment = {
  __typename: 'Competition';
  id: string;
  number: number;
  competitionStart: string;
  award: string;
  imageCount: number;
  hasCount: boolean;
  title: { __typename: 'LocalizedText'; hu: string; en: string };
  description: { __typename: 'LocalizedText'; hu: string; en: string };
  images: {
    __typename: 'ImageConnection';
    nodes: Array<{
      __typename: 'Image';
      id: string;
      number: number;
      title: string;
      width: number;
      height: number;
      thumbhash: string;
      urlNeedsToken: boolean;
      thumb: string;
      small: string;
      medium: string;
      large: string;
      author: { __typename: 'Author'; id: string; firstName: string; lastName: string } | null;
      result: { __typename: 'ImageResult'; overallRank: number | null } | null;
    }>;
  } | null;
};

export const ArchivedCompetitionFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ArchivedCompetition' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Competition' } },
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
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'description' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'hu' } },
                { kind: 'Field', name: { kind: 'Name', value: 'en' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'competitionStart' } },
          { kind: 'Field', name: { kind: 'Name', value: 'award' } },
          { kind: 'Field', name: { kind: 'Name', value: 'imageCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'hasCount' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'images' },
            arguments: [
              { kind: 'Argument', name: { kind: 'Name', value: 'first' }, value: { kind: 'IntValue', value: '3' } },
              { kind: 'Argument', name: { kind: 'Name', value: 'sort' }, value: { kind: 'EnumValue', value: 'RANK' } },
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
                      { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'author' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'result' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'Field', name: { kind: 'Name', value: 'overallRank' } }],
                        },
                      },
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'Photo' } },
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
} as unknown as DocumentNode<ArchivedCompetitionFragment, unknown>;
export const ArchiveDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Archive' },
      variableDefinitions: [
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
            name: { kind: 'Name', value: 'archivedCompetitions' },
            arguments: [
              { kind: 'Argument', name: { kind: 'Name', value: 'first' }, value: { kind: 'IntValue', value: '12' } },
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
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ArchivedCompetition' } },
                          ],
                        },
                      },
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
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ArchivedCompetition' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Competition' } },
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
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'description' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'hu' } },
                { kind: 'Field', name: { kind: 'Name', value: 'en' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'competitionStart' } },
          { kind: 'Field', name: { kind: 'Name', value: 'award' } },
          { kind: 'Field', name: { kind: 'Name', value: 'imageCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'hasCount' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'images' },
            arguments: [
              { kind: 'Argument', name: { kind: 'Name', value: 'first' }, value: { kind: 'IntValue', value: '3' } },
              { kind: 'Argument', name: { kind: 'Name', value: 'sort' }, value: { kind: 'EnumValue', value: 'RANK' } },
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
                      { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'author' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'result' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'Field', name: { kind: 'Name', value: 'overallRank' } }],
                        },
                      },
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'Photo' } },
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
} as unknown as DocumentNode<ArchiveQuery, ArchiveQueryVariables>;
type QueryArguments<TData, TVariables extends OperationVariables> =
  Record<string, never> extends TVariables
    ? [options?: useQuery.Options<TData, TVariables>]
    : [options: useQuery.Options<TData, TVariables> & ({ variables: TVariables } | { skip: true })];

export const useArchiveQuery = (...[options]: QueryArguments<ArchiveQuery, ArchiveQueryVariables>) =>
  useQuery<ArchiveQuery, ArchiveQueryVariables>(
    ArchiveDocument,
    options as useQuery.Options<ArchiveQuery, ArchiveQueryVariables>,
  );
