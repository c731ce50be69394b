/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type JuryMarksQueryVariables = Exact<{
  number: number;
}>;

export type JuryMarksQuery = {
  image: {
    __typename: 'Image';
    id: string;
    number: number;
    jury: {
      __typename: 'JuryResult';
      rounds: Array<{
        __typename: 'JuryRoundResult';
        score: number | null;
        line: number | null;
        accepted: boolean | null;
        sum: number;
        judges: number;
        remarks: Array<string>;
        round: {
          __typename: 'JuryRound';
          id: string;
          number: number;
          maxPoint: number;
          title: { __typename: 'LocalizedText'; hu: string; en: string };
        };
        marks: Array<{ __typename: 'LetteredMark'; letter: string; point: number }>;
      }>;
    } | null;
  } | null;
};

export type PhotoAwardsQueryVariables = Exact<{
  number: number;
}>;

export type PhotoAwardsQuery = {
  image: {
    __typename: 'Image';
    id: string;
    number: number;
    awards: Array<{
      __typename: 'GivenAward';
      id: string;
      number: number;
      title: { __typename: 'LocalizedText'; hu: string; en: string };
    }>;
  } | null;
};

export const JuryMarksDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'JuryMarks' },
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
            name: { kind: 'Name', value: 'image' },
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
                  name: { kind: 'Name', value: 'jury' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'rounds' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'round' },
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
                                  { kind: 'Field', name: { kind: 'Name', value: 'maxPoint' } },
                                ],
                              },
                            },
                            { kind: 'Field', name: { kind: 'Name', value: 'score' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'line' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'accepted' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'sum' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'judges' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'marks' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'letter' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'point' } },
                                ],
                              },
                            },
                            { kind: 'Field', name: { kind: 'Name', value: 'remarks' } },
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
} as unknown as DocumentNode<JuryMarksQuery, JuryMarksQueryVariables>;
export const PhotoAwardsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'PhotoAwards' },
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
            name: { kind: 'Name', value: 'image' },
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
                  name: { kind: 'Name', value: 'awards' },
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
} as unknown as DocumentNode<PhotoAwardsQuery, PhotoAwardsQueryVariables>;
type QueryArguments<TData, TVariables extends OperationVariables> =
  Record<string, never> extends TVariables
    ? [options?: useQuery.Options<TData, TVariables>]
    : [options: useQuery.Options<TData, TVariables> & ({ variables: TVariables } | { skip: true })];

export const useJuryMarksQuery = (...[options]: QueryArguments<JuryMarksQuery, JuryMarksQueryVariables>) =>
  useQuery<JuryMarksQuery, JuryMarksQueryVariables>(
    JuryMarksDocument,
    options as useQuery.Options<JuryMarksQuery, JuryMarksQueryVariables>,
  );
export const usePhotoAwardsQuery = (...[options]: QueryArguments<PhotoAwardsQuery, PhotoAwardsQueryVariables>) =>
  useQuery<PhotoAwardsQuery, PhotoAwardsQueryVariables>(
    PhotoAwardsDocument,
    options as useQuery.Options<PhotoAwardsQuery, PhotoAwardsQueryVariables>,
  );
