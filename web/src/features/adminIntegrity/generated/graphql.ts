/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which decision to confirm. */
export type ConfirmExclusionInput = {
  /** Why the administrator who has proposed it confirms it alone, 1–1000 characters; null for another one. */
  aloneNote?: string | null | undefined;
  /** The competition. */
  competitionId?: string | null | undefined;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: number | null | undefined;
  /** The decision. */
  id: string;
};

/** Which ballots on an image are not to count: those of `ballots` and of `circle`, one of which is needed. */
export type ExcludeBallotsInput = {
  /** Why one administrator decides alone, 1–1000 characters: it takes effect at once. Null where a second one is to confirm it. */
  aloneNote?: string | null | undefined;
  /** Numbers of ballots that stand on the image, at most 1000. */
  ballots?: Array<string> | null | undefined;
  /** Those of everybody in this circle who has voted on the image, but for ballots of other decisions. */
  circle?: ExclusionCircleInput | null | undefined;
  /** The competition. */
  competitionId?: string | null | undefined;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: number | null | undefined;
  /** The image. */
  imageId?: string | null | undefined;
  /** The image's number, in the place of its id: exactly one of both. */
  imageNumber?: number | null | undefined;
  /** What has led to it, for administrators; 1–1000 characters. */
  note: string;
  /** Why they are not to count, as everyone is told. */
  reason: ExclusionReason;
};

/** A circle as the radar has told it. */
export type ExclusionCircleInput = {
  /** `Radar.computedAt` of the radar that told it: letters change when it looks again. */
  computedAt: string;
  /** Its letter. */
  name: string;
};

/** Why ballots are not counted. */
export type ExclusionReason =
  /** One person has voted under several accounts. */
  | 'DUPLICATE_PERSON'
  /** Several people have agreed on them. */
  | 'RING'
  /** They break another rule of the competition. */
  | 'RULE';

/** How far a decision not to count ballots is. */
export type ExclusionState =
  /** The ballots do not count. */
  | 'EFFECTIVE'
  /** The ballots count until another administrator confirms it. */
  | 'PROPOSED'
  /** The ballots count again. */
  | 'REVOKED';

/** What an observer may look into: one of two halves, so that nobody but the operator has both. */
export type ObserverChoice =
  /** Ballots drawn by lot, without names. */
  | 'DRAW'
  /** Who has voted, without ballots. */
  | 'ROLL';

/** Which circle to open. */
export type OpenRadarCircleInput = {
  /** Letter of the circle. */
  circle: string;
  /** The competition. */
  competitionId?: string | null | undefined;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: number | null | undefined;
};

/** Whether a circle gave an image higher or lower points than everyone else. */
export type RadarDirection =
  /** Higher points. */
  | 'HIGHER'
  /** Lower points. */
  | 'LOWER';

/** Why the radar could not look. */
export type RadarFailure =
  /** There are more votes than fit into its memory. */
  | 'OUT_OF_MEMORY'
  /** Something else, which the log of the service tells. */
  | 'UNEXPECTED';

/** How far the radar is. */
export type RadarState =
  /** Looking has failed, which is told once: asking again begins again. */
  | 'FAILED'
  /** The votes are being looked at: ask again some seconds later. */
  | 'PENDING'
  /** What was found is told. */
  | 'READY';

/** Which decision to revoke. */
export type RevokeExclusionInput = {
  /** The competition. */
  competitionId?: string | null | undefined;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: number | null | undefined;
  /** The decision. */
  id: string;
};

/** Who is to observe a count. */
export type SetCountObserverInput = {
  /** An entrant's account; null withdraws. */
  accountId?: string | null | undefined;
  /** The competition. */
  competitionId?: string | null | undefined;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: number | null | undefined;
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

export type ExclusionsQueryVariables = Exact<{
  number: number;
}>;

export type ExclusionsQuery = {
  adminCompetition: {
    __typename: 'AdminCompetition';
    id: string;
    number: number;
    exclusions: {
      __typename: 'BallotExclusions';
      exclusions: Array<{
        __typename: 'BallotExclusion';
        id: string;
        imageId: string;
        imageNumber: number;
        title: string;
        ballots: number;
        reason: ExclusionReason;
        note: string;
        aloneNote: string | null;
        state: ExclusionState;
        own: boolean;
        proposedBy: string | null;
        proposedAt: string;
        confirmedBy: string | null;
        effectiveAt: string | null;
        revokedBy: string | null;
        revokedAt: string | null;
        effect: Array<{
          __typename: 'RankChange';
          imageId: string;
          imageNumber: number;
          title: string;
          rankBefore: number | null;
          rankAfter: number | null;
          overallRankBefore: number | null;
          overallRankAfter: number | null;
        }>;
      }>;
      effect: Array<{
        __typename: 'RankChange';
        imageId: string;
        imageNumber: number;
        title: string;
        rankBefore: number | null;
        rankAfter: number | null;
        overallRankBefore: number | null;
        overallRankAfter: number | null;
      }>;
    } | null;
  } | null;
};

export type ExclusionFragment = {
  __typename: 'BallotExclusion';
  id: string;
  imageId: string;
  imageNumber: number;
  title: string;
  ballots: number;
  reason: ExclusionReason;
  note: string;
  aloneNote: string | null;
  state: ExclusionState;
  own: boolean;
  proposedBy: string | null;
  proposedAt: string;
  confirmedBy: string | null;
  effectiveAt: string | null;
  revokedBy: string | null;
  revokedAt: string | null;
  effect: Array<{
    __typename: 'RankChange';
    imageId: string;
    imageNumber: number;
    title: string;
    rankBefore: number | null;
    rankAfter: number | null;
    overallRankBefore: number | null;
    overallRankAfter: number | null;
  }>;
};

export type ExcludeBallotsMutationVariables = Exact<{
  input: ExcludeBallotsInput;
}>;

export type ExcludeBallotsMutation = {
  excludeBallots: {
    __typename: 'ExcludeBallotsPayload';
    exclusion: {
      __typename: 'BallotExclusion';
      id: string;
      imageId: string;
      imageNumber: number;
      title: string;
      ballots: number;
      reason: ExclusionReason;
      note: string;
      aloneNote: string | null;
      state: ExclusionState;
      own: boolean;
      proposedBy: string | null;
      proposedAt: string;
      confirmedBy: string | null;
      effectiveAt: string | null;
      revokedBy: string | null;
      revokedAt: string | null;
      effect: Array<{
        __typename: 'RankChange';
        imageId: string;
        imageNumber: number;
        title: string;
        rankBefore: number | null;
        rankAfter: number | null;
        overallRankBefore: number | null;
        overallRankAfter: number | null;
      }>;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type ConfirmExclusionMutationVariables = Exact<{
  input: ConfirmExclusionInput;
}>;

export type ConfirmExclusionMutation = {
  confirmExclusion: {
    __typename: 'ConfirmExclusionPayload';
    exclusion: {
      __typename: 'BallotExclusion';
      id: string;
      imageId: string;
      imageNumber: number;
      title: string;
      ballots: number;
      reason: ExclusionReason;
      note: string;
      aloneNote: string | null;
      state: ExclusionState;
      own: boolean;
      proposedBy: string | null;
      proposedAt: string;
      confirmedBy: string | null;
      effectiveAt: string | null;
      revokedBy: string | null;
      revokedAt: string | null;
      effect: Array<{
        __typename: 'RankChange';
        imageId: string;
        imageNumber: number;
        title: string;
        rankBefore: number | null;
        rankAfter: number | null;
        overallRankBefore: number | null;
        overallRankAfter: number | null;
      }>;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type RevokeExclusionMutationVariables = Exact<{
  input: RevokeExclusionInput;
}>;

export type RevokeExclusionMutation = {
  revokeExclusion: {
    __typename: 'RevokeExclusionPayload';
    exclusion: {
      __typename: 'BallotExclusion';
      id: string;
      imageId: string;
      imageNumber: number;
      title: string;
      ballots: number;
      reason: ExclusionReason;
      note: string;
      aloneNote: string | null;
      state: ExclusionState;
      own: boolean;
      proposedBy: string | null;
      proposedAt: string;
      confirmedBy: string | null;
      effectiveAt: string | null;
      revokedBy: string | null;
      revokedAt: string | null;
      effect: Array<{
        __typename: 'RankChange';
        imageId: string;
        imageNumber: number;
        title: string;
        rankBefore: number | null;
        rankAfter: number | null;
        overallRankBefore: number | null;
        overallRankAfter: number | null;
      }>;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type RadarQueryVariables = Exact<{
  number: number;
}>;

export type RadarQuery = {
  adminCompetition: {
    __typename: 'AdminCompetition';
    id: string;
    number: number;
    radar: {
      __typename: 'Radar';
      state: RadarState;
      failure: RadarFailure | null;
      computedAt: string | null;
      people: number;
      votes: number;
      circles: Array<{
        __typename: 'RadarCircle';
        name: string;
        size: number;
        common: number;
        expected: number;
        judged: number;
        same: number;
        expectedSame: number;
        ownImages: number;
        images: Array<{
          __typename: 'RadarImage';
          imageId: string;
          imageNumber: number;
          title: string;
          direction: RadarDirection;
          judged: number;
          expectedJudged: number;
          unusual: number;
          expected: number;
          mean: number;
          others: number | null;
        }>;
        effect: Array<{
          __typename: 'RankChange';
          imageId: string;
          imageNumber: number;
          title: string;
          rankBefore: number | null;
          rankAfter: number | null;
          overallRankBefore: number | null;
          overallRankAfter: number | null;
        }>;
      }>;
    } | null;
  } | null;
};

export type UnlinkedQueryVariables = Exact<{
  number: number;
}>;

export type UnlinkedQuery = {
  competition: {
    __typename: 'Competition';
    id: string;
    number: number;
    count: { __typename: 'Count'; unlinkedAt: string | null } | null;
  } | null;
};

export type OpenRadarCircleMutationVariables = Exact<{
  input: OpenRadarCircleInput;
}>;

export type OpenRadarCircleMutation = {
  openRadarCircle: {
    __typename: 'OpenRadarCirclePayload';
    gone: number | null;
    people: Array<{
      __typename: 'RadarPerson';
      id: string;
      accountNumber: number;
      username: string;
      firstName: string;
      lastName: string;
      createdAt: string;
    }> | null;
    userErrors: Array<{ __typename: 'UserError'; message: string }>;
  };
};

export type ObserverQueryVariables = Exact<{
  number: number;
}>;

export type ObserverQuery = {
  adminCompetition: {
    __typename: 'AdminCompetition';
    id: string;
    number: number;
    observer: {
      __typename: 'NamedObserver';
      accountId: string | null;
      username: string | null;
      namedBy: string | null;
      namedAt: string;
      choice: ObserverChoice | null;
      chosenAt: string | null;
    } | null;
  } | null;
};

export type NamedObserverFragment = {
  __typename: 'NamedObserver';
  accountId: string | null;
  username: string | null;
  namedBy: string | null;
  namedAt: string;
  choice: ObserverChoice | null;
  chosenAt: string | null;
};

export type SetCountObserverMutationVariables = Exact<{
  input: SetCountObserverInput;
}>;

export type SetCountObserverMutation = {
  setCountObserver: {
    __typename: 'SetCountObserverPayload';
    observer: {
      __typename: 'NamedObserver';
      accountId: string | null;
      username: string | null;
      namedBy: string | null;
      namedAt: string;
      choice: ObserverChoice | null;
      chosenAt: string | null;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export const ExclusionFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Exclusion' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'BallotExclusion' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'imageId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'imageNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'ballots' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
          { kind: 'Field', name: { kind: 'Name', value: 'note' } },
          { kind: 'Field', name: { kind: 'Name', value: 'aloneNote' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'own' } },
          { kind: 'Field', name: { kind: 'Name', value: 'proposedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'proposedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'confirmedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'effectiveAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'revokedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'revokedAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'effect' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'imageId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'imageNumber' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'rankBefore' } },
                { kind: 'Field', name: { kind: 'Name', value: 'rankAfter' } },
                { kind: 'Field', name: { kind: 'Name', value: 'overallRankBefore' } },
                { kind: 'Field', name: { kind: 'Name', value: 'overallRankAfter' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ExclusionFragment, unknown>;
export const NamedObserverFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'NamedObserver' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'NamedObserver' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'accountId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'username' } },
          { kind: 'Field', name: { kind: 'Name', value: 'namedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'namedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'choice' } },
          { kind: 'Field', name: { kind: 'Name', value: 'chosenAt' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<NamedObserverFragment, unknown>;
export const ExclusionsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Exclusions' },
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
            name: { kind: 'Name', value: 'adminCompetition' },
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
                  name: { kind: 'Name', value: 'exclusions' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'exclusions' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Exclusion' } }],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'effect' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'imageId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'imageNumber' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'rankBefore' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'rankAfter' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'overallRankBefore' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'overallRankAfter' } },
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
      name: { kind: 'Name', value: 'Exclusion' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'BallotExclusion' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'imageId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'imageNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'ballots' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
          { kind: 'Field', name: { kind: 'Name', value: 'note' } },
          { kind: 'Field', name: { kind: 'Name', value: 'aloneNote' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'own' } },
          { kind: 'Field', name: { kind: 'Name', value: 'proposedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'proposedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'confirmedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'effectiveAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'revokedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'revokedAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'effect' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'imageId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'imageNumber' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'rankBefore' } },
                { kind: 'Field', name: { kind: 'Name', value: 'rankAfter' } },
                { kind: 'Field', name: { kind: 'Name', value: 'overallRankBefore' } },
                { kind: 'Field', name: { kind: 'Name', value: 'overallRankAfter' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ExclusionsQuery, ExclusionsQueryVariables>;
export const ExcludeBallotsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'ExcludeBallots' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ExcludeBallotsInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'excludeBallots' },
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
                  name: { kind: 'Name', value: 'exclusion' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Exclusion' } }],
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
      name: { kind: 'Name', value: 'Exclusion' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'BallotExclusion' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'imageId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'imageNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'ballots' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
          { kind: 'Field', name: { kind: 'Name', value: 'note' } },
          { kind: 'Field', name: { kind: 'Name', value: 'aloneNote' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'own' } },
          { kind: 'Field', name: { kind: 'Name', value: 'proposedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'proposedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'confirmedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'effectiveAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'revokedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'revokedAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'effect' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'imageId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'imageNumber' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'rankBefore' } },
                { kind: 'Field', name: { kind: 'Name', value: 'rankAfter' } },
                { kind: 'Field', name: { kind: 'Name', value: 'overallRankBefore' } },
                { kind: 'Field', name: { kind: 'Name', value: 'overallRankAfter' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ExcludeBallotsMutation, ExcludeBallotsMutationVariables>;
export const ConfirmExclusionDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'ConfirmExclusion' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ConfirmExclusionInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'confirmExclusion' },
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
                  name: { kind: 'Name', value: 'exclusion' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Exclusion' } }],
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
      name: { kind: 'Name', value: 'Exclusion' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'BallotExclusion' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'imageId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'imageNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'ballots' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
          { kind: 'Field', name: { kind: 'Name', value: 'note' } },
          { kind: 'Field', name: { kind: 'Name', value: 'aloneNote' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'own' } },
          { kind: 'Field', name: { kind: 'Name', value: 'proposedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'proposedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'confirmedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'effectiveAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'revokedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'revokedAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'effect' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'imageId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'imageNumber' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'rankBefore' } },
                { kind: 'Field', name: { kind: 'Name', value: 'rankAfter' } },
                { kind: 'Field', name: { kind: 'Name', value: 'overallRankBefore' } },
                { kind: 'Field', name: { kind: 'Name', value: 'overallRankAfter' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ConfirmExclusionMutation, ConfirmExclusionMutationVariables>;
export const RevokeExclusionDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'RevokeExclusion' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'RevokeExclusionInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'revokeExclusion' },
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
                  name: { kind: 'Name', value: 'exclusion' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Exclusion' } }],
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
      name: { kind: 'Name', value: 'Exclusion' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'BallotExclusion' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'imageId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'imageNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'ballots' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
          { kind: 'Field', name: { kind: 'Name', value: 'note' } },
          { kind: 'Field', name: { kind: 'Name', value: 'aloneNote' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'own' } },
          { kind: 'Field', name: { kind: 'Name', value: 'proposedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'proposedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'confirmedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'effectiveAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'revokedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'revokedAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'effect' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'imageId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'imageNumber' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'rankBefore' } },
                { kind: 'Field', name: { kind: 'Name', value: 'rankAfter' } },
                { kind: 'Field', name: { kind: 'Name', value: 'overallRankBefore' } },
                { kind: 'Field', name: { kind: 'Name', value: 'overallRankAfter' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RevokeExclusionMutation, RevokeExclusionMutationVariables>;
export const RadarDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Radar' },
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
            name: { kind: 'Name', value: 'adminCompetition' },
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
                  name: { kind: 'Name', value: 'radar' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'failure' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'computedAt' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'people' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'votes' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'circles' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'size' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'common' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'expected' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'judged' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'same' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'expectedSame' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'ownImages' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'images' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'imageId' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'imageNumber' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'direction' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'judged' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'expectedJudged' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'unusual' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'expected' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'mean' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'others' } },
                                ],
                              },
                            },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'effect' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'imageId' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'imageNumber' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'rankBefore' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'rankAfter' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'overallRankBefore' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'overallRankAfter' } },
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
      },
    },
  ],
} as unknown as DocumentNode<RadarQuery, RadarQueryVariables>;
export const UnlinkedDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Unlinked' },
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
            name: { kind: 'Name', value: 'competition' },
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
                  name: { kind: 'Name', value: 'count' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'unlinkedAt' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UnlinkedQuery, UnlinkedQueryVariables>;
export const OpenRadarCircleDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'OpenRadarCircle' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'OpenRadarCircleInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'openRadarCircle' },
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
                  name: { kind: 'Name', value: 'people' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'accountNumber' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'username' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'gone' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'userErrors' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'message' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OpenRadarCircleMutation, OpenRadarCircleMutationVariables>;
export const ObserverDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Observer' },
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
            name: { kind: 'Name', value: 'adminCompetition' },
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
                  name: { kind: 'Name', value: 'observer' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'NamedObserver' } }],
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
      name: { kind: 'Name', value: 'NamedObserver' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'NamedObserver' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'accountId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'username' } },
          { kind: 'Field', name: { kind: 'Name', value: 'namedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'namedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'choice' } },
          { kind: 'Field', name: { kind: 'Name', value: 'chosenAt' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ObserverQuery, ObserverQueryVariables>;
export const SetCountObserverDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SetCountObserver' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'SetCountObserverInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'setCountObserver' },
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
                  name: { kind: 'Name', value: 'observer' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'NamedObserver' } }],
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
      name: { kind: 'Name', value: 'NamedObserver' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'NamedObserver' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'accountId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'username' } },
          { kind: 'Field', name: { kind: 'Name', value: 'namedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'namedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'choice' } },
          { kind: 'Field', name: { kind: 'Name', value: 'chosenAt' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SetCountObserverMutation, SetCountObserverMutationVariables>;
type QueryArguments<TData, TVariables extends OperationVariables> =
  Record<string, never> extends TVariables
    ? [options?: useQuery.Options<TData, TVariables>]
    : [options: useQuery.Options<TData, TVariables> & ({ variables: TVariables } | { skip: true })];

export const useConfirmExclusionMutation = (
  options?: useMutation.Options<ConfirmExclusionMutation, ConfirmExclusionMutationVariables>,
) => useMutation<ConfirmExclusionMutation, ConfirmExclusionMutationVariables>(ConfirmExclusionDocument, options);
export const useExcludeBallotsMutation = (
  options?: useMutation.Options<ExcludeBallotsMutation, ExcludeBallotsMutationVariables>,
) => useMutation<ExcludeBallotsMutation, ExcludeBallotsMutationVariables>(ExcludeBallotsDocument, options);
export const useExclusionsQuery = (...[options]: QueryArguments<ExclusionsQuery, ExclusionsQueryVariables>) =>
  useQuery<ExclusionsQuery, ExclusionsQueryVariables>(
    ExclusionsDocument,
    options as useQuery.Options<ExclusionsQuery, ExclusionsQueryVariables>,
  );
export const useObserverQuery = (...[options]: QueryArguments<ObserverQuery, ObserverQueryVariables>) =>
  useQuery<ObserverQuery, ObserverQueryVariables>(
    ObserverDocument,
    options as useQuery.Options<ObserverQuery, ObserverQueryVariables>,
  );
export const useOpenRadarCircleMutation = (
  options?: useMutation.Options<OpenRadarCircleMutation, OpenRadarCircleMutationVariables>,
) => useMutation<OpenRadarCircleMutation, OpenRadarCircleMutationVariables>(OpenRadarCircleDocument, options);
export const useRadarQuery = (...[options]: QueryArguments<RadarQuery, RadarQueryVariables>) =>
  useQuery<RadarQuery, RadarQueryVariables>(
    RadarDocument,
    options as useQuery.Options<RadarQuery, RadarQueryVariables>,
  );
export const useRevokeExclusionMutation = (
  options?: useMutation.Options<RevokeExclusionMutation, RevokeExclusionMutationVariables>,
) => useMutation<RevokeExclusionMutation, RevokeExclusionMutationVariables>(RevokeExclusionDocument, options);
export const useSetCountObserverMutation = (
  options?: useMutation.Options<SetCountObserverMutation, SetCountObserverMutationVariables>,
) => useMutation<SetCountObserverMutation, SetCountObserverMutationVariables>(SetCountObserverDocument, options);
export const useUnlinkedQuery = (...[options]: QueryArguments<UnlinkedQuery, UnlinkedQueryVariables>) =>
  useQuery<UnlinkedQuery, UnlinkedQueryVariables>(
    UnlinkedDocument,
    options as useQuery.Options<UnlinkedQuery, UnlinkedQueryVariables>,
  );
