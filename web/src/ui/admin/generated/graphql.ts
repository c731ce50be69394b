/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Something whose version is asked for. */
export type WatchInput = {
  /** Its id; of a template its id and language as the audit log writes them, e.g. `results/hu`. */
  id: string;
  /** What it is. */
  kind: WatchedKind;
};

/** What has a version. */
export type WatchedKind =
  /** An account. */
  | 'ACCOUNT'
  /** A competition. */
  | 'COMPETITION'
  /** An e-mail campaign. */
  | 'EMAIL'
  /** A static text. */
  | 'STATIC_TEXT'
  /** A mail template. */
  | 'TEMPLATE';

export type AuditItemFragment = {
  __typename: 'AuditEntry';
  id: string;
  at: string;
  actor: string;
  action: string;
  objectType: string;
  objectId: string;
  label: string | null;
  before: string | null;
  after: string | null;
};

export type AdminPulseQueryVariables = Exact<{
  watch: Array<WatchInput> | WatchInput;
}>;

export type AdminPulseQuery = {
  adminPulse: {
    __typename: 'AdminPulse';
    now: string;
    auditId: string;
    pendingImages: number;
    pendingComments: number;
    runningEmails: Array<string>;
    mail: {
      __typename: 'MailQueue';
      queued: number;
      oldest: string | null;
      failedLastDay: number;
      serverReachable: boolean | null;
      lastAnswer: string | null;
    };
    watched: Array<{
      __typename: 'WatchedVersion';
      kind: WatchedKind;
      id: string;
      objectId: string;
      version: number;
      changedBy: string | null;
      changedAt: string | null;
    }>;
  };
  installation: { __typename: 'Installation'; timeZone: string };
};

export const AuditItemFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AuditItem' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AuditEntry' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'at' } },
          { kind: 'Field', name: { kind: 'Name', value: 'actor' } },
          { kind: 'Field', name: { kind: 'Name', value: 'action' } },
          { kind: 'Field', name: { kind: 'Name', value: 'objectType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'objectId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'label' } },
          { kind: 'Field', name: { kind: 'Name', value: 'before' } },
          { kind: 'Field', name: { kind: 'Name', value: 'after' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AuditItemFragment, unknown>;
export const AdminPulseDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'AdminPulse' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'watch' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'ListType',
              type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'WatchInput' } } },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'adminPulse' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'watch' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'watch' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'now' } },
                { kind: 'Field', name: { kind: 'Name', value: 'auditId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'pendingImages' } },
                { kind: 'Field', name: { kind: 'Name', value: 'pendingComments' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'mail' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'queued' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'oldest' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'failedLastDay' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'serverReachable' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lastAnswer' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'runningEmails' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'watched' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'objectId' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'version' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'changedBy' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'changedAt' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'installation' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'timeZone' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AdminPulseQuery, AdminPulseQueryVariables>;
type QueryArguments<TData, TVariables extends OperationVariables> =
  Record<string, never> extends TVariables
    ? [options?: useQuery.Options<TData, TVariables>]
    : [options: useQuery.Options<TData, TVariables> & ({ variables: TVariables } | { skip: true })];

export const useAdminPulseQuery = (...[options]: QueryArguments<AdminPulseQuery, AdminPulseQueryVariables>) =>
  useQuery<AdminPulseQuery, AdminPulseQueryVariables>(
    AdminPulseDocument,
    options as useQuery.Options<AdminPulseQuery, AdminPulseQueryVariables>,
  );
