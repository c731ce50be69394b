import type { ShowImageQuery } from '../page/generated/graphql.ts';

type Shown = NonNullable<ShowImageQuery['image']>;
type Competition = NonNullable<Shown['competition']>;
type Comments = NonNullable<Shown['comments']>;
type Comment = Comments['edges'][number]['node'];

/** A competition in VOTING. */
export const competition = (changes: Partial<Competition> = {}): Competition => ({
  __typename: 'Competition',
  judgedBy: 'VOTERS',
  id: '3',
  number: 3,
  title: { __typename: 'LocalizedText', hu: 'Fények', en: 'Lights' },
  status: 'PUBLISHED',
  phase: 'VOTING',
  ended: false,
  now: '2026-05-20T12:00:00.000Z',
  competitionStart: '2026-05-01T10:00:00.000Z',
  votingStart: '2026-05-10T10:00:00.000Z',
  votingEnd: '2026-05-30T10:00:00.000Z',
  award: '2026-06-05T10:00:00.000Z',
  minPoint: 1,
  minCoverage: 0,
  maxPoint: 5,
  imageTypes: [
    {
      __typename: 'ImageType',
      code: 'colour',
      title: { __typename: 'LocalizedText', hu: 'Színes', en: 'Colour' },
    },
  ],
  ...changes,
});

/** The same competition with public results. */
export const ended = (): Competition =>
  competition({ phase: 'NOT_STARTED', ended: true, now: '2026-07-01T12:00:00.000Z' });

/** An approved comment of another person. */
export const comment = (changes: Partial<Comment> = {}): Comment => ({
  __typename: 'Comment',
  id: '70',
  imageId: '12',
  imageNumber: 12,
  text: 'Szép fények.',
  status: 'APPROVED',
  own: false,
  createdAt: '2026-05-17T12:00:00.000Z',
  editedAt: null,
  editableUntil: null,
  author: { __typename: 'Author', id: '8', firstName: 'Anna', lastName: 'Kiss' },
  ...changes,
});

/** All comments of an image. */
export const comments = (...nodes: Comment[]): Comments => ({
  __typename: 'CommentConnection',
  totalCount: nodes.length,
  edges: nodes.map((node) => ({ __typename: 'CommentEdge', cursor: `c${node.id}`, node })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
});

/** An image of another entrant, without the viewer's vote, with two neighbours. */
export const image = (changes: Partial<Shown> = {}) => ({
  __typename: 'Image' as const,
  id: '12',
  number: 12,
  competitionNumber: 3,
  previousId: '11',
  previousNumber: 11,
  nextId: '13',
  nextNumber: 13,
  title: 'Hajnal a Dunán',
  description: 'Első sor\nmásodik sor',
  width: 3000,
  height: 2000,
  thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
  urlNeedsToken: false,
  thumb: '/media/image/12/thumb?v=a',
  small: '/media/image/12/small?v=a',
  medium: '/media/image/12/medium?v=a',
  large: '/media/image/12/large?v=a',
  type: 'colour',
  own: false,
  myVote: null,
  author: null,
  exposure: null,
  result: null,
  explanation: null,
  moderation: null,
  moderationReason: null,
  competition: competition(),
  comments: comments(),
  ...changes,
});

/** The voter's progress. */
export const votingInfo = (voted: number) => ({
  __typename: 'VotingInfo' as const,
  competitionNumber: 3,
  votable: 40,
  voted,
});
