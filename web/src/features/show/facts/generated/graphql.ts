/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type ImageFactsFragment = {
  __typename: 'Image';
  id: string;
  number: number;
  type: string;
  title: string;
  description: string | null;
  own: boolean;
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
};

export type ImageStandingFragment = {
  __typename: 'Image';
  id: string;
  number: number;
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
};

export const ImageFactsFragmentDoc = {
  kind: 'Document',
  definitions: [
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
  ],
} as unknown as DocumentNode<ImageFactsFragment, unknown>;
export const ImageStandingFragmentDoc = {
  kind: 'Document',
  definitions: [
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
  ],
} as unknown as DocumentNode<ImageStandingFragment, unknown>;
