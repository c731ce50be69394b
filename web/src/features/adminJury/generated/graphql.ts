/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Who is invited to judge: exactly one of `accountId` and `person`. */
export type InviteJudgeInput = {
  /** An entrant's account. */
  accountId?: string | null | undefined;
  /** The competition. */
  competitionId?: string | null | undefined;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: number | null | undefined;
  /** A person by address. */
  person?: InvitedPersonInput | null | undefined;
};

/** Somebody who may have no account yet. */
export type InvitedPersonInput = {
  /** E-mail address; an account that has it is invited, and keeps its name. */
  email: string;
  /** Given name. */
  firstName: string;
  /** Family name; empty for who has a single name. */
  lastName: string;
  /** Language of the mails. */
  locale: Locale;
};

/** Interface language. */
export type Locale =
  /** English. */
  | 'en'
  /** Hungarian, the default. */
  | 'hu';

/** From when on everyone sees the names of a competition's judges. */
export type NamesPublic =
  /** Once the competition has ended. */
  | 'AT_AWARD'
  /** From the day they accept. */
  | 'AT_ONCE';

/** Who is reminded of an invitation. */
export type RemindJudgeInput = {
  /** The competition. */
  competitionId?: string | null | undefined;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: number | null | undefined;
  /** Number of the seat. */
  seat: number;
};

/** Which seat to take away. */
export type RemoveSeatInput = {
  /** The competition. */
  competitionId?: string | null | undefined;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: number | null | undefined;
  /** Number of the seat. */
  seat: number;
};

/** State of a seat in a jury. */
export type SeatState =
  /** It is held. */
  | 'ACCEPTED'
  /** It was not accepted. */
  | 'DECLINED'
  /** It was offered and not answered yet. */
  | 'INVITED'
  /** It was accepted, and then given up or taken away. */
  | 'LEFT';

/** What to change of a jury's settings; what is absent or null stays as it is. */
export type UpdateJuryInput = {
  /** The competition. */
  competitionId?: string | null | undefined;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: number | null | undefined;
  /** Whether who has accepted a seat may enter the competition. */
  judgesMayEnter?: boolean | null | undefined;
  /** From when on everyone sees the names of its judges. */
  namesPublic?: NamesPublic | null | undefined;
  /** The version that was read; another one meanwhile is a VERSION_CONFLICT. */
  version: number;
};

/** What to change of a seat. */
export type UpdateSeatInput = {
  /** Whether its judge is the chair of the jury; another one loses the chair. */
  chair: boolean;
  /** The competition. */
  competitionId?: string | null | undefined;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: number | null | undefined;
  /** Number of the seat. */
  seat: number;
};

/** Why a mutation was refused. */
export type UserErrorCode =
  /** A ballot is part of another decision that is not revoked. */
  | 'ALREADY_EXCLUDED'
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
  /** Only a round that has closed can be reopened. */
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

export type AdminJuryQueryVariables = Exact<{
  number: number;
}>;

export type AdminJuryQuery = {
  adminCompetition: {
    __typename: 'AdminCompetition';
    id: string;
    number: number;
    jury: {
      __typename: 'AdminJury';
      judgesMayEnter: boolean;
      namesPublic: NamesPublic;
      version: number;
      seats: Array<{
        __typename: 'AdminJurySeat';
        seat: number;
        accountId: string | null;
        username: string | null;
        firstName: string | null;
        lastName: string | null;
        email: string | null;
        activated: boolean;
        state: SeatState;
        chair: boolean;
        invitedAt: string;
        answeredAt: string | null;
        leftAt: string | null;
        remindableFrom: string | null;
      }>;
    } | null;
  } | null;
};

export type AdminJuryFragment = {
  __typename: 'AdminJury';
  judgesMayEnter: boolean;
  namesPublic: NamesPublic;
  version: number;
  seats: Array<{
    __typename: 'AdminJurySeat';
    seat: number;
    accountId: string | null;
    username: string | null;
    firstName: string | null;
    lastName: string | null;
    email: string | null;
    activated: boolean;
    state: SeatState;
    chair: boolean;
    invitedAt: string;
    answeredAt: string | null;
    leftAt: string | null;
    remindableFrom: string | null;
  }>;
};

export type AdminJurySeatFragment = {
  __typename: 'AdminJurySeat';
  seat: number;
  accountId: string | null;
  username: string | null;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  activated: boolean;
  state: SeatState;
  chair: boolean;
  invitedAt: string;
  answeredAt: string | null;
  leftAt: string | null;
  remindableFrom: string | null;
};

export type UpdateJuryMutationVariables = Exact<{
  input: UpdateJuryInput;
}>;

export type UpdateJuryMutation = {
  updateJury: {
    __typename: 'UpdateJuryPayload';
    jury: {
      __typename: 'AdminJury';
      judgesMayEnter: boolean;
      namesPublic: NamesPublic;
      version: number;
      seats: Array<{
        __typename: 'AdminJurySeat';
        seat: number;
        accountId: string | null;
        username: string | null;
        firstName: string | null;
        lastName: string | null;
        email: string | null;
        activated: boolean;
        state: SeatState;
        chair: boolean;
        invitedAt: string;
        answeredAt: string | null;
        leftAt: string | null;
        remindableFrom: string | null;
      }>;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type InviteJudgeMutationVariables = Exact<{
  input: InviteJudgeInput;
}>;

export type InviteJudgeMutation = {
  inviteJudge: {
    __typename: 'InviteJudgePayload';
    jury: {
      __typename: 'AdminJury';
      judgesMayEnter: boolean;
      namesPublic: NamesPublic;
      version: number;
      seats: Array<{
        __typename: 'AdminJurySeat';
        seat: number;
        accountId: string | null;
        username: string | null;
        firstName: string | null;
        lastName: string | null;
        email: string | null;
        activated: boolean;
        state: SeatState;
        chair: boolean;
        invitedAt: string;
        answeredAt: string | null;
        leftAt: string | null;
        remindableFrom: string | null;
      }>;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type UpdateSeatMutationVariables = Exact<{
  input: UpdateSeatInput;
}>;

export type UpdateSeatMutation = {
  updateSeat: {
    __typename: 'UpdateSeatPayload';
    jury: {
      __typename: 'AdminJury';
      judgesMayEnter: boolean;
      namesPublic: NamesPublic;
      version: number;
      seats: Array<{
        __typename: 'AdminJurySeat';
        seat: number;
        accountId: string | null;
        username: string | null;
        firstName: string | null;
        lastName: string | null;
        email: string | null;
        activated: boolean;
        state: SeatState;
        chair: boolean;
        invitedAt: string;
        answeredAt: string | null;
        leftAt: string | null;
        remindableFrom: string | null;
      }>;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type RemoveSeatMutationVariables = Exact<{
  input: RemoveSeatInput;
}>;

export type RemoveSeatMutation = {
  removeSeat: {
    __typename: 'RemoveSeatPayload';
    jury: {
      __typename: 'AdminJury';
      judgesMayEnter: boolean;
      namesPublic: NamesPublic;
      version: number;
      seats: Array<{
        __typename: 'AdminJurySeat';
        seat: number;
        accountId: string | null;
        username: string | null;
        firstName: string | null;
        lastName: string | null;
        email: string | null;
        activated: boolean;
        state: SeatState;
        chair: boolean;
        invitedAt: string;
        answeredAt: string | null;
        leftAt: string | null;
        remindableFrom: string | null;
      }>;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type RemindJudgeMutationVariables = Exact<{
  input: RemindJudgeInput;
}>;

export type RemindJudgeMutation = {
  remindJudge: {
    __typename: 'RemindJudgePayload';
    jury: {
      __typename: 'AdminJury';
      judgesMayEnter: boolean;
      namesPublic: NamesPublic;
      version: number;
      seats: Array<{
        __typename: 'AdminJurySeat';
        seat: number;
        accountId: string | null;
        username: string | null;
        firstName: string | null;
        lastName: string | null;
        email: string | null;
        activated: boolean;
        state: SeatState;
        chair: boolean;
        invitedAt: string;
        answeredAt: string | null;
        leftAt: string | null;
        remindableFrom: string | null;
      }>;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export const AdminJurySeatFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminJurySeat' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminJurySeat' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
          { kind: 'Field', name: { kind: 'Name', value: 'accountId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'username' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'activated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'chair' } },
          { kind: 'Field', name: { kind: 'Name', value: 'invitedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'answeredAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'leftAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'remindableFrom' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AdminJurySeatFragment, unknown>;
export const AdminJuryFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminJury' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminJury' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'judgesMayEnter' } },
          { kind: 'Field', name: { kind: 'Name', value: 'namesPublic' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'seats' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminJurySeat' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminJurySeat' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminJurySeat' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
          { kind: 'Field', name: { kind: 'Name', value: 'accountId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'username' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'activated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'chair' } },
          { kind: 'Field', name: { kind: 'Name', value: 'invitedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'answeredAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'leftAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'remindableFrom' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AdminJuryFragment, unknown>;
export const AdminJuryDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'AdminJury' },
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
                  name: { kind: 'Name', value: 'jury' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminJury' } }],
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
      name: { kind: 'Name', value: 'AdminJury' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminJury' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'judgesMayEnter' } },
          { kind: 'Field', name: { kind: 'Name', value: 'namesPublic' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'seats' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminJurySeat' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminJurySeat' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminJurySeat' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
          { kind: 'Field', name: { kind: 'Name', value: 'accountId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'username' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'activated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'chair' } },
          { kind: 'Field', name: { kind: 'Name', value: 'invitedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'answeredAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'leftAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'remindableFrom' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AdminJuryQuery, AdminJuryQueryVariables>;
export const UpdateJuryDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UpdateJury' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'UpdateJuryInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateJury' },
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
                  name: { kind: 'Name', value: 'jury' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminJury' } }],
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
      name: { kind: 'Name', value: 'AdminJury' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminJury' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'judgesMayEnter' } },
          { kind: 'Field', name: { kind: 'Name', value: 'namesPublic' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'seats' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminJurySeat' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminJurySeat' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminJurySeat' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
          { kind: 'Field', name: { kind: 'Name', value: 'accountId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'username' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'activated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'chair' } },
          { kind: 'Field', name: { kind: 'Name', value: 'invitedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'answeredAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'leftAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'remindableFrom' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UpdateJuryMutation, UpdateJuryMutationVariables>;
export const InviteJudgeDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'InviteJudge' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'InviteJudgeInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'inviteJudge' },
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
                  name: { kind: 'Name', value: 'jury' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminJury' } }],
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
      name: { kind: 'Name', value: 'AdminJury' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminJury' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'judgesMayEnter' } },
          { kind: 'Field', name: { kind: 'Name', value: 'namesPublic' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'seats' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminJurySeat' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminJurySeat' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminJurySeat' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
          { kind: 'Field', name: { kind: 'Name', value: 'accountId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'username' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'activated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'chair' } },
          { kind: 'Field', name: { kind: 'Name', value: 'invitedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'answeredAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'leftAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'remindableFrom' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<InviteJudgeMutation, InviteJudgeMutationVariables>;
export const UpdateSeatDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UpdateSeat' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'UpdateSeatInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateSeat' },
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
                  name: { kind: 'Name', value: 'jury' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminJury' } }],
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
      name: { kind: 'Name', value: 'AdminJury' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminJury' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'judgesMayEnter' } },
          { kind: 'Field', name: { kind: 'Name', value: 'namesPublic' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'seats' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminJurySeat' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminJurySeat' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminJurySeat' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
          { kind: 'Field', name: { kind: 'Name', value: 'accountId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'username' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'activated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'chair' } },
          { kind: 'Field', name: { kind: 'Name', value: 'invitedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'answeredAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'leftAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'remindableFrom' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UpdateSeatMutation, UpdateSeatMutationVariables>;
export const RemoveSeatDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'RemoveSeat' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'RemoveSeatInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'removeSeat' },
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
                  name: { kind: 'Name', value: 'jury' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminJury' } }],
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
      name: { kind: 'Name', value: 'AdminJury' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminJury' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'judgesMayEnter' } },
          { kind: 'Field', name: { kind: 'Name', value: 'namesPublic' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'seats' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminJurySeat' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminJurySeat' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminJurySeat' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
          { kind: 'Field', name: { kind: 'Name', value: 'accountId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'username' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'activated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'chair' } },
          { kind: 'Field', name: { kind: 'Name', value: 'invitedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'answeredAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'leftAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'remindableFrom' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RemoveSeatMutation, RemoveSeatMutationVariables>;
export const RemindJudgeDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'RemindJudge' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'RemindJudgeInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'remindJudge' },
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
                  name: { kind: 'Name', value: 'jury' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminJury' } }],
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
      name: { kind: 'Name', value: 'AdminJury' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminJury' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'judgesMayEnter' } },
          { kind: 'Field', name: { kind: 'Name', value: 'namesPublic' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'seats' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminJurySeat' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminJurySeat' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminJurySeat' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
          { kind: 'Field', name: { kind: 'Name', value: 'accountId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'username' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'activated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'chair' } },
          { kind: 'Field', name: { kind: 'Name', value: 'invitedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'answeredAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'leftAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'remindableFrom' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RemindJudgeMutation, RemindJudgeMutationVariables>;
type QueryArguments<TData, TVariables extends OperationVariables> =
  Record<string, never> extends TVariables
    ? [options?: useQuery.Options<TData, TVariables>]
    : [options: useQuery.Options<TData, TVariables> & ({ variables: TVariables } | { skip: true })];

export const useAdminJuryQuery = (...[options]: QueryArguments<AdminJuryQuery, AdminJuryQueryVariables>) =>
  useQuery<AdminJuryQuery, AdminJuryQueryVariables>(
    AdminJuryDocument,
    options as useQuery.Options<AdminJuryQuery, AdminJuryQueryVariables>,
  );
export const useInviteJudgeMutation = (
  options?: useMutation.Options<InviteJudgeMutation, InviteJudgeMutationVariables>,
) => useMutation<InviteJudgeMutation, InviteJudgeMutationVariables>(InviteJudgeDocument, options);
export const useRemindJudgeMutation = (
  options?: useMutation.Options<RemindJudgeMutation, RemindJudgeMutationVariables>,
) => useMutation<RemindJudgeMutation, RemindJudgeMutationVariables>(RemindJudgeDocument, options);
export const useRemoveSeatMutation = (options?: useMutation.Options<RemoveSeatMutation, RemoveSeatMutationVariables>) =>
  useMutation<RemoveSeatMutation, RemoveSeatMutationVariables>(RemoveSeatDocument, options);
export const useUpdateJuryMutation = (options?: useMutation.Options<UpdateJuryMutation, UpdateJuryMutationVariables>) =>
  useMutation<UpdateJuryMutation, UpdateJuryMutationVariables>(UpdateJuryDocument, options);
export const useUpdateSeatMutation = (options?: useMutation.Options<UpdateSeatMutation, UpdateSeatMutationVariables>) =>
  useMutation<UpdateSeatMutation, UpdateSeatMutationVariables>(UpdateSeatDocument, options);
