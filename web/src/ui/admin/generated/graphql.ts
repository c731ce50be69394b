/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type AdminPulseQueryVariables = Exact<{ [key: string]: never }>;

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
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'adminPulse' },
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
