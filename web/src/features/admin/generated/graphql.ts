/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
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

/** Interface language. */
export type Locale =
  /** English. */
  | 'en'
  /** Hungarian, the default. */
  | 'hu';

export type AdminDashboardQueryVariables = Exact<{ [key: string]: never }>;

export type AdminDashboardQuery = {
  activeCompetition: {
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
    title: { __typename: 'LocalizedText'; hu: string; en: string };
    statistics: {
      __typename: 'CompetitionStatistics';
      entries: number;
      entrants: number;
      voters: number;
      votes: number;
      comments: number;
      counted: number;
      coverage: Array<{ __typename: 'VoteCoverage'; votes: number; share: number }>;
      perDay: Array<{ __typename: 'DayActivity'; day: string; entries: number; votes: number; comments: number }>;
    } | null;
  } | null;
};

export type UnpublishedCompetitionsQueryVariables = Exact<{ [key: string]: never }>;

export type UnpublishedCompetitionsQuery = {
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
        competitionStart: string;
        title: { __typename: 'LocalizedText'; hu: string; en: string };
      };
    }>;
  };
};

export type SimilarPhotosQueryVariables = Exact<{
  competitionNumber: number;
}>;

export type SimilarPhotosQuery = {
  similarPage: { __typename: 'SimilarPairPage'; pageInfo: { __typename: 'NumberedPageInfo'; totalItems: number } };
};

export type FirstStepsQueryVariables = Exact<{ [key: string]: never }>;

export type FirstStepsQuery = {
  adminCompetitionPage: {
    __typename: 'AdminCompetitionPage';
    pageInfo: { __typename: 'NumberedPageInfo'; totalItems: number };
  };
  staticTextPage: {
    __typename: 'StaticTextPage';
    items: Array<{ __typename: 'StaticText'; id: string; key: string; locale: Locale }>;
  };
  userPage: { __typename: 'AdminUserPage'; pageInfo: { __typename: 'NumberedPageInfo'; totalItems: number } };
};

export type RunningEmailsQueryVariables = Exact<{ [key: string]: never }>;

export type RunningEmailsQuery = {
  emailPage: {
    __typename: 'EmailPage';
    items: Array<{
      __typename: 'Email';
      id: string;
      number: number;
      template: EmailTemplate;
      subject: { __typename: 'LocalizedText'; hu: string; en: string } | null;
    }>;
  };
};

export type StuckEmailsQueryVariables = Exact<{ [key: string]: never }>;

export type StuckEmailsQuery = {
  emailPage: {
    __typename: 'EmailPage';
    items: Array<{
      __typename: 'Email';
      id: string;
      number: number;
      template: EmailTemplate;
      subject: { __typename: 'LocalizedText'; hu: string; en: string } | null;
      finding: { __typename: 'EmailFinding'; message: { __typename: 'LocalizedText'; hu: string; en: string } } | null;
    }>;
  };
};

export const AdminDashboardDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'AdminDashboard' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'activeCompetition' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CompetitionTimes' } },
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
                  name: { kind: 'Name', value: 'statistics' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'entries' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'entrants' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'voters' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'votes' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'comments' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'counted' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'coverage' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'votes' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'share' } },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'perDay' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'day' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'entries' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'votes' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'comments' } },
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
} as unknown as DocumentNode<AdminDashboardQuery, AdminDashboardQueryVariables>;
export const UnpublishedCompetitionsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'UnpublishedCompetitions' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'adminCompetitionPage' },
            arguments: [
              { kind: 'Argument', name: { kind: 'Name', value: 'size' }, value: { kind: 'IntValue', value: '20' } },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'sort' },
                value: { kind: 'EnumValue', value: 'COMPETITION_START' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'status' },
                      value: { kind: 'ListValue', values: [{ kind: 'EnumValue', value: 'DRAFT' }] },
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
                            { kind: 'Field', name: { kind: 'Name', value: 'competitionStart' } },
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
        ],
      },
    },
  ],
} as unknown as DocumentNode<UnpublishedCompetitionsQuery, UnpublishedCompetitionsQueryVariables>;
export const SimilarPhotosDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'SimilarPhotos' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'competitionNumber' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'similarPage' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'competitionNumber' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'competitionNumber' } },
              },
              { kind: 'Argument', name: { kind: 'Name', value: 'size' }, value: { kind: 'IntValue', value: '1' } },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'totalItems' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SimilarPhotosQuery, SimilarPhotosQueryVariables>;
export const FirstStepsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'FirstSteps' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'adminCompetitionPage' },
            arguments: [
              { kind: 'Argument', name: { kind: 'Name', value: 'size' }, value: { kind: 'IntValue', value: '1' } },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'totalItems' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'staticTextPage' },
            arguments: [
              { kind: 'Argument', name: { kind: 'Name', value: 'size' }, value: { kind: 'IntValue', value: '100' } },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'q' },
                value: { kind: 'StringValue', value: 'rules.body', block: false },
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
                      { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'locale' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'userPage' },
            arguments: [
              { kind: 'Argument', name: { kind: 'Name', value: 'size' }, value: { kind: 'IntValue', value: '1' } },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'administrator' },
                      value: { kind: 'BooleanValue', value: true },
                    },
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'enabled' },
                      value: { kind: 'BooleanValue', value: true },
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
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'totalItems' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<FirstStepsQuery, FirstStepsQueryVariables>;
export const RunningEmailsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'RunningEmails' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'emailPage' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'state' },
                value: { kind: 'EnumValue', value: 'RUNNING' },
              },
              { kind: 'Argument', name: { kind: 'Name', value: 'size' }, value: { kind: 'IntValue', value: '100' } },
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
                      { kind: 'Field', name: { kind: 'Name', value: 'template' } },
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
} as unknown as DocumentNode<RunningEmailsQuery, RunningEmailsQueryVariables>;
export const StuckEmailsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'StuckEmails' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'emailPage' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'state' },
                value: { kind: 'EnumValue', value: 'SCHEDULED' },
              },
              { kind: 'Argument', name: { kind: 'Name', value: 'size' }, value: { kind: 'IntValue', value: '100' } },
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
                      { kind: 'Field', name: { kind: 'Name', value: 'template' } },
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
                        name: { kind: 'Name', value: 'finding' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
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
} as unknown as DocumentNode<StuckEmailsQuery, StuckEmailsQueryVariables>;
type QueryArguments<TData, TVariables extends OperationVariables> =
  Record<string, never> extends TVariables
    ? [options?: useQuery.Options<TData, TVariables>]
    : [options: useQuery.Options<TData, TVariables> & ({ variables: TVariables } | { skip: true })];

export const useAdminDashboardQuery = (
  ...[options]: QueryArguments<AdminDashboardQuery, AdminDashboardQueryVariables>
) =>
  useQuery<AdminDashboardQuery, AdminDashboardQueryVariables>(
    AdminDashboardDocument,
    options as useQuery.Options<AdminDashboardQuery, AdminDashboardQueryVariables>,
  );
export const useFirstStepsQuery = (...[options]: QueryArguments<FirstStepsQuery, FirstStepsQueryVariables>) =>
  useQuery<FirstStepsQuery, FirstStepsQueryVariables>(
    FirstStepsDocument,
    options as useQuery.Options<FirstStepsQuery, FirstStepsQueryVariables>,
  );
export const useRunningEmailsQuery = (...[options]: QueryArguments<RunningEmailsQuery, RunningEmailsQueryVariables>) =>
  useQuery<RunningEmailsQuery, RunningEmailsQueryVariables>(
    RunningEmailsDocument,
    options as useQuery.Options<RunningEmailsQuery, RunningEmailsQueryVariables>,
  );
export const useSimilarPhotosQuery = (...[options]: QueryArguments<SimilarPhotosQuery, SimilarPhotosQueryVariables>) =>
  useQuery<SimilarPhotosQuery, SimilarPhotosQueryVariables>(
    SimilarPhotosDocument,
    options as useQuery.Options<SimilarPhotosQuery, SimilarPhotosQueryVariables>,
  );
export const useStuckEmailsQuery = (...[options]: QueryArguments<StuckEmailsQuery, StuckEmailsQueryVariables>) =>
  useQuery<StuckEmailsQuery, StuckEmailsQueryVariables>(
    StuckEmailsDocument,
    options as useQuery.Options<StuckEmailsQuery, StuckEmailsQueryVariables>,
  );
export const useUnpublishedCompetitionsQuery = (
  ...[options]: QueryArguments<UnpublishedCompetitionsQuery, UnpublishedCompetitionsQueryVariables>
) =>
  useQuery<UnpublishedCompetitionsQuery, UnpublishedCompetitionsQueryVariables>(
    UnpublishedCompetitionsDocument,
    options as useQuery.Options<UnpublishedCompetitionsQuery, UnpublishedCompetitionsQueryVariables>,
  );
