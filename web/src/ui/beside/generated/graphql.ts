/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PhotoBesideQueryVariables = Exact<{ [key: string]: never }>;

export type PhotoBesideQuery = {
  activeCompetition: {
    __typename: 'Competition';
    id: string;
    number: number;
    now: string;
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
      }>;
    } | null;
  } | null;
  archivedCompetitions: {
    __typename: 'CompetitionConnection';
    nodes: Array<{
      __typename: 'Competition';
      id: string;
      number: number;
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
        }>;
      } | null;
    }>;
  };
};

export const PhotoBesideDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'PhotoBeside' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'activeCompetition' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'now' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'images' },
                  arguments: [
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'first' },
                      value: { kind: 'IntValue', value: '12' },
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
                            { kind: 'Field', name: { kind: 'Name', value: 'title' } },
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
            kind: 'Field',
            name: { kind: 'Name', value: 'archivedCompetitions' },
            arguments: [
              { kind: 'Argument', name: { kind: 'Name', value: 'first' }, value: { kind: 'IntValue', value: '1' } },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'direction' },
                value: { kind: 'EnumValue', value: 'DESC' },
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
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'images' },
                        arguments: [
                          {
                            kind: 'Argument',
                            name: { kind: 'Name', value: 'first' },
                            value: { kind: 'IntValue', value: '1' },
                          },
                          {
                            kind: 'Argument',
                            name: { kind: 'Name', value: 'sort' },
                            value: { kind: 'EnumValue', value: 'RANK' },
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
} as unknown as DocumentNode<PhotoBesideQuery, PhotoBesideQueryVariables>;
type QueryArguments<TData, TVariables extends OperationVariables> =
  Record<string, never> extends TVariables
    ? [options?: useQuery.Options<TData, TVariables>]
    : [options: useQuery.Options<TData, TVariables> & ({ variables: TVariables } | { skip: true })];

export const usePhotoBesideQuery = (...[options]: QueryArguments<PhotoBesideQuery, PhotoBesideQueryVariables>) =>
  useQuery<PhotoBesideQuery, PhotoBesideQueryVariables>(
    PhotoBesideDocument,
    options as useQuery.Options<PhotoBesideQuery, PhotoBesideQueryVariables>,
  );
