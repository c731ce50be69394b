/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Moderation of a comment. */
export type CommentStatus =
  /** Seen by everyone. */
  | 'APPROVED'
  /** Waits for a moderator. */
  | 'PENDING'
  /** Hidden. */
  | 'REJECTED';

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

/** Moderation of an image; only APPROVED ones are seen by others or counted. */
export type ImageModeration =
  /** Seen and counted. */
  | 'APPROVED'
  /** Hidden, for a reason that the owner is told. */
  | 'DISQUALIFIED'
  /** Waits for a moderator. */
  | 'PENDING'
  /** Hidden. */
  | 'REJECTED';

/** Who judges a competition. */
export type JudgedBy =
  /** Voters and a jury, side by side. */
  | 'BOTH'
  /** A jury; nobody votes, and photos of others are hidden until it has ended. */
  | 'JURY'
  /** Its voters. */
  | 'VOTERS';

/** What decided between two neighbours of a ranking. */
export type RankDecision =
  /** The score. */
  | 'SCORE'
  /** Nothing: they share the rank. */
  | 'SHARED'
  /** Equal scores: more votes with the highest point. */
  | 'TOP_POINTS'
  /** These are equal, too: more votes. */
  | 'VOTES';

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

export type ShowImageQueryVariables = Exact<{
  number: number;
}>;

export type ShowImageQuery = {
  image: {
    __typename: 'Image';
    id: string;
    number: number;
    competitionNumber: number;
    previousId: string | null;
    previousNumber: number | null;
    nextId: string | null;
    nextNumber: number | null;
    title: string;
    width: number;
    height: number;
    urlNeedsToken: boolean;
    type: string;
    description: string | null;
    own: boolean;
    myVote: number | null;
    moderation: ImageModeration | null;
    moderationReason: string | null;
    thumbhash: string;
    large: string;
    thumb: string;
    small: string;
    medium: string;
    competition: {
      __typename: 'Competition';
      id: string;
      number: number;
      phase: CompetitionPhase;
      minPoint: number;
      maxPoint: number;
      minCoverage: number;
      status: CompetitionStatus;
      ended: boolean;
      now: string;
      competitionStart: string;
      votingStart: string;
      votingEnd: string;
      award: string;
      judgedBy: JudgedBy;
      title: { __typename: 'LocalizedText'; hu: string; en: string };
      imageTypes: Array<{
        __typename: 'ImageType';
        code: string;
        title: { __typename: 'LocalizedText'; hu: string; en: string };
      }>;
    } | null;
    author: { __typename: 'Author'; id: string; firstName: string; lastName: string } | null;
    exposure: {
      __typename: 'Exposure';
      camera: string | null;
      lens: string | null;
      focalLength: number | null;
      aperture: number | null;
      shutter: number | null;
      iso: number | null;
      takenAt: string | null;
    } | null;
    result: {
      __typename: 'ImageResult';
      score: number | null;
      points: number;
      votes: number;
      rank: number | null;
      overallRank: number | null;
      votesByPoint: Array<number>;
    } | null;
    explanation: {
      __typename: 'RankExplanation';
      scoring: Scoring;
      mean: number;
      counted: number;
      m: number;
      c: number;
      interval: Array<number>;
      firstShare: number;
      rankWithOneMore: number;
      before: {
        __typename: 'RankNeighbour';
        imageId: string;
        imageNumber: number;
        title: string;
        rank: number;
        score: number;
        decidedBy: RankDecision;
      } | null;
      after: {
        __typename: 'RankNeighbour';
        imageId: string;
        imageNumber: number;
        title: string;
        rank: number;
        score: number;
        decidedBy: RankDecision;
      } | null;
    } | null;
    comments: {
      __typename: 'CommentConnection';
      totalCount: number;
      edges: Array<{
        __typename: 'CommentEdge';
        cursor: string;
        node: {
          __typename: 'Comment';
          id: string;
          imageId: string;
          imageNumber: number;
          text: string;
          status: CommentStatus;
          own: boolean;
          createdAt: string;
          editedAt: string | null;
          editableUntil: string | null;
          author: { __typename: 'Author'; id: string; firstName: string; lastName: string } | null;
        };
      }>;
      pageInfo: { __typename: 'PageInfo'; hasNextPage: boolean; endCursor: string | null };
    } | null;
  } | null;
};

export type PhotoShapeFragment = { __typename: 'Image'; id: string; number: number; width: number; height: number };

export const PhotoShapeFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PhotoShape' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PhotoShapeFragment, unknown>;
export const ShowImageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ShowImage' },
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
            name: { kind: 'Name', value: 'image' },
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
                { kind: 'Field', name: { kind: 'Name', value: 'competitionNumber' } },
                { kind: 'Field', name: { kind: 'Name', value: 'previousId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'previousNumber' } },
                { kind: 'Field', name: { kind: 'Name', value: 'nextId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'nextNumber' } },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ShownPhoto' } },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageFacts' } },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'VotedImage' } },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageStanding' } },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageModerationState' } },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageComments' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'competition' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ShownCompetition' } },
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
      name: { kind: 'Name', value: 'ShownPhoto' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'urlNeedsToken' } },
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
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'Photo' } },
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
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageFacts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'own' } },
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
            name: { kind: 'Name', value: 'exposure' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'camera' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lens' } },
                { kind: 'Field', name: { kind: 'Name', value: 'focalLength' } },
                { kind: 'Field', name: { kind: 'Name', value: 'aperture' } },
                { kind: 'Field', name: { kind: 'Name', value: 'shutter' } },
                { kind: 'Field', name: { kind: 'Name', value: 'iso' } },
                { kind: 'Field', name: { kind: 'Name', value: 'takenAt' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'VotedImage' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'competitionNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'own' } },
          { kind: 'Field', name: { kind: 'Name', value: 'myVote' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageStanding' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'score' } },
                { kind: 'Field', name: { kind: 'Name', value: 'points' } },
                { kind: 'Field', name: { kind: 'Name', value: 'votes' } },
                { kind: 'Field', name: { kind: 'Name', value: 'rank' } },
                { kind: 'Field', name: { kind: 'Name', value: 'overallRank' } },
                { kind: 'Field', name: { kind: 'Name', value: 'votesByPoint' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'explanation' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RankReasons' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RankReasons' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RankExplanation' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'scoring' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mean' } },
          { kind: 'Field', name: { kind: 'Name', value: 'counted' } },
          { kind: 'Field', name: { kind: 'Name', value: 'm' } },
          { kind: 'Field', name: { kind: 'Name', value: 'c' } },
          { kind: 'Field', name: { kind: 'Name', value: 'interval' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstShare' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rankWithOneMore' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'before' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Neighbour' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'after' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Neighbour' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Neighbour' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RankNeighbour' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'imageId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'imageNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rank' } },
          { kind: 'Field', name: { kind: 'Name', value: 'score' } },
          { kind: 'Field', name: { kind: 'Name', value: 'decidedBy' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageModerationState' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'own' } },
          { kind: 'Field', name: { kind: 'Name', value: 'moderation' } },
          { kind: 'Field', name: { kind: 'Name', value: 'moderationReason' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageComments' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'comments' },
            arguments: [
              { kind: 'Argument', name: { kind: 'Name', value: 'first' }, value: { kind: 'IntValue', value: '100' } },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ShownComment' } },
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
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ShownComment' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Comment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'imageId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'imageNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'own' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'editedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'editableUntil' } },
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
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ShownCompetition' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Competition' } },
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
          { kind: 'Field', name: { kind: 'Name', value: 'phase' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minPoint' } },
          { kind: 'Field', name: { kind: 'Name', value: 'maxPoint' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minCoverage' } },
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
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CompetitionTimes' } },
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
} as unknown as DocumentNode<ShowImageQuery, ShowImageQueryVariables>;
type QueryArguments<TData, TVariables extends OperationVariables> =
  Record<string, never> extends TVariables
    ? [options?: useQuery.Options<TData, TVariables>]
    : [options: useQuery.Options<TData, TVariables> & ({ variables: TVariables } | { skip: true })];

export const useShowImageQuery = (...[options]: QueryArguments<ShowImageQuery, ShowImageQueryVariables>) =>
  useQuery<ShowImageQuery, ShowImageQueryVariables>(
    ShowImageDocument,
    options as useQuery.Options<ShowImageQuery, ShowImageQueryVariables>,
  );
