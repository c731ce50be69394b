import type { ApolloCache, Reference } from '@apollo/client';
import type { ShownCommentFragment } from './generated/graphql.ts';

/** A stored page of comments. */
interface Stored {
  edges: readonly { node: Reference }[];
  totalCount: number;
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'edges' in value && Array.isArray(value.edges);

/** Puts a new comment, which the cache knows by its id already, at the end of its image's comments. */
export function appendComment(
  cache: ApolloCache,
  imageId: string,
  comment: Pick<ShownCommentFragment, '__typename' | 'id'>,
): void {
  cache.modify<{ comments: Stored | null }>({
    id: cache.identify({ __typename: 'Image', id: imageId }),
    fields: {
      comments(stored, { toReference, readField }) {
        const node = toReference({ __typename: comment.__typename, id: comment.id });
        if (!node || !isStored(stored)) return stored;
        if (stored.edges.some((edge) => readField('id', edge.node) === comment.id)) return stored;
        const edge = { __typename: 'CommentEdge', cursor: '', node };
        return { ...stored, edges: [...stored.edges, edge], totalCount: stored.totalCount + 1 };
      },
    },
  });
}
