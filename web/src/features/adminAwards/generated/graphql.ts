/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which rule of awards is broken. */
export type AwardBreach =
  /** The photo is of another category. */
  | 'AWARD_CATEGORY'
  /** The photo is not approved. */
  | 'AWARD_HIDDEN'
  /** As many have it as may. */
  | 'AWARD_MOST'
  /** Its category has a round that accepts, and the photo was not accepted. */
  | 'AWARD_NOT_ACCEPTED'
  /** Another photo of its author has an award in the category, and an author may have one only. */
  | 'AWARD_ONE_PER_AUTHOR'
  /** The photo has an award, and may have one only. */
  | 'AWARD_ONE_PER_IMAGE';

/** What an award is. */
export type AwardKind =
  /** Given to an account and not to a photo; outside of the two rules of one award. */
  | 'BEST_AUTHOR'
  /** What one judge chooses; outside of the two rules of one award. */
  | 'JUDGES_CHOICE'
  /** A medal. */
  | 'MEDAL'
  /** An honourable mention. */
  | 'MENTION'
  /** The first place, the second, and so on. */
  | 'PLACE'
  /** A special prize; outside of the two rules of one award. */
  | 'SPECIAL';

/** An award to make. */
export type CreateAwardInput = {
  /** The competition. */
  competitionId?: string | null | undefined;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: number | null | undefined;
  /** What it is. */
  kind: AwardKind;
  /** How many may have it, 1–100. */
  most: number;
  /** Of a PLACE, 1–100: 1 is the first. Null for another kind. */
  place?: number | null | undefined;
  /** Its place in the list, 1–200. */
  position: number;
  /** Of a JUDGES_CHOICE: number of the seat whose it is. Null for another kind. */
  seat?: number | null | undefined;
  /** Title, in both languages. */
  title: LocalizedTextInput;
  /** Code of its category; null where it is for all of them. */
  type?: string | null | undefined;
};

/** Which award to delete. */
export type DeleteAwardInput = {
  /** The award. */
  awardId?: string | null | undefined;
  /** The award's number, in the place of its id: exactly one of both. */
  awardNumber?: number | null | undefined;
  /** The competition. */
  competitionId?: string | null | undefined;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: number | null | undefined;
  /** The version that was read; another one meanwhile is a VERSION_CONFLICT. */
  version: number;
};

/** Who has an award. */
export type GiveAwardInput = {
  /** The award. */
  awardId?: string | null | undefined;
  /** The award's number, in the place of its id: exactly one of both. */
  awardNumber?: number | null | undefined;
  /** The competition. */
  competitionId?: string | null | undefined;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: number | null | undefined;
  /** The version of the award that was read; another one meanwhile is a VERSION_CONFLICT. */
  version: number;
  /** All who have it, in their order; empty takes it away. At most 100. */
  winners: Array<WinnerInput>;
};

/** Who judges a competition. */
export type JudgedBy =
  /** Voters and a jury, side by side. */
  | 'BOTH'
  /** A jury; nobody votes, and photos of others are hidden until it has ended. */
  | 'JURY'
  /** Its voters. */
  | 'VOTERS';

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

/** Changes of an award. Absent fields stay as they are; so do null fields, but for `place`, `type` and `seat`. */
export type UpdateAwardInput = {
  /** The award. */
  awardId?: string | null | undefined;
  /** The award's number, in the place of its id: exactly one of both. */
  awardNumber?: number | null | undefined;
  /** The competition. */
  competitionId?: string | null | undefined;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: number | null | undefined;
  /** What it is. */
  kind?: AwardKind | null | undefined;
  /** How many may have it, 1–100. */
  most?: number | null | undefined;
  /** Of a PLACE, 1–100: 1 is the first. Null for another kind. */
  place?: number | null | undefined;
  /** Its place in the list, 1–200. */
  position?: number | null | undefined;
  /** Of a JUDGES_CHOICE: number of the seat whose it is. Null for another kind. */
  seat?: number | null | undefined;
  /** Title, in both languages. */
  title?: LocalizedTextInput | null | undefined;
  /** Code of its category; null where it is for all of them. */
  type?: string | null | undefined;
  /** The version that was read; another one meanwhile is a VERSION_CONFLICT. */
  version: number;
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

/** A photo, or, for the award for the best author, an account. */
export type WinnerInput = {
  /** The author's account: an `Author`, `User` or `AdminUser`. */
  accountId?: string | null | undefined;
  /** The photo. */
  imageId?: string | null | undefined;
  /** The photo's number, in the place of its id: at most one of both. */
  imageNumber?: number | null | undefined;
  /** Why, at most 500 characters, which is published with the award; needed for a best author who is not proposed. */
  note?: string | null | undefined;
};

export type AdminAwardsQueryVariables = Exact<{
  number: number;
}>;

export type AdminAwardsQuery = {
  adminCompetition: {
    __typename: 'AdminCompetition';
    id: string;
    number: number;
    competition: {
      __typename: 'Competition';
      id: string;
      number: number;
      ended: boolean;
      judgedBy: JudgedBy;
      title: { __typename: 'LocalizedText'; hu: string; en: string };
      imageTypes: Array<{
        __typename: 'ImageType';
        code: string;
        title: { __typename: 'LocalizedText'; hu: string; en: string };
      }>;
    };
    jury: {
      __typename: 'AdminJury';
      version: number;
      oneAwardPerImage: boolean;
      oneAwardPerAuthor: boolean;
      awardsConfirmedAt: string | null;
      seats: Array<{
        __typename: 'AdminJurySeat';
        seat: number;
        firstName: string | null;
        lastName: string | null;
        state: SeatState;
        chair: boolean;
      }>;
      awards: Array<{
        __typename: 'AdminAward';
        id: string;
        number: number;
        version: number;
        position: number;
        kind: AwardKind;
        place: number | null;
        type: string | null;
        seat: number | null;
        most: number;
        vacant: number;
        title: { __typename: 'LocalizedText'; hu: string; en: string };
        winners: Array<{
          __typename: 'AdminAwardWinner';
          told: boolean;
          note: string;
          author: { __typename: 'Author'; id: string; firstName: string; lastName: string } | null;
          image: {
            __typename: 'Image';
            id: string;
            number: number;
            title: string;
            width: number;
            height: number;
            thumbhash: string;
            urlNeedsToken: boolean;
            thumb: string;
            small: string;
            medium: string;
            large: string;
          } | null;
        }>;
        next: Array<{
          __typename: 'AwardCandidate';
          sum: number;
          marks: number;
          accepted: boolean | null;
          breach: AwardBreach | null;
          image: {
            __typename: 'Image';
            id: string;
            number: number;
            type: string;
            title: string;
            width: number;
            height: number;
            thumbhash: string;
            urlNeedsToken: boolean;
            thumb: string;
            small: string;
            medium: string;
            large: string;
          };
        }>;
      }>;
      bestAuthors: Array<{
        __typename: 'BestAuthors';
        type: string | null;
        authors: Array<{
          __typename: 'AuthorStanding';
          accepted: number;
          sum: number;
          awards: number;
          proposed: boolean;
          author: { __typename: 'Author'; id: string; firstName: string; lastName: string };
        }>;
      }>;
    } | null;
  } | null;
};

export type AwardsJuryFragment = {
  __typename: 'AdminJury';
  version: number;
  oneAwardPerImage: boolean;
  oneAwardPerAuthor: boolean;
  awardsConfirmedAt: string | null;
  seats: Array<{
    __typename: 'AdminJurySeat';
    seat: number;
    firstName: string | null;
    lastName: string | null;
    state: SeatState;
    chair: boolean;
  }>;
  awards: Array<{
    __typename: 'AdminAward';
    id: string;
    number: number;
    version: number;
    position: number;
    kind: AwardKind;
    place: number | null;
    type: string | null;
    seat: number | null;
    most: number;
    vacant: number;
    title: { __typename: 'LocalizedText'; hu: string; en: string };
    winners: Array<{
      __typename: 'AdminAwardWinner';
      told: boolean;
      note: string;
      author: { __typename: 'Author'; id: string; firstName: string; lastName: string } | null;
      image: {
        __typename: 'Image';
        id: string;
        number: number;
        title: string;
        width: number;
        height: number;
        thumbhash: string;
        urlNeedsToken: boolean;
        thumb: string;
        small: string;
        medium: string;
        large: string;
      } | null;
    }>;
    next: Array<{
      __typename: 'AwardCandidate';
      sum: number;
      marks: number;
      accepted: boolean | null;
      breach: AwardBreach | null;
      image: {
        __typename: 'Image';
        id: string;
        number: number;
        type: string;
        title: string;
        width: number;
        height: number;
        thumbhash: string;
        urlNeedsToken: boolean;
        thumb: string;
        small: string;
        medium: string;
        large: string;
      };
    }>;
  }>;
  bestAuthors: Array<{
    __typename: 'BestAuthors';
    type: string | null;
    authors: Array<{
      __typename: 'AuthorStanding';
      accepted: number;
      sum: number;
      awards: number;
      proposed: boolean;
      author: { __typename: 'Author'; id: string; firstName: string; lastName: string };
    }>;
  }>;
};

export type ListedAwardFragment = {
  __typename: 'AdminAward';
  id: string;
  number: number;
  version: number;
  position: number;
  kind: AwardKind;
  place: number | null;
  type: string | null;
  seat: number | null;
  most: number;
  vacant: number;
  title: { __typename: 'LocalizedText'; hu: string; en: string };
  winners: Array<{
    __typename: 'AdminAwardWinner';
    told: boolean;
    note: string;
    author: { __typename: 'Author'; id: string; firstName: string; lastName: string } | null;
    image: {
      __typename: 'Image';
      id: string;
      number: number;
      title: string;
      width: number;
      height: number;
      thumbhash: string;
      urlNeedsToken: boolean;
      thumb: string;
      small: string;
      medium: string;
      large: string;
    } | null;
  }>;
  next: Array<{
    __typename: 'AwardCandidate';
    sum: number;
    marks: number;
    accepted: boolean | null;
    breach: AwardBreach | null;
    image: {
      __typename: 'Image';
      id: string;
      number: number;
      type: string;
      title: string;
      width: number;
      height: number;
      thumbhash: string;
      urlNeedsToken: boolean;
      thumb: string;
      small: string;
      medium: string;
      large: string;
    };
  }>;
};

export type CandidateFragment = {
  __typename: 'AwardCandidate';
  sum: number;
  marks: number;
  accepted: boolean | null;
  breach: AwardBreach | null;
  image: {
    __typename: 'Image';
    id: string;
    number: number;
    type: string;
    title: string;
    width: number;
    height: number;
    thumbhash: string;
    urlNeedsToken: boolean;
    thumb: string;
    small: string;
    medium: string;
    large: string;
  };
};

export type AwardCandidatesQueryVariables = Exact<{
  number: number;
  award: number;
  type?: string | null | undefined;
  starred?: boolean | null | undefined;
  page: number;
}>;

export type AwardCandidatesQuery = {
  awardCandidates: {
    __typename: 'AwardCandidatePage';
    items: Array<{
      __typename: 'AwardCandidate';
      sum: number;
      marks: number;
      accepted: boolean | null;
      breach: AwardBreach | null;
      image: {
        __typename: 'Image';
        id: string;
        number: number;
        type: string;
        title: string;
        width: number;
        height: number;
        thumbhash: string;
        urlNeedsToken: boolean;
        thumb: string;
        small: string;
        medium: string;
        large: string;
      };
    }>;
    pageInfo: { __typename: 'NumberedPageInfo'; page: number; totalItems: number; totalPages: number };
  } | null;
};

export type CreateAwardMutationVariables = Exact<{
  input: CreateAwardInput;
}>;

export type CreateAwardMutation = {
  createAward: {
    __typename: 'CreateAwardPayload';
    jury: {
      __typename: 'AdminJury';
      version: number;
      oneAwardPerImage: boolean;
      oneAwardPerAuthor: boolean;
      awardsConfirmedAt: string | null;
      seats: Array<{
        __typename: 'AdminJurySeat';
        seat: number;
        firstName: string | null;
        lastName: string | null;
        state: SeatState;
        chair: boolean;
      }>;
      awards: Array<{
        __typename: 'AdminAward';
        id: string;
        number: number;
        version: number;
        position: number;
        kind: AwardKind;
        place: number | null;
        type: string | null;
        seat: number | null;
        most: number;
        vacant: number;
        title: { __typename: 'LocalizedText'; hu: string; en: string };
        winners: Array<{
          __typename: 'AdminAwardWinner';
          told: boolean;
          note: string;
          author: { __typename: 'Author'; id: string; firstName: string; lastName: string } | null;
          image: {
            __typename: 'Image';
            id: string;
            number: number;
            title: string;
            width: number;
            height: number;
            thumbhash: string;
            urlNeedsToken: boolean;
            thumb: string;
            small: string;
            medium: string;
            large: string;
          } | null;
        }>;
        next: Array<{
          __typename: 'AwardCandidate';
          sum: number;
          marks: number;
          accepted: boolean | null;
          breach: AwardBreach | null;
          image: {
            __typename: 'Image';
            id: string;
            number: number;
            type: string;
            title: string;
            width: number;
            height: number;
            thumbhash: string;
            urlNeedsToken: boolean;
            thumb: string;
            small: string;
            medium: string;
            large: string;
          };
        }>;
      }>;
      bestAuthors: Array<{
        __typename: 'BestAuthors';
        type: string | null;
        authors: Array<{
          __typename: 'AuthorStanding';
          accepted: number;
          sum: number;
          awards: number;
          proposed: boolean;
          author: { __typename: 'Author'; id: string; firstName: string; lastName: string };
        }>;
      }>;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type UpdateAwardMutationVariables = Exact<{
  input: UpdateAwardInput;
}>;

export type UpdateAwardMutation = {
  updateAward: {
    __typename: 'UpdateAwardPayload';
    jury: {
      __typename: 'AdminJury';
      version: number;
      oneAwardPerImage: boolean;
      oneAwardPerAuthor: boolean;
      awardsConfirmedAt: string | null;
      seats: Array<{
        __typename: 'AdminJurySeat';
        seat: number;
        firstName: string | null;
        lastName: string | null;
        state: SeatState;
        chair: boolean;
      }>;
      awards: Array<{
        __typename: 'AdminAward';
        id: string;
        number: number;
        version: number;
        position: number;
        kind: AwardKind;
        place: number | null;
        type: string | null;
        seat: number | null;
        most: number;
        vacant: number;
        title: { __typename: 'LocalizedText'; hu: string; en: string };
        winners: Array<{
          __typename: 'AdminAwardWinner';
          told: boolean;
          note: string;
          author: { __typename: 'Author'; id: string; firstName: string; lastName: string } | null;
          image: {
            __typename: 'Image';
            id: string;
            number: number;
            title: string;
            width: number;
            height: number;
            thumbhash: string;
            urlNeedsToken: boolean;
            thumb: string;
            small: string;
            medium: string;
            large: string;
          } | null;
        }>;
        next: Array<{
          __typename: 'AwardCandidate';
          sum: number;
          marks: number;
          accepted: boolean | null;
          breach: AwardBreach | null;
          image: {
            __typename: 'Image';
            id: string;
            number: number;
            type: string;
            title: string;
            width: number;
            height: number;
            thumbhash: string;
            urlNeedsToken: boolean;
            thumb: string;
            small: string;
            medium: string;
            large: string;
          };
        }>;
      }>;
      bestAuthors: Array<{
        __typename: 'BestAuthors';
        type: string | null;
        authors: Array<{
          __typename: 'AuthorStanding';
          accepted: number;
          sum: number;
          awards: number;
          proposed: boolean;
          author: { __typename: 'Author'; id: string; firstName: string; lastName: string };
        }>;
      }>;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type DeleteAwardMutationVariables = Exact<{
  input: DeleteAwardInput;
}>;

export type DeleteAwardMutation = {
  deleteAward: {
    __typename: 'DeleteAwardPayload';
    jury: {
      __typename: 'AdminJury';
      version: number;
      oneAwardPerImage: boolean;
      oneAwardPerAuthor: boolean;
      awardsConfirmedAt: string | null;
      seats: Array<{
        __typename: 'AdminJurySeat';
        seat: number;
        firstName: string | null;
        lastName: string | null;
        state: SeatState;
        chair: boolean;
      }>;
      awards: Array<{
        __typename: 'AdminAward';
        id: string;
        number: number;
        version: number;
        position: number;
        kind: AwardKind;
        place: number | null;
        type: string | null;
        seat: number | null;
        most: number;
        vacant: number;
        title: { __typename: 'LocalizedText'; hu: string; en: string };
        winners: Array<{
          __typename: 'AdminAwardWinner';
          told: boolean;
          note: string;
          author: { __typename: 'Author'; id: string; firstName: string; lastName: string } | null;
          image: {
            __typename: 'Image';
            id: string;
            number: number;
            title: string;
            width: number;
            height: number;
            thumbhash: string;
            urlNeedsToken: boolean;
            thumb: string;
            small: string;
            medium: string;
            large: string;
          } | null;
        }>;
        next: Array<{
          __typename: 'AwardCandidate';
          sum: number;
          marks: number;
          accepted: boolean | null;
          breach: AwardBreach | null;
          image: {
            __typename: 'Image';
            id: string;
            number: number;
            type: string;
            title: string;
            width: number;
            height: number;
            thumbhash: string;
            urlNeedsToken: boolean;
            thumb: string;
            small: string;
            medium: string;
            large: string;
          };
        }>;
      }>;
      bestAuthors: Array<{
        __typename: 'BestAuthors';
        type: string | null;
        authors: Array<{
          __typename: 'AuthorStanding';
          accepted: number;
          sum: number;
          awards: number;
          proposed: boolean;
          author: { __typename: 'Author'; id: string; firstName: string; lastName: string };
        }>;
      }>;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type GiveAwardMutationVariables = Exact<{
  input: GiveAwardInput;
}>;

export type GiveAwardMutation = {
  giveAward: {
    __typename: 'GiveAwardPayload';
    jury: {
      __typename: 'AdminJury';
      version: number;
      oneAwardPerImage: boolean;
      oneAwardPerAuthor: boolean;
      awardsConfirmedAt: string | null;
      seats: Array<{
        __typename: 'AdminJurySeat';
        seat: number;
        firstName: string | null;
        lastName: string | null;
        state: SeatState;
        chair: boolean;
      }>;
      awards: Array<{
        __typename: 'AdminAward';
        id: string;
        number: number;
        version: number;
        position: number;
        kind: AwardKind;
        place: number | null;
        type: string | null;
        seat: number | null;
        most: number;
        vacant: number;
        title: { __typename: 'LocalizedText'; hu: string; en: string };
        winners: Array<{
          __typename: 'AdminAwardWinner';
          told: boolean;
          note: string;
          author: { __typename: 'Author'; id: string; firstName: string; lastName: string } | null;
          image: {
            __typename: 'Image';
            id: string;
            number: number;
            title: string;
            width: number;
            height: number;
            thumbhash: string;
            urlNeedsToken: boolean;
            thumb: string;
            small: string;
            medium: string;
            large: string;
          } | null;
        }>;
        next: Array<{
          __typename: 'AwardCandidate';
          sum: number;
          marks: number;
          accepted: boolean | null;
          breach: AwardBreach | null;
          image: {
            __typename: 'Image';
            id: string;
            number: number;
            type: string;
            title: string;
            width: number;
            height: number;
            thumbhash: string;
            urlNeedsToken: boolean;
            thumb: string;
            small: string;
            medium: string;
            large: string;
          };
        }>;
      }>;
      bestAuthors: Array<{
        __typename: 'BestAuthors';
        type: string | null;
        authors: Array<{
          __typename: 'AuthorStanding';
          accepted: number;
          sum: number;
          awards: number;
          proposed: boolean;
          author: { __typename: 'Author'; id: string; firstName: string; lastName: string };
        }>;
      }>;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type SetAwardLimitsMutationVariables = Exact<{
  input: UpdateJuryInput;
}>;

export type SetAwardLimitsMutation = {
  updateJury: {
    __typename: 'UpdateJuryPayload';
    jury: {
      __typename: 'AdminJury';
      version: number;
      oneAwardPerImage: boolean;
      oneAwardPerAuthor: boolean;
      awardsConfirmedAt: string | null;
      seats: Array<{
        __typename: 'AdminJurySeat';
        seat: number;
        firstName: string | null;
        lastName: string | null;
        state: SeatState;
        chair: boolean;
      }>;
      awards: Array<{
        __typename: 'AdminAward';
        id: string;
        number: number;
        version: number;
        position: number;
        kind: AwardKind;
        place: number | null;
        type: string | null;
        seat: number | null;
        most: number;
        vacant: number;
        title: { __typename: 'LocalizedText'; hu: string; en: string };
        winners: Array<{
          __typename: 'AdminAwardWinner';
          told: boolean;
          note: string;
          author: { __typename: 'Author'; id: string; firstName: string; lastName: string } | null;
          image: {
            __typename: 'Image';
            id: string;
            number: number;
            title: string;
            width: number;
            height: number;
            thumbhash: string;
            urlNeedsToken: boolean;
            thumb: string;
            small: string;
            medium: string;
            large: string;
          } | null;
        }>;
        next: Array<{
          __typename: 'AwardCandidate';
          sum: number;
          marks: number;
          accepted: boolean | null;
          breach: AwardBreach | null;
          image: {
            __typename: 'Image';
            id: string;
            number: number;
            type: string;
            title: string;
            width: number;
            height: number;
            thumbhash: string;
            urlNeedsToken: boolean;
            thumb: string;
            small: string;
            medium: string;
            large: string;
          };
        }>;
      }>;
      bestAuthors: Array<{
        __typename: 'BestAuthors';
        type: string | null;
        authors: Array<{
          __typename: 'AuthorStanding';
          accepted: number;
          sum: number;
          awards: number;
          proposed: boolean;
          author: { __typename: 'Author'; id: string; firstName: string; lastName: string };
        }>;
      }>;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export const CandidateFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Candidate' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AwardCandidate' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'image' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'Photo' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'sum' } },
          { kind: 'Field', name: { kind: 'Name', value: 'marks' } },
          { kind: 'Field', name: { kind: 'Name', value: 'accepted' } },
          { kind: 'Field', name: { kind: 'Name', value: 'breach' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Photo' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'thumbhash' } },
          { kind: 'Field', name: { kind: 'Name', value: 'urlNeedsToken' } },
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
            alias: { kind: 'Name', value: 'small' },
            name: { kind: 'Name', value: 'url' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'resolution' },
                value: { kind: 'EnumValue', value: 'SMALL' },
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
        ],
      },
    },
  ],
} as unknown as DocumentNode<CandidateFragment, unknown>;
export const ListedAwardFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ListedAward' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminAward' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'position' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
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
          { kind: 'Field', name: { kind: 'Name', value: 'place' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
          { kind: 'Field', name: { kind: 'Name', value: 'most' } },
          { kind: 'Field', name: { kind: 'Name', value: 'vacant' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'winners' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'told' } },
                { kind: 'Field', name: { kind: 'Name', value: 'note' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'author' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'image' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'Photo' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'next' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Candidate' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Candidate' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AwardCandidate' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'image' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'Photo' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'sum' } },
          { kind: 'Field', name: { kind: 'Name', value: 'marks' } },
          { kind: 'Field', name: { kind: 'Name', value: 'accepted' } },
          { kind: 'Field', name: { kind: 'Name', value: 'breach' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Photo' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'thumbhash' } },
          { kind: 'Field', name: { kind: 'Name', value: 'urlNeedsToken' } },
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
            alias: { kind: 'Name', value: 'small' },
            name: { kind: 'Name', value: 'url' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'resolution' },
                value: { kind: 'EnumValue', value: 'SMALL' },
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
        ],
      },
    },
  ],
} as unknown as DocumentNode<ListedAwardFragment, unknown>;
export const AwardsJuryFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AwardsJury' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminJury' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'oneAwardPerImage' } },
          { kind: 'Field', name: { kind: 'Name', value: 'oneAwardPerAuthor' } },
          { kind: 'Field', name: { kind: 'Name', value: 'awardsConfirmedAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'seats' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                { kind: 'Field', name: { kind: 'Name', value: 'chair' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'awards' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ListedAward' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'bestAuthors' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'authors' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'author' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                          ],
                        },
                      },
                      { kind: 'Field', name: { kind: 'Name', value: 'accepted' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'sum' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'awards' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'proposed' } },
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
      name: { kind: 'Name', value: 'ListedAward' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminAward' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'position' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
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
          { kind: 'Field', name: { kind: 'Name', value: 'place' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
          { kind: 'Field', name: { kind: 'Name', value: 'most' } },
          { kind: 'Field', name: { kind: 'Name', value: 'vacant' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'winners' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'told' } },
                { kind: 'Field', name: { kind: 'Name', value: 'note' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'author' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'image' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'Photo' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'next' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Candidate' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Candidate' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AwardCandidate' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'image' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'Photo' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'sum' } },
          { kind: 'Field', name: { kind: 'Name', value: 'marks' } },
          { kind: 'Field', name: { kind: 'Name', value: 'accepted' } },
          { kind: 'Field', name: { kind: 'Name', value: 'breach' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Photo' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'thumbhash' } },
          { kind: 'Field', name: { kind: 'Name', value: 'urlNeedsToken' } },
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
            alias: { kind: 'Name', value: 'small' },
            name: { kind: 'Name', value: 'url' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'resolution' },
                value: { kind: 'EnumValue', value: 'SMALL' },
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
        ],
      },
    },
  ],
} as unknown as DocumentNode<AwardsJuryFragment, unknown>;
export const AdminAwardsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'AdminAwards' },
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
                  name: { kind: 'Name', value: 'competition' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'ended' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'judgedBy' } },
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
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'jury' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AwardsJury' } }],
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
      name: { kind: 'Name', value: 'AwardsJury' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminJury' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'oneAwardPerImage' } },
          { kind: 'Field', name: { kind: 'Name', value: 'oneAwardPerAuthor' } },
          { kind: 'Field', name: { kind: 'Name', value: 'awardsConfirmedAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'seats' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                { kind: 'Field', name: { kind: 'Name', value: 'chair' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'awards' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ListedAward' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'bestAuthors' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'authors' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'author' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                          ],
                        },
                      },
                      { kind: 'Field', name: { kind: 'Name', value: 'accepted' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'sum' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'awards' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'proposed' } },
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
      name: { kind: 'Name', value: 'ListedAward' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminAward' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'position' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
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
          { kind: 'Field', name: { kind: 'Name', value: 'place' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
          { kind: 'Field', name: { kind: 'Name', value: 'most' } },
          { kind: 'Field', name: { kind: 'Name', value: 'vacant' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'winners' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'told' } },
                { kind: 'Field', name: { kind: 'Name', value: 'note' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'author' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'image' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'Photo' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'next' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Candidate' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Candidate' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AwardCandidate' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'image' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'Photo' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'sum' } },
          { kind: 'Field', name: { kind: 'Name', value: 'marks' } },
          { kind: 'Field', name: { kind: 'Name', value: 'accepted' } },
          { kind: 'Field', name: { kind: 'Name', value: 'breach' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Photo' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'thumbhash' } },
          { kind: 'Field', name: { kind: 'Name', value: 'urlNeedsToken' } },
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
            alias: { kind: 'Name', value: 'small' },
            name: { kind: 'Name', value: 'url' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'resolution' },
                value: { kind: 'EnumValue', value: 'SMALL' },
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
        ],
      },
    },
  ],
} as unknown as DocumentNode<AdminAwardsQuery, AdminAwardsQueryVariables>;
export const AwardCandidatesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'AwardCandidates' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'number' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'award' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'type' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'starred' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'Boolean' } },
        },
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
            name: { kind: 'Name', value: 'awardCandidates' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'competitionNumber' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'number' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'awardNumber' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'award' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'type' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'type' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'starred' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'starred' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'page' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'page' } },
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
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Candidate' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'page' } },
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
      name: { kind: 'Name', value: 'Candidate' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AwardCandidate' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'image' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'Photo' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'sum' } },
          { kind: 'Field', name: { kind: 'Name', value: 'marks' } },
          { kind: 'Field', name: { kind: 'Name', value: 'accepted' } },
          { kind: 'Field', name: { kind: 'Name', value: 'breach' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Photo' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'thumbhash' } },
          { kind: 'Field', name: { kind: 'Name', value: 'urlNeedsToken' } },
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
            alias: { kind: 'Name', value: 'small' },
            name: { kind: 'Name', value: 'url' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'resolution' },
                value: { kind: 'EnumValue', value: 'SMALL' },
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
        ],
      },
    },
  ],
} as unknown as DocumentNode<AwardCandidatesQuery, AwardCandidatesQueryVariables>;
export const CreateAwardDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'CreateAward' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'CreateAwardInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'createAward' },
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
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AwardsJury' } }],
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
      name: { kind: 'Name', value: 'AwardsJury' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminJury' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'oneAwardPerImage' } },
          { kind: 'Field', name: { kind: 'Name', value: 'oneAwardPerAuthor' } },
          { kind: 'Field', name: { kind: 'Name', value: 'awardsConfirmedAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'seats' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                { kind: 'Field', name: { kind: 'Name', value: 'chair' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'awards' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ListedAward' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'bestAuthors' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'authors' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'author' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                          ],
                        },
                      },
                      { kind: 'Field', name: { kind: 'Name', value: 'accepted' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'sum' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'awards' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'proposed' } },
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
      name: { kind: 'Name', value: 'ListedAward' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminAward' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'position' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
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
          { kind: 'Field', name: { kind: 'Name', value: 'place' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
          { kind: 'Field', name: { kind: 'Name', value: 'most' } },
          { kind: 'Field', name: { kind: 'Name', value: 'vacant' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'winners' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'told' } },
                { kind: 'Field', name: { kind: 'Name', value: 'note' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'author' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'image' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'Photo' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'next' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Candidate' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Candidate' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AwardCandidate' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'image' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'Photo' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'sum' } },
          { kind: 'Field', name: { kind: 'Name', value: 'marks' } },
          { kind: 'Field', name: { kind: 'Name', value: 'accepted' } },
          { kind: 'Field', name: { kind: 'Name', value: 'breach' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Photo' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'thumbhash' } },
          { kind: 'Field', name: { kind: 'Name', value: 'urlNeedsToken' } },
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
            alias: { kind: 'Name', value: 'small' },
            name: { kind: 'Name', value: 'url' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'resolution' },
                value: { kind: 'EnumValue', value: 'SMALL' },
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
        ],
      },
    },
  ],
} as unknown as DocumentNode<CreateAwardMutation, CreateAwardMutationVariables>;
export const UpdateAwardDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UpdateAward' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'UpdateAwardInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateAward' },
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
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AwardsJury' } }],
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
      name: { kind: 'Name', value: 'AwardsJury' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminJury' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'oneAwardPerImage' } },
          { kind: 'Field', name: { kind: 'Name', value: 'oneAwardPerAuthor' } },
          { kind: 'Field', name: { kind: 'Name', value: 'awardsConfirmedAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'seats' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                { kind: 'Field', name: { kind: 'Name', value: 'chair' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'awards' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ListedAward' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'bestAuthors' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'authors' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'author' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                          ],
                        },
                      },
                      { kind: 'Field', name: { kind: 'Name', value: 'accepted' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'sum' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'awards' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'proposed' } },
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
      name: { kind: 'Name', value: 'ListedAward' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminAward' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'position' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
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
          { kind: 'Field', name: { kind: 'Name', value: 'place' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
          { kind: 'Field', name: { kind: 'Name', value: 'most' } },
          { kind: 'Field', name: { kind: 'Name', value: 'vacant' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'winners' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'told' } },
                { kind: 'Field', name: { kind: 'Name', value: 'note' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'author' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'image' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'Photo' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'next' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Candidate' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Candidate' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AwardCandidate' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'image' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'Photo' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'sum' } },
          { kind: 'Field', name: { kind: 'Name', value: 'marks' } },
          { kind: 'Field', name: { kind: 'Name', value: 'accepted' } },
          { kind: 'Field', name: { kind: 'Name', value: 'breach' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Photo' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'thumbhash' } },
          { kind: 'Field', name: { kind: 'Name', value: 'urlNeedsToken' } },
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
            alias: { kind: 'Name', value: 'small' },
            name: { kind: 'Name', value: 'url' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'resolution' },
                value: { kind: 'EnumValue', value: 'SMALL' },
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
        ],
      },
    },
  ],
} as unknown as DocumentNode<UpdateAwardMutation, UpdateAwardMutationVariables>;
export const DeleteAwardDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'DeleteAward' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'DeleteAwardInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deleteAward' },
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
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AwardsJury' } }],
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
      name: { kind: 'Name', value: 'AwardsJury' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminJury' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'oneAwardPerImage' } },
          { kind: 'Field', name: { kind: 'Name', value: 'oneAwardPerAuthor' } },
          { kind: 'Field', name: { kind: 'Name', value: 'awardsConfirmedAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'seats' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                { kind: 'Field', name: { kind: 'Name', value: 'chair' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'awards' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ListedAward' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'bestAuthors' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'authors' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'author' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                          ],
                        },
                      },
                      { kind: 'Field', name: { kind: 'Name', value: 'accepted' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'sum' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'awards' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'proposed' } },
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
      name: { kind: 'Name', value: 'ListedAward' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminAward' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'position' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
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
          { kind: 'Field', name: { kind: 'Name', value: 'place' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
          { kind: 'Field', name: { kind: 'Name', value: 'most' } },
          { kind: 'Field', name: { kind: 'Name', value: 'vacant' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'winners' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'told' } },
                { kind: 'Field', name: { kind: 'Name', value: 'note' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'author' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'image' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'Photo' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'next' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Candidate' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Candidate' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AwardCandidate' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'image' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'Photo' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'sum' } },
          { kind: 'Field', name: { kind: 'Name', value: 'marks' } },
          { kind: 'Field', name: { kind: 'Name', value: 'accepted' } },
          { kind: 'Field', name: { kind: 'Name', value: 'breach' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Photo' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'thumbhash' } },
          { kind: 'Field', name: { kind: 'Name', value: 'urlNeedsToken' } },
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
            alias: { kind: 'Name', value: 'small' },
            name: { kind: 'Name', value: 'url' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'resolution' },
                value: { kind: 'EnumValue', value: 'SMALL' },
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
        ],
      },
    },
  ],
} as unknown as DocumentNode<DeleteAwardMutation, DeleteAwardMutationVariables>;
export const GiveAwardDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'GiveAward' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'GiveAwardInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'giveAward' },
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
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AwardsJury' } }],
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
      name: { kind: 'Name', value: 'AwardsJury' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminJury' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'oneAwardPerImage' } },
          { kind: 'Field', name: { kind: 'Name', value: 'oneAwardPerAuthor' } },
          { kind: 'Field', name: { kind: 'Name', value: 'awardsConfirmedAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'seats' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                { kind: 'Field', name: { kind: 'Name', value: 'chair' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'awards' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ListedAward' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'bestAuthors' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'authors' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'author' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                          ],
                        },
                      },
                      { kind: 'Field', name: { kind: 'Name', value: 'accepted' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'sum' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'awards' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'proposed' } },
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
      name: { kind: 'Name', value: 'ListedAward' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminAward' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'position' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
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
          { kind: 'Field', name: { kind: 'Name', value: 'place' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
          { kind: 'Field', name: { kind: 'Name', value: 'most' } },
          { kind: 'Field', name: { kind: 'Name', value: 'vacant' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'winners' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'told' } },
                { kind: 'Field', name: { kind: 'Name', value: 'note' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'author' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'image' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'Photo' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'next' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Candidate' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Candidate' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AwardCandidate' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'image' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'Photo' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'sum' } },
          { kind: 'Field', name: { kind: 'Name', value: 'marks' } },
          { kind: 'Field', name: { kind: 'Name', value: 'accepted' } },
          { kind: 'Field', name: { kind: 'Name', value: 'breach' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Photo' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'thumbhash' } },
          { kind: 'Field', name: { kind: 'Name', value: 'urlNeedsToken' } },
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
            alias: { kind: 'Name', value: 'small' },
            name: { kind: 'Name', value: 'url' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'resolution' },
                value: { kind: 'EnumValue', value: 'SMALL' },
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
        ],
      },
    },
  ],
} as unknown as DocumentNode<GiveAwardMutation, GiveAwardMutationVariables>;
export const SetAwardLimitsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SetAwardLimits' },
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
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AwardsJury' } }],
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
      name: { kind: 'Name', value: 'AwardsJury' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminJury' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'oneAwardPerImage' } },
          { kind: 'Field', name: { kind: 'Name', value: 'oneAwardPerAuthor' } },
          { kind: 'Field', name: { kind: 'Name', value: 'awardsConfirmedAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'seats' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                { kind: 'Field', name: { kind: 'Name', value: 'chair' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'awards' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ListedAward' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'bestAuthors' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'authors' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'author' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                          ],
                        },
                      },
                      { kind: 'Field', name: { kind: 'Name', value: 'accepted' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'sum' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'awards' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'proposed' } },
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
      name: { kind: 'Name', value: 'ListedAward' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminAward' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'position' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
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
          { kind: 'Field', name: { kind: 'Name', value: 'place' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
          { kind: 'Field', name: { kind: 'Name', value: 'most' } },
          { kind: 'Field', name: { kind: 'Name', value: 'vacant' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'winners' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'told' } },
                { kind: 'Field', name: { kind: 'Name', value: 'note' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'author' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'image' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'Photo' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'next' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Candidate' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Candidate' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AwardCandidate' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'image' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'Photo' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'sum' } },
          { kind: 'Field', name: { kind: 'Name', value: 'marks' } },
          { kind: 'Field', name: { kind: 'Name', value: 'accepted' } },
          { kind: 'Field', name: { kind: 'Name', value: 'breach' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Photo' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'thumbhash' } },
          { kind: 'Field', name: { kind: 'Name', value: 'urlNeedsToken' } },
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
            alias: { kind: 'Name', value: 'small' },
            name: { kind: 'Name', value: 'url' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'resolution' },
                value: { kind: 'EnumValue', value: 'SMALL' },
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
        ],
      },
    },
  ],
} as unknown as DocumentNode<SetAwardLimitsMutation, SetAwardLimitsMutationVariables>;
type QueryArguments<TData, TVariables extends OperationVariables> =
  Record<string, never> extends TVariables
    ? [options?: useQuery.Options<TData, TVariables>]
    : [options: useQuery.Options<TData, TVariables> & ({ variables: TVariables } | { skip: true })];

export const useAdminAwardsQuery = (...[options]: QueryArguments<AdminAwardsQuery, AdminAwardsQueryVariables>) =>
  useQuery<AdminAwardsQuery, AdminAwardsQueryVariables>(
    AdminAwardsDocument,
    options as useQuery.Options<AdminAwardsQuery, AdminAwardsQueryVariables>,
  );
export const useAwardCandidatesQuery = (
  ...[options]: QueryArguments<AwardCandidatesQuery, AwardCandidatesQueryVariables>
) =>
  useQuery<AwardCandidatesQuery, AwardCandidatesQueryVariables>(
    AwardCandidatesDocument,
    options as useQuery.Options<AwardCandidatesQuery, AwardCandidatesQueryVariables>,
  );
export const useCreateAwardMutation = (
  options?: useMutation.Options<CreateAwardMutation, CreateAwardMutationVariables>,
) => useMutation<CreateAwardMutation, CreateAwardMutationVariables>(CreateAwardDocument, options);
export const useDeleteAwardMutation = (
  options?: useMutation.Options<DeleteAwardMutation, DeleteAwardMutationVariables>,
) => useMutation<DeleteAwardMutation, DeleteAwardMutationVariables>(DeleteAwardDocument, options);
export const useGiveAwardMutation = (options?: useMutation.Options<GiveAwardMutation, GiveAwardMutationVariables>) =>
  useMutation<GiveAwardMutation, GiveAwardMutationVariables>(GiveAwardDocument, options);
export const useSetAwardLimitsMutation = (
  options?: useMutation.Options<SetAwardLimitsMutation, SetAwardLimitsMutationVariables>,
) => useMutation<SetAwardLimitsMutation, SetAwardLimitsMutationVariables>(SetAwardLimitsDocument, options);
export const useUpdateAwardMutation = (
  options?: useMutation.Options<UpdateAwardMutation, UpdateAwardMutationVariables>,
) => useMutation<UpdateAwardMutation, UpdateAwardMutationVariables>(UpdateAwardDocument, options);
