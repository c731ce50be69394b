/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PhotoFragment = {
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
};

export const PhotoFragmentDoc = {
  kind: 'Document',
  definitions: [
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
} as unknown as DocumentNode<PhotoFragment, unknown>;
