import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { Mutation as accountMutation } from './account/Mutation.ts';
import { Query as accountQuery } from './account/Query.ts';
import { AdminCompetition } from './adminCompetition/AdminCompetition.ts';
import { Mutation as adminCompetitionMutation } from './adminCompetition/Mutation.ts';
import { Query as adminCompetitionQuery } from './adminCompetition/Query.ts';
import { AddCommentPayload } from './comment/AddCommentPayload.ts';
import { Mutation as commentMutation } from './comment/Mutation.ts';
import { Competition } from './competition/Competition.ts';
import { Query as competitionQuery } from './competition/Query.ts';
import type { MutationResolvers, QueryResolvers, Resolvers } from './generated/resolvers.ts';
import { DeleteImagePayload } from './image/DeleteImagePayload.ts';
import { Image } from './image/Image.ts';
import { Mutation as imageMutation } from './image/Mutation.ts';
import { Query as imageQuery } from './image/Query.ts';
import { DateTime } from './scalars/DateTime.ts';
import { CastVotePayload } from './vote/CastVotePayload.ts';
import { Mutation as voteMutation } from './vote/Mutation.ts';
import { Query as voteQuery } from './vote/Query.ts';

const Query: QueryResolvers = {
  ...accountQuery,
  ...adminCompetitionQuery,
  ...competitionQuery,
  ...imageQuery,
  ...voteQuery,
};

const Mutation: MutationResolvers = {
  ...accountMutation,
  ...adminCompetitionMutation,
  ...commentMutation,
  ...imageMutation,
  ...voteMutation,
};

/** The resolvers of every domain; a field that is not named here is the property of that name. */
export const resolvers: Resolvers = {
  DateTime,
  Upload: GraphQLUpload,
  Query,
  Mutation,
  AdminCompetition,
  Competition,
  Image,
  AddCommentPayload,
  CastVotePayload,
  DeleteImagePayload,
};
