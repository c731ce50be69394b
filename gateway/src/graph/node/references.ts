import { globalIdOf } from '../globalId.ts';
import type { ResolversOf } from '../resolverTypes.ts';
import { typesOf } from './idPlaces.ts';

/** Objects that the service gives the number of what they tell of: their own `id` differs from that object's, which stands beside it. */
const AudienceMember: ResolversOf<'AudienceMember'> = { accountId: ({ id }) => id };
const CommentModerationResult: ResolversOf<'CommentModerationResult'> = { commentId: ({ id }) => id };
const ImageModerationResult: ResolversOf<'ImageModerationResult'> = { imageId: ({ id }) => id };
const RadarPerson: ResolversOf<'RadarPerson'> = { accountId: ({ id }) => id };
const UserResult: ResolversOf<'UserResult'> = { accountId: ({ id }) => id };

/** The types that administrators see of what has a version; a template has a name instead of a number. */
const watchedTypes = {
  COMPETITION: 'AdminCompetition',
  ACCOUNT: typesOf.account[0],
  STATIC_TEXT: typesOf.staticText[0],
  EMAIL: typesOf.email[0],
  TEMPLATE: null,
} as const;

const WatchedVersion: ResolversOf<'WatchedVersion'> = {
  id: ({ kind, id }) => `${kind}:${id}`,
  objectId({ kind, id }) {
    const type = watchedTypes[kind];
    return type ? globalIdOf(type, id) : id;
  },
};

export const references = {
  AudienceMember,
  CommentModerationResult,
  ImageModerationResult,
  RadarPerson,
  UserResult,
  WatchedVersion,
};
