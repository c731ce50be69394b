/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** Who judges a competition. */
export type JudgedBy =
  /** Voters and a jury, side by side. */
  | 'BOTH'
  /** A jury; nobody votes, and photos of others are hidden until it has ended. */
  | 'JURY'
  /** Its voters. */
  | 'VOTERS';

/** From when on everyone sees the names of a competition's judges. */
export type NamesPublic =
  /** Once the competition has ended. */
  | 'AT_AWARD'
  /** From the day they accept. */
  | 'AT_ONCE';

export type CompetitionTimesFragment = {
  __typename: 'Competition';
  id: string;
  number: number;
  status: CompetitionStatus;
  phase: CompetitionPhase;
  ended: boolean;
  now: string;
  competitionStart: string;
  votingStart: string;
  votingEnd: string;
  award: string;
  judgedBy: JudgedBy;
};

export type JudgesOfCompetitionFragment = {
  __typename: 'Competition';
  id: string;
  number: number;
  judgedBy: JudgedBy;
  jury: {
    __typename: 'Jury';
    namesPublic: NamesPublic;
    judges: Array<{ __typename: 'JudgeName'; firstName: string; lastName: string; chair: boolean }> | null;
  } | null;
};

export const CompetitionTimesFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CompetitionTimes' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Competition' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'phase' } },
          { kind: 'Field', name: { kind: 'Name', value: 'ended' } },
          { kind: 'Field', name: { kind: 'Name', value: 'now' } },
          { kind: 'Field', name: { kind: 'Name', value: 'competitionStart' } },
          { kind: 'Field', name: { kind: 'Name', value: 'votingStart' } },
          { kind: 'Field', name: { kind: 'Name', value: 'votingEnd' } },
          { kind: 'Field', name: { kind: 'Name', value: 'award' } },
          { kind: 'Field', name: { kind: 'Name', value: 'judgedBy' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CompetitionTimesFragment, unknown>;
export const JudgesOfCompetitionFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'JudgesOfCompetition' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Competition' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'judgedBy' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'jury' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'namesPublic' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'judges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'chair' } },
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
} as unknown as DocumentNode<JudgesOfCompetitionFragment, unknown>;
