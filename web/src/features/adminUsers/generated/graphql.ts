/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A mail with a link that only its reader may use. */
export type AccountMail =
  /** The link that activates the account. */
  | 'ACTIVATION'
  /** A link to choose a new password. */
  | 'LOST_PASSWORD';

/** One of many accounts. */
export type ChosenUserInput = {
  /** Its id. */
  id: string;
  /** The version that was read; with another one now it is left as it is. Not compared when absent. */
  ifVersion?: number | null | undefined;
};

/** An account to make. The person chooses the password at activation. */
export type CreateUserInput = {
  /** Whether it administers. */
  administrator: boolean;
  /** Unique e-mail address. */
  email: string;
  /** Given name. */
  firstName: string;
  /** Family name. */
  lastName: string;
  /** Language of the account's mail. */
  locale: Locale;
  /** Newsletter types it takes. */
  newsletter: Array<NewsletterType>;
  /** 3–32 of letters, digits, `.`, `_`, `-`; unique without regard to case. */
  username: string;
};

/** Which account to remove. */
export type DeleteUserInput = {
  /** Its id. */
  id: string;
  /** The version that was read; another one meanwhile is a VERSION_CONFLICT. Not compared when absent. */
  version?: number | null | undefined;
};

/** Whose sessions to end. */
export type EndUserSessionsInput = {
  /** The account. */
  id: string;
};

/** Interface language. */
export type Locale =
  /** English. */
  | 'en'
  /** Hungarian, the default. */
  | 'hu';

/** Mails that can be unsubscribed from. */
export type MailingList =
  /** A competition begins, or its voting does. */
  | 'COMPETITION'
  /** News of the organisers. */
  | 'NEWS'
  /** What organisers write to the people of a competition. */
  | 'ORGANISER'
  /** Results are out. */
  | 'RESULT';

/** A kind of campaign mail. Account mail ignores these. */
export type NewsletterType =
  /** A competition begins, or its voting does. */
  | 'COMPETITION'
  /** News of the organisers. */
  | 'NEWS'
  /** Results are out. */
  | 'RESULT';

/** Which mail to which account. */
export type SendAccountMailInput = {
  /** The account. */
  id: string;
  /** The mail. */
  mail: AccountMail;
};

/** Which newsletter of which account. */
export type SetUserNewsletterInput = {
  /** The account. */
  id: string;
  /** Whether the account takes it. */
  subscribed: boolean;
  /** The newsletter type. */
  type: NewsletterType;
};

/** Which campaign mail of which accounts. */
export type SetUserNewslettersInput = {
  /** At most 100. */
  accounts: Array<ChosenUserInput>;
  /** Which mails. */
  list: MailingList;
  /** Whether they take them. */
  subscribed: boolean;
};

/** Which account may log in, or may not. */
export type SetUserStateInput = {
  /** Whether it may log in. */
  enabled: boolean;
  /** The account. */
  id: string;
  /** The version that was read; another one meanwhile is a VERSION_CONFLICT. Not compared when absent. */
  version?: number | null | undefined;
};

/** Which accounts may log in, or may not. */
export type SetUserStatesInput = {
  /** At most 100. */
  accounts: Array<ChosenUserInput>;
  /** Whether they may log in; disabling ends their sessions. */
  enabled: boolean;
};

/** Sort direction. */
export type SortDirection =
  /** Smallest first. */
  | 'ASC'
  /** Largest first. */
  | 'DESC';

/** What an account becomes. */
export type UpdateUserInput = {
  /** Whether it administers. */
  administrator: boolean;
  /** Unique e-mail address. */
  email: string;
  /** Given name. */
  firstName: string;
  /** Which one. */
  id: string;
  /** Family name. */
  lastName: string;
  /** Language of the account's mail. */
  locale: Locale;
  /** Newsletter types it takes. */
  newsletter: Array<NewsletterType>;
  /** The version that was read; another one meanwhile is a VERSION_CONFLICT. */
  version: number;
};

/** What a person has done in a competition. */
export type UserDeed =
  /** Has an entry. */
  | 'ENTERED'
  /** Has none, and is no administrator. */
  | 'NOT_ENTERED'
  /** Has a vote; CONFLICT before voting is over. */
  | 'VOTED';

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

/** Which accounts; all of it must hold. */
export type UserFilterInput = {
  /** Whether its mailed link was used. */
  activated?: boolean | null | undefined;
  /** Whether it administers. */
  administrator?: boolean | null | undefined;
  /** The competition of `did`; each needs the other. */
  competitionId?: string | null | undefined;
  /** The competition's number, in the place of its id: at most one of both. */
  competitionNumber?: number | null | undefined;
  /** What the person has done in that competition. */
  did?: UserDeed | null | undefined;
  /** Whether it may log in. */
  enabled?: boolean | null | undefined;
  /** Language of its mail. */
  locale?: Locale | null | undefined;
  /** Only those who take this type. */
  newsletter?: NewsletterType | null | undefined;
  /** Words of name, username and address: each must begin a word, without regard to accents, case and punctuation. */
  q?: string | null | undefined;
};

/** Why one of many accounts was left as it is. */
export type UserRefusal =
  /** Nobody else could administer afterwards. */
  | 'LAST_ADMINISTRATOR'
  /** There is no such account. */
  | 'NOT_FOUND'
  /** It has another version than `ifVersion` says. */
  | 'VERSION_CONFLICT';

/** Sort field of account tables. */
export type UserSort =
  /** When it was made. */
  | 'CREATED_AT'
  /** The e-mail address. */
  | 'EMAIL'
  /** The family name. */
  | 'LAST_NAME'
  /** The username, without regard to case. */
  | 'USERNAME';

export type AdminUserFieldsFragment = {
  __typename: 'AdminUser';
  id: string;
  number: number;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  administrator: boolean;
  enabled: boolean;
  activated: boolean;
  locale: Locale;
  newsletter: Array<NewsletterType>;
  organiserMail: boolean;
  createdAt: string;
  entryCount: number;
  voteCount: number;
  commentCount: number;
  version: number;
};

export type AdminUsersQueryVariables = Exact<{
  page: number;
  size: number;
  sort: UserSort;
  direction: SortDirection;
  filter?: UserFilterInput | null | undefined;
}>;

export type AdminUsersQuery = {
  userPage: {
    __typename: 'AdminUserPage';
    items: Array<{
      __typename: 'AdminUser';
      id: string;
      number: number;
      username: string;
      email: string;
      firstName: string;
      lastName: string;
      administrator: boolean;
      enabled: boolean;
      activated: boolean;
      locale: Locale;
      newsletter: Array<NewsletterType>;
      organiserMail: boolean;
      createdAt: string;
      entryCount: number;
      voteCount: number;
      commentCount: number;
      version: number;
    }>;
    pageInfo: { __typename: 'NumberedPageInfo'; page: number; size: number; totalItems: number; totalPages: number };
  };
};

export type UserCompetitionsQueryVariables = Exact<{
  page: number;
}>;

export type UserCompetitionsQuery = {
  adminCompetitionPage: {
    __typename: 'AdminCompetitionPage';
    items: Array<{
      __typename: 'AdminCompetition';
      id: string;
      number: number;
      competition: {
        __typename: 'Competition';
        id: string;
        number: number;
        title: { __typename: 'LocalizedText'; hu: string; en: string };
      };
    }>;
    pageInfo: { __typename: 'NumberedPageInfo'; page: number; size: number; totalItems: number; totalPages: number };
  };
};

export type AdminUserQueryVariables = Exact<{
  number: number;
}>;

export type AdminUserQuery = {
  user: {
    __typename: 'AdminUser';
    id: string;
    number: number;
    username: string;
    email: string;
    firstName: string;
    lastName: string;
    administrator: boolean;
    enabled: boolean;
    activated: boolean;
    locale: Locale;
    newsletter: Array<NewsletterType>;
    organiserMail: boolean;
    createdAt: string;
    entryCount: number;
    voteCount: number;
    commentCount: number;
    version: number;
    removal: {
      __typename: 'UserRemoval';
      entriesWithdrawn: number;
      entriesKept: number;
      comments: number;
      votes: number;
      lastAdministrator: boolean;
    } | null;
  } | null;
};

export type CreateUserMutationVariables = Exact<{
  input: CreateUserInput;
}>;

export type CreateUserMutation = {
  createUser: {
    __typename: 'CreateUserPayload';
    user: {
      __typename: 'AdminUser';
      id: string;
      number: number;
      username: string;
      email: string;
      firstName: string;
      lastName: string;
      administrator: boolean;
      enabled: boolean;
      activated: boolean;
      locale: Locale;
      newsletter: Array<NewsletterType>;
      organiserMail: boolean;
      createdAt: string;
      entryCount: number;
      voteCount: number;
      commentCount: number;
      version: number;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type UpdateUserMutationVariables = Exact<{
  input: UpdateUserInput;
}>;

export type UpdateUserMutation = {
  updateUser: {
    __typename: 'UpdateUserPayload';
    changedBy: string | null;
    changedAt: string | null;
    user: {
      __typename: 'AdminUser';
      id: string;
      number: number;
      username: string;
      email: string;
      firstName: string;
      lastName: string;
      administrator: boolean;
      enabled: boolean;
      activated: boolean;
      locale: Locale;
      newsletter: Array<NewsletterType>;
      organiserMail: boolean;
      createdAt: string;
      entryCount: number;
      voteCount: number;
      commentCount: number;
      version: number;
    } | null;
    current: {
      __typename: 'AdminUser';
      id: string;
      number: number;
      username: string;
      email: string;
      firstName: string;
      lastName: string;
      administrator: boolean;
      enabled: boolean;
      activated: boolean;
      locale: Locale;
      newsletter: Array<NewsletterType>;
      organiserMail: boolean;
      createdAt: string;
      entryCount: number;
      voteCount: number;
      commentCount: number;
      version: number;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type SetUserNewsletterMutationVariables = Exact<{
  input: SetUserNewsletterInput;
}>;

export type SetUserNewsletterMutation = {
  setUserNewsletter: {
    __typename: 'SetUserNewsletterPayload';
    user: {
      __typename: 'AdminUser';
      id: string;
      number: number;
      username: string;
      email: string;
      firstName: string;
      lastName: string;
      administrator: boolean;
      enabled: boolean;
      activated: boolean;
      locale: Locale;
      newsletter: Array<NewsletterType>;
      organiserMail: boolean;
      createdAt: string;
      entryCount: number;
      voteCount: number;
      commentCount: number;
      version: number;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type SetUserStateMutationVariables = Exact<{
  input: SetUserStateInput;
}>;

export type SetUserStateMutation = {
  setUserState: {
    __typename: 'SetUserStatePayload';
    changedBy: string | null;
    changedAt: string | null;
    user: {
      __typename: 'AdminUser';
      id: string;
      number: number;
      username: string;
      email: string;
      firstName: string;
      lastName: string;
      administrator: boolean;
      enabled: boolean;
      activated: boolean;
      locale: Locale;
      newsletter: Array<NewsletterType>;
      organiserMail: boolean;
      createdAt: string;
      entryCount: number;
      voteCount: number;
      commentCount: number;
      version: number;
    } | null;
    current: {
      __typename: 'AdminUser';
      id: string;
      number: number;
      username: string;
      email: string;
      firstName: string;
      lastName: string;
      administrator: boolean;
      enabled: boolean;
      activated: boolean;
      locale: Locale;
      newsletter: Array<NewsletterType>;
      organiserMail: boolean;
      createdAt: string;
      entryCount: number;
      voteCount: number;
      commentCount: number;
      version: number;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type DeleteUserMutationVariables = Exact<{
  input: DeleteUserInput;
}>;

export type DeleteUserMutation = {
  deleteUser: {
    __typename: 'DeleteUserPayload';
    deletedId: string | null;
    current: {
      __typename: 'AdminUser';
      id: string;
      number: number;
      username: string;
      email: string;
      firstName: string;
      lastName: string;
      administrator: boolean;
      enabled: boolean;
      activated: boolean;
      locale: Locale;
      newsletter: Array<NewsletterType>;
      organiserMail: boolean;
      createdAt: string;
      entryCount: number;
      voteCount: number;
      commentCount: number;
      version: number;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type SendAccountMailMutationVariables = Exact<{
  input: SendAccountMailInput;
}>;

export type SendAccountMailMutation = {
  sendAccountMail: {
    __typename: 'SendAccountMailPayload';
    recipient: string | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type EndUserSessionsMutationVariables = Exact<{
  input: EndUserSessionsInput;
}>;

export type EndUserSessionsMutation = {
  endUserSessions: {
    __typename: 'EndUserSessionsPayload';
    ended: number | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type UserOutcomeFragment = {
  __typename: 'UserResult';
  id: string;
  accountId: string;
  refusal: UserRefusal | null;
  changedBy: string | null;
  user: {
    __typename: 'AdminUser';
    id: string;
    number: number;
    username: string;
    email: string;
    firstName: string;
    lastName: string;
    administrator: boolean;
    enabled: boolean;
    activated: boolean;
    locale: Locale;
    newsletter: Array<NewsletterType>;
    organiserMail: boolean;
    createdAt: string;
    entryCount: number;
    voteCount: number;
    commentCount: number;
    version: number;
  } | null;
};

export type SetUserStatesMutationVariables = Exact<{
  input: SetUserStatesInput;
}>;

export type SetUserStatesMutation = {
  setUserStates: {
    __typename: 'SetUserStatesPayload';
    results: Array<{
      __typename: 'UserResult';
      id: string;
      accountId: string;
      refusal: UserRefusal | null;
      changedBy: string | null;
      user: {
        __typename: 'AdminUser';
        id: string;
        number: number;
        username: string;
        email: string;
        firstName: string;
        lastName: string;
        administrator: boolean;
        enabled: boolean;
        activated: boolean;
        locale: Locale;
        newsletter: Array<NewsletterType>;
        organiserMail: boolean;
        createdAt: string;
        entryCount: number;
        voteCount: number;
        commentCount: number;
        version: number;
      } | null;
    }>;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type SetUserNewslettersMutationVariables = Exact<{
  input: SetUserNewslettersInput;
}>;

export type SetUserNewslettersMutation = {
  setUserNewsletters: {
    __typename: 'SetUserNewslettersPayload';
    results: Array<{
      __typename: 'UserResult';
      id: string;
      accountId: string;
      refusal: UserRefusal | null;
      changedBy: string | null;
      user: {
        __typename: 'AdminUser';
        id: string;
        number: number;
        username: string;
        email: string;
        firstName: string;
        lastName: string;
        administrator: boolean;
        enabled: boolean;
        activated: boolean;
        locale: Locale;
        newsletter: Array<NewsletterType>;
        organiserMail: boolean;
        createdAt: string;
        entryCount: number;
        voteCount: number;
        commentCount: number;
        version: number;
      } | null;
    }>;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type UserHistoryQueryVariables = Exact<{
  id: string;
}>;

export type UserHistoryQuery = {
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
  };
};

export const UserOutcomeFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'UserOutcome' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'UserResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'accountId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'refusal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'changedBy' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'user' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminUserFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminUserFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminUser' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'username' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'administrator' } },
          { kind: 'Field', name: { kind: 'Name', value: 'enabled' } },
          { kind: 'Field', name: { kind: 'Name', value: 'activated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'locale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'newsletter' } },
          { kind: 'Field', name: { kind: 'Name', value: 'organiserMail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'entryCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'voteCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'commentCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UserOutcomeFragment, unknown>;
export const AdminUsersDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'AdminUsers' },
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
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'sort' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'UserSort' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'direction' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'SortDirection' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'UserFilterInput' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'userPage' },
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
                name: { kind: 'Name', value: 'sort' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'sort' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'direction' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'direction' } },
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
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminUserFields' } }],
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
      name: { kind: 'Name', value: 'AdminUserFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminUser' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'username' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'administrator' } },
          { kind: 'Field', name: { kind: 'Name', value: 'enabled' } },
          { kind: 'Field', name: { kind: 'Name', value: 'activated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'locale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'newsletter' } },
          { kind: 'Field', name: { kind: 'Name', value: 'organiserMail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'entryCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'voteCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'commentCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AdminUsersQuery, AdminUsersQueryVariables>;
export const UserCompetitionsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'UserCompetitions' },
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
            name: { kind: 'Name', value: 'adminCompetitionPage' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'page' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'page' } },
              },
              { kind: 'Argument', name: { kind: 'Name', value: 'size' }, value: { kind: 'IntValue', value: '100' } },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'sort' },
                value: { kind: 'EnumValue', value: 'CREATED_AT' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'direction' },
                value: { kind: 'EnumValue', value: 'DESC' },
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
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'competition' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'number' } },
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
  ],
} as unknown as DocumentNode<UserCompetitionsQuery, UserCompetitionsQueryVariables>;
export const AdminUserDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'AdminUser' },
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
            name: { kind: 'Name', value: 'user' },
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
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminUserFields' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'removal' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'entriesWithdrawn' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'entriesKept' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'comments' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'votes' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lastAdministrator' } },
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
      name: { kind: 'Name', value: 'AdminUserFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminUser' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'username' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'administrator' } },
          { kind: 'Field', name: { kind: 'Name', value: 'enabled' } },
          { kind: 'Field', name: { kind: 'Name', value: 'activated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'locale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'newsletter' } },
          { kind: 'Field', name: { kind: 'Name', value: 'organiserMail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'entryCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'voteCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'commentCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AdminUserQuery, AdminUserQueryVariables>;
export const CreateUserDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'CreateUser' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'CreateUserInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'createUser' },
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
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminUserFields' } }],
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
      name: { kind: 'Name', value: 'AdminUserFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminUser' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'username' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'administrator' } },
          { kind: 'Field', name: { kind: 'Name', value: 'enabled' } },
          { kind: 'Field', name: { kind: 'Name', value: 'activated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'locale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'newsletter' } },
          { kind: 'Field', name: { kind: 'Name', value: 'organiserMail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'entryCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'voteCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'commentCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CreateUserMutation, CreateUserMutationVariables>;
export const UpdateUserDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UpdateUser' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'UpdateUserInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateUser' },
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
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminUserFields' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'current' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminUserFields' } }],
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
      name: { kind: 'Name', value: 'AdminUserFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminUser' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'username' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'administrator' } },
          { kind: 'Field', name: { kind: 'Name', value: 'enabled' } },
          { kind: 'Field', name: { kind: 'Name', value: 'activated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'locale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'newsletter' } },
          { kind: 'Field', name: { kind: 'Name', value: 'organiserMail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'entryCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'voteCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'commentCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UpdateUserMutation, UpdateUserMutationVariables>;
export const SetUserNewsletterDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SetUserNewsletter' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'SetUserNewsletterInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'setUserNewsletter' },
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
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminUserFields' } }],
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
      name: { kind: 'Name', value: 'AdminUserFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminUser' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'username' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'administrator' } },
          { kind: 'Field', name: { kind: 'Name', value: 'enabled' } },
          { kind: 'Field', name: { kind: 'Name', value: 'activated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'locale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'newsletter' } },
          { kind: 'Field', name: { kind: 'Name', value: 'organiserMail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'entryCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'voteCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'commentCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SetUserNewsletterMutation, SetUserNewsletterMutationVariables>;
export const SetUserStateDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SetUserState' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'SetUserStateInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'setUserState' },
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
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminUserFields' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'current' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminUserFields' } }],
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
      name: { kind: 'Name', value: 'AdminUserFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminUser' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'username' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'administrator' } },
          { kind: 'Field', name: { kind: 'Name', value: 'enabled' } },
          { kind: 'Field', name: { kind: 'Name', value: 'activated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'locale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'newsletter' } },
          { kind: 'Field', name: { kind: 'Name', value: 'organiserMail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'entryCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'voteCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'commentCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SetUserStateMutation, SetUserStateMutationVariables>;
export const DeleteUserDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'DeleteUser' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'DeleteUserInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deleteUser' },
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
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminUserFields' } }],
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
      name: { kind: 'Name', value: 'AdminUserFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminUser' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'username' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'administrator' } },
          { kind: 'Field', name: { kind: 'Name', value: 'enabled' } },
          { kind: 'Field', name: { kind: 'Name', value: 'activated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'locale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'newsletter' } },
          { kind: 'Field', name: { kind: 'Name', value: 'organiserMail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'entryCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'voteCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'commentCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DeleteUserMutation, DeleteUserMutationVariables>;
export const SendAccountMailDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SendAccountMail' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'SendAccountMailInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sendAccountMail' },
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
                { kind: 'Field', name: { kind: 'Name', value: 'recipient' } },
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
} as unknown as DocumentNode<SendAccountMailMutation, SendAccountMailMutationVariables>;
export const EndUserSessionsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'EndUserSessions' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'EndUserSessionsInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'endUserSessions' },
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
                { kind: 'Field', name: { kind: 'Name', value: 'ended' } },
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
} as unknown as DocumentNode<EndUserSessionsMutation, EndUserSessionsMutationVariables>;
export const SetUserStatesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SetUserStates' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'SetUserStatesInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'setUserStates' },
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
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'UserOutcome' } }],
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
      name: { kind: 'Name', value: 'AdminUserFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminUser' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'username' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'administrator' } },
          { kind: 'Field', name: { kind: 'Name', value: 'enabled' } },
          { kind: 'Field', name: { kind: 'Name', value: 'activated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'locale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'newsletter' } },
          { kind: 'Field', name: { kind: 'Name', value: 'organiserMail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'entryCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'voteCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'commentCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'UserOutcome' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'UserResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'accountId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'refusal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'changedBy' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'user' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminUserFields' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SetUserStatesMutation, SetUserStatesMutationVariables>;
export const SetUserNewslettersDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SetUserNewsletters' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'SetUserNewslettersInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'setUserNewsletters' },
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
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'UserOutcome' } }],
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
      name: { kind: 'Name', value: 'AdminUserFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminUser' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'username' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'administrator' } },
          { kind: 'Field', name: { kind: 'Name', value: 'enabled' } },
          { kind: 'Field', name: { kind: 'Name', value: 'activated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'locale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'newsletter' } },
          { kind: 'Field', name: { kind: 'Name', value: 'organiserMail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'entryCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'voteCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'commentCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'UserOutcome' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'UserResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'accountId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'refusal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'changedBy' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'user' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminUserFields' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SetUserNewslettersMutation, SetUserNewslettersMutationVariables>;
export const UserHistoryDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'UserHistory' },
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
            name: { kind: 'Name', value: 'auditPage' },
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
                      name: { kind: 'Name', value: 'objectType' },
                      value: { kind: 'EnumValue', value: 'ACCOUNT' },
                    },
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'objectId' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
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
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AuditItem' } }],
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
} as unknown as DocumentNode<UserHistoryQuery, UserHistoryQueryVariables>;
type QueryArguments<TData, TVariables extends OperationVariables> =
  Record<string, never> extends TVariables
    ? [options?: useQuery.Options<TData, TVariables>]
    : [options: useQuery.Options<TData, TVariables> & ({ variables: TVariables } | { skip: true })];

export const useAdminUserQuery = (...[options]: QueryArguments<AdminUserQuery, AdminUserQueryVariables>) =>
  useQuery<AdminUserQuery, AdminUserQueryVariables>(
    AdminUserDocument,
    options as useQuery.Options<AdminUserQuery, AdminUserQueryVariables>,
  );
export const useAdminUsersQuery = (...[options]: QueryArguments<AdminUsersQuery, AdminUsersQueryVariables>) =>
  useQuery<AdminUsersQuery, AdminUsersQueryVariables>(
    AdminUsersDocument,
    options as useQuery.Options<AdminUsersQuery, AdminUsersQueryVariables>,
  );
export const useCreateUserMutation = (options?: useMutation.Options<CreateUserMutation, CreateUserMutationVariables>) =>
  useMutation<CreateUserMutation, CreateUserMutationVariables>(CreateUserDocument, options);
export const useDeleteUserMutation = (options?: useMutation.Options<DeleteUserMutation, DeleteUserMutationVariables>) =>
  useMutation<DeleteUserMutation, DeleteUserMutationVariables>(DeleteUserDocument, options);
export const useEndUserSessionsMutation = (
  options?: useMutation.Options<EndUserSessionsMutation, EndUserSessionsMutationVariables>,
) => useMutation<EndUserSessionsMutation, EndUserSessionsMutationVariables>(EndUserSessionsDocument, options);
export const useSendAccountMailMutation = (
  options?: useMutation.Options<SendAccountMailMutation, SendAccountMailMutationVariables>,
) => useMutation<SendAccountMailMutation, SendAccountMailMutationVariables>(SendAccountMailDocument, options);
export const useSetUserNewsletterMutation = (
  options?: useMutation.Options<SetUserNewsletterMutation, SetUserNewsletterMutationVariables>,
) => useMutation<SetUserNewsletterMutation, SetUserNewsletterMutationVariables>(SetUserNewsletterDocument, options);
export const useSetUserNewslettersMutation = (
  options?: useMutation.Options<SetUserNewslettersMutation, SetUserNewslettersMutationVariables>,
) => useMutation<SetUserNewslettersMutation, SetUserNewslettersMutationVariables>(SetUserNewslettersDocument, options);
export const useSetUserStateMutation = (
  options?: useMutation.Options<SetUserStateMutation, SetUserStateMutationVariables>,
) => useMutation<SetUserStateMutation, SetUserStateMutationVariables>(SetUserStateDocument, options);
export const useSetUserStatesMutation = (
  options?: useMutation.Options<SetUserStatesMutation, SetUserStatesMutationVariables>,
) => useMutation<SetUserStatesMutation, SetUserStatesMutationVariables>(SetUserStatesDocument, options);
export const useUpdateUserMutation = (options?: useMutation.Options<UpdateUserMutation, UpdateUserMutationVariables>) =>
  useMutation<UpdateUserMutation, UpdateUserMutationVariables>(UpdateUserDocument, options);
export const useUserCompetitionsQuery = (
  ...[options]: QueryArguments<UserCompetitionsQuery, UserCompetitionsQueryVariables>
) =>
  useQuery<UserCompetitionsQuery, UserCompetitionsQueryVariables>(
    UserCompetitionsDocument,
    options as useQuery.Options<UserCompetitionsQuery, UserCompetitionsQueryVariables>,
  );
export const useUserHistoryQuery = (...[options]: QueryArguments<UserHistoryQuery, UserHistoryQueryVariables>) =>
  useQuery<UserHistoryQuery, UserHistoryQueryVariables>(
    UserHistoryDocument,
    options as useQuery.Options<UserHistoryQuery, UserHistoryQueryVariables>,
  );
