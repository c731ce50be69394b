import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type {
  Competition as CompetitionMapper,
  AdminCompetition as AdminCompetitionMapper,
  ImageType as ImageTypeMapper,
  Author as AuthorMapper,
  Exposure as ExposureMapper,
  Score as ScoreMapper,
  Comment as CommentMapper,
  Vote as VoteMapper,
  VotingInfo as VotingInfoMapper,
  SessionUser as SessionUserMapper,
  ArchivedEntries as ArchivedEntriesMapper,
  LocalizedText as LocalizedTextMapper,
} from '@photo-competition/schema/rest';
import type { ImageSource as ImageSourceMapper, Context } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string | number };
  String: { input: string; output: string };
  Boolean: { input: boolean; output: boolean };
  Int: { input: number; output: number };
  Float: { input: number; output: number };
  /** An instant, ISO 8601 in UTC with `Z`, e.g. `2026-05-01T10:00:00.000Z`. */
  DateTime: { input: string; output: string };
  /** A file of a multipart request (GraphQL multipart request specification). */
  Upload: { input: Promise<import('graphql-upload/processRequest.mjs').FileUpload>; output: never };
};

/** What the mailed activation link carries, and a password. */
export type ActivateAccountInput = {
  /** Account id, from the link. */
  id: Scalars['ID']['input'];
  /** 10–128 characters; not the username or e-mail, not a common password. */
  newPassword: Scalars['String']['input'];
  /** From the link; valid for 48 hours. */
  validationCode: Scalars['String']['input'];
};

/** Answer of `activateAccount`. */
export type ActivateAccountPayload = {
  __typename?: 'ActivateAccountPayload';
  /** Whether the account is active. */
  activated: Scalars['Boolean']['output'];
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** A comment to add. */
export type AddCommentInput = {
  /** The image. */
  imageId: Scalars['ID']['input'];
  /** Plain text, 1–2000 characters. */
  text: Scalars['String']['input'];
};

/** Answer of `addComment`. */
export type AddCommentPayload = {
  __typename?: 'AddCommentPayload';
  /** The comment, PENDING when the competition pre-moderates; null when refused. */
  comment?: Maybe<Comment>;
  /** The image; null when refused or when it could not be read. */
  image?: Maybe<Image>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** A competition as administrators see it; turnout, never scores, while VOTING lasts. */
export type AdminCompetition = {
  __typename?: 'AdminCompetition';
  /** The competition as everyone sees it. */
  competition: Competition;
  /** Entries of any moderation. */
  entryCount: Scalars['Int']['output'];
  /** Numeric identity. */
  id: Scalars['ID']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Rises with each change; sent back with an update. */
  version: Scalars['Int']['output'];
  /** Current votes. */
  voteCount: Scalars['Int']['output'];
};

/** A numbered page of competitions. */
export type AdminCompetitionPage = {
  __typename?: 'AdminCompetitionPage';
  /** The competitions. */
  items: Array<AdminCompetition>;
  /** Where this page stands. */
  pageInfo: NumberedPageInfo;
};

/** The viewer's entries in one ended competition. */
export type ArchivedEntries = {
  __typename?: 'ArchivedEntries';
  /** The competition. */
  competition: Competition;
  /** The entries, by category and slot. */
  entries: Array<Image>;
};

/** Who made an image or wrote a comment. */
export type Author = {
  __typename?: 'Author';
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** Numeric identity. */
  id: Scalars['ID']['output'];
  /** Family name; written first in Hungarian. */
  lastName: Scalars['String']['output'];
  /** Unique name. */
  username: Scalars['String']['output'];
};

/** A vote to cast. */
export type CastVoteInput = {
  /** The image. */
  imageId: Scalars['ID']['input'];
  /** In the competition's range; null withdraws. Not voting is not zero. */
  point?: InputMaybe<Scalars['Int']['input']>;
};

/** Answer of `castVote`. */
export type CastVotePayload = {
  __typename?: 'CastVotePayload';
  /** The image; null when refused or when it could not be read. */
  image?: Maybe<Image>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
  /** The vote as it now stands; null when refused. */
  vote?: Maybe<Vote>;
  /** The viewer's standing after it; null when it could not be read. */
  votingInfo?: Maybe<VotingInfo>;
};

/** The present and the new password. */
export type ChangePasswordInput = {
  /** The present password. */
  current: Scalars['String']['input'];
  /** 10–128 characters; not the username or e-mail, not a common password. */
  newPassword: Scalars['String']['input'];
};

/** Answer of `changePassword`. */
export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  /** Whether the password was changed. */
  changed: Scalars['Boolean']['output'];
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** A comment on an image. */
export type Comment = {
  __typename?: 'Comment';
  /** Who wrote it; null once the account is deleted, and while naming it would reveal the image's author. */
  author?: Maybe<Author>;
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Numeric identity. */
  id: Scalars['ID']['output'];
  /** The image's id. */
  imageId: Scalars['ID']['output'];
  /** Whether the viewer wrote it. */
  own: Scalars['Boolean']['output'];
  /** Moderation; anything but APPROVED is seen by its author and administrators only. */
  status: CommentStatus;
  /** Plain text. */
  text: Scalars['String']['output'];
};

/** A page of comments. */
export type CommentConnection = {
  __typename?: 'CommentConnection';
  /** The comments with their cursors. */
  edges: Array<CommentEdge>;
  /** The comments. */
  nodes: Array<Comment>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** Comments over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A comment in a page. */
export type CommentEdge = {
  __typename?: 'CommentEdge';
  /** Cursor of this comment. */
  cursor: Scalars['String']['output'];
  /** The comment. */
  node: Comment;
};

/** Moderation of a comment. */
export type CommentStatus =
  /** Seen by everyone. */
  | 'APPROVED'
  /** Waits for a moderator. */
  | 'PENDING'
  /** Hidden. */
  | 'REJECTED';

/** A photo competition. */
export type Competition = {
  __typename?: 'Competition';
  /** Results become public. */
  award: Scalars['DateTime']['output'];
  /** Uploading begins. */
  competitionStart: Scalars['DateTime']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** What it is about, in Markdown. */
  description: LocalizedText;
  /** Whether results are public: `award` has passed, or the status is ARCHIVED. */
  ended: Scalars['Boolean']['output'];
  /** Numeric identity, as in the client's routes. */
  id: Scalars['ID']['output'];
  /** Number of images everyone may see in this phase; 0 while they are hidden. */
  imageCount: Scalars['Int']['output'];
  /** Categories, in display order. */
  imageTypes: Array<ImageType>;
  /** The images the viewer may see; empty in a phase that hides them. Null when they could not be read. */
  images?: Maybe<ImageConnection>;
  /** Highest point of a vote. */
  maxPoint: Scalars['Int']['output'];
  /** Shortest allowed longer side of an upload, in pixels. */
  minLongerSide: Scalars['Int']['output'];
  /** Lowest point of a vote. */
  minPoint: Scalars['Int']['output'];
  /** The viewer's entries, by category and slot; null for a visitor. */
  myEntries?: Maybe<Array<Image>>;
  /** The viewer's entry in one slot, e.g. `colour-1`; null when the slot is empty or the viewer is not logged in. */
  myEntry?: Maybe<Image>;
  /** The gateway's clock when it derived `phase`; lets a client with a wrong clock count down rightly. */
  now: Scalars['DateTime']['output'];
  /** Derived from the clock and nothing else, from one clock reading per request. Every boundary instant belongs to no phase. */
  phase: CompetitionPhase;
  /** Whether new comments wait for a moderator. */
  preModeration: Scalars['Boolean']['output'];
  /** How points become a score. */
  scoring: Scoring;
  /** What an administrator has set. */
  status: CompetitionStatus;
  /** Its name. */
  title: LocalizedText;
  /** Voting ends. */
  votingEnd: Scalars['DateTime']['output'];
  /** Uploading ends and voting begins. */
  votingStart: Scalars['DateTime']['output'];
};

/** A photo competition. */
export type CompetitionImagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ImageSort>;
  type?: InputMaybe<Scalars['String']['input']>;
};

/** A photo competition. */
export type CompetitionMyEntryArgs = {
  slot: Scalars['String']['input'];
};

/** A page of competitions. */
export type CompetitionConnection = {
  __typename?: 'CompetitionConnection';
  /** The competitions with their cursors. */
  edges: Array<CompetitionEdge>;
  /** The competitions. */
  nodes: Array<Competition>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** Competitions over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A competition in a page. */
export type CompetitionEdge = {
  __typename?: 'CompetitionEdge';
  /** Cursor of this competition. */
  cursor: Scalars['String']['output'];
  /** The competition. */
  node: Competition;
};

/** Where a competition stands in time. */
export type CompetitionPhase =
  /** Between votingEnd and award: results are being prepared. */
  | 'AWARD'
  /** In no other phase: before the start, after the award, or exactly at a boundary. */
  | 'NOT_STARTED'
  /** Between competitionStart and votingStart: entrants upload. */
  | 'UPLOADING'
  /** Between votingStart and votingEnd: entrants vote. */
  | 'VOTING';

/** Sort field of competition tables. */
export type CompetitionSort =
  /** When results become public. */
  | 'AWARD'
  /** When uploading begins. */
  | 'COMPETITION_START'
  /** When it was created. */
  | 'CREATED_AT'
  /** The status. */
  | 'STATUS';

/** What an administrator has set. */
export type CompetitionStatus =
  /** Public; kept with its results. */
  | 'ARCHIVED'
  /** Public; closed for good. */
  | 'CANCELLED'
  /** Seen by administrators only. */
  | 'DRAFT'
  /** Public; every write is refused. */
  | 'PAUSED'
  /** Public; its phase rules. */
  | 'PUBLISHED';

/** A competition to create. Dates rise strictly. */
export type CreateCompetitionInput = {
  /** Results become public. */
  award: Scalars['DateTime']['input'];
  /** Uploading begins. */
  competitionStart: Scalars['DateTime']['input'];
  /** What it is about, in Markdown. */
  description: LocalizedTextInput;
  /** Categories; `colour` and `mono` with 4 slots each when absent. */
  imageTypes?: InputMaybe<Array<ImageTypeInput>>;
  /** Highest point; 5 when absent. */
  maxPoint?: InputMaybe<Scalars['Int']['input']>;
  /** Shortest allowed longer side of an upload, in pixels; 800 when absent. */
  minLongerSide?: InputMaybe<Scalars['Int']['input']>;
  /** Lowest point; 1 when absent. */
  minPoint?: InputMaybe<Scalars['Int']['input']>;
  /** Whether new comments wait for a moderator; false when absent. */
  preModeration?: InputMaybe<Scalars['Boolean']['input']>;
  /** How points become a score; BAYESIAN when absent. */
  scoring?: InputMaybe<Scoring>;
  /** Its name. */
  title: LocalizedTextInput;
  /** Voting ends. */
  votingEnd: Scalars['DateTime']['input'];
  /** Uploading ends and voting begins. */
  votingStart: Scalars['DateTime']['input'];
};

/** Answer of `createCompetition`. */
export type CreateCompetitionPayload = {
  __typename?: 'CreateCompetitionPayload';
  /** The competition; null when refused. */
  competition?: Maybe<AdminCompetition>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Which competition to delete. */
export type DeleteCompetitionInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
};

/** Answer of `deleteCompetition`. */
export type DeleteCompetitionPayload = {
  __typename?: 'DeleteCompetitionPayload';
  /** The deleted id; null when refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Which slot to empty. */
export type DeleteImageInput = {
  /** The competition. */
  competitionId: Scalars['ID']['input'];
  /** The slot's name. */
  slot: Scalars['String']['input'];
};

/** Answer of `deleteImage`. */
export type DeleteImagePayload = {
  __typename?: 'DeleteImagePayload';
  /** The competition; null when it could not be read. */
  competition?: Maybe<Competition>;
  /** The emptied slot; null when refused. */
  slot?: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Code of a top-level error, in `extensions.code`; `extensions.requestId` names the request in the logs. */
export type ErrorCode =
  /** The document or its variables are wrong. */
  | 'BAD_USER_INPUT'
  /** The state forbids it. */
  | 'CONFLICT'
  /** The session may not do this. */
  | 'FORBIDDEN'
  /** A fault of ours. */
  | 'INTERNAL_SERVER_ERROR'
  /** There is no such thing, or not for this viewer. */
  | 'NOT_FOUND'
  /** The request is larger than allowed. */
  | 'PAYLOAD_TOO_LARGE'
  /** Too many requests; `extensions.retryAfter` says how many seconds to wait. */
  | 'RATE_LIMITED'
  /** There is no session, or it has ended. */
  | 'UNAUTHENTICATED'
  /** The service behind the gateway did not answer in time. */
  | 'UPSTREAM_TIMEOUT'
  /** The service behind the gateway cannot be reached. */
  | 'UPSTREAM_UNAVAILABLE';

/** What the camera wrote; each field null when unknown. */
export type Exposure = {
  __typename?: 'Exposure';
  /** F-number, e.g. 2.8. */
  aperture?: Maybe<Scalars['Float']['output']>;
  /** Maker and model. */
  camera?: Maybe<Scalars['String']['output']>;
  /** Focal length in millimetres. */
  focalLength?: Maybe<Scalars['Float']['output']>;
  /** ISO speed. */
  iso?: Maybe<Scalars['Int']['output']>;
  /** Lens model. */
  lens?: Maybe<Scalars['String']['output']>;
  /** Exposure time in seconds, e.g. 0.004. */
  shutter?: Maybe<Scalars['Float']['output']>;
  /** The camera's local time without zone, `YYYY-MM-DDTHH:mm:ss`. */
  takenAt?: Maybe<Scalars['String']['output']>;
};

/** An entry of a competition. */
export type Image = {
  __typename?: 'Image';
  /** Who entered it; null while the phase hides it. */
  author?: Maybe<Author>;
  /** Comments the viewer may see, oldest first; null when they could not be read. */
  comments?: Maybe<CommentConnection>;
  /** The competition; null when it could not be read. */
  competition?: Maybe<Competition>;
  /** The competition's id. */
  competitionId: Scalars['ID']['output'];
  /** When it was entered. */
  createdAt: Scalars['DateTime']['output'];
  /** Plain text; may be empty. Null when it could not be read. */
  description?: Maybe<Scalars['String']['output']>;
  /** What the camera wrote; null while the phase hides it. */
  exposure?: Maybe<Exposure>;
  /** Height of the upright picture, in pixels of the original. */
  height: Scalars['Int']['output'];
  /** Numeric identity, as in the client's routes. */
  id: Scalars['ID']['output'];
  /** Moderation; null unless the viewer is the owner or an administrator. */
  moderation?: Maybe<ImageModeration>;
  /** Reason of the moderation; null unless the viewer is the owner or an administrator. */
  moderationReason?: Maybe<Scalars['String']['output']>;
  /** The viewer's point; null when not voted. */
  myVote?: Maybe<Scalars['Int']['output']>;
  /** Id of the visible image after it by createdAt. */
  nextId?: Maybe<Scalars['ID']['output']>;
  /** Whether the viewer entered it. */
  own: Scalars['Boolean']['output'];
  /** Id of the visible image before it by createdAt. */
  previousId?: Maybe<Scalars['ID']['output']>;
  /** Score and rank; null while the phase hides them. */
  result?: Maybe<ImageResult>;
  /** Near-duplicates among other entries; empty unless the viewer is an administrator. */
  similar: Array<SimilarImage>;
  /** Slot number; null where the author is hidden. */
  slot?: Maybe<Scalars['Int']['output']>;
  /** Placeholder to show while loading: base64 of a ThumbHash. */
  thumbhash: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
  /** Category code. */
  type: Scalars['String']['output'];
  /**
   * Address of the bytes on the gateway's origin; needs no call. It changes when the picture does. AVIF, WebP or JPEG by `Accept`.
   * For an own entry the request needs the bearer token.
   */
  url: Scalars['String']['output'];
  /** Whether `url` answers only with the viewer's bearer token. */
  urlNeedsToken: Scalars['Boolean']['output'];
  /** Width of the upright picture, in pixels of the original. */
  width: Scalars['Int']['output'];
};

/** An entry of a competition. */
export type ImageCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** An entry of a competition. */
export type ImageUrlArgs = {
  resolution?: InputMaybe<Resolution>;
};

/** A page of images. */
export type ImageConnection = {
  __typename?: 'ImageConnection';
  /** The images with their cursors. */
  edges: Array<ImageEdge>;
  /** The images. */
  nodes: Array<Image>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** Images over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** An image in a page. */
export type ImageEdge = {
  __typename?: 'ImageEdge';
  /** Cursor of this image. */
  cursor: Scalars['String']['output'];
  /** The image. */
  node: Image;
};

/** Moderation of an image; only APPROVED ones are seen by others or counted. */
export type ImageModeration =
  /** Seen and counted. */
  | 'APPROVED'
  /** Hidden, for a reason that the owner is told. */
  | 'DISQUALIFIED'
  /** Waits for a moderator. */
  | 'PENDING'
  /** Hidden. */
  | 'REJECTED';

/** The result of an image. */
export type ImageResult = {
  __typename?: 'ImageResult';
  /** Rank within the competition. */
  overallRank: Scalars['Int']['output'];
  /** Sum of points. */
  points: Scalars['Int']['output'];
  /** Rank within the category; shared ranks skip (1-1-3). */
  rank: Scalars['Int']['output'];
  /** By the competition's scoring. */
  score: Scalars['Float']['output'];
  /** Number of votes. */
  votes: Scalars['Int']['output'];
};

/** Order of images. */
export type ImageSort =
  /** Oldest first. */
  | 'CREATED_AT'
  /** For a voter: a shuffle of the own, fewest-voted first, so that early entries gain nothing. */
  | 'FAIR'
  /** Best first, once the competition has ended. */
  | 'RANK';

/** A category of a competition. */
export type ImageType = {
  __typename?: 'ImageType';
  /** Code, e.g. `colour`. */
  code: Scalars['String']['output'];
  /** Numbered slots per entrant, 1–12. */
  slots: Scalars['Int']['output'];
  /** Name. */
  title: LocalizedText;
};

/** A category to set. */
export type ImageTypeInput = {
  /** Code: a letter, then letters or digits, at most 20, lower case. */
  code: Scalars['String']['input'];
  /** Numbered slots per entrant, 1–12. */
  slots: Scalars['Int']['input'];
  /** Name. */
  title: LocalizedTextInput;
};

/** Interface language. */
export type Locale =
  /** English. */
  | 'en'
  /** Hungarian, the default. */
  | 'hu';

/** A text in each locale. */
export type LocalizedText = {
  __typename?: 'LocalizedText';
  /** English. */
  en: Scalars['String']['output'];
  /** Hungarian. */
  hu: Scalars['String']['output'];
};

/** A text in each locale. */
export type LocalizedTextInput = {
  /** English. */
  en: Scalars['String']['input'];
  /** Hungarian. */
  hu: Scalars['String']['input'];
};

/** Who logs in. */
export type LoginInput = {
  /** The password. */
  password: Scalars['String']['input'];
  /** Without regard to case. */
  username: Scalars['String']['input'];
};

/** Answer of `login`. */
export type LoginPayload = {
  __typename?: 'LoginPayload';
  /** JWT to send as `Authorization: Bearer …`; its `exp` claim, in seconds, gives the expiry. Null when refused. */
  token?: Maybe<Scalars['String']['output']>;
  /** The session's user; null when refused. */
  user?: Maybe<User>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** How to moderate a comment. */
export type ModerateCommentInput = {
  /** The comment. */
  id: Scalars['ID']['input'];
  /** The moderation to set. */
  status: CommentStatus;
};

/** Answer of `moderateComment`. */
export type ModerateCommentPayload = {
  __typename?: 'ModerateCommentPayload';
  /** The comment; null when refused. */
  comment?: Maybe<Comment>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** How to moderate an image. */
export type ModerateImageInput = {
  /** The image. */
  id: Scalars['ID']['input'];
  /** Shown to the owner; required for DISQUALIFIED. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The moderation to set. */
  status: ImageModeration;
};

/** Answer of `moderateImage`. */
export type ModerateImagePayload = {
  __typename?: 'ModerateImagePayload';
  /** The image; null when refused. */
  image?: Maybe<Image>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Activates an account with the mailed code and sets its first password. */
  activateAccount: ActivateAccountPayload;
  /** Comments on an image, from VOTING on. */
  addComment: AddCommentPayload;
  /** Casts, changes or (with a null point) withdraws the viewer's vote on an image, while VOTING. */
  castVote: CastVotePayload;
  /** Changes the viewer's password, and ends every other session of the account. */
  changePassword: ChangePasswordPayload;
  /** Creates a competition as a DRAFT. */
  createCompetition: CreateCompetitionPayload;
  /** Deletes a competition that holds no entry. */
  deleteCompetition: DeleteCompetitionPayload;
  /** Empties a slot of the viewer, while UPLOADING. */
  deleteImage: DeleteImagePayload;
  /** Opens a session. One message for an unknown user, a wrong password and an inactive account. */
  login: LoginPayload;
  /** Sets a comment's moderation. Administrators only; reversible. */
  moderateComment: ModerateCommentPayload;
  /** Sets an image's moderation. Administrators only; reversible. */
  moderateImage: ModerateImagePayload;
  /** Registers an account and mails its activation link. */
  register: RegisterPayload;
  /** Mails a link to choose a new password; the answer is the same whether the account exists or not. */
  requestPasswordReset: RequestPasswordResetPayload;
  /** Sets a new password with the mailed code, and ends every session of the account. */
  resetPassword: ResetPasswordPayload;
  /** Moves a competition to another status. */
  setCompetitionStatus: SetCompetitionStatusPayload;
  /** Changes a competition. */
  updateCompetition: UpdateCompetitionPayload;
  /** Changes the viewer's profile. */
  updateProfile: UpdateProfilePayload;
  /** Puts a photo into a slot of the viewer, while UPLOADING. Replaces what is there; without a file, changes title and description. */
  uploadImage: UploadImagePayload;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationActivateAccountArgs = {
  input: ActivateAccountInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationAddCommentArgs = {
  input: AddCommentInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationCastVoteArgs = {
  input: CastVoteInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationCreateCompetitionArgs = {
  input: CreateCompetitionInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationDeleteCompetitionArgs = {
  input: DeleteCompetitionInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationDeleteImageArgs = {
  input: DeleteImageInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationLoginArgs = {
  input: LoginInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationModerateCommentArgs = {
  input: ModerateCommentInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationModerateImageArgs = {
  input: ModerateImageInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationSetCompetitionStatusArgs = {
  input: SetCompetitionStatusInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationUpdateCompetitionArgs = {
  input: UpdateCompetitionInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationUploadImageArgs = {
  input: UploadImageInput;
};

/** A kind of campaign mail. Account mail ignores these. */
export type NewsletterType =
  /** A competition begins, or its voting does. */
  | 'COMPETITION'
  /** News of the organisers. */
  | 'NEWS'
  /** Results are out. */
  | 'RESULT';

/** Where a numbered page stands. */
export type NumberedPageInfo = {
  __typename?: 'NumberedPageInfo';
  /** Page number from 0. */
  page: Scalars['Int']['output'];
  /** Page size as asked. */
  size: Scalars['Int']['output'];
  /** Items over all pages. */
  totalItems: Scalars['Int']['output'];
  /** Number of pages. */
  totalPages: Scalars['Int']['output'];
};

/** Where a page of a connection stands. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last edge; null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether there is more after it. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there is more before it. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first edge; null on an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** Everything that can be read. */
export type Query = {
  __typename?: 'Query';
  /** The current competition, else the next to start; null when there is none. */
  activeCompetition?: Maybe<Competition>;
  /** One competition, as administrators see it; null when there is none. */
  adminCompetition?: Maybe<AdminCompetition>;
  /** A numbered page of every competition. Administrators only. */
  adminCompetitionPage: AdminCompetitionPage;
  /** Every competition, drafts too. Administrators only. */
  adminCompetitions: Array<AdminCompetition>;
  /** Ended competitions, by createdAt ascending. */
  archivedCompetitions: CompetitionConnection;
  /** One competition; null when there is none of that id. */
  competition?: Maybe<Competition>;
  /** One image; null when there is none, or none for this viewer. */
  image?: Maybe<Image>;
  /** The viewer's account; null for a visitor. */
  me?: Maybe<User>;
  /** The viewer's entries in ended competitions, newest competition first. */
  myArchivedEntries: Array<ArchivedEntries>;
  /** The viewer's voting in the active competition; null for a visitor, and when it cannot be read. */
  votingInfo?: Maybe<VotingInfo>;
};

/** Everything that can be read. */
export type QueryAdminCompetitionArgs = {
  id: Scalars['ID']['input'];
};

/** Everything that can be read. */
export type QueryAdminCompetitionPageArgs = {
  direction?: InputMaybe<SortDirection>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CompetitionSort>;
};

/** Everything that can be read. */
export type QueryAdminCompetitionsArgs = {
  direction?: InputMaybe<SortDirection>;
  sort?: InputMaybe<CompetitionSort>;
};

/** Everything that can be read. */
export type QueryArchivedCompetitionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Everything that can be read. */
export type QueryCompetitionArgs = {
  id: Scalars['ID']['input'];
};

/** Everything that can be read. */
export type QueryImageArgs = {
  id: Scalars['ID']['input'];
};

/** An account to register. The password is chosen at activation. */
export type RegisterInput = {
  /** Must be true. */
  acceptRules: Scalars['Boolean']['input'];
  /** Unique e-mail address; the activation link goes there. */
  email: Scalars['String']['input'];
  /** Given name. */
  firstName: Scalars['String']['input'];
  /** Family name. */
  lastName: Scalars['String']['input'];
  /** Language of the account's mail. */
  locale: Locale;
  /** Newsletter types to take. */
  newsletter: Array<NewsletterType>;
  /** 3–32 of letters, digits, `.`, `_`, `-`; unique without regard to case. */
  username: Scalars['String']['input'];
};

/** Answer of `register`. */
export type RegisterPayload = {
  __typename?: 'RegisterPayload';
  /** Where the activation link went; null when refused. */
  email?: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Which account has lost its password. */
export type RequestPasswordResetInput = {
  /** The account's e-mail. */
  email: Scalars['String']['input'];
  /** The account's username. */
  username: Scalars['String']['input'];
};

/** Answer of `requestPasswordReset`. */
export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  /** Whether the request was taken; says nothing about the account. */
  requested: Scalars['Boolean']['output'];
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** What the mailed reset link carries, and a password. */
export type ResetPasswordInput = {
  /** 10–128 characters; not the username or e-mail, not a common password. */
  password: Scalars['String']['input'];
  /** From the link. */
  username: Scalars['String']['input'];
  /** From the link; valid for one hour, once. */
  validationCode: Scalars['String']['input'];
};

/** Answer of `resetPassword`. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** Whether the password was set. */
  reset: Scalars['Boolean']['output'];
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Size of a derivative. */
export type Resolution =
  /** At most 2400 px on the longer side. */
  | 'LARGE'
  /** At most 1200 px on the longer side. */
  | 'MEDIUM'
  /** The file as uploaded; owner and administrators only. */
  | 'ORIGINAL'
  /** At most 400 px on the longer side. */
  | 'THUMB';

/** How points become a score. */
export type Scoring =
  /** Bayesian mean: few votes pull towards the mean of the category. */
  | 'BAYESIAN'
  /** Arithmetic mean of the points. */
  | 'MEAN'
  /** Sum of the points. */
  | 'SUM';

/** Where to move a competition. */
export type SetCompetitionStatusInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** The status to move to. */
  status: CompetitionStatus;
};

/** Answer of `setCompetitionStatus`. */
export type SetCompetitionStatusPayload = {
  __typename?: 'SetCompetitionStatusPayload';
  /** The competition; null when refused. */
  competition?: Maybe<AdminCompetition>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Another entry that looks alike. */
export type SimilarImage = {
  __typename?: 'SimilarImage';
  /** Hamming distance of the 64-bit perceptual hashes; 0 is alike. */
  distance: Scalars['Int']['output'];
  /** The other image's id. */
  imageId: Scalars['ID']['output'];
};

/** Sort direction. */
export type SortDirection =
  /** Smallest first. */
  | 'ASC'
  /** Largest first. */
  | 'DESC';

/** A competition's new content, and the version it was read at. */
export type UpdateCompetitionInput = {
  /** The content. */
  content: CreateCompetitionInput;
  /** Which one. */
  id: Scalars['ID']['input'];
  /** The version that was read; another one meanwhile is a VERSION_CONFLICT. */
  version: Scalars['Int']['input'];
};

/** Answer of `updateCompetition`. */
export type UpdateCompetitionPayload = {
  __typename?: 'UpdateCompetitionPayload';
  /** The competition; null when refused. */
  competition?: Maybe<AdminCompetition>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** The new profile. */
export type UpdateProfileInput = {
  /** Unique e-mail address. */
  email: Scalars['String']['input'];
  /** Given name. */
  firstName: Scalars['String']['input'];
  /** Family name. */
  lastName: Scalars['String']['input'];
  /** Language of the account's mail. */
  locale: Locale;
  /** Newsletter types to take. */
  newsletter: Array<NewsletterType>;
};

/** Answer of `updateProfile`. */
export type UpdateProfilePayload = {
  __typename?: 'UpdateProfilePayload';
  /** The changed account; null when refused. */
  user?: Maybe<User>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** What to put into a slot. */
export type UploadImageInput = {
  /** The competition. */
  competitionId: Scalars['ID']['input'];
  /** Plain text, at most 2000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The photo: JPEG, PNG, WebP, AVIF, TIFF or HEIC. Without it, title and description of the entry in the slot are changed. */
  file?: InputMaybe<Scalars['Upload']['input']>;
  /** The declaration to be the author; must be true. */
  ownImage: Scalars['Boolean']['input'];
  /** The slot's name, `{type}-{num}`, e.g. `colour-1`. */
  slot: Scalars['String']['input'];
  /** 1–120 characters. */
  title: Scalars['String']['input'];
};

/** Answer of `uploadImage`. */
export type UploadImagePayload = {
  __typename?: 'UploadImagePayload';
  /** The entry; null when refused. */
  image?: Maybe<Image>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** The viewer's account. */
export type User = {
  __typename?: 'User';
  /** Whether the account administers. */
  administrator: Scalars['Boolean']['output'];
  /** When it was registered. */
  createdAt: Scalars['DateTime']['output'];
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** When the session ends. */
  expiry: Scalars['DateTime']['output'];
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** Numeric identity. */
  id: Scalars['ID']['output'];
  /** Family name; written first in Hungarian. */
  lastName: Scalars['String']['output'];
  /** Language of the account's mail. */
  locale: Locale;
  /** Newsletter types the account takes. */
  newsletter: Array<NewsletterType>;
  /** Unique name. */
  username: Scalars['String']['output'];
};

/** Something the user can mend. Everything else is a top-level error with `extensions.code`. */
export type UserError = {
  __typename?: 'UserError';
  /** Why it was refused. */
  code: UserErrorCode;
  /** Path of the input field at fault, e.g. `title`; null when it is not one field. */
  field?: Maybe<Scalars['String']['output']>;
  /** For people, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
};

/** Why a mutation was refused. */
export type UserErrorCode =
  /** The competition is closed for good. */
  | 'COMPETITION_CLOSED'
  /** The competition holds entries and cannot be deleted. */
  | 'COMPETITION_NOT_EMPTY'
  /** The competition is paused by an administrator. */
  | 'COMPETITION_PAUSED'
  /** A vote exists: dates that have passed and the point range are frozen. */
  | 'DATES_FROZEN'
  /** The e-mail address belongs to another account. */
  | 'EMAIL_TAKEN'
  /** The file is larger than allowed. */
  | 'FILE_TOO_LARGE'
  /** That status cannot follow the present one. */
  | 'ILLEGAL_STATUS_CHANGE'
  /** The picture cannot be decoded whole. */
  | 'IMAGE_DAMAGED'
  /** The image is not open to votes. */
  | 'IMAGE_NOT_VOTABLE'
  /** The longer side is shorter than the competition asks. */
  | 'IMAGE_TOO_SMALL'
  /** The mailed code is unknown, used or expired. */
  | 'INVALID_CODE'
  /** Unknown username, wrong password or inactive account. */
  | 'INVALID_CREDENTIALS'
  /** Nobody may vote on the own image. */
  | 'OWN_IMAGE'
  /** Too many attempts; wait. */
  | 'RATE_LIMITED'
  /** There is no entry in that slot. */
  | 'SLOT_EMPTY'
  /** The picture has more pixels than allowed. */
  | 'TOO_MANY_PIXELS'
  /** The file is not a picture of an accepted format, judged by its bytes. */
  | 'UNSUPPORTED_FORMAT'
  /** The username belongs to another account. */
  | 'USERNAME_TAKEN'
  /** A field does not satisfy its rule; `field` names it. */
  | 'VALIDATION_FAILED'
  /** Somebody else changed it meanwhile; read it again. */
  | 'VERSION_CONFLICT'
  /** The present password is not right. */
  | 'WRONG_PASSWORD'
  /** The competition's phase does not allow it now. */
  | 'WRONG_PHASE';

/** A voter's current vote on an image. */
export type Vote = {
  __typename?: 'Vote';
  /** The image's id. */
  imageId: Scalars['ID']['output'];
  /** The point; null once withdrawn. */
  point?: Maybe<Scalars['Int']['output']>;
  /** When it was last cast or changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A voter's standing in a competition. */
export type VotingInfo = {
  __typename?: 'VotingInfo';
  /** The competition's id. */
  competitionId: Scalars['ID']['output'];
  /** Highest point. */
  maxPoint: Scalars['Int']['output'];
  /** Lowest point. */
  minPoint: Scalars['Int']['output'];
  /** Images the viewer may vote on. */
  votable: Scalars['Int']['output'];
  /** Of these, the number voted on. */
  voted: Scalars['Int']['output'];
  /** The viewer's current votes. */
  votes: Array<Vote>;
};

export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<
  TResult,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<
  TResult,
  TKey extends string,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo,
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  obj: T,
  context: TContext,
  info: GraphQLResolveInfo,
) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<
  TResult = Record<PropertyKey, never>,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => TResult | Promise<TResult>;

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  ActivateAccountInput: ActivateAccountInput;
  ActivateAccountPayload: ResolverTypeWrapper<ActivateAccountPayload>;
  AddCommentInput: AddCommentInput;
  AddCommentPayload: ResolverTypeWrapper<
    Omit<AddCommentPayload, 'comment' | 'image'> & {
      comment?: Maybe<ResolversTypes['Comment']>;
      image?: Maybe<ResolversTypes['Image']>;
    }
  >;
  AdminCompetition: ResolverTypeWrapper<AdminCompetitionMapper>;
  AdminCompetitionPage: ResolverTypeWrapper<
    Omit<AdminCompetitionPage, 'items'> & { items: Array<ResolversTypes['AdminCompetition']> }
  >;
  ArchivedEntries: ResolverTypeWrapper<ArchivedEntriesMapper>;
  Author: ResolverTypeWrapper<AuthorMapper>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CastVoteInput: CastVoteInput;
  CastVotePayload: ResolverTypeWrapper<
    Omit<CastVotePayload, 'image' | 'vote' | 'votingInfo'> & {
      image?: Maybe<ResolversTypes['Image']>;
      vote?: Maybe<ResolversTypes['Vote']>;
      votingInfo?: Maybe<ResolversTypes['VotingInfo']>;
    }
  >;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<ChangePasswordPayload>;
  Comment: ResolverTypeWrapper<CommentMapper>;
  CommentConnection: ResolverTypeWrapper<
    Omit<CommentConnection, 'edges' | 'nodes'> & {
      edges: Array<ResolversTypes['CommentEdge']>;
      nodes: Array<ResolversTypes['Comment']>;
    }
  >;
  CommentEdge: ResolverTypeWrapper<Omit<CommentEdge, 'node'> & { node: ResolversTypes['Comment'] }>;
  CommentStatus: CommentStatus;
  Competition: ResolverTypeWrapper<CompetitionMapper>;
  CompetitionConnection: ResolverTypeWrapper<
    Omit<CompetitionConnection, 'edges' | 'nodes'> & {
      edges: Array<ResolversTypes['CompetitionEdge']>;
      nodes: Array<ResolversTypes['Competition']>;
    }
  >;
  CompetitionEdge: ResolverTypeWrapper<Omit<CompetitionEdge, 'node'> & { node: ResolversTypes['Competition'] }>;
  CompetitionPhase: CompetitionPhase;
  CompetitionSort: CompetitionSort;
  CompetitionStatus: CompetitionStatus;
  CreateCompetitionInput: CreateCompetitionInput;
  CreateCompetitionPayload: ResolverTypeWrapper<
    Omit<CreateCompetitionPayload, 'competition'> & { competition?: Maybe<ResolversTypes['AdminCompetition']> }
  >;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteCompetitionInput: DeleteCompetitionInput;
  DeleteCompetitionPayload: ResolverTypeWrapper<DeleteCompetitionPayload>;
  DeleteImageInput: DeleteImageInput;
  DeleteImagePayload: ResolverTypeWrapper<
    Omit<DeleteImagePayload, 'competition'> & { competition?: Maybe<ResolversTypes['Competition']> }
  >;
  ErrorCode: ErrorCode;
  Exposure: ResolverTypeWrapper<ExposureMapper>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<ImageSourceMapper>;
  ImageConnection: ResolverTypeWrapper<
    Omit<ImageConnection, 'edges' | 'nodes'> & {
      edges: Array<ResolversTypes['ImageEdge']>;
      nodes: Array<ResolversTypes['Image']>;
    }
  >;
  ImageEdge: ResolverTypeWrapper<Omit<ImageEdge, 'node'> & { node: ResolversTypes['Image'] }>;
  ImageModeration: ImageModeration;
  ImageResult: ResolverTypeWrapper<ScoreMapper>;
  ImageSort: ImageSort;
  ImageType: ResolverTypeWrapper<ImageTypeMapper>;
  ImageTypeInput: ImageTypeInput;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Locale: Locale;
  LocalizedText: ResolverTypeWrapper<LocalizedTextMapper>;
  LocalizedTextInput: LocalizedTextInput;
  LoginInput: LoginInput;
  LoginPayload: ResolverTypeWrapper<Omit<LoginPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  ModerateCommentInput: ModerateCommentInput;
  ModerateCommentPayload: ResolverTypeWrapper<
    Omit<ModerateCommentPayload, 'comment'> & { comment?: Maybe<ResolversTypes['Comment']> }
  >;
  ModerateImageInput: ModerateImageInput;
  ModerateImagePayload: ResolverTypeWrapper<
    Omit<ModerateImagePayload, 'image'> & { image?: Maybe<ResolversTypes['Image']> }
  >;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewsletterType: NewsletterType;
  NumberedPageInfo: ResolverTypeWrapper<NumberedPageInfo>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RegisterInput: RegisterInput;
  RegisterPayload: ResolverTypeWrapper<RegisterPayload>;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<RequestPasswordResetPayload>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<ResetPasswordPayload>;
  Resolution: Resolution;
  Scoring: Scoring;
  SetCompetitionStatusInput: SetCompetitionStatusInput;
  SetCompetitionStatusPayload: ResolverTypeWrapper<
    Omit<SetCompetitionStatusPayload, 'competition'> & { competition?: Maybe<ResolversTypes['AdminCompetition']> }
  >;
  SimilarImage: ResolverTypeWrapper<SimilarImage>;
  SortDirection: SortDirection;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  UpdateCompetitionInput: UpdateCompetitionInput;
  UpdateCompetitionPayload: ResolverTypeWrapper<
    Omit<UpdateCompetitionPayload, 'competition'> & { competition?: Maybe<ResolversTypes['AdminCompetition']> }
  >;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: ResolverTypeWrapper<
    Omit<UpdateProfilePayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }
  >;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  UploadImageInput: UploadImageInput;
  UploadImagePayload: ResolverTypeWrapper<
    Omit<UploadImagePayload, 'image'> & { image?: Maybe<ResolversTypes['Image']> }
  >;
  User: ResolverTypeWrapper<SessionUserMapper>;
  UserError: ResolverTypeWrapper<UserError>;
  UserErrorCode: UserErrorCode;
  Vote: ResolverTypeWrapper<VoteMapper>;
  VotingInfo: ResolverTypeWrapper<VotingInfoMapper>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  ActivateAccountInput: ActivateAccountInput;
  ActivateAccountPayload: ActivateAccountPayload;
  AddCommentInput: AddCommentInput;
  AddCommentPayload: Omit<AddCommentPayload, 'comment' | 'image'> & {
    comment?: Maybe<ResolversParentTypes['Comment']>;
    image?: Maybe<ResolversParentTypes['Image']>;
  };
  AdminCompetition: AdminCompetitionMapper;
  AdminCompetitionPage: Omit<AdminCompetitionPage, 'items'> & {
    items: Array<ResolversParentTypes['AdminCompetition']>;
  };
  ArchivedEntries: ArchivedEntriesMapper;
  Author: AuthorMapper;
  Boolean: Scalars['Boolean']['output'];
  CastVoteInput: CastVoteInput;
  CastVotePayload: Omit<CastVotePayload, 'image' | 'vote' | 'votingInfo'> & {
    image?: Maybe<ResolversParentTypes['Image']>;
    vote?: Maybe<ResolversParentTypes['Vote']>;
    votingInfo?: Maybe<ResolversParentTypes['VotingInfo']>;
  };
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ChangePasswordPayload;
  Comment: CommentMapper;
  CommentConnection: Omit<CommentConnection, 'edges' | 'nodes'> & {
    edges: Array<ResolversParentTypes['CommentEdge']>;
    nodes: Array<ResolversParentTypes['Comment']>;
  };
  CommentEdge: Omit<CommentEdge, 'node'> & { node: ResolversParentTypes['Comment'] };
  Competition: CompetitionMapper;
  CompetitionConnection: Omit<CompetitionConnection, 'edges' | 'nodes'> & {
    edges: Array<ResolversParentTypes['CompetitionEdge']>;
    nodes: Array<ResolversParentTypes['Competition']>;
  };
  CompetitionEdge: Omit<CompetitionEdge, 'node'> & { node: ResolversParentTypes['Competition'] };
  CreateCompetitionInput: CreateCompetitionInput;
  CreateCompetitionPayload: Omit<CreateCompetitionPayload, 'competition'> & {
    competition?: Maybe<ResolversParentTypes['AdminCompetition']>;
  };
  DateTime: Scalars['DateTime']['output'];
  DeleteCompetitionInput: DeleteCompetitionInput;
  DeleteCompetitionPayload: DeleteCompetitionPayload;
  DeleteImageInput: DeleteImageInput;
  DeleteImagePayload: Omit<DeleteImagePayload, 'competition'> & {
    competition?: Maybe<ResolversParentTypes['Competition']>;
  };
  Exposure: ExposureMapper;
  Float: Scalars['Float']['output'];
  ID: Scalars['ID']['output'];
  Image: ImageSourceMapper;
  ImageConnection: Omit<ImageConnection, 'edges' | 'nodes'> & {
    edges: Array<ResolversParentTypes['ImageEdge']>;
    nodes: Array<ResolversParentTypes['Image']>;
  };
  ImageEdge: Omit<ImageEdge, 'node'> & { node: ResolversParentTypes['Image'] };
  ImageResult: ScoreMapper;
  ImageType: ImageTypeMapper;
  ImageTypeInput: ImageTypeInput;
  Int: Scalars['Int']['output'];
  LocalizedText: LocalizedTextMapper;
  LocalizedTextInput: LocalizedTextInput;
  LoginInput: LoginInput;
  LoginPayload: Omit<LoginPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  ModerateCommentInput: ModerateCommentInput;
  ModerateCommentPayload: Omit<ModerateCommentPayload, 'comment'> & {
    comment?: Maybe<ResolversParentTypes['Comment']>;
  };
  ModerateImageInput: ModerateImageInput;
  ModerateImagePayload: Omit<ModerateImagePayload, 'image'> & { image?: Maybe<ResolversParentTypes['Image']> };
  Mutation: Record<PropertyKey, never>;
  NumberedPageInfo: NumberedPageInfo;
  PageInfo: PageInfo;
  Query: Record<PropertyKey, never>;
  RegisterInput: RegisterInput;
  RegisterPayload: RegisterPayload;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: RequestPasswordResetPayload;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResetPasswordPayload;
  SetCompetitionStatusInput: SetCompetitionStatusInput;
  SetCompetitionStatusPayload: Omit<SetCompetitionStatusPayload, 'competition'> & {
    competition?: Maybe<ResolversParentTypes['AdminCompetition']>;
  };
  SimilarImage: SimilarImage;
  String: Scalars['String']['output'];
  UpdateCompetitionInput: UpdateCompetitionInput;
  UpdateCompetitionPayload: Omit<UpdateCompetitionPayload, 'competition'> & {
    competition?: Maybe<ResolversParentTypes['AdminCompetition']>;
  };
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: Omit<UpdateProfilePayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  Upload: Scalars['Upload']['output'];
  UploadImageInput: UploadImageInput;
  UploadImagePayload: Omit<UploadImagePayload, 'image'> & { image?: Maybe<ResolversParentTypes['Image']> };
  User: SessionUserMapper;
  UserError: UserError;
  Vote: VoteMapper;
  VotingInfo: VotingInfoMapper;
};

export type ActivateAccountPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ActivateAccountPayload'] = ResolversParentTypes['ActivateAccountPayload'],
> = {
  activated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddCommentPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['AddCommentPayload'] = ResolversParentTypes['AddCommentPayload'],
> = {
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AdminCompetitionResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['AdminCompetition'] = ResolversParentTypes['AdminCompetition'],
> = {
  competition?: Resolver<ResolversTypes['Competition'], ParentType, ContextType>;
  entryCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  voteCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminCompetitionPageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['AdminCompetitionPage'] = ResolversParentTypes['AdminCompetitionPage'],
> = {
  items?: Resolver<Array<ResolversTypes['AdminCompetition']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['NumberedPageInfo'], ParentType, ContextType>;
};

export type ArchivedEntriesResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ArchivedEntries'] = ResolversParentTypes['ArchivedEntries'],
> = {
  competition?: Resolver<ResolversTypes['Competition'], ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
};

export type AuthorResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Author'] = ResolversParentTypes['Author'],
> = {
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CastVotePayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CastVotePayload'] = ResolversParentTypes['CastVotePayload'],
> = {
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  vote?: Resolver<Maybe<ResolversTypes['Vote']>, ParentType, ContextType>;
  votingInfo?: Resolver<Maybe<ResolversTypes['VotingInfo']>, ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload'],
> = {
  changed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CommentResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment'],
> = {
  author?: Resolver<Maybe<ResolversTypes['Author']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  own?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CommentStatus'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CommentConnectionResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CommentConnection'] = ResolversParentTypes['CommentConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['CommentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CommentEdgeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CommentEdge'] = ResolversParentTypes['CommentEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
};

export type CompetitionResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Competition'] = ResolversParentTypes['Competition'],
> = {
  award?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  competitionStart?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  ended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  imageTypes?: Resolver<Array<ResolversTypes['ImageType']>, ParentType, ContextType>;
  images?: Resolver<
    Maybe<ResolversTypes['ImageConnection']>,
    ParentType,
    ContextType,
    RequireFields<CompetitionImagesArgs, 'first' | 'sort'>
  >;
  maxPoint?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minLongerSide?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minPoint?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  myEntries?: Resolver<Maybe<Array<ResolversTypes['Image']>>, ParentType, ContextType>;
  myEntry?: Resolver<
    Maybe<ResolversTypes['Image']>,
    ParentType,
    ContextType,
    RequireFields<CompetitionMyEntryArgs, 'slot'>
  >;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['CompetitionPhase'], ParentType, ContextType>;
  preModeration?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  scoring?: Resolver<ResolversTypes['Scoring'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CompetitionStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  votingEnd?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  votingStart?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CompetitionConnectionResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CompetitionConnection'] = ResolversParentTypes['CompetitionConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['CompetitionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Competition']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CompetitionEdgeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CompetitionEdge'] = ResolversParentTypes['CompetitionEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Competition'], ParentType, ContextType>;
};

export type CreateCompetitionPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CreateCompetitionPayload'] =
    ResolversParentTypes['CreateCompetitionPayload'],
> = {
  competition?: Resolver<Maybe<ResolversTypes['AdminCompetition']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteCompetitionPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['DeleteCompetitionPayload'] =
    ResolversParentTypes['DeleteCompetitionPayload'],
> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteImagePayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['DeleteImagePayload'] = ResolversParentTypes['DeleteImagePayload'],
> = {
  competition?: Resolver<Maybe<ResolversTypes['Competition']>, ParentType, ContextType>;
  slot?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExposureResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Exposure'] = ResolversParentTypes['Exposure'],
> = {
  aperture?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  camera?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  focalLength?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  iso?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lens?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shutter?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  takenAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image'],
> = {
  author?: Resolver<Maybe<ResolversTypes['Author']>, ParentType, ContextType>;
  comments?: Resolver<
    Maybe<ResolversTypes['CommentConnection']>,
    ParentType,
    ContextType,
    RequireFields<ImageCommentsArgs, 'first'>
  >;
  competition?: Resolver<Maybe<ResolversTypes['Competition']>, ParentType, ContextType>;
  competitionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exposure?: Resolver<Maybe<ResolversTypes['Exposure']>, ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  moderation?: Resolver<Maybe<ResolversTypes['ImageModeration']>, ParentType, ContextType>;
  moderationReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  myVote?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  nextId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  own?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  previousId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['ImageResult']>, ParentType, ContextType>;
  similar?: Resolver<Array<ResolversTypes['SimilarImage']>, ParentType, ContextType>;
  slot?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  thumbhash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<ImageUrlArgs, 'resolution'>>;
  urlNeedsToken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImageConnectionResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ImageConnection'] = ResolversParentTypes['ImageConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['ImageEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImageEdgeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ImageEdge'] = ResolversParentTypes['ImageEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
};

export type ImageResultResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ImageResult'] = ResolversParentTypes['ImageResult'],
> = {
  overallRank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  votes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImageTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ImageType'] = ResolversParentTypes['ImageType'],
> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slots?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
};

export type LocalizedTextResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['LocalizedText'] = ResolversParentTypes['LocalizedText'],
> = {
  en?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hu?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LoginPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['LoginPayload'] = ResolversParentTypes['LoginPayload'],
> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ModerateCommentPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ModerateCommentPayload'] = ResolversParentTypes['ModerateCommentPayload'],
> = {
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ModerateImagePayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ModerateImagePayload'] = ResolversParentTypes['ModerateImagePayload'],
> = {
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MutationResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation'],
> = {
  activateAccount?: Resolver<
    ResolversTypes['ActivateAccountPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationActivateAccountArgs, 'input'>
  >;
  addComment?: Resolver<
    ResolversTypes['AddCommentPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationAddCommentArgs, 'input'>
  >;
  castVote?: Resolver<
    ResolversTypes['CastVotePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCastVoteArgs, 'input'>
  >;
  changePassword?: Resolver<
    ResolversTypes['ChangePasswordPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationChangePasswordArgs, 'input'>
  >;
  createCompetition?: Resolver<
    ResolversTypes['CreateCompetitionPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateCompetitionArgs, 'input'>
  >;
  deleteCompetition?: Resolver<
    ResolversTypes['DeleteCompetitionPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeleteCompetitionArgs, 'input'>
  >;
  deleteImage?: Resolver<
    ResolversTypes['DeleteImagePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeleteImageArgs, 'input'>
  >;
  login?: Resolver<ResolversTypes['LoginPayload'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  moderateComment?: Resolver<
    ResolversTypes['ModerateCommentPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationModerateCommentArgs, 'input'>
  >;
  moderateImage?: Resolver<
    ResolversTypes['ModerateImagePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationModerateImageArgs, 'input'>
  >;
  register?: Resolver<
    ResolversTypes['RegisterPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationRegisterArgs, 'input'>
  >;
  requestPasswordReset?: Resolver<
    ResolversTypes['RequestPasswordResetPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationRequestPasswordResetArgs, 'input'>
  >;
  resetPassword?: Resolver<
    ResolversTypes['ResetPasswordPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationResetPasswordArgs, 'input'>
  >;
  setCompetitionStatus?: Resolver<
    ResolversTypes['SetCompetitionStatusPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetCompetitionStatusArgs, 'input'>
  >;
  updateCompetition?: Resolver<
    ResolversTypes['UpdateCompetitionPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateCompetitionArgs, 'input'>
  >;
  updateProfile?: Resolver<
    ResolversTypes['UpdateProfilePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateProfileArgs, 'input'>
  >;
  uploadImage?: Resolver<
    ResolversTypes['UploadImagePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUploadImageArgs, 'input'>
  >;
};

export type NumberedPageInfoResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['NumberedPageInfo'] = ResolversParentTypes['NumberedPageInfo'],
> = {
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PageInfoResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo'],
> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query'],
> = {
  activeCompetition?: Resolver<Maybe<ResolversTypes['Competition']>, ParentType, ContextType>;
  adminCompetition?: Resolver<
    Maybe<ResolversTypes['AdminCompetition']>,
    ParentType,
    ContextType,
    RequireFields<QueryAdminCompetitionArgs, 'id'>
  >;
  adminCompetitionPage?: Resolver<
    ResolversTypes['AdminCompetitionPage'],
    ParentType,
    ContextType,
    RequireFields<QueryAdminCompetitionPageArgs, 'direction' | 'page' | 'size' | 'sort'>
  >;
  adminCompetitions?: Resolver<
    Array<ResolversTypes['AdminCompetition']>,
    ParentType,
    ContextType,
    RequireFields<QueryAdminCompetitionsArgs, 'direction' | 'sort'>
  >;
  archivedCompetitions?: Resolver<
    ResolversTypes['CompetitionConnection'],
    ParentType,
    ContextType,
    RequireFields<QueryArchivedCompetitionsArgs, 'first'>
  >;
  competition?: Resolver<
    Maybe<ResolversTypes['Competition']>,
    ParentType,
    ContextType,
    RequireFields<QueryCompetitionArgs, 'id'>
  >;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType, RequireFields<QueryImageArgs, 'id'>>;
  me?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  myArchivedEntries?: Resolver<Array<ResolversTypes['ArchivedEntries']>, ParentType, ContextType>;
  votingInfo?: Resolver<Maybe<ResolversTypes['VotingInfo']>, ParentType, ContextType>;
};

export type RegisterPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['RegisterPayload'] = ResolversParentTypes['RegisterPayload'],
> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] =
    ResolversParentTypes['RequestPasswordResetPayload'],
> = {
  requested?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload'],
> = {
  reset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetCompetitionStatusPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SetCompetitionStatusPayload'] =
    ResolversParentTypes['SetCompetitionStatusPayload'],
> = {
  competition?: Resolver<Maybe<ResolversTypes['AdminCompetition']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SimilarImageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SimilarImage'] = ResolversParentTypes['SimilarImage'],
> = {
  distance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  imageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UpdateCompetitionPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UpdateCompetitionPayload'] =
    ResolversParentTypes['UpdateCompetitionPayload'],
> = {
  competition?: Resolver<Maybe<ResolversTypes['AdminCompetition']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateProfilePayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UpdateProfilePayload'] = ResolversParentTypes['UpdateProfilePayload'],
> = {
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UploadImagePayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UploadImagePayload'] = ResolversParentTypes['UploadImagePayload'],
> = {
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UserResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'],
> = {
  administrator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiry?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  newsletter?: Resolver<Array<ResolversTypes['NewsletterType']>, ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserErrorResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError'],
> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VoteResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Vote'] = ResolversParentTypes['Vote'],
> = {
  imageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  point?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type VotingInfoResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['VotingInfo'] = ResolversParentTypes['VotingInfo'],
> = {
  competitionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maxPoint?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minPoint?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  votable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  voted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  votes?: Resolver<Array<ResolversTypes['Vote']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  ActivateAccountPayload?: ActivateAccountPayloadResolvers<ContextType>;
  AddCommentPayload?: AddCommentPayloadResolvers<ContextType>;
  AdminCompetition?: AdminCompetitionResolvers<ContextType>;
  AdminCompetitionPage?: AdminCompetitionPageResolvers<ContextType>;
  ArchivedEntries?: ArchivedEntriesResolvers<ContextType>;
  Author?: AuthorResolvers<ContextType>;
  CastVotePayload?: CastVotePayloadResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  Comment?: CommentResolvers<ContextType>;
  CommentConnection?: CommentConnectionResolvers<ContextType>;
  CommentEdge?: CommentEdgeResolvers<ContextType>;
  Competition?: CompetitionResolvers<ContextType>;
  CompetitionConnection?: CompetitionConnectionResolvers<ContextType>;
  CompetitionEdge?: CompetitionEdgeResolvers<ContextType>;
  CreateCompetitionPayload?: CreateCompetitionPayloadResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeleteCompetitionPayload?: DeleteCompetitionPayloadResolvers<ContextType>;
  DeleteImagePayload?: DeleteImagePayloadResolvers<ContextType>;
  Exposure?: ExposureResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  ImageConnection?: ImageConnectionResolvers<ContextType>;
  ImageEdge?: ImageEdgeResolvers<ContextType>;
  ImageResult?: ImageResultResolvers<ContextType>;
  ImageType?: ImageTypeResolvers<ContextType>;
  LocalizedText?: LocalizedTextResolvers<ContextType>;
  LoginPayload?: LoginPayloadResolvers<ContextType>;
  ModerateCommentPayload?: ModerateCommentPayloadResolvers<ContextType>;
  ModerateImagePayload?: ModerateImagePayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NumberedPageInfo?: NumberedPageInfoResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RegisterPayload?: RegisterPayloadResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  SetCompetitionStatusPayload?: SetCompetitionStatusPayloadResolvers<ContextType>;
  SimilarImage?: SimilarImageResolvers<ContextType>;
  UpdateCompetitionPayload?: UpdateCompetitionPayloadResolvers<ContextType>;
  UpdateProfilePayload?: UpdateProfilePayloadResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  UploadImagePayload?: UploadImagePayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Vote?: VoteResolvers<ContextType>;
  VotingInfo?: VotingInfoResolvers<ContextType>;
};
