/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A text to add; one per key and locale. */
export type CreateStaticTextInput = {
  /** A key of the client's shipped texts in that locale; any other is refused at `key`. */
  key: string;
  /** Its locale. */
  locale: Locale;
  /** Plain or Markdown as the key asks, not blank, at most 50 000 characters, with exactly the `{{value}}`s that the shipped text names. */
  text: string;
};

/** Which text to remove. */
export type DeleteStaticTextInput = {
  /** Its id. */
  id: string;
  /** The version that was read; another one meanwhile is a VERSION_CONFLICT. Not compared when absent. */
  version?: number | null | undefined;
};

/** Interface language. */
export type Locale =
  /** English. */
  | 'en'
  /** Hungarian, the default. */
  | 'hu';

/** A text's new content, and the version it was read at. */
export type UpdateStaticTextInput = {
  /** Which one. A text whose key no page knows any more is refused here: it can only be removed. */
  id: string;
  /** Plain or Markdown as the key asks, not blank, with exactly the `{{value}}`s that the shipped text names. */
  text: string;
  /** The version that was read; another one meanwhile is a VERSION_CONFLICT. */
  version: number;
};

/** Why a mutation was refused. */
export type UserErrorCode =
  /** A ballot is part of another decision that is not revoked. */
  | 'ALREADY_EXCLUDED'
  /** The list of awards has changed since it was read. */
  | 'AWARDS_CHANGED'
  /** A rule of awards refuses it; the field says which, as `AwardBreach` has them. */
  | 'AWARD_RULE'
  /** A moderator has rejected the comment: it can be deleted, not changed. */
  | 'COMMENT_REJECTED'
  /** The competition is closed for good. */
  | 'COMPETITION_CLOSED'
  /** The competition has as many entries as its count can name; a filled slot can still be replaced. */
  | 'COMPETITION_FULL'
  /** Only drafts can be deleted; what has been public can be cancelled. */
  | 'COMPETITION_NOT_DRAFT'
  /** The competition holds entries and cannot be deleted. */
  | 'COMPETITION_NOT_EMPTY'
  /** The competition is paused by an administrator. */
  | 'COMPETITION_PAUSED'
  /** Replaced by FROZEN; no longer answered. */
  | 'DATES_FROZEN'
  /** Every date of the draft has passed: it cannot be published. */
  | 'DATES_OVER'
  /** The comment was written too long ago to be changed. */
  | 'EDIT_TIME_OVER'
  /** The e-mail address belongs to another account. */
  | 'EMAIL_TAKEN'
  /** The file is larger than allowed. */
  | 'FILE_TOO_LARGE'
  /** The field cannot change any more; `AdminCompetition.frozenFields` says which ones, since when and why. */
  | 'FROZEN'
  /** A judge has entries in the competition, whose judges may not enter. */
  | 'HAS_ENTRIES'
  /** The person has votes in the competition, and cannot judge it while they stand. */
  | 'HAS_VOTES'
  /** The account is disabled, active already, or not active yet; the message says which. */
  | 'ILLEGAL_ACCOUNT_STATE'
  /** The campaign's state does not allow it. */
  | 'ILLEGAL_EMAIL_STATE'
  /** The decision is confirmed, or revoked, already; the message says which. */
  | 'ILLEGAL_EXCLUSION_STATE'
  /** The stage of the round does not allow it: only a round that has closed can be reopened or decided, and a decided one first has its decision taken back. */
  | 'ILLEGAL_ROUND_STATE'
  /** The seat's state does not allow it; the message says which state it is. */
  | 'ILLEGAL_SEAT_STATE'
  /** That status cannot follow the present one. */
  | 'ILLEGAL_STATUS_CHANGE'
  /** The picture cannot be decoded whole. */
  | 'IMAGE_DAMAGED'
  /** The image is not open to votes; an image that is hidden is NOT_FOUND. */
  | 'IMAGE_NOT_VOTABLE'
  /** The longer side is shorter than the competition asks. */
  | 'IMAGE_TOO_SMALL'
  /** The mailed code is unknown, used or expired. */
  | 'INVALID_CODE'
  /** Unknown username, wrong password or inactive account. */
  | 'INVALID_CREDENTIALS'
  /** The session of the device has ended: its refresh token is unknown, was used before, has expired, or the account was disabled. Ask for the password. */
  | 'INVALID_REFRESH_TOKEN'
  /** A judge of the competition can neither vote nor, unless its judges may, enter. */
  | 'IS_JUDGE'
  /** The jury has as many seats as it can have. */
  | 'JURY_FULL'
  /** The competition is judged by a jury: nobody votes. */
  | 'JURY_ONLY'
  /** The key has a text in that locale already. */
  | 'KEY_TAKEN'
  /** Nobody else could administer afterwards. */
  | 'LAST_ADMINISTRATOR'
  /** The mail server did not take the mail; the message says why. */
  | 'MAIL_NOT_SENT'
  /** The competition is judged by its voters: it has no jury. */
  | 'NO_JURY'
  /** Nobody belongs to the audience. */
  | 'NO_RECIPIENTS'
  /** Another ballot of the competition has this number; a new one is to be drawn. */
  | 'NUMBER_TAKEN'
  /** The observer of the count has chosen what to look into, which cannot be changed. */
  | 'OBSERVER_HAS_CHOSEN'
  /** Nobody may vote on the own image. */
  | 'OWN_IMAGE'
  /** The judge has withdrawn from the photo. */
  | 'PHOTO_WITHDRAWN'
  /** The radar has looked again since: its circles may have other letters. */
  | 'RADAR_CHANGED'
  /** Too many attempts; wait. */
  | 'RATE_LIMITED'
  /** The invitation, or the reminder, was mailed less than a day ago. */
  | 'REMINDED_TODAY'
  /** Another round of the same position, or another one that accepts, has one of the categories. */
  | 'ROUNDS_OVERLAP'
  /** The round of the jury has closed. */
  | 'ROUND_CLOSED'
  /** The round of the jury has opened: only its titles and its closing change, and it cannot be deleted. */
  | 'ROUND_FROZEN'
  /** The round of the jury has not opened yet. */
  | 'ROUND_NOT_OPEN'
  /** The person is invited, or a judge, already. */
  | 'SEAT_TAKEN'
  /** Another administrator has to confirm it, or a note say why nobody else does. */
  | 'SECOND_ADMINISTRATOR'
  /** There is no entry in that slot. */
  | 'SLOT_EMPTY'
  /** Too few people have voted for ballots to be shown. */
  | 'TOO_FEW_VOTERS'
  /** The jury has as many awards as it can have. */
  | 'TOO_MANY_AWARDS'
  /** The picture has more pixels than allowed. */
  | 'TOO_MANY_PIXELS'
  /** The jury has as many rounds as it can have. */
  | 'TOO_MANY_ROUNDS'
  /** The ballots were parted from who has cast them: nobody knows any more whose they are. */
  | 'UNLINKED'
  /** The file is not a picture of an accepted format, judged by its bytes. */
  | 'UNSUPPORTED_FORMAT'
  /** The username belongs to another account. */
  | 'USERNAME_TAKEN'
  /** A field does not satisfy its rule; `field` names it. */
  | 'VALIDATION_FAILED'
  /** Somebody else changed it meanwhile; read it again. */
  | 'VERSION_CONFLICT'
  /** Voting has begun, but photos that came in time are still being stored; the same can be sent again in a few seconds. */
  | 'VOTING_OPENS_SOON'
  /** The present password is not right. */
  | 'WRONG_PASSWORD'
  /** The competition's phase does not allow it now. */
  | 'WRONG_PHASE';

export type TextFieldsFragment = {
  __typename: 'StaticText';
  id: string;
  key: string;
  locale: Locale;
  text: string;
  version: number;
  updatedAt: string;
};

export type AdminTextsQueryVariables = Exact<{
  page: number;
}>;

export type AdminTextsQuery = {
  staticTextPage: {
    __typename: 'StaticTextPage';
    items: Array<{
      __typename: 'StaticText';
      id: string;
      key: string;
      locale: Locale;
      text: string;
      version: number;
      updatedAt: string;
    }>;
    pageInfo: { __typename: 'NumberedPageInfo'; page: number; size: number; totalItems: number; totalPages: number };
  };
};

export type AdminTextQueryVariables = Exact<{
  id: string;
}>;

export type AdminTextQuery = {
  staticText: {
    __typename: 'StaticText';
    id: string;
    key: string;
    locale: Locale;
    text: string;
    version: number;
    updatedAt: string;
  } | null;
};

export type CreateTextMutationVariables = Exact<{
  input: CreateStaticTextInput;
}>;

export type CreateTextMutation = {
  createStaticText: {
    __typename: 'CreateStaticTextPayload';
    staticText: {
      __typename: 'StaticText';
      id: string;
      key: string;
      locale: Locale;
      text: string;
      version: number;
      updatedAt: string;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type UpdateTextMutationVariables = Exact<{
  input: UpdateStaticTextInput;
}>;

export type UpdateTextMutation = {
  updateStaticText: {
    __typename: 'UpdateStaticTextPayload';
    changedBy: string | null;
    changedAt: string | null;
    staticText: {
      __typename: 'StaticText';
      id: string;
      key: string;
      locale: Locale;
      text: string;
      version: number;
      updatedAt: string;
    } | null;
    current: {
      __typename: 'StaticText';
      id: string;
      key: string;
      locale: Locale;
      text: string;
      version: number;
      updatedAt: string;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type DeleteTextMutationVariables = Exact<{
  input: DeleteStaticTextInput;
}>;

export type DeleteTextMutation = {
  deleteStaticText: {
    __typename: 'DeleteStaticTextPayload';
    deletedId: string | null;
    current: {
      __typename: 'StaticText';
      id: string;
      key: string;
      locale: Locale;
      text: string;
      version: number;
      updatedAt: string;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export const TextFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'TextFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'StaticText' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'locale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'updatedAt' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TextFieldsFragment, unknown>;
export const AdminTextsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'AdminTexts' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'page' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'staticTextPage' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'page' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'page' } },
              },
              { kind: 'Argument', name: { kind: 'Name', value: 'size' }, value: { kind: 'IntValue', value: '100' } },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'items' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'TextFields' } }],
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
      name: { kind: 'Name', value: 'TextFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'StaticText' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'locale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'updatedAt' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AdminTextsQuery, AdminTextsQueryVariables>;
export const AdminTextDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'AdminText' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'staticText' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'TextFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'TextFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'StaticText' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'locale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'updatedAt' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AdminTextQuery, AdminTextQueryVariables>;
export const CreateTextDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'CreateText' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'CreateStaticTextInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'createStaticText' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'staticText' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'TextFields' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'userErrors' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
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
      name: { kind: 'Name', value: 'TextFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'StaticText' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'locale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'updatedAt' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CreateTextMutation, CreateTextMutationVariables>;
export const UpdateTextDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UpdateText' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UpdateStaticTextInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateStaticText' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'staticText' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'TextFields' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'current' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'TextFields' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'changedBy' } },
                { kind: 'Field', name: { kind: 'Name', value: 'changedAt' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'userErrors' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
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
      name: { kind: 'Name', value: 'TextFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'StaticText' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'locale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'updatedAt' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UpdateTextMutation, UpdateTextMutationVariables>;
export const DeleteTextDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'DeleteText' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'DeleteStaticTextInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deleteStaticText' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'deletedId' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'current' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'TextFields' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'userErrors' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
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
      name: { kind: 'Name', value: 'TextFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'StaticText' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'locale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'updatedAt' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DeleteTextMutation, DeleteTextMutationVariables>;
type QueryArguments<TData, TVariables extends OperationVariables> =
  Record<string, never> extends TVariables
    ? [options?: useQuery.Options<TData, TVariables>]
    : [options: useQuery.Options<TData, TVariables> & ({ variables: TVariables } | { skip: true })];

export const useAdminTextQuery = (...[options]: QueryArguments<AdminTextQuery, AdminTextQueryVariables>) =>
  useQuery<AdminTextQuery, AdminTextQueryVariables>(
    AdminTextDocument,
    options as useQuery.Options<AdminTextQuery, AdminTextQueryVariables>,
  );
export const useAdminTextsQuery = (...[options]: QueryArguments<AdminTextsQuery, AdminTextsQueryVariables>) =>
  useQuery<AdminTextsQuery, AdminTextsQueryVariables>(
    AdminTextsDocument,
    options as useQuery.Options<AdminTextsQuery, AdminTextsQueryVariables>,
  );
export const useCreateTextMutation = (options?: useMutation.Options<CreateTextMutation, CreateTextMutationVariables>) =>
  useMutation<CreateTextMutation, CreateTextMutationVariables>(CreateTextDocument, options);
export const useDeleteTextMutation = (options?: useMutation.Options<DeleteTextMutation, DeleteTextMutationVariables>) =>
  useMutation<DeleteTextMutation, DeleteTextMutationVariables>(DeleteTextDocument, options);
export const useUpdateTextMutation = (options?: useMutation.Options<UpdateTextMutation, UpdateTextMutationVariables>) =>
  useMutation<UpdateTextMutation, UpdateTextMutationVariables>(UpdateTextDocument, options);
