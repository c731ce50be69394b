/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Interface language. */
export type Locale =
  /** English. */
  | 'en'
  /** Hungarian, the default. */
  | 'hu';

export type BeforePublishingQueryVariables = Exact<{ [key: string]: never }>;

export type BeforePublishingQuery = {
  emailAudience: { __typename: 'EmailAudienceCount'; hu: number; en: number };
  staticTextPage: {
    __typename: 'StaticTextPage';
    items: Array<{ __typename: 'StaticText'; id: string; key: string; locale: Locale }>;
  };
};

export const BeforePublishingDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'BeforePublishing' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'emailAudience' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'audience' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'group' },
                      value: { kind: 'EnumValue', value: 'EVERYONE' },
                    },
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'newsletter' },
                      value: { kind: 'EnumValue', value: 'COMPETITION' },
                    },
                  ],
                },
              },
            ],
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
            name: { kind: 'Name', value: 'staticTextPage' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'q' },
                value: { kind: 'StringValue', value: 'rules', block: false },
              },
              { kind: 'Argument', name: { kind: 'Name', value: 'size' }, value: { kind: 'IntValue', value: '20' } },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'items' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'locale' } },
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
} as unknown as DocumentNode<BeforePublishingQuery, BeforePublishingQueryVariables>;
type QueryArguments<TData, TVariables extends OperationVariables> =
  Record<string, never> extends TVariables
    ? [options?: useQuery.Options<TData, TVariables>]
    : [options: useQuery.Options<TData, TVariables> & ({ variables: TVariables } | { skip: true })];

export const useBeforePublishingQuery = (
  ...[options]: QueryArguments<BeforePublishingQuery, BeforePublishingQueryVariables>
) =>
  useQuery<BeforePublishingQuery, BeforePublishingQueryVariables>(
    BeforePublishingDocument,
    options as useQuery.Options<BeforePublishingQuery, BeforePublishingQueryVariables>,
  );
