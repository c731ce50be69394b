/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Interface language. */
export type Locale =
  /** English. */
  | 'en'
  /** Hungarian, the default. */
  | 'hu';

/** Which template to take back to the shipped text. */
export type ResetTemplateInput = {
  /** Which template. */
  id: TemplateId;
  /** In which locale. */
  locale: Locale;
  /** The version that was read; another one meanwhile is a VERSION_CONFLICT. */
  version: number;
};

/** A mail that the product sends. */
export type TemplateId =
  /** The link that activates an account. */
  | 'ACTIVATION'
  /** That ballots are no longer counted, with the reason. */
  | 'BALLOTS_EXCLUDED'
  /** That ballots are counted again. */
  | 'BALLOTS_INCLUDED'
  /** That a comment was moderated. */
  | 'COMMENT_MODERATED'
  /** The link that confirms a new e-mail address; it goes there. */
  | 'EMAIL_CHANGE'
  /** That the e-mail address has changed; it goes to the old one. */
  | 'EMAIL_CHANGED'
  /** That a new e-mail address was asked for; it goes to the old one. */
  | 'EMAIL_CHANGE_ASKED'
  /** That an image was moderated, with the reason. */
  | 'IMAGE_MODERATED'
  /** That somebody is asked to be a judge. */
  | 'JURY_INVITED'
  /** That an invitation to a jury waits for an answer. */
  | 'JURY_REMINDER'
  /** That photos of an open round wait for a judge. */
  | 'JURY_ROUND_REMINDER'
  /** The link to choose a new password. */
  | 'LOST_PASSWORD'
  /** The frame of a newsletter. */
  | 'NEWSLETTER'
  /** That a password was changed. */
  | 'PASSWORD_CHANGED'
  /** That results are out. */
  | 'RESULTS'
  /** That a voter's ballots are sealed, with their receipts. */
  | 'VOTES_SEALED'
  /** That voting has begun. */
  | 'VOTING_OPEN';

/** A template's new text, and the version it was read at. */
export type UpdateTemplateInput = {
  /** Markdown, with `{{variables}}`, at most 20 000 characters. */
  body: string;
  /** Which template. */
  id: TemplateId;
  /** In which locale. */
  locale: Locale;
  /** Subject, with `{{variables}}`, at most 200 characters. */
  subject: string;
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

export type AdminTemplatesQueryVariables = Exact<{ [key: string]: never }>;

export type AdminTemplatesQuery = {
  templatePage: {
    __typename: 'TemplatePage';
    items: Array<{
      __typename: 'Template';
      id: TemplateId;
      locale: Locale;
      subject: string;
      body: string;
      variables: Array<string>;
      required: Array<string>;
      version: number;
      updatedAt: string | null;
      shipped: { __typename: 'TemplateText'; subject: string; body: string };
    }>;
  };
};

export type AdminTemplateQueryVariables = Exact<{
  id: TemplateId;
  locale: Locale;
}>;

export type AdminTemplateQuery = {
  template: {
    __typename: 'Template';
    id: TemplateId;
    locale: Locale;
    subject: string;
    body: string;
    variables: Array<string>;
    required: Array<string>;
    version: number;
    updatedAt: string | null;
    shipped: { __typename: 'TemplateText'; subject: string; body: string };
  } | null;
};

export type UpdateTemplateMutationVariables = Exact<{
  input: UpdateTemplateInput;
}>;

export type UpdateTemplateMutation = {
  updateTemplate: {
    __typename: 'UpdateTemplatePayload';
    changedBy: string | null;
    changedAt: string | null;
    template: {
      __typename: 'Template';
      id: TemplateId;
      locale: Locale;
      subject: string;
      body: string;
      variables: Array<string>;
      required: Array<string>;
      version: number;
      updatedAt: string | null;
      shipped: { __typename: 'TemplateText'; subject: string; body: string };
    } | null;
    current: {
      __typename: 'Template';
      id: TemplateId;
      locale: Locale;
      subject: string;
      body: string;
      variables: Array<string>;
      required: Array<string>;
      version: number;
      updatedAt: string | null;
      shipped: { __typename: 'TemplateText'; subject: string; body: string };
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type ResetTemplateMutationVariables = Exact<{
  input: ResetTemplateInput;
}>;

export type ResetTemplateMutation = {
  resetTemplate: {
    __typename: 'ResetTemplatePayload';
    template: {
      __typename: 'Template';
      id: TemplateId;
      locale: Locale;
      subject: string;
      body: string;
      variables: Array<string>;
      required: Array<string>;
      version: number;
      updatedAt: string | null;
      shipped: { __typename: 'TemplateText'; subject: string; body: string };
    } | null;
    current: {
      __typename: 'Template';
      id: TemplateId;
      locale: Locale;
      subject: string;
      body: string;
      variables: Array<string>;
      required: Array<string>;
      version: number;
      updatedAt: string | null;
      shipped: { __typename: 'TemplateText'; subject: string; body: string };
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type TemplatePreviewQueryVariables = Exact<{
  id: TemplateId;
  locale: Locale;
  subject: string;
  body: string;
}>;

export type TemplatePreviewQuery = {
  templatePreview: { __typename: 'TemplatePreview'; subject: string; html: string; text: string };
};

export type TemplateFieldsFragment = {
  __typename: 'Template';
  id: TemplateId;
  locale: Locale;
  subject: string;
  body: string;
  variables: Array<string>;
  required: Array<string>;
  version: number;
  updatedAt: string | null;
  shipped: { __typename: 'TemplateText'; subject: string; body: string };
};

export const AdminTemplatesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'AdminTemplates' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'templatePage' },
            arguments: [
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
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'TemplateFields' } }],
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
      name: { kind: 'Name', value: 'TemplateFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Template' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'locale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
          { kind: 'Field', name: { kind: 'Name', value: 'body' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shipped' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
                { kind: 'Field', name: { kind: 'Name', value: 'body' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'variables' } },
          { kind: 'Field', name: { kind: 'Name', value: 'required' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'updatedAt' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AdminTemplatesQuery, AdminTemplatesQueryVariables>;
export const AdminTemplateDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'AdminTemplate' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'TemplateId' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'locale' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Locale' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'template' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'locale' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'locale' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'TemplateFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'TemplateFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Template' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'locale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
          { kind: 'Field', name: { kind: 'Name', value: 'body' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shipped' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
                { kind: 'Field', name: { kind: 'Name', value: 'body' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'variables' } },
          { kind: 'Field', name: { kind: 'Name', value: 'required' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'updatedAt' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AdminTemplateQuery, AdminTemplateQueryVariables>;
export const UpdateTemplateDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UpdateTemplate' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UpdateTemplateInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateTemplate' },
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
                  name: { kind: 'Name', value: 'template' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'TemplateFields' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'current' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'TemplateFields' } }],
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
      name: { kind: 'Name', value: 'TemplateFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Template' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'locale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
          { kind: 'Field', name: { kind: 'Name', value: 'body' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shipped' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
                { kind: 'Field', name: { kind: 'Name', value: 'body' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'variables' } },
          { kind: 'Field', name: { kind: 'Name', value: 'required' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'updatedAt' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UpdateTemplateMutation, UpdateTemplateMutationVariables>;
export const ResetTemplateDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'ResetTemplate' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ResetTemplateInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'resetTemplate' },
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
                  name: { kind: 'Name', value: 'template' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'TemplateFields' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'current' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'TemplateFields' } }],
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
      name: { kind: 'Name', value: 'TemplateFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Template' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'locale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
          { kind: 'Field', name: { kind: 'Name', value: 'body' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shipped' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
                { kind: 'Field', name: { kind: 'Name', value: 'body' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'variables' } },
          { kind: 'Field', name: { kind: 'Name', value: 'required' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'updatedAt' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ResetTemplateMutation, ResetTemplateMutationVariables>;
export const TemplatePreviewDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'TemplatePreview' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'TemplateId' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'locale' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Locale' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'subject' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'body' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'templatePreview' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'locale' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'locale' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'subject' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'subject' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'body' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'body' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
                { kind: 'Field', name: { kind: 'Name', value: 'html' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TemplatePreviewQuery, TemplatePreviewQueryVariables>;
type QueryArguments<TData, TVariables extends OperationVariables> =
  Record<string, never> extends TVariables
    ? [options?: useQuery.Options<TData, TVariables>]
    : [options: useQuery.Options<TData, TVariables> & ({ variables: TVariables } | { skip: true })];

export const useAdminTemplateQuery = (...[options]: QueryArguments<AdminTemplateQuery, AdminTemplateQueryVariables>) =>
  useQuery<AdminTemplateQuery, AdminTemplateQueryVariables>(
    AdminTemplateDocument,
    options as useQuery.Options<AdminTemplateQuery, AdminTemplateQueryVariables>,
  );
export const useAdminTemplatesQuery = (
  ...[options]: QueryArguments<AdminTemplatesQuery, AdminTemplatesQueryVariables>
) =>
  useQuery<AdminTemplatesQuery, AdminTemplatesQueryVariables>(
    AdminTemplatesDocument,
    options as useQuery.Options<AdminTemplatesQuery, AdminTemplatesQueryVariables>,
  );
export const useResetTemplateMutation = (
  options?: useMutation.Options<ResetTemplateMutation, ResetTemplateMutationVariables>,
) => useMutation<ResetTemplateMutation, ResetTemplateMutationVariables>(ResetTemplateDocument, options);
export const useTemplatePreviewQuery = (
  ...[options]: QueryArguments<TemplatePreviewQuery, TemplatePreviewQueryVariables>
) =>
  useQuery<TemplatePreviewQuery, TemplatePreviewQueryVariables>(
    TemplatePreviewDocument,
    options as useQuery.Options<TemplatePreviewQuery, TemplatePreviewQueryVariables>,
  );
export const useUpdateTemplateMutation = (
  options?: useMutation.Options<UpdateTemplateMutation, UpdateTemplateMutationVariables>,
) => useMutation<UpdateTemplateMutation, UpdateTemplateMutationVariables>(UpdateTemplateDocument, options);
