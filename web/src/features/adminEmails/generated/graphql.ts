/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which campaign to activate. */
export type ActivateEmailInput = {
  /** Its id. */
  id: string;
};

/** Which campaign to cancel. */
export type CancelEmailInput = {
  /** Its id. */
  id: string;
};

/** Where a competition stands in time. */
export type CompetitionPhase =
  /** Between votingEnd and award: results are being prepared. */
  | 'AWARD'
  /** In no other phase: before the start, after the award, or exactly at a boundary. */
  | 'NOT_STARTED'
  /** Between competitionStart and votingStart: entrants upload. */
  | 'UPLOADING'
  /** Between votingStart and votingEnd: entrants vote. */
  | 'VOTING';

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

/** A campaign to make. */
export type CreateEmailInput = {
  /** Who gets it. */
  audience: EmailAudienceInput;
  /** Markdown with the same variables; NEWSLETTER only. */
  body?: LocalizedTextInput | null | undefined;
  /** What it is about; needed by every template but NEWSLETTER and by the groups of a competition. */
  competitionId?: string | null | undefined;
  /** The competition's number, in the place of its id: at most one of both. */
  competitionNumber?: number | null | undefined;
  /** When activation sends it, in the future; at once when absent. */
  scheduledAt?: string | null | undefined;
  /** Subject with `{{name}}`, `{{username}}`, `{{link}}`, and `{{competition}}`, `{{entryDeadline}}`, `{{votingStart}}`, `{{votingEnd}}`, `{{resultsDate}}` where it is about one; NEWSLETTER only. The former `{{deadline}}` is the date that comes next when the mail goes out. */
  subject?: LocalizedTextInput | null | undefined;
  /** What kind of mail it is. */
  template: EmailTemplate;
};

/** Which draft to delete. */
export type DeleteEmailInput = {
  /** Its id. */
  id: string;
  /** The version that was read; another one meanwhile is a VERSION_CONFLICT. Not compared when absent. */
  version?: number | null | undefined;
};

/** Who gets a campaign. */
export type EmailAudienceInput = {
  /** Which people. */
  group: EmailGroup;
  /** Only those who read this language. */
  locale?: Locale | null | undefined;
  /** Only those who take this type; needed by EVERYONE. */
  newsletter?: NewsletterType | null | undefined;
};

/** What may be found about a campaign. */
export type EmailCheckCode =
  /** The text names `{{deadline}}`, which is another date in each phase. */
  | 'DEADLINE'
  /** At `scheduledAt` it will not be the time for it, as the dates are now. */
  | 'LATER_WRONG_PHASE'
  /** A link that recipients cannot follow: no whole address, no page of this product, or of a private network. */
  | 'LINK'
  /** The mail server could not be reached last. */
  | 'MAIL_SERVER'
  /** Nobody belongs to the audience. */
  | 'NO_RECIPIENTS'
  /** The same audience got a mail within 24 hours. */
  | 'SENT_RECENTLY'
  /** A field does not satisfy its rule. */
  | 'VALIDATION_FAILED'
  /** Results are not public, or it is not the time of voting. */
  | 'WRONG_PHASE';

/** How grave a finding is. */
export type EmailCheckSeverity =
  /** It keeps the campaign from being sent. */
  | 'ERROR'
  /** One should know. */
  | 'WARNING';

/** What keeps a scheduled campaign from being sent. */
export type EmailFindingCode =
  /** The competition that it is about was deleted. */
  | 'COMPETITION_GONE'
  /** A date that its text names has moved since activation, or `{{deadline}}` is another one by now. */
  | 'DEADLINE_CHANGED'
  /** Results are not public, or it is not the time of voting. */
  | 'WRONG_PHASE';

/** People to write to. */
export type EmailGroup =
  /** People with a photo that the jury of the competition has accepted; they can be written to once it has ended and the jury has decided. */
  | 'ACCEPTED'
  /** Administrators. */
  | 'ADMINISTRATORS'
  /** People with an award of the jury of the competition; they can be written to once it has ended. */
  | 'AWARDED'
  /** People with an entry in the competition. */
  | 'ENTRANTS'
  /** Every account that takes the newsletter type, which is needed. */
  | 'EVERYONE'
  /** People with an entry in the competition, of which the jury has accepted none; likewise. */
  | 'NOT_ACCEPTED'
  /** People with a current vote in the competition; they can be written to once its voting is over. */
  | 'VOTERS'
  /** People without an entry in the competition. */
  | 'WITHOUT_ENTRIES';

/** Sort field of campaigns. */
export type EmailSort =
  /** When it was made. */
  | 'CREATED_AT'
  /** When it is sent. */
  | 'SCHEDULED_AT'
  /** Where it stands. */
  | 'STATE';

/** Where a campaign stands. */
export type EmailState =
  /** Given up. */
  | 'CANCELLED'
  /** Being written. */
  | 'DRAFT'
  /** Sent to everybody. */
  | 'FINISHED'
  /** Being sent. */
  | 'RUNNING'
  /** Activated; waits for its date. */
  | 'SCHEDULED';

/** What kind of mail a campaign is. */
export type EmailTemplate =
  /** A text of its own. */
  | 'NEWSLETTER'
  /** That the results of a competition are out. */
  | 'RESULTS'
  /** That voting has begun in a competition. */
  | 'VOTING_OPEN';

/** Who judges a competition. */
export type JudgedBy =
  /** Voters and a jury, side by side. */
  | 'BOTH'
  /** A jury; nobody votes, and photos of others are hidden until it has ended. */
  | 'JURY'
  /** Its voters. */
  | 'VOTERS';

/** Why somebody of a group gets no mail; the first that applies. */
export type LeftOutReason =
  /** The account is disabled. */
  | 'DISABLED'
  /** The account was never activated. */
  | 'NOT_ACTIVATED'
  /** Reads another language than the audience asks for. */
  | 'OTHER_LANGUAGE'
  /** Does not take such mails. */
  | 'UNSUBSCRIBED';

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

/** Where a mail to one recipient stands. */
export type MessageState =
  /** Not sent because the campaign was cancelled. */
  | 'CANCELLED'
  /** Refused for good. */
  | 'FAILED'
  /** Still to be sent. */
  | 'QUEUED'
  /** Being handed to the mail server at this moment. */
  | 'SENDING'
  /** Taken by the mail server. */
  | 'SENT'
  /** Unsubscribed, disabled or deleted meanwhile. */
  | 'SKIPPED';

/** A kind of campaign mail. Account mail ignores these. */
export type NewsletterType =
  /** A competition begins, or its voting does. */
  | 'COMPETITION'
  /** News of the organisers. */
  | 'NEWS'
  /** Results are out. */
  | 'RESULT';

/** Which campaign to send once more. */
export type RetryEmailInput = {
  /** Its id. */
  id: string;
};

/** Which campaign to try out. */
export type SendTestEmailInput = {
  /** Its id. */
  id: string;
  /** In which language; the viewer's when absent. */
  locale?: Locale | null | undefined;
};

/** Sort direction. */
export type SortDirection =
  /** Smallest first. */
  | 'ASC'
  /** Largest first. */
  | 'DESC';

/** A campaign's new content, and the version it was read at. */
export type UpdateEmailInput = {
  /** The content. */
  content: CreateEmailInput;
  /** Which one. */
  id: string;
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

export type AdminEmailsQueryVariables = Exact<{
  page: number;
  size: number;
  sort: EmailSort;
  direction: SortDirection;
  state?: EmailState | null | undefined;
  q?: string | null | undefined;
}>;

export type AdminEmailsQuery = {
  emailPage: {
    __typename: 'EmailPage';
    items: Array<{
      __typename: 'Email';
      id: string;
      number: number;
      state: EmailState;
      template: EmailTemplate;
      competitionId: string | null;
      competitionNumber: number | null;
      scheduledAt: string | null;
      createdBy: string;
      createdAt: string;
      startedAt: string | null;
      finishedAt: string | null;
      version: number;
      subject: { __typename: 'LocalizedText'; hu: string; en: string } | null;
      body: { __typename: 'LocalizedText'; hu: string; en: string } | null;
      audience: {
        __typename: 'EmailAudience';
        group: EmailGroup;
        newsletter: NewsletterType | null;
        locale: Locale | null;
      };
      counts: {
        __typename: 'EmailCounts';
        queued: number;
        sending: number;
        sent: number;
        failed: number;
        skipped: number;
        cancelled: number;
      };
      finding: {
        __typename: 'EmailFinding';
        code: EmailFindingCode;
        at: string;
        message: { __typename: 'LocalizedText'; hu: string; en: string };
      } | null;
    }>;
    pageInfo: { __typename: 'NumberedPageInfo'; page: number; size: number; totalItems: number; totalPages: number };
  };
};

export type EmailCompetitionsQueryVariables = Exact<{
  page: number;
}>;

export type EmailCompetitionsQuery = {
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
        status: CompetitionStatus;
        phase: CompetitionPhase;
        judgedBy: JudgedBy;
        ended: boolean;
        votingStart: string;
        votingEnd: string;
        award: string;
        title: { __typename: 'LocalizedText'; hu: string; en: string };
      };
    }>;
    pageInfo: { __typename: 'NumberedPageInfo'; page: number; size: number; totalItems: number; totalPages: number };
  };
};

export type EmailChoicesQueryVariables = Exact<{ [key: string]: never }>;

export type EmailChoicesQuery = {
  emailRecipients: Array<{
    __typename: 'EmailChoice';
    group: EmailGroup;
    competitionId: string | null;
    competitionNumber: number | null;
    newsletter: NewsletterType | null;
    hu: number;
    en: number;
  }>;
};

export type AdminEmailQueryVariables = Exact<{
  number: number;
  page: number;
  size: number;
  state?: MessageState | null | undefined;
}>;

export type AdminEmailQuery = {
  emailMessages: {
    __typename: 'EmailMessages';
    email: {
      __typename: 'Email';
      id: string;
      number: number;
      state: EmailState;
      template: EmailTemplate;
      competitionId: string | null;
      competitionNumber: number | null;
      scheduledAt: string | null;
      createdBy: string;
      createdAt: string;
      startedAt: string | null;
      finishedAt: string | null;
      version: number;
      subject: { __typename: 'LocalizedText'; hu: string; en: string } | null;
      body: { __typename: 'LocalizedText'; hu: string; en: string } | null;
      audience: {
        __typename: 'EmailAudience';
        group: EmailGroup;
        newsletter: NewsletterType | null;
        locale: Locale | null;
      };
      counts: {
        __typename: 'EmailCounts';
        queued: number;
        sending: number;
        sent: number;
        failed: number;
        skipped: number;
        cancelled: number;
      };
      finding: {
        __typename: 'EmailFinding';
        code: EmailFindingCode;
        at: string;
        message: { __typename: 'LocalizedText'; hu: string; en: string };
      } | null;
    };
    items: Array<{
      __typename: 'EmailMessage';
      id: string;
      recipient: string;
      locale: Locale;
      state: MessageState;
      attempts: number;
      interrupted: number;
      answer: string | null;
      nextAttemptAt: string | null;
      sentAt: string | null;
    }>;
    pageInfo: { __typename: 'NumberedPageInfo'; page: number; size: number; totalItems: number; totalPages: number };
  } | null;
};

export type EmailPreviewQueryVariables = Exact<{
  number: number;
  accountId?: string | null | undefined;
  locale?: Locale | null | undefined;
}>;

export type EmailPreviewQuery = {
  emailPreview: {
    __typename: 'EmailPreview';
    recipient: string;
    locale: Locale;
    subject: string;
    html: string;
    text: string;
  } | null;
};

export type AudienceCountFragment = {
  __typename: 'EmailAudienceCount';
  hu: number;
  en: number;
  sample: Array<{
    __typename: 'AudienceMember';
    id: string;
    accountId: string;
    username: string;
    firstName: string;
    lastName: string;
    locale: Locale;
  }>;
  leftOut: Array<{ __typename: 'LeftOut'; reason: LeftOutReason; people: number }>;
};

export type EmailAudienceQueryVariables = Exact<{
  competitionNumber?: number | null | undefined;
  audience: EmailAudienceInput;
}>;

export type EmailAudienceQuery = {
  emailAudience: {
    __typename: 'EmailAudienceCount';
    hu: number;
    en: number;
    sample: Array<{
      __typename: 'AudienceMember';
      id: string;
      accountId: string;
      username: string;
      firstName: string;
      lastName: string;
      locale: Locale;
    }>;
    leftOut: Array<{ __typename: 'LeftOut'; reason: LeftOutReason; people: number }>;
  };
};

export type EmailPreviewOfQueryVariables = Exact<{
  content: CreateEmailInput;
  accountId?: string | null | undefined;
  locale?: Locale | null | undefined;
}>;

export type EmailPreviewOfQuery = {
  emailPreviewOf: {
    __typename: 'EmailPreview';
    recipient: string;
    locale: Locale;
    subject: string;
    html: string;
    text: string;
  };
};

export type EmailCheckQueryVariables = Exact<{
  content: CreateEmailInput;
}>;

export type EmailCheckQuery = {
  emailCheck: {
    __typename: 'EmailCheck';
    audience: {
      __typename: 'EmailAudienceCount';
      hu: number;
      en: number;
      sample: Array<{
        __typename: 'AudienceMember';
        id: string;
        accountId: string;
        username: string;
        firstName: string;
        lastName: string;
        locale: Locale;
      }>;
      leftOut: Array<{ __typename: 'LeftOut'; reason: LeftOutReason; people: number }>;
    } | null;
    findings: Array<{
      __typename: 'EmailCheckFinding';
      code: EmailCheckCode;
      severity: EmailCheckSeverity;
      field: string | null;
      message: string;
    }>;
  };
};

export type CreateEmailMutationVariables = Exact<{
  input: CreateEmailInput;
}>;

export type CreateEmailMutation = {
  createEmail: {
    __typename: 'CreateEmailPayload';
    email: {
      __typename: 'Email';
      id: string;
      number: number;
      state: EmailState;
      template: EmailTemplate;
      competitionId: string | null;
      competitionNumber: number | null;
      scheduledAt: string | null;
      createdBy: string;
      createdAt: string;
      startedAt: string | null;
      finishedAt: string | null;
      version: number;
      subject: { __typename: 'LocalizedText'; hu: string; en: string } | null;
      body: { __typename: 'LocalizedText'; hu: string; en: string } | null;
      audience: {
        __typename: 'EmailAudience';
        group: EmailGroup;
        newsletter: NewsletterType | null;
        locale: Locale | null;
      };
      counts: {
        __typename: 'EmailCounts';
        queued: number;
        sending: number;
        sent: number;
        failed: number;
        skipped: number;
        cancelled: number;
      };
      finding: {
        __typename: 'EmailFinding';
        code: EmailFindingCode;
        at: string;
        message: { __typename: 'LocalizedText'; hu: string; en: string };
      } | null;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type UpdateEmailMutationVariables = Exact<{
  input: UpdateEmailInput;
}>;

export type UpdateEmailMutation = {
  updateEmail: {
    __typename: 'UpdateEmailPayload';
    changedBy: string | null;
    changedAt: string | null;
    email: {
      __typename: 'Email';
      id: string;
      number: number;
      state: EmailState;
      template: EmailTemplate;
      competitionId: string | null;
      competitionNumber: number | null;
      scheduledAt: string | null;
      createdBy: string;
      createdAt: string;
      startedAt: string | null;
      finishedAt: string | null;
      version: number;
      subject: { __typename: 'LocalizedText'; hu: string; en: string } | null;
      body: { __typename: 'LocalizedText'; hu: string; en: string } | null;
      audience: {
        __typename: 'EmailAudience';
        group: EmailGroup;
        newsletter: NewsletterType | null;
        locale: Locale | null;
      };
      counts: {
        __typename: 'EmailCounts';
        queued: number;
        sending: number;
        sent: number;
        failed: number;
        skipped: number;
        cancelled: number;
      };
      finding: {
        __typename: 'EmailFinding';
        code: EmailFindingCode;
        at: string;
        message: { __typename: 'LocalizedText'; hu: string; en: string };
      } | null;
    } | null;
    current: {
      __typename: 'Email';
      id: string;
      number: number;
      state: EmailState;
      template: EmailTemplate;
      competitionId: string | null;
      competitionNumber: number | null;
      scheduledAt: string | null;
      createdBy: string;
      createdAt: string;
      startedAt: string | null;
      finishedAt: string | null;
      version: number;
      subject: { __typename: 'LocalizedText'; hu: string; en: string } | null;
      body: { __typename: 'LocalizedText'; hu: string; en: string } | null;
      audience: {
        __typename: 'EmailAudience';
        group: EmailGroup;
        newsletter: NewsletterType | null;
        locale: Locale | null;
      };
      counts: {
        __typename: 'EmailCounts';
        queued: number;
        sending: number;
        sent: number;
        failed: number;
        skipped: number;
        cancelled: number;
      };
      finding: {
        __typename: 'EmailFinding';
        code: EmailFindingCode;
        at: string;
        message: { __typename: 'LocalizedText'; hu: string; en: string };
      } | null;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type ActivateEmailMutationVariables = Exact<{
  input: ActivateEmailInput;
}>;

export type ActivateEmailMutation = {
  activateEmail: {
    __typename: 'ActivateEmailPayload';
    email: {
      __typename: 'Email';
      id: string;
      number: number;
      state: EmailState;
      template: EmailTemplate;
      competitionId: string | null;
      competitionNumber: number | null;
      scheduledAt: string | null;
      createdBy: string;
      createdAt: string;
      startedAt: string | null;
      finishedAt: string | null;
      version: number;
      subject: { __typename: 'LocalizedText'; hu: string; en: string } | null;
      body: { __typename: 'LocalizedText'; hu: string; en: string } | null;
      audience: {
        __typename: 'EmailAudience';
        group: EmailGroup;
        newsletter: NewsletterType | null;
        locale: Locale | null;
      };
      counts: {
        __typename: 'EmailCounts';
        queued: number;
        sending: number;
        sent: number;
        failed: number;
        skipped: number;
        cancelled: number;
      };
      finding: {
        __typename: 'EmailFinding';
        code: EmailFindingCode;
        at: string;
        message: { __typename: 'LocalizedText'; hu: string; en: string };
      } | null;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type CancelEmailMutationVariables = Exact<{
  input: CancelEmailInput;
}>;

export type CancelEmailMutation = {
  cancelEmail: {
    __typename: 'CancelEmailPayload';
    email: {
      __typename: 'Email';
      id: string;
      number: number;
      state: EmailState;
      template: EmailTemplate;
      competitionId: string | null;
      competitionNumber: number | null;
      scheduledAt: string | null;
      createdBy: string;
      createdAt: string;
      startedAt: string | null;
      finishedAt: string | null;
      version: number;
      subject: { __typename: 'LocalizedText'; hu: string; en: string } | null;
      body: { __typename: 'LocalizedText'; hu: string; en: string } | null;
      audience: {
        __typename: 'EmailAudience';
        group: EmailGroup;
        newsletter: NewsletterType | null;
        locale: Locale | null;
      };
      counts: {
        __typename: 'EmailCounts';
        queued: number;
        sending: number;
        sent: number;
        failed: number;
        skipped: number;
        cancelled: number;
      };
      finding: {
        __typename: 'EmailFinding';
        code: EmailFindingCode;
        at: string;
        message: { __typename: 'LocalizedText'; hu: string; en: string };
      } | null;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type SendTestEmailMutationVariables = Exact<{
  input: SendTestEmailInput;
}>;

export type SendTestEmailMutation = {
  sendTestEmail: {
    __typename: 'SendTestEmailPayload';
    recipient: string | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type DeleteEmailMutationVariables = Exact<{
  input: DeleteEmailInput;
}>;

export type DeleteEmailMutation = {
  deleteEmail: {
    __typename: 'DeleteEmailPayload';
    deletedId: string | null;
    current: {
      __typename: 'Email';
      id: string;
      number: number;
      state: EmailState;
      template: EmailTemplate;
      competitionId: string | null;
      competitionNumber: number | null;
      scheduledAt: string | null;
      createdBy: string;
      createdAt: string;
      startedAt: string | null;
      finishedAt: string | null;
      version: number;
      subject: { __typename: 'LocalizedText'; hu: string; en: string } | null;
      body: { __typename: 'LocalizedText'; hu: string; en: string } | null;
      audience: {
        __typename: 'EmailAudience';
        group: EmailGroup;
        newsletter: NewsletterType | null;
        locale: Locale | null;
      };
      counts: {
        __typename: 'EmailCounts';
        queued: number;
        sending: number;
        sent: number;
        failed: number;
        skipped: number;
        cancelled: number;
      };
      finding: {
        __typename: 'EmailFinding';
        code: EmailFindingCode;
        at: string;
        message: { __typename: 'LocalizedText'; hu: string; en: string };
      } | null;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type RetryEmailMutationVariables = Exact<{
  input: RetryEmailInput;
}>;

export type RetryEmailMutation = {
  retryEmail: {
    __typename: 'RetryEmailPayload';
    email: {
      __typename: 'Email';
      id: string;
      number: number;
      state: EmailState;
      template: EmailTemplate;
      competitionId: string | null;
      competitionNumber: number | null;
      scheduledAt: string | null;
      createdBy: string;
      createdAt: string;
      startedAt: string | null;
      finishedAt: string | null;
      version: number;
      subject: { __typename: 'LocalizedText'; hu: string; en: string } | null;
      body: { __typename: 'LocalizedText'; hu: string; en: string } | null;
      audience: {
        __typename: 'EmailAudience';
        group: EmailGroup;
        newsletter: NewsletterType | null;
        locale: Locale | null;
      };
      counts: {
        __typename: 'EmailCounts';
        queued: number;
        sending: number;
        sent: number;
        failed: number;
        skipped: number;
        cancelled: number;
      };
      finding: {
        __typename: 'EmailFinding';
        code: EmailFindingCode;
        at: string;
        message: { __typename: 'LocalizedText'; hu: string; en: string };
      } | null;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export type EmailFieldsFragment = {
  __typename: 'Email';
  id: string;
  number: number;
  state: EmailState;
  template: EmailTemplate;
  competitionId: string | null;
  competitionNumber: number | null;
  scheduledAt: string | null;
  createdBy: string;
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
  version: number;
  subject: { __typename: 'LocalizedText'; hu: string; en: string } | null;
  body: { __typename: 'LocalizedText'; hu: string; en: string } | null;
  audience: {
    __typename: 'EmailAudience';
    group: EmailGroup;
    newsletter: NewsletterType | null;
    locale: Locale | null;
  };
  counts: {
    __typename: 'EmailCounts';
    queued: number;
    sending: number;
    sent: number;
    failed: number;
    skipped: number;
    cancelled: number;
  };
  finding: {
    __typename: 'EmailFinding';
    code: EmailFindingCode;
    at: string;
    message: { __typename: 'LocalizedText'; hu: string; en: string };
  } | null;
};

export const AudienceCountFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AudienceCount' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'EmailAudienceCount' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'hu' } },
          { kind: 'Field', name: { kind: 'Name', value: 'en' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sample' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'accountId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'username' } },
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'locale' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'leftOut' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                { kind: 'Field', name: { kind: 'Name', value: 'people' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AudienceCountFragment, unknown>;
export const AdminEmailsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'AdminEmails' },
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
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'EmailSort' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'direction' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'SortDirection' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'state' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'EmailState' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'q' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'emailPage' },
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
                name: { kind: 'Name', value: 'state' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'state' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'q' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'q' } },
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
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'EmailFields' } }],
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
      name: { kind: 'Name', value: 'EmailFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Email' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'template' } },
          { kind: 'Field', name: { kind: 'Name', value: 'competitionId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'competitionNumber' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subject' },
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
            name: { kind: 'Name', value: 'body' },
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
            name: { kind: 'Name', value: 'audience' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'group' } },
                { kind: 'Field', name: { kind: 'Name', value: 'newsletter' } },
                { kind: 'Field', name: { kind: 'Name', value: 'locale' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'scheduledAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'counts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'queued' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sending' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sent' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failed' } },
                { kind: 'Field', name: { kind: 'Name', value: 'skipped' } },
                { kind: 'Field', name: { kind: 'Name', value: 'cancelled' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'createdBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'finishedAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'finding' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'message' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'hu' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'en' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'at' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AdminEmailsQuery, AdminEmailsQueryVariables>;
export const EmailCompetitionsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'EmailCompetitions' },
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
                            { kind: 'Field', name: { kind: 'Name', value: 'status' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'phase' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'judgedBy' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'ended' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'votingStart' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'votingEnd' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'award' } },
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
} as unknown as DocumentNode<EmailCompetitionsQuery, EmailCompetitionsQueryVariables>;
export const EmailChoicesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'EmailChoices' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'emailRecipients' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'group' } },
                { kind: 'Field', name: { kind: 'Name', value: 'competitionId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'competitionNumber' } },
                { kind: 'Field', name: { kind: 'Name', value: 'newsletter' } },
                { kind: 'Field', name: { kind: 'Name', value: 'hu' } },
                { kind: 'Field', name: { kind: 'Name', value: 'en' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<EmailChoicesQuery, EmailChoicesQueryVariables>;
export const AdminEmailDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'AdminEmail' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'number' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
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
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'state' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'MessageState' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'emailMessages' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'number' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'number' } },
              },
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
                name: { kind: 'Name', value: 'state' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'state' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'email' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'EmailFields' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'items' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'recipient' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'locale' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'attempts' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'interrupted' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'answer' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'nextAttemptAt' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'sentAt' } },
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
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'EmailFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Email' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'template' } },
          { kind: 'Field', name: { kind: 'Name', value: 'competitionId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'competitionNumber' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subject' },
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
            name: { kind: 'Name', value: 'body' },
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
            name: { kind: 'Name', value: 'audience' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'group' } },
                { kind: 'Field', name: { kind: 'Name', value: 'newsletter' } },
                { kind: 'Field', name: { kind: 'Name', value: 'locale' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'scheduledAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'counts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'queued' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sending' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sent' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failed' } },
                { kind: 'Field', name: { kind: 'Name', value: 'skipped' } },
                { kind: 'Field', name: { kind: 'Name', value: 'cancelled' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'createdBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'finishedAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'finding' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'message' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'hu' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'en' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'at' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AdminEmailQuery, AdminEmailQueryVariables>;
export const EmailPreviewDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'EmailPreview' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'number' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'accountId' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'locale' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'Locale' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'emailPreview' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'number' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'number' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'accountId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'accountId' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'locale' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'locale' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'recipient' } },
                { kind: 'Field', name: { kind: 'Name', value: 'locale' } },
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
} as unknown as DocumentNode<EmailPreviewQuery, EmailPreviewQueryVariables>;
export const EmailAudienceDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'EmailAudience' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'competitionNumber' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'audience' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'EmailAudienceInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'emailAudience' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'competitionNumber' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'competitionNumber' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'audience' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'audience' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AudienceCount' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AudienceCount' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'EmailAudienceCount' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'hu' } },
          { kind: 'Field', name: { kind: 'Name', value: 'en' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sample' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'accountId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'username' } },
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'locale' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'leftOut' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                { kind: 'Field', name: { kind: 'Name', value: 'people' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<EmailAudienceQuery, EmailAudienceQueryVariables>;
export const EmailPreviewOfDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'EmailPreviewOf' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'content' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'CreateEmailInput' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'accountId' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'locale' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'Locale' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'emailPreviewOf' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'content' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'content' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'accountId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'accountId' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'locale' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'locale' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'recipient' } },
                { kind: 'Field', name: { kind: 'Name', value: 'locale' } },
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
} as unknown as DocumentNode<EmailPreviewOfQuery, EmailPreviewOfQueryVariables>;
export const EmailCheckDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'EmailCheck' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'content' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'CreateEmailInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'emailCheck' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'content' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'content' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'audience' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AudienceCount' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'findings' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'severity' } },
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
      name: { kind: 'Name', value: 'AudienceCount' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'EmailAudienceCount' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'hu' } },
          { kind: 'Field', name: { kind: 'Name', value: 'en' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sample' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'accountId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'username' } },
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'locale' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'leftOut' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                { kind: 'Field', name: { kind: 'Name', value: 'people' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<EmailCheckQuery, EmailCheckQueryVariables>;
export const CreateEmailDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'CreateEmail' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'CreateEmailInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'createEmail' },
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
                  name: { kind: 'Name', value: 'email' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'EmailFields' } }],
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
      name: { kind: 'Name', value: 'EmailFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Email' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'template' } },
          { kind: 'Field', name: { kind: 'Name', value: 'competitionId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'competitionNumber' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subject' },
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
            name: { kind: 'Name', value: 'body' },
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
            name: { kind: 'Name', value: 'audience' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'group' } },
                { kind: 'Field', name: { kind: 'Name', value: 'newsletter' } },
                { kind: 'Field', name: { kind: 'Name', value: 'locale' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'scheduledAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'counts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'queued' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sending' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sent' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failed' } },
                { kind: 'Field', name: { kind: 'Name', value: 'skipped' } },
                { kind: 'Field', name: { kind: 'Name', value: 'cancelled' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'createdBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'finishedAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'finding' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'message' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'hu' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'en' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'at' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CreateEmailMutation, CreateEmailMutationVariables>;
export const UpdateEmailDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UpdateEmail' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'UpdateEmailInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateEmail' },
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
                  name: { kind: 'Name', value: 'email' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'EmailFields' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'current' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'EmailFields' } }],
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
      name: { kind: 'Name', value: 'EmailFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Email' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'template' } },
          { kind: 'Field', name: { kind: 'Name', value: 'competitionId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'competitionNumber' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subject' },
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
            name: { kind: 'Name', value: 'body' },
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
            name: { kind: 'Name', value: 'audience' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'group' } },
                { kind: 'Field', name: { kind: 'Name', value: 'newsletter' } },
                { kind: 'Field', name: { kind: 'Name', value: 'locale' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'scheduledAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'counts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'queued' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sending' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sent' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failed' } },
                { kind: 'Field', name: { kind: 'Name', value: 'skipped' } },
                { kind: 'Field', name: { kind: 'Name', value: 'cancelled' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'createdBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'finishedAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'finding' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'message' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'hu' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'en' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'at' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UpdateEmailMutation, UpdateEmailMutationVariables>;
export const ActivateEmailDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'ActivateEmail' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ActivateEmailInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'activateEmail' },
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
                  name: { kind: 'Name', value: 'email' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'EmailFields' } }],
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
      name: { kind: 'Name', value: 'EmailFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Email' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'template' } },
          { kind: 'Field', name: { kind: 'Name', value: 'competitionId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'competitionNumber' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subject' },
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
            name: { kind: 'Name', value: 'body' },
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
            name: { kind: 'Name', value: 'audience' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'group' } },
                { kind: 'Field', name: { kind: 'Name', value: 'newsletter' } },
                { kind: 'Field', name: { kind: 'Name', value: 'locale' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'scheduledAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'counts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'queued' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sending' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sent' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failed' } },
                { kind: 'Field', name: { kind: 'Name', value: 'skipped' } },
                { kind: 'Field', name: { kind: 'Name', value: 'cancelled' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'createdBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'finishedAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'finding' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'message' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'hu' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'en' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'at' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ActivateEmailMutation, ActivateEmailMutationVariables>;
export const CancelEmailDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'CancelEmail' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'CancelEmailInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'cancelEmail' },
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
                  name: { kind: 'Name', value: 'email' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'EmailFields' } }],
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
      name: { kind: 'Name', value: 'EmailFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Email' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'template' } },
          { kind: 'Field', name: { kind: 'Name', value: 'competitionId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'competitionNumber' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subject' },
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
            name: { kind: 'Name', value: 'body' },
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
            name: { kind: 'Name', value: 'audience' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'group' } },
                { kind: 'Field', name: { kind: 'Name', value: 'newsletter' } },
                { kind: 'Field', name: { kind: 'Name', value: 'locale' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'scheduledAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'counts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'queued' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sending' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sent' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failed' } },
                { kind: 'Field', name: { kind: 'Name', value: 'skipped' } },
                { kind: 'Field', name: { kind: 'Name', value: 'cancelled' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'createdBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'finishedAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'finding' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'message' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'hu' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'en' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'at' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CancelEmailMutation, CancelEmailMutationVariables>;
export const SendTestEmailDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SendTestEmail' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'SendTestEmailInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sendTestEmail' },
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
} as unknown as DocumentNode<SendTestEmailMutation, SendTestEmailMutationVariables>;
export const DeleteEmailDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'DeleteEmail' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'DeleteEmailInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deleteEmail' },
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
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'EmailFields' } }],
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
      name: { kind: 'Name', value: 'EmailFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Email' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'template' } },
          { kind: 'Field', name: { kind: 'Name', value: 'competitionId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'competitionNumber' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subject' },
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
            name: { kind: 'Name', value: 'body' },
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
            name: { kind: 'Name', value: 'audience' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'group' } },
                { kind: 'Field', name: { kind: 'Name', value: 'newsletter' } },
                { kind: 'Field', name: { kind: 'Name', value: 'locale' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'scheduledAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'counts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'queued' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sending' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sent' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failed' } },
                { kind: 'Field', name: { kind: 'Name', value: 'skipped' } },
                { kind: 'Field', name: { kind: 'Name', value: 'cancelled' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'createdBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'finishedAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'finding' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'message' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'hu' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'en' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'at' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DeleteEmailMutation, DeleteEmailMutationVariables>;
export const RetryEmailDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'RetryEmail' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'RetryEmailInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'retryEmail' },
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
                  name: { kind: 'Name', value: 'email' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'EmailFields' } }],
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
      name: { kind: 'Name', value: 'EmailFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Email' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'template' } },
          { kind: 'Field', name: { kind: 'Name', value: 'competitionId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'competitionNumber' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subject' },
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
            name: { kind: 'Name', value: 'body' },
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
            name: { kind: 'Name', value: 'audience' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'group' } },
                { kind: 'Field', name: { kind: 'Name', value: 'newsletter' } },
                { kind: 'Field', name: { kind: 'Name', value: 'locale' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'scheduledAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'counts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'queued' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sending' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sent' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failed' } },
                { kind: 'Field', name: { kind: 'Name', value: 'skipped' } },
                { kind: 'Field', name: { kind: 'Name', value: 'cancelled' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'createdBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'finishedAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'finding' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'message' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'hu' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'en' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'at' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RetryEmailMutation, RetryEmailMutationVariables>;
type QueryArguments<TData, TVariables extends OperationVariables> =
  Record<string, never> extends TVariables
    ? [options?: useQuery.Options<TData, TVariables>]
    : [options: useQuery.Options<TData, TVariables> & ({ variables: TVariables } | { skip: true })];

export const useActivateEmailMutation = (
  options?: useMutation.Options<ActivateEmailMutation, ActivateEmailMutationVariables>,
) => useMutation<ActivateEmailMutation, ActivateEmailMutationVariables>(ActivateEmailDocument, options);
export const useAdminEmailQuery = (...[options]: QueryArguments<AdminEmailQuery, AdminEmailQueryVariables>) =>
  useQuery<AdminEmailQuery, AdminEmailQueryVariables>(
    AdminEmailDocument,
    options as useQuery.Options<AdminEmailQuery, AdminEmailQueryVariables>,
  );
export const useAdminEmailsQuery = (...[options]: QueryArguments<AdminEmailsQuery, AdminEmailsQueryVariables>) =>
  useQuery<AdminEmailsQuery, AdminEmailsQueryVariables>(
    AdminEmailsDocument,
    options as useQuery.Options<AdminEmailsQuery, AdminEmailsQueryVariables>,
  );
export const useCancelEmailMutation = (
  options?: useMutation.Options<CancelEmailMutation, CancelEmailMutationVariables>,
) => useMutation<CancelEmailMutation, CancelEmailMutationVariables>(CancelEmailDocument, options);
export const useCreateEmailMutation = (
  options?: useMutation.Options<CreateEmailMutation, CreateEmailMutationVariables>,
) => useMutation<CreateEmailMutation, CreateEmailMutationVariables>(CreateEmailDocument, options);
export const useDeleteEmailMutation = (
  options?: useMutation.Options<DeleteEmailMutation, DeleteEmailMutationVariables>,
) => useMutation<DeleteEmailMutation, DeleteEmailMutationVariables>(DeleteEmailDocument, options);
export const useEmailAudienceQuery = (...[options]: QueryArguments<EmailAudienceQuery, EmailAudienceQueryVariables>) =>
  useQuery<EmailAudienceQuery, EmailAudienceQueryVariables>(
    EmailAudienceDocument,
    options as useQuery.Options<EmailAudienceQuery, EmailAudienceQueryVariables>,
  );
export const useEmailCheckQuery = (...[options]: QueryArguments<EmailCheckQuery, EmailCheckQueryVariables>) =>
  useQuery<EmailCheckQuery, EmailCheckQueryVariables>(
    EmailCheckDocument,
    options as useQuery.Options<EmailCheckQuery, EmailCheckQueryVariables>,
  );
export const useEmailChoicesQuery = (...[options]: QueryArguments<EmailChoicesQuery, EmailChoicesQueryVariables>) =>
  useQuery<EmailChoicesQuery, EmailChoicesQueryVariables>(
    EmailChoicesDocument,
    options as useQuery.Options<EmailChoicesQuery, EmailChoicesQueryVariables>,
  );
export const useEmailCompetitionsQuery = (
  ...[options]: QueryArguments<EmailCompetitionsQuery, EmailCompetitionsQueryVariables>
) =>
  useQuery<EmailCompetitionsQuery, EmailCompetitionsQueryVariables>(
    EmailCompetitionsDocument,
    options as useQuery.Options<EmailCompetitionsQuery, EmailCompetitionsQueryVariables>,
  );
export const useEmailPreviewQuery = (...[options]: QueryArguments<EmailPreviewQuery, EmailPreviewQueryVariables>) =>
  useQuery<EmailPreviewQuery, EmailPreviewQueryVariables>(
    EmailPreviewDocument,
    options as useQuery.Options<EmailPreviewQuery, EmailPreviewQueryVariables>,
  );
export const useEmailPreviewOfQuery = (
  ...[options]: QueryArguments<EmailPreviewOfQuery, EmailPreviewOfQueryVariables>
) =>
  useQuery<EmailPreviewOfQuery, EmailPreviewOfQueryVariables>(
    EmailPreviewOfDocument,
    options as useQuery.Options<EmailPreviewOfQuery, EmailPreviewOfQueryVariables>,
  );
export const useRetryEmailMutation = (options?: useMutation.Options<RetryEmailMutation, RetryEmailMutationVariables>) =>
  useMutation<RetryEmailMutation, RetryEmailMutationVariables>(RetryEmailDocument, options);
export const useSendTestEmailMutation = (
  options?: useMutation.Options<SendTestEmailMutation, SendTestEmailMutationVariables>,
) => useMutation<SendTestEmailMutation, SendTestEmailMutationVariables>(SendTestEmailDocument, options);
export const useUpdateEmailMutation = (
  options?: useMutation.Options<UpdateEmailMutation, UpdateEmailMutationVariables>,
) => useMutation<UpdateEmailMutation, UpdateEmailMutationVariables>(UpdateEmailDocument, options);
