/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What an administrator has set. */
export type CompetitionStatus =
  /** Public; kept with its results. */
  | 'ARCHIVED'
  /** Public; closed for good. */
  | 'CANCELLED'
  /** Seen by administrators only. */
  | 'DRAFT'
  /** Public; every write is refused. */
  | 'PAUSED'
  /** Public; its phase rules. */
  | 'PUBLISHED';

/** Whether a judge has finished. */
export type FinishJuryRoundInput = {
  /** Whether the viewer has finished. */
  finished: boolean;
  /** The round. */
  roundId?: string | null | undefined;
  /** The round's number, in the place of its id: exactly one of both. */
  roundNumber?: number | null | undefined;
};

/** Which photos of a round. */
export type JuryPhotoList =
  /** All of them. */
  | 'ALL'
  /** With a mark, and not withdrawn from. */
  | 'MARKED'
  /** Without a mark, and not withdrawn from. */
  | 'OPEN'
  /** Those with a star. */
  | 'STARRED'
  /** Those that the judge has withdrawn from. */
  | 'WITHDRAWN';

/** Where a round of a jury stands; follows from its dates and the clock. */
export type JuryStage =
  /** It has closed. */
  | 'COUNTING'
  /** It has been decided. */
  | 'DECIDED'
  /** It takes marks. */
  | 'MARKING'
  /** It has not opened. */
  | 'PLANNED';

/** A remark on a photo. */
export type RemarkJuryPhotoInput = {
  /** The photo's number in the round. */
  number: number;
  /** Plain text, at most 1000 characters; empty takes it away. */
  remark: string;
  /** The round. */
  roundId?: string | null | undefined;
  /** The round's number, in the place of its id: exactly one of both. */
  roundNumber?: number | null | undefined;
};

/** A report to the moderators. */
export type ReportJuryPhotoInput = {
  /** The photo's number in the round. */
  number: number;
  /** The round. */
  roundId?: string | null | undefined;
  /** The round's number, in the place of its id: exactly one of both. */
  roundNumber?: number | null | undefined;
  /** Plain text that says which rule is broken and how; 1–1000 characters. */
  text: string;
};

/** Whether judges of a round may write remarks. */
export type RoundRemarks =
  /** They may, and the entrant reads them once the competition has ended. */
  | 'ENTRANTS'
  /** They may not. */
  | 'NONE';

/** A star for a photo. */
export type StarJuryPhotoInput = {
  /** The photo's number in the round. */
  number: number;
  /** The round. */
  roundId?: string | null | undefined;
  /** The round's number, in the place of its id: exactly one of both. */
  roundNumber?: number | null | undefined;
  /** Whether the judge wants to look at it again. */
  star: boolean;
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

/** Which photo to withdraw from. */
export type WithdrawFromJuryPhotoInput = {
  /** The photo's number in the round. */
  number: number;
  /** Why; null takes it back. */
  reason?: WithdrawalReason | null | undefined;
  /** The round. */
  roundId?: string | null | undefined;
  /** The round's number, in the place of its id: exactly one of both. */
  roundNumber?: number | null | undefined;
};

/** Why a judge withdraws from a photo. */
export type WithdrawalReason =
  /** The judge knows its author. */
  | 'KNOWN'
  /** Another reason. */
  | 'OTHER'
  /** It is the judge's own work. */
  | 'OWN';

export type DeskQueryVariables = Exact<{
  round: number;
}>;

export type DeskQuery = {
  juryDesk: {
    __typename: 'JuryDesk';
    tasks: number;
    marked: number;
    withdrawn: number;
    byPoint: Array<number>;
    finished: boolean;
    round: {
      __typename: 'JuryRound';
      id: string;
      number: number;
      competitionNumber: number;
      minPoint: number;
      maxPoint: number;
      remarks: RoundRemarks;
      accepts: boolean;
      aim: number | null;
      opens: string;
      closes: string;
      stage: JuryStage;
      title: { __typename: 'LocalizedText'; hu: string; en: string };
      pointNames: Array<{
        __typename: 'PointName';
        point: number;
        name: { __typename: 'LocalizedText'; hu: string; en: string };
      }>;
    };
    competition: {
      __typename: 'Competition';
      id: string;
      number: number;
      status: CompetitionStatus;
      title: { __typename: 'LocalizedText'; hu: string; en: string };
      imageTypes: Array<{
        __typename: 'ImageType';
        code: string;
        title: { __typename: 'LocalizedText'; hu: string; en: string };
      }>;
    } | null;
  } | null;
  installation: { __typename: 'Installation'; timeZone: string };
};

export type DeskFragment = {
  __typename: 'JuryDesk';
  tasks: number;
  marked: number;
  withdrawn: number;
  byPoint: Array<number>;
  finished: boolean;
  round: {
    __typename: 'JuryRound';
    id: string;
    number: number;
    competitionNumber: number;
    minPoint: number;
    maxPoint: number;
    remarks: RoundRemarks;
    accepts: boolean;
    aim: number | null;
    opens: string;
    closes: string;
    stage: JuryStage;
    title: { __typename: 'LocalizedText'; hu: string; en: string };
    pointNames: Array<{
      __typename: 'PointName';
      point: number;
      name: { __typename: 'LocalizedText'; hu: string; en: string };
    }>;
  };
  competition: {
    __typename: 'Competition';
    id: string;
    number: number;
    status: CompetitionStatus;
    title: { __typename: 'LocalizedText'; hu: string; en: string };
    imageTypes: Array<{
      __typename: 'ImageType';
      code: string;
      title: { __typename: 'LocalizedText'; hu: string; en: string };
    }>;
  } | null;
};

export type DeskPhotosQueryVariables = Exact<{
  round: number;
  list: JuryPhotoList;
  first: number;
  after?: string | null | undefined;
}>;

export type DeskPhotosQuery = {
  juryDesk: {
    __typename: 'JuryDesk';
    round: { __typename: 'JuryRound'; id: string; number: number };
    photos: {
      __typename: 'JuryPhotoConnection';
      totalCount: number;
      nodes: Array<{
        __typename: 'JuryPhoto';
        roundNumber: number;
        number: number;
        type: string;
        title: string;
        width: number;
        height: number;
        thumbhash: string;
        point: number | null;
        star: boolean;
        withdrawn: WithdrawalReason | null;
        remark: string;
        reported: boolean;
        thumb: string;
        medium: string;
        large: string;
      }>;
      pageInfo: { __typename: 'PageInfo'; hasNextPage: boolean; endCursor: string | null };
    } | null;
  } | null;
};

export type DeskPhotoFragment = {
  __typename: 'JuryPhoto';
  roundNumber: number;
  number: number;
  type: string;
  title: string;
  width: number;
  height: number;
  thumbhash: string;
  point: number | null;
  star: boolean;
  withdrawn: WithdrawalReason | null;
  remark: string;
  reported: boolean;
  thumb: string;
  medium: string;
  large: string;
};

export type StarJuryPhotoMutationVariables = Exact<{
  input: StarJuryPhotoInput;
}>;

export type StarJuryPhotoMutation = {
  starJuryPhoto: {
    __typename: 'StarJuryPhotoPayload';
    photo: {
      __typename: 'JuryPhoto';
      roundNumber: number;
      number: number;
      type: string;
      title: string;
      width: number;
      height: number;
      thumbhash: string;
      point: number | null;
      star: boolean;
      withdrawn: WithdrawalReason | null;
      remark: string;
      reported: boolean;
      thumb: string;
      medium: string;
      large: string;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type WithdrawFromJuryPhotoMutationVariables = Exact<{
  input: WithdrawFromJuryPhotoInput;
}>;

export type WithdrawFromJuryPhotoMutation = {
  withdrawFromJuryPhoto: {
    __typename: 'WithdrawFromJuryPhotoPayload';
    photo: {
      __typename: 'JuryPhoto';
      roundNumber: number;
      number: number;
      type: string;
      title: string;
      width: number;
      height: number;
      thumbhash: string;
      point: number | null;
      star: boolean;
      withdrawn: WithdrawalReason | null;
      remark: string;
      reported: boolean;
      thumb: string;
      medium: string;
      large: string;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type RemarkJuryPhotoMutationVariables = Exact<{
  input: RemarkJuryPhotoInput;
}>;

export type RemarkJuryPhotoMutation = {
  remarkJuryPhoto: {
    __typename: 'RemarkJuryPhotoPayload';
    photo: {
      __typename: 'JuryPhoto';
      roundNumber: number;
      number: number;
      type: string;
      title: string;
      width: number;
      height: number;
      thumbhash: string;
      point: number | null;
      star: boolean;
      withdrawn: WithdrawalReason | null;
      remark: string;
      reported: boolean;
      thumb: string;
      medium: string;
      large: string;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type ReportJuryPhotoMutationVariables = Exact<{
  input: ReportJuryPhotoInput;
}>;

export type ReportJuryPhotoMutation = {
  reportJuryPhoto: {
    __typename: 'ReportJuryPhotoPayload';
    photo: {
      __typename: 'JuryPhoto';
      roundNumber: number;
      number: number;
      type: string;
      title: string;
      width: number;
      height: number;
      thumbhash: string;
      point: number | null;
      star: boolean;
      withdrawn: WithdrawalReason | null;
      remark: string;
      reported: boolean;
      thumb: string;
      medium: string;
      large: string;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type FinishJuryRoundMutationVariables = Exact<{
  input: FinishJuryRoundInput;
}>;

export type FinishJuryRoundMutation = {
  finishJuryRound: {
    __typename: 'FinishJuryRoundPayload';
    desk: {
      __typename: 'JuryDesk';
      tasks: number;
      marked: number;
      withdrawn: number;
      byPoint: Array<number>;
      finished: boolean;
      round: { __typename: 'JuryRound'; id: string; number: number; stage: JuryStage; closes: string };
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export const DeskFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Desk' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'JuryDesk' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'DeskFigures' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'round' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'competitionNumber' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'minPoint' } },
                { kind: 'Field', name: { kind: 'Name', value: 'maxPoint' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pointNames' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'point' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'name' },
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
                { kind: 'Field', name: { kind: 'Name', value: 'remarks' } },
                { kind: 'Field', name: { kind: 'Name', value: 'accepts' } },
                { kind: 'Field', name: { kind: 'Name', value: 'aim' } },
                { kind: 'Field', name: { kind: 'Name', value: 'opens' } },
                { kind: 'Field', name: { kind: 'Name', value: 'closes' } },
                { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'competition' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'status' } },
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
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'imageTypes' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
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
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'DeskFigures' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'JuryDesk' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'closes' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'tasks' } },
          { kind: 'Field', name: { kind: 'Name', value: 'marked' } },
          { kind: 'Field', name: { kind: 'Name', value: 'withdrawn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'byPoint' } },
          { kind: 'Field', name: { kind: 'Name', value: 'finished' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DeskFragment, unknown>;
export const DeskPhotoFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'DeskPhoto' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'JuryPhoto' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'roundNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'thumbhash' } },
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
          { kind: 'Field', name: { kind: 'Name', value: 'point' } },
          { kind: 'Field', name: { kind: 'Name', value: 'star' } },
          { kind: 'Field', name: { kind: 'Name', value: 'withdrawn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'remark' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reported' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DeskPhotoFragment, unknown>;
export const DeskDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Desk' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'round' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'juryDesk' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'roundNumber' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'round' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Desk' } }],
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
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Desk' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'JuryDesk' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'DeskFigures' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'round' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'competitionNumber' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'minPoint' } },
                { kind: 'Field', name: { kind: 'Name', value: 'maxPoint' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pointNames' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'point' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'name' },
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
                { kind: 'Field', name: { kind: 'Name', value: 'remarks' } },
                { kind: 'Field', name: { kind: 'Name', value: 'accepts' } },
                { kind: 'Field', name: { kind: 'Name', value: 'aim' } },
                { kind: 'Field', name: { kind: 'Name', value: 'opens' } },
                { kind: 'Field', name: { kind: 'Name', value: 'closes' } },
                { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'competition' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'status' } },
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
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'imageTypes' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
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
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'DeskFigures' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'JuryDesk' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'closes' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'tasks' } },
          { kind: 'Field', name: { kind: 'Name', value: 'marked' } },
          { kind: 'Field', name: { kind: 'Name', value: 'withdrawn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'byPoint' } },
          { kind: 'Field', name: { kind: 'Name', value: 'finished' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DeskQuery, DeskQueryVariables>;
export const DeskPhotosDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'DeskPhotos' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'round' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'list' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'JuryPhotoList' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'juryDesk' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'roundNumber' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'round' } },
              },
            ],
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
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'photos' },
                  arguments: [
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'list' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'list' } },
                    },
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'first' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
                    },
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'after' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
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
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'DeskPhoto' } }],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'pageInfo' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                          ],
                        },
                      },
                      { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
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
      name: { kind: 'Name', value: 'DeskPhoto' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'JuryPhoto' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'roundNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'thumbhash' } },
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
          { kind: 'Field', name: { kind: 'Name', value: 'point' } },
          { kind: 'Field', name: { kind: 'Name', value: 'star' } },
          { kind: 'Field', name: { kind: 'Name', value: 'withdrawn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'remark' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reported' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DeskPhotosQuery, DeskPhotosQueryVariables>;
export const StarJuryPhotoDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'StarJuryPhoto' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'StarJuryPhotoInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'starJuryPhoto' },
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
                  name: { kind: 'Name', value: 'photo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'DeskPhoto' } }],
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
      name: { kind: 'Name', value: 'DeskPhoto' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'JuryPhoto' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'roundNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'thumbhash' } },
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
          { kind: 'Field', name: { kind: 'Name', value: 'point' } },
          { kind: 'Field', name: { kind: 'Name', value: 'star' } },
          { kind: 'Field', name: { kind: 'Name', value: 'withdrawn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'remark' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reported' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<StarJuryPhotoMutation, StarJuryPhotoMutationVariables>;
export const WithdrawFromJuryPhotoDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'WithdrawFromJuryPhoto' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'WithdrawFromJuryPhotoInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'withdrawFromJuryPhoto' },
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
                  name: { kind: 'Name', value: 'photo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'DeskPhoto' } }],
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
      name: { kind: 'Name', value: 'DeskPhoto' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'JuryPhoto' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'roundNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'thumbhash' } },
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
          { kind: 'Field', name: { kind: 'Name', value: 'point' } },
          { kind: 'Field', name: { kind: 'Name', value: 'star' } },
          { kind: 'Field', name: { kind: 'Name', value: 'withdrawn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'remark' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reported' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<WithdrawFromJuryPhotoMutation, WithdrawFromJuryPhotoMutationVariables>;
export const RemarkJuryPhotoDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'RemarkJuryPhoto' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'RemarkJuryPhotoInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'remarkJuryPhoto' },
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
                  name: { kind: 'Name', value: 'photo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'DeskPhoto' } }],
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
      name: { kind: 'Name', value: 'DeskPhoto' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'JuryPhoto' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'roundNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'thumbhash' } },
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
          { kind: 'Field', name: { kind: 'Name', value: 'point' } },
          { kind: 'Field', name: { kind: 'Name', value: 'star' } },
          { kind: 'Field', name: { kind: 'Name', value: 'withdrawn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'remark' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reported' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RemarkJuryPhotoMutation, RemarkJuryPhotoMutationVariables>;
export const ReportJuryPhotoDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'ReportJuryPhoto' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ReportJuryPhotoInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'reportJuryPhoto' },
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
                  name: { kind: 'Name', value: 'photo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'DeskPhoto' } }],
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
      name: { kind: 'Name', value: 'DeskPhoto' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'JuryPhoto' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'roundNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'thumbhash' } },
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
          { kind: 'Field', name: { kind: 'Name', value: 'point' } },
          { kind: 'Field', name: { kind: 'Name', value: 'star' } },
          { kind: 'Field', name: { kind: 'Name', value: 'withdrawn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'remark' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reported' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ReportJuryPhotoMutation, ReportJuryPhotoMutationVariables>;
export const FinishJuryRoundDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'FinishJuryRound' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'FinishJuryRoundInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'finishJuryRound' },
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
                  name: { kind: 'Name', value: 'desk' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'DeskFigures' } }],
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
      name: { kind: 'Name', value: 'DeskFigures' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'JuryDesk' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'closes' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'tasks' } },
          { kind: 'Field', name: { kind: 'Name', value: 'marked' } },
          { kind: 'Field', name: { kind: 'Name', value: 'withdrawn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'byPoint' } },
          { kind: 'Field', name: { kind: 'Name', value: 'finished' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<FinishJuryRoundMutation, FinishJuryRoundMutationVariables>;
type QueryArguments<TData, TVariables extends OperationVariables> =
  Record<string, never> extends TVariables
    ? [options?: useQuery.Options<TData, TVariables>]
    : [options: useQuery.Options<TData, TVariables> & ({ variables: TVariables } | { skip: true })];

export const useDeskQuery = (...[options]: QueryArguments<DeskQuery, DeskQueryVariables>) =>
  useQuery<DeskQuery, DeskQueryVariables>(DeskDocument, options as useQuery.Options<DeskQuery, DeskQueryVariables>);
export const useDeskPhotosQuery = (...[options]: QueryArguments<DeskPhotosQuery, DeskPhotosQueryVariables>) =>
  useQuery<DeskPhotosQuery, DeskPhotosQueryVariables>(
    DeskPhotosDocument,
    options as useQuery.Options<DeskPhotosQuery, DeskPhotosQueryVariables>,
  );
export const useFinishJuryRoundMutation = (
  options?: useMutation.Options<FinishJuryRoundMutation, FinishJuryRoundMutationVariables>,
) => useMutation<FinishJuryRoundMutation, FinishJuryRoundMutationVariables>(FinishJuryRoundDocument, options);
export const useRemarkJuryPhotoMutation = (
  options?: useMutation.Options<RemarkJuryPhotoMutation, RemarkJuryPhotoMutationVariables>,
) => useMutation<RemarkJuryPhotoMutation, RemarkJuryPhotoMutationVariables>(RemarkJuryPhotoDocument, options);
export const useReportJuryPhotoMutation = (
  options?: useMutation.Options<ReportJuryPhotoMutation, ReportJuryPhotoMutationVariables>,
) => useMutation<ReportJuryPhotoMutation, ReportJuryPhotoMutationVariables>(ReportJuryPhotoDocument, options);
export const useStarJuryPhotoMutation = (
  options?: useMutation.Options<StarJuryPhotoMutation, StarJuryPhotoMutationVariables>,
) => useMutation<StarJuryPhotoMutation, StarJuryPhotoMutationVariables>(StarJuryPhotoDocument, options);
export const useWithdrawFromJuryPhotoMutation = (
  options?: useMutation.Options<WithdrawFromJuryPhotoMutation, WithdrawFromJuryPhotoMutationVariables>,
) =>
  useMutation<WithdrawFromJuryPhotoMutation, WithdrawFromJuryPhotoMutationVariables>(
    WithdrawFromJuryPhotoDocument,
    options,
  );
