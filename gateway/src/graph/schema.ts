import { writtenSdl } from '@photo-competition/schema/graphSdl';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { accountMutation } from './account/Mutation.ts';
import { accountQuery } from './account/Query.ts';
import { User } from './account/User.ts';
import { AdminCompetition } from './adminCompetition/AdminCompetition.ts';
import { adminCompetitionMutation } from './adminCompetition/Mutation.ts';
import { adminCompetitionQuery } from './adminCompetition/Query.ts';
import { AdminUser } from './adminUser/AdminUser.ts';
import { adminUserMutation } from './adminUser/Mutation.ts';
import { adminUserQuery } from './adminUser/Query.ts';
import { attachResolvers } from './attachResolvers.ts';
import { AuditChange, AuditEntry } from './audit/AuditEntry.ts';
import { auditQuery } from './audit/Query.ts';
import { AddCommentPayload } from './comment/AddCommentPayload.ts';
import { commentMutation } from './comment/Mutation.ts';
import { Competition } from './competition/Competition.ts';
import { competitionQuery } from './competition/Query.ts';
import { Email } from './email/Email.ts';
import { emailMutation } from './email/Mutation.ts';
import { emailQuery } from './email/Query.ts';
import { exclusionMutation } from './exclusion/Mutation.ts';
import { attachIds } from './node/attachIds.ts';
import { nodeQuery } from './node/Query.ts';
import { readIds } from './node/readIds.ts';
import { references } from './node/references.ts';
import { observerMutation } from './observer/Mutation.ts';
import { Image } from './image/Image.ts';
import { imageMutation } from './image/Mutation.ts';
import { imageQuery } from './image/Query.ts';
import { Count } from './count/Count.ts';
import { countQuery } from './count/Query.ts';
import { installationQuery } from './installation/Query.ts';
import { awardMutation, awardQuery } from './jury/awards.ts';
import { judgingMutation } from './jury/judging.ts';
import { decisionsMutation } from './jury/decisions.ts';
import { JuryDesk, JuryPhoto, JuryRound } from './jury/JuryDesk.ts';
import { juryMutation } from './jury/Mutation.ts';
import { juryQuery } from './jury/Query.ts';
import { roundsMutation } from './jury/rounds.ts';
import { AdminJuryRound, ImageAcceptance, JuryLine, JuryRoundResult, LineStep, ScoreCount } from './jury/scores.ts';
import { localizationMutation } from './localization/Mutation.ts';
import { localizationQuery } from './localization/Query.ts';
import { moderationMutation } from './moderation/Mutation.ts';
import { moderationQuery } from './moderation/Query.ts';
import { pulseQuery } from './pulse/Query.ts';
import type { EveryResolver } from './resolverTypes.ts';
import { DateTime } from './scalars/DateTime.ts';
import { Upload } from './scalars/Upload.ts';
import { siteMutation } from './site/Mutation.ts';
import { siteQuery } from './site/Query.ts';
import { SiteLogo } from './site/SiteLogo.ts';
import { templateMutation } from './template/Mutation.ts';
import { templateQuery } from './template/Query.ts';
import { Template } from './template/Template.ts';
import { CastVotePayload } from './vote/CastVotePayload.ts';
import { voteMutation } from './vote/Mutation.ts';
import { voteQuery } from './vote/Query.ts';
import { VotingInfo } from './vote/VotingInfo.ts';

const resolvers: EveryResolver = {
  Query: {
    ...accountQuery,
    ...adminCompetitionQuery,
    ...adminUserQuery,
    ...auditQuery,
    ...competitionQuery,
    ...emailQuery,
    ...imageQuery,
    ...countQuery,
    ...installationQuery,
    ...awardQuery,
    ...juryQuery,
    ...localizationQuery,
    ...moderationQuery,
    ...nodeQuery,
    ...pulseQuery,
    ...siteQuery,
    ...templateQuery,
    ...voteQuery,
  },
  Mutation: {
    ...accountMutation,
    ...adminCompetitionMutation,
    ...exclusionMutation,
    ...observerMutation,
    ...adminUserMutation,
    ...commentMutation,
    ...emailMutation,
    ...imageMutation,
    ...awardMutation,
    ...judgingMutation,
    ...juryMutation,
    ...roundsMutation,
    ...decisionsMutation,
    ...localizationMutation,
    ...moderationMutation,
    ...siteMutation,
    ...templateMutation,
    ...voteMutation,
  },
  AddCommentPayload,
  AdminCompetition,
  AdminUser,
  AuditChange,
  AuditEntry,
  CastVotePayload,
  Competition,
  Count,
  DateTime,
  Email,
  Image,
  JuryDesk,
  JuryPhoto,
  JuryRound,
  AdminJuryRound,
  ImageAcceptance,
  JuryLine,
  JuryRoundResult,
  LineStep,
  ScoreCount,
  ...references,
  SiteLogo,
  Template,
  Upload,
  User,
  VotingInfo,
};

let made: GraphQLSchema | undefined;

/**
 * The schema: the SDL of `schema/graph` with every domain's resolvers, its ids unique over all types (`node/`). It is made once: it
 * depends on nothing but the code. @throws Error for a resolver of a field that the SDL does not have
 */
export const createSchema = (): GraphQLSchema =>
  (made ??= readIds(attachIds(attachResolvers(buildSchema(writtenSdl(), { noLocation: true }), resolvers))));
