import { gql } from '@apollo/client';
import { expect, it } from 'vitest';
import { createCache } from './cache.ts';

const query = gql`
  query Feed($after: ID) {
    competition(number: 3) {
      id
      number
      images(first: 1, after: $after) {
        totalCount
        edges {
          cursor
          node {
            id
            number
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

const page = (id: string) => ({
  __typename: 'ImageConnection',
  totalCount: 2,
  edges: [{ __typename: 'ImageEdge', cursor: id, node: { __typename: 'Image', id, number: Number(id) } }],
  pageInfo: { __typename: 'PageInfo', hasNextPage: true, endCursor: id },
});

function written(...answers: { after?: string; images: unknown }[]) {
  const cache = createCache();
  for (const { after, images } of answers)
    cache.writeQuery({
      query,
      variables: { after },
      data: { competition: { __typename: 'Competition', id: '3', number: 3, images } },
    });
  return cache.readQuery<{ competition: { images: { edges: { cursor: string }[] } | null } }>({ query });
}
const cursors = (...answers: Parameters<typeof written>) =>
  written(...answers)?.competition.images?.edges.map(({ cursor }) => cursor);

it('keeps that a feed is hidden', () => {
  expect(written({ images: null })).toEqual({
    competition: { __typename: 'Competition', id: '3', number: 3, images: null },
  });
});

it('forgets the pages of a feed that is hidden since', () => {
  expect(written({ images: page('7') }, { images: null })?.competition.images).toBeNull();
});

it('shows a feed that is hidden no more', () => {
  expect(cursors({ images: null }, { images: page('7') })).toEqual(['7']);
});

it('joins pages, and keeps them when a later one could not be read', () => {
  expect(cursors({ images: page('7') }, { after: '7', images: page('8') })).toEqual(['7', '8']);
  expect(cursors({ images: page('7') }, { after: '7', images: null })).toEqual(['7']);
});
