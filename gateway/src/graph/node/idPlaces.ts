/** Where the graph has ids, and what they are of. A field, argument or input field of the type ID without a row stops the start. */

/** By what an argument can name, the types whose ids name it, the one that a mistake is told of first. */
export const typesOf = {
  competition: ['Competition', 'AdminCompetition', 'CompetitionOverlap'],
  image: ['Image', 'ImageModerationItem', 'ImageModerationResult'],
  comment: ['Comment', 'CommentModerationItem', 'CommentModerationResult'],
  account: ['AdminUser', 'User', 'Author', 'AudienceMember', 'RadarPerson', 'UserResult'],
  email: ['Email'],
  staticText: ['StaticText'],
  exclusion: ['BallotExclusion'],
  round: ['JuryRound', 'AdminJuryRound'],
  award: ['AdminAward', 'JuryAward', 'GivenAward', 'ChairAward'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

/** Something that the service knows by a number. */
export type Thing = keyof typeof typesOf;

type Values = Readonly<Record<string, unknown>>;

/** The type that an id is of; a function of the object for a field whose objects are of several. */
type IdType = string | ((object: Values) => string);

const outputsByName: Record<string, IdType> = {
  competitionId: 'Competition',
  imageId: 'Image',
  imageIds: 'Image',
  previousId: 'Image',
  nextId: 'Image',
  commentId: 'Comment',
  roundId: 'JuryRound',
  accountId: 'AdminUser',
  runningEmails: 'Email',
  auditId: 'AuditEntry',
};

const outputsByPlace: Record<string, IdType> = {
  'DeleteCompetitionPayload.deletedId': 'AdminCompetition',
  'DeleteUserPayload.deletedId': 'AdminUser',
  'DeleteEmailPayload.deletedId': 'Email',
  'DeleteStaticTextPayload.deletedId': 'StaticText',
  'DeleteCommentPayload.deletedId': 'Comment',
  'DeleteCommentPayload.id': 'Comment',
  // An image and a comment may have the same number.
  'ModerationItem.id': ({ kind }) => (kind === 'IMAGE' ? 'ImageModerationItem' : 'CommentModerationItem'),
};

/** Fields of the type ID that are answered whole: by their resolvers, or by the service, whose sessions are named by UUIDs. */
const madeElsewhere = new Set(['WatchedVersion.objectId', 'DeviceSession.id']);

/** The type of a field's ids; null where its resolver makes them. @param place `Type.field` @throws Error for a field without a row */
export function typeOfOutput(typeName: string, fieldName: string): IdType | null {
  const place = `${typeName}.${fieldName}`;
  if (madeElsewhere.has(place)) return null;
  const type = outputsByPlace[place] ?? (fieldName === 'id' ? typeName : outputsByName[fieldName]);
  if (type === undefined) throw new Error(`Nothing says of what type the ids of ${place} are.`);
  return type;
}

/** How an argument or input field of the type ID is read. */
export type IdInput =
  /** The id of a thing, or its number. */
  | { thing: Thing }
  /** The same, of a thing that another field says; null where that is not known by a number, and the text is taken as it is. */
  | { thingBy: (siblings: Values) => Thing | null }
  /** A text of its own. */
  | 'text';

const inputsByName: Record<string, Thing> = {
  competitionId: 'competition',
  imageId: 'image',
  imageIds: 'image',
  firstId: 'image',
  secondId: 'image',
  roundId: 'round',
  awardId: 'award',
  accountId: 'account',
  accountIds: 'account',
  authorId: 'account',
};

/** Things by the kinds of the audit log and of `WatchInput`. A template and the site have no number. */
const thingsByKind: Record<string, Thing> = {
  COMPETITION: 'competition',
  IMAGE: 'image',
  COMMENT: 'comment',
  ACCOUNT: 'account',
  STATIC_TEXT: 'staticText',
  EMAIL: 'email',
};

const thingNamedBy = (field: string) => ({
  thingBy: (siblings: Values) => thingsByKind[String(siblings[field])] ?? null,
});

const things = (thing: Thing, ...places: string[]) => places.map((place): [string, IdInput] => [place, { thing }]);

const inputsByPlace: Record<string, IdInput> = {
  ...Object.fromEntries([
    ...things('competition', 'Query.competition.id', 'Query.adminCompetition.id', 'UpdateCompetitionInput.id'),
    ...things('competition', 'DeleteCompetitionInput.id', 'SetCompetitionStatusInput.id'),
    ...things('image', 'Query.image.id', 'ModerateImageInput.id', 'ModerateImagesInput.ids'),
    ...things('comment', 'EditCommentInput.id', 'DeleteCommentInput.id', 'ModerateCommentInput.id'),
    ...things('comment', 'ModerateCommentsInput.ids'),
    ...things('account', 'Query.user.id', 'ActivateAccountInput.id', 'ConfirmEmailInput.id', 'UpdateUserInput.id'),
    ...things(
      'account',
      'DeleteUserInput.id',
      'SetUserNewsletterInput.id',
      'SetUserStateInput.id',
      'ChosenUserInput.id',
    ),
    ...things('account', 'SendAccountMailInput.id', 'EndUserSessionsInput.id'),
    ...things(
      'email',
      'Query.emailMessages.id',
      'Query.emailPreview.id',
      'UpdateEmailInput.id',
      'ActivateEmailInput.id',
    ),
    ...things('email', 'CancelEmailInput.id', 'SendTestEmailInput.id', 'DeleteEmailInput.id', 'RetryEmailInput.id'),
    ...things('staticText', 'Query.staticText.id', 'UpdateStaticTextInput.id', 'DeleteStaticTextInput.id'),
    ...things('exclusion', 'ConfirmExclusionInput.id', 'RevokeExclusionInput.id'),
  ]),
  'AuditFilterInput.objectId': thingNamedBy('objectType'),
  'WatchInput.id': thingNamedBy('kind'),
  // A UUID.
  'EndDeviceInput.id': 'text',
  // Keys of mails.
  'Query.mailSubscription.key': 'text',
  'UnsubscribeInput.key': 'text',
  'ResubscribeInput.key': 'text',
  // Read by their resolvers, for any type.
  'Query.node.id': 'text',
  'Query.nodes.ids': 'text',
};

/** How an argument (`Query.image.id`) or an input field (`CastVoteInput.imageId`) is read. @throws Error for one without a row */
export function readingOf(place: string, name: string): IdInput {
  const thing = inputsByName[name];
  const reading = inputsByPlace[place] ?? (thing && { thing });
  if (reading === undefined) throw new Error(`Nothing says what ${place} is the id of.`);
  return reading;
}

/** The name of the number that stands beside an id: `number` of `id`, `imageNumber` of `imageId`. */
export const numberNameOf = (idName: string): string => (idName === 'id' ? 'number' : idName.replace(/Id$/, 'Number'));
