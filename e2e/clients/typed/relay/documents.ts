/** The texts of a visit, for Relay's compiler alone: where a build has not taken them out, they would throw. */
import { graphql } from 'relay-runtime';

export const logIn = graphql`
  mutation documentsLogInMutation($input: LoginInput!) {
    login(input: $input) {
      token
      userErrors {
        code
      }
    }
  }
`;

export const open = graphql`
  query documentsOpenQuery {
    openCompetitions {
      id
    }
  }
`;

export const grid = graphql`
  query documentsGridQuery($id: ID!, $first: Int!, $after: String) {
    competition(id: $id) {
      ...documentsCalled
      images(first: $first, after: $after) {
        nodes {
          id
          ...documentsTile
        }
        pageInfo {
          hasNextPage
          endCursor
        }
        totalCount
      }
    }
  }
`;

export const tile = graphql`
  fragment documentsTile on Image @refetchable(queryName: "documentsTileRefetchQuery") {
    title
    url(resolution: THUMB)
  }
`;

export const called = graphql`
  fragment documentsCalled on Competition @refetchable(queryName: "documentsCalledRefetchQuery") {
    number
    phase
  }
`;

export const photos = graphql`
  fragment documentsPhotos on Competition
  @refetchable(queryName: "documentsPhotosPageQuery")
  @argumentDefinitions(first: { type: "Int", defaultValue: 2 }, after: { type: "String" }) {
    images(first: $first, after: $after) @connection(key: "documentsPhotos_images") {
      edges {
        node {
          ...documentsTile
        }
      }
    }
  }
`;

export const enter = graphql`
  mutation documentsEnterMutation($input: UploadImageInput!) {
    uploadImage(input: $input) {
      image {
        id
      }
      userErrors {
        code
      }
    }
  }
`;

export const vote = graphql`
  mutation documentsVoteMutation($input: CastVoteInput!) {
    castVote(input: $input) {
      vote {
        imageId
        point
      }
      userErrors {
        code
      }
    }
  }
`;

export const say = graphql`
  mutation documentsSayMutation($input: AddCommentInput!) {
    addComment(input: $input) {
      comment {
        id
        text
      }
      userErrors {
        code
      }
    }
  }
`;
