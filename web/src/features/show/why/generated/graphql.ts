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

export type RankReasonsFragment = {
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
};

export type NeighbourFragment = {
  __typename: 'RankNeighbour';
  imageId: string;
  imageNumber: number;
  title: string;
  rank: number;
  score: number;
  decidedBy: RankDecision;
};

export const NeighbourFragmentDoc = {
  kind: 'Document',
  definitions: [
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
} as unknown as DocumentNode<NeighbourFragment, unknown>;
export const RankReasonsFragmentDoc = {
  kind: 'Document',
  definitions: [
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
} as unknown as DocumentNode<RankReasonsFragment, unknown>;
