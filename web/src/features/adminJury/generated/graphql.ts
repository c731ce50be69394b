/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A round to make. */
export type CreateRoundInput = {
  /** Whether it decides which photos are accepted; false when absent. */
  accepts?: boolean | null | undefined;
  /** Whole per cent of the photos that should be accepted, 0–100, a hint that limits nothing; none when absent. */
  aim?: number | null | undefined;
  /** When it closes: behind its opening, and not behind the award. */
  closes: string;
  /** The competition. */
  competitionId?: string | null | undefined;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: number | null | undefined;
  /** Highest point, above the lowest, at most 100. */
  maxPoint: number;
  /** Lowest point, 0–100. */
  minPoint: number;
  /** When it opens: not before voting starts. */
  opens: string;
  /** Numbers of the seats that judge; at most 100. */
  panel: Array<number>;
  /** What points mean; none when absent. At most 101. */
  pointNames?: Array<PointNameInput> | null | undefined;
  /** Its place among the rounds of the competition, 1–20. */
  position: number;
  /** Whether judges may write remarks. */
  remarks: RoundRemarks;
  /** Title, in both languages. */
  title: LocalizedTextInput;
  /** Codes of its categories; empty: all. At most 20. */
  types: Array<string>;
};

/** Which round to delete. */
export type DeleteRoundInput = {
  /** The competition. */
  competitionId?: string | null | undefined;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: number | null | undefined;
  /** The round. */
  roundId?: string | null | undefined;
  /** The round's number, in the place of its id: exactly one of both. */
  roundNumber?: number | null | undefined;
  /** The version that was read; another one meanwhile is a VERSION_CONFLICT. Not compared when absent. */
  version?: number | null | undefined;
};

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

/** Interface language. */
export type Locale =
  /** English. */
  | 'en'
  /** Hungarian, the default. */
  | 'hu';

/** A text in each locale. */
export type LocalizedTextInput = {
  /** English. */
  en: string;
  /** Hungarian. */
  hu: string;
};

/** From when on everyone sees the names of a competition's judges. */
export type NamesPublic =
  /** Once the competition has ended. */
  | 'AT_AWARD'
  /** From the day they accept. */
  | 'AT_ONCE';

/** What a seat is in a round's panel. */
export type PanelState =
  /** It judges. */
  | 'ACTIVE'
  /** It judges no further, and its marks do not count. */
  | 'LEFT_OUT'
  /** It judges no further; its marks stay. */
  | 'WITHDRAWN';

/** What a point of a round means. */
export type PointNameInput = {
  /** Its name, in both languages; at most 40 characters each. */
  name: LocalizedTextInput;
  /** In the range of the round; each has one name at most. */
  point: number;
};

/** Who is reminded of an invitation. */
export type RemindJudgeInput = {
  /** The competition. */
  competitionId?: string | null | undefined;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: number | null | undefined;
  /** Number of the seat. */
  seat: number;
};

/** Who is reminded of a round. */
export type RemindOfRoundInput = {
  /** The competition. */
  competitionId?: string | null | undefined;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: number | null | undefined;
  /** The round. */
  roundId?: string | null | undefined;
  /** The round's number, in the place of its id: exactly one of both. */
  roundNumber?: number | null | undefined;
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

/** A round to open once more. */
export type ReopenRoundInput = {
  /** When it closes then: an instant ahead, and not behind the award. */
  closes: string;
  /** The competition. */
  competitionId?: string | null | undefined;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: number | null | undefined;
  /** Why, for the audit log; 1–500 characters. */
  reason: string;
  /** The round. */
  roundId?: string | null | undefined;
  /** The round's number, in the place of its id: exactly one of both. */
  roundNumber?: number | null | undefined;
};

/** Whether judges of a round may write remarks. */
export type RoundRemarks =
  /** They may, and the entrant reads them once the competition has ended. */
  | 'ENTRANTS'
  /** They may not. */
  | 'NONE';

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

/** Whose photos a judge does not judge. */
export type SetConflictsInput = {
  /** Their accounts, at most 200, in the place of those that were named before. */
  accountIds: Array<string>;
  /** The competition. */
  competitionId?: string | null | undefined;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: number | null | undefined;
  /** Number of the seat. */
  seat: number;
};

/** What a seat is to be in a round's panel. */
export type SetPanelSeatInput = {
  /** The competition. */
  competitionId?: string | null | undefined;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: number | null | undefined;
  /** Why, for the audit log; needed for LEFT_OUT. At most 500 characters. */
  reason?: string | null | undefined;
  /** The round. */
  roundId?: string | null | undefined;
  /** The round's number, in the place of its id: exactly one of both. */
  roundNumber?: number | null | undefined;
  /** Number of the seat. */
  seat: number;
  /** What it is to be. */
  state: PanelState;
};

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
  /** Whether an author has one place, medal or mention at most in each category. */
  oneAwardPerAuthor?: boolean | null | undefined;
  /** Whether a photo has one place, medal or mention at most. */
  oneAwardPerImage?: boolean | null | undefined;
  /** The version that was read; another one meanwhile is a VERSION_CONFLICT. */
  version: number;
};

/** What to change of a round; what is absent or null stays as it is. */
export type UpdateRoundInput = {
  /** Whether it decides which photos are accepted. */
  accepts?: boolean | null | undefined;
  /** Whole per cent of the photos that should be accepted, 0–100, a hint that limits nothing; null takes it away, and absent it stays. */
  aim?: number | null | undefined;
  /** When it closes: behind its opening, and not behind the award. An instant that has passed closes an open round now. */
  closes?: string | null | undefined;
  /** The competition. */
  competitionId?: string | null | undefined;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: number | null | undefined;
  /** Highest point, above the lowest, at most 100. */
  maxPoint?: number | null | undefined;
  /** Lowest point, 0–100. */
  minPoint?: number | null | undefined;
  /** When it opens: not before voting starts. */
  opens?: string | null | undefined;
  /** What points mean, all of them. At most 101. */
  pointNames?: Array<PointNameInput> | null | undefined;
  /** Its place among the rounds of the competition, 1–20. */
  position?: number | null | undefined;
  /** Whether judges may write remarks. */
  remarks?: RoundRemarks | null | undefined;
  /** The round. */
  roundId?: string | null | undefined;
  /** The round's number, in the place of its id: exactly one of both. */
  roundNumber?: number | null | undefined;
  /** Title, in both languages. */
  title?: LocalizedTextInput | null | undefined;
  /** Codes of its categories; empty: all. At most 20. */
  types?: Array<string> | null | undefined;
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
        conflicts: Array<{
          __typename: 'NamedConflict';
          accountId: string;
          username: string;
          firstName: string;
          lastName: string;
        }>;
      }>;
      rounds: Array<{
        __typename: 'AdminJuryRound';
        id: string;
        number: number;
        version: number;
        incomplete: number;
        outside: number;
        round: {
          __typename: 'JuryRound';
          id: string;
          number: number;
          position: number;
          types: Array<string>;
          minPoint: number;
          maxPoint: number;
          remarks: RoundRemarks;
          accepts: boolean;
          aim: number | null;
          opens: string;
          closes: string;
          decidedAt: string | null;
          stage: JuryStage;
          photos: number | null;
          title: { __typename: 'LocalizedText'; hu: string; en: string };
          pointNames: Array<{
            __typename: 'PointName';
            point: number;
            name: { __typename: 'LocalizedText'; hu: string; en: string };
          }>;
        };
        progress: Array<{
          __typename: 'SeatProgress';
          seat: number;
          firstName: string | null;
          lastName: string | null;
          state: PanelState;
          tasks: number | null;
          marked: number | null;
          withdrawn: number | null;
          complete: boolean;
          finishedAt: string | null;
          lastAt: string | null;
          remindableFrom: string | null;
        }>;
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
    conflicts: Array<{
      __typename: 'NamedConflict';
      accountId: string;
      username: string;
      firstName: string;
      lastName: string;
    }>;
  }>;
  rounds: Array<{
    __typename: 'AdminJuryRound';
    id: string;
    number: number;
    version: number;
    incomplete: number;
    outside: number;
    round: {
      __typename: 'JuryRound';
      id: string;
      number: number;
      position: number;
      types: Array<string>;
      minPoint: number;
      maxPoint: number;
      remarks: RoundRemarks;
      accepts: boolean;
      aim: number | null;
      opens: string;
      closes: string;
      decidedAt: string | null;
      stage: JuryStage;
      photos: number | null;
      title: { __typename: 'LocalizedText'; hu: string; en: string };
      pointNames: Array<{
        __typename: 'PointName';
        point: number;
        name: { __typename: 'LocalizedText'; hu: string; en: string };
      }>;
    };
    progress: Array<{
      __typename: 'SeatProgress';
      seat: number;
      firstName: string | null;
      lastName: string | null;
      state: PanelState;
      tasks: number | null;
      marked: number | null;
      withdrawn: number | null;
      complete: boolean;
      finishedAt: string | null;
      lastAt: string | null;
      remindableFrom: string | null;
    }>;
  }>;
};

export type AdminRoundFragment = {
  __typename: 'AdminJuryRound';
  id: string;
  number: number;
  version: number;
  incomplete: number;
  outside: number;
  round: {
    __typename: 'JuryRound';
    id: string;
    number: number;
    position: number;
    types: Array<string>;
    minPoint: number;
    maxPoint: number;
    remarks: RoundRemarks;
    accepts: boolean;
    aim: number | null;
    opens: string;
    closes: string;
    decidedAt: string | null;
    stage: JuryStage;
    photos: number | null;
    title: { __typename: 'LocalizedText'; hu: string; en: string };
    pointNames: Array<{
      __typename: 'PointName';
      point: number;
      name: { __typename: 'LocalizedText'; hu: string; en: string };
    }>;
  };
  progress: Array<{
    __typename: 'SeatProgress';
    seat: number;
    firstName: string | null;
    lastName: string | null;
    state: PanelState;
    tasks: number | null;
    marked: number | null;
    withdrawn: number | null;
    complete: boolean;
    finishedAt: string | null;
    lastAt: string | null;
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
  conflicts: Array<{
    __typename: 'NamedConflict';
    accountId: string;
    username: string;
    firstName: string;
    lastName: string;
  }>;
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
        conflicts: Array<{
          __typename: 'NamedConflict';
          accountId: string;
          username: string;
          firstName: string;
          lastName: string;
        }>;
      }>;
      rounds: Array<{
        __typename: 'AdminJuryRound';
        id: string;
        number: number;
        version: number;
        incomplete: number;
        outside: number;
        round: {
          __typename: 'JuryRound';
          id: string;
          number: number;
          position: number;
          types: Array<string>;
          minPoint: number;
          maxPoint: number;
          remarks: RoundRemarks;
          accepts: boolean;
          aim: number | null;
          opens: string;
          closes: string;
          decidedAt: string | null;
          stage: JuryStage;
          photos: number | null;
          title: { __typename: 'LocalizedText'; hu: string; en: string };
          pointNames: Array<{
            __typename: 'PointName';
            point: number;
            name: { __typename: 'LocalizedText'; hu: string; en: string };
          }>;
        };
        progress: Array<{
          __typename: 'SeatProgress';
          seat: number;
          firstName: string | null;
          lastName: string | null;
          state: PanelState;
          tasks: number | null;
          marked: number | null;
          withdrawn: number | null;
          complete: boolean;
          finishedAt: string | null;
          lastAt: string | null;
          remindableFrom: string | null;
        }>;
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
        conflicts: Array<{
          __typename: 'NamedConflict';
          accountId: string;
          username: string;
          firstName: string;
          lastName: string;
        }>;
      }>;
      rounds: Array<{
        __typename: 'AdminJuryRound';
        id: string;
        number: number;
        version: number;
        incomplete: number;
        outside: number;
        round: {
          __typename: 'JuryRound';
          id: string;
          number: number;
          position: number;
          types: Array<string>;
          minPoint: number;
          maxPoint: number;
          remarks: RoundRemarks;
          accepts: boolean;
          aim: number | null;
          opens: string;
          closes: string;
          decidedAt: string | null;
          stage: JuryStage;
          photos: number | null;
          title: { __typename: 'LocalizedText'; hu: string; en: string };
          pointNames: Array<{
            __typename: 'PointName';
            point: number;
            name: { __typename: 'LocalizedText'; hu: string; en: string };
          }>;
        };
        progress: Array<{
          __typename: 'SeatProgress';
          seat: number;
          firstName: string | null;
          lastName: string | null;
          state: PanelState;
          tasks: number | null;
          marked: number | null;
          withdrawn: number | null;
          complete: boolean;
          finishedAt: string | null;
          lastAt: string | null;
          remindableFrom: string | null;
        }>;
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
        conflicts: Array<{
          __typename: 'NamedConflict';
          accountId: string;
          username: string;
          firstName: string;
          lastName: string;
        }>;
      }>;
      rounds: Array<{
        __typename: 'AdminJuryRound';
        id: string;
        number: number;
        version: number;
        incomplete: number;
        outside: number;
        round: {
          __typename: 'JuryRound';
          id: string;
          number: number;
          position: number;
          types: Array<string>;
          minPoint: number;
          maxPoint: number;
          remarks: RoundRemarks;
          accepts: boolean;
          aim: number | null;
          opens: string;
          closes: string;
          decidedAt: string | null;
          stage: JuryStage;
          photos: number | null;
          title: { __typename: 'LocalizedText'; hu: string; en: string };
          pointNames: Array<{
            __typename: 'PointName';
            point: number;
            name: { __typename: 'LocalizedText'; hu: string; en: string };
          }>;
        };
        progress: Array<{
          __typename: 'SeatProgress';
          seat: number;
          firstName: string | null;
          lastName: string | null;
          state: PanelState;
          tasks: number | null;
          marked: number | null;
          withdrawn: number | null;
          complete: boolean;
          finishedAt: string | null;
          lastAt: string | null;
          remindableFrom: string | null;
        }>;
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
        conflicts: Array<{
          __typename: 'NamedConflict';
          accountId: string;
          username: string;
          firstName: string;
          lastName: string;
        }>;
      }>;
      rounds: Array<{
        __typename: 'AdminJuryRound';
        id: string;
        number: number;
        version: number;
        incomplete: number;
        outside: number;
        round: {
          __typename: 'JuryRound';
          id: string;
          number: number;
          position: number;
          types: Array<string>;
          minPoint: number;
          maxPoint: number;
          remarks: RoundRemarks;
          accepts: boolean;
          aim: number | null;
          opens: string;
          closes: string;
          decidedAt: string | null;
          stage: JuryStage;
          photos: number | null;
          title: { __typename: 'LocalizedText'; hu: string; en: string };
          pointNames: Array<{
            __typename: 'PointName';
            point: number;
            name: { __typename: 'LocalizedText'; hu: string; en: string };
          }>;
        };
        progress: Array<{
          __typename: 'SeatProgress';
          seat: number;
          firstName: string | null;
          lastName: string | null;
          state: PanelState;
          tasks: number | null;
          marked: number | null;
          withdrawn: number | null;
          complete: boolean;
          finishedAt: string | null;
          lastAt: string | null;
          remindableFrom: string | null;
        }>;
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
        conflicts: Array<{
          __typename: 'NamedConflict';
          accountId: string;
          username: string;
          firstName: string;
          lastName: string;
        }>;
      }>;
      rounds: Array<{
        __typename: 'AdminJuryRound';
        id: string;
        number: number;
        version: number;
        incomplete: number;
        outside: number;
        round: {
          __typename: 'JuryRound';
          id: string;
          number: number;
          position: number;
          types: Array<string>;
          minPoint: number;
          maxPoint: number;
          remarks: RoundRemarks;
          accepts: boolean;
          aim: number | null;
          opens: string;
          closes: string;
          decidedAt: string | null;
          stage: JuryStage;
          photos: number | null;
          title: { __typename: 'LocalizedText'; hu: string; en: string };
          pointNames: Array<{
            __typename: 'PointName';
            point: number;
            name: { __typename: 'LocalizedText'; hu: string; en: string };
          }>;
        };
        progress: Array<{
          __typename: 'SeatProgress';
          seat: number;
          firstName: string | null;
          lastName: string | null;
          state: PanelState;
          tasks: number | null;
          marked: number | null;
          withdrawn: number | null;
          complete: boolean;
          finishedAt: string | null;
          lastAt: string | null;
          remindableFrom: string | null;
        }>;
      }>;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type CreateRoundMutationVariables = Exact<{
  input: CreateRoundInput;
}>;

export type CreateRoundMutation = {
  createRound: {
    __typename: 'CreateRoundPayload';
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
        conflicts: Array<{
          __typename: 'NamedConflict';
          accountId: string;
          username: string;
          firstName: string;
          lastName: string;
        }>;
      }>;
      rounds: Array<{
        __typename: 'AdminJuryRound';
        id: string;
        number: number;
        version: number;
        incomplete: number;
        outside: number;
        round: {
          __typename: 'JuryRound';
          id: string;
          number: number;
          position: number;
          types: Array<string>;
          minPoint: number;
          maxPoint: number;
          remarks: RoundRemarks;
          accepts: boolean;
          aim: number | null;
          opens: string;
          closes: string;
          decidedAt: string | null;
          stage: JuryStage;
          photos: number | null;
          title: { __typename: 'LocalizedText'; hu: string; en: string };
          pointNames: Array<{
            __typename: 'PointName';
            point: number;
            name: { __typename: 'LocalizedText'; hu: string; en: string };
          }>;
        };
        progress: Array<{
          __typename: 'SeatProgress';
          seat: number;
          firstName: string | null;
          lastName: string | null;
          state: PanelState;
          tasks: number | null;
          marked: number | null;
          withdrawn: number | null;
          complete: boolean;
          finishedAt: string | null;
          lastAt: string | null;
          remindableFrom: string | null;
        }>;
      }>;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type UpdateRoundMutationVariables = Exact<{
  input: UpdateRoundInput;
}>;

export type UpdateRoundMutation = {
  updateRound: {
    __typename: 'UpdateRoundPayload';
    round: {
      __typename: 'AdminJuryRound';
      id: string;
      number: number;
      version: number;
      incomplete: number;
      outside: number;
      round: {
        __typename: 'JuryRound';
        id: string;
        number: number;
        position: number;
        types: Array<string>;
        minPoint: number;
        maxPoint: number;
        remarks: RoundRemarks;
        accepts: boolean;
        aim: number | null;
        opens: string;
        closes: string;
        decidedAt: string | null;
        stage: JuryStage;
        photos: number | null;
        title: { __typename: 'LocalizedText'; hu: string; en: string };
        pointNames: Array<{
          __typename: 'PointName';
          point: number;
          name: { __typename: 'LocalizedText'; hu: string; en: string };
        }>;
      };
      progress: Array<{
        __typename: 'SeatProgress';
        seat: number;
        firstName: string | null;
        lastName: string | null;
        state: PanelState;
        tasks: number | null;
        marked: number | null;
        withdrawn: number | null;
        complete: boolean;
        finishedAt: string | null;
        lastAt: string | null;
        remindableFrom: string | null;
      }>;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type DeleteRoundMutationVariables = Exact<{
  input: DeleteRoundInput;
}>;

export type DeleteRoundMutation = {
  deleteRound: {
    __typename: 'DeleteRoundPayload';
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
        conflicts: Array<{
          __typename: 'NamedConflict';
          accountId: string;
          username: string;
          firstName: string;
          lastName: string;
        }>;
      }>;
      rounds: Array<{
        __typename: 'AdminJuryRound';
        id: string;
        number: number;
        version: number;
        incomplete: number;
        outside: number;
        round: {
          __typename: 'JuryRound';
          id: string;
          number: number;
          position: number;
          types: Array<string>;
          minPoint: number;
          maxPoint: number;
          remarks: RoundRemarks;
          accepts: boolean;
          aim: number | null;
          opens: string;
          closes: string;
          decidedAt: string | null;
          stage: JuryStage;
          photos: number | null;
          title: { __typename: 'LocalizedText'; hu: string; en: string };
          pointNames: Array<{
            __typename: 'PointName';
            point: number;
            name: { __typename: 'LocalizedText'; hu: string; en: string };
          }>;
        };
        progress: Array<{
          __typename: 'SeatProgress';
          seat: number;
          firstName: string | null;
          lastName: string | null;
          state: PanelState;
          tasks: number | null;
          marked: number | null;
          withdrawn: number | null;
          complete: boolean;
          finishedAt: string | null;
          lastAt: string | null;
          remindableFrom: string | null;
        }>;
      }>;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type SetPanelSeatMutationVariables = Exact<{
  input: SetPanelSeatInput;
}>;

export type SetPanelSeatMutation = {
  setPanelSeat: {
    __typename: 'SetPanelSeatPayload';
    round: {
      __typename: 'AdminJuryRound';
      id: string;
      number: number;
      version: number;
      incomplete: number;
      outside: number;
      round: {
        __typename: 'JuryRound';
        id: string;
        number: number;
        position: number;
        types: Array<string>;
        minPoint: number;
        maxPoint: number;
        remarks: RoundRemarks;
        accepts: boolean;
        aim: number | null;
        opens: string;
        closes: string;
        decidedAt: string | null;
        stage: JuryStage;
        photos: number | null;
        title: { __typename: 'LocalizedText'; hu: string; en: string };
        pointNames: Array<{
          __typename: 'PointName';
          point: number;
          name: { __typename: 'LocalizedText'; hu: string; en: string };
        }>;
      };
      progress: Array<{
        __typename: 'SeatProgress';
        seat: number;
        firstName: string | null;
        lastName: string | null;
        state: PanelState;
        tasks: number | null;
        marked: number | null;
        withdrawn: number | null;
        complete: boolean;
        finishedAt: string | null;
        lastAt: string | null;
        remindableFrom: string | null;
      }>;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type RemindOfRoundMutationVariables = Exact<{
  input: RemindOfRoundInput;
}>;

export type RemindOfRoundMutation = {
  remindOfRound: {
    __typename: 'RemindOfRoundPayload';
    round: {
      __typename: 'AdminJuryRound';
      id: string;
      number: number;
      version: number;
      incomplete: number;
      outside: number;
      round: {
        __typename: 'JuryRound';
        id: string;
        number: number;
        position: number;
        types: Array<string>;
        minPoint: number;
        maxPoint: number;
        remarks: RoundRemarks;
        accepts: boolean;
        aim: number | null;
        opens: string;
        closes: string;
        decidedAt: string | null;
        stage: JuryStage;
        photos: number | null;
        title: { __typename: 'LocalizedText'; hu: string; en: string };
        pointNames: Array<{
          __typename: 'PointName';
          point: number;
          name: { __typename: 'LocalizedText'; hu: string; en: string };
        }>;
      };
      progress: Array<{
        __typename: 'SeatProgress';
        seat: number;
        firstName: string | null;
        lastName: string | null;
        state: PanelState;
        tasks: number | null;
        marked: number | null;
        withdrawn: number | null;
        complete: boolean;
        finishedAt: string | null;
        lastAt: string | null;
        remindableFrom: string | null;
      }>;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type ReopenRoundMutationVariables = Exact<{
  input: ReopenRoundInput;
}>;

export type ReopenRoundMutation = {
  reopenRound: {
    __typename: 'ReopenRoundPayload';
    round: {
      __typename: 'AdminJuryRound';
      id: string;
      number: number;
      version: number;
      incomplete: number;
      outside: number;
      round: {
        __typename: 'JuryRound';
        id: string;
        number: number;
        position: number;
        types: Array<string>;
        minPoint: number;
        maxPoint: number;
        remarks: RoundRemarks;
        accepts: boolean;
        aim: number | null;
        opens: string;
        closes: string;
        decidedAt: string | null;
        stage: JuryStage;
        photos: number | null;
        title: { __typename: 'LocalizedText'; hu: string; en: string };
        pointNames: Array<{
          __typename: 'PointName';
          point: number;
          name: { __typename: 'LocalizedText'; hu: string; en: string };
        }>;
      };
      progress: Array<{
        __typename: 'SeatProgress';
        seat: number;
        firstName: string | null;
        lastName: string | null;
        state: PanelState;
        tasks: number | null;
        marked: number | null;
        withdrawn: number | null;
        complete: boolean;
        finishedAt: string | null;
        lastAt: string | null;
        remindableFrom: string | null;
      }>;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type SetConflictsMutationVariables = Exact<{
  input: SetConflictsInput;
}>;

export type SetConflictsMutation = {
  setConflicts: {
    __typename: 'SetConflictsPayload';
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
        conflicts: Array<{
          __typename: 'NamedConflict';
          accountId: string;
          username: string;
          firstName: string;
          lastName: string;
        }>;
      }>;
      rounds: Array<{
        __typename: 'AdminJuryRound';
        id: string;
        number: number;
        version: number;
        incomplete: number;
        outside: number;
        round: {
          __typename: 'JuryRound';
          id: string;
          number: number;
          position: number;
          types: Array<string>;
          minPoint: number;
          maxPoint: number;
          remarks: RoundRemarks;
          accepts: boolean;
          aim: number | null;
          opens: string;
          closes: string;
          decidedAt: string | null;
          stage: JuryStage;
          photos: number | null;
          title: { __typename: 'LocalizedText'; hu: string; en: string };
          pointNames: Array<{
            __typename: 'PointName';
            point: number;
            name: { __typename: 'LocalizedText'; hu: string; en: string };
          }>;
        };
        progress: Array<{
          __typename: 'SeatProgress';
          seat: number;
          firstName: string | null;
          lastName: string | null;
          state: PanelState;
          tasks: number | null;
          marked: number | null;
          withdrawn: number | null;
          complete: boolean;
          finishedAt: string | null;
          lastAt: string | null;
          remindableFrom: string | null;
        }>;
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
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'conflicts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'accountId' } },
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
} as unknown as DocumentNode<AdminJurySeatFragment, unknown>;
export const AdminRoundFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminRound' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminJuryRound' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'incomplete' } },
          { kind: 'Field', name: { kind: 'Name', value: 'outside' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'round' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'position' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'types' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'decidedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'photos' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'progress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tasks' } },
                { kind: 'Field', name: { kind: 'Name', value: 'marked' } },
                { kind: 'Field', name: { kind: 'Name', value: 'withdrawn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'complete' } },
                { kind: 'Field', name: { kind: 'Name', value: 'finishedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'remindableFrom' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AdminRoundFragment, unknown>;
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
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'rounds' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminRound' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminRound' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminJuryRound' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'incomplete' } },
          { kind: 'Field', name: { kind: 'Name', value: 'outside' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'round' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'position' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'types' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'decidedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'photos' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'progress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tasks' } },
                { kind: 'Field', name: { kind: 'Name', value: 'marked' } },
                { kind: 'Field', name: { kind: 'Name', value: 'withdrawn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'complete' } },
                { kind: 'Field', name: { kind: 'Name', value: 'finishedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'remindableFrom' } },
              ],
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
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'conflicts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'accountId' } },
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
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'rounds' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminRound' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminRound' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminJuryRound' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'incomplete' } },
          { kind: 'Field', name: { kind: 'Name', value: 'outside' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'round' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'position' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'types' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'decidedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'photos' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'progress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tasks' } },
                { kind: 'Field', name: { kind: 'Name', value: 'marked' } },
                { kind: 'Field', name: { kind: 'Name', value: 'withdrawn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'complete' } },
                { kind: 'Field', name: { kind: 'Name', value: 'finishedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'remindableFrom' } },
              ],
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
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'conflicts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'accountId' } },
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
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'rounds' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminRound' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminRound' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminJuryRound' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'incomplete' } },
          { kind: 'Field', name: { kind: 'Name', value: 'outside' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'round' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'position' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'types' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'decidedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'photos' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'progress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tasks' } },
                { kind: 'Field', name: { kind: 'Name', value: 'marked' } },
                { kind: 'Field', name: { kind: 'Name', value: 'withdrawn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'complete' } },
                { kind: 'Field', name: { kind: 'Name', value: 'finishedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'remindableFrom' } },
              ],
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
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'conflicts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'accountId' } },
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
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'rounds' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminRound' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminRound' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminJuryRound' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'incomplete' } },
          { kind: 'Field', name: { kind: 'Name', value: 'outside' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'round' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'position' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'types' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'decidedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'photos' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'progress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tasks' } },
                { kind: 'Field', name: { kind: 'Name', value: 'marked' } },
                { kind: 'Field', name: { kind: 'Name', value: 'withdrawn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'complete' } },
                { kind: 'Field', name: { kind: 'Name', value: 'finishedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'remindableFrom' } },
              ],
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
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'conflicts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'accountId' } },
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
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'rounds' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminRound' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminRound' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminJuryRound' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'incomplete' } },
          { kind: 'Field', name: { kind: 'Name', value: 'outside' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'round' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'position' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'types' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'decidedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'photos' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'progress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tasks' } },
                { kind: 'Field', name: { kind: 'Name', value: 'marked' } },
                { kind: 'Field', name: { kind: 'Name', value: 'withdrawn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'complete' } },
                { kind: 'Field', name: { kind: 'Name', value: 'finishedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'remindableFrom' } },
              ],
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
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'conflicts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'accountId' } },
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
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'rounds' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminRound' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminRound' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminJuryRound' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'incomplete' } },
          { kind: 'Field', name: { kind: 'Name', value: 'outside' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'round' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'position' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'types' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'decidedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'photos' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'progress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tasks' } },
                { kind: 'Field', name: { kind: 'Name', value: 'marked' } },
                { kind: 'Field', name: { kind: 'Name', value: 'withdrawn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'complete' } },
                { kind: 'Field', name: { kind: 'Name', value: 'finishedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'remindableFrom' } },
              ],
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
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'conflicts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'accountId' } },
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
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'rounds' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminRound' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminRound' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminJuryRound' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'incomplete' } },
          { kind: 'Field', name: { kind: 'Name', value: 'outside' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'round' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'position' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'types' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'decidedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'photos' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'progress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tasks' } },
                { kind: 'Field', name: { kind: 'Name', value: 'marked' } },
                { kind: 'Field', name: { kind: 'Name', value: 'withdrawn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'complete' } },
                { kind: 'Field', name: { kind: 'Name', value: 'finishedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'remindableFrom' } },
              ],
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
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'conflicts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'accountId' } },
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
} as unknown as DocumentNode<RemindJudgeMutation, RemindJudgeMutationVariables>;
export const CreateRoundDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'CreateRound' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'CreateRoundInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'createRound' },
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
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'rounds' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminRound' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminRound' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminJuryRound' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'incomplete' } },
          { kind: 'Field', name: { kind: 'Name', value: 'outside' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'round' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'position' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'types' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'decidedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'photos' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'progress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tasks' } },
                { kind: 'Field', name: { kind: 'Name', value: 'marked' } },
                { kind: 'Field', name: { kind: 'Name', value: 'withdrawn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'complete' } },
                { kind: 'Field', name: { kind: 'Name', value: 'finishedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'remindableFrom' } },
              ],
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
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'conflicts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'accountId' } },
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
} as unknown as DocumentNode<CreateRoundMutation, CreateRoundMutationVariables>;
export const UpdateRoundDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UpdateRound' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'UpdateRoundInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateRound' },
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
                  name: { kind: 'Name', value: 'round' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminRound' } }],
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
      name: { kind: 'Name', value: 'AdminRound' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminJuryRound' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'incomplete' } },
          { kind: 'Field', name: { kind: 'Name', value: 'outside' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'round' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'position' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'types' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'decidedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'photos' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'progress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tasks' } },
                { kind: 'Field', name: { kind: 'Name', value: 'marked' } },
                { kind: 'Field', name: { kind: 'Name', value: 'withdrawn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'complete' } },
                { kind: 'Field', name: { kind: 'Name', value: 'finishedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'remindableFrom' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UpdateRoundMutation, UpdateRoundMutationVariables>;
export const DeleteRoundDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'DeleteRound' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'DeleteRoundInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deleteRound' },
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
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'rounds' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminRound' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminRound' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminJuryRound' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'incomplete' } },
          { kind: 'Field', name: { kind: 'Name', value: 'outside' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'round' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'position' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'types' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'decidedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'photos' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'progress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tasks' } },
                { kind: 'Field', name: { kind: 'Name', value: 'marked' } },
                { kind: 'Field', name: { kind: 'Name', value: 'withdrawn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'complete' } },
                { kind: 'Field', name: { kind: 'Name', value: 'finishedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'remindableFrom' } },
              ],
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
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'conflicts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'accountId' } },
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
} as unknown as DocumentNode<DeleteRoundMutation, DeleteRoundMutationVariables>;
export const SetPanelSeatDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SetPanelSeat' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'SetPanelSeatInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'setPanelSeat' },
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
                  name: { kind: 'Name', value: 'round' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminRound' } }],
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
      name: { kind: 'Name', value: 'AdminRound' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminJuryRound' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'incomplete' } },
          { kind: 'Field', name: { kind: 'Name', value: 'outside' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'round' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'position' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'types' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'decidedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'photos' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'progress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tasks' } },
                { kind: 'Field', name: { kind: 'Name', value: 'marked' } },
                { kind: 'Field', name: { kind: 'Name', value: 'withdrawn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'complete' } },
                { kind: 'Field', name: { kind: 'Name', value: 'finishedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'remindableFrom' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SetPanelSeatMutation, SetPanelSeatMutationVariables>;
export const RemindOfRoundDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'RemindOfRound' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'RemindOfRoundInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'remindOfRound' },
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
                  name: { kind: 'Name', value: 'round' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminRound' } }],
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
      name: { kind: 'Name', value: 'AdminRound' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminJuryRound' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'incomplete' } },
          { kind: 'Field', name: { kind: 'Name', value: 'outside' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'round' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'position' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'types' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'decidedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'photos' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'progress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tasks' } },
                { kind: 'Field', name: { kind: 'Name', value: 'marked' } },
                { kind: 'Field', name: { kind: 'Name', value: 'withdrawn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'complete' } },
                { kind: 'Field', name: { kind: 'Name', value: 'finishedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'remindableFrom' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RemindOfRoundMutation, RemindOfRoundMutationVariables>;
export const ReopenRoundDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'ReopenRound' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ReopenRoundInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'reopenRound' },
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
                  name: { kind: 'Name', value: 'round' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminRound' } }],
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
      name: { kind: 'Name', value: 'AdminRound' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminJuryRound' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'incomplete' } },
          { kind: 'Field', name: { kind: 'Name', value: 'outside' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'round' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'position' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'types' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'decidedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'photos' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'progress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tasks' } },
                { kind: 'Field', name: { kind: 'Name', value: 'marked' } },
                { kind: 'Field', name: { kind: 'Name', value: 'withdrawn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'complete' } },
                { kind: 'Field', name: { kind: 'Name', value: 'finishedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'remindableFrom' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ReopenRoundMutation, ReopenRoundMutationVariables>;
export const SetConflictsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SetConflicts' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'SetConflictsInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'setConflicts' },
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
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'rounds' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminRound' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminRound' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminJuryRound' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'incomplete' } },
          { kind: 'Field', name: { kind: 'Name', value: 'outside' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'round' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'position' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'types' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'decidedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'photos' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'progress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tasks' } },
                { kind: 'Field', name: { kind: 'Name', value: 'marked' } },
                { kind: 'Field', name: { kind: 'Name', value: 'withdrawn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'complete' } },
                { kind: 'Field', name: { kind: 'Name', value: 'finishedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'remindableFrom' } },
              ],
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
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'conflicts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'accountId' } },
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
} as unknown as DocumentNode<SetConflictsMutation, SetConflictsMutationVariables>;
type QueryArguments<TData, TVariables extends OperationVariables> =
  Record<string, never> extends TVariables
    ? [options?: useQuery.Options<TData, TVariables>]
    : [options: useQuery.Options<TData, TVariables> & ({ variables: TVariables } | { skip: true })];

export const useAdminJuryQuery = (...[options]: QueryArguments<AdminJuryQuery, AdminJuryQueryVariables>) =>
  useQuery<AdminJuryQuery, AdminJuryQueryVariables>(
    AdminJuryDocument,
    options as useQuery.Options<AdminJuryQuery, AdminJuryQueryVariables>,
  );
export const useCreateRoundMutation = (
  options?: useMutation.Options<CreateRoundMutation, CreateRoundMutationVariables>,
) => useMutation<CreateRoundMutation, CreateRoundMutationVariables>(CreateRoundDocument, options);
export const useDeleteRoundMutation = (
  options?: useMutation.Options<DeleteRoundMutation, DeleteRoundMutationVariables>,
) => useMutation<DeleteRoundMutation, DeleteRoundMutationVariables>(DeleteRoundDocument, options);
export const useInviteJudgeMutation = (
  options?: useMutation.Options<InviteJudgeMutation, InviteJudgeMutationVariables>,
) => useMutation<InviteJudgeMutation, InviteJudgeMutationVariables>(InviteJudgeDocument, options);
export const useRemindJudgeMutation = (
  options?: useMutation.Options<RemindJudgeMutation, RemindJudgeMutationVariables>,
) => useMutation<RemindJudgeMutation, RemindJudgeMutationVariables>(RemindJudgeDocument, options);
export const useRemindOfRoundMutation = (
  options?: useMutation.Options<RemindOfRoundMutation, RemindOfRoundMutationVariables>,
) => useMutation<RemindOfRoundMutation, RemindOfRoundMutationVariables>(RemindOfRoundDocument, options);
export const useRemoveSeatMutation = (options?: useMutation.Options<RemoveSeatMutation, RemoveSeatMutationVariables>) =>
  useMutation<RemoveSeatMutation, RemoveSeatMutationVariables>(RemoveSeatDocument, options);
export const useReopenRoundMutation = (
  options?: useMutation.Options<ReopenRoundMutation, ReopenRoundMutationVariables>,
) => useMutation<ReopenRoundMutation, ReopenRoundMutationVariables>(ReopenRoundDocument, options);
export const useSetConflictsMutation = (
  options?: useMutation.Options<SetConflictsMutation, SetConflictsMutationVariables>,
) => useMutation<SetConflictsMutation, SetConflictsMutationVariables>(SetConflictsDocument, options);
export const useSetPanelSeatMutation = (
  options?: useMutation.Options<SetPanelSeatMutation, SetPanelSeatMutationVariables>,
) => useMutation<SetPanelSeatMutation, SetPanelSeatMutationVariables>(SetPanelSeatDocument, options);
export const useUpdateJuryMutation = (options?: useMutation.Options<UpdateJuryMutation, UpdateJuryMutationVariables>) =>
  useMutation<UpdateJuryMutation, UpdateJuryMutationVariables>(UpdateJuryDocument, options);
export const useUpdateRoundMutation = (
  options?: useMutation.Options<UpdateRoundMutation, UpdateRoundMutationVariables>,
) => useMutation<UpdateRoundMutation, UpdateRoundMutationVariables>(UpdateRoundDocument, options);
export const useUpdateSeatMutation = (options?: useMutation.Options<UpdateSeatMutation, UpdateSeatMutationVariables>) =>
  useMutation<UpdateSeatMutation, UpdateSeatMutationVariables>(UpdateSeatDocument, options);
