/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Moderation of a comment. */
export type CommentStatus =
  /** Seen by everyone. */
  | 'APPROVED'
  /** Waits for a moderator. */
  | 'PENDING'
  /** Hidden. */
  | 'REJECTED';

/** Moderation of an image; only APPROVED ones are seen by others or counted. */
export type ImageModeration =
  /** Seen and counted. */
  | 'APPROVED'
  /** Hidden, for a reason that the owner is told. */
  | 'DISQUALIFIED'
  /** Waits for a moderator. */
  | 'PENDING'
  /** Hidden. */
  | 'REJECTED';

/** Which comments to moderate, and how. */
export type ModerateCommentsInput = {
  /** The comments, 1–100, each once. */
  ids: Array<string>;
  /** Only those that have this status: what somebody else has moderated meanwhile is refused with STATUS_CHANGED. */
  ifStatus?: CommentStatus | null | undefined;
  /** The moderation to set. */
  status: CommentStatus;
};

/** Which images to moderate, and how. */
export type ModerateImagesInput = {
  /** The images, 1–100, each once. */
  ids: Array<string>;
  /** Only those that have this status: what somebody else has moderated meanwhile is refused with STATUS_CHANGED. */
  ifStatus?: ImageModeration | null | undefined;
  /** Why; shown to the owners. Required for DISQUALIFIED. */
  reason?: string | null | undefined;
  /** The moderation to set. */
  status: ImageModeration;
  /** Whether it takes the decision before it back. Reports of judges that this one answered wait again, and none is answered. */
  undo?: boolean | null | undefined;
};

/** Why one of many was not moderated. */
export type ModerationRefusal =
  /** There is no such image or comment any more. */
  | 'NOT_FOUND'
  /** It has another status than `ifStatus` says. */
  | 'STATUS_CHANGED';

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

export type ModerateImagesMutationVariables = Exact<{
  input: ModerateImagesInput;
}>;

export type ModerateImagesMutation = {
  moderateImages: {
    __typename: 'ModerateImagesPayload';
    results: Array<{
      __typename: 'ImageModerationResult';
      id: string;
      refusal: ModerationRefusal | null;
      previousStatus: ImageModeration | null;
      previousReason: string | null;
      changedBy: string | null;
      image: {
        __typename: 'Image';
        id: string;
        number: number;
        moderation: ImageModeration | null;
        moderationReason: string | null;
      } | null;
    }>;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type ModerateCommentsMutationVariables = Exact<{
  input: ModerateCommentsInput;
}>;

export type ModerateCommentsMutation = {
  moderateComments: {
    __typename: 'ModerateCommentsPayload';
    results: Array<{
      __typename: 'CommentModerationResult';
      id: string;
      refusal: ModerationRefusal | null;
      previousStatus: CommentStatus | null;
      changedBy: string | null;
      comment: { __typename: 'Comment'; id: string; status: CommentStatus } | null;
    }>;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export const ModerateImagesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'ModerateImages' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ModerateImagesInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'moderateImages' },
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
                  name: { kind: 'Name', value: 'results' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'refusal' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'previousStatus' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'previousReason' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'changedBy' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'image' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'moderation' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'moderationReason' } },
                          ],
                        },
                      },
                    ],
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
  ],
} as unknown as DocumentNode<ModerateImagesMutation, ModerateImagesMutationVariables>;
export const ModerateCommentsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'ModerateComments' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ModerateCommentsInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'moderateComments' },
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
                  name: { kind: 'Name', value: 'results' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'refusal' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'previousStatus' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'changedBy' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'comment' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'status' } },
                          ],
                        },
                      },
                    ],
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
  ],
} as unknown as DocumentNode<ModerateCommentsMutation, ModerateCommentsMutationVariables>;
export const useModerateCommentsMutation = (
  options?: useMutation.Options<ModerateCommentsMutation, ModerateCommentsMutationVariables>,
) => useMutation<ModerateCommentsMutation, ModerateCommentsMutationVariables>(ModerateCommentsDocument, options);
export const useModerateImagesMutation = (
  options?: useMutation.Options<ModerateImagesMutation, ModerateImagesMutationVariables>,
) => useMutation<ModerateImagesMutation, ModerateImagesMutationVariables>(ModerateImagesDocument, options);
