import type { ApolloCache, Reference } from '@apollo/client';
import type { ShownCommentFragment } from './generated/graphql.ts';

/** The comments field in the cache. */
interface Stored {
  edges: readonly { node: Reference }[];
  totalCount: number;
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'edges' in value && Array.isArray(value.edges);

/** Appends a new comment, which is already normalized in the cache, to the comments of its image. */
export function appendComment(
  cache: ApolloCache,
  imageNumber: number,
  comment: Pick<ShownCommentFragment, '__typename' | 'id'>,
): void {
  cache.modify<{ comments: Stored | null }>({
    id: cache.identify({ __typename: 'Image', number: imageNumber }),
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

/** Takes a comment that is gone out of its image's comments. */
export function forgetComment(cache: ApolloCache, imageNumber: number, id: string): void {
  cache.modify<{ comments: Stored | null }>({
    id: cache.identify({ __typename: 'Image', number: imageNumber }),
    fields: {
      comments(stored, { readField }) {
        if (!isStored(stored)) return stored;
        const edges = stored.edges.filter((edge) => readField('id', edge.node) !== id);
        const gone = stored.edges.length - edges.length;
        return { ...stored, edges, totalCount: stored.totalCount - gone };
      },
    },
  });
  cache.evict({ id: cache.identify({ __typename: 'Comment', id }) });
}
