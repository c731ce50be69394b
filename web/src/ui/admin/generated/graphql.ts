/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which entries of the audit log; all of it must hold. */
export type AuditFilterInput = {
  /** Acts of this kind, e.g. `competition.status-changed`. */
  action?: string | null | undefined;
  /** What this person did, by the username of that time; `system` for the product itself. */
  actor?: string | null | undefined;
  /** From this instant on. */
  from?: string | null | undefined;
  /** What was done to the object with this id, or with this `AuditEntry.objectId`; goes with `objectType`. */
  objectId?: string | null | undefined;
  /** What was done to objects of this kind. */
  objectType?: AuditObject | null | undefined;
  /** Before this instant. */
  to?: string | null | undefined;
};

/** Kind of an object that the audit log tells of. */
export type AuditObject =
  /** An account. */
  | 'ACCOUNT'
  /** A comment. */
  | 'COMMENT'
  /** A competition. */
  | 'COMPETITION'
  /** An e-mail campaign. */
  | 'EMAIL'
  /** An image. */
  | 'IMAGE'
  /** The jury of a competition, by the competition's number. */
  | 'JURY'
  /** The site: its logo, and the address of its organisers. */
  | 'SITE'
  /** A text of the client. */
  | 'STATIC_TEXT'
  /** A mail template; its id is e.g. `results/hu`. */
  | 'TEMPLATE';

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
  competitionNumber: number | null;
  competitionTitle: string | null;
  before: string | null;
  after: string | null;
};

export type AuditLogQueryVariables = Exact<{
  page: number;
  size: number;
  competitionNumber?: number | null | undefined;
  filter?: AuditFilterInput | null | undefined;
}>;

export type AuditLogQuery = {
  auditPage: {
    __typename: 'AuditPage';
    items: Array<{
      __typename: 'AuditEntry';
      id: string;
      at: string;
      actor: string;
      action: string;
      objectType: string;
      objectId: string;
      label: string | null;
      competitionNumber: number | null;
      competitionTitle: string | null;
      before: string | null;
      after: string | null;
    }>;
    pageInfo: { __typename: 'NumberedPageInfo'; page: number; size: number; totalItems: number; totalPages: number };
  };
};

export type AdministratorsQueryVariables = Exact<{ [key: string]: never }>;

export type AdministratorsQuery = {
  userPage: {
    __typename: 'AdminUserPage';
    items: Array<{ __typename: 'AdminUser'; id: string; number: number; username: string }>;
  };
};

export type EntrantCandidatesQueryVariables = Exact<{
  q: string;
}>;

export type EntrantCandidatesQuery = {
  userPage: {
    __typename: 'AdminUserPage';
    items: Array<{
      __typename: 'AdminUser';
      id: string;
      number: number;
      username: string;
      firstName: string;
      lastName: string;
    }>;
  };
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
          { kind: 'Field', name: { kind: 'Name', value: 'competitionNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'competitionTitle' } },
          { kind: 'Field', name: { kind: 'Name', value: 'before' } },
          { kind: 'Field', name: { kind: 'Name', value: 'after' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AuditItemFragment, unknown>;
export const AuditLogDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'AuditLog' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'page' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'size' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'competitionNumber' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'AuditFilterInput' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'auditPage' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'page' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'page' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'size' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'size' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'competitionNumber' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'competitionNumber' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'items' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AuditItem' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'page' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'size' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'totalItems' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'totalPages' } },
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
          { kind: 'Field', name: { kind: 'Name', value: 'competitionNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'competitionTitle' } },
          { kind: 'Field', name: { kind: 'Name', value: 'before' } },
          { kind: 'Field', name: { kind: 'Name', value: 'after' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AuditLogQuery, AuditLogQueryVariables>;
export const AdministratorsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Administrators' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'userPage' },
            arguments: [
              { kind: 'Argument', name: { kind: 'Name', value: 'size' }, value: { kind: 'IntValue', value: '100' } },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'sort' },
                value: { kind: 'EnumValue', value: 'USERNAME' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'administrator' },
                      value: { kind: 'BooleanValue', value: true },
                    },
                  ],
                },
              },
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
                      { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'username' } },
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
} as unknown as DocumentNode<AdministratorsQuery, AdministratorsQueryVariables>;
export const EntrantCandidatesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'EntrantCandidates' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'q' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'userPage' },
            arguments: [
              { kind: 'Argument', name: { kind: 'Name', value: 'size' }, value: { kind: 'IntValue', value: '10' } },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'q' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'q' } },
                    },
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'administrator' },
                      value: { kind: 'BooleanValue', value: false },
                    },
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'enabled' },
                      value: { kind: 'BooleanValue', value: true },
                    },
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'activated' },
                      value: { kind: 'BooleanValue', value: true },
                    },
                  ],
                },
              },
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
                      { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'username' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
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
} as unknown as DocumentNode<EntrantCandidatesQuery, EntrantCandidatesQueryVariables>;
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

export const useAdministratorsQuery = (
  ...[options]: QueryArguments<AdministratorsQuery, AdministratorsQueryVariables>
) =>
  useQuery<AdministratorsQuery, AdministratorsQueryVariables>(
    AdministratorsDocument,
    options as useQuery.Options<AdministratorsQuery, AdministratorsQueryVariables>,
  );
export const useAdminPulseQuery = (...[options]: QueryArguments<AdminPulseQuery, AdminPulseQueryVariables>) =>
  useQuery<AdminPulseQuery, AdminPulseQueryVariables>(
    AdminPulseDocument,
    options as useQuery.Options<AdminPulseQuery, AdminPulseQueryVariables>,
  );
export const useAuditLogQuery = (...[options]: QueryArguments<AuditLogQuery, AuditLogQueryVariables>) =>
  useQuery<AuditLogQuery, AuditLogQueryVariables>(
    AuditLogDocument,
    options as useQuery.Options<AuditLogQuery, AuditLogQueryVariables>,
  );
export const useEntrantCandidatesQuery = (
  ...[options]: QueryArguments<EntrantCandidatesQuery, EntrantCandidatesQueryVariables>
) =>
  useQuery<EntrantCandidatesQuery, EntrantCandidatesQueryVariables>(
    EntrantCandidatesDocument,
    options as useQuery.Options<EntrantCandidatesQuery, EntrantCandidatesQueryVariables>,
  );
