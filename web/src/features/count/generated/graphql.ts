/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What is wrong with a ballot that was drawn. */
export type BallotFlag =
  /** It was cast by an administrator, or before the account was activated. */
  | 'NOT_ENTRANT'
  /** It is on an image of who has cast it. */
  | 'OWN_IMAGE';

/** How far a count is. */
export type CountState =
  /** Ballots are cast, and enter the log in batches. */
  | 'OPEN'
  /** Results are public, and so are the files of the count. */
  | 'PUBLISHED'
  /** Voting has ended and the log holds every ballot; what they say is not public yet. */
  | 'SEALED';

/** Why there is a version of a result. */
export type CountVersionReason =
  /** Results became public. */
  | 'AWARD'
  /** Ballots were excluded, or included again. */
  | 'EXCLUSION'
  /** An image was moderated or disqualified. */
  | 'MODERATION'
  /** A rule was changed. */
  | 'RULE';

/** Why ballots are not counted. */
export type ExclusionReason =
  /** One person has voted under several accounts. */
  | 'DUPLICATE_PERSON'
  /** Several people have agreed on them. */
  | 'RING'
  /** They break another rule of the competition. */
  | 'RULE';

/** What an observer chooses. */
export type ObserveCountInput = {
  /** Which half. */
  choice: ObserverChoice;
  /** The competition. */
  competitionId?: string | null | undefined;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: number | null | undefined;
  /** What was thrown publicly, 1–200 characters; only and always with DRAW. */
  dice?: string | null | undefined;
};

/** What an observer may look into: one of two halves, so that nobody but the operator has both. */
export type ObserverChoice =
  /** Ballots drawn by lot, without names. */
  | 'DRAW'
  /** Who has voted, without ballots. */
  | 'ROLL';

/** How points become a score. */
export type Scoring =
  /** Bayesian mean: few votes pull towards the mean of the category. */
  | 'BAYESIAN'
  /** Arithmetic mean of the points. */
  | 'MEAN'
  /** Sum of the points. */
  | 'SUM'
  /** Bayesian mean of what is left of each image's votes when a tenth of them, rounded down, is cut at each end. */
  | 'TRIMMED';

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

export type CountQueryVariables = Exact<{
  number: number;
}>;

export type CountQuery = {
  competition: {
    __typename: 'Competition';
    id: string;
    number: number;
    title: { __typename: 'LocalizedText'; hu: string; en: string };
    count: {
      __typename: 'Count';
      state: CountState;
      origin: string;
      minVoters: number;
      tooFewVoters: boolean;
      unlinkedAt: string | null;
      headsFeed: string;
      heads: Array<{
        __typename: 'CountHead';
        size: number;
        root: string;
        note: string;
        at: string;
        ballots: number;
        voters: number;
        stampedAt: string | null;
        cosigned: { __typename: 'CountCosignature'; witness: string; at: string } | null;
      }>;
      keys: Array<{
        __typename: 'CountKey';
        name: string;
        keyId: string;
        publicKey: string;
        from: string;
        until: string | null;
      }>;
      rules: {
        __typename: 'CountRules';
        at: string;
        since: string | null;
        votingStart: string;
        votingEnd: string;
        award: string;
        minPoint: number;
        maxPoint: number;
        scoring: Scoring;
        minCoverage: number;
        minCoverageVoters: number;
        images: string;
        eligible: number;
      };
      ruleChanges: Array<{
        __typename: 'CountRuleChange';
        position: number;
        at: string;
        field: string;
        from: string;
        to: string;
      }>;
      leftOut: { __typename: 'CountLeftOut'; voters: number; ballots: number } | null;
      versions: Array<{
        __typename: 'CountVersion';
        version: number;
        at: string;
        reason: CountVersionReason;
        url: string;
        sha256: string;
      }>;
      files: {
        __typename: 'CountFiles';
        head: string;
        timestamps: Array<string>;
        keys: string;
        records: string;
        ballots: string | null;
        roll: string;
      } | null;
      observer: {
        __typename: 'CountObserver';
        name: string | null;
        namedAt: string;
        choice: ObserverChoice | null;
        chosenAt: string | null;
        dice: string | null;
        seed: string | null;
      } | null;
    } | null;
    excludedBallots: {
      __typename: 'ExcludedBallots';
      ballots: number;
      groups: Array<{
        __typename: 'ExcludedBallotGroup';
        imageId: string;
        imageNumber: number;
        title: string;
        ballots: number;
        reason: ExclusionReason;
        at: string;
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

export type ExcludedFragment = {
  __typename: 'ExcludedBallots';
  ballots: number;
  groups: Array<{
    __typename: 'ExcludedBallotGroup';
    imageId: string;
    imageNumber: number;
    title: string;
    ballots: number;
    reason: ExclusionReason;
    at: string;
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
};

export type CountFactsFragment = {
  __typename: 'Count';
  state: CountState;
  origin: string;
  minVoters: number;
  tooFewVoters: boolean;
  unlinkedAt: string | null;
  headsFeed: string;
  heads: Array<{
    __typename: 'CountHead';
    size: number;
    root: string;
    note: string;
    at: string;
    ballots: number;
    voters: number;
    stampedAt: string | null;
    cosigned: { __typename: 'CountCosignature'; witness: string; at: string } | null;
  }>;
  keys: Array<{
    __typename: 'CountKey';
    name: string;
    keyId: string;
    publicKey: string;
    from: string;
    until: string | null;
  }>;
  rules: {
    __typename: 'CountRules';
    at: string;
    since: string | null;
    votingStart: string;
    votingEnd: string;
    award: string;
    minPoint: number;
    maxPoint: number;
    scoring: Scoring;
    minCoverage: number;
    minCoverageVoters: number;
    images: string;
    eligible: number;
  };
  ruleChanges: Array<{
    __typename: 'CountRuleChange';
    position: number;
    at: string;
    field: string;
    from: string;
    to: string;
  }>;
  leftOut: { __typename: 'CountLeftOut'; voters: number; ballots: number } | null;
  versions: Array<{
    __typename: 'CountVersion';
    version: number;
    at: string;
    reason: CountVersionReason;
    url: string;
    sha256: string;
  }>;
  files: {
    __typename: 'CountFiles';
    head: string;
    timestamps: Array<string>;
    keys: string;
    records: string;
    ballots: string | null;
    roll: string;
  } | null;
  observer: {
    __typename: 'CountObserver';
    name: string | null;
    namedAt: string;
    choice: ObserverChoice | null;
    chosenAt: string | null;
    dice: string | null;
    seed: string | null;
  } | null;
};

export type CountConsistencyQueryVariables = Exact<{
  number: number;
  from: number;
  to: number;
}>;

export type CountConsistencyQuery = {
  competition: {
    __typename: 'Competition';
    id: string;
    number: number;
    count: { __typename: 'Count'; consistency: Array<string> } | null;
  } | null;
};

export type CountInclusionQueryVariables = Exact<{
  competitionNumber: number;
  number: string;
}>;

export type CountInclusionQuery = {
  competition: {
    __typename: 'Competition';
    id: string;
    number: number;
    count: {
      __typename: 'Count';
      inclusion: {
        __typename: 'CountInclusion';
        position: number;
        entry: string;
        hashes: Array<string>;
        size: number;
      } | null;
    } | null;
  } | null;
};

export type CountMineQueryVariables = Exact<{
  number: number;
}>;

export type CountMineQuery = {
  competition: {
    __typename: 'Competition';
    id: string;
    number: number;
    count: {
      __typename: 'Count';
      mine: {
        __typename: 'CountMine';
        ballots: Array<{ __typename: 'CountBallot'; number: string; receipt: string; position: number | null }>;
        roll: { __typename: 'CountRollEntry'; salt: string; username: string; cast: number; standing: number } | null;
      } | null;
    } | null;
  } | null;
};

export type ObserveCountMutationVariables = Exact<{
  input: ObserveCountInput;
}>;

export type ObserveCountMutation = {
  observeCount: {
    __typename: 'ObserveCountPayload';
    observation: {
      __typename: 'CountObservation';
      choice: ObserverChoice;
      roll: Array<{ __typename: 'RollName'; rollId: string; username: string | null }> | null;
      draw: {
        __typename: 'CountDraw';
        disabled: number;
        gone: number;
        ballots: Array<{
          __typename: 'DrawnBallot';
          number: string;
          imageId: string;
          imageNumber: number;
          point: number;
          flag: BallotFlag | null;
        }>;
      } | null;
    } | null;
    userErrors: Array<{ __typename: 'UserError'; code: UserErrorCode; field: string | null; message: string }>;
  };
};

export const ExcludedFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Excluded' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ExcludedBallots' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'ballots' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'groups' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'imageId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'imageNumber' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'ballots' } },
                { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                { kind: 'Field', name: { kind: 'Name', value: 'at' } },
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
} as unknown as DocumentNode<ExcludedFragment, unknown>;
export const CountFactsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CountFacts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Count' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'origin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minVoters' } },
          { kind: 'Field', name: { kind: 'Name', value: 'tooFewVoters' } },
          { kind: 'Field', name: { kind: 'Name', value: 'unlinkedAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'heads' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'size' } },
                { kind: 'Field', name: { kind: 'Name', value: 'root' } },
                { kind: 'Field', name: { kind: 'Name', value: 'note' } },
                { kind: 'Field', name: { kind: 'Name', value: 'at' } },
                { kind: 'Field', name: { kind: 'Name', value: 'ballots' } },
                { kind: 'Field', name: { kind: 'Name', value: 'voters' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'cosigned' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'witness' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'at' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'stampedAt' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'headsFeed' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'keys' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'keyId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'publicKey' } },
                { kind: 'Field', name: { kind: 'Name', value: 'from' } },
                { kind: 'Field', name: { kind: 'Name', value: 'until' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'rules' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'at' } },
                { kind: 'Field', name: { kind: 'Name', value: 'since' } },
                { kind: 'Field', name: { kind: 'Name', value: 'votingStart' } },
                { kind: 'Field', name: { kind: 'Name', value: 'votingEnd' } },
                { kind: 'Field', name: { kind: 'Name', value: 'award' } },
                { kind: 'Field', name: { kind: 'Name', value: 'minPoint' } },
                { kind: 'Field', name: { kind: 'Name', value: 'maxPoint' } },
                { kind: 'Field', name: { kind: 'Name', value: 'scoring' } },
                { kind: 'Field', name: { kind: 'Name', value: 'minCoverage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'minCoverageVoters' } },
                { kind: 'Field', name: { kind: 'Name', value: 'images' } },
                { kind: 'Field', name: { kind: 'Name', value: 'eligible' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'ruleChanges' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'position' } },
                { kind: 'Field', name: { kind: 'Name', value: 'at' } },
                { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                { kind: 'Field', name: { kind: 'Name', value: 'from' } },
                { kind: 'Field', name: { kind: 'Name', value: 'to' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'leftOut' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'voters' } },
                { kind: 'Field', name: { kind: 'Name', value: 'ballots' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'versions' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'version' } },
                { kind: 'Field', name: { kind: 'Name', value: 'at' } },
                { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sha256' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'files' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'head' } },
                { kind: 'Field', name: { kind: 'Name', value: 'timestamps' } },
                { kind: 'Field', name: { kind: 'Name', value: 'keys' } },
                { kind: 'Field', name: { kind: 'Name', value: 'records' } },
                { kind: 'Field', name: { kind: 'Name', value: 'ballots' } },
                { kind: 'Field', name: { kind: 'Name', value: 'roll' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'observer' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'namedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'choice' } },
                { kind: 'Field', name: { kind: 'Name', value: 'chosenAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'dice' } },
                { kind: 'Field', name: { kind: 'Name', value: 'seed' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CountFactsFragment, unknown>;
export const CountDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Count' },
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
                  name: { kind: 'Name', value: 'count' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'CountFacts' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'excludedBallots' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Excluded' } }],
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
      name: { kind: 'Name', value: 'Excluded' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ExcludedBallots' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'ballots' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'groups' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'imageId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'imageNumber' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'ballots' } },
                { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                { kind: 'Field', name: { kind: 'Name', value: 'at' } },
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
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CountFacts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Count' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'origin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minVoters' } },
          { kind: 'Field', name: { kind: 'Name', value: 'tooFewVoters' } },
          { kind: 'Field', name: { kind: 'Name', value: 'unlinkedAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'heads' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'size' } },
                { kind: 'Field', name: { kind: 'Name', value: 'root' } },
                { kind: 'Field', name: { kind: 'Name', value: 'note' } },
                { kind: 'Field', name: { kind: 'Name', value: 'at' } },
                { kind: 'Field', name: { kind: 'Name', value: 'ballots' } },
                { kind: 'Field', name: { kind: 'Name', value: 'voters' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'cosigned' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'witness' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'at' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'stampedAt' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'headsFeed' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'keys' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'keyId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'publicKey' } },
                { kind: 'Field', name: { kind: 'Name', value: 'from' } },
                { kind: 'Field', name: { kind: 'Name', value: 'until' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'rules' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'at' } },
                { kind: 'Field', name: { kind: 'Name', value: 'since' } },
                { kind: 'Field', name: { kind: 'Name', value: 'votingStart' } },
                { kind: 'Field', name: { kind: 'Name', value: 'votingEnd' } },
                { kind: 'Field', name: { kind: 'Name', value: 'award' } },
                { kind: 'Field', name: { kind: 'Name', value: 'minPoint' } },
                { kind: 'Field', name: { kind: 'Name', value: 'maxPoint' } },
                { kind: 'Field', name: { kind: 'Name', value: 'scoring' } },
                { kind: 'Field', name: { kind: 'Name', value: 'minCoverage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'minCoverageVoters' } },
                { kind: 'Field', name: { kind: 'Name', value: 'images' } },
                { kind: 'Field', name: { kind: 'Name', value: 'eligible' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'ruleChanges' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'position' } },
                { kind: 'Field', name: { kind: 'Name', value: 'at' } },
                { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                { kind: 'Field', name: { kind: 'Name', value: 'from' } },
                { kind: 'Field', name: { kind: 'Name', value: 'to' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'leftOut' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'voters' } },
                { kind: 'Field', name: { kind: 'Name', value: 'ballots' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'versions' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'version' } },
                { kind: 'Field', name: { kind: 'Name', value: 'at' } },
                { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sha256' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'files' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'head' } },
                { kind: 'Field', name: { kind: 'Name', value: 'timestamps' } },
                { kind: 'Field', name: { kind: 'Name', value: 'keys' } },
                { kind: 'Field', name: { kind: 'Name', value: 'records' } },
                { kind: 'Field', name: { kind: 'Name', value: 'ballots' } },
                { kind: 'Field', name: { kind: 'Name', value: 'roll' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'observer' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'namedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'choice' } },
                { kind: 'Field', name: { kind: 'Name', value: 'chosenAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'dice' } },
                { kind: 'Field', name: { kind: 'Name', value: 'seed' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CountQuery, CountQueryVariables>;
export const CountConsistencyDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'CountConsistency' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'number' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'from' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'to' } },
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
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'consistency' },
                        arguments: [
                          {
                            kind: 'Argument',
                            name: { kind: 'Name', value: 'from' },
                            value: { kind: 'Variable', name: { kind: 'Name', value: 'from' } },
                          },
                          {
                            kind: 'Argument',
                            name: { kind: 'Name', value: 'to' },
                            value: { kind: 'Variable', name: { kind: 'Name', value: 'to' } },
                          },
                        ],
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
} as unknown as DocumentNode<CountConsistencyQuery, CountConsistencyQueryVariables>;
export const CountInclusionDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'CountInclusion' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'competitionNumber' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'number' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
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
                value: { kind: 'Variable', name: { kind: 'Name', value: 'competitionNumber' } },
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
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'inclusion' },
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
                            { kind: 'Field', name: { kind: 'Name', value: 'position' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'entry' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'hashes' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'size' } },
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
} as unknown as DocumentNode<CountInclusionQuery, CountInclusionQueryVariables>;
export const CountMineDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'CountMine' },
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
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'mine' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'ballots' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'receipt' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'position' } },
                                ],
                              },
                            },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'roll' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'salt' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'username' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'cast' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'standing' } },
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
} as unknown as DocumentNode<CountMineQuery, CountMineQueryVariables>;
export const ObserveCountDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'ObserveCount' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ObserveCountInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'observeCount' },
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
                  name: { kind: 'Name', value: 'observation' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'choice' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'roll' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'rollId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'username' } },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'draw' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'ballots' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'imageId' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'imageNumber' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'point' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'flag' } },
                                ],
                              },
                            },
                            { kind: 'Field', name: { kind: 'Name', value: 'disabled' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'gone' } },
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
} as unknown as DocumentNode<ObserveCountMutation, ObserveCountMutationVariables>;
type QueryArguments<TData, TVariables extends OperationVariables> =
  Record<string, never> extends TVariables
    ? [options?: useQuery.Options<TData, TVariables>]
    : [options: useQuery.Options<TData, TVariables> & ({ variables: TVariables } | { skip: true })];

export const useCountQuery = (...[options]: QueryArguments<CountQuery, CountQueryVariables>) =>
  useQuery<CountQuery, CountQueryVariables>(
    CountDocument,
    options as useQuery.Options<CountQuery, CountQueryVariables>,
  );
export const useCountConsistencyQuery = (
  ...[options]: QueryArguments<CountConsistencyQuery, CountConsistencyQueryVariables>
) =>
  useQuery<CountConsistencyQuery, CountConsistencyQueryVariables>(
    CountConsistencyDocument,
    options as useQuery.Options<CountConsistencyQuery, CountConsistencyQueryVariables>,
  );
export const useCountInclusionQuery = (
  ...[options]: QueryArguments<CountInclusionQuery, CountInclusionQueryVariables>
) =>
  useQuery<CountInclusionQuery, CountInclusionQueryVariables>(
    CountInclusionDocument,
    options as useQuery.Options<CountInclusionQuery, CountInclusionQueryVariables>,
  );
export const useCountMineQuery = (...[options]: QueryArguments<CountMineQuery, CountMineQueryVariables>) =>
  useQuery<CountMineQuery, CountMineQueryVariables>(
    CountMineDocument,
    options as useQuery.Options<CountMineQuery, CountMineQueryVariables>,
  );
export const useObserveCountMutation = (
  options?: useMutation.Options<ObserveCountMutation, ObserveCountMutationVariables>,
) => useMutation<ObserveCountMutation, ObserveCountMutationVariables>(ObserveCountDocument, options);
