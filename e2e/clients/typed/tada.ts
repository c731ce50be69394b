/** gql.tada: the types of these texts come from the published schema, and what sends them is urql. */
import { cacheExchange, Client, fetchExchange } from '@urql/core';
import { initGraphQLTada } from 'gql.tada';
import type { introspection } from '../../dist/clients/tada.d.ts';
import { globalId } from '../../product/globalId.ts';
import type { VisitingClient } from '../scenario.ts';

const graphql = initGraphQLTada<{ introspection: introspection; scalars: { DateTime: string; Upload: File } }>();

const logIn = graphql(`
  mutation LogIn($input: LoginInput!) {
    login(input: $input) {
      token
      user {
        expiry
      }
      userErrors {
        code
        field
      }
    }
  }
`);

const open = graphql(`
  query Open {
    openCompetitions {
      id
      phase
      votingEnd
    }
  }
`);

const tile = graphql(`
  fragment Tile on Image @_unmask {
    id
    url(resolution: THUMB)
  }
`);

const grid = graphql(
  `
    query Grid($id: ID!, $first: Int!, $after: String) {
      competition(id: $id) {
        images(first: $first, after: $after) {
          nodes {
            ...Tile
          }
          pageInfo {
            hasNextPage
            endCursor
          }
          totalCount
        }
      }
    }
  `,
  [tile],
);

const enter = graphql(`
  mutation Enter($input: UploadImageInput!) {
    uploadImage(input: $input) {
      image {
        id
        moderation
      }
      userErrors {
        code
      }
    }
  }
`);

const castVote = graphql(`
  mutation Vote($input: CastVoteInput!) {
    castVote(input: $input) {
      vote {
        point
      }
    }
  }
`);

const say = graphql(`
  mutation Say($input: AddCommentInput!) {
    addComment(input: $input) {
      comment {
        text
      }
    }
  }
`);

/** @throws for what has no answer */
function there<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('There is no answer');
  return value;
}

export function tada(origin: string): VisitingClient {
  let token: string | null = null;
  const client = new Client({
    url: `${origin}/graphql`,
    exchanges: [cacheExchange, fetchExchange],
    fetchOptions: () => ({
      headers: { 'apollo-require-preflight': 'true', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    }),
  });
  return {
    idOf: globalId,
    async logIn(username, password) {
      const { data } = await client.mutation(logIn, { input: { username, password } });
      token = there(data?.login.token);
    },
    async competitions() {
      return there((await client.query(open, {})).data).openCompetitions.map(({ id }) => id);
    },
    async page(id, first, after) {
      const images = there((await client.query(grid, { id, first, after })).data?.competition?.images);
      const { hasNextPage, endCursor } = images.pageInfo;
      return {
        ids: images.nodes.map((image) => image.id),
        next: hasNextPage ? endCursor : null,
        total: images.totalCount,
      };
    },
    async enter(competitionId, title, file) {
      const input = { competitionId, slot: 'colour-1', title, ownImage: true, file };
      return there((await client.mutation(enter, { input })).data?.uploadImage.image).id;
    },
    async vote(imageId, point) {
      return there((await client.mutation(castVote, { input: { imageId, point } })).data?.castVote.vote).point;
    },
    async comment(imageId, text) {
      return there((await client.mutation(say, { input: { imageId, text } })).data?.addComment.comment).text;
    },
  };
}
