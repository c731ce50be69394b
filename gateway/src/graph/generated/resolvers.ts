import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type {
  Competition as CompetitionMapper,
  AdminCompetition as AdminCompetitionMapper,
  ImageType as ImageTypeMapper,
  Author as AuthorMapper,
  Exposure as ExposureMapper,
  Score as ScoreMapper,
  Pulse as PulseMapper,
  ModerationItem as ModerationItemMapper,
  SimilarPair as SimilarPairMapper,
  ImageModerationResult as ImageModerationResultMapper,
  CommentModerationResult as CommentModerationResultMapper,
  SiteLogo as SiteLogoMapper,
  Comment as CommentMapper,
  Vote as VoteMapper,
  VotingInfo as VotingInfoMapper,
  SessionUser as SessionUserMapper,
  ArchivedEntries as ArchivedEntriesMapper,
  AdminUser as AdminUserMapper,
  UserResult as UserResultMapper,
  UserRemoval as UserRemovalMapper,
  AuditChange as AuditChangeMapper,
  AuditEntry as AuditEntryMapper,
  CompetitionStatistics as CompetitionStatisticsMapper,
  DayCount as DayCountMapper,
  Email as EmailMapper,
  EmailAudienceCount as EmailAudienceCountMapper,
  EmailCheck as EmailCheckMapper,
  EmailChoice as EmailChoiceMapper,
  EmailMessage as EmailMessageMapper,
  EmailPreview as EmailPreviewMapper,
  Subscription as SubscriptionMapper,
  StaticText as StaticTextMapper,
  Template as TemplateMapper,
  LocalizedText as LocalizedTextMapper,
  AudienceMember as AudienceMemberMapper,
  BallotExclusion as BallotExclusionMapper,
  CompetitionOverlap as CompetitionOverlapMapper,
  AdminJurySeat as AdminJurySeatMapper,
  AdminJury as AdminJuryMapper,
  AdminJuryRound as AdminJuryRoundMapper,
  Acceptance as AcceptanceMapper,
  ImageAcceptance as ImageAcceptanceMapper,
  Jury as JuryMapper,
  JuryLine as JuryLineMapper,
  JuryLines as JuryLinesMapper,
  LineCategory as LineCategoryMapper,
  LineStep as LineStepMapper,
  NamedConflict as NamedConflictMapper,
  ScoreCount as ScoreCountMapper,
  AdminAward as AdminAwardMapper,
  AdminAwardWinner as AdminAwardWinnerMapper,
  AuthorStanding as AuthorStandingMapper,
  AwardCandidate as AwardCandidateMapper,
  AwardWinner as AwardWinnerMapper,
  BestAuthors as BestAuthorsMapper,
  ChairAward as ChairAwardMapper,
  ChairAwards as ChairAwardsMapper,
  ChairWinner as ChairWinnerMapper,
  GivenAward as GivenAwardMapper,
  JuryAward as JuryAwardMapper,
  JuryDesk as JuryDeskMapper,
  JuryPhoto as JuryPhotoMapper,
  JuryResult as JuryResultMapper,
  JuryRound as JuryRoundMapper,
  JuryRoundResult as JuryRoundResultMapper,
  JurySeat as JurySeatMapper,
  CountBallot as CountBallotMapper,
  DrawnBallot as DrawnBallotMapper,
  ExcludedBallotGroup as ExcludedBallotGroupMapper,
  RadarImage as RadarImageMapper,
  RadarPerson as RadarPersonMapper,
  RankChange as RankChangeMapper,
  RankNeighbour as RankNeighbourMapper,
  RobustRow as RobustRowMapper,
  SimilarImage as SimilarImageMapper,
  WatchedVersion as WatchedVersionMapper,
} from '@photo-competition/schema/rest';
import type {
  CountSource as CountSourceMapper,
  ImageSource as ImageSourceMapper,
  TopImageSource as TopImageSourceMapper,
  Context,
} from '../context.ts';
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
  /** An instant of RFC 3339, in UTC with `Z`, to the millisecond, e.g. `2026-05-01T10:00:00.000Z`. */
  DateTime: { input: string; output: string };
  /** A file of a multipart request (GraphQL multipart request specification). */
  Upload: { input: Promise<import('graphql-upload/processRequest.mjs').FileUpload>; output: never };
};

/** Numbers of a category of which a round accepts photos. Photos that are hidden now are in none of them. */
export type Acceptance = {
  __typename?: 'Acceptance';
  /** Authors of these; null until that is decided. */
  acceptedAuthors?: Maybe<Scalars['Int']['output']>;
  /** Entries that were accepted; null until that is decided. */
  acceptedPhotos?: Maybe<Scalars['Int']['output']>;
  /** Their authors. */
  authors: Scalars['Int']['output'];
  /** Entries. */
  photos: Scalars['Int']['output'];
  /** The round's id. */
  roundId: Scalars['ID']['output'];
  /** The round's number, as in routes and REST paths. */
  roundNumber: Scalars['Int']['output'];
  /** Category code. */
  type: Scalars['String']['output'];
};

/** A mail with a link that only its reader may use. */
export type AccountMail =
  /** The link that activates the account. */
  | 'ACTIVATION'
  /** A link to choose a new password. */
  | 'LOST_PASSWORD';

/** What the mailed activation link carries, and a password. */
export type ActivateAccountInput = {
  /** The account's id. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 10–128 characters; not the username or e-mail, not a common password. */
  newPassword: Scalars['String']['input'];
  /** The account's number, from the link, in the place of its id: exactly one of both. */
  number?: InputMaybe<Scalars['Int']['input']>;
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

/** Which campaign to activate. */
export type ActivateEmailInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
};

/** Answer of `activateEmail`. */
export type ActivateEmailPayload = {
  __typename?: 'ActivateEmailPayload';
  /** The campaign; null when refused. */
  email?: Maybe<Email>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** A comment to add. */
export type AddCommentInput = {
  /** The image. */
  imageId?: InputMaybe<Scalars['ID']['input']>;
  /** The image's number, in the place of its id: exactly one of both. */
  imageNumber?: InputMaybe<Scalars['Int']['input']>;
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

/** An award, as administrators see it. */
export type AdminAward = {
  __typename?: 'AdminAward';
  /** Unique over all types; no `Node`. */
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: AwardKind;
  /** How many may have it, 1–100. */
  most: Scalars['Int']['output'];
  /** Where it is vacant: the next photos in the order of its category that could have it, best first; at most 5. Nobody gets it by itself. */
  next: Array<AwardCandidate>;
  /** Its number, as in REST paths. */
  number: Scalars['Int']['output'];
  /** Of a PLACE: 1 is the first. Null for another kind. */
  place?: Maybe<Scalars['Int']['output']>;
  /** Its place in the list, 1–200; awards of one position follow in the order in which they were made. */
  position: Scalars['Int']['output'];
  /** Of a JUDGES_CHOICE: number of the seat whose it is. Null for another kind. */
  seat?: Maybe<Scalars['Int']['output']>;
  /** Title, in both languages. */
  title: LocalizedText;
  /** Code of its category; null where it is for all of them. */
  type?: Maybe<Scalars['String']['output']>;
  /** How many of its winners are told to nobody any more. */
  vacant: Scalars['Int']['output'];
  /** Rises with each change of the award or of who has it, and is sent back with one. */
  version: Scalars['Int']['output'];
  /** In the order in which they were given; at most 100. */
  winners: Array<AdminAwardWinner>;
};

/** Who has an award, as administrators see it. */
export type AdminAwardWinner = {
  __typename?: 'AdminAwardWinner';
  /** Its author, or the best author; null once the account is gone. */
  author?: Maybe<Author>;
  /** When it was given. */
  givenAt: Scalars['DateTime']['output'];
  /** Username of who gave it, at that time. */
  givenBy: Scalars['String']['output'];
  /** The photo; null for the best author. */
  image?: Maybe<Image>;
  /** Why, in words of the organisers; may be empty. */
  note: Scalars['String']['output'];
  /** Whether others are told of it, now or once the competition has ended. False for a photo that was hidden since: the award is vacant. */
  told: Scalars['Boolean']['output'];
};

/** A competition as administrators see it; turnout, never scores, while VOTING lasts. */
export type AdminCompetition = Node & {
  __typename?: 'AdminCompetition';
  /** The competition as everyone sees it. */
  competition: Competition;
  /** Username of who created it; null when the audit log does not know. When: `competition.createdAt`. */
  createdBy?: Maybe<Scalars['String']['output']>;
  /** Whether it may be deleted: a draft without entries. */
  deletable: Scalars['Boolean']['output'];
  /** Entries of any moderation. */
  entryCount: Scalars['Int']['output'];
  /** Decisions not to count ballots, with the ranks that they change. Null, with CONFLICT, before AWARD. */
  exclusions?: Maybe<BallotExclusions>;
  /** What an update cannot change any more; a change of it is refused as FROZEN. */
  frozenFields: Array<FrozenField>;
  /** Unique over all types, see `Node`. */
  id: Scalars['ID']['output'];
  /** Its jury as administrators see it, also while it is judged by its voters alone. */
  jury?: Maybe<AdminJury>;
  /** Every other status, and whether the competition may be moved there now. */
  moves: Array<StatusMove>;
  /** Its number, as in routes and REST paths. */
  number: Scalars['Int']['output'];
  /** Who observes the count, with the name from the beginning; null where nobody is named. */
  observer?: Maybe<NamedObserver>;
  /** Number and size of its originals, which the ZIP of them will hold; null when they could not be counted. */
  originals?: Maybe<OriginalsTotal>;
  /** Other competitions at the same time, at most 20, by competitionStart; none of those that are cancelled or archived. */
  overlaps: Array<CompetitionOverlap>;
  /** Groups of people who vote alike more often than chance would have it, without names: a sign, never a proof. Null, with CONFLICT, before AWARD. */
  radar?: Maybe<Radar>;
  /** Ranks without some images, beside those with them: what a disqualification would do. Those among the first ten of their category or of all, before or after; null, with CONFLICT, before AWARD. */
  rankingWithout?: Maybe<Array<RankChange>>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Username of who changed it last; null when the audit log does not know. */
  updatedBy?: Maybe<Scalars['String']['output']>;
  /** Rises with each change; sent back with an update. */
  version: Scalars['Int']['output'];
  /** Current votes that count, see `CompetitionStatistics.votes`. */
  voteCount: Scalars['Int']['output'];
};

/** A competition as administrators see it; turnout, never scores, while VOTING lasts. */
export type AdminCompetitionOriginalsArgs = {
  of?: InputMaybe<OriginalsOf>;
};

/** A competition as administrators see it; turnout, never scores, while VOTING lasts. */
export type AdminCompetitionRankingWithoutArgs = {
  imageIds: Array<Scalars['ID']['input']>;
};

/** A numbered page of competitions. */
export type AdminCompetitionPage = {
  __typename?: 'AdminCompetitionPage';
  /** The competitions. */
  items: Array<AdminCompetition>;
  /** Where this page stands. */
  pageInfo: NumberedPageInfo;
};

/** The jury of a competition as administrators see it. */
export type AdminJury = {
  __typename?: 'AdminJury';
  /** By position; at most 200. */
  awards: Array<AdminAward>;
  /** When the chair confirmed the awards as they stand; null while nobody has. */
  awardsConfirmedAt?: Maybe<Scalars['DateTime']['output']>;
  /** For each category that has an award for the best author, who would get it; empty until its rounds are decided. At most 200. */
  bestAuthors: Array<BestAuthors>;
  /** Whether who has accepted a seat may enter the competition. */
  judgesMayEnter: Scalars['Boolean']['output'];
  /** From when on everyone sees the names of its judges. */
  namesPublic: NamesPublic;
  /** Whether an author has one place, medal or mention at most in each category. */
  oneAwardPerAuthor: Scalars['Boolean']['output'];
  /** Whether a photo has one place, medal or mention at most. */
  oneAwardPerImage: Scalars['Boolean']['output'];
  /** By position; at most 20. */
  rounds: Array<AdminJuryRound>;
  /** By number; at most 100. */
  seats: Array<AdminJurySeat>;
  /** Of the settings: 0 while nobody has changed them; rises with each change, and is sent back with one. */
  version: Scalars['Int']['output'];
};

/** A round as administrators see it. */
export type AdminJuryRound = {
  __typename?: 'AdminJuryRound';
  /** Unique over all types; no `Node`. */
  id: Scalars['ID']['output'];
  /** Photos that a judge of the panel has neither marked nor withdrawn from. */
  incomplete: Scalars['Int']['output'];
  /** What its marks come to, with what each line would accept; null until it has closed. */
  lines?: Maybe<JuryLines>;
  /** The round's number, as in routes and REST paths. */
  number: Scalars['Int']['output'];
  /** Approved photos of its categories that a closed round does not have, because they were approved after the closing. Reopening it takes them in; 0 while it is open. */
  outside: Scalars['Int']['output'];
  /** The panel, by seat; at most 100. */
  progress: Array<SeatProgress>;
  /** The round. */
  round: JuryRound;
  /** Rises with each change, and is sent back with one. */
  version: Scalars['Int']['output'];
};

/** A seat in a jury as administrators see it. Fields of its account are null once the account is gone. */
export type AdminJurySeat = {
  __typename?: 'AdminJurySeat';
  /** The judge's account. */
  accountId?: Maybe<Scalars['ID']['output']>;
  /** Whether the account has been activated. */
  activated: Scalars['Boolean']['output'];
  /** When it was accepted or declined; null before. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether this is the chair of the jury. */
  chair: Scalars['Boolean']['output'];
  /** Whose photos the judge does not judge, by username; at most 200. */
  conflicts: Array<NamedConflict>;
  /** E-mail address. */
  email?: Maybe<Scalars['String']['output']>;
  /** Given name: of the account, and as published once the seat is accepted. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** When it was offered. */
  invitedAt: Scalars['DateTime']['output'];
  /** Family name, likewise. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** When an accepted seat was given up or taken away; null before. */
  leftAt?: Maybe<Scalars['DateTime']['output']>;
  /** From when on the invitation can be mailed once more; null unless it waits for an answer. */
  remindableFrom?: Maybe<Scalars['DateTime']['output']>;
  /** Its number within the competition, 1–100. */
  seat: Scalars['Int']['output'];
  /** Its state. */
  state: SeatState;
  /** Unique name. */
  username?: Maybe<Scalars['String']['output']>;
};

/** What has changed and what waits. */
export type AdminPulse = {
  __typename?: 'AdminPulse';
  /** Id of the newest entry of the audit log: another one with each change by an administrator. */
  auditId: Scalars['ID']['output'];
  /** How the mail goes. */
  mail: MailQueue;
  /** The service's clock. */
  now: Scalars['DateTime']['output'];
  /** Comments that wait for a moderator, counted up to 1000. */
  pendingComments: Scalars['Int']['output'];
  /** Images that wait for a moderator, counted up to 1000. */
  pendingImages: Scalars['Int']['output'];
  /** Ids of campaigns that are being sent. */
  runningEmails: Array<Scalars['ID']['output']>;
  /** Photos of which a size is still being made, counted up to 1000; a larger one is sent meanwhile. */
  unfinishedPhotos: Scalars['Int']['output'];
  /** Of what was asked for, in that order; what is gone is absent. */
  watched: Array<WatchedVersion>;
};

/** An account as administrators see it. */
export type AdminUser = Node & {
  __typename?: 'AdminUser';
  /** Whether its mailed link was used. */
  activated: Scalars['Boolean']['output'];
  /** Whether the account administers. */
  administrator: Scalars['Boolean']['output'];
  /** Comments of any moderation. */
  commentCount: Scalars['Int']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** Whether it may log in. */
  enabled: Scalars['Boolean']['output'];
  /** Entries in all competitions. */
  entryCount: Scalars['Int']['output'];
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** Unique over all types, see `Node`. */
  id: Scalars['ID']['output'];
  /** Family name; written first in Hungarian. */
  lastName: Scalars['String']['output'];
  /** Language of the account's mail. */
  locale: Locale;
  /** Newsletter types it takes. */
  newsletter: Array<NewsletterType>;
  /** Its number, as in routes and REST paths. */
  number: Scalars['Int']['output'];
  /** Whether it takes what organisers write to the people of a competition. */
  organiserMail: Scalars['Boolean']['output'];
  /** What deleting the account would do now; null when it is gone. */
  removal?: Maybe<UserRemoval>;
  /** Unique name. */
  username: Scalars['String']['output'];
  /** Rises with each change of the account, by whomever; sent back with an update. */
  version: Scalars['Int']['output'];
  /** Current votes in competitions whose voting is over. */
  voteCount: Scalars['Int']['output'];
};

/** A numbered page of accounts. */
export type AdminUserPage = {
  __typename?: 'AdminUserPage';
  /** The accounts. */
  items: Array<AdminUser>;
  /** Where this page stands. */
  pageInfo: NumberedPageInfo;
};

/** An answer to an invitation. */
export type AnswerJuryInvitationInput = {
  /** Whether the seat is accepted; false declines, and gives up a seat that was accepted. */
  accept: Scalars['Boolean']['input'];
  /** The competition. */
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: InputMaybe<Scalars['Int']['input']>;
};

/** Answer of `answerJuryInvitation`. */
export type AnswerJuryInvitationPayload = {
  __typename?: 'AnswerJuryInvitationPayload';
  /** The seat; null when refused. */
  seat?: Maybe<JurySeat>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** The viewer's entries in one ended competition. */
export type ArchivedEntries = {
  __typename?: 'ArchivedEntries';
  /** The competition. */
  competition: Competition;
  /** The entries, by category and slot. */
  entries: Array<Image>;
};

/** A page of ended competitions with the viewer's entries. */
export type ArchivedEntriesConnection = {
  __typename?: 'ArchivedEntriesConnection';
  /** The competitions' entries with their cursors. */
  edges: Array<ArchivedEntriesEdge>;
  /** The competitions' entries. */
  nodes: Array<ArchivedEntries>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** Competitions over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The viewer's entries in one ended competition, in a page. */
export type ArchivedEntriesEdge = {
  __typename?: 'ArchivedEntriesEdge';
  /** Cursor of this competition's entries. */
  cursor: Scalars['String']['output'];
  /** The entries. */
  node: ArchivedEntries;
};

/** Somebody of an audience. */
export type AudienceMember = {
  __typename?: 'AudienceMember';
  /** The account's id. */
  accountId: Scalars['ID']['output'];
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** Unique over all types; no `Node`. */
  id: Scalars['ID']['output'];
  /** Family name; written first in Hungarian. */
  lastName: Scalars['String']['output'];
  /** Language of the mail. */
  locale: Locale;
  /** Unique name. */
  username: Scalars['String']['output'];
};

/** One value of an object that differs. */
export type AuditChange = {
  __typename?: 'AuditChange';
  /** The value after, as JSON; null where there is none. */
  after?: Maybe<Scalars['String']['output']>;
  /** The value before, as JSON; null where there was none. */
  before?: Maybe<Scalars['String']['output']>;
  /** Where it stands, e.g. `title.hu`; a list is one value. */
  path: Scalars['String']['output'];
};

/** Who did what to which object, when. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** What was done, e.g. `competition.status-changed`. */
  action: Scalars['String']['output'];
  /** Username at that time; `system` for the product itself. */
  actor: Scalars['String']['output'];
  /** The object after, as JSON; null when it is gone. */
  after?: Maybe<Scalars['String']['output']>;
  /** When. */
  at: Scalars['DateTime']['output'];
  /** The object before, as JSON; null when it is new. */
  before?: Maybe<Scalars['String']['output']>;
  /** What differs between before and after, path by path: the parts of a sentence about it. Of a new or a removed object every value that it has. */
  changes: Array<AuditChange>;
  /** The competition it belongs to; null where it belongs to none. */
  competitionId?: Maybe<Scalars['ID']['output']>;
  /** Number of that competition, as in routes and REST paths. */
  competitionNumber?: Maybe<Scalars['Int']['output']>;
  /** Its present title, in the language of `Accept-Language`; null where it belongs to none, or to one that is gone. */
  competitionTitle?: Maybe<Scalars['String']['output']>;
  /** Unique over all types; no `Node`. */
  id: Scalars['ID']['output'];
  /** What people call the object, e.g. a title or a username, at that time, in the language of `Accept-Language`; null in entries of earlier versions. */
  label?: Maybe<Scalars['String']['output']>;
  /** What the log calls the object: its number, of a template its id and language. */
  objectId: Scalars['String']['output'];
  /** Kind of the object: an `AuditObject` in lower case, with hyphens. */
  objectType: Scalars['String']['output'];
  /** Names the request in the logs. */
  requestId?: Maybe<Scalars['String']['output']>;
};

/** Which entries of the audit log; all of it must hold. */
export type AuditFilterInput = {
  /** Acts of this kind, e.g. `competition.status-changed`. */
  action?: InputMaybe<Scalars['String']['input']>;
  /** What this person did, by the username of that time; `system` for the product itself. */
  actor?: InputMaybe<Scalars['String']['input']>;
  /** From this instant on. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** What was done to the object with this id, or with this `AuditEntry.objectId`; goes with `objectType`. */
  objectId?: InputMaybe<Scalars['ID']['input']>;
  /** What was done to objects of this kind. */
  objectType?: InputMaybe<AuditObject>;
  /** Before this instant. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Kind of an object that the audit log tells of. */
export type AuditObject =
  /** An account. */
  | 'ACCOUNT'
  /** A comment. */
  | 'COMMENT'
  /** A competition. */
  | 'COMPETITION'
  /** An e-mail campaign. */
  | 'EMAIL'
  /** An image. */
  | 'IMAGE'
  /** The jury of a competition, by the competition's number. */
  | 'JURY'
  /** The site: its logo, and the address of its organisers. */
  | 'SITE'
  /** A text of the client. */
  | 'STATIC_TEXT'
  /** A mail template; its id is e.g. `results/hu`. */
  | 'TEMPLATE';

/** A numbered page of audit entries. */
export type AuditPage = {
  __typename?: 'AuditPage';
  /** The audit entries. */
  items: Array<AuditEntry>;
  /** Where this page stands. */
  pageInfo: NumberedPageInfo;
};

/** Who made an image or wrote a comment. */
export type Author = {
  __typename?: 'Author';
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** Unique over all types; no `Node`. */
  id: Scalars['ID']['output'];
  /** Family name; written first in Hungarian. */
  lastName: Scalars['String']['output'];
  /** Unique name. */
  username: Scalars['String']['output'];
};

/** How an author stands for the award for the best author. */
export type AuthorStanding = {
  __typename?: 'AuthorStanding';
  /** Number of accepted photos. */
  accepted: Scalars['Int']['output'];
  /** The author. */
  author: Author;
  /** Number of awards of the photos that count here. */
  awards: Scalars['Int']['output'];
  /** The same exactly, as a fraction in lowest terms: `13/3`. */
  exact: Scalars['String']['output'];
  /** Whether nobody stands higher. Another author is given the award with a note. */
  proposed: Scalars['Boolean']['output'];
  /** Sum of their scores in the rounds that accept, rounded. */
  sum: Scalars['Float']['output'];
};

/** Which rule of awards is broken. */
export type AwardBreach =
  /** The photo is of another category. */
  | 'AWARD_CATEGORY'
  /** The photo is not approved. */
  | 'AWARD_HIDDEN'
  /** As many have it as may. */
  | 'AWARD_MOST'
  /** Its category has a round that accepts, and the photo was not accepted. */
  | 'AWARD_NOT_ACCEPTED'
  /** Another photo of its author has an award in the category, and an author may have one only. */
  | 'AWARD_ONE_PER_AUTHOR'
  /** The photo has an award, and may have one only. */
  | 'AWARD_ONE_PER_IMAGE';

/** A photo that an award can be given to. */
export type AwardCandidate = {
  __typename?: 'AwardCandidate';
  /** Whether the jury has accepted it; null where its category has no round that accepts. */
  accepted?: Maybe<Scalars['Boolean']['output']>;
  /** Who made it; null once the account is gone. */
  author?: Maybe<Author>;
  /** The rule by which the award would be refused for it now, besides to those who have it; null where it could be given. */
  breach?: Maybe<AwardBreach>;
  /** The photo. */
  image: Image;
  /** Number of its marks there. */
  marks: Scalars['Int']['output'];
  /** The last round that has given it a score; null without one. */
  roundId?: Maybe<Scalars['ID']['output']>;
  /** The number of that round, as in routes and REST paths. */
  roundNumber?: Maybe<Scalars['Int']['output']>;
  /** Sum of its marks there. The score is it by their number. */
  sum: Scalars['Int']['output'];
};

/** A numbered page of photos that an award can be given to. */
export type AwardCandidatePage = {
  __typename?: 'AwardCandidatePage';
  /** The photos. */
  items: Array<AwardCandidate>;
  /** Where this page stands. */
  pageInfo: NumberedPageInfo;
};

/** What an award is. */
export type AwardKind =
  /** Given to an account and not to a photo; outside of the two rules of one award. */
  | 'BEST_AUTHOR'
  /** What one judge chooses; outside of the two rules of one award. */
  | 'JUDGES_CHOICE'
  /** A medal. */
  | 'MEDAL'
  /** An honourable mention. */
  | 'MENTION'
  /** The first place, the second, and so on. */
  | 'PLACE'
  /** A special prize; outside of the two rules of one award. */
  | 'SPECIAL';

/** Who has an award, as everyone is told. */
export type AwardWinner = {
  __typename?: 'AwardWinner';
  /** Its author, or the best author; null once the account is gone. */
  author?: Maybe<Author>;
  /** The photo; null for the best author. */
  image?: Maybe<Image>;
  /** Why, in words of the organisers; may be empty. */
  note: Scalars['String']['output'];
};

/** A decision not to count ballots on an image. */
export type BallotExclusion = {
  __typename?: 'BallotExclusion';
  /** Why one administrator has decided alone; null where two have, or are to. */
  aloneNote?: Maybe<Scalars['String']['output']>;
  /** Number of ballots. */
  ballots: Scalars['Int']['output'];
  /** Username of who has confirmed it; null before, and once the account is gone. */
  confirmedBy?: Maybe<Scalars['String']['output']>;
  /** Ranks with and without its ballots, as they were when it took effect, or was proposed where it has not: the first ten of a category or of all, before or after, and its image. */
  effect: Array<RankChange>;
  /** When it took effect; null where it has not. */
  effectiveAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique over all types; no `Node`. */
  id: Scalars['ID']['output'];
  /** The image. */
  imageId: Scalars['ID']['output'];
  /** The image's number, as in routes and REST paths. */
  imageNumber: Scalars['Int']['output'];
  /** What has led to it, for administrators. */
  note: Scalars['String']['output'];
  /** Its number, which the audit log names. */
  number: Scalars['Int']['output'];
  /** Whether the viewer has proposed it, and can confirm it alone only. */
  own: Scalars['Boolean']['output'];
  /** When. */
  proposedAt: Scalars['DateTime']['output'];
  /** Username of who has proposed it; null once the account is gone. */
  proposedBy?: Maybe<Scalars['String']['output']>;
  /** Why they are not counted, as everyone is told. */
  reason: ExclusionReason;
  /** When it was revoked; null before. */
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Username of who has revoked it; null before, and once the account is gone. */
  revokedBy?: Maybe<Scalars['String']['output']>;
  /** How far it is. */
  state: ExclusionState;
  /** Title of the image. */
  title: Scalars['String']['output'];
  /** Code of the image's category. */
  type: Scalars['String']['output'];
};

/** The decisions not to count ballots of a competition. */
export type BallotExclusions = {
  __typename?: 'BallotExclusions';
  /** Ranks with all ballots and as they are counted: the first ten of a category or of all, before or after, and images with excluded ballots. Empty while nothing is excluded. */
  effect: Array<RankChange>;
  /** The newest first, revoked ones too. */
  exclusions: Array<BallotExclusion>;
};

/** What is wrong with a ballot that was drawn. */
export type BallotFlag =
  /** It was cast by an administrator, or before the account was activated. */
  | 'NOT_ENTRANT'
  /** It is on an image of who has cast it. */
  | 'OWN_IMAGE';

/** The authors with most accepted photos, in one category or in all. */
export type BestAuthors = {
  __typename?: 'BestAuthors';
  /** Best first: by accepted photos, then the sum of their scores, then awards; at most 50. */
  authors: Array<AuthorStanding>;
  /** Code of the category; null for all of them. */
  type?: Maybe<Scalars['String']['output']>;
};

/** Answer of `cancelEmailChange`. */
export type CancelEmailChangePayload = {
  __typename?: 'CancelEmailChangePayload';
  /** Whether no new address waits. */
  cancelled: Scalars['Boolean']['output'];
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Which campaign to cancel. */
export type CancelEmailInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
};

/** Answer of `cancelEmail`. */
export type CancelEmailPayload = {
  __typename?: 'CancelEmailPayload';
  /** The campaign; null when refused. */
  email?: Maybe<Email>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Marks to give. */
export type CastMarksInput = {
  /** 1–100 of them. */
  marks: Array<MarkInput>;
  /** The round. */
  roundId?: InputMaybe<Scalars['ID']['input']>;
  /** The round's number, in the place of its id: exactly one of both. */
  roundNumber?: InputMaybe<Scalars['Int']['input']>;
};

/** Answer of `castMarks`. */
export type CastMarksPayload = {
  __typename?: 'CastMarksPayload';
  /** The desk as it now stands; null when the whole was refused. */
  desk?: Maybe<JuryDesk>;
  /** One for each mark, in their order; null when the whole was refused. At most 100. */
  results?: Maybe<Array<MarkResult>>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** A vote to cast. */
export type CastVoteInput = {
  /** The image. */
  imageId?: InputMaybe<Scalars['ID']['input']>;
  /** The image's number, in the place of its id: exactly one of both. */
  imageNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Number of the ballot: 12 random bytes in base64url, drawn by the voter's client. A ballot that is sent again under its number is answered as the first time. The service draws one when absent. */
  number?: InputMaybe<Scalars['String']['input']>;
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
  /** The viewer's standing in the image's competition after it; null when it could not be read. */
  votingInfo?: Maybe<VotingInfo>;
};

/** An award, as the chair sees it. */
export type ChairAward = {
  __typename?: 'ChairAward';
  /** Unique over all types; no `Node`. */
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: AwardKind;
  /** How many may have it. */
  most: Scalars['Int']['output'];
  /** Its number, as in REST paths. */
  number: Scalars['Int']['output'];
  /** Of a PLACE: 1 is the first. Null for another kind. */
  place?: Maybe<Scalars['Int']['output']>;
  /** Title, in both languages. */
  title: LocalizedText;
  /** Code of its category; null where it is for all of them. */
  type?: Maybe<Scalars['String']['output']>;
  /** In the order in which they were given; at most 100. */
  winners: Array<ChairWinner>;
};

/** The list of awards, as the chair confirms it. Nothing names an author. */
export type ChairAwards = {
  __typename?: 'ChairAwards';
  /** By position; at most 200. */
  awards: Array<ChairAward>;
  /** When the list was confirmed as it stands; null while it is not. */
  confirmedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Rises with each change of an award or of who has one, and is sent back with the confirmation. */
  version: Scalars['Int']['output'];
};

/** Who has an award, as the chair sees it before the results. All of it is null for the best author. */
export type ChairWinner = {
  __typename?: 'ChairWinner';
  /** The photo's number there. */
  number?: Maybe<Scalars['Int']['output']>;
  /** The last round that has it. */
  roundId?: Maybe<Scalars['ID']['output']>;
  /** The number of that round, as in routes and REST paths. */
  roundNumber?: Maybe<Scalars['Int']['output']>;
  /** Title of the photo. */
  title?: Maybe<Scalars['String']['output']>;
  /** Category of the photo. */
  type?: Maybe<Scalars['String']['output']>;
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

/** One of many accounts. */
export type ChosenUserInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** The version that was read; with another one now it is left as it is. Not compared when absent. */
  ifVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** A comment on an image. */
export type Comment = {
  __typename?: 'Comment';
  /** Who wrote it; null once the account is deleted, and while naming it would reveal the image's author. */
  author?: Maybe<Author>;
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Until when the viewer can change its text; null for comments of others and rejected ones. */
  editableUntil?: Maybe<Scalars['DateTime']['output']>;
  /** When its author last changed it; null when never. */
  editedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique over all types; no `Node`: a comment is read with its image. */
  id: Scalars['ID']['output'];
  /** The image's id. */
  imageId: Scalars['ID']['output'];
  /** The image's number, as in routes and REST paths. */
  imageNumber: Scalars['Int']['output'];
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

/** What became of one of the comments. */
export type CommentModerationResult = {
  __typename?: 'CommentModerationResult';
  /** With STATUS_CHANGED: when it was moderated last. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** With STATUS_CHANGED: username of who moderated it last; null where nobody has or the account is gone. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** The comment as it is now; null when there is none. */
  comment?: Maybe<Comment>;
  /** The comment's id. */
  commentId: Scalars['ID']['output'];
  /** Unique over all types; no `Node`. */
  id: Scalars['ID']['output'];
  /** Its moderation before; null when there is no such comment. */
  previousStatus?: Maybe<CommentStatus>;
  /** Why it was not moderated; null when it has the status now. */
  refusal?: Maybe<ModerationRefusal>;
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
export type Competition = Node & {
  __typename?: 'Competition';
  /** Results become public. */
  award: Scalars['DateTime']['output'];
  /** Uploading begins. */
  competitionStart: Scalars['DateTime']['output'];
  /** What lets anyone repeat the count; null while there is no log: before voting, and where voting had ended before logs were kept. */
  count?: Maybe<Count>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** What it is about, in Markdown. */
  description: LocalizedText;
  /** Whether results are public: `award` has passed, or the status is ARCHIVED. */
  ended: Scalars['Boolean']['output'];
  /** Which photos everyone ever sees. */
  entriesShown: EntriesShown;
  /** Which ballots are not counted, and the ranks with and without them. Null before results are public, and when they could not be told. */
  excludedBallots?: Maybe<ExcludedBallots>;
  /** Whether `count` is there: the votes enter a log that everyone may read, from the start of voting on. */
  hasCount: Scalars['Boolean']['output'];
  /** Unique over all types, see `Node`. */
  id: Scalars['ID']['output'];
  /** Number of images everyone may see in this phase; 0 while they are hidden. */
  imageCount: Scalars['Int']['output'];
  /** Categories, in display order. */
  imageTypes: Array<ImageType>;
  /** The images the viewer may see; empty in a phase that hides them. Null when they could not be read. */
  images?: Maybe<ImageConnection>;
  /** Who judges it. */
  judgedBy: JudgedBy;
  /** Its jury; null where it is judged by its voters alone, and when it could not be read. */
  jury?: Maybe<Jury>;
  /** Highest point of a vote. */
  maxPoint: Scalars['Int']['output'];
  /** Whole per cent of the images that are not one's own: ballots of whoever judged a smaller share are left out of everything that counts votes. 0: nobody's. */
  minCoverage: Scalars['Int']['output'];
  /** Shortest allowed longer side of an upload, in pixels. */
  minLongerSide: Scalars['Int']['output'];
  /** Lowest point of a vote. */
  minPoint: Scalars['Int']['output'];
  /** The viewer's entries, by category and slot; null for a visitor. */
  myEntries?: Maybe<Array<Image>>;
  /** The viewer's entry in one slot, e.g. `colour-1`; null when the slot is empty or the viewer is not logged in. */
  myEntry?: Maybe<Image>;
  /** The next of the four dates below, when `phase` changes, by the same clock reading; at such an instant that one. It follows the dates alone, as `phase` does. Null after `award`. */
  nextBoundary?: Maybe<Scalars['DateTime']['output']>;
  /** The gateway's clock when it derived `phase`; lets a client with a wrong clock count down rightly. */
  now: Scalars['DateTime']['output'];
  /** Its number, as in routes and REST paths. */
  number: Scalars['Int']['output'];
  /** Derived from the clock and nothing else, from one clock reading per request. Every boundary instant belongs to no phase. */
  phase: CompetitionPhase;
  /** Whether new comments wait for a moderator. */
  preModeration: Scalars['Boolean']['output'];
  /** How sure the best ranks are, and what they would be by other methods; null while results are hidden from the viewer, and for the minute or so until it was computed. */
  robustness?: Maybe<Robustness>;
  /** How points become a score. */
  scoring: Scoring;
  /** Turnout, and scores once administrators may see them. Administrators only. */
  statistics?: Maybe<CompetitionStatistics>;
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
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
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

/** Which competitions; all of it must hold. */
export type CompetitionFilterInput = {
  /** In one of these. */
  phase?: InputMaybe<Array<CompetitionPhase>>;
  /** Words of the titles: each must begin a word, without regard to accents, case and punctuation. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** In one of these. */
  status?: InputMaybe<Array<CompetitionStatus>>;
};

/** Another competition at the same time. */
export type CompetitionOverlap = {
  __typename?: 'CompetitionOverlap';
  /** When results become public. */
  award: Scalars['DateTime']['output'];
  /** When uploading begins. */
  competitionStart: Scalars['DateTime']['output'];
  /** Unique over all types; no `Node`. */
  id: Scalars['ID']['output'];
  /** Its number, as in routes and REST paths. */
  number: Scalars['Int']['output'];
  /** Its status. */
  status: CompetitionStatus;
  /** Its name. */
  title: LocalizedText;
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

/**
 * Turnout of a competition. The images that take part are the APPROVED ones; until voting is over also those that were hidden since it
 * began, so that no number tells how many votes a hidden image has.
 */
export type CompetitionStatistics = {
  __typename?: 'CompetitionStatistics';
  /** Comments of any moderation. */
  comments: Scalars['Int']['output'];
  /** Images that take part. */
  counted: Scalars['Int']['output'];
  /** Share of the images that take part with at least so many votes. */
  coverage: Array<VoteCoverage>;
  /** People with an entry. */
  entrants: Scalars['Int']['output'];
  /** Entries of any moderation. */
  entries: Scalars['Int']['output'];
  /** Comments that wait for a moderator. */
  pendingComments: Scalars['Int']['output'];
  /** Images that wait for a moderator. */
  pendingImages: Scalars['Int']['output'];
  /** Days with any activity, in `Installation.timeZone`; at most those of the competition and of its comments after it. */
  perDay: Array<DayActivity>;
  /** Hours of the day with any activity, all days together. */
  perHour: Array<HourActivity>;
  /** Votes per point; empty until administrators may see scores. */
  perPoint: Array<PointVotes>;
  /** Entries per category and moderation. */
  perType: Array<TypeEntries>;
  /** The first ten by overall rank, at most 100: all that share the tenth rank are there, only images with votes; empty until administrators may see scores. */
  topImages: Array<TopImage>;
  /** How many of those have no vote. */
  unvoted: Scalars['Int']['output'];
  /** People with a current vote on an image that takes part. */
  voters: Scalars['Int']['output'];
  /** Current votes on images that take part. */
  votes: Scalars['Int']['output'];
};

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

/** Which list of awards is confirmed. */
export type ConfirmAwardsInput = {
  /** The competition. */
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: InputMaybe<Scalars['Int']['input']>;
  /** The version of the list that was read. */
  version: Scalars['Int']['input'];
};

/** Answer of `confirmAwards`. */
export type ConfirmAwardsPayload = {
  __typename?: 'ConfirmAwardsPayload';
  /** The seat; null when refused. */
  seat?: Maybe<JurySeat>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** What the mailed link to a new e-mail address carries. */
export type ConfirmEmailInput = {
  /** The account's id. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The account's number, from the link, in the place of its id: exactly one of both. */
  number?: InputMaybe<Scalars['Int']['input']>;
  /** From the link; valid for 24 hours, once. */
  validationCode: Scalars['String']['input'];
};

/** Answer of `confirmEmail`. */
export type ConfirmEmailPayload = {
  __typename?: 'ConfirmEmailPayload';
  /** The account's e-mail address from now on; null when refused. */
  email?: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Which decision to confirm. */
export type ConfirmExclusionInput = {
  /** Why the administrator who has proposed it confirms it alone, 1–1000 characters; null for another one. */
  aloneNote?: InputMaybe<Scalars['String']['input']>;
  /** The competition. */
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: InputMaybe<Scalars['Int']['input']>;
  /** The decision. */
  id: Scalars['ID']['input'];
};

/** Answer of `confirmExclusion`. */
export type ConfirmExclusionPayload = {
  __typename?: 'ConfirmExclusionPayload';
  /** The decision; null when refused. */
  exclusion?: Maybe<BallotExclusion>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** The log of a competition's ballots, and what is published of it. */
export type Count = {
  __typename?: 'Count';
  /**
   * Proof that the log of one size is the beginning of the log of another (RFC 9162 §2.1.4.1): hashes in base64, none for equal
   * sizes. Refused with INVALID_INPUT unless 1 ≤ from ≤ to ≤ size of the newest head.
   */
  consistency: Array<Scalars['String']['output']>;
  /** Addresses of the published files; null before results are public. */
  files?: Maybe<CountFiles>;
  /** Every head that was signed, the oldest first; the last one is that of the whole log. A head a day while people vote, and one for each moderation after it. */
  heads: Array<CountHead>;
  /** Where the heads can be subscribed to: an ATOM feed. */
  headsFeed: Scalars['String']['output'];
  /** Proof that an own ballot is in the log; null until its batch is closed, for visitors, and for ballots of others. */
  inclusion?: Maybe<CountInclusion>;
  /** The public keys that heads and receipts are signed with, the present one first. */
  keys: Array<CountKey>;
  /** What the coverage rule leaves out; null until the log is closed. */
  leftOut?: Maybe<CountLeftOut>;
  /** Fewest voters with whom ballots and results are published as files. */
  minVoters: Scalars['Int']['output'];
  /** What the log holds of the viewer; null for a visitor. */
  mine?: Maybe<CountMine>;
  /** Who may look into what nobody else sees; null where nobody is named, and of a cancelled competition. */
  observer?: Maybe<CountObserver>;
  /** Name of the log: host and path, `foto.example/count/7`. Heads and receipts are signed under it. */
  origin: Scalars['String']['output'];
  /** Rules that were changed afterwards, the oldest first. */
  ruleChanges: Array<CountRuleChange>;
  /** The rules, as the log fixed them before its first ballot. */
  rules: CountRules;
  /** How far the count is. */
  state: CountState;
  /** Whether the log is closed with fewer voters than that: then neither ballots nor versions are published. False before it is closed. */
  tooFewVoters: Scalars['Boolean']['output'];
  /** When the last of its ballots was parted from who has cast it: since then nobody, the organisers included, can tell whose they are. Null while that is known. */
  unlinkedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Versions of the result, the oldest first; empty before results are public. */
  versions: Array<CountVersion>;
};

/** The log of a competition's ballots, and what is published of it. */
export type CountConsistencyArgs = {
  from: Scalars['Int']['input'];
  to: Scalars['Int']['input'];
};

/** The log of a competition's ballots, and what is published of it. */
export type CountInclusionArgs = {
  number: Scalars['String']['input'];
};

/** A ballot of the viewer. */
export type CountBallot = {
  __typename?: 'CountBallot';
  /** When it was cast. */
  at: Scalars['DateTime']['output'];
  /** The image. */
  imageId: Scalars['ID']['output'];
  /** The image's number, as in receipts, in the log's entries and in routes. */
  imageNumber: Scalars['Int']['output'];
  /** 16 characters, base64url. */
  number: Scalars['String']['output'];
  /** The point; null withdraws. */
  point?: Maybe<Scalars['Int']['output']>;
  /** Index of the log's entry that holds its commitment; null until its batch is closed. */
  position?: Maybe<Scalars['Int']['output']>;
  /** The receipt, as it was given for the vote. */
  receipt: Scalars['String']['output'];
  /** Number of the ballot that it replaces; null when it replaces none. */
  replaces?: Maybe<Scalars['String']['output']>;
};

/** A witness, which keeps the heads of logs, has found a head to continue those before it. */
export type CountCosignature = {
  __typename?: 'CountCosignature';
  /** When, as it says itself. */
  at: Scalars['DateTime']['output'];
  /** Its verifier key, `name+id+base64` (c2sp.org/tlog-cosignature). */
  witness: Scalars['String']['output'];
};

/** Ballots drawn by lot. Nothing tells which of them are of the same hand. */
export type CountDraw = {
  __typename?: 'CountDraw';
  /** By rising number; 50, or every standing ballot where there are fewer. */
  ballots: Array<DrawnBallot>;
  /** What was thrown. */
  dice: Scalars['String']['output'];
  /** How many of them are of accounts that were disabled when they were drawn. */
  disabled: Scalars['Int']['output'];
  /** How many are of people without an account by then, of whom nothing can be looked up. */
  gone: Scalars['Int']['output'];
  /** What they were drawn by, base64. */
  seed: Scalars['String']['output'];
};

/** Addresses of the published files of a count, relative to this gateway. The content of an address never changes. */
export type CountFiles = {
  __typename?: 'CountFiles';
  /** The ballots, `count.bin`; null with too few voters. */
  ballots?: Maybe<Scalars['String']['output']>;
  /** Newest signed head, as text, with the line of the witness once it is cosigned. */
  head: Scalars['String']['output'];
  /** Public keys, as JSON. */
  keys: Scalars['String']['output'];
  /** The log's records, `records.jsonl`. */
  records: Scalars['String']['output'];
  /** The roll, `roll.bin`. */
  roll: Scalars['String']['output'];
  /** Time stamps of heads (RFC 3161), `head-{size}.tsr` of the head `head-{size}`, by rising size. */
  timestamps: Array<Scalars['String']['output']>;
};

/** A signed head of a log: whoever keeps it can show later that nothing before it was changed. */
export type CountHead = {
  __typename?: 'CountHead';
  /** When it was signed. */
  at: Scalars['DateTime']['output'];
  /** Number of ballots in the log so far: votes, changes and withdrawals. */
  ballots: Scalars['Int']['output'];
  /** Whose cosignature the note has; null without one. */
  cosigned?: Maybe<CountCosignature>;
  /** The signed note (c2sp.org/tlog-checkpoint), with the line of the witness once it is cosigned. */
  note: Scalars['String']['output'];
  /** Root of the log's tree, base64. */
  root: Scalars['String']['output'];
  /** Number of entries. */
  size: Scalars['Int']['output'];
  /** Time of its time stamp (RFC 3161), which is among CountFiles.timestamps once files are public; null without one. */
  stampedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of people who have cast them. */
  voters: Scalars['Int']['output'];
};

/** Proof that an entry is in the log (RFC 9162 §2.1.3.1). */
export type CountInclusion = {
  __typename?: 'CountInclusion';
  /** The entry with its first byte, base64: the ballot's commitment stands in it. */
  entry: Scalars['String']['output'];
  /** The proof: hashes in base64. */
  hashes: Array<Scalars['String']['output']>;
  /** Index of the entry. */
  position: Scalars['Int']['output'];
  /** Size of the log that it holds for: that of the newest head. */
  size: Scalars['Int']['output'];
};

/** A key that signs receipts and heads of counts. */
export type CountKey = {
  __typename?: 'CountKey';
  /** Since when it signs. */
  from: Scalars['DateTime']['output'];
  /** Fingerprint: the SHA-256 of the public key in base64. */
  keyId: Scalars['String']['output'];
  /** Host and path of this installation's logs; a log signs as this, a slash and its competition's id. */
  name: Scalars['String']['output'];
  /** The Ed25519 key, 32 bytes in base64. */
  publicKey: Scalars['String']['output'];
  /** When another key took its place; null of the present one. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** How much the coverage rule leaves out, as the closing of the log says. */
export type CountLeftOut = {
  __typename?: 'CountLeftOut';
  /** Number of their ballots that stood. */
  ballots: Scalars['Int']['output'];
  /** Number of people who judged too few images. */
  voters: Scalars['Int']['output'];
};

/** What a log holds of one voter. */
export type CountMine = {
  __typename?: 'CountMine';
  /** Every ballot that the viewer has cast, the oldest first; whole, since they are looked for in the log as it is at one moment. */
  ballots: Array<CountBallot>;
  /** The viewer's entry in the roll; null until the log is closed, and for who has not voted. */
  roll?: Maybe<CountRollEntry>;
};

/** What an observer is shown. */
export type CountObservation = {
  __typename?: 'CountObservation';
  /** Which half. */
  choice: ObserverChoice;
  /** When it was chosen. */
  chosenAt: Scalars['DateTime']['output'];
  /** The ballots that were drawn; null unless they were chosen. */
  draw?: Maybe<CountDraw>;
  /** Every entry of the roll by rising id, as in `roll.bin`: one for each person who has voted; null unless they were chosen. */
  roll?: Maybe<Array<RollName>>;
};

/** The observer of a count, as everybody is told. */
export type CountObserver = {
  __typename?: 'CountObserver';
  /** What the observer has chosen; null before. */
  choice?: Maybe<ObserverChoice>;
  /** When; null before. */
  chosenAt?: Maybe<Scalars['DateTime']['output']>;
  /** What was thrown; null unless ballots were drawn. */
  dice?: Maybe<Scalars['String']['output']>;
  /** The username; null before results are public, and once the account is gone. */
  name?: Maybe<Scalars['String']['output']>;
  /** When somebody was named. */
  namedAt: Scalars['DateTime']['output'];
  /** By which they were drawn: SHA-256, base64, of the root of the closing head (32 bytes) and the dice in UTF-8. Null unless ballots were drawn. */
  seed?: Maybe<Scalars['String']['output']>;
};

/** A voter's entry in the roll, and what opens it. */
export type CountRollEntry = {
  __typename?: 'CountRollEntry';
  /** Ballots of this voter in the log. */
  cast: Scalars['Int']['output'];
  /** Proof that it is in the roll, whose root stands in the record `close`: hashes in base64. */
  hashes: Array<Scalars['String']['output']>;
  /** Index of the entry in the roll. */
  position: Scalars['Int']['output'];
  /** 16 random bytes, base64; known to this voter alone. */
  salt: Scalars['String']['output'];
  /** Number of entries in the roll. */
  size: Scalars['Int']['output'];
  /** Those that stand: neither replaced nor withdrawals. */
  standing: Scalars['Int']['output'];
  /** The username in lower case, as the entry's id is made of it. */
  username: Scalars['String']['output'];
};

/** A rule that was changed after the log had begun. */
export type CountRuleChange = {
  __typename?: 'CountRuleChange';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Name of the rule as in CountRules: `votingEnd`, `award`, `scoring`, `minCoverage`, … */
  field: Scalars['String']['output'];
  /** What it was, as text. */
  from: Scalars['String']['output'];
  /** Index of its record in the log. */
  position: Scalars['Int']['output'];
  /** What it became, as text. */
  to: Scalars['String']['output'];
};

/** What the first entry of a log says. */
export type CountRules = {
  __typename?: 'CountRules';
  /** When it was written. */
  at: Scalars['DateTime']['output'];
  /** Results become public. */
  award: Scalars['DateTime']['output'];
  /** Number of enabled entrants. */
  eligible: Scalars['Int']['output'];
  /** SHA-256, hexadecimal, of the canonical list of all images, hidden ones included. */
  images: Scalars['String']['output'];
  /** Highest point of a vote. */
  maxPoint: Scalars['Int']['output'];
  /** Whole per cent of the images that are not one's own: ballots of whoever judged a smaller share are left out. 0: nobody's. */
  minCoverage: Scalars['Int']['output'];
  /** Where fewer people than this judged less, nobody's ballots are left out: so few could be told apart. 0 in logs of an earlier version. */
  minCoverageVoters: Scalars['Int']['output'];
  /** Lowest point of a vote. */
  minPoint: Scalars['Int']['output'];
  /** How points become a score. */
  scoring: Scoring;
  /** Set when the log began after voting did: ballots cast before this instant entered it later than they were cast. */
  since?: Maybe<Scalars['DateTime']['output']>;
  /** Voting ends. */
  votingEnd: Scalars['DateTime']['output'];
  /** Voting begins. */
  votingStart: Scalars['DateTime']['output'];
};

/** How far a count is. */
export type CountState =
  /** Ballots are cast, and enter the log in batches. */
  | 'OPEN'
  /** Results are public, and so are the files of the count. */
  | 'PUBLISHED'
  /** Voting has ended and the log holds every ballot; what they say is not public yet. */
  | 'SEALED';

/** A version of the result. */
export type CountVersion = {
  __typename?: 'CountVersion';
  /** When it was made. */
  at: Scalars['DateTime']['output'];
  /** Why there is this version. */
  reason: CountVersionReason;
  /** SHA-256 of the file, hexadecimal, as in the log. */
  sha256: Scalars['String']['output'];
  /** Where its file is, `result-{version}.json`. */
  url: Scalars['String']['output'];
  /** 1 is that of the award. */
  version: Scalars['Int']['output'];
};

/** Why there is a version of a result. */
export type CountVersionReason =
  /** Results became public. */
  | 'AWARD'
  /** Ballots were excluded, or included again. */
  | 'EXCLUSION'
  /** An image was moderated or disqualified. */
  | 'MODERATION'
  /** A rule was changed. */
  | 'RULE';

/** Answer of `createAndSendEmail`. */
export type CreateAndSendEmailPayload = {
  __typename?: 'CreateAndSendEmailPayload';
  /** The campaign; null when refused, and then nothing was made. */
  email?: Maybe<Email>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** An award to make. */
export type CreateAwardInput = {
  /** The competition. */
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: InputMaybe<Scalars['Int']['input']>;
  /** What it is. */
  kind: AwardKind;
  /** How many may have it, 1–100. */
  most: Scalars['Int']['input'];
  /** Of a PLACE, 1–100: 1 is the first. Null for another kind. */
  place?: InputMaybe<Scalars['Int']['input']>;
  /** Its place in the list, 1–200. */
  position: Scalars['Int']['input'];
  /** Of a JUDGES_CHOICE: number of the seat whose it is. Null for another kind. */
  seat?: InputMaybe<Scalars['Int']['input']>;
  /** Title, in both languages. */
  title: LocalizedTextInput;
  /** Code of its category; null where it is for all of them. */
  type?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `createAward`. */
export type CreateAwardPayload = {
  __typename?: 'CreateAwardPayload';
  /** The jury; null when refused. */
  jury?: Maybe<AdminJury>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** A competition to create. Dates rise strictly. */
export type CreateCompetitionInput = {
  /** Results become public. */
  award: Scalars['DateTime']['input'];
  /** Uploading begins. */
  competitionStart: Scalars['DateTime']['input'];
  /** What it is about, in Markdown. */
  description: LocalizedTextInput;
  /** Which photos everyone ever sees; ALL when absent. */
  entriesShown?: InputMaybe<EntriesShown>;
  /** Categories; `colour` and `mono` with 4 slots each when absent. */
  imageTypes?: InputMaybe<Array<ImageTypeInput>>;
  /** Who judges it; VOTERS when absent. */
  judgedBy?: InputMaybe<JudgedBy>;
  /** Highest point; 5 when absent. */
  maxPoint?: InputMaybe<Scalars['Int']['input']>;
  /** Whole per cent of the images that are not one's own, 0–50: ballots of whoever judged a smaller share are left out; 0, which leaves out nobody's, when absent. */
  minCoverage?: InputMaybe<Scalars['Int']['input']>;
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

/** A campaign to make. */
export type CreateEmailInput = {
  /** Who gets it. */
  audience: EmailAudienceInput;
  /** Markdown with the same variables; NEWSLETTER only. */
  body?: InputMaybe<LocalizedTextInput>;
  /** What it is about; needed by every template but NEWSLETTER and by the groups of a competition. */
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  /** The competition's number, in the place of its id: at most one of both. */
  competitionNumber?: InputMaybe<Scalars['Int']['input']>;
  /** When activation sends it, in the future; at once when absent. */
  scheduledAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Subject with `{{name}}`, `{{username}}`, `{{link}}`, and `{{competition}}`, `{{entryDeadline}}`, `{{votingStart}}`, `{{votingEnd}}`, `{{resultsDate}}` where it is about one; NEWSLETTER only. The former `{{deadline}}` is the date that comes next when the mail goes out. */
  subject?: InputMaybe<LocalizedTextInput>;
  /** What kind of mail it is. */
  template: EmailTemplate;
};

/** Answer of `createEmail`. */
export type CreateEmailPayload = {
  __typename?: 'CreateEmailPayload';
  /** The campaign; null when refused. */
  email?: Maybe<Email>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** A round to make. */
export type CreateRoundInput = {
  /** Whether it decides which photos are accepted; false when absent. */
  accepts?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whole per cent of the photos that should be accepted, 0–100, a hint that limits nothing; none when absent. */
  aim?: InputMaybe<Scalars['Int']['input']>;
  /** When it closes: behind its opening, and not behind the award. */
  closes: Scalars['DateTime']['input'];
  /** The competition. */
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Highest point, above the lowest, at most 100. */
  maxPoint: Scalars['Int']['input'];
  /** Lowest point, 0–100. */
  minPoint: Scalars['Int']['input'];
  /** When it opens: not before voting starts. */
  opens: Scalars['DateTime']['input'];
  /** Numbers of the seats that judge; at most 100. */
  panel: Array<Scalars['Int']['input']>;
  /** What points mean; none when absent. At most 101. */
  pointNames?: InputMaybe<Array<PointNameInput>>;
  /** Its place among the rounds of the competition, 1–20. */
  position: Scalars['Int']['input'];
  /** Whether judges may write remarks. */
  remarks: RoundRemarks;
  /** Title, in both languages. */
  title: LocalizedTextInput;
  /** Codes of its categories; empty: all. At most 20. */
  types: Array<Scalars['String']['input']>;
};

/** Answer of `createRound`. */
export type CreateRoundPayload = {
  __typename?: 'CreateRoundPayload';
  /** The jury; null when refused. */
  jury?: Maybe<AdminJury>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** A text to add; one per key and locale. */
export type CreateStaticTextInput = {
  /** A key of the client's shipped texts in that locale; any other is refused at `key`. */
  key: Scalars['String']['input'];
  /** Its locale. */
  locale: Locale;
  /** Plain or Markdown as the key asks, not blank, at most 50 000 characters, with exactly the `{{value}}`s that the shipped text names. */
  text: Scalars['String']['input'];
};

/** Answer of `createStaticText`. */
export type CreateStaticTextPayload = {
  __typename?: 'CreateStaticTextPayload';
  /** The text; null when refused. */
  staticText?: Maybe<StaticText>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** An account to make. The person chooses the password at activation. */
export type CreateUserInput = {
  /** Whether it administers. */
  administrator: Scalars['Boolean']['input'];
  /** Unique e-mail address. */
  email: Scalars['String']['input'];
  /** Given name. */
  firstName: Scalars['String']['input'];
  /** Family name. */
  lastName: Scalars['String']['input'];
  /** Language of the account's mail. */
  locale: Locale;
  /** Newsletter types it takes. */
  newsletter: Array<NewsletterType>;
  /** 3–32 of letters, digits, `.`, `_`, `-`; unique without regard to case. */
  username: Scalars['String']['input'];
};

/** Answer of `createUser`. */
export type CreateUserPayload = {
  __typename?: 'CreateUserPayload';
  /** The account; null when refused. */
  user?: Maybe<AdminUser>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** What happened on one day. */
export type DayActivity = {
  __typename?: 'DayActivity';
  /** Comments written. */
  comments: Scalars['Int']['output'];
  /** Day in `Installation.timeZone`, e.g. `2026-05-01`. */
  day: Scalars['String']['output'];
  /** Entries made. */
  entries: Scalars['Int']['output'];
  /** People who cast, changed or withdrew a vote on an image that takes part. */
  voters: Scalars['Int']['output'];
  /** Votes cast, changed or withdrawn, on images that take part. */
  votes: Scalars['Int']['output'];
};

/** A round to decide. */
export type DecideRoundInput = {
  /** The competition. */
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: InputMaybe<Scalars['Int']['input']>;
  /** A line for each category in which a photo has a score, of a round that accepts; else none. At most 20. */
  lines: Array<JuryLineInput>;
  /** The round. */
  roundId?: InputMaybe<Scalars['ID']['input']>;
  /** The round's number, in the place of its id: exactly one of both. */
  roundNumber?: InputMaybe<Scalars['Int']['input']>;
  /** The version that was read; another one meanwhile is a VERSION_CONFLICT. */
  version: Scalars['Int']['input'];
};

/** Answer of `decideRound`. */
export type DecideRoundPayload = {
  __typename?: 'DecideRoundPayload';
  /** After a VERSION_CONFLICT: when that was. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** After a VERSION_CONFLICT: username of who changed it last. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** After a VERSION_CONFLICT: the round as it stands now. */
  current?: Maybe<AdminJuryRound>;
  /** The round; null when refused. */
  round?: Maybe<AdminJuryRound>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Proof that it is the person who leaves. */
export type DeleteAccountInput = {
  /** The present password. */
  current: Scalars['String']['input'];
};

/** Answer of `deleteAccount`. */
export type DeleteAccountPayload = {
  __typename?: 'DeleteAccountPayload';
  /** Whether the account is gone. */
  deleted: Scalars['Boolean']['output'];
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Which award to delete. */
export type DeleteAwardInput = {
  /** The award. */
  awardId?: InputMaybe<Scalars['ID']['input']>;
  /** The award's number, in the place of its id: exactly one of both. */
  awardNumber?: InputMaybe<Scalars['Int']['input']>;
  /** The competition. */
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: InputMaybe<Scalars['Int']['input']>;
  /** The version that was read; another one meanwhile is a VERSION_CONFLICT. */
  version: Scalars['Int']['input'];
};

/** Answer of `deleteAward`. */
export type DeleteAwardPayload = {
  __typename?: 'DeleteAwardPayload';
  /** The jury; null when refused. */
  jury?: Maybe<AdminJury>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Which comment to delete. */
export type DeleteCommentInput = {
  /** The comment. */
  id: Scalars['ID']['input'];
};

/** Answer of `deleteComment`. */
export type DeleteCommentPayload = {
  __typename?: 'DeleteCommentPayload';
  /** Id of the comment that is gone; null when refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /**
   * The same.
   * @deprecated An object's `id` is its own: use deletedId; kept until 2027-05-31.
   */
  id?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Which competition to delete. */
export type DeleteCompetitionInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** The version that was read; when it is given, another one meanwhile is a VERSION_CONFLICT. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Answer of `deleteCompetition`. */
export type DeleteCompetitionPayload = {
  __typename?: 'DeleteCompetitionPayload';
  /** After a VERSION_CONFLICT: when that was. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** After a VERSION_CONFLICT: username of who changed it last. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** After a VERSION_CONFLICT: the competition as it stands now. */
  current?: Maybe<AdminCompetition>;
  /** The deleted id; null when refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Which draft to delete. */
export type DeleteEmailInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** The version that was read; another one meanwhile is a VERSION_CONFLICT. Not compared when absent. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Answer of `deleteEmail`. */
export type DeleteEmailPayload = {
  __typename?: 'DeleteEmailPayload';
  /** With `VERSION_CONFLICT`: when it was changed last. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** With `VERSION_CONFLICT`: username of who changed it last, at that time; null where nobody has noted it. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** With `VERSION_CONFLICT`: the campaign as it stands now. */
  current?: Maybe<Email>;
  /** The deleted id; null when refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Which slot to empty. */
export type DeleteImageInput = {
  /** The competition. */
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: InputMaybe<Scalars['Int']['input']>;
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

/** Which round to delete. */
export type DeleteRoundInput = {
  /** The competition. */
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: InputMaybe<Scalars['Int']['input']>;
  /** The round. */
  roundId?: InputMaybe<Scalars['ID']['input']>;
  /** The round's number, in the place of its id: exactly one of both. */
  roundNumber?: InputMaybe<Scalars['Int']['input']>;
  /** The version that was read; another one meanwhile is a VERSION_CONFLICT. Not compared when absent. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Answer of `deleteRound`. */
export type DeleteRoundPayload = {
  __typename?: 'DeleteRoundPayload';
  /** After a VERSION_CONFLICT: when that was. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** After a VERSION_CONFLICT: username of who changed it last. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** After a VERSION_CONFLICT: the round as it stands now. */
  current?: Maybe<AdminJuryRound>;
  /** The jury; null when refused. */
  jury?: Maybe<AdminJury>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Which text to remove. */
export type DeleteStaticTextInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** The version that was read; another one meanwhile is a VERSION_CONFLICT. Not compared when absent. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Answer of `deleteStaticText`. */
export type DeleteStaticTextPayload = {
  __typename?: 'DeleteStaticTextPayload';
  /** With `VERSION_CONFLICT`: when it was changed last. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** With `VERSION_CONFLICT`: username of who changed it last, at that time; null where nobody has noted it. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** With `VERSION_CONFLICT`: the text as it stands now. */
  current?: Maybe<StaticText>;
  /** The removed id; null when refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Which account to remove. */
export type DeleteUserInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** The version that was read; another one meanwhile is a VERSION_CONFLICT. Not compared when absent. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Answer of `deleteUser`. */
export type DeleteUserPayload = {
  __typename?: 'DeleteUserPayload';
  /** With `VERSION_CONFLICT`: when it was changed last. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** With `VERSION_CONFLICT`: username of who changed it last, at that time; null where nobody has noted it. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** With `VERSION_CONFLICT`: the account as it stands now. */
  current?: Maybe<AdminUser>;
  /** The removed id; null when refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** A device on which an account is logged in by an app. */
export type DeviceSession = {
  __typename?: 'DeviceSession';
  /** When it was logged in. */
  createdAt: Scalars['DateTime']['output'];
  /** Whether the request's token is its own. */
  current: Scalars['Boolean']['output'];
  /** Identity of the session, for `endDevice`. */
  id: Scalars['ID']['output'];
  /** When it last logged in or refreshed its token; its last request was at most 15 minutes later. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** Name of the device, as its app has given it at login. */
  name: Scalars['String']['output'];
};

/** Which two images are no duplicates. */
export type DismissSimilarInput = {
  /** Whether they are dismissed; false takes it back. */
  dismissed?: InputMaybe<Scalars['Boolean']['input']>;
  /** The image that was there first. */
  firstId: Scalars['ID']['input'];
  /** The other one. */
  secondId: Scalars['ID']['input'];
};

/** Answer of `dismissSimilar`. */
export type DismissSimilarPayload = {
  __typename?: 'DismissSimilarPayload';
  /** The pair; null when refused. */
  pair?: Maybe<SimilarPair>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** A ballot that was drawn. */
export type DrawnBallot = {
  __typename?: 'DrawnBallot';
  /** What is wrong with it; null when nothing is. */
  flag?: Maybe<BallotFlag>;
  /** The image. */
  imageId: Scalars['ID']['output'];
  /** The image's number, as in routes and REST paths. */
  imageNumber: Scalars['Int']['output'];
  /** 16 characters, base64url. */
  number: Scalars['String']['output'];
  /** The point. */
  point: Scalars['Int']['output'];
};

/** A comment with its new text. */
export type EditCommentInput = {
  /** The comment. */
  id: Scalars['ID']['input'];
  /** Plain text, 1–2000 characters. */
  text: Scalars['String']['input'];
};

/** Answer of `editComment`. */
export type EditCommentPayload = {
  __typename?: 'EditCommentPayload';
  /** The comment, PENDING where a moderator reads it again; null when refused. */
  comment?: Maybe<Comment>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** An e-mail campaign. */
export type Email = Node & {
  __typename?: 'Email';
  /** Who gets it. */
  audience: EmailAudience;
  /** Its own text in Markdown; null where the template brings it. */
  body?: Maybe<LocalizedText>;
  /** The competition it is about. */
  competitionId?: Maybe<Scalars['ID']['output']>;
  /** Number of that competition, as in routes and REST paths. */
  competitionNumber?: Maybe<Scalars['Int']['output']>;
  /** Recipients per state; all 0 before activation. */
  counts: EmailCounts;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Username of who made it. */
  createdBy: Scalars['String']['output'];
  /** Why it was not started when its time had come: it stays SCHEDULED until it is changed or cancelled. Null otherwise. */
  finding?: Maybe<EmailFinding>;
  /** When it was finished or cancelled. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique over all types, see `Node`. */
  id: Scalars['ID']['output'];
  /** Its number, as in routes and REST paths. */
  number: Scalars['Int']['output'];
  /** When activation sends it; at once when null. */
  scheduledAt?: Maybe<Scalars['DateTime']['output']>;
  /** When sending began. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where it stands. */
  state: EmailState;
  /** Its own subject; null where the template brings it. */
  subject?: Maybe<LocalizedText>;
  /** What kind of mail it is. */
  template: EmailTemplate;
  /** Rises with each change; sent back with an update. */
  version: Scalars['Int']['output'];
};

/** Who gets a campaign; only enabled, activated accounts. */
export type EmailAudience = {
  __typename?: 'EmailAudience';
  /** Which people. */
  group: EmailGroup;
  /** Only those who read this language. */
  locale?: Maybe<Locale>;
  /** Only those who take this type. */
  newsletter?: Maybe<NewsletterType>;
};

/** An audience as it is now. */
export type EmailAudienceCount = {
  __typename?: 'EmailAudienceCount';
  /** People who read English. */
  en: Scalars['Int']['output'];
  /** People who read Hungarian. */
  hu: Scalars['Int']['output'];
  /** Who of the group gets no mail, by reason; a reason that applies to nobody is absent. */
  leftOut: Array<LeftOut>;
  /** Some of them, at most ten. */
  sample: Array<AudienceMember>;
};

/** Who gets a campaign. */
export type EmailAudienceInput = {
  /** Which people. */
  group: EmailGroup;
  /** Only those who read this language. */
  locale?: InputMaybe<Locale>;
  /** Only those who take this type; needed by EVERYONE. */
  newsletter?: InputMaybe<NewsletterType>;
};

/** What was found about a campaign before it is sent. */
export type EmailCheck = {
  __typename?: 'EmailCheck';
  /** Who would get it; null for voters before voting is over. */
  audience?: Maybe<EmailAudienceCount>;
  /** Errors first; empty when all is well. */
  findings: Array<EmailCheckFinding>;
};

/** What may be found about a campaign. */
export type EmailCheckCode =
  /** The text names `{{deadline}}`, which is another date in each phase. */
  | 'DEADLINE'
  /** At `scheduledAt` it will not be the time for it, as the dates are now. */
  | 'LATER_WRONG_PHASE'
  /** A link that recipients cannot follow: no whole address, no page of this product, or of a private network. */
  | 'LINK'
  /** The mail server could not be reached last. */
  | 'MAIL_SERVER'
  /** Nobody belongs to the audience. */
  | 'NO_RECIPIENTS'
  /** The same audience got a mail within 24 hours. */
  | 'SENT_RECENTLY'
  /** A field does not satisfy its rule. */
  | 'VALIDATION_FAILED'
  /** Results are not public, or it is not the time of voting. */
  | 'WRONG_PHASE';

/** Something to know before a campaign is sent. */
export type EmailCheckFinding = {
  __typename?: 'EmailCheckFinding';
  /** What was found. */
  code: EmailCheckCode;
  /** Path of the field at fault, e.g. `body.hu`; null where it is not one field. */
  field?: Maybe<Scalars['String']['output']>;
  /** For people, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
  /** Whether it keeps the campaign from being sent. */
  severity: EmailCheckSeverity;
};

/** How grave a finding is. */
export type EmailCheckSeverity =
  /** It keeps the campaign from being sent. */
  | 'ERROR'
  /** One should know. */
  | 'WARNING';

/** An audience, with the number of people it has now. */
export type EmailChoice = {
  __typename?: 'EmailChoice';
  /** The competition of its group. */
  competitionId?: Maybe<Scalars['ID']['output']>;
  /** Number of that competition, as in routes and REST paths. */
  competitionNumber?: Maybe<Scalars['Int']['output']>;
  /** People who read English. */
  en: Scalars['Int']['output'];
  /** Which people. */
  group: EmailGroup;
  /** People who read Hungarian. */
  hu: Scalars['Int']['output'];
  /** Only those who take this type. */
  newsletter?: Maybe<NewsletterType>;
};

/** Recipients per state. Final once `queued` and `sending` are 0. */
export type EmailCounts = {
  __typename?: 'EmailCounts';
  /** Not sent because the campaign was cancelled. */
  cancelled: Scalars['Int']['output'];
  /** Refused for good. */
  failed: Scalars['Int']['output'];
  /** Still to be sent. */
  queued: Scalars['Int']['output'];
  /** Being handed to the mail server at this moment; a cancelled campaign waits for what becomes of them. */
  sending: Scalars['Int']['output'];
  /** Taken by the mail server. */
  sent: Scalars['Int']['output'];
  /** Unsubscribed or gone meanwhile. */
  skipped: Scalars['Int']['output'];
};

/** Why a scheduled campaign was not started; administrators are told by mail as well. */
export type EmailFinding = {
  __typename?: 'EmailFinding';
  /** When it was found. */
  at: Scalars['DateTime']['output'];
  /** What was found. */
  code: EmailFindingCode;
  /** For people, in each language. */
  message: LocalizedText;
};

/** What keeps a scheduled campaign from being sent. */
export type EmailFindingCode =
  /** The competition that it is about was deleted. */
  | 'COMPETITION_GONE'
  /** A date that its text names has moved since activation, or `{{deadline}}` is another one by now. */
  | 'DEADLINE_CHANGED'
  /** Results are not public, or it is not the time of voting. */
  | 'WRONG_PHASE';

/** People to write to. */
export type EmailGroup =
  /** People with a photo that the jury of the competition has accepted; they can be written to once it has ended and the jury has decided. */
  | 'ACCEPTED'
  /** Administrators. */
  | 'ADMINISTRATORS'
  /** People with an award of the jury of the competition; they can be written to once it has ended. */
  | 'AWARDED'
  /** People with an entry in the competition. */
  | 'ENTRANTS'
  /** Every account that takes the newsletter type, which is needed. */
  | 'EVERYONE'
  /** People with an entry in the competition, of which the jury has accepted none; likewise. */
  | 'NOT_ACCEPTED'
  /** People with a current vote in the competition; they can be written to once its voting is over. */
  | 'VOTERS'
  /** People without an entry in the competition. */
  | 'WITHOUT_ENTRIES';

/** A campaign as one person gets it. */
export type EmailMessage = {
  __typename?: 'EmailMessage';
  /** The mail server's last refusal, or why it was skipped; null instead of a refusal where the recipient is not told either. */
  answer?: Maybe<Scalars['String']['output']>;
  /** How often it was handed to the mail server. */
  attempts: Scalars['Int']['output'];
  /** Unique over all types; no `Node`. */
  id: Scalars['ID']['output'];
  /** How often the service was killed between handing it over and noting the answer: the recipient may have it so many times more. */
  interrupted: Scalars['Int']['output'];
  /** In which language. */
  locale: Locale;
  /** When it is due, in the state QUEUED; null in any other one. */
  nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** The address. Empty when the person has been deleted, and for the group VOTERS until voting is over: before that nobody is told who has voted. */
  recipient: Scalars['String']['output'];
  /** When the mail server took it. */
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where it stands. */
  state: MessageState;
};

/** Sort field of a campaign's recipients. */
export type EmailMessageSort =
  /** The name, by Hungarian rules. */
  | 'RECIPIENT'
  /** When the mail server took it. */
  | 'SENT_AT'
  /** The state. */
  | 'STATE';

/** A campaign with a numbered page of its recipients. */
export type EmailMessages = {
  __typename?: 'EmailMessages';
  /** The campaign. */
  email: Email;
  /** Its recipients; none before activation. */
  items: Array<EmailMessage>;
  /** Where this page stands. */
  pageInfo: NumberedPageInfo;
};

/** A numbered page of campaigns. */
export type EmailPage = {
  __typename?: 'EmailPage';
  /** The campaigns. */
  items: Array<Email>;
  /** Where this page stands. */
  pageInfo: NumberedPageInfo;
};

/** A campaign as one recipient would get it. Its link to unsubscribe is a stand-in that leads to nobody's subscription, unless the recipient is the viewer. */
export type EmailPreview = {
  __typename?: 'EmailPreview';
  /** The HTML part; show it in a sandboxed frame. */
  html: Scalars['String']['output'];
  /** In which language. */
  locale: Locale;
  /** The address whose data was used; for the group VOTERS, until voting is over, the viewer's unless another one is named. */
  recipient: Scalars['String']['output'];
  /** The subject. */
  subject: Scalars['String']['output'];
  /** The plain text part. */
  text: Scalars['String']['output'];
};

/** Sort field of campaigns. */
export type EmailSort =
  /** When it was made. */
  | 'CREATED_AT'
  /** When it is sent. */
  | 'SCHEDULED_AT'
  /** Where it stands. */
  | 'STATE';

/** Where a campaign stands. */
export type EmailState =
  /** Given up. */
  | 'CANCELLED'
  /** Being written. */
  | 'DRAFT'
  /** Sent to everybody. */
  | 'FINISHED'
  /** Being sent. */
  | 'RUNNING'
  /** Activated; waits for its date. */
  | 'SCHEDULED';

/** What kind of mail a campaign is. */
export type EmailTemplate =
  /** A text of its own. */
  | 'NEWSLETTER'
  /** That the results of a competition are out. */
  | 'RESULTS'
  /** That voting has begun in a competition. */
  | 'VOTING_OPEN';

/** A device to log out. */
export type EndDeviceInput = {
  /** Identity of its session, from `User.devices`. */
  id: Scalars['ID']['input'];
};

/** Answer of `endDevice`. */
export type EndDevicePayload = {
  __typename?: 'EndDevicePayload';
  /** Whether the device is logged out. */
  ended: Scalars['Boolean']['output'];
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** A session that ends. */
export type EndSessionInput = {
  /** A refresh token of the session. */
  refreshToken: Scalars['String']['input'];
};

/** Answer of `endSession`. */
export type EndSessionPayload = {
  __typename?: 'EndSessionPayload';
  /** Whether the session is over; so is one that had ended before. */
  ended: Scalars['Boolean']['output'];
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Whose sessions to end. */
export type EndUserSessionsInput = {
  /** The account. */
  id: Scalars['ID']['input'];
};

/** Answer of `endUserSessions`. */
export type EndUserSessionsPayload = {
  __typename?: 'EndUserSessionsPayload';
  /** How many sessions there were; null when refused. */
  ended?: Maybe<Scalars['Int']['output']>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Which photos of a competition everyone ever sees. */
export type EntriesShown =
  /** Those that its jury has accepted, once it has ended and that is decided; of a competition that a jury alone judges. */
  | 'ACCEPTED'
  /** All that are not hidden by a moderator. */
  | 'ALL';

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
  /** The hash of an automatic persisted query is not listed, and none is learned from requests: send the text. */
  | 'PERSISTED_QUERY_NOT_SUPPORTED'
  /** Too many requests; `extensions.retryAfter` says how many seconds to wait. */
  | 'RATE_LIMITED'
  /** There is no session, or it has ended. */
  | 'UNAUTHENTICATED'
  /** The service behind the gateway did not answer in time. */
  | 'UPSTREAM_TIMEOUT'
  /** The service behind the gateway cannot be reached. */
  | 'UPSTREAM_UNAVAILABLE';

/** Which ballots on an image are not to count: those of `ballots` and of `circle`, one of which is needed. */
export type ExcludeBallotsInput = {
  /** Why one administrator decides alone, 1–1000 characters: it takes effect at once. Null where a second one is to confirm it. */
  aloneNote?: InputMaybe<Scalars['String']['input']>;
  /** Numbers of ballots that stand on the image, at most 1000. */
  ballots?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Those of everybody in this circle who has voted on the image, but for ballots of other decisions. */
  circle?: InputMaybe<ExclusionCircleInput>;
  /** The competition. */
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: InputMaybe<Scalars['Int']['input']>;
  /** The image. */
  imageId?: InputMaybe<Scalars['ID']['input']>;
  /** The image's number, in the place of its id: exactly one of both. */
  imageNumber?: InputMaybe<Scalars['Int']['input']>;
  /** What has led to it, for administrators; 1–1000 characters. */
  note: Scalars['String']['input'];
  /** Why they are not to count, as everyone is told. */
  reason: ExclusionReason;
};

/** Answer of `excludeBallots`. */
export type ExcludeBallotsPayload = {
  __typename?: 'ExcludeBallotsPayload';
  /** The decision; null when refused. */
  exclusion?: Maybe<BallotExclusion>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Ballots on an image that one decision excludes. */
export type ExcludedBallotGroup = {
  __typename?: 'ExcludedBallotGroup';
  /** Since when. */
  at: Scalars['DateTime']['output'];
  /** Number of ballots. */
  ballots: Scalars['Int']['output'];
  /** The image. */
  imageId: Scalars['ID']['output'];
  /** The image's number, as in routes and REST paths. */
  imageNumber: Scalars['Int']['output'];
  /** Why they are not counted. */
  reason: ExclusionReason;
  /** Its title. */
  title: Scalars['String']['output'];
  /** Its category's code. */
  type: Scalars['String']['output'];
};

/** Ballots of a competition that are not counted; nothing tells whose they are, or which are of the same hand. */
export type ExcludedBallots = {
  __typename?: 'ExcludedBallots';
  /** Number of all of them on shown images. */
  ballots: Scalars['Int']['output'];
  /** Ranks with all ballots and as they are counted: the first ten of a category or of all, before or after, and images with excluded ballots. Empty while nothing is excluded. */
  effect: Array<RankChange>;
  /** By decision, the oldest first; hidden images are left out. */
  groups: Array<ExcludedBallotGroup>;
};

/** A circle as the radar has told it. */
export type ExclusionCircleInput = {
  /** `Radar.computedAt` of the radar that told it: letters change when it looks again. */
  computedAt: Scalars['DateTime']['input'];
  /** Its letter. */
  name: Scalars['String']['input'];
};

/** Why ballots are not counted. */
export type ExclusionReason =
  /** One person has voted under several accounts. */
  | 'DUPLICATE_PERSON'
  /** Several people have agreed on them. */
  | 'RING'
  /** They break another rule of the competition. */
  | 'RULE';

/** How far a decision not to count ballots is. */
export type ExclusionState =
  /** The ballots do not count. */
  | 'EFFECTIVE'
  /** The ballots count until another administrator confirms it. */
  | 'PROPOSED'
  /** The ballots count again. */
  | 'REVOKED';

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

/** Whether a judge has finished. */
export type FinishJuryRoundInput = {
  /** Whether the viewer has finished. */
  finished: Scalars['Boolean']['input'];
  /** The round. */
  roundId?: InputMaybe<Scalars['ID']['input']>;
  /** The round's number, in the place of its id: exactly one of both. */
  roundNumber?: InputMaybe<Scalars['Int']['input']>;
};

/** Answer of `finishJuryRound`. */
export type FinishJuryRoundPayload = {
  __typename?: 'FinishJuryRoundPayload';
  /** The desk; null when refused. */
  desk?: Maybe<JuryDesk>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** A field of a competition that cannot change any more. */
export type FrozenField = {
  __typename?: 'FrozenField';
  /** Its name in `UpdateCompetitionContentInput`, e.g. `scoring`. */
  field: Scalars['String']['output'];
  /** Why. */
  reason: FrozenReason;
  /** Since when. */
  since: Scalars['DateTime']['output'];
};

/** Why a field of a competition cannot change any more. */
export type FrozenReason =
  /** The competition was archived. */
  | 'ARCHIVED'
  /** The competition was cancelled. */
  | 'CANCELLED'
  /** The date has passed, and voting has begun. */
  | 'DATE_PASSED'
  /** A photo has been entered. */
  | 'ENTRIES'
  /** A judge has accepted a seat. */
  | 'JURY'
  /** Voting has begun, or a vote exists: the field decides the result. */
  | 'VOTING';

/** Who has an award. */
export type GiveAwardInput = {
  /** The award. */
  awardId?: InputMaybe<Scalars['ID']['input']>;
  /** The award's number, in the place of its id: exactly one of both. */
  awardNumber?: InputMaybe<Scalars['Int']['input']>;
  /** The competition. */
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: InputMaybe<Scalars['Int']['input']>;
  /** The version of the award that was read; another one meanwhile is a VERSION_CONFLICT. */
  version: Scalars['Int']['input'];
  /** All who have it, in their order; empty takes it away. At most 100. */
  winners: Array<WinnerInput>;
};

/** Answer of `giveAward`. */
export type GiveAwardPayload = {
  __typename?: 'GiveAwardPayload';
  /** The jury; null when refused. */
  jury?: Maybe<AdminJury>;
  /** Why it was refused, an AWARD_RULE with the broken rule as its field; empty when it was not. */
  userErrors: Array<UserError>;
};

/** An award that a photo has. */
export type GivenAward = {
  __typename?: 'GivenAward';
  /** Unique over all types; no `Node`. */
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: AwardKind;
  /** Its number, as in REST paths. */
  number: Scalars['Int']['output'];
  /** Of a PLACE: 1 is the first. Null for another kind. */
  place?: Maybe<Scalars['Int']['output']>;
  /** Title, in both languages. */
  title: LocalizedText;
};

/** What happened in an hour of the day, all days together. */
export type HourActivity = {
  __typename?: 'HourActivity';
  /** Comments written. */
  comments: Scalars['Int']['output'];
  /** Entries made. */
  entries: Scalars['Int']['output'];
  /** Hour of the day in `Installation.timeZone`, 0–23. */
  hour: Scalars['Int']['output'];
  /** Votes cast, changed or withdrawn, on images that take part. */
  votes: Scalars['Int']['output'];
};

/** An entry of a competition. */
export type Image = Node & {
  __typename?: 'Image';
  /** What its jury has decided of it, once the competition has ended and the round that accepts its category is decided: of an accepted photo for everyone, of another one for its owner and administrators; else null. */
  acceptance?: Maybe<ImageAcceptance>;
  /** Who entered it; null while the phase hides it. */
  author?: Maybe<Author>;
  /** What a jury has given it, by position; empty until the competition has ended, and while it is hidden. At most 200. */
  awards: Array<GivenAward>;
  /** Comments the viewer may see, oldest first; null when they could not be read. */
  comments?: Maybe<CommentConnection>;
  /** The competition; null when it could not be read. */
  competition?: Maybe<Competition>;
  /** The competition's id. */
  competitionId: Scalars['ID']['output'];
  /** The competition's number, as in routes and REST paths. */
  competitionNumber: Scalars['Int']['output'];
  /** When it was entered; the beginning of voting as long as authors are hidden, but for an own entry and for administrators. */
  createdAt: Scalars['DateTime']['output'];
  /** Plain text; may be empty. Null when it could not be read. */
  description?: Maybe<Scalars['String']['output']>;
  /** Why it has its rank within its category; null where `result` is null or has no rank, and for the minute or so until it was computed. */
  explanation?: Maybe<RankExplanation>;
  /** What the camera wrote; null while the phase hides it. */
  exposure?: Maybe<Exposure>;
  /** Height of the upright picture, in pixels of the original. */
  height: Scalars['Int']['output'];
  /** Unique over all types, see `Node`. */
  id: Scalars['ID']['output'];
  /** What the jury has given to an own entry, once the competition has ended; null for entries of others, without a round, and when it could not be read. */
  jury?: Maybe<JuryResult>;
  /** Moderation; null unless the viewer is the owner or an administrator. */
  moderation?: Maybe<ImageModeration>;
  /** Reason of the moderation; null unless the viewer is the owner or an administrator. */
  moderationReason?: Maybe<Scalars['String']['output']>;
  /** The viewer's point; null when not voted. */
  myVote?: Maybe<Scalars['Int']['output']>;
  /** Id of the visible image after it in the order of CREATED_AT. */
  nextId?: Maybe<Scalars['ID']['output']>;
  /** Its number, as in routes and REST paths. */
  nextNumber?: Maybe<Scalars['Int']['output']>;
  /** Its number, as in routes and REST paths. */
  number: Scalars['Int']['output'];
  /** Whether the viewer entered it. */
  own: Scalars['Boolean']['output'];
  /** Id of the visible image before it in the order of CREATED_AT. */
  previousId?: Maybe<Scalars['ID']['output']>;
  /** Its number, as in routes and REST paths. */
  previousNumber?: Maybe<Scalars['Int']['output']>;
  /** Score and rank; null while the phase hides them. */
  result?: Maybe<ImageResult>;
  /** Near-duplicates among all entries, those of other competitions included: all of them for an administrator (`similarPage` has them in pages), own ones for the owner, else none. */
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
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** An entry of a competition. */
export type ImageUrlArgs = {
  resolution?: InputMaybe<Resolution>;
};

/** What its jury has decided of a photo. */
export type ImageAcceptance = {
  __typename?: 'ImageAcceptance';
  /** Whether it is accepted; false also while it is hidden. */
  accepted: Scalars['Boolean']['output'];
  /** Number of its marks. */
  marks: Scalars['Int']['output'];
  /** The highest sum, where every judge of the round has marked it: the score can be told as `sum` of `possible`. Else null. */
  possible?: Maybe<Scalars['Int']['output']>;
  /** The round's id. */
  roundId: Scalars['ID']['output'];
  /** The round's number, as in routes and REST paths. */
  roundNumber: Scalars['Int']['output'];
  /** Mean of its marks; null without one. */
  score?: Maybe<Scalars['Float']['output']>;
  /** Sum of its marks. */
  sum: Scalars['Int']['output'];
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

/** What became of one of the images. */
export type ImageModerationResult = {
  __typename?: 'ImageModerationResult';
  /** With STATUS_CHANGED: when it was moderated last. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** With STATUS_CHANGED: username of who moderated it last; null where nobody has or the account is gone. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** Unique over all types; no `Node`. */
  id: Scalars['ID']['output'];
  /** The image as it is now; null when there is none. */
  image?: Maybe<Image>;
  /** The image's id. */
  imageId: Scalars['ID']['output'];
  /** Its reason before. */
  previousReason?: Maybe<Scalars['String']['output']>;
  /** Its moderation before; null when there is no such image. */
  previousStatus?: Maybe<ImageModeration>;
  /** Why it was not moderated; null when it has the status now. */
  refusal?: Maybe<ModerationRefusal>;
};

/** The result of an image. */
export type ImageResult = {
  __typename?: 'ImageResult';
  /** Rank within the competition; null for an image without votes. */
  overallRank?: Maybe<Scalars['Int']['output']>;
  /** Sum of points. */
  points: Scalars['Int']['output'];
  /** Rank within the category; shared ranks skip (1-1-3). Null for an image without votes. */
  rank?: Maybe<Scalars['Int']['output']>;
  /** True in an administrator's preview before the voting is really over: made up of image ids, no vote is behind it. Else null. */
  sample?: Maybe<Scalars['Boolean']['output']>;
  /** By the competition's scoring, rounded; null for an image without votes. */
  score?: Maybe<Scalars['Float']['output']>;
  /** Number of votes. */
  votes: Scalars['Int']['output'];
  /** Number of votes with each point of the competition's range, from `minPoint` to `maxPoint`. */
  votesByPoint: Array<Scalars['Int']['output']>;
};

/** Order of images. */
export type ImageSort =
  /** Oldest first; a fixed shuffle as long as authors are hidden, when all have the same createdAt. */
  | 'CREATED_AT'
  /** For a voter: a shuffle of the own, fewest-voted first, so that early entries gain nothing. */
  | 'FAIR'
  /** Best first, once the competition has ended; images without votes last. Where a jury alone judges, in its order, category by category, once a round is decided. */
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

/** What is the same for the whole installation. */
export type Installation = {
  __typename?: 'Installation';
  /** IANA time zone in which organisers set dates, days of statistics are cut and mails name dates, e.g. `Europe/Budapest`. */
  timeZone: Scalars['String']['output'];
};

/** Who is invited to judge: exactly one of `accountId` and `person`. */
export type InviteJudgeInput = {
  /** An entrant's account. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** The competition. */
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: InputMaybe<Scalars['Int']['input']>;
  /** A person by address. */
  person?: InputMaybe<InvitedPersonInput>;
};

/** Answer of `inviteJudge`. */
export type InviteJudgePayload = {
  __typename?: 'InviteJudgePayload';
  /** The jury; null when refused. */
  jury?: Maybe<AdminJury>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Somebody who may have no account yet. */
export type InvitedPersonInput = {
  /** E-mail address; an account that has it is invited, and keeps its name. */
  email: Scalars['String']['input'];
  /** Given name. */
  firstName: Scalars['String']['input'];
  /** Family name; empty for who has a single name. */
  lastName: Scalars['String']['input'];
  /** Language of the mails. */
  locale: Locale;
};

/** A judge, by the name that the account had when the seat was accepted. */
export type JudgeName = {
  __typename?: 'JudgeName';
  /** Whether this is the chair of the jury. */
  chair: Scalars['Boolean']['output'];
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** Family name; written first in Hungarian; empty for who has a single name. */
  lastName: Scalars['String']['output'];
};

/** A judge's report that an image breaks a rule. */
export type JudgeReport = {
  __typename?: 'JudgeReport';
  /** When it was sent. */
  at: Scalars['DateTime']['output'];
  /** Plain text. */
  text: Scalars['String']['output'];
};

/** Who judges a competition. */
export type JudgedBy =
  /** Voters and a jury, side by side. */
  | 'BOTH'
  /** A jury; nobody votes, and photos of others are hidden until it has ended. */
  | 'JURY'
  /** Its voters. */
  | 'VOTERS';

/** The jury of a competition, as everyone is told. */
export type Jury = {
  __typename?: 'Jury';
  /** Numbers of the categories of which a round accepts photos, in display order; at most 20. Null until the competition has ended. */
  acceptance?: Maybe<Array<Acceptance>>;
  /** The awards, by position; null until the competition has ended. At most 200. */
  awards?: Maybe<Array<JuryAward>>;
  /** When the chair confirmed the awards as they stand; null before the competition has ended and while nobody has. */
  awardsConfirmedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who has accepted, the chair first, then by number of the seat; at most 100. Null while the names are hidden. */
  judges?: Maybe<Array<JudgeName>>;
  /** From when on the names are told. */
  namesPublic: NamesPublic;
  /** Its rounds, by position; at most 20. Null until the competition has ended. */
  rounds?: Maybe<Array<JuryRound>>;
};

/** An award, as everyone is told once the competition has ended. A photo that is hidden since is not among its winners. */
export type JuryAward = {
  __typename?: 'JuryAward';
  /** Unique over all types; no `Node`. */
  id: Scalars['ID']['output'];
  /** Whose choice it is; null for another kind, and once the judge's account is gone. */
  judge?: Maybe<JudgeName>;
  /** What it is. */
  kind: AwardKind;
  /** Its number, as in REST paths. */
  number: Scalars['Int']['output'];
  /** Of a PLACE: 1 is the first. Null for another kind. */
  place?: Maybe<Scalars['Int']['output']>;
  /** Title, in both languages. */
  title: LocalizedText;
  /** Code of its category; null where it is for all of them. */
  type?: Maybe<Scalars['String']['output']>;
  /** In the order in which they were given; at most 100. */
  winners: Array<AwardWinner>;
};

/** A round as one of its judges sees it. Photos that are hidden now are in none of the numbers. */
export type JuryDesk = {
  __typename?: 'JuryDesk';
  /** Own marks with each point, from `minPoint` to `maxPoint`; at most 101. */
  byPoint: Array<Scalars['Int']['output']>;
  /** The competition; null when it could not be read. */
  competition?: Maybe<Competition>;
  /** Whether the judge has said to have finished. */
  finished: Scalars['Boolean']['output'];
  /** Of these, how many have a mark. */
  marked: Scalars['Int']['output'];
  /** One photo, by its number in the round; null where there is none. */
  photo?: Maybe<JuryPhoto>;
  /** The judge's photos, in an order of the judge's own, category by category; none until the round opens. Null when they could not be read. */
  photos?: Maybe<JuryPhotoConnection>;
  /** The round. */
  round: JuryRound;
  /** Photos before the judge, without those that the judge has withdrawn from. */
  tasks: Scalars['Int']['output'];
  /** How many the judge has withdrawn from. */
  withdrawn: Scalars['Int']['output'];
};

/** A round as one of its judges sees it. Photos that are hidden now are in none of the numbers. */
export type JuryDeskPhotoArgs = {
  number: Scalars['Int']['input'];
};

/** A round as one of its judges sees it. Photos that are hidden now are in none of the numbers. */
export type JuryDeskPhotosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  list?: InputMaybe<JuryPhotoList>;
  type?: InputMaybe<Scalars['String']['input']>;
};

/** The line of a category. Photos with its score or a higher one are accepted, so that no tie is split. */
export type JuryLine = {
  __typename?: 'JuryLine';
  /** The score as a fraction in lowest terms, `13/3`. */
  exact: Scalars['String']['output'];
  /** The score as a number, to show it. */
  score: Scalars['Float']['output'];
  /** Category code. */
  type: Scalars['String']['output'];
};

/** The line of a category. */
export type JuryLineInput = {
  /** A score that a photo has, as a fraction in lowest terms, `13/3`. */
  exact: Scalars['String']['input'];
  /** Category code. */
  type: Scalars['String']['input'];
};

/** What the marks of a round come to, for who draws its lines. */
export type JuryLines = {
  __typename?: 'JuryLines';
  /** Categories of which the round has photos that are not hidden, in display order; at most 20. */
  categories: Array<LineCategory>;
  /** The round's id. */
  roundId: Scalars['ID']['output'];
  /** The round's number, as in routes and REST paths. */
  roundNumber: Scalars['Int']['output'];
  /** Of the round; sent back with the decision. */
  version: Scalars['Int']['output'];
};

/** A photo as a judge sees it. Nothing names its author, its entry, or its image. */
export type JuryPhoto = {
  __typename?: 'JuryPhoto';
  /** Height of the upright picture, in pixels of the original. */
  height: Scalars['Int']['output'];
  /** Its number in the round, random. */
  number: Scalars['Int']['output'];
  /** The judge's mark; null without one. */
  point?: Maybe<Scalars['Int']['output']>;
  /** The judge's remark; empty without one. */
  remark: Scalars['String']['output'];
  /** Whether the judge has reported it to the moderators. */
  reported: Scalars['Boolean']['output'];
  /** The round's id. */
  roundId: Scalars['ID']['output'];
  /** The round's number, as in routes and REST paths. */
  roundNumber: Scalars['Int']['output'];
  /** Whether the judge wants to look at it again. */
  star: Scalars['Boolean']['output'];
  /** Placeholder to show while loading: base64 of a ThumbHash. */
  thumbhash: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
  /** Category code. */
  type: Scalars['String']['output'];
  /** Address of the bytes on the gateway's origin; needs no call. ORIGINAL is none of a judge's and reads as LARGE. The request needs the bearer token. */
  url: Scalars['String']['output'];
  /** Whether `url` answers only with the viewer's bearer token: always. */
  urlNeedsToken: Scalars['Boolean']['output'];
  /** Width of the upright picture, in pixels of the original. */
  width: Scalars['Int']['output'];
  /** Why the judge has withdrawn from it; null where it judges. */
  withdrawn?: Maybe<WithdrawalReason>;
};

/** A photo as a judge sees it. Nothing names its author, its entry, or its image. */
export type JuryPhotoUrlArgs = {
  resolution?: InputMaybe<Resolution>;
};

/** A page of a judge's photos. */
export type JuryPhotoConnection = {
  __typename?: 'JuryPhotoConnection';
  /** The photos with their cursors. */
  edges: Array<JuryPhotoEdge>;
  /** The photos. */
  nodes: Array<JuryPhoto>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** Photos over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A photo in a page. */
export type JuryPhotoEdge = {
  __typename?: 'JuryPhotoEdge';
  /** Cursor of this photo. */
  cursor: Scalars['String']['output'];
  /** The photo. */
  node: JuryPhoto;
};

/** Which photos of a round. */
export type JuryPhotoList =
  /** All of them. */
  | 'ALL'
  /** With a mark, and not withdrawn from. */
  | 'MARKED'
  /** Without a mark, and not withdrawn from. */
  | 'OPEN'
  /** Those with a star. */
  | 'STARRED'
  /** Those that the judge has withdrawn from. */
  | 'WITHDRAWN';

/** What the jury has given to an entry. */
export type JuryResult = {
  __typename?: 'JuryResult';
  /** By position; at most 20. */
  rounds: Array<JuryRoundResult>;
};

/** One pass of a panel over photos. */
export type JuryRound = {
  __typename?: 'JuryRound';
  /** Whether it decides which photos are accepted. No two such rounds of a competition have a category in common. */
  accepts: Scalars['Boolean']['output'];
  /** Whole per cent of the photos that should be accepted, a hint that limits nothing; null without one. */
  aim?: Maybe<Scalars['Int']['output']>;
  /** When it closes. */
  closes: Scalars['DateTime']['output'];
  /** The competition's id. */
  competitionId: Scalars['ID']['output'];
  /** The competition's number, as in routes and REST paths. */
  competitionNumber: Scalars['Int']['output'];
  /** When it was decided; null before. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique over all types; no `Node`. */
  id: Scalars['ID']['output'];
  /** From which score on photos are accepted, by category; at most 20. Null until that is decided, and of a round that does not accept. */
  lines?: Maybe<Array<JuryLine>>;
  /** Highest point. */
  maxPoint: Scalars['Int']['output'];
  /** Lowest point. */
  minPoint: Scalars['Int']['output'];
  /** Its number, as in routes and REST paths. */
  number: Scalars['Int']['output'];
  /** When it opens. */
  opens: Scalars['DateTime']['output'];
  /** How many photos it has, those that are hidden since included; null until it has opened. */
  photos?: Maybe<Scalars['Int']['output']>;
  /** What points mean, by rising point; those without a name are left out. At most 101. */
  pointNames: Array<PointName>;
  /** Its place among the rounds of the competition, 1–20; rounds of one position run side by side. */
  position: Scalars['Int']['output'];
  /** Whether judges may write remarks. */
  remarks: RoundRemarks;
  /** Where it stands. */
  stage: JuryStage;
  /** Title, in both languages. */
  title: LocalizedText;
  /** Codes of its categories; empty: all. At most 20. */
  types: Array<Scalars['String']['output']>;
};

/** What a round has given to a photo. */
export type JuryRoundResult = {
  __typename?: 'JuryRoundResult';
  /** Whether it was accepted; null until the round is decided, and where it does not accept. */
  accepted?: Maybe<Scalars['Boolean']['output']>;
  /** The scores in its category, the highest first; empty until the round is decided. */
  distribution: Array<ScoreCount>;
  /** Judges whose marks count in the round. Where all of them have marked, the score can be told as `sum` of `judges · maxPoint`. */
  judges: Scalars['Int']['output'];
  /** The line of its category; null until the round is decided, and where it does not accept. */
  line?: Maybe<Scalars['Float']['output']>;
  /** By letter; at most 100. */
  marks: Array<LetteredMark>;
  /** Remarks of its judges, without letters; empty where remarks are not for entrants. At most 100. */
  remarks: Array<Scalars['String']['output']>;
  /** The round. */
  round: JuryRound;
  /** Mean of its marks; null without one. */
  score?: Maybe<Scalars['Float']['output']>;
  /** Sum of its marks. */
  sum: Scalars['Int']['output'];
};

/** A seat in a jury, as its judge is told. */
export type JurySeat = {
  __typename?: 'JurySeat';
  /** When it was accepted or declined; null before. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** The list of awards, for the chair; null for every other judge. */
  awards?: Maybe<ChairAwards>;
  /** Whether the judge is the chair of the jury. */
  chair: Scalars['Boolean']['output'];
  /** The competition. */
  competition: Competition;
  /** When it was offered. */
  invitedAt: Scalars['DateTime']['output'];
  /** Whether judges of the competition may enter it. */
  judgesMayEnter: Scalars['Boolean']['output'];
  /** From when on everyone sees the names of its judges. */
  namesPublic: NamesPublic;
  /** The rounds that the judge is in, by position; at most 20. */
  rounds: Array<JuryDesk>;
  /** Its state. */
  state: SeatState;
};

/** Where a round of a jury stands; follows from its dates and the clock. */
export type JuryStage =
  /** It has closed. */
  | 'COUNTING'
  /** It has been decided. */
  | 'DECIDED'
  /** It takes marks. */
  | 'MARKING'
  /** It has not opened. */
  | 'PLANNED';

/** People of a group who get no mail. */
export type LeftOut = {
  __typename?: 'LeftOut';
  /** How many. */
  people: Scalars['Int']['output'];
  /** Why. */
  reason: LeftOutReason;
};

/** Why somebody of a group gets no mail; the first that applies. */
export type LeftOutReason =
  /** The account is disabled. */
  | 'DISABLED'
  /** The account was never activated. */
  | 'NOT_ACTIVATED'
  /** Reads another language than the audience asks for. */
  | 'OTHER_LANGUAGE'
  /** Does not take such mails. */
  | 'UNSUBSCRIBED';

/** A mark by the letter of its judge, which is drawn for each round. */
export type LetteredMark = {
  __typename?: 'LetteredMark';
  /** A, B, … Z, AA. */
  letter: Scalars['String']['output'];
  /** The mark. */
  point: Scalars['Int']['output'];
};

/** The scores of a category in a round. Photos that are hidden now are in none of the numbers. */
export type LineCategory = {
  __typename?: 'LineCategory';
  /** Their authors. */
  authors: Scalars['Int']['output'];
  /** Its line, as a fraction; null until that is decided. */
  line?: Maybe<Scalars['String']['output']>;
  /** Approved photos of the category that the round does not have, because they were approved after it had closed. */
  missing: Scalars['Int']['output'];
  /** Its photos in the round. */
  photos: Scalars['Int']['output'];
  /** Each score that a photo has, the highest first. */
  steps: Array<LineStep>;
  /** Category code. */
  type: Scalars['String']['output'];
  /** Photos without a mark that counts: they are never accepted. */
  unscored: Scalars['Int']['output'];
};

/** A score from which on photos can be accepted. */
export type LineStep = {
  __typename?: 'LineStep';
  /** Authors of these. */
  authorsFrom: Scalars['Int']['output'];
  /** The score as a fraction in lowest terms, `13/3`: what a line is. */
  exact: Scalars['String']['output'];
  /** Ids of the first of the photos with just this score, by their number in the round; at most 12. */
  imageIds: Array<Scalars['ID']['output']>;
  /** Photos with just this score. */
  photos: Scalars['Int']['output'];
  /** Photos with this score or a higher one. */
  photosFrom: Scalars['Int']['output'];
  /** The score as a number, to show it. */
  score: Scalars['Float']['output'];
  /** Photos with just this score that a judge has starred. */
  starred: Scalars['Int']['output'];
};

/** Interface language. */
export type Locale =
  /** English. */
  | 'en'
  /** Hungarian, the default. */
  | 'hu';

/** Texts of one locale. */
export type Localization = {
  __typename?: 'Localization';
  /** The locale. */
  locale: Locale;
  /** The texts, by key: at most one for each key that the client's pages know. */
  texts: Array<LocalizedEntry>;
};

/** A text under its key. */
export type LocalizedEntry = {
  __typename?: 'LocalizedEntry';
  /** Dotted key, e.g. `rules.body`. */
  key: Scalars['String']['output'];
  /** Plain or Markdown as the key asks. */
  text: Scalars['String']['output'];
};

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
  /** Name of the device, 1–100 characters, for apps: asks for a session with a refresh token. People see it in the list of their devices. */
  device?: InputMaybe<Scalars['String']['input']>;
  /** The password. */
  password: Scalars['String']['input'];
  /** Without regard to case. */
  username: Scalars['String']['input'];
};

/** Answer of `login`. */
export type LoginPayload = {
  __typename?: 'LoginPayload';
  /** Gets the next token, once, with `refreshSession`; null when refused, and where no `device` was given. */
  refreshToken?: Maybe<Scalars['String']['output']>;
  /** JWT to send as `Authorization: Bearer …`; its `exp` claim, in seconds, gives the expiry: 8 hours later, or 15 minutes with a refresh token. Null when refused. */
  token?: Maybe<Scalars['String']['output']>;
  /** The session's user; null when refused. */
  user?: Maybe<User>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** How the mail goes. */
export type MailQueue = {
  __typename?: 'MailQueue';
  /** Mails of the last 24 hours that were given up, counted up to 1000. */
  failedLastDay: Scalars['Int']['output'];
  /** What the mail server said then, or why it could not be reached; null when it took the mail. */
  lastAnswer?: Maybe<Scalars['String']['output']>;
  /** When the oldest of them was made; null when there is none. */
  oldest?: Maybe<Scalars['DateTime']['output']>;
  /** Mails that are not sent yet, counted up to 1000. */
  queued: Scalars['Int']['output'];
  /** Whether the mail server took or refused the last mail of the answering process; null while it has sent none. */
  serverReachable?: Maybe<Scalars['Boolean']['output']>;
};

/** Whether an account takes certain mails. */
export type MailSubscription = {
  __typename?: 'MailSubscription';
  /** The address, partly hidden. */
  email: Scalars['String']['output'];
  /** Which mails. */
  list: MailingList;
  /** Whether the account takes them. */
  subscribed: Scalars['Boolean']['output'];
};

/** Mails that can be unsubscribed from. */
export type MailingList =
  /** A competition begins, or its voting does. */
  | 'COMPETITION'
  /** News of the organisers. */
  | 'NEWS'
  /** What organisers write to the people of a competition. */
  | 'ORGANISER'
  /** Results are out. */
  | 'RESULT';

/** A mark to give. */
export type MarkInput = {
  /** Number of the mark: 12 random bytes in base64url, drawn by the judge's client. A mark that is sent again under its choice is answered as the first time. */
  choice: Scalars['String']['input'];
  /** The photo's number in the round. */
  number: Scalars['Int']['input'];
  /** In the range of the round; null takes the mark back. */
  point?: InputMaybe<Scalars['Int']['input']>;
};

/** Why a mark was not taken. */
export type MarkRefusal =
  /** The competition takes nothing any more. */
  | 'COMPETITION_CLOSED'
  /** The competition is paused. */
  | 'COMPETITION_PAUSED'
  /** There is no such photo, or it is hidden. */
  | 'NOT_FOUND'
  /** Another mark of the judge has the same choice. */
  | 'NUMBER_TAKEN'
  /** It is the judge's own. */
  | 'OWN_IMAGE'
  /** The judge has withdrawn from it. */
  | 'PHOTO_WITHDRAWN'
  /** The point is outside the range of the round. */
  | 'POINT_OUTSIDE'
  /** The round has closed. */
  | 'ROUND_CLOSED'
  /** The round has not opened yet. */
  | 'ROUND_NOT_OPEN';

/** What became of a mark. */
export type MarkResult = {
  __typename?: 'MarkResult';
  /** As it was sent. */
  choice: Scalars['String']['output'];
  /** When it was taken; null when it was refused. */
  markedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The photo's number in the round. */
  number: Scalars['Int']['output'];
  /** As it was sent. */
  point?: Maybe<Scalars['Int']['output']>;
  /** Why it was not taken; null when it was. */
  refusal?: Maybe<MarkRefusal>;
};

/** Where a mail to one recipient stands. */
export type MessageState =
  /** Not sent because the campaign was cancelled. */
  | 'CANCELLED'
  /** Refused for good. */
  | 'FAILED'
  /** Still to be sent. */
  | 'QUEUED'
  /** Being handed to the mail server at this moment. */
  | 'SENDING'
  /** Taken by the mail server. */
  | 'SENT'
  /** Unsubscribed, disabled or deleted meanwhile. */
  | 'SKIPPED';

/** A rank by a method. */
export type MethodRank = {
  __typename?: 'MethodRank';
  /** How it was counted. */
  method: RankingMethod;
  /** Within the category. */
  rank: Scalars['Int']['output'];
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

/** Which comments to moderate, and how. */
export type ModerateCommentsInput = {
  /** The comments, 1–100, each once. */
  ids: Array<Scalars['ID']['input']>;
  /** Only those that have this status: what somebody else has moderated meanwhile is refused with STATUS_CHANGED. */
  ifStatus?: InputMaybe<CommentStatus>;
  /** The moderation to set. */
  status: CommentStatus;
};

/** Answer of `moderateComments`. */
export type ModerateCommentsPayload = {
  __typename?: 'ModerateCommentsPayload';
  /** One for each id, in their order; empty when the whole was refused. */
  results: Array<CommentModerationResult>;
  /** Why the whole was refused; empty when it was not. */
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

/** Which images to moderate, and how. */
export type ModerateImagesInput = {
  /** The images, 1–100, each once. */
  ids: Array<Scalars['ID']['input']>;
  /** Only those that have this status: what somebody else has moderated meanwhile is refused with STATUS_CHANGED. */
  ifStatus?: InputMaybe<ImageModeration>;
  /** Why; shown to the owners. Required for DISQUALIFIED. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The moderation to set. */
  status: ImageModeration;
  /** Whether it takes the decision before it back. Reports of judges that this one answered wait again, and none is answered. */
  undo?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Answer of `moderateImages`. */
export type ModerateImagesPayload = {
  __typename?: 'ModerateImagesPayload';
  /** One for each id, in their order; empty when the whole was refused. */
  results: Array<ImageModerationResult>;
  /** Why the whole was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** An image, or a comment with its image, and what a moderator wants to know of it. */
export type ModerationItem = {
  __typename?: 'ModerationItem';
  /** The comment; null for an image. */
  comment?: Maybe<Comment>;
  /** Unique over all types; no `Node`. It stands for the image or comment in mutations, too. */
  id: Scalars['ID']['output'];
  /** The image; of a comment the one that it is about. */
  image: Image;
  /** Which of the two. */
  kind: ModerationKind;
  /** When it was moderated last. */
  moderatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Username of who moderated it last; null where nobody has or the account is gone. */
  moderatedBy?: Maybe<Scalars['String']['output']>;
  /** What judges have reported since somebody decided last, the oldest first; empty for a comment. At most 100. */
  reports: Array<JudgeReport>;
  /** Why one may want to look twice. */
  signals: Array<ModerationSignal>;
};

/** What waits for a moderator. */
export type ModerationKind =
  /** Comments. */
  | 'COMMENT'
  /** Entries. */
  | 'IMAGE';

/** A page of the moderation queue. */
export type ModerationPage = {
  __typename?: 'ModerationPage';
  /** What is in it. */
  items: Array<ModerationItem>;
  /** Where this page stands; items are counted up to 10 000. */
  pageInfo: NumberedPageInfo;
};

/** Why one of many was not moderated. */
export type ModerationRefusal =
  /** There is no such image or comment any more. */
  | 'NOT_FOUND'
  /** It has another status than `ifStatus` says. */
  | 'STATUS_CHANGED';

/** Why a moderator may want to look twice. */
export type ModerationSignal =
  /** The fifth comment, or a later one, of its author within ten minutes. */
  | 'BURST'
  /** The file says nothing of a camera. */
  | 'MISSING_EXPOSURE'
  /** The account was younger than a day. */
  | 'NEW_ACCOUNT'
  /** Judges have reported it, and nobody has decided since. */
  | 'REPORTED'
  /** A near-duplicate that nobody has dismissed. */
  | 'SIMILAR';

/** Order of the moderation queue. */
export type ModerationSort =
  /** The newest first. */
  | 'NEWEST'
  /** What has waited longest first. */
  | 'OLDEST';

/** Which entry to move, and where to. */
export type MoveEntryInput = {
  /** The competition. */
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: InputMaybe<Scalars['Int']['input']>;
  /** The entry. */
  imageId?: InputMaybe<Scalars['ID']['input']>;
  /** The image's number, in the place of its id: exactly one of both. */
  imageNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Name of the slot that it is to be in, e.g. `colour-2`. */
  to: Scalars['String']['input'];
};

/** Answer of `moveEntry`. */
export type MoveEntryPayload = {
  __typename?: 'MoveEntryPayload';
  /** The viewer's entries in the competition, by category and slot; null when refused. */
  entries?: Maybe<Array<Image>>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Activates an account with the mailed code and sets its first password. */
  activateAccount: ActivateAccountPayload;
  /** Freezes text and recipients, and sends now or at `scheduledAt`. RESULTS needs public results, VOTING_OPEN the VOTING phase; a scheduled campaign is looked at again when its time comes. Administrators only. */
  activateEmail: ActivateEmailPayload;
  /** Comments on an image, from VOTING on. */
  addComment: AddCommentPayload;
  /** Accepts or declines an invitation to a jury, or gives up a seat. */
  answerJuryInvitation: AnswerJuryInvitationPayload;
  /** Cancels a campaign; what has not been handed over yet is not sent any more, what is being handed over counts as `sending` until it is known what has become of it. Administrators only. */
  cancelEmail: CancelEmailPayload;
  /** Keeps the viewer's e-mail address; the link mailed to a new one ends. */
  cancelEmailChange: CancelEmailChangePayload;
  /** Gives, changes or takes back marks in a round, each by itself, while it takes marks. */
  castMarks: CastMarksPayload;
  /** Casts, changes or (with a null point) withdraws the viewer's vote on an image, while VOTING. */
  castVote: CastVotePayload;
  /** Changes the viewer's password, and ends every other session of the account. */
  changePassword: ChangePasswordPayload;
  /** Confirms the list of awards as it stands. For the chair of the jury. */
  confirmAwards: ConfirmAwardsPayload;
  /** Makes a new e-mail address the account's, with the code that was mailed there. */
  confirmEmail: ConfirmEmailPayload;
  /** Lets a proposed exclusion take effect: another administrator's task. Administrators only. */
  confirmExclusion: ConfirmExclusionPayload;
  /** Makes a campaign and activates it. Administrators only. */
  createAndSendEmail: CreateAndSendEmailPayload;
  /** Makes an award of a jury. Administrators only. */
  createAward: CreateAwardPayload;
  /** Creates a competition as a DRAFT. */
  createCompetition: CreateCompetitionPayload;
  /** Makes a campaign, as a DRAFT. Administrators only. */
  createEmail: CreateEmailPayload;
  /** Makes a round of a jury. Administrators only. */
  createRound: CreateRoundPayload;
  /** Adds a text over the shipped one. Administrators only. */
  createStaticText: CreateStaticTextPayload;
  /** Makes an account and mails its activation link. Administrators only. */
  createUser: CreateUserPayload;
  /** Decides a round that has closed; where it accepts, by a line for each category. Administrators only. */
  decideRound: DecideRoundPayload;
  /** Deletes the viewer's account for good; what others have seen stays without a name. */
  deleteAccount: DeleteAccountPayload;
  /** Deletes an award; whoever has it loses it. Administrators only. */
  deleteAward: DeleteAwardPayload;
  /** Deletes an own comment, as long as commenting is open. Nobody reads it any more. */
  deleteComment: DeleteCommentPayload;
  /** Deletes a draft. */
  deleteCompetition: DeleteCompetitionPayload;
  /** Deletes a draft. Administrators only. */
  deleteEmail: DeleteEmailPayload;
  /** Empties a slot of the viewer, while UPLOADING. */
  deleteImage: DeleteImagePayload;
  /** Deletes a round that has not opened. Administrators only. */
  deleteRound: DeleteRoundPayload;
  /** Removes a text; the shipped one shows again. Administrators only. */
  deleteStaticText: DeleteStaticTextPayload;
  /** Removes the person; what others have seen stays without a name. Administrators only. */
  deleteUser: DeleteUserPayload;
  /** Says that two images are no duplicates, or takes that back. Administrators only. */
  dismissSimilar: DismissSimilarPayload;
  /** Changes the text of an own comment, within 15 minutes of writing it. */
  editComment: EditCommentPayload;
  /** Logs one of the viewer's devices out; its tokens end at once. */
  endDevice: EndDevicePayload;
  /** Logs a device out, by its refresh token: its token ends at once, too. */
  endSession: EndSessionPayload;
  /** Ends every session of an account. Administrators only. */
  endUserSessions: EndUserSessionsPayload;
  /** Proposes not to count ballots on an image; with `aloneNote` it takes effect at once. Administrators only. */
  excludeBallots: ExcludeBallotsPayload;
  /** Says that the viewer has finished a round, or has not; locks nothing. */
  finishJuryRound: FinishJuryRoundPayload;
  /** Says who has an award, the whole list. Administrators only. */
  giveAward: GiveAwardPayload;
  /** Invites somebody to judge. Administrators only. */
  inviteJudge: InviteJudgePayload;
  /** Opens a session. The message is the same for an unknown user, a wrong password and an inactive account. Sets a cookie that tells this device from strangers when attempts are counted. */
  login: LoginPayload;
  /** Sets a comment's moderation. Administrators only; reversible. */
  moderateComment: ModerateCommentPayload;
  /** As `moderateImages`, for comments. Administrators only. */
  moderateComments: ModerateCommentsPayload;
  /** Sets an image's moderation. Administrators only; reversible. */
  moderateImage: ModerateImagePayload;
  /**
   * Sets the moderation of up to 100 images, each by itself; `results` says of each what became of it. With `ifStatus`, of two
   * administrators the second is told. The same mutation with `previousStatus` and `previousReason` takes it back. Administrators only.
   */
  moderateImages: ModerateImagesPayload;
  /** Moves an entry of the viewer to another slot, while UPLOADING; an entry that is there changes places with it. The same again changes nothing. */
  moveEntry: MoveEntryPayload;
  /** The observer of a count chooses what to look into, once, or is shown again what was chosen. For the observer alone. */
  observeCount: ObserveCountPayload;
  /** Tells who is in a circle of the radar; the audit log tells that it was asked. Administrators only. */
  openRadarCircle: OpenRadarCirclePayload;
  /** Goes on with the session of a device: a new token and a new refresh token. A refresh token is used once; using an older one ends the session. Make one refresh at a time. */
  refreshSession: RefreshSessionPayload;
  /** Registers an account and mails its activation link. */
  register: RegisterPayload;
  /** Writes a remark on a photo of a round; an empty one takes it away. */
  remarkJuryPhoto: RemarkJuryPhotoPayload;
  /** Mails an invitation that waits for an answer once more, at most once a day. Administrators only. */
  remindJudge: RemindJudgePayload;
  /** Mails a judge that photos of an open round wait, at most once a day. Administrators only. */
  remindOfRound: RemindOfRoundPayload;
  /** Takes a seat away: an invitation is gone, an accepted seat is kept as LEFT. Administrators only. */
  removeSeat: RemoveSeatPayload;
  /** Removes the logo of the site. Administrators only. */
  removeSiteLogo: RemoveSiteLogoPayload;
  /** Opens a round that has closed once more. Administrators only. */
  reopenRound: ReopenRoundPayload;
  /** Reports to the moderators that a photo of a round breaks a rule; decides nothing. At most 20 an hour. */
  reportJuryPhoto: ReportJuryPhotoPayload;
  /** Mails a link to choose a new password; the answer is the same whether the account exists or not. */
  requestPasswordReset: RequestPasswordResetPayload;
  /** Mails the link that confirms the viewer's new e-mail address again. */
  resendEmailChange: ResendEmailChangePayload;
  /** Sets a new password with the mailed code, and ends every session of the account. */
  resetPassword: ResetPasswordPayload;
  /** Takes a mail template back to the shipped text. Administrators only. */
  resetTemplate: ResetTemplatePayload;
  /** Takes an unsubscription back. Needs no session. */
  resubscribe: ResubscribePayload;
  /** Sends a campaign once more to those to whom it could not be sent. Administrators only. */
  retryEmail: RetryEmailPayload;
  /** Takes an exclusion back: its ballots count again as before. Administrators only. */
  revokeExclusion: RevokeExclusionPayload;
  /** Mails an account its activation link, or a link to choose a new password. Administrators only. */
  sendAccountMail: SendAccountMailPayload;
  /** Mails a campaign to the viewer alone, marked as a test; MAIL_NOT_SENT says why the mail server did not take it. Administrators only. */
  sendTestEmail: SendTestEmailPayload;
  /** Moves a competition to another status. */
  setCompetitionStatus: SetCompetitionStatusPayload;
  /** Names those whose photos a judge does not judge. Administrators only. */
  setConflicts: SetConflictsPayload;
  /** Names an entrant as observer of a count, in the place of whoever was, or withdraws. Administrators only. */
  setCountObserver: SetCountObserverPayload;
  /** Changes the language of the viewer's mails, and of the interface at the next login. */
  setLocale: SetLocalePayload;
  /** Sets what a seat is in a round's panel. Administrators only. */
  setPanelSeat: SetPanelSeatPayload;
  /** Turns a newsletter type on or off for an account. Administrators only. */
  setUserNewsletter: SetUserNewsletterPayload;
  /** Turns a kind of campaign mail on or off for up to 100 accounts, each by itself. Administrators only. */
  setUserNewsletters: SetUserNewslettersPayload;
  /** Enables or disables an account; disabling ends its sessions. Administrators only. */
  setUserState: SetUserStatePayload;
  /** Enables or disables up to 100 accounts, each by itself; the same call with the other value takes it back. Administrators only. */
  setUserStates: SetUserStatesPayload;
  /** Notes a photo of a round to be looked at again, for the viewer alone, or no longer. */
  starJuryPhoto: StarJuryPhotoPayload;
  /** Takes the decision of a round back, as long as no award depends on it. Administrators only. */
  takeDecisionBack: TakeDecisionBackPayload;
  /** Unsubscribes by the key in a mail. Needs no session. */
  unsubscribe: UnsubscribePayload;
  /** Changes an award. Administrators only. */
  updateAward: UpdateAwardPayload;
  /** Changes what is named of a competition. */
  updateCompetition: UpdateCompetitionPayload;
  /** Changes a campaign in DRAFT or SCHEDULED. Administrators only. */
  updateEmail: UpdateEmailPayload;
  /** Changes what is set of a jury. Administrators only. */
  updateJury: UpdateJuryPayload;
  /** Changes the viewer's profile. Another e-mail address takes the present password, and waits until it is confirmed by the link mailed there. */
  updateProfile: UpdateProfilePayload;
  /** Changes a round; once it has opened only its titles and its closing. Administrators only. */
  updateRound: UpdateRoundPayload;
  /** Makes a judge the chair of the jury, or takes that away. Administrators only. */
  updateSeat: UpdateSeatPayload;
  /** Sets the address at which people reach the organisers. Administrators only. */
  updateSite: UpdateSitePayload;
  /** Changes a text. Administrators only. */
  updateStaticText: UpdateStaticTextPayload;
  /** Changes a mail template; one that names an unknown variable, or lacks one it needs, is refused with its name. Administrators only. */
  updateTemplate: UpdateTemplatePayload;
  /** Changes an account; the last enabled administrator stays one. Administrators only. */
  updateUser: UpdateUserPayload;
  /** Puts a photo into a slot of the viewer, while UPLOADING. Replaces what is there; without a file, changes title and description. */
  uploadImage: UploadImagePayload;
  /** Sets the logo of the site. Administrators only. */
  uploadSiteLogo: UploadSiteLogoPayload;
  /** Withdraws the viewer from judging a photo, or takes that back. */
  withdrawFromJuryPhoto: WithdrawFromJuryPhotoPayload;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationActivateAccountArgs = {
  input: ActivateAccountInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationActivateEmailArgs = {
  input: ActivateEmailInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationAddCommentArgs = {
  input: AddCommentInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationAnswerJuryInvitationArgs = {
  input: AnswerJuryInvitationInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationCancelEmailArgs = {
  input: CancelEmailInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationCastMarksArgs = {
  input: CastMarksInput;
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
export type MutationConfirmAwardsArgs = {
  input: ConfirmAwardsInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationConfirmEmailArgs = {
  input: ConfirmEmailInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationConfirmExclusionArgs = {
  input: ConfirmExclusionInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationCreateAndSendEmailArgs = {
  input: CreateEmailInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationCreateAwardArgs = {
  input: CreateAwardInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationCreateCompetitionArgs = {
  input: CreateCompetitionInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationCreateEmailArgs = {
  input: CreateEmailInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationCreateRoundArgs = {
  input: CreateRoundInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationCreateStaticTextArgs = {
  input: CreateStaticTextInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationCreateUserArgs = {
  input: CreateUserInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationDecideRoundArgs = {
  input: DecideRoundInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationDeleteAwardArgs = {
  input: DeleteAwardInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationDeleteCommentArgs = {
  input: DeleteCommentInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationDeleteCompetitionArgs = {
  input: DeleteCompetitionInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationDeleteEmailArgs = {
  input: DeleteEmailInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationDeleteImageArgs = {
  input: DeleteImageInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationDeleteRoundArgs = {
  input: DeleteRoundInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationDeleteStaticTextArgs = {
  input: DeleteStaticTextInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationDeleteUserArgs = {
  input: DeleteUserInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationDismissSimilarArgs = {
  input: DismissSimilarInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationEditCommentArgs = {
  input: EditCommentInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationEndDeviceArgs = {
  input: EndDeviceInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationEndSessionArgs = {
  input: EndSessionInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationEndUserSessionsArgs = {
  input: EndUserSessionsInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationExcludeBallotsArgs = {
  input: ExcludeBallotsInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationFinishJuryRoundArgs = {
  input: FinishJuryRoundInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationGiveAwardArgs = {
  input: GiveAwardInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationInviteJudgeArgs = {
  input: InviteJudgeInput;
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
export type MutationModerateCommentsArgs = {
  input: ModerateCommentsInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationModerateImageArgs = {
  input: ModerateImageInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationModerateImagesArgs = {
  input: ModerateImagesInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationMoveEntryArgs = {
  input: MoveEntryInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationObserveCountArgs = {
  input: ObserveCountInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationOpenRadarCircleArgs = {
  input: OpenRadarCircleInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationRefreshSessionArgs = {
  input: RefreshSessionInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationRemarkJuryPhotoArgs = {
  input: RemarkJuryPhotoInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationRemindJudgeArgs = {
  input: RemindJudgeInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationRemindOfRoundArgs = {
  input: RemindOfRoundInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationRemoveSeatArgs = {
  input: RemoveSeatInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationRemoveSiteLogoArgs = {
  input: RemoveSiteLogoInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationReopenRoundArgs = {
  input: ReopenRoundInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationReportJuryPhotoArgs = {
  input: ReportJuryPhotoInput;
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
export type MutationResetTemplateArgs = {
  input: ResetTemplateInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationResubscribeArgs = {
  input: ResubscribeInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationRetryEmailArgs = {
  input: RetryEmailInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationRevokeExclusionArgs = {
  input: RevokeExclusionInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationSendAccountMailArgs = {
  input: SendAccountMailInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationSendTestEmailArgs = {
  input: SendTestEmailInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationSetCompetitionStatusArgs = {
  input: SetCompetitionStatusInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationSetConflictsArgs = {
  input: SetConflictsInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationSetCountObserverArgs = {
  input: SetCountObserverInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationSetLocaleArgs = {
  input: SetLocaleInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationSetPanelSeatArgs = {
  input: SetPanelSeatInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationSetUserNewsletterArgs = {
  input: SetUserNewsletterInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationSetUserNewslettersArgs = {
  input: SetUserNewslettersInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationSetUserStateArgs = {
  input: SetUserStateInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationSetUserStatesArgs = {
  input: SetUserStatesInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationStarJuryPhotoArgs = {
  input: StarJuryPhotoInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationTakeDecisionBackArgs = {
  input: TakeDecisionBackInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationUnsubscribeArgs = {
  input: UnsubscribeInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationUpdateAwardArgs = {
  input: UpdateAwardInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationUpdateCompetitionArgs = {
  input: UpdateCompetitionInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationUpdateEmailArgs = {
  input: UpdateEmailInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationUpdateJuryArgs = {
  input: UpdateJuryInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationUpdateRoundArgs = {
  input: UpdateRoundInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationUpdateSeatArgs = {
  input: UpdateSeatInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationUpdateSiteArgs = {
  input: UpdateSiteInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationUpdateStaticTextArgs = {
  input: UpdateStaticTextInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationUpdateTemplateArgs = {
  input: UpdateTemplateInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationUpdateUserArgs = {
  input: UpdateUserInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationUploadImageArgs = {
  input: UploadImageInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationUploadSiteLogoArgs = {
  input: UploadSiteLogoInput;
};

/** Everything that can be changed. Each mutation takes one `input` and answers the changed object plus `userErrors`. */
export type MutationWithdrawFromJuryPhotoArgs = {
  input: WithdrawFromJuryPhotoInput;
};

/** Somebody whose photos a judge does not judge. */
export type NamedConflict = {
  __typename?: 'NamedConflict';
  /** The account's id. */
  accountId: Scalars['ID']['output'];
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** Family name; written first in Hungarian; empty for who has a single name. */
  lastName: Scalars['String']['output'];
  /** Unique name. */
  username: Scalars['String']['output'];
};

/** The observer of a count, as administrators are told. */
export type NamedObserver = {
  __typename?: 'NamedObserver';
  /** The account; null once it is gone. */
  accountId?: Maybe<Scalars['ID']['output']>;
  /** What the observer has chosen; null before. */
  choice?: Maybe<ObserverChoice>;
  /** When; null before. */
  chosenAt?: Maybe<Scalars['DateTime']['output']>;
  /** When. */
  namedAt: Scalars['DateTime']['output'];
  /** Username of the administrator who has named; null once that account is gone. */
  namedBy?: Maybe<Scalars['String']['output']>;
  /** Its username; null once the account is gone. */
  username?: Maybe<Scalars['String']['output']>;
};

/** From when on everyone sees the names of a competition's judges. */
export type NamesPublic =
  /** Once the competition has ended. */
  | 'AT_AWARD'
  /** From the day they accept. */
  | 'AT_ONCE';

/** A kind of campaign mail. Account mail ignores these. */
export type NewsletterType =
  /** A competition begins, or its voting does. */
  | 'COMPETITION'
  /** News of the organisers. */
  | 'NEWS'
  /** Results are out. */
  | 'RESULT';

/**
 * An object that can be read again by its id alone, with `node`. An id is unique over every type that has one and opaque: a client keeps it and
 * sends it back, and neither makes nor reads one. The `number` of routes and REST paths is a field of its own.
 *
 * An argument or input field of the type ID takes the id of any type that tells of the same thing: a competition's is that of a
 * `Competition`, an `AdminCompetition` or a `CompetitionOverlap`. The id of another thing is refused in the place where the argument
 * stands. Until 2027-05-31 it also takes the plain number, as a string or an integer, which ids were before.
 */
export type Node = {
  /** Unique over all types; opaque. */
  id: Scalars['ID']['output'];
};

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

/** What an observer chooses. */
export type ObserveCountInput = {
  /** Which half. */
  choice: ObserverChoice;
  /** The competition. */
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: InputMaybe<Scalars['Int']['input']>;
  /** What was thrown publicly, 1–200 characters; only and always with DRAW. */
  dice?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `observeCount`. */
export type ObserveCountPayload = {
  __typename?: 'ObserveCountPayload';
  /** What was chosen; null when refused. */
  observation?: Maybe<CountObservation>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** What an observer may look into: one of two halves, so that nobody but the operator has both. */
export type ObserverChoice =
  /** Ballots drawn by lot, without names. */
  | 'DRAW'
  /** Who has voted, without ballots. */
  | 'ROLL';

/** Which circle to open. */
export type OpenRadarCircleInput = {
  /** Letter of the circle. */
  circle: Scalars['String']['input'];
  /** The competition. */
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: InputMaybe<Scalars['Int']['input']>;
};

/** Answer of `openRadarCircle`. */
export type OpenRadarCirclePayload = {
  __typename?: 'OpenRadarCirclePayload';
  /** How many of them have no account any more; null when refused. */
  gone?: Maybe<Scalars['Int']['output']>;
  /** Everybody who is in it, by username, as many as `RadarCircle.size` says but for those who have gone; null when refused. */
  people?: Maybe<Array<RadarPerson>>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Originals of which entries. */
export type OriginalsOf =
  /** Of those that the jury has accepted, and that are not hidden. */
  | 'ACCEPTED'
  /** Of all, of any moderation. */
  | 'ALL'
  /** Of those with an award, that are not hidden. */
  | 'AWARDED';

/** The originals of a competition. */
export type OriginalsTotal = {
  __typename?: 'OriginalsTotal';
  /** Bytes of all of them; a Float, for there may be more than an Int holds. */
  bytes: Scalars['Float']['output'];
  /** Number of originals. */
  files: Scalars['Int']['output'];
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

/** What a seat is in a round's panel. */
export type PanelState =
  /** It judges. */
  | 'ACTIVE'
  /** It judges no further, and its marks do not count. */
  | 'LEFT_OUT'
  /** It judges no further; its marks stay. */
  | 'WITHDRAWN';

/** What a point of a round means. */
export type PointName = {
  __typename?: 'PointName';
  /** Its name. */
  name: LocalizedText;
  /** The point. */
  point: Scalars['Int']['output'];
};

/** What a point of a round means. */
export type PointNameInput = {
  /** Its name, in both languages; at most 40 characters each. */
  name: LocalizedTextInput;
  /** In the range of the round; each has one name at most. */
  point: Scalars['Int']['input'];
};

/** How often a point was given. */
export type PointVotes = {
  __typename?: 'PointVotes';
  /** The point. */
  point: Scalars['Int']['output'];
  /** Current votes with it. */
  votes: Scalars['Int']['output'];
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
  /**
   * Every competition, drafts too. Administrators only.
   * @deprecated `adminCompetitionPage` brings them in pages; kept until 2027-05-31.
   */
  adminCompetitions: Array<AdminCompetition>;
  /** A round as administrators see it, with the progress of its judges; null when there is none. Administrators only. */
  adminJuryRound?: Maybe<AdminJuryRound>;
  /** What has changed and what waits, at the cost of one small statement; to be asked for every few seconds. Administrators only. */
  adminPulse: AdminPulse;
  /** Ended competitions, by createdAt. */
  archivedCompetitions: CompetitionConnection;
  /** The viewer's entries in ended competitions, newest competition first. */
  archivedEntries: ArchivedEntriesConnection;
  /** A numbered page of the audit log, newest first, counted up to 10,000. Administrators only. */
  auditPage: AuditPage;
  /** A numbered page of the photos that an award can be given to, in their order; null when there is no such award. Administrators only. */
  awardCandidates?: Maybe<AwardCandidatePage>;
  /** One competition; null when there is none of that id. */
  competition?: Maybe<Competition>;
  /** The public keys that receipts and heads of counts are signed with, the present one first. */
  countKeys: Array<CountKey>;
  /** How many people an audience has now, and who of its group is left out and why; CONFLICT for voters before voting is over. Administrators only. */
  emailAudience: EmailAudienceCount;
  /** What would keep a campaign from being sent now, and what one should know before. Administrators only. */
  emailCheck: EmailCheck;
  /** A campaign with a numbered page of its recipients; null when there is none. Administrators only. */
  emailMessages?: Maybe<EmailMessages>;
  /** A numbered page of e-mail campaigns. Administrators only. */
  emailPage: EmailPage;
  /** A campaign as one recipient would get it; null when there is none. Administrators only. */
  emailPreview?: Maybe<EmailPreview>;
  /** A campaign that is not saved, as one recipient would get it. Administrators only. */
  emailPreviewOf: EmailPreview;
  /** The audiences to choose from, with the number of people each has now; voters once voting is over. Administrators only. */
  emailRecipients: Array<EmailChoice>;
  /** One image; null when there is none, or none for this viewer. */
  image?: Maybe<Image>;
  /** What clients need to know of the installation. */
  installation: Installation;
  /** A round as one of its judges sees it; null for a visitor and for who does not judge it. Not for administrators. */
  juryDesk?: Maybe<JuryDesk>;
  /** The administrators' texts in one locale. */
  localization: Localization;
  /** The administrators' texts in every locale; they overlay what the client ships. */
  localizations: Array<Localization>;
  /** Whether the account behind a mail takes such mails; null when the key is unknown. Needs no session. */
  mailSubscription?: Maybe<MailSubscription>;
  /** The viewer's account; null for a visitor. */
  me?: Maybe<User>;
  /** A numbered page of the moderation queue, over every competition or of one. Administrators only. */
  moderationPage: ModerationPage;
  /**
   * The viewer's entries in ended competitions, newest competition first.
   * @deprecated `archivedEntries` brings them in pages, since they grow with the years; kept until 2027-05-31.
   */
  myArchivedEntries: Array<ArchivedEntries>;
  /** The viewer's seats in juries, invitations included, newest first; empty for a visitor and for who was never invited. Not for administrators. */
  mySeats: Array<JurySeat>;
  /**
   * What an id stands for, as the field of its own type answers it to this viewer: `competition`, `image`, `adminCompetition`, `user`,
   * `emailMessages` (the campaign), `staticText`, and of a `User` `me`. Null where there is none, or none for this viewer.
   * An id of a type that does not implement `Node`, and a plain number, are BAD_USER_INPUT.
   */
  node?: Maybe<Node>;
  /** As `node`, for at most 100 ids, in their order; null for each of which `node` is null, beside the error where it has one. Each id costs a call. */
  nodes: Array<Maybe<Node>>;
  /** Every published or paused competition that has not ended, by competitionStart; several may run at once. */
  openCompetitions: Array<Competition>;
  /** A numbered page of a competition's near-duplicates, the most alike first. Administrators only. */
  similarPage: SimilarPairPage;
  /** How people reach the organisers, and the logo of the site. Its name is the text `shell.brand`. */
  site: Site;
  /** One static text; null when there is none. Administrators only. */
  staticText?: Maybe<StaticText>;
  /** A numbered page of static texts. Administrators only. */
  staticTextPage: StaticTextPage;
  /**
   * Every static text. Administrators only.
   * @deprecated `staticTextPage` brings them in pages; kept until 2027-05-31.
   */
  staticTexts: Array<StaticText>;
  /** One mail template in one locale. Administrators only. */
  template?: Maybe<Template>;
  /** A numbered page of mail templates. Administrators only. */
  templatePage: TemplatePage;
  /** A text of a template as a mail, filled with examples; refused as `updateTemplate` refuses it. Administrators only. */
  templatePreview: TemplatePreview;
  /**
   * Every mail template in every locale. Administrators only.
   * @deprecated `templatePage` brings them in pages; kept until 2027-05-31.
   */
  templates: Array<Template>;
  /** One account; null when there is none. Administrators only. */
  user?: Maybe<AdminUser>;
  /** A numbered page of accounts, counted up to 10,000. Administrators only. */
  userPage: AdminUserPage;
  /**
   * Every account. Administrators only.
   * @deprecated `userPage` brings them in pages; kept until 2027-05-31.
   */
  users: Array<AdminUser>;
  /** The viewer's voting in the active competition, or in the one that is named; null for a visitor, and when it cannot be read. */
  votingInfo?: Maybe<VotingInfo>;
};

/** Everything that can be read. */
export type QueryAdminCompetitionArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  number?: InputMaybe<Scalars['Int']['input']>;
};

/** Everything that can be read. */
export type QueryAdminCompetitionPageArgs = {
  direction?: InputMaybe<SortDirection>;
  filter?: InputMaybe<CompetitionFilterInput>;
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
export type QueryAdminJuryRoundArgs = {
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  competitionNumber?: InputMaybe<Scalars['Int']['input']>;
  roundId?: InputMaybe<Scalars['ID']['input']>;
  roundNumber?: InputMaybe<Scalars['Int']['input']>;
};

/** Everything that can be read. */
export type QueryAdminPulseArgs = {
  watch?: InputMaybe<Array<WatchInput>>;
};

/** Everything that can be read. */
export type QueryArchivedCompetitionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  direction?: InputMaybe<SortDirection>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** Everything that can be read. */
export type QueryArchivedEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** Everything that can be read. */
export type QueryAuditPageArgs = {
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  competitionNumber?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<AuditFilterInput>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
};

/** Everything that can be read. */
export type QueryAwardCandidatesArgs = {
  awardId?: InputMaybe<Scalars['ID']['input']>;
  awardNumber?: InputMaybe<Scalars['Int']['input']>;
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  competitionNumber?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
  starred?: InputMaybe<Scalars['Boolean']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
};

/** Everything that can be read. */
export type QueryCompetitionArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  number?: InputMaybe<Scalars['Int']['input']>;
};

/** Everything that can be read. */
export type QueryEmailAudienceArgs = {
  audience: EmailAudienceInput;
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  competitionNumber?: InputMaybe<Scalars['Int']['input']>;
};

/** Everything that can be read. */
export type QueryEmailCheckArgs = {
  content: CreateEmailInput;
};

/** Everything that can be read. */
export type QueryEmailMessagesArgs = {
  direction?: InputMaybe<SortDirection>;
  id?: InputMaybe<Scalars['ID']['input']>;
  number?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<EmailMessageSort>;
  state?: InputMaybe<MessageState>;
};

/** Everything that can be read. */
export type QueryEmailPageArgs = {
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  competitionNumber?: InputMaybe<Scalars['Int']['input']>;
  direction?: InputMaybe<SortDirection>;
  page?: InputMaybe<Scalars['Int']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<EmailSort>;
  state?: InputMaybe<EmailState>;
};

/** Everything that can be read. */
export type QueryEmailPreviewArgs = {
  accountId?: InputMaybe<Scalars['ID']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  locale?: InputMaybe<Locale>;
  number?: InputMaybe<Scalars['Int']['input']>;
};

/** Everything that can be read. */
export type QueryEmailPreviewOfArgs = {
  accountId?: InputMaybe<Scalars['ID']['input']>;
  content: CreateEmailInput;
  locale?: InputMaybe<Locale>;
};

/** Everything that can be read. */
export type QueryImageArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  number?: InputMaybe<Scalars['Int']['input']>;
};

/** Everything that can be read. */
export type QueryJuryDeskArgs = {
  roundId?: InputMaybe<Scalars['ID']['input']>;
  roundNumber?: InputMaybe<Scalars['Int']['input']>;
};

/** Everything that can be read. */
export type QueryLocalizationArgs = {
  locale: Locale;
};

/** Everything that can be read. */
export type QueryMailSubscriptionArgs = {
  key: Scalars['ID']['input'];
  list: MailingList;
};

/** Everything that can be read. */
export type QueryModerationPageArgs = {
  authorId?: InputMaybe<Scalars['ID']['input']>;
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  competitionNumber?: InputMaybe<Scalars['Int']['input']>;
  kind: ModerationKind;
  page?: InputMaybe<Scalars['Int']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
  reported?: InputMaybe<Scalars['Boolean']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ModerationSort>;
  status?: InputMaybe<Array<ImageModeration>>;
  type?: InputMaybe<Scalars['String']['input']>;
};

/** Everything that can be read. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};

/** Everything that can be read. */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};

/** Everything that can be read. */
export type QuerySimilarPageArgs = {
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  competitionNumber?: InputMaybe<Scalars['Int']['input']>;
  dismissed?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
};

/** Everything that can be read. */
export type QueryStaticTextArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  number?: InputMaybe<Scalars['Int']['input']>;
};

/** Everything that can be read. */
export type QueryStaticTextPageArgs = {
  direction?: InputMaybe<SortDirection>;
  locale?: InputMaybe<Locale>;
  page?: InputMaybe<Scalars['Int']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<StaticTextSort>;
};

/** Everything that can be read. */
export type QueryStaticTextsArgs = {
  direction?: InputMaybe<SortDirection>;
  sort?: InputMaybe<StaticTextSort>;
};

/** Everything that can be read. */
export type QueryTemplateArgs = {
  id: TemplateId;
  locale: Locale;
};

/** Everything that can be read. */
export type QueryTemplatePageArgs = {
  direction?: InputMaybe<SortDirection>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<TemplateSort>;
};

/** Everything that can be read. */
export type QueryTemplatePreviewArgs = {
  body: Scalars['String']['input'];
  id: TemplateId;
  locale: Locale;
  subject: Scalars['String']['input'];
};

/** Everything that can be read. */
export type QueryTemplatesArgs = {
  direction?: InputMaybe<SortDirection>;
  sort?: InputMaybe<TemplateSort>;
};

/** Everything that can be read. */
export type QueryUserArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  number?: InputMaybe<Scalars['Int']['input']>;
};

/** Everything that can be read. */
export type QueryUserPageArgs = {
  direction?: InputMaybe<SortDirection>;
  filter?: InputMaybe<UserFilterInput>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<UserSort>;
};

/** Everything that can be read. */
export type QueryUsersArgs = {
  direction?: InputMaybe<SortDirection>;
  sort?: InputMaybe<UserSort>;
};

/** Everything that can be read. */
export type QueryVotingInfoArgs = {
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  competitionNumber?: InputMaybe<Scalars['Int']['input']>;
};

/** What the radar has found in the results of a competition as they are now. */
export type Radar = {
  __typename?: 'Radar';
  /** The largest first, at most 26. */
  circles: Array<RadarCircle>;
  /** When they were; null unless READY. */
  computedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why nothing was found out; null unless FAILED. */
  failure?: Maybe<RadarFailure>;
  /** Number of people whose votes were looked at. */
  people: Scalars['Int']['output'];
  /** Whether the votes have been looked at. */
  state: RadarState;
  /** Number of these votes: those on approved images. */
  votes: Scalars['Int']['output'];
};

/** People who vote alike more often than chance would have it; without names. */
export type RadarCircle = {
  __typename?: 'RadarCircle';
  /** Unusual points in the same direction on the same images that two of them have in common, on average. */
  common: Scalars['Float']['output'];
  /** Ranks with all votes and without those of the circle on `images`: the first ten of a category or of all, before or after, and `images`. */
  effect: Array<RankChange>;
  /** How many of them chance would make. */
  expected: Scalars['Float']['output'];
  /** How many of them chance would make. */
  expectedSame: Scalars['Float']['output'];
  /** Images on which the circle stands out, the least likely first. */
  images: Array<RadarImage>;
  /** Images that one of them judged, on average. */
  judged: Scalars['Float']['output'];
  /** Its letter. */
  name: Scalars['String']['output'];
  /** How many of `images` were entered by somebody in the circle. */
  ownImages: Scalars['Int']['output'];
  /** Images that two of them both judged, on average. */
  same: Scalars['Float']['output'];
  /** Number of people. */
  size: Scalars['Int']['output'];
};

/** Whether a circle gave an image higher or lower points than everyone else. */
export type RadarDirection =
  /** Higher points. */
  | 'HIGHER'
  /** Lower points. */
  | 'LOWER';

/** Why the radar could not look. */
export type RadarFailure =
  /** There are more votes than fit into its memory. */
  | 'OUT_OF_MEMORY'
  /** Something else, which the log of the service tells. */
  | 'UNEXPECTED';

/** What a circle did on an image. */
export type RadarImage = {
  __typename?: 'RadarImage';
  /** Whether the circle gave it more or less than everyone else. */
  direction: RadarDirection;
  /** How many of them chance would make. */
  expected: Scalars['Float']['output'];
  /** How many of them would have, had they chosen by chance what to judge. */
  expectedJudged: Scalars['Float']['output'];
  /** Its id. */
  imageId: Scalars['ID']['output'];
  /** The image's number, as in routes and REST paths. */
  imageNumber: Scalars['Int']['output'];
  /** People of the circle who judged it. */
  judged: Scalars['Int']['output'];
  /** Mean point of the circle. */
  mean: Scalars['Float']['output'];
  /** Mean point of everyone else; null when nobody else judged it. */
  others?: Maybe<Scalars['Float']['output']>;
  /** Its title. */
  title: Scalars['String']['output'];
  /** Its category's code. */
  type: Scalars['String']['output'];
  /** People of the circle whose point is unusual for them and for the image, in this direction. */
  unusual: Scalars['Int']['output'];
};

/** Somebody in a circle. */
export type RadarPerson = {
  __typename?: 'RadarPerson';
  /** The account's id. */
  accountId: Scalars['ID']['output'];
  /** The account's number, as in routes and REST paths. */
  accountNumber: Scalars['Int']['output'];
  /** When the account was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** Unique over all types; no `Node`. */
  id: Scalars['ID']['output'];
  /** Family name; written first in Hungarian. */
  lastName: Scalars['String']['output'];
  /** Unique name. */
  username: Scalars['String']['output'];
};

/** How far the radar is. */
export type RadarState =
  /** Looking has failed, which is told once: asking again begins again. */
  | 'FAILED'
  /** The votes are being looked at: ask again some seconds later. */
  | 'PENDING'
  /** What was found is told. */
  | 'READY';

/** The ranks of an image with and without the images that are thought away. */
export type RankChange = {
  __typename?: 'RankChange';
  /** Its id. */
  imageId: Scalars['ID']['output'];
  /** The image's number, as in routes and REST paths. */
  imageNumber: Scalars['Int']['output'];
  /** The same without them; null of one that is thought away. */
  overallRankAfter?: Maybe<Scalars['Int']['output']>;
  /** Rank within the competition with all images; null without votes. */
  overallRankBefore?: Maybe<Scalars['Int']['output']>;
  /** The same without them; null of one that is thought away. */
  rankAfter?: Maybe<Scalars['Int']['output']>;
  /** Rank within its category with all images; null without votes. */
  rankBefore?: Maybe<Scalars['Int']['output']>;
  /** Its title. */
  title: Scalars['String']['output'];
  /** Its category's code. */
  type: Scalars['String']['output'];
};

/** What decided between two neighbours of a ranking. */
export type RankDecision =
  /** The score. */
  | 'SCORE'
  /** Nothing: they share the rank. */
  | 'SHARED'
  /** Equal scores: more votes with the highest point. */
  | 'TOP_POINTS'
  /** These are equal, too: more votes. */
  | 'VOTES';

/** Why an image has its rank within its category, and how sure that is. */
export type RankExplanation = {
  __typename?: 'RankExplanation';
  /** The image right after it; null for the last. */
  after?: Maybe<RankNeighbour>;
  /** The image right before it; null for the first. */
  before?: Maybe<RankNeighbour>;
  /** Mean number of these votes of an image of the category. BAYESIAN and TRIMMED join each image's own votes by that many of `m`. */
  c: Scalars['Float']['output'];
  /** Number of these votes. */
  counted: Scalars['Int']['output'];
  /** Share of these rounds in which it is first of its category, 0–1. */
  firstShare: Scalars['Float']['output'];
  /** Best and worst rank in 95 of 100 rounds in which votes are drawn again. */
  interval: Array<Scalars['Int']['output']>;
  /** Mean point of these votes in the category. */
  m: Scalars['Float']['output'];
  /** Mean point of the votes that the score is made of: TRIMMED cuts a tenth at each end. */
  mean: Scalars['Float']['output'];
  /** Its rank with one more vote of the highest point, when all else stays: `m` and `c`, too. */
  rankWithOneMore: Scalars['Int']['output'];
  /** How points became scores. */
  scoring: Scoring;
};

/** The image right before or after another one in its category. */
export type RankNeighbour = {
  __typename?: 'RankNeighbour';
  /** What decided between the two. */
  decidedBy: RankDecision;
  /** Its id. */
  imageId: Scalars['ID']['output'];
  /** The image's number, as in routes and REST paths. */
  imageNumber: Scalars['Int']['output'];
  /** Its rank within the category. */
  rank: Scalars['Int']['output'];
  /** Its score, rounded. */
  score: Scalars['Float']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
};

/** A way of counting. */
export type RankingMethod =
  /** Bayesian mean: few votes pull towards the mean of the category. */
  | 'BAYESIAN'
  /** Arithmetic mean of the points. */
  | 'MEAN'
  /** Bayesian mean of points from which each person's severity is taken. It needs to know which votes are of one person, so that the service alone can compute it. */
  | 'NORMALISED'
  /** Sum of the points. */
  | 'SUM'
  /** Bayesian mean of what is left of each image's votes when a tenth of them, rounded down, is cut at each end. */
  | 'TRIMMED';

/** A session that goes on. */
export type RefreshSessionInput = {
  /** The refresh token that was answered last. */
  refreshToken: Scalars['String']['input'];
};

/** Answer of `refreshSession`. */
export type RefreshSessionPayload = {
  __typename?: 'RefreshSessionPayload';
  /** Takes the place of the one that was sent; null when refused. */
  refreshToken?: Maybe<Scalars['String']['output']>;
  /** JWT to send as `Authorization: Bearer …` from now on. Null when refused. */
  token?: Maybe<Scalars['String']['output']>;
  /** The session's user; null when refused. */
  user?: Maybe<User>;
  /** Why it was refused; empty when it was not. `INVALID_REFRESH_TOKEN`: the session has ended, ask for the password. */
  userErrors: Array<UserError>;
};

/** An account to register. The password is chosen at activation. */
export type RegisterInput = {
  /** Must be true. */
  acceptRules: Scalars['Boolean']['input'];
  /** Unique e-mail address; the activation link goes there. */
  email: Scalars['String']['input'];
  /** Given name. */
  firstName: Scalars['String']['input'];
  /** Family name; empty for who has a single name. */
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

/** A remark on a photo. */
export type RemarkJuryPhotoInput = {
  /** The photo's number in the round. */
  number: Scalars['Int']['input'];
  /** Plain text, at most 1000 characters; empty takes it away. */
  remark: Scalars['String']['input'];
  /** The round. */
  roundId?: InputMaybe<Scalars['ID']['input']>;
  /** The round's number, in the place of its id: exactly one of both. */
  roundNumber?: InputMaybe<Scalars['Int']['input']>;
};

/** Answer of `remarkJuryPhoto`. */
export type RemarkJuryPhotoPayload = {
  __typename?: 'RemarkJuryPhotoPayload';
  /** The photo; null when refused. */
  photo?: Maybe<JuryPhoto>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Who is reminded of an invitation. */
export type RemindJudgeInput = {
  /** The competition. */
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Number of the seat. */
  seat: Scalars['Int']['input'];
};

/** Answer of `remindJudge`. */
export type RemindJudgePayload = {
  __typename?: 'RemindJudgePayload';
  /** The jury; null when refused. */
  jury?: Maybe<AdminJury>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Who is reminded of a round. */
export type RemindOfRoundInput = {
  /** The competition. */
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: InputMaybe<Scalars['Int']['input']>;
  /** The round. */
  roundId?: InputMaybe<Scalars['ID']['input']>;
  /** The round's number, in the place of its id: exactly one of both. */
  roundNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Number of the seat. */
  seat: Scalars['Int']['input'];
};

/** Answer of `remindOfRound`. */
export type RemindOfRoundPayload = {
  __typename?: 'RemindOfRoundPayload';
  /** The round; null when refused. */
  round?: Maybe<AdminJuryRound>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Which seat to take away. */
export type RemoveSeatInput = {
  /** The competition. */
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Number of the seat. */
  seat: Scalars['Int']['input'];
};

/** Answer of `removeSeat`. */
export type RemoveSeatPayload = {
  __typename?: 'RemoveSeatPayload';
  /** The jury; null when refused. */
  jury?: Maybe<AdminJury>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** The version of the site whose logo is removed. */
export type RemoveSiteLogoInput = {
  /** The version that was read; another one meanwhile is a VERSION_CONFLICT. Not compared when absent. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Answer of `removeSiteLogo`. */
export type RemoveSiteLogoPayload = {
  __typename?: 'RemoveSiteLogoPayload';
  /** With `VERSION_CONFLICT`: when it was changed last. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** With `VERSION_CONFLICT`: username of who changed it last, at that time; null where nobody has noted it. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** With `VERSION_CONFLICT`: the site as it stands now. */
  current?: Maybe<Site>;
  /** The site; null when refused. */
  site?: Maybe<Site>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** A round to open once more. */
export type ReopenRoundInput = {
  /** When it closes then: an instant ahead, and not behind the award. */
  closes: Scalars['DateTime']['input'];
  /** The competition. */
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Why, for the audit log; 1–500 characters. */
  reason: Scalars['String']['input'];
  /** The round. */
  roundId?: InputMaybe<Scalars['ID']['input']>;
  /** The round's number, in the place of its id: exactly one of both. */
  roundNumber?: InputMaybe<Scalars['Int']['input']>;
};

/** Answer of `reopenRound`. */
export type ReopenRoundPayload = {
  __typename?: 'ReopenRoundPayload';
  /** The round; null when refused. */
  round?: Maybe<AdminJuryRound>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** A report to the moderators. */
export type ReportJuryPhotoInput = {
  /** The photo's number in the round. */
  number: Scalars['Int']['input'];
  /** The round. */
  roundId?: InputMaybe<Scalars['ID']['input']>;
  /** The round's number, in the place of its id: exactly one of both. */
  roundNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Plain text that says which rule is broken and how; 1–1000 characters. */
  text: Scalars['String']['input'];
};

/** Answer of `reportJuryPhoto`. */
export type ReportJuryPhotoPayload = {
  __typename?: 'ReportJuryPhotoPayload';
  /** The photo; null when refused. */
  photo?: Maybe<JuryPhoto>;
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

/** Answer of `resendEmailChange`. */
export type ResendEmailChangePayload = {
  __typename?: 'ResendEmailChangePayload';
  /** Where the link went; null when refused. */
  pendingEmail?: Maybe<Scalars['String']['output']>;
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

/** Which template to take back to the shipped text. */
export type ResetTemplateInput = {
  /** Which template. */
  id: TemplateId;
  /** In which locale. */
  locale: Locale;
  /** The version that was read; another one meanwhile is a VERSION_CONFLICT. */
  version: Scalars['Int']['input'];
};

/** Answer of `resetTemplate`. */
export type ResetTemplatePayload = {
  __typename?: 'ResetTemplatePayload';
  /** With `VERSION_CONFLICT`: when it was changed last. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** With `VERSION_CONFLICT`: username of who changed it last, at that time; null where nobody has noted it. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** With `VERSION_CONFLICT`: the template as it stands now. */
  current?: Maybe<Template>;
  /** The template with its shipped text; null when refused. */
  template?: Maybe<Template>;
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
  /** At most 800 px on the longer side. */
  | 'SMALL'
  /** At most 400 px on the longer side. */
  | 'THUMB';

/** Which mails of which account to take again. */
export type ResubscribeInput = {
  /** The key, from the mail's link. */
  key: Scalars['ID']['input'];
  /** Which mails. */
  list: MailingList;
};

/** Answer of `resubscribe`. */
export type ResubscribePayload = {
  __typename?: 'ResubscribePayload';
  /** The subscription; null when refused. */
  subscription?: Maybe<MailSubscription>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Which campaign to send once more. */
export type RetryEmailInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
};

/** Answer of `retryEmail`. */
export type RetryEmailPayload = {
  __typename?: 'RetryEmailPayload';
  /** The campaign; null when refused. */
  email?: Maybe<Email>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Which decision to revoke. */
export type RevokeExclusionInput = {
  /** The competition. */
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: InputMaybe<Scalars['Int']['input']>;
  /** The decision. */
  id: Scalars['ID']['input'];
};

/** Answer of `revokeExclusion`. */
export type RevokeExclusionPayload = {
  __typename?: 'RevokeExclusionPayload';
  /** The decision; null when refused. */
  exclusion?: Maybe<BallotExclusion>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** The best of a category. */
export type RobustCategory = {
  __typename?: 'RobustCategory';
  /** The first 20, best first. */
  rows: Array<RobustRow>;
  /** Code of the category. */
  type: Scalars['String']['output'];
  /** Share of the rounds in which its first image is first, 0–1; null without votes. */
  winnerShare?: Maybe<Scalars['Float']['output']>;
};

/** An image that is among the best of its category. */
export type RobustRow = {
  __typename?: 'RobustRow';
  /** Share of the rounds in which it is first, 0–1. */
  firstShare: Scalars['Float']['output'];
  /** Its id. */
  imageId: Scalars['ID']['output'];
  /** The image's number, as in routes and REST paths. */
  imageNumber: Scalars['Int']['output'];
  /** Best and worst rank in 95 of 100 rounds in which votes are drawn again. */
  interval: Array<Scalars['Int']['output']>;
  /** Rank within the category. */
  rank: Scalars['Int']['output'];
  /** The rank by each method. */
  ranks: Array<MethodRank>;
  /** Its title. */
  title: Scalars['String']['output'];
};

/** How sure the best ranks of a competition are, and what they would be by other methods. */
export type Robustness = {
  __typename?: 'Robustness';
  /** By code. */
  categories: Array<RobustCategory>;
  /** The ways of counting, in the order of `ranks`. */
  methods: Array<RankingMethod>;
  /** How often votes were drawn again; 0 without images. */
  rounds: Scalars['Int']['output'];
  /** What the draws follow from: the first four bytes of the root with which the competition's log was closed, or its id when it has no log. */
  seed: Scalars['Float']['output'];
};

/** An entry of the roll with its person. */
export type RollName = {
  __typename?: 'RollName';
  /** Id of the entry, base64. */
  rollId: Scalars['String']['output'];
  /** The username in lower case, as it was when the log was closed; null once the person has left. */
  username?: Maybe<Scalars['String']['output']>;
};

/** Whether judges of a round may write remarks. */
export type RoundRemarks =
  /** They may, and the entrant reads them once the competition has ended. */
  | 'ENTRANTS'
  /** They may not. */
  | 'NONE';

/** How many photos have a score. */
export type ScoreCount = {
  __typename?: 'ScoreCount';
  /** Photos with just this score. */
  photos: Scalars['Int']['output'];
  /** The score. */
  score: Scalars['Float']['output'];
};

/** How points become a score. */
export type Scoring =
  /** Bayesian mean: few votes pull towards the mean of the category. */
  | 'BAYESIAN'
  /** Arithmetic mean of the points. */
  | 'MEAN'
  /** Sum of the points. */
  | 'SUM'
  /** Bayesian mean of what is left of each image's votes when a tenth of them, rounded down, is cut at each end. */
  | 'TRIMMED';

/** How far a judge is in a round. No mark is in it. */
export type SeatProgress = {
  __typename?: 'SeatProgress';
  /** Whether each photo before the judge has a mark of the judge or was withdrawn from. */
  complete: Scalars['Boolean']['output'];
  /** When the judge has said to have finished; null otherwise. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Given name as published; null once the account is gone. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** When the judge was last seen at the desk; null before the first time. */
  lastAt?: Maybe<Scalars['DateTime']['output']>;
  /** Family name, likewise. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Of these, how many have a mark; null once the round has closed: marks are counted by letter then, and letters hide names. */
  marked?: Maybe<Scalars['Int']['output']>;
  /** From when on the judge can be reminded; null where nothing waits. */
  remindableFrom?: Maybe<Scalars['DateTime']['output']>;
  /** Number of the seat. */
  seat: Scalars['Int']['output'];
  /** What the seat is in the panel. */
  state: PanelState;
  /** Photos before the judge, without those that the judge has withdrawn from; null once the round has closed. */
  tasks?: Maybe<Scalars['Int']['output']>;
  /** How many the judge has withdrawn from; null once the round has closed. */
  withdrawn?: Maybe<Scalars['Int']['output']>;
};

/** State of a seat in a jury. */
export type SeatState =
  /** It is held. */
  | 'ACCEPTED'
  /** It was not accepted. */
  | 'DECLINED'
  /** It was offered and not answered yet. */
  | 'INVITED'
  /** It was accepted, and then given up or taken away. */
  | 'LEFT';

/** Which mail to which account. */
export type SendAccountMailInput = {
  /** The account. */
  id: Scalars['ID']['input'];
  /** The mail. */
  mail: AccountMail;
};

/** Answer of `sendAccountMail`. */
export type SendAccountMailPayload = {
  __typename?: 'SendAccountMailPayload';
  /** Where it goes; null when refused. */
  recipient?: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Which campaign to try out. */
export type SendTestEmailInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** In which language; the viewer's when absent. */
  locale?: InputMaybe<Locale>;
};

/** Answer of `sendTestEmail`. */
export type SendTestEmailPayload = {
  __typename?: 'SendTestEmailPayload';
  /** Where the test went; null when refused. */
  recipient?: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Where to move a competition. */
export type SetCompetitionStatusInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** The status to move to. */
  status: CompetitionStatus;
  /** The version that was read; when it is given, another one meanwhile is a VERSION_CONFLICT. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Answer of `setCompetitionStatus`. */
export type SetCompetitionStatusPayload = {
  __typename?: 'SetCompetitionStatusPayload';
  /** After a VERSION_CONFLICT: when that was. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** After a VERSION_CONFLICT: username of who changed it last. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** The competition; null when refused. */
  competition?: Maybe<AdminCompetition>;
  /** After a VERSION_CONFLICT: the competition as it stands now. */
  current?: Maybe<AdminCompetition>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Whose photos a judge does not judge. */
export type SetConflictsInput = {
  /** Their accounts, at most 200, in the place of those that were named before. */
  accountIds: Array<Scalars['ID']['input']>;
  /** The competition. */
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Number of the seat. */
  seat: Scalars['Int']['input'];
};

/** Answer of `setConflicts`. */
export type SetConflictsPayload = {
  __typename?: 'SetConflictsPayload';
  /** The jury; null when refused. */
  jury?: Maybe<AdminJury>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Who is to observe a count. */
export type SetCountObserverInput = {
  /** An entrant's account; null withdraws. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** The competition. */
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: InputMaybe<Scalars['Int']['input']>;
};

/** Answer of `setCountObserver`. */
export type SetCountObserverPayload = {
  __typename?: 'SetCountObserverPayload';
  /** The observer; null when refused, and where nobody is named. */
  observer?: Maybe<NamedObserver>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** A language of the viewer's account. */
export type SetLocaleInput = {
  /** Language of the account's mail. */
  locale: Locale;
};

/** Answer of `setLocale`. */
export type SetLocalePayload = {
  __typename?: 'SetLocalePayload';
  /** The changed account; null when refused. */
  user?: Maybe<User>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** What a seat is to be in a round's panel. */
export type SetPanelSeatInput = {
  /** The competition. */
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Why, for the audit log; needed for LEFT_OUT. At most 500 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The round. */
  roundId?: InputMaybe<Scalars['ID']['input']>;
  /** The round's number, in the place of its id: exactly one of both. */
  roundNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Number of the seat. */
  seat: Scalars['Int']['input'];
  /** What it is to be. */
  state: PanelState;
};

/** Answer of `setPanelSeat`. */
export type SetPanelSeatPayload = {
  __typename?: 'SetPanelSeatPayload';
  /** The round; null when refused. */
  round?: Maybe<AdminJuryRound>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Which newsletter of which account. */
export type SetUserNewsletterInput = {
  /** The account. */
  id: Scalars['ID']['input'];
  /** Whether the account takes it. */
  subscribed: Scalars['Boolean']['input'];
  /** The newsletter type. */
  type: NewsletterType;
};

/** Answer of `setUserNewsletter`. */
export type SetUserNewsletterPayload = {
  __typename?: 'SetUserNewsletterPayload';
  /** The account; null when refused. */
  user?: Maybe<AdminUser>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Which campaign mail of which accounts. */
export type SetUserNewslettersInput = {
  /** At most 100. */
  accounts: Array<ChosenUserInput>;
  /** Which mails. */
  list: MailingList;
  /** Whether they take them. */
  subscribed: Scalars['Boolean']['input'];
};

/** Answer of `setUserNewsletters`. */
export type SetUserNewslettersPayload = {
  __typename?: 'SetUserNewslettersPayload';
  /** One for each account, in their order; empty when the whole was refused. */
  results: Array<UserResult>;
  /** Why the whole was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Which account may log in, or may not. */
export type SetUserStateInput = {
  /** Whether it may log in. */
  enabled: Scalars['Boolean']['input'];
  /** The account. */
  id: Scalars['ID']['input'];
  /** The version that was read; another one meanwhile is a VERSION_CONFLICT. Not compared when absent. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Answer of `setUserState`. */
export type SetUserStatePayload = {
  __typename?: 'SetUserStatePayload';
  /** With `VERSION_CONFLICT`: when it was changed last. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** With `VERSION_CONFLICT`: username of who changed it last, at that time; null where nobody has noted it. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** With `VERSION_CONFLICT`: the account as it stands now. */
  current?: Maybe<AdminUser>;
  /** The account; null when refused. */
  user?: Maybe<AdminUser>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Which accounts may log in, or may not. */
export type SetUserStatesInput = {
  /** At most 100. */
  accounts: Array<ChosenUserInput>;
  /** Whether they may log in; disabling ends their sessions. */
  enabled: Scalars['Boolean']['input'];
};

/** Answer of `setUserStates`. */
export type SetUserStatesPayload = {
  __typename?: 'SetUserStatesPayload';
  /** One for each account, in their order; empty when the whole was refused. */
  results: Array<UserResult>;
  /** Why the whole was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Another entry that looks alike. */
export type SimilarImage = {
  __typename?: 'SimilarImage';
  /** Identity of the competition that the other image was entered into. */
  competitionId: Scalars['ID']['output'];
  /** The competition's number, as in routes and REST paths. */
  competitionNumber: Scalars['Int']['output'];
  /** Hamming distance of the 64-bit perceptual hashes; 0 is alike. */
  distance: Scalars['Int']['output'];
  /** The other image's id. */
  imageId: Scalars['ID']['output'];
  /** The other image's number, as in routes and REST paths. */
  imageNumber: Scalars['Int']['output'];
};

/** Two entries that look alike. */
export type SimilarPair = {
  __typename?: 'SimilarPair';
  /** When that was. */
  dismissedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Username of who has found that they are no duplicates, at that time; null while nobody has. */
  dismissedBy?: Maybe<Scalars['String']['output']>;
  /** Hamming distance of the 64-bit perceptual hashes; 0 is alike. */
  distance: Scalars['Int']['output'];
  /** The image that was there first. */
  first: Image;
  /** Unique over all types; no `Node`. */
  id: Scalars['ID']['output'];
  /** Whether one person has entered both. */
  sameAuthor: Scalars['Boolean']['output'];
  /** The other one. */
  second: Image;
};

/** A page of near-duplicates. */
export type SimilarPairPage = {
  __typename?: 'SimilarPairPage';
  /** The pairs. */
  items: Array<SimilarPair>;
  /** Where this page stands; pairs are counted up to 10 000. */
  pageInfo: NumberedPageInfo;
};

/** How people reach the organisers, and the logo of the site. */
export type Site = {
  __typename?: 'Site';
  /** Address at which people reach the organisers, and to which mails are answered; null while there is none. */
  contactEmail?: Maybe<Scalars['String']['output']>;
  /** The logo; null while there is none. */
  logo?: Maybe<SiteLogo>;
  /** Rises with each change; sent back with one. */
  version: Scalars['Int']['output'];
};

/** The logo of the site: a PNG, of at most 512 × 512 px. */
export type SiteLogo = {
  __typename?: 'SiteLogo';
  /** Its height in pixels. */
  height: Scalars['Int']['output'];
  /** Its address at the gateway; another logo has another one. */
  url: Scalars['String']['output'];
  /** Its width in pixels. */
  width: Scalars['Int']['output'];
};

/** Sort direction. */
export type SortDirection =
  /** Smallest first. */
  | 'ASC'
  /** Largest first. */
  | 'DESC';

/** A star for a photo. */
export type StarJuryPhotoInput = {
  /** The photo's number in the round. */
  number: Scalars['Int']['input'];
  /** The round. */
  roundId?: InputMaybe<Scalars['ID']['input']>;
  /** The round's number, in the place of its id: exactly one of both. */
  roundNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the judge wants to look at it again. */
  star: Scalars['Boolean']['input'];
};

/** Answer of `starJuryPhoto`. */
export type StarJuryPhotoPayload = {
  __typename?: 'StarJuryPhotoPayload';
  /** The photo; null when refused. */
  photo?: Maybe<JuryPhoto>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** A text of an administrator over the shipped one. */
export type StaticText = Node & {
  __typename?: 'StaticText';
  /** Unique over all types, see `Node`. */
  id: Scalars['ID']['output'];
  /** Dotted key, e.g. `rules.body`. */
  key: Scalars['String']['output'];
  /** Its locale. */
  locale: Locale;
  /** Its number, as in routes and REST paths. */
  number: Scalars['Int']['output'];
  /** Plain or Markdown as the key asks. */
  text: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Rises with each change; sent back with an update. */
  version: Scalars['Int']['output'];
};

/** A numbered page of static texts. */
export type StaticTextPage = {
  __typename?: 'StaticTextPage';
  /** The static texts. */
  items: Array<StaticText>;
  /** Where this page stands. */
  pageInfo: NumberedPageInfo;
};

/** Sort field of static texts. */
export type StaticTextSort =
  /** The key. */
  | 'KEY'
  /** The locale. */
  | 'LOCALE'
  /** When it was last changed. */
  | 'UPDATED_AT';

/** Whether a competition may be moved to a status. */
export type StatusMove = {
  __typename?: 'StatusMove';
  /** Whether it may be moved there now. */
  allowed: Scalars['Boolean']['output'];
  /** The instant after which it will be allowed, where time alone is missing. */
  from?: Maybe<Scalars['DateTime']['output']>;
  /** Why not; null when it is allowed. */
  reason?: Maybe<StatusMoveRefusal>;
  /** The status. */
  to: CompetitionStatus;
};

/** Why a competition may not be moved to a status. */
export type StatusMoveRefusal =
  /** Its award has not passed. */
  | 'BEFORE_AWARD'
  /** It is a draft whose dates have all passed. */
  | 'DATES_OVER'
  /** It is closed for good. */
  | 'FINAL'
  /** It is a draft: publish it first. */
  | 'PUBLISH_FIRST'
  /** It is paused: resume it first. */
  | 'RESUME_FIRST'
  /** Nothing becomes a draft again. */
  | 'TO_DRAFT';

/** A decision to take back. */
export type TakeDecisionBackInput = {
  /** The competition. */
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Why, for the audit log; 1–500 characters. */
  reason: Scalars['String']['input'];
  /** The round. */
  roundId?: InputMaybe<Scalars['ID']['input']>;
  /** The round's number, in the place of its id: exactly one of both. */
  roundNumber?: InputMaybe<Scalars['Int']['input']>;
  /** The version that was read; another one meanwhile is a VERSION_CONFLICT. */
  version: Scalars['Int']['input'];
};

/** Answer of `takeDecisionBack`. */
export type TakeDecisionBackPayload = {
  __typename?: 'TakeDecisionBackPayload';
  /** After a VERSION_CONFLICT: when that was. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** After a VERSION_CONFLICT: username of who changed it last. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** After a VERSION_CONFLICT: the round as it stands now. */
  current?: Maybe<AdminJuryRound>;
  /** The round; null when refused. */
  round?: Maybe<AdminJuryRound>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** A mail template in one locale. */
export type Template = {
  __typename?: 'Template';
  /** Markdown, with `{{variables}}`. */
  body: Scalars['String']['output'];
  /** Which template. */
  id: TemplateId;
  /** Its locale. */
  locale: Locale;
  /** Variables without which its body is refused. */
  required: Array<Scalars['String']['output']>;
  /** The text that the product brings; `resetTemplate` leads back to it. */
  shipped: TemplateText;
  /** Subject, with `{{variables}}`. */
  subject: Scalars['String']['output'];
  /** When it was last changed or reset; null while nobody has. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Variables it may name. */
  variables: Array<Scalars['String']['output']>;
  /** 0 while nobody has changed it; rises with each change and reset, and is sent back with them. */
  version: Scalars['Int']['output'];
};

/** A mail that the product sends. */
export type TemplateId =
  /** The link that activates an account. */
  | 'ACTIVATION'
  /** That ballots are no longer counted, with the reason. */
  | 'BALLOTS_EXCLUDED'
  /** That ballots are counted again. */
  | 'BALLOTS_INCLUDED'
  /** That a comment was moderated. */
  | 'COMMENT_MODERATED'
  /** The link that confirms a new e-mail address; it goes there. */
  | 'EMAIL_CHANGE'
  /** That the e-mail address has changed; it goes to the old one. */
  | 'EMAIL_CHANGED'
  /** That a new e-mail address was asked for; it goes to the old one. */
  | 'EMAIL_CHANGE_ASKED'
  /** That an image was moderated, with the reason. */
  | 'IMAGE_MODERATED'
  /** That somebody is asked to be a judge. */
  | 'JURY_INVITED'
  /** That an invitation to a jury waits for an answer. */
  | 'JURY_REMINDER'
  /** That photos of an open round wait for a judge. */
  | 'JURY_ROUND_REMINDER'
  /** The link to choose a new password. */
  | 'LOST_PASSWORD'
  /** The frame of a newsletter. */
  | 'NEWSLETTER'
  /** That a password was changed. */
  | 'PASSWORD_CHANGED'
  /** That results are out. */
  | 'RESULTS'
  /** That a voter's ballots are sealed, with their receipts. */
  | 'VOTES_SEALED'
  /** That voting has begun. */
  | 'VOTING_OPEN';

/** A numbered page of mail templates. */
export type TemplatePage = {
  __typename?: 'TemplatePage';
  /** The mail templates. */
  items: Array<Template>;
  /** Where this page stands. */
  pageInfo: NumberedPageInfo;
};

/** A text of a template as a mail. */
export type TemplatePreview = {
  __typename?: 'TemplatePreview';
  /** The HTML part; show it in a sandboxed frame. */
  html: Scalars['String']['output'];
  /** The subject. */
  subject: Scalars['String']['output'];
  /** The plain text part. */
  text: Scalars['String']['output'];
};

/** Sort field of mail templates. */
export type TemplateSort =
  /** Which template. */
  | 'ID'
  /** The locale. */
  | 'LOCALE'
  /** When it was last changed. */
  | 'UPDATED_AT';

/** Subject and body of a mail template. */
export type TemplateText = {
  __typename?: 'TemplateText';
  /** Markdown, with `{{variables}}`. */
  body: Scalars['String']['output'];
  /** Subject, with `{{variables}}`. */
  subject: Scalars['String']['output'];
};

/** An image among the first. */
export type TopImage = {
  __typename?: 'TopImage';
  /** Its id. */
  imageId: Scalars['ID']['output'];
  /** The image's number, as in routes and REST paths. */
  imageNumber: Scalars['Int']['output'];
  /** Its score and ranks. */
  result: ImageResult;
  /** Its title. */
  title: Scalars['String']['output'];
};

/** Entries of one category and moderation. */
export type TypeEntries = {
  __typename?: 'TypeEntries';
  /** Number of entries. */
  entries: Scalars['Int']['output'];
  /** The moderation. */
  moderation: ImageModeration;
  /** The category's code. */
  type: Scalars['String']['output'];
};

/** Which mails of which account to stop. */
export type UnsubscribeInput = {
  /** The key, from the mail's link. */
  key: Scalars['ID']['input'];
  /** Which mails. */
  list: MailingList;
};

/** Answer of `unsubscribe`. */
export type UnsubscribePayload = {
  __typename?: 'UnsubscribePayload';
  /** The subscription; null when refused. */
  subscription?: Maybe<MailSubscription>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Changes of an award. Absent fields stay as they are; so do null fields, but for `place`, `type` and `seat`. */
export type UpdateAwardInput = {
  /** The award. */
  awardId?: InputMaybe<Scalars['ID']['input']>;
  /** The award's number, in the place of its id: exactly one of both. */
  awardNumber?: InputMaybe<Scalars['Int']['input']>;
  /** The competition. */
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: InputMaybe<Scalars['Int']['input']>;
  /** What it is. */
  kind?: InputMaybe<AwardKind>;
  /** How many may have it, 1–100. */
  most?: InputMaybe<Scalars['Int']['input']>;
  /** Of a PLACE, 1–100: 1 is the first. Null for another kind. */
  place?: InputMaybe<Scalars['Int']['input']>;
  /** Its place in the list, 1–200. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Of a JUDGES_CHOICE: number of the seat whose it is. Null for another kind. */
  seat?: InputMaybe<Scalars['Int']['input']>;
  /** Title, in both languages. */
  title?: InputMaybe<LocalizedTextInput>;
  /** Code of its category; null where it is for all of them. */
  type?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read; another one meanwhile is a VERSION_CONFLICT. */
  version: Scalars['Int']['input'];
};

/** Answer of `updateAward`. */
export type UpdateAwardPayload = {
  __typename?: 'UpdateAwardPayload';
  /** The jury; null when refused. */
  jury?: Maybe<AdminJury>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** What to change of a competition; what is absent or null stays as it is. Dates rise strictly. */
export type UpdateCompetitionContentInput = {
  /** Results become public. */
  award?: InputMaybe<Scalars['DateTime']['input']>;
  /** Uploading begins. */
  competitionStart?: InputMaybe<Scalars['DateTime']['input']>;
  /** What it is about, in Markdown. */
  description?: InputMaybe<LocalizedTextInput>;
  /** Which photos everyone ever sees. */
  entriesShown?: InputMaybe<EntriesShown>;
  /** All categories, in display order. */
  imageTypes?: InputMaybe<Array<ImageTypeInput>>;
  /** Who judges it. */
  judgedBy?: InputMaybe<JudgedBy>;
  /** Highest point. */
  maxPoint?: InputMaybe<Scalars['Int']['input']>;
  /** Whole per cent of the images that are not one's own, 0–50, below which ballots are left out. */
  minCoverage?: InputMaybe<Scalars['Int']['input']>;
  /** Shortest allowed longer side of an upload, in pixels. */
  minLongerSide?: InputMaybe<Scalars['Int']['input']>;
  /** Lowest point. */
  minPoint?: InputMaybe<Scalars['Int']['input']>;
  /** Whether new comments wait for a moderator. */
  preModeration?: InputMaybe<Scalars['Boolean']['input']>;
  /** How points become a score. */
  scoring?: InputMaybe<Scoring>;
  /** Its name. */
  title?: InputMaybe<LocalizedTextInput>;
  /** Voting ends. */
  votingEnd?: InputMaybe<Scalars['DateTime']['input']>;
  /** Uploading ends and voting begins. */
  votingStart?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What to change of a competition, and the version it was read at. */
export type UpdateCompetitionInput = {
  /** What to change. */
  content: UpdateCompetitionContentInput;
  /** Which one. */
  id: Scalars['ID']['input'];
  /** The version that was read; another one meanwhile is a VERSION_CONFLICT. */
  version: Scalars['Int']['input'];
};

/** Answer of `updateCompetition`. */
export type UpdateCompetitionPayload = {
  __typename?: 'UpdateCompetitionPayload';
  /** After a VERSION_CONFLICT: when that was. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** After a VERSION_CONFLICT: username of who changed it last. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** The competition; null when refused. */
  competition?: Maybe<AdminCompetition>;
  /** After a VERSION_CONFLICT: the competition as it stands now. */
  current?: Maybe<AdminCompetition>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** A campaign's new content, and the version it was read at. */
export type UpdateEmailInput = {
  /** The content. */
  content: CreateEmailInput;
  /** Which one. */
  id: Scalars['ID']['input'];
  /** The version that was read; another one meanwhile is a VERSION_CONFLICT. */
  version: Scalars['Int']['input'];
};

/** Answer of `updateEmail`. */
export type UpdateEmailPayload = {
  __typename?: 'UpdateEmailPayload';
  /** With `VERSION_CONFLICT`: when it was changed last. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** With `VERSION_CONFLICT`: username of who changed it last, at that time; null where nobody has noted it. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** With `VERSION_CONFLICT`: the campaign as it stands now. */
  current?: Maybe<Email>;
  /** The campaign; null when refused. */
  email?: Maybe<Email>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** What to change of a jury's settings; what is absent or null stays as it is. */
export type UpdateJuryInput = {
  /** The competition. */
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Whether who has accepted a seat may enter the competition. */
  judgesMayEnter?: InputMaybe<Scalars['Boolean']['input']>;
  /** From when on everyone sees the names of its judges. */
  namesPublic?: InputMaybe<NamesPublic>;
  /** Whether an author has one place, medal or mention at most in each category. */
  oneAwardPerAuthor?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a photo has one place, medal or mention at most. */
  oneAwardPerImage?: InputMaybe<Scalars['Boolean']['input']>;
  /** The version that was read; another one meanwhile is a VERSION_CONFLICT. */
  version: Scalars['Int']['input'];
};

/** Answer of `updateJury`. */
export type UpdateJuryPayload = {
  __typename?: 'UpdateJuryPayload';
  /** After a VERSION_CONFLICT: when that was. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** After a VERSION_CONFLICT: username of who changed it last. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** After a VERSION_CONFLICT: the jury as it stands now. */
  current?: Maybe<AdminJury>;
  /** The jury; null when refused. */
  jury?: Maybe<AdminJury>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** The new profile. */
export type UpdateProfileInput = {
  /** The present password; needed only with another e-mail address. */
  current?: InputMaybe<Scalars['String']['input']>;
  /** Unique e-mail address. */
  email: Scalars['String']['input'];
  /** Given name. */
  firstName: Scalars['String']['input'];
  /** Family name; empty for who has a single name. */
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

/** What to change of a round; what is absent or null stays as it is. */
export type UpdateRoundInput = {
  /** Whether it decides which photos are accepted. */
  accepts?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whole per cent of the photos that should be accepted, 0–100, a hint that limits nothing; null takes it away, and absent it stays. */
  aim?: InputMaybe<Scalars['Int']['input']>;
  /** When it closes: behind its opening, and not behind the award. An instant that has passed closes an open round now. */
  closes?: InputMaybe<Scalars['DateTime']['input']>;
  /** The competition. */
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Highest point, above the lowest, at most 100. */
  maxPoint?: InputMaybe<Scalars['Int']['input']>;
  /** Lowest point, 0–100. */
  minPoint?: InputMaybe<Scalars['Int']['input']>;
  /** When it opens: not before voting starts. */
  opens?: InputMaybe<Scalars['DateTime']['input']>;
  /** What points mean, all of them. At most 101. */
  pointNames?: InputMaybe<Array<PointNameInput>>;
  /** Its place among the rounds of the competition, 1–20. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Whether judges may write remarks. */
  remarks?: InputMaybe<RoundRemarks>;
  /** The round. */
  roundId?: InputMaybe<Scalars['ID']['input']>;
  /** The round's number, in the place of its id: exactly one of both. */
  roundNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Title, in both languages. */
  title?: InputMaybe<LocalizedTextInput>;
  /** Codes of its categories; empty: all. At most 20. */
  types?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The version that was read; another one meanwhile is a VERSION_CONFLICT. */
  version: Scalars['Int']['input'];
};

/** Answer of `updateRound`. */
export type UpdateRoundPayload = {
  __typename?: 'UpdateRoundPayload';
  /** After a VERSION_CONFLICT: when that was. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** After a VERSION_CONFLICT: username of who changed it last. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** After a VERSION_CONFLICT: the round as it stands now. */
  current?: Maybe<AdminJuryRound>;
  /** The round; null when refused. */
  round?: Maybe<AdminJuryRound>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** What to change of a seat. */
export type UpdateSeatInput = {
  /** Whether its judge is the chair of the jury; another one loses the chair. */
  chair: Scalars['Boolean']['input'];
  /** The competition. */
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Number of the seat. */
  seat: Scalars['Int']['input'];
};

/** Answer of `updateSeat`. */
export type UpdateSeatPayload = {
  __typename?: 'UpdateSeatPayload';
  /** The jury; null when refused. */
  jury?: Maybe<AdminJury>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** The address at which people reach the organisers, and the version that was read. */
export type UpdateSiteInput = {
  /** Null for none. The domain may have accents. */
  contactEmail?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read; another one meanwhile is a VERSION_CONFLICT. */
  version: Scalars['Int']['input'];
};

/** Answer of `updateSite`. */
export type UpdateSitePayload = {
  __typename?: 'UpdateSitePayload';
  /** With `VERSION_CONFLICT`: when it was changed last. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** With `VERSION_CONFLICT`: username of who changed it last, at that time; null where nobody has noted it. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** With `VERSION_CONFLICT`: the site as it stands now. */
  current?: Maybe<Site>;
  /** The site; null when refused. */
  site?: Maybe<Site>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** A text's new content, and the version it was read at. */
export type UpdateStaticTextInput = {
  /** Which one. A text whose key no page knows any more is refused here: it can only be removed. */
  id: Scalars['ID']['input'];
  /** Plain or Markdown as the key asks, not blank, with exactly the `{{value}}`s that the shipped text names. */
  text: Scalars['String']['input'];
  /** The version that was read; another one meanwhile is a VERSION_CONFLICT. */
  version: Scalars['Int']['input'];
};

/** Answer of `updateStaticText`. */
export type UpdateStaticTextPayload = {
  __typename?: 'UpdateStaticTextPayload';
  /** With `VERSION_CONFLICT`: when it was changed last. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** With `VERSION_CONFLICT`: username of who changed it last, at that time; null where nobody has noted it. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** With `VERSION_CONFLICT`: the text as it stands now. */
  current?: Maybe<StaticText>;
  /** The text; null when refused. */
  staticText?: Maybe<StaticText>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** A template's new text, and the version it was read at. */
export type UpdateTemplateInput = {
  /** Markdown, with `{{variables}}`, at most 20 000 characters. */
  body: Scalars['String']['input'];
  /** Which template. */
  id: TemplateId;
  /** In which locale. */
  locale: Locale;
  /** Subject, with `{{variables}}`, at most 200 characters. */
  subject: Scalars['String']['input'];
  /** The version that was read; another one meanwhile is a VERSION_CONFLICT. */
  version: Scalars['Int']['input'];
};

/** Answer of `updateTemplate`. */
export type UpdateTemplatePayload = {
  __typename?: 'UpdateTemplatePayload';
  /** With `VERSION_CONFLICT`: when it was changed last. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** With `VERSION_CONFLICT`: username of who changed it last, at that time; null where nobody has noted it. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** With `VERSION_CONFLICT`: the template as it stands now. */
  current?: Maybe<Template>;
  /** The template; null when refused. */
  template?: Maybe<Template>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** What an account becomes. */
export type UpdateUserInput = {
  /** Whether it administers. */
  administrator: Scalars['Boolean']['input'];
  /** Unique e-mail address. */
  email: Scalars['String']['input'];
  /** Given name. */
  firstName: Scalars['String']['input'];
  /** Which one. */
  id: Scalars['ID']['input'];
  /** Family name. */
  lastName: Scalars['String']['input'];
  /** Language of the account's mail. */
  locale: Locale;
  /** Newsletter types it takes. */
  newsletter: Array<NewsletterType>;
  /** The version that was read; another one meanwhile is a VERSION_CONFLICT. */
  version: Scalars['Int']['input'];
};

/** Answer of `updateUser`. */
export type UpdateUserPayload = {
  __typename?: 'UpdateUserPayload';
  /** With `VERSION_CONFLICT`: when it was changed last. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** With `VERSION_CONFLICT`: username of who changed it last, at that time; null where nobody has noted it. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** With `VERSION_CONFLICT`: the account as it stands now. */
  current?: Maybe<AdminUser>;
  /** The account; null when refused. */
  user?: Maybe<AdminUser>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** What to put into a slot. */
export type UploadImageInput = {
  /** The competition. */
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  /** The competition's number, in the place of its id: exactly one of both. */
  competitionNumber?: InputMaybe<Scalars['Int']['input']>;
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

/** A picture to make the logo of, and the version that was read. */
export type UploadSiteLogoInput = {
  /** The file in base64, 102,000 bytes at most: JPEG, PNG, WebP, AVIF, TIFF or HEIC, with at least 32 px on its longer side. */
  picture: Scalars['String']['input'];
  /** The version that was read; another one meanwhile is a VERSION_CONFLICT. */
  version: Scalars['Int']['input'];
};

/** Answer of `uploadSiteLogo`. */
export type UploadSiteLogoPayload = {
  __typename?: 'UploadSiteLogoPayload';
  /** With `VERSION_CONFLICT`: when it was changed last. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** With `VERSION_CONFLICT`: username of who changed it last, at that time; null where nobody has noted it. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** With `VERSION_CONFLICT`: the site as it stands now. */
  current?: Maybe<Site>;
  /** The site; null when refused. */
  site?: Maybe<Site>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** The viewer's account. */
export type User = Node & {
  __typename?: 'User';
  /** Whether the account administers. */
  administrator: Scalars['Boolean']['output'];
  /** When it was registered. */
  createdAt: Scalars['DateTime']['output'];
  /** Devices on which the account is logged in by an app, the one used last first; 20 at most, and none for sessions of the site. Null unless the account is that of the request's token. */
  devices?: Maybe<Array<DeviceSession>>;
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** When the token ends, and with it a session of the site; that of a device goes on with its refresh token. */
  expiry: Scalars['DateTime']['output'];
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** Unique over all types, see `Node`. */
  id: Scalars['ID']['output'];
  /** Whether the account has a seat in a jury, or an invitation to one, that `Query.mySeats` lists. */
  judge: Scalars['Boolean']['output'];
  /** Family name; written first in Hungarian; empty for who has a single name. */
  lastName: Scalars['String']['output'];
  /** Language of the account's mail. */
  locale: Locale;
  /** Newsletter types the account takes. */
  newsletter: Array<NewsletterType>;
  /** Its number, as in routes, mailed links and REST paths. */
  number: Scalars['Int']['output'];
  /** A new address that waits to be confirmed by the link mailed there; null where none does. */
  pendingEmail?: Maybe<Scalars['String']['output']>;
  /** What deleting the account would do now; null unless it is that of the request's token. */
  removal?: Maybe<UserRemoval>;
  /** Unique name. */
  username: Scalars['String']['output'];
};

/** What a person has done in a competition. */
export type UserDeed =
  /** Has an entry. */
  | 'ENTERED'
  /** Has none, and is no administrator. */
  | 'NOT_ENTERED'
  /** Has a vote; CONFLICT before voting is over. */
  | 'VOTED';

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
  /** A ballot is part of another decision that is not revoked. */
  | 'ALREADY_EXCLUDED'
  /** The list of awards has changed since it was read. */
  | 'AWARDS_CHANGED'
  /** A rule of awards refuses it; the field says which, as `AwardBreach` has them. */
  | 'AWARD_RULE'
  /** A moderator has rejected the comment: it can be deleted, not changed. */
  | 'COMMENT_REJECTED'
  /** The competition is closed for good. */
  | 'COMPETITION_CLOSED'
  /** The competition has as many entries as its count can name; a filled slot can still be replaced. */
  | 'COMPETITION_FULL'
  /** Only drafts can be deleted; what has been public can be cancelled. */
  | 'COMPETITION_NOT_DRAFT'
  /** The competition holds entries and cannot be deleted. */
  | 'COMPETITION_NOT_EMPTY'
  /** The competition is paused by an administrator. */
  | 'COMPETITION_PAUSED'
  /** Replaced by FROZEN; no longer answered. */
  | 'DATES_FROZEN'
  /** Every date of the draft has passed: it cannot be published. */
  | 'DATES_OVER'
  /** The comment was written too long ago to be changed. */
  | 'EDIT_TIME_OVER'
  /** The e-mail address belongs to another account. */
  | 'EMAIL_TAKEN'
  /** The file is larger than allowed. */
  | 'FILE_TOO_LARGE'
  /** The field cannot change any more; `AdminCompetition.frozenFields` says which ones, since when and why. */
  | 'FROZEN'
  /** A judge has entries in the competition, whose judges may not enter. */
  | 'HAS_ENTRIES'
  /** The person has votes in the competition, and cannot judge it while they stand. */
  | 'HAS_VOTES'
  /** The account is disabled, active already, or not active yet; the message says which. */
  | 'ILLEGAL_ACCOUNT_STATE'
  /** The campaign's state does not allow it. */
  | 'ILLEGAL_EMAIL_STATE'
  /** The decision is confirmed, or revoked, already; the message says which. */
  | 'ILLEGAL_EXCLUSION_STATE'
  /** The stage of the round does not allow it: only a round that has closed can be reopened or decided, and a decided one first has its decision taken back. */
  | 'ILLEGAL_ROUND_STATE'
  /** The seat's state does not allow it; the message says which state it is. */
  | 'ILLEGAL_SEAT_STATE'
  /** That status cannot follow the present one. */
  | 'ILLEGAL_STATUS_CHANGE'
  /** The picture cannot be decoded whole. */
  | 'IMAGE_DAMAGED'
  /** The image is not open to votes; an image that is hidden is NOT_FOUND. */
  | 'IMAGE_NOT_VOTABLE'
  /** The longer side is shorter than the competition asks. */
  | 'IMAGE_TOO_SMALL'
  /** The mailed code is unknown, used or expired. */
  | 'INVALID_CODE'
  /** Unknown username, wrong password or inactive account. */
  | 'INVALID_CREDENTIALS'
  /** The session of the device has ended: its refresh token is unknown, was used before, has expired, or the account was disabled. Ask for the password. */
  | 'INVALID_REFRESH_TOKEN'
  /** A judge of the competition can neither vote nor, unless its judges may, enter. */
  | 'IS_JUDGE'
  /** The jury has as many seats as it can have. */
  | 'JURY_FULL'
  /** The competition is judged by a jury: nobody votes. */
  | 'JURY_ONLY'
  /** The key has a text in that locale already. */
  | 'KEY_TAKEN'
  /** Nobody else could administer afterwards. */
  | 'LAST_ADMINISTRATOR'
  /** The mail server did not take the mail; the message says why. */
  | 'MAIL_NOT_SENT'
  /** The competition is judged by its voters: it has no jury. */
  | 'NO_JURY'
  /** Nobody belongs to the audience. */
  | 'NO_RECIPIENTS'
  /** Another ballot of the competition has this number; a new one is to be drawn. */
  | 'NUMBER_TAKEN'
  /** The observer of the count has chosen what to look into, which cannot be changed. */
  | 'OBSERVER_HAS_CHOSEN'
  /** Nobody may vote on the own image. */
  | 'OWN_IMAGE'
  /** The judge has withdrawn from the photo. */
  | 'PHOTO_WITHDRAWN'
  /** The radar has looked again since: its circles may have other letters. */
  | 'RADAR_CHANGED'
  /** Too many attempts; wait. */
  | 'RATE_LIMITED'
  /** The invitation, or the reminder, was mailed less than a day ago. */
  | 'REMINDED_TODAY'
  /** Another round of the same position, or another one that accepts, has one of the categories. */
  | 'ROUNDS_OVERLAP'
  /** The round of the jury has closed. */
  | 'ROUND_CLOSED'
  /** The round of the jury has opened: only its titles and its closing change, and it cannot be deleted. */
  | 'ROUND_FROZEN'
  /** The round of the jury has not opened yet. */
  | 'ROUND_NOT_OPEN'
  /** The person is invited, or a judge, already. */
  | 'SEAT_TAKEN'
  /** Another administrator has to confirm it, or a note say why nobody else does. */
  | 'SECOND_ADMINISTRATOR'
  /** There is no entry in that slot. */
  | 'SLOT_EMPTY'
  /** Too few people have voted for ballots to be shown. */
  | 'TOO_FEW_VOTERS'
  /** The jury has as many awards as it can have. */
  | 'TOO_MANY_AWARDS'
  /** The picture has more pixels than allowed. */
  | 'TOO_MANY_PIXELS'
  /** The jury has as many rounds as it can have. */
  | 'TOO_MANY_ROUNDS'
  /** The ballots were parted from who has cast them: nobody knows any more whose they are. */
  | 'UNLINKED'
  /** The file is not a picture of an accepted format, judged by its bytes. */
  | 'UNSUPPORTED_FORMAT'
  /** The username belongs to another account. */
  | 'USERNAME_TAKEN'
  /** A field does not satisfy its rule; `field` names it. */
  | 'VALIDATION_FAILED'
  /** Somebody else changed it meanwhile; read it again. */
  | 'VERSION_CONFLICT'
  /** Voting has begun, but photos that came in time are still being stored; the same can be sent again in a few seconds. */
  | 'VOTING_OPENS_SOON'
  /** The present password is not right. */
  | 'WRONG_PASSWORD'
  /** The competition's phase does not allow it now. */
  | 'WRONG_PHASE';

/** Which accounts; all of it must hold. */
export type UserFilterInput = {
  /** Whether its mailed link was used. */
  activated?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it administers. */
  administrator?: InputMaybe<Scalars['Boolean']['input']>;
  /** The competition of `did`; each needs the other. */
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  /** The competition's number, in the place of its id: at most one of both. */
  competitionNumber?: InputMaybe<Scalars['Int']['input']>;
  /** What the person has done in that competition. */
  did?: InputMaybe<UserDeed>;
  /** Whether it may log in. */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Language of its mail. */
  locale?: InputMaybe<Locale>;
  /** Only those who take this type. */
  newsletter?: InputMaybe<NewsletterType>;
  /** Words of name, username and address: each must begin a word, without regard to accents, case and punctuation. */
  q?: InputMaybe<Scalars['String']['input']>;
};

/** Why one of many accounts was left as it is. */
export type UserRefusal =
  /** Nobody else could administer afterwards. */
  | 'LAST_ADMINISTRATOR'
  /** There is no such account. */
  | 'NOT_FOUND'
  /** It has another version than `ifVersion` says. */
  | 'VERSION_CONFLICT';

/** What deleting an account does: what nobody has seen goes with the person, the rest stays without a name. */
export type UserRemoval = {
  __typename?: 'UserRemoval';
  /** Comments that stay without a name. */
  comments: Scalars['Int']['output'];
  /** Entries that stay without a name; those in a competition that runs go on competing. */
  entriesKept: Scalars['Int']['output'];
  /** Entries that go with the account: in competitions whose voting has not begun. */
  entriesWithdrawn: Scalars['Int']['output'];
  /** Whether it is the last enabled administrator, whose deletion is refused. */
  lastAdministrator: Scalars['Boolean']['output'];
  /** Current votes that go on counting; for administrators those in competitions whose voting is over. */
  votes: Scalars['Int']['output'];
};

/** What became of one of the accounts. */
export type UserResult = {
  __typename?: 'UserResult';
  /** The account's id. */
  accountId: Scalars['ID']['output'];
  /** With VERSION_CONFLICT: when it was changed last. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** With VERSION_CONFLICT: username of who changed it last, at that time; null where nobody has noted it. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** Unique over all types; no `Node`. */
  id: Scalars['ID']['output'];
  /** Why it was left as it is; null when it is now as was asked. */
  refusal?: Maybe<UserRefusal>;
  /** The account as it is now; null when there is none. */
  user?: Maybe<AdminUser>;
};

/** Sort field of account tables. */
export type UserSort =
  /** When it was made. */
  | 'CREATED_AT'
  /** The e-mail address. */
  | 'EMAIL'
  /** The family name. */
  | 'LAST_NAME'
  /** The username, without regard to case. */
  | 'USERNAME';

/** A voter's current vote on an image. */
export type Vote = {
  __typename?: 'Vote';
  /** The image's id. */
  imageId: Scalars['ID']['output'];
  /** The image's number, as in receipts and in routes. */
  imageNumber: Scalars['Int']['output'];
  /** Number of the ballot that it stands for, 16 characters; null where a withdrawal found nothing to withdraw. */
  number?: Maybe<Scalars['String']['output']>;
  /** The point; null once withdrawn. */
  point?: Maybe<Scalars['Int']['output']>;
  /** The service's signed promise that the ballot is counted; null in a list of votes, and where there is no ballot. */
  receipt?: Maybe<Scalars['String']['output']>;
  /** When it was last cast or changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of votes. */
export type VoteConnection = {
  __typename?: 'VoteConnection';
  /** The votes with their cursors. */
  edges: Array<VoteEdge>;
  /** The votes. */
  nodes: Array<Vote>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** Votes over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** How many images have so many votes. */
export type VoteCoverage = {
  __typename?: 'VoteCoverage';
  /** Share of images, 0–1. */
  share: Scalars['Float']['output'];
  /** At least so many: 1, 3, 5, 10. */
  votes: Scalars['Int']['output'];
};

/** A vote in a page. */
export type VoteEdge = {
  __typename?: 'VoteEdge';
  /** Cursor of this vote. */
  cursor: Scalars['String']['output'];
  /** The vote. */
  node: Vote;
};

/** A voter's standing in a competition. */
export type VotingInfo = {
  __typename?: 'VotingInfo';
  /** The competition's id. */
  competitionId: Scalars['ID']['output'];
  /** The competition's number, as in routes and REST paths. */
  competitionNumber: Scalars['Int']['output'];
  /** The viewer's current votes, by the image's id. */
  currentVotes: VoteConnection;
  /** Highest point. */
  maxPoint: Scalars['Int']['output'];
  /** Lowest point. */
  minPoint: Scalars['Int']['output'];
  /** True in an administrator's preview as a voter: made up of image ids, nobody has cast these votes. Else null. */
  sample?: Maybe<Scalars['Boolean']['output']>;
  /** Images the viewer may vote on. */
  votable: Scalars['Int']['output'];
  /** Of these, the number voted on. */
  voted: Scalars['Int']['output'];
  /**
   * The viewer's current votes.
   * @deprecated `currentVotes` brings them in pages: one may judge hundreds of images; kept until 2027-05-31.
   */
  votes: Array<Vote>;
};

/** A voter's standing in a competition. */
export type VotingInfoCurrentVotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** Something whose version is asked for. */
export type WatchInput = {
  /** Its id; of a template its id and language as the audit log writes them, e.g. `results/hu`. */
  id: Scalars['ID']['input'];
  /** What it is. */
  kind: WatchedKind;
};

/** What has a version. */
export type WatchedKind =
  /** An account. */
  | 'ACCOUNT'
  /** A competition. */
  | 'COMPETITION'
  /** An e-mail campaign. */
  | 'EMAIL'
  /** A static text. */
  | 'STATIC_TEXT'
  /** A mail template. */
  | 'TEMPLATE';

/** Where an object stands. */
export type WatchedVersion = {
  __typename?: 'WatchedVersion';
  /** When it was changed last. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Username of who changed it last, at that time; null where nobody has noted it. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** Unique over all types; no `Node`. */
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: WatchedKind;
  /** The id as it was asked for. */
  objectId: Scalars['ID']['output'];
  /** Rises with each change. */
  version: Scalars['Int']['output'];
};

/** A photo, or, for the award for the best author, an account. */
export type WinnerInput = {
  /** The author's account: an `Author`, `User` or `AdminUser`. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** The photo. */
  imageId?: InputMaybe<Scalars['ID']['input']>;
  /** The photo's number, in the place of its id: at most one of both. */
  imageNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Why, at most 500 characters, which is published with the award; needed for a best author who is not proposed. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** Which photo to withdraw from. */
export type WithdrawFromJuryPhotoInput = {
  /** The photo's number in the round. */
  number: Scalars['Int']['input'];
  /** Why; null takes it back. */
  reason?: InputMaybe<WithdrawalReason>;
  /** The round. */
  roundId?: InputMaybe<Scalars['ID']['input']>;
  /** The round's number, in the place of its id: exactly one of both. */
  roundNumber?: InputMaybe<Scalars['Int']['input']>;
};

/** Answer of `withdrawFromJuryPhoto`. */
export type WithdrawFromJuryPhotoPayload = {
  __typename?: 'WithdrawFromJuryPhotoPayload';
  /** The photo; null when refused. */
  photo?: Maybe<JuryPhoto>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Why a judge withdraws from a photo. */
export type WithdrawalReason =
  /** The judge knows its author. */
  | 'KNOWN'
  /** Another reason. */
  | 'OTHER'
  /** It is the judge's own work. */
  | 'OWN';

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

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | AdminCompetitionMapper
    | AdminUserMapper
    | CompetitionMapper
    | EmailMapper
    | ImageSourceMapper
    | StaticTextMapper
    | SessionUserMapper;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Acceptance: ResolverTypeWrapper<AcceptanceMapper>;
  AccountMail: AccountMail;
  ActivateAccountInput: ActivateAccountInput;
  ActivateAccountPayload: ResolverTypeWrapper<ActivateAccountPayload>;
  ActivateEmailInput: ActivateEmailInput;
  ActivateEmailPayload: ResolverTypeWrapper<
    Omit<ActivateEmailPayload, 'email'> & { email?: Maybe<ResolversTypes['Email']> }
  >;
  AddCommentInput: AddCommentInput;
  AddCommentPayload: ResolverTypeWrapper<
    Omit<AddCommentPayload, 'comment' | 'image'> & {
      comment?: Maybe<ResolversTypes['Comment']>;
      image?: Maybe<ResolversTypes['Image']>;
    }
  >;
  AdminAward: ResolverTypeWrapper<AdminAwardMapper>;
  AdminAwardWinner: ResolverTypeWrapper<AdminAwardWinnerMapper>;
  AdminCompetition: ResolverTypeWrapper<AdminCompetitionMapper>;
  AdminCompetitionPage: ResolverTypeWrapper<
    Omit<AdminCompetitionPage, 'items'> & { items: Array<ResolversTypes['AdminCompetition']> }
  >;
  AdminJury: ResolverTypeWrapper<AdminJuryMapper>;
  AdminJuryRound: ResolverTypeWrapper<AdminJuryRoundMapper>;
  AdminJurySeat: ResolverTypeWrapper<AdminJurySeatMapper>;
  AdminPulse: ResolverTypeWrapper<PulseMapper>;
  AdminUser: ResolverTypeWrapper<AdminUserMapper>;
  AdminUserPage: ResolverTypeWrapper<Omit<AdminUserPage, 'items'> & { items: Array<ResolversTypes['AdminUser']> }>;
  AnswerJuryInvitationInput: AnswerJuryInvitationInput;
  AnswerJuryInvitationPayload: ResolverTypeWrapper<
    Omit<AnswerJuryInvitationPayload, 'seat'> & { seat?: Maybe<ResolversTypes['JurySeat']> }
  >;
  ArchivedEntries: ResolverTypeWrapper<ArchivedEntriesMapper>;
  ArchivedEntriesConnection: ResolverTypeWrapper<
    Omit<ArchivedEntriesConnection, 'edges' | 'nodes'> & {
      edges: Array<ResolversTypes['ArchivedEntriesEdge']>;
      nodes: Array<ResolversTypes['ArchivedEntries']>;
    }
  >;
  ArchivedEntriesEdge: ResolverTypeWrapper<
    Omit<ArchivedEntriesEdge, 'node'> & { node: ResolversTypes['ArchivedEntries'] }
  >;
  AudienceMember: ResolverTypeWrapper<AudienceMemberMapper>;
  AuditChange: ResolverTypeWrapper<AuditChangeMapper>;
  AuditEntry: ResolverTypeWrapper<AuditEntryMapper>;
  AuditFilterInput: AuditFilterInput;
  AuditObject: AuditObject;
  AuditPage: ResolverTypeWrapper<Omit<AuditPage, 'items'> & { items: Array<ResolversTypes['AuditEntry']> }>;
  Author: ResolverTypeWrapper<AuthorMapper>;
  AuthorStanding: ResolverTypeWrapper<AuthorStandingMapper>;
  AwardBreach: AwardBreach;
  AwardCandidate: ResolverTypeWrapper<AwardCandidateMapper>;
  AwardCandidatePage: ResolverTypeWrapper<
    Omit<AwardCandidatePage, 'items'> & { items: Array<ResolversTypes['AwardCandidate']> }
  >;
  AwardKind: AwardKind;
  AwardWinner: ResolverTypeWrapper<AwardWinnerMapper>;
  BallotExclusion: ResolverTypeWrapper<BallotExclusionMapper>;
  BallotExclusions: ResolverTypeWrapper<
    Omit<BallotExclusions, 'effect' | 'exclusions'> & {
      effect: Array<ResolversTypes['RankChange']>;
      exclusions: Array<ResolversTypes['BallotExclusion']>;
    }
  >;
  BallotFlag: BallotFlag;
  BestAuthors: ResolverTypeWrapper<BestAuthorsMapper>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CancelEmailChangePayload: ResolverTypeWrapper<CancelEmailChangePayload>;
  CancelEmailInput: CancelEmailInput;
  CancelEmailPayload: ResolverTypeWrapper<
    Omit<CancelEmailPayload, 'email'> & { email?: Maybe<ResolversTypes['Email']> }
  >;
  CastMarksInput: CastMarksInput;
  CastMarksPayload: ResolverTypeWrapper<Omit<CastMarksPayload, 'desk'> & { desk?: Maybe<ResolversTypes['JuryDesk']> }>;
  CastVoteInput: CastVoteInput;
  CastVotePayload: ResolverTypeWrapper<
    Omit<CastVotePayload, 'image' | 'vote' | 'votingInfo'> & {
      image?: Maybe<ResolversTypes['Image']>;
      vote?: Maybe<ResolversTypes['Vote']>;
      votingInfo?: Maybe<ResolversTypes['VotingInfo']>;
    }
  >;
  ChairAward: ResolverTypeWrapper<ChairAwardMapper>;
  ChairAwards: ResolverTypeWrapper<ChairAwardsMapper>;
  ChairWinner: ResolverTypeWrapper<ChairWinnerMapper>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<ChangePasswordPayload>;
  ChosenUserInput: ChosenUserInput;
  Comment: ResolverTypeWrapper<CommentMapper>;
  CommentConnection: ResolverTypeWrapper<
    Omit<CommentConnection, 'edges' | 'nodes'> & {
      edges: Array<ResolversTypes['CommentEdge']>;
      nodes: Array<ResolversTypes['Comment']>;
    }
  >;
  CommentEdge: ResolverTypeWrapper<Omit<CommentEdge, 'node'> & { node: ResolversTypes['Comment'] }>;
  CommentModerationResult: ResolverTypeWrapper<CommentModerationResultMapper>;
  CommentStatus: CommentStatus;
  Competition: ResolverTypeWrapper<CompetitionMapper>;
  CompetitionConnection: ResolverTypeWrapper<
    Omit<CompetitionConnection, 'edges' | 'nodes'> & {
      edges: Array<ResolversTypes['CompetitionEdge']>;
      nodes: Array<ResolversTypes['Competition']>;
    }
  >;
  CompetitionEdge: ResolverTypeWrapper<Omit<CompetitionEdge, 'node'> & { node: ResolversTypes['Competition'] }>;
  CompetitionFilterInput: CompetitionFilterInput;
  CompetitionOverlap: ResolverTypeWrapper<CompetitionOverlapMapper>;
  CompetitionPhase: CompetitionPhase;
  CompetitionSort: CompetitionSort;
  CompetitionStatistics: ResolverTypeWrapper<CompetitionStatisticsMapper>;
  CompetitionStatus: CompetitionStatus;
  ConfirmAwardsInput: ConfirmAwardsInput;
  ConfirmAwardsPayload: ResolverTypeWrapper<
    Omit<ConfirmAwardsPayload, 'seat'> & { seat?: Maybe<ResolversTypes['JurySeat']> }
  >;
  ConfirmEmailInput: ConfirmEmailInput;
  ConfirmEmailPayload: ResolverTypeWrapper<ConfirmEmailPayload>;
  ConfirmExclusionInput: ConfirmExclusionInput;
  ConfirmExclusionPayload: ResolverTypeWrapper<
    Omit<ConfirmExclusionPayload, 'exclusion'> & { exclusion?: Maybe<ResolversTypes['BallotExclusion']> }
  >;
  Count: ResolverTypeWrapper<CountSourceMapper>;
  CountBallot: ResolverTypeWrapper<CountBallotMapper>;
  CountCosignature: ResolverTypeWrapper<CountCosignature>;
  CountDraw: ResolverTypeWrapper<Omit<CountDraw, 'ballots'> & { ballots: Array<ResolversTypes['DrawnBallot']> }>;
  CountFiles: ResolverTypeWrapper<CountFiles>;
  CountHead: ResolverTypeWrapper<CountHead>;
  CountInclusion: ResolverTypeWrapper<CountInclusion>;
  CountKey: ResolverTypeWrapper<CountKey>;
  CountLeftOut: ResolverTypeWrapper<CountLeftOut>;
  CountMine: ResolverTypeWrapper<Omit<CountMine, 'ballots'> & { ballots: Array<ResolversTypes['CountBallot']> }>;
  CountObservation: ResolverTypeWrapper<Omit<CountObservation, 'draw'> & { draw?: Maybe<ResolversTypes['CountDraw']> }>;
  CountObserver: ResolverTypeWrapper<CountObserver>;
  CountRollEntry: ResolverTypeWrapper<CountRollEntry>;
  CountRuleChange: ResolverTypeWrapper<CountRuleChange>;
  CountRules: ResolverTypeWrapper<CountRules>;
  CountState: CountState;
  CountVersion: ResolverTypeWrapper<CountVersion>;
  CountVersionReason: CountVersionReason;
  CreateAndSendEmailPayload: ResolverTypeWrapper<
    Omit<CreateAndSendEmailPayload, 'email'> & { email?: Maybe<ResolversTypes['Email']> }
  >;
  CreateAwardInput: CreateAwardInput;
  CreateAwardPayload: ResolverTypeWrapper<
    Omit<CreateAwardPayload, 'jury'> & { jury?: Maybe<ResolversTypes['AdminJury']> }
  >;
  CreateCompetitionInput: CreateCompetitionInput;
  CreateCompetitionPayload: ResolverTypeWrapper<
    Omit<CreateCompetitionPayload, 'competition'> & { competition?: Maybe<ResolversTypes['AdminCompetition']> }
  >;
  CreateEmailInput: CreateEmailInput;
  CreateEmailPayload: ResolverTypeWrapper<
    Omit<CreateEmailPayload, 'email'> & { email?: Maybe<ResolversTypes['Email']> }
  >;
  CreateRoundInput: CreateRoundInput;
  CreateRoundPayload: ResolverTypeWrapper<
    Omit<CreateRoundPayload, 'jury'> & { jury?: Maybe<ResolversTypes['AdminJury']> }
  >;
  CreateStaticTextInput: CreateStaticTextInput;
  CreateStaticTextPayload: ResolverTypeWrapper<
    Omit<CreateStaticTextPayload, 'staticText'> & { staticText?: Maybe<ResolversTypes['StaticText']> }
  >;
  CreateUserInput: CreateUserInput;
  CreateUserPayload: ResolverTypeWrapper<
    Omit<CreateUserPayload, 'user'> & { user?: Maybe<ResolversTypes['AdminUser']> }
  >;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DayActivity: ResolverTypeWrapper<DayCountMapper>;
  DecideRoundInput: DecideRoundInput;
  DecideRoundPayload: ResolverTypeWrapper<
    Omit<DecideRoundPayload, 'current' | 'round'> & {
      current?: Maybe<ResolversTypes['AdminJuryRound']>;
      round?: Maybe<ResolversTypes['AdminJuryRound']>;
    }
  >;
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountPayload: ResolverTypeWrapper<DeleteAccountPayload>;
  DeleteAwardInput: DeleteAwardInput;
  DeleteAwardPayload: ResolverTypeWrapper<
    Omit<DeleteAwardPayload, 'jury'> & { jury?: Maybe<ResolversTypes['AdminJury']> }
  >;
  DeleteCommentInput: DeleteCommentInput;
  DeleteCommentPayload: ResolverTypeWrapper<DeleteCommentPayload>;
  DeleteCompetitionInput: DeleteCompetitionInput;
  DeleteCompetitionPayload: ResolverTypeWrapper<
    Omit<DeleteCompetitionPayload, 'current'> & { current?: Maybe<ResolversTypes['AdminCompetition']> }
  >;
  DeleteEmailInput: DeleteEmailInput;
  DeleteEmailPayload: ResolverTypeWrapper<
    Omit<DeleteEmailPayload, 'current'> & { current?: Maybe<ResolversTypes['Email']> }
  >;
  DeleteImageInput: DeleteImageInput;
  DeleteImagePayload: ResolverTypeWrapper<
    Omit<DeleteImagePayload, 'competition'> & { competition?: Maybe<ResolversTypes['Competition']> }
  >;
  DeleteRoundInput: DeleteRoundInput;
  DeleteRoundPayload: ResolverTypeWrapper<
    Omit<DeleteRoundPayload, 'current' | 'jury'> & {
      current?: Maybe<ResolversTypes['AdminJuryRound']>;
      jury?: Maybe<ResolversTypes['AdminJury']>;
    }
  >;
  DeleteStaticTextInput: DeleteStaticTextInput;
  DeleteStaticTextPayload: ResolverTypeWrapper<
    Omit<DeleteStaticTextPayload, 'current'> & { current?: Maybe<ResolversTypes['StaticText']> }
  >;
  DeleteUserInput: DeleteUserInput;
  DeleteUserPayload: ResolverTypeWrapper<
    Omit<DeleteUserPayload, 'current'> & { current?: Maybe<ResolversTypes['AdminUser']> }
  >;
  DeviceSession: ResolverTypeWrapper<DeviceSession>;
  DismissSimilarInput: DismissSimilarInput;
  DismissSimilarPayload: ResolverTypeWrapper<
    Omit<DismissSimilarPayload, 'pair'> & { pair?: Maybe<ResolversTypes['SimilarPair']> }
  >;
  DrawnBallot: ResolverTypeWrapper<DrawnBallotMapper>;
  EditCommentInput: EditCommentInput;
  EditCommentPayload: ResolverTypeWrapper<
    Omit<EditCommentPayload, 'comment'> & { comment?: Maybe<ResolversTypes['Comment']> }
  >;
  Email: ResolverTypeWrapper<EmailMapper>;
  EmailAudience: ResolverTypeWrapper<EmailAudience>;
  EmailAudienceCount: ResolverTypeWrapper<EmailAudienceCountMapper>;
  EmailAudienceInput: EmailAudienceInput;
  EmailCheck: ResolverTypeWrapper<EmailCheckMapper>;
  EmailCheckCode: EmailCheckCode;
  EmailCheckFinding: ResolverTypeWrapper<EmailCheckFinding>;
  EmailCheckSeverity: EmailCheckSeverity;
  EmailChoice: ResolverTypeWrapper<EmailChoiceMapper>;
  EmailCounts: ResolverTypeWrapper<EmailCounts>;
  EmailFinding: ResolverTypeWrapper<Omit<EmailFinding, 'message'> & { message: ResolversTypes['LocalizedText'] }>;
  EmailFindingCode: EmailFindingCode;
  EmailGroup: EmailGroup;
  EmailMessage: ResolverTypeWrapper<EmailMessageMapper>;
  EmailMessageSort: EmailMessageSort;
  EmailMessages: ResolverTypeWrapper<
    Omit<EmailMessages, 'email' | 'items'> & {
      email: ResolversTypes['Email'];
      items: Array<ResolversTypes['EmailMessage']>;
    }
  >;
  EmailPage: ResolverTypeWrapper<Omit<EmailPage, 'items'> & { items: Array<ResolversTypes['Email']> }>;
  EmailPreview: ResolverTypeWrapper<EmailPreviewMapper>;
  EmailSort: EmailSort;
  EmailState: EmailState;
  EmailTemplate: EmailTemplate;
  EndDeviceInput: EndDeviceInput;
  EndDevicePayload: ResolverTypeWrapper<EndDevicePayload>;
  EndSessionInput: EndSessionInput;
  EndSessionPayload: ResolverTypeWrapper<EndSessionPayload>;
  EndUserSessionsInput: EndUserSessionsInput;
  EndUserSessionsPayload: ResolverTypeWrapper<EndUserSessionsPayload>;
  EntriesShown: EntriesShown;
  ErrorCode: ErrorCode;
  ExcludeBallotsInput: ExcludeBallotsInput;
  ExcludeBallotsPayload: ResolverTypeWrapper<
    Omit<ExcludeBallotsPayload, 'exclusion'> & { exclusion?: Maybe<ResolversTypes['BallotExclusion']> }
  >;
  ExcludedBallotGroup: ResolverTypeWrapper<ExcludedBallotGroupMapper>;
  ExcludedBallots: ResolverTypeWrapper<
    Omit<ExcludedBallots, 'effect' | 'groups'> & {
      effect: Array<ResolversTypes['RankChange']>;
      groups: Array<ResolversTypes['ExcludedBallotGroup']>;
    }
  >;
  ExclusionCircleInput: ExclusionCircleInput;
  ExclusionReason: ExclusionReason;
  ExclusionState: ExclusionState;
  Exposure: ResolverTypeWrapper<ExposureMapper>;
  FinishJuryRoundInput: FinishJuryRoundInput;
  FinishJuryRoundPayload: ResolverTypeWrapper<
    Omit<FinishJuryRoundPayload, 'desk'> & { desk?: Maybe<ResolversTypes['JuryDesk']> }
  >;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FrozenField: ResolverTypeWrapper<FrozenField>;
  FrozenReason: FrozenReason;
  GiveAwardInput: GiveAwardInput;
  GiveAwardPayload: ResolverTypeWrapper<Omit<GiveAwardPayload, 'jury'> & { jury?: Maybe<ResolversTypes['AdminJury']> }>;
  GivenAward: ResolverTypeWrapper<GivenAwardMapper>;
  HourActivity: ResolverTypeWrapper<HourActivity>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<ImageSourceMapper>;
  ImageAcceptance: ResolverTypeWrapper<ImageAcceptanceMapper>;
  ImageConnection: ResolverTypeWrapper<
    Omit<ImageConnection, 'edges' | 'nodes'> & {
      edges: Array<ResolversTypes['ImageEdge']>;
      nodes: Array<ResolversTypes['Image']>;
    }
  >;
  ImageEdge: ResolverTypeWrapper<Omit<ImageEdge, 'node'> & { node: ResolversTypes['Image'] }>;
  ImageModeration: ImageModeration;
  ImageModerationResult: ResolverTypeWrapper<ImageModerationResultMapper>;
  ImageResult: ResolverTypeWrapper<ScoreMapper>;
  ImageSort: ImageSort;
  ImageType: ResolverTypeWrapper<ImageTypeMapper>;
  ImageTypeInput: ImageTypeInput;
  Installation: ResolverTypeWrapper<Installation>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InviteJudgeInput: InviteJudgeInput;
  InviteJudgePayload: ResolverTypeWrapper<
    Omit<InviteJudgePayload, 'jury'> & { jury?: Maybe<ResolversTypes['AdminJury']> }
  >;
  InvitedPersonInput: InvitedPersonInput;
  JudgeName: ResolverTypeWrapper<JudgeName>;
  JudgeReport: ResolverTypeWrapper<JudgeReport>;
  JudgedBy: JudgedBy;
  Jury: ResolverTypeWrapper<JuryMapper>;
  JuryAward: ResolverTypeWrapper<JuryAwardMapper>;
  JuryDesk: ResolverTypeWrapper<JuryDeskMapper>;
  JuryLine: ResolverTypeWrapper<JuryLineMapper>;
  JuryLineInput: JuryLineInput;
  JuryLines: ResolverTypeWrapper<JuryLinesMapper>;
  JuryPhoto: ResolverTypeWrapper<JuryPhotoMapper>;
  JuryPhotoConnection: ResolverTypeWrapper<
    Omit<JuryPhotoConnection, 'edges' | 'nodes'> & {
      edges: Array<ResolversTypes['JuryPhotoEdge']>;
      nodes: Array<ResolversTypes['JuryPhoto']>;
    }
  >;
  JuryPhotoEdge: ResolverTypeWrapper<Omit<JuryPhotoEdge, 'node'> & { node: ResolversTypes['JuryPhoto'] }>;
  JuryPhotoList: JuryPhotoList;
  JuryResult: ResolverTypeWrapper<JuryResultMapper>;
  JuryRound: ResolverTypeWrapper<JuryRoundMapper>;
  JuryRoundResult: ResolverTypeWrapper<JuryRoundResultMapper>;
  JurySeat: ResolverTypeWrapper<JurySeatMapper>;
  JuryStage: JuryStage;
  LeftOut: ResolverTypeWrapper<LeftOut>;
  LeftOutReason: LeftOutReason;
  LetteredMark: ResolverTypeWrapper<LetteredMark>;
  LineCategory: ResolverTypeWrapper<LineCategoryMapper>;
  LineStep: ResolverTypeWrapper<LineStepMapper>;
  Locale: Locale;
  Localization: ResolverTypeWrapper<Localization>;
  LocalizedEntry: ResolverTypeWrapper<LocalizedEntry>;
  LocalizedText: ResolverTypeWrapper<LocalizedTextMapper>;
  LocalizedTextInput: LocalizedTextInput;
  LoginInput: LoginInput;
  LoginPayload: ResolverTypeWrapper<Omit<LoginPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  MailQueue: ResolverTypeWrapper<MailQueue>;
  MailSubscription: ResolverTypeWrapper<SubscriptionMapper>;
  MailingList: MailingList;
  MarkInput: MarkInput;
  MarkRefusal: MarkRefusal;
  MarkResult: ResolverTypeWrapper<MarkResult>;
  MessageState: MessageState;
  MethodRank: ResolverTypeWrapper<MethodRank>;
  ModerateCommentInput: ModerateCommentInput;
  ModerateCommentPayload: ResolverTypeWrapper<
    Omit<ModerateCommentPayload, 'comment'> & { comment?: Maybe<ResolversTypes['Comment']> }
  >;
  ModerateCommentsInput: ModerateCommentsInput;
  ModerateCommentsPayload: ResolverTypeWrapper<
    Omit<ModerateCommentsPayload, 'results'> & { results: Array<ResolversTypes['CommentModerationResult']> }
  >;
  ModerateImageInput: ModerateImageInput;
  ModerateImagePayload: ResolverTypeWrapper<
    Omit<ModerateImagePayload, 'image'> & { image?: Maybe<ResolversTypes['Image']> }
  >;
  ModerateImagesInput: ModerateImagesInput;
  ModerateImagesPayload: ResolverTypeWrapper<
    Omit<ModerateImagesPayload, 'results'> & { results: Array<ResolversTypes['ImageModerationResult']> }
  >;
  ModerationItem: ResolverTypeWrapper<ModerationItemMapper>;
  ModerationKind: ModerationKind;
  ModerationPage: ResolverTypeWrapper<
    Omit<ModerationPage, 'items'> & { items: Array<ResolversTypes['ModerationItem']> }
  >;
  ModerationRefusal: ModerationRefusal;
  ModerationSignal: ModerationSignal;
  ModerationSort: ModerationSort;
  MoveEntryInput: MoveEntryInput;
  MoveEntryPayload: ResolverTypeWrapper<
    Omit<MoveEntryPayload, 'entries'> & { entries?: Maybe<Array<ResolversTypes['Image']>> }
  >;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NamedConflict: ResolverTypeWrapper<NamedConflictMapper>;
  NamedObserver: ResolverTypeWrapper<NamedObserver>;
  NamesPublic: NamesPublic;
  NewsletterType: NewsletterType;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  NumberedPageInfo: ResolverTypeWrapper<NumberedPageInfo>;
  ObserveCountInput: ObserveCountInput;
  ObserveCountPayload: ResolverTypeWrapper<
    Omit<ObserveCountPayload, 'observation'> & { observation?: Maybe<ResolversTypes['CountObservation']> }
  >;
  ObserverChoice: ObserverChoice;
  OpenRadarCircleInput: OpenRadarCircleInput;
  OpenRadarCirclePayload: ResolverTypeWrapper<
    Omit<OpenRadarCirclePayload, 'people'> & { people?: Maybe<Array<ResolversTypes['RadarPerson']>> }
  >;
  OriginalsOf: OriginalsOf;
  OriginalsTotal: ResolverTypeWrapper<OriginalsTotal>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PanelState: PanelState;
  PointName: ResolverTypeWrapper<Omit<PointName, 'name'> & { name: ResolversTypes['LocalizedText'] }>;
  PointNameInput: PointNameInput;
  PointVotes: ResolverTypeWrapper<PointVotes>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Radar: ResolverTypeWrapper<Omit<Radar, 'circles'> & { circles: Array<ResolversTypes['RadarCircle']> }>;
  RadarCircle: ResolverTypeWrapper<
    Omit<RadarCircle, 'effect' | 'images'> & {
      effect: Array<ResolversTypes['RankChange']>;
      images: Array<ResolversTypes['RadarImage']>;
    }
  >;
  RadarDirection: RadarDirection;
  RadarFailure: RadarFailure;
  RadarImage: ResolverTypeWrapper<RadarImageMapper>;
  RadarPerson: ResolverTypeWrapper<RadarPersonMapper>;
  RadarState: RadarState;
  RankChange: ResolverTypeWrapper<RankChangeMapper>;
  RankDecision: RankDecision;
  RankExplanation: ResolverTypeWrapper<
    Omit<RankExplanation, 'after' | 'before'> & {
      after?: Maybe<ResolversTypes['RankNeighbour']>;
      before?: Maybe<ResolversTypes['RankNeighbour']>;
    }
  >;
  RankNeighbour: ResolverTypeWrapper<RankNeighbourMapper>;
  RankingMethod: RankingMethod;
  RefreshSessionInput: RefreshSessionInput;
  RefreshSessionPayload: ResolverTypeWrapper<
    Omit<RefreshSessionPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }
  >;
  RegisterInput: RegisterInput;
  RegisterPayload: ResolverTypeWrapper<RegisterPayload>;
  RemarkJuryPhotoInput: RemarkJuryPhotoInput;
  RemarkJuryPhotoPayload: ResolverTypeWrapper<
    Omit<RemarkJuryPhotoPayload, 'photo'> & { photo?: Maybe<ResolversTypes['JuryPhoto']> }
  >;
  RemindJudgeInput: RemindJudgeInput;
  RemindJudgePayload: ResolverTypeWrapper<
    Omit<RemindJudgePayload, 'jury'> & { jury?: Maybe<ResolversTypes['AdminJury']> }
  >;
  RemindOfRoundInput: RemindOfRoundInput;
  RemindOfRoundPayload: ResolverTypeWrapper<
    Omit<RemindOfRoundPayload, 'round'> & { round?: Maybe<ResolversTypes['AdminJuryRound']> }
  >;
  RemoveSeatInput: RemoveSeatInput;
  RemoveSeatPayload: ResolverTypeWrapper<
    Omit<RemoveSeatPayload, 'jury'> & { jury?: Maybe<ResolversTypes['AdminJury']> }
  >;
  RemoveSiteLogoInput: RemoveSiteLogoInput;
  RemoveSiteLogoPayload: ResolverTypeWrapper<
    Omit<RemoveSiteLogoPayload, 'current' | 'site'> & {
      current?: Maybe<ResolversTypes['Site']>;
      site?: Maybe<ResolversTypes['Site']>;
    }
  >;
  ReopenRoundInput: ReopenRoundInput;
  ReopenRoundPayload: ResolverTypeWrapper<
    Omit<ReopenRoundPayload, 'round'> & { round?: Maybe<ResolversTypes['AdminJuryRound']> }
  >;
  ReportJuryPhotoInput: ReportJuryPhotoInput;
  ReportJuryPhotoPayload: ResolverTypeWrapper<
    Omit<ReportJuryPhotoPayload, 'photo'> & { photo?: Maybe<ResolversTypes['JuryPhoto']> }
  >;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<RequestPasswordResetPayload>;
  ResendEmailChangePayload: ResolverTypeWrapper<ResendEmailChangePayload>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<ResetPasswordPayload>;
  ResetTemplateInput: ResetTemplateInput;
  ResetTemplatePayload: ResolverTypeWrapper<
    Omit<ResetTemplatePayload, 'current' | 'template'> & {
      current?: Maybe<ResolversTypes['Template']>;
      template?: Maybe<ResolversTypes['Template']>;
    }
  >;
  Resolution: Resolution;
  ResubscribeInput: ResubscribeInput;
  ResubscribePayload: ResolverTypeWrapper<
    Omit<ResubscribePayload, 'subscription'> & { subscription?: Maybe<ResolversTypes['MailSubscription']> }
  >;
  RetryEmailInput: RetryEmailInput;
  RetryEmailPayload: ResolverTypeWrapper<Omit<RetryEmailPayload, 'email'> & { email?: Maybe<ResolversTypes['Email']> }>;
  RevokeExclusionInput: RevokeExclusionInput;
  RevokeExclusionPayload: ResolverTypeWrapper<
    Omit<RevokeExclusionPayload, 'exclusion'> & { exclusion?: Maybe<ResolversTypes['BallotExclusion']> }
  >;
  RobustCategory: ResolverTypeWrapper<Omit<RobustCategory, 'rows'> & { rows: Array<ResolversTypes['RobustRow']> }>;
  RobustRow: ResolverTypeWrapper<RobustRowMapper>;
  Robustness: ResolverTypeWrapper<
    Omit<Robustness, 'categories'> & { categories: Array<ResolversTypes['RobustCategory']> }
  >;
  RollName: ResolverTypeWrapper<RollName>;
  RoundRemarks: RoundRemarks;
  ScoreCount: ResolverTypeWrapper<ScoreCountMapper>;
  Scoring: Scoring;
  SeatProgress: ResolverTypeWrapper<SeatProgress>;
  SeatState: SeatState;
  SendAccountMailInput: SendAccountMailInput;
  SendAccountMailPayload: ResolverTypeWrapper<SendAccountMailPayload>;
  SendTestEmailInput: SendTestEmailInput;
  SendTestEmailPayload: ResolverTypeWrapper<SendTestEmailPayload>;
  SetCompetitionStatusInput: SetCompetitionStatusInput;
  SetCompetitionStatusPayload: ResolverTypeWrapper<
    Omit<SetCompetitionStatusPayload, 'competition' | 'current'> & {
      competition?: Maybe<ResolversTypes['AdminCompetition']>;
      current?: Maybe<ResolversTypes['AdminCompetition']>;
    }
  >;
  SetConflictsInput: SetConflictsInput;
  SetConflictsPayload: ResolverTypeWrapper<
    Omit<SetConflictsPayload, 'jury'> & { jury?: Maybe<ResolversTypes['AdminJury']> }
  >;
  SetCountObserverInput: SetCountObserverInput;
  SetCountObserverPayload: ResolverTypeWrapper<SetCountObserverPayload>;
  SetLocaleInput: SetLocaleInput;
  SetLocalePayload: ResolverTypeWrapper<Omit<SetLocalePayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  SetPanelSeatInput: SetPanelSeatInput;
  SetPanelSeatPayload: ResolverTypeWrapper<
    Omit<SetPanelSeatPayload, 'round'> & { round?: Maybe<ResolversTypes['AdminJuryRound']> }
  >;
  SetUserNewsletterInput: SetUserNewsletterInput;
  SetUserNewsletterPayload: ResolverTypeWrapper<
    Omit<SetUserNewsletterPayload, 'user'> & { user?: Maybe<ResolversTypes['AdminUser']> }
  >;
  SetUserNewslettersInput: SetUserNewslettersInput;
  SetUserNewslettersPayload: ResolverTypeWrapper<
    Omit<SetUserNewslettersPayload, 'results'> & { results: Array<ResolversTypes['UserResult']> }
  >;
  SetUserStateInput: SetUserStateInput;
  SetUserStatePayload: ResolverTypeWrapper<
    Omit<SetUserStatePayload, 'current' | 'user'> & {
      current?: Maybe<ResolversTypes['AdminUser']>;
      user?: Maybe<ResolversTypes['AdminUser']>;
    }
  >;
  SetUserStatesInput: SetUserStatesInput;
  SetUserStatesPayload: ResolverTypeWrapper<
    Omit<SetUserStatesPayload, 'results'> & { results: Array<ResolversTypes['UserResult']> }
  >;
  SimilarImage: ResolverTypeWrapper<SimilarImageMapper>;
  SimilarPair: ResolverTypeWrapper<SimilarPairMapper>;
  SimilarPairPage: ResolverTypeWrapper<
    Omit<SimilarPairPage, 'items'> & { items: Array<ResolversTypes['SimilarPair']> }
  >;
  Site: ResolverTypeWrapper<Omit<Site, 'logo'> & { logo?: Maybe<ResolversTypes['SiteLogo']> }>;
  SiteLogo: ResolverTypeWrapper<SiteLogoMapper>;
  SortDirection: SortDirection;
  StarJuryPhotoInput: StarJuryPhotoInput;
  StarJuryPhotoPayload: ResolverTypeWrapper<
    Omit<StarJuryPhotoPayload, 'photo'> & { photo?: Maybe<ResolversTypes['JuryPhoto']> }
  >;
  StaticText: ResolverTypeWrapper<StaticTextMapper>;
  StaticTextPage: ResolverTypeWrapper<Omit<StaticTextPage, 'items'> & { items: Array<ResolversTypes['StaticText']> }>;
  StaticTextSort: StaticTextSort;
  StatusMove: ResolverTypeWrapper<StatusMove>;
  StatusMoveRefusal: StatusMoveRefusal;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TakeDecisionBackInput: TakeDecisionBackInput;
  TakeDecisionBackPayload: ResolverTypeWrapper<
    Omit<TakeDecisionBackPayload, 'current' | 'round'> & {
      current?: Maybe<ResolversTypes['AdminJuryRound']>;
      round?: Maybe<ResolversTypes['AdminJuryRound']>;
    }
  >;
  Template: ResolverTypeWrapper<TemplateMapper>;
  TemplateId: TemplateId;
  TemplatePage: ResolverTypeWrapper<Omit<TemplatePage, 'items'> & { items: Array<ResolversTypes['Template']> }>;
  TemplatePreview: ResolverTypeWrapper<TemplatePreview>;
  TemplateSort: TemplateSort;
  TemplateText: ResolverTypeWrapper<TemplateText>;
  TopImage: ResolverTypeWrapper<TopImageSourceMapper>;
  TypeEntries: ResolverTypeWrapper<TypeEntries>;
  UnsubscribeInput: UnsubscribeInput;
  UnsubscribePayload: ResolverTypeWrapper<
    Omit<UnsubscribePayload, 'subscription'> & { subscription?: Maybe<ResolversTypes['MailSubscription']> }
  >;
  UpdateAwardInput: UpdateAwardInput;
  UpdateAwardPayload: ResolverTypeWrapper<
    Omit<UpdateAwardPayload, 'jury'> & { jury?: Maybe<ResolversTypes['AdminJury']> }
  >;
  UpdateCompetitionContentInput: UpdateCompetitionContentInput;
  UpdateCompetitionInput: UpdateCompetitionInput;
  UpdateCompetitionPayload: ResolverTypeWrapper<
    Omit<UpdateCompetitionPayload, 'competition' | 'current'> & {
      competition?: Maybe<ResolversTypes['AdminCompetition']>;
      current?: Maybe<ResolversTypes['AdminCompetition']>;
    }
  >;
  UpdateEmailInput: UpdateEmailInput;
  UpdateEmailPayload: ResolverTypeWrapper<
    Omit<UpdateEmailPayload, 'current' | 'email'> & {
      current?: Maybe<ResolversTypes['Email']>;
      email?: Maybe<ResolversTypes['Email']>;
    }
  >;
  UpdateJuryInput: UpdateJuryInput;
  UpdateJuryPayload: ResolverTypeWrapper<
    Omit<UpdateJuryPayload, 'current' | 'jury'> & {
      current?: Maybe<ResolversTypes['AdminJury']>;
      jury?: Maybe<ResolversTypes['AdminJury']>;
    }
  >;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: ResolverTypeWrapper<
    Omit<UpdateProfilePayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }
  >;
  UpdateRoundInput: UpdateRoundInput;
  UpdateRoundPayload: ResolverTypeWrapper<
    Omit<UpdateRoundPayload, 'current' | 'round'> & {
      current?: Maybe<ResolversTypes['AdminJuryRound']>;
      round?: Maybe<ResolversTypes['AdminJuryRound']>;
    }
  >;
  UpdateSeatInput: UpdateSeatInput;
  UpdateSeatPayload: ResolverTypeWrapper<
    Omit<UpdateSeatPayload, 'jury'> & { jury?: Maybe<ResolversTypes['AdminJury']> }
  >;
  UpdateSiteInput: UpdateSiteInput;
  UpdateSitePayload: ResolverTypeWrapper<
    Omit<UpdateSitePayload, 'current' | 'site'> & {
      current?: Maybe<ResolversTypes['Site']>;
      site?: Maybe<ResolversTypes['Site']>;
    }
  >;
  UpdateStaticTextInput: UpdateStaticTextInput;
  UpdateStaticTextPayload: ResolverTypeWrapper<
    Omit<UpdateStaticTextPayload, 'current' | 'staticText'> & {
      current?: Maybe<ResolversTypes['StaticText']>;
      staticText?: Maybe<ResolversTypes['StaticText']>;
    }
  >;
  UpdateTemplateInput: UpdateTemplateInput;
  UpdateTemplatePayload: ResolverTypeWrapper<
    Omit<UpdateTemplatePayload, 'current' | 'template'> & {
      current?: Maybe<ResolversTypes['Template']>;
      template?: Maybe<ResolversTypes['Template']>;
    }
  >;
  UpdateUserInput: UpdateUserInput;
  UpdateUserPayload: ResolverTypeWrapper<
    Omit<UpdateUserPayload, 'current' | 'user'> & {
      current?: Maybe<ResolversTypes['AdminUser']>;
      user?: Maybe<ResolversTypes['AdminUser']>;
    }
  >;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  UploadImageInput: UploadImageInput;
  UploadImagePayload: ResolverTypeWrapper<
    Omit<UploadImagePayload, 'image'> & { image?: Maybe<ResolversTypes['Image']> }
  >;
  UploadSiteLogoInput: UploadSiteLogoInput;
  UploadSiteLogoPayload: ResolverTypeWrapper<
    Omit<UploadSiteLogoPayload, 'current' | 'site'> & {
      current?: Maybe<ResolversTypes['Site']>;
      site?: Maybe<ResolversTypes['Site']>;
    }
  >;
  User: ResolverTypeWrapper<SessionUserMapper>;
  UserDeed: UserDeed;
  UserError: ResolverTypeWrapper<UserError>;
  UserErrorCode: UserErrorCode;
  UserFilterInput: UserFilterInput;
  UserRefusal: UserRefusal;
  UserRemoval: ResolverTypeWrapper<UserRemovalMapper>;
  UserResult: ResolverTypeWrapper<UserResultMapper>;
  UserSort: UserSort;
  Vote: ResolverTypeWrapper<VoteMapper>;
  VoteConnection: ResolverTypeWrapper<
    Omit<VoteConnection, 'edges' | 'nodes'> & {
      edges: Array<ResolversTypes['VoteEdge']>;
      nodes: Array<ResolversTypes['Vote']>;
    }
  >;
  VoteCoverage: ResolverTypeWrapper<VoteCoverage>;
  VoteEdge: ResolverTypeWrapper<Omit<VoteEdge, 'node'> & { node: ResolversTypes['Vote'] }>;
  VotingInfo: ResolverTypeWrapper<VotingInfoMapper>;
  WatchInput: WatchInput;
  WatchedKind: WatchedKind;
  WatchedVersion: ResolverTypeWrapper<WatchedVersionMapper>;
  WinnerInput: WinnerInput;
  WithdrawFromJuryPhotoInput: WithdrawFromJuryPhotoInput;
  WithdrawFromJuryPhotoPayload: ResolverTypeWrapper<
    Omit<WithdrawFromJuryPhotoPayload, 'photo'> & { photo?: Maybe<ResolversTypes['JuryPhoto']> }
  >;
  WithdrawalReason: WithdrawalReason;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Acceptance: AcceptanceMapper;
  ActivateAccountInput: ActivateAccountInput;
  ActivateAccountPayload: ActivateAccountPayload;
  ActivateEmailInput: ActivateEmailInput;
  ActivateEmailPayload: Omit<ActivateEmailPayload, 'email'> & { email?: Maybe<ResolversParentTypes['Email']> };
  AddCommentInput: AddCommentInput;
  AddCommentPayload: Omit<AddCommentPayload, 'comment' | 'image'> & {
    comment?: Maybe<ResolversParentTypes['Comment']>;
    image?: Maybe<ResolversParentTypes['Image']>;
  };
  AdminAward: AdminAwardMapper;
  AdminAwardWinner: AdminAwardWinnerMapper;
  AdminCompetition: AdminCompetitionMapper;
  AdminCompetitionPage: Omit<AdminCompetitionPage, 'items'> & {
    items: Array<ResolversParentTypes['AdminCompetition']>;
  };
  AdminJury: AdminJuryMapper;
  AdminJuryRound: AdminJuryRoundMapper;
  AdminJurySeat: AdminJurySeatMapper;
  AdminPulse: PulseMapper;
  AdminUser: AdminUserMapper;
  AdminUserPage: Omit<AdminUserPage, 'items'> & { items: Array<ResolversParentTypes['AdminUser']> };
  AnswerJuryInvitationInput: AnswerJuryInvitationInput;
  AnswerJuryInvitationPayload: Omit<AnswerJuryInvitationPayload, 'seat'> & {
    seat?: Maybe<ResolversParentTypes['JurySeat']>;
  };
  ArchivedEntries: ArchivedEntriesMapper;
  ArchivedEntriesConnection: Omit<ArchivedEntriesConnection, 'edges' | 'nodes'> & {
    edges: Array<ResolversParentTypes['ArchivedEntriesEdge']>;
    nodes: Array<ResolversParentTypes['ArchivedEntries']>;
  };
  ArchivedEntriesEdge: Omit<ArchivedEntriesEdge, 'node'> & { node: ResolversParentTypes['ArchivedEntries'] };
  AudienceMember: AudienceMemberMapper;
  AuditChange: AuditChangeMapper;
  AuditEntry: AuditEntryMapper;
  AuditFilterInput: AuditFilterInput;
  AuditPage: Omit<AuditPage, 'items'> & { items: Array<ResolversParentTypes['AuditEntry']> };
  Author: AuthorMapper;
  AuthorStanding: AuthorStandingMapper;
  AwardCandidate: AwardCandidateMapper;
  AwardCandidatePage: Omit<AwardCandidatePage, 'items'> & { items: Array<ResolversParentTypes['AwardCandidate']> };
  AwardWinner: AwardWinnerMapper;
  BallotExclusion: BallotExclusionMapper;
  BallotExclusions: Omit<BallotExclusions, 'effect' | 'exclusions'> & {
    effect: Array<ResolversParentTypes['RankChange']>;
    exclusions: Array<ResolversParentTypes['BallotExclusion']>;
  };
  BestAuthors: BestAuthorsMapper;
  Boolean: Scalars['Boolean']['output'];
  CancelEmailChangePayload: CancelEmailChangePayload;
  CancelEmailInput: CancelEmailInput;
  CancelEmailPayload: Omit<CancelEmailPayload, 'email'> & { email?: Maybe<ResolversParentTypes['Email']> };
  CastMarksInput: CastMarksInput;
  CastMarksPayload: Omit<CastMarksPayload, 'desk'> & { desk?: Maybe<ResolversParentTypes['JuryDesk']> };
  CastVoteInput: CastVoteInput;
  CastVotePayload: Omit<CastVotePayload, 'image' | 'vote' | 'votingInfo'> & {
    image?: Maybe<ResolversParentTypes['Image']>;
    vote?: Maybe<ResolversParentTypes['Vote']>;
    votingInfo?: Maybe<ResolversParentTypes['VotingInfo']>;
  };
  ChairAward: ChairAwardMapper;
  ChairAwards: ChairAwardsMapper;
  ChairWinner: ChairWinnerMapper;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ChangePasswordPayload;
  ChosenUserInput: ChosenUserInput;
  Comment: CommentMapper;
  CommentConnection: Omit<CommentConnection, 'edges' | 'nodes'> & {
    edges: Array<ResolversParentTypes['CommentEdge']>;
    nodes: Array<ResolversParentTypes['Comment']>;
  };
  CommentEdge: Omit<CommentEdge, 'node'> & { node: ResolversParentTypes['Comment'] };
  CommentModerationResult: CommentModerationResultMapper;
  Competition: CompetitionMapper;
  CompetitionConnection: Omit<CompetitionConnection, 'edges' | 'nodes'> & {
    edges: Array<ResolversParentTypes['CompetitionEdge']>;
    nodes: Array<ResolversParentTypes['Competition']>;
  };
  CompetitionEdge: Omit<CompetitionEdge, 'node'> & { node: ResolversParentTypes['Competition'] };
  CompetitionFilterInput: CompetitionFilterInput;
  CompetitionOverlap: CompetitionOverlapMapper;
  CompetitionStatistics: CompetitionStatisticsMapper;
  ConfirmAwardsInput: ConfirmAwardsInput;
  ConfirmAwardsPayload: Omit<ConfirmAwardsPayload, 'seat'> & { seat?: Maybe<ResolversParentTypes['JurySeat']> };
  ConfirmEmailInput: ConfirmEmailInput;
  ConfirmEmailPayload: ConfirmEmailPayload;
  ConfirmExclusionInput: ConfirmExclusionInput;
  ConfirmExclusionPayload: Omit<ConfirmExclusionPayload, 'exclusion'> & {
    exclusion?: Maybe<ResolversParentTypes['BallotExclusion']>;
  };
  Count: CountSourceMapper;
  CountBallot: CountBallotMapper;
  CountCosignature: CountCosignature;
  CountDraw: Omit<CountDraw, 'ballots'> & { ballots: Array<ResolversParentTypes['DrawnBallot']> };
  CountFiles: CountFiles;
  CountHead: CountHead;
  CountInclusion: CountInclusion;
  CountKey: CountKey;
  CountLeftOut: CountLeftOut;
  CountMine: Omit<CountMine, 'ballots'> & { ballots: Array<ResolversParentTypes['CountBallot']> };
  CountObservation: Omit<CountObservation, 'draw'> & { draw?: Maybe<ResolversParentTypes['CountDraw']> };
  CountObserver: CountObserver;
  CountRollEntry: CountRollEntry;
  CountRuleChange: CountRuleChange;
  CountRules: CountRules;
  CountVersion: CountVersion;
  CreateAndSendEmailPayload: Omit<CreateAndSendEmailPayload, 'email'> & {
    email?: Maybe<ResolversParentTypes['Email']>;
  };
  CreateAwardInput: CreateAwardInput;
  CreateAwardPayload: Omit<CreateAwardPayload, 'jury'> & { jury?: Maybe<ResolversParentTypes['AdminJury']> };
  CreateCompetitionInput: CreateCompetitionInput;
  CreateCompetitionPayload: Omit<CreateCompetitionPayload, 'competition'> & {
    competition?: Maybe<ResolversParentTypes['AdminCompetition']>;
  };
  CreateEmailInput: CreateEmailInput;
  CreateEmailPayload: Omit<CreateEmailPayload, 'email'> & { email?: Maybe<ResolversParentTypes['Email']> };
  CreateRoundInput: CreateRoundInput;
  CreateRoundPayload: Omit<CreateRoundPayload, 'jury'> & { jury?: Maybe<ResolversParentTypes['AdminJury']> };
  CreateStaticTextInput: CreateStaticTextInput;
  CreateStaticTextPayload: Omit<CreateStaticTextPayload, 'staticText'> & {
    staticText?: Maybe<ResolversParentTypes['StaticText']>;
  };
  CreateUserInput: CreateUserInput;
  CreateUserPayload: Omit<CreateUserPayload, 'user'> & { user?: Maybe<ResolversParentTypes['AdminUser']> };
  DateTime: Scalars['DateTime']['output'];
  DayActivity: DayCountMapper;
  DecideRoundInput: DecideRoundInput;
  DecideRoundPayload: Omit<DecideRoundPayload, 'current' | 'round'> & {
    current?: Maybe<ResolversParentTypes['AdminJuryRound']>;
    round?: Maybe<ResolversParentTypes['AdminJuryRound']>;
  };
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountPayload: DeleteAccountPayload;
  DeleteAwardInput: DeleteAwardInput;
  DeleteAwardPayload: Omit<DeleteAwardPayload, 'jury'> & { jury?: Maybe<ResolversParentTypes['AdminJury']> };
  DeleteCommentInput: DeleteCommentInput;
  DeleteCommentPayload: DeleteCommentPayload;
  DeleteCompetitionInput: DeleteCompetitionInput;
  DeleteCompetitionPayload: Omit<DeleteCompetitionPayload, 'current'> & {
    current?: Maybe<ResolversParentTypes['AdminCompetition']>;
  };
  DeleteEmailInput: DeleteEmailInput;
  DeleteEmailPayload: Omit<DeleteEmailPayload, 'current'> & { current?: Maybe<ResolversParentTypes['Email']> };
  DeleteImageInput: DeleteImageInput;
  DeleteImagePayload: Omit<DeleteImagePayload, 'competition'> & {
    competition?: Maybe<ResolversParentTypes['Competition']>;
  };
  DeleteRoundInput: DeleteRoundInput;
  DeleteRoundPayload: Omit<DeleteRoundPayload, 'current' | 'jury'> & {
    current?: Maybe<ResolversParentTypes['AdminJuryRound']>;
    jury?: Maybe<ResolversParentTypes['AdminJury']>;
  };
  DeleteStaticTextInput: DeleteStaticTextInput;
  DeleteStaticTextPayload: Omit<DeleteStaticTextPayload, 'current'> & {
    current?: Maybe<ResolversParentTypes['StaticText']>;
  };
  DeleteUserInput: DeleteUserInput;
  DeleteUserPayload: Omit<DeleteUserPayload, 'current'> & { current?: Maybe<ResolversParentTypes['AdminUser']> };
  DeviceSession: DeviceSession;
  DismissSimilarInput: DismissSimilarInput;
  DismissSimilarPayload: Omit<DismissSimilarPayload, 'pair'> & { pair?: Maybe<ResolversParentTypes['SimilarPair']> };
  DrawnBallot: DrawnBallotMapper;
  EditCommentInput: EditCommentInput;
  EditCommentPayload: Omit<EditCommentPayload, 'comment'> & { comment?: Maybe<ResolversParentTypes['Comment']> };
  Email: EmailMapper;
  EmailAudience: EmailAudience;
  EmailAudienceCount: EmailAudienceCountMapper;
  EmailAudienceInput: EmailAudienceInput;
  EmailCheck: EmailCheckMapper;
  EmailCheckFinding: EmailCheckFinding;
  EmailChoice: EmailChoiceMapper;
  EmailCounts: EmailCounts;
  EmailFinding: Omit<EmailFinding, 'message'> & { message: ResolversParentTypes['LocalizedText'] };
  EmailMessage: EmailMessageMapper;
  EmailMessages: Omit<EmailMessages, 'email' | 'items'> & {
    email: ResolversParentTypes['Email'];
    items: Array<ResolversParentTypes['EmailMessage']>;
  };
  EmailPage: Omit<EmailPage, 'items'> & { items: Array<ResolversParentTypes['Email']> };
  EmailPreview: EmailPreviewMapper;
  EndDeviceInput: EndDeviceInput;
  EndDevicePayload: EndDevicePayload;
  EndSessionInput: EndSessionInput;
  EndSessionPayload: EndSessionPayload;
  EndUserSessionsInput: EndUserSessionsInput;
  EndUserSessionsPayload: EndUserSessionsPayload;
  ExcludeBallotsInput: ExcludeBallotsInput;
  ExcludeBallotsPayload: Omit<ExcludeBallotsPayload, 'exclusion'> & {
    exclusion?: Maybe<ResolversParentTypes['BallotExclusion']>;
  };
  ExcludedBallotGroup: ExcludedBallotGroupMapper;
  ExcludedBallots: Omit<ExcludedBallots, 'effect' | 'groups'> & {
    effect: Array<ResolversParentTypes['RankChange']>;
    groups: Array<ResolversParentTypes['ExcludedBallotGroup']>;
  };
  ExclusionCircleInput: ExclusionCircleInput;
  Exposure: ExposureMapper;
  FinishJuryRoundInput: FinishJuryRoundInput;
  FinishJuryRoundPayload: Omit<FinishJuryRoundPayload, 'desk'> & { desk?: Maybe<ResolversParentTypes['JuryDesk']> };
  Float: Scalars['Float']['output'];
  FrozenField: FrozenField;
  GiveAwardInput: GiveAwardInput;
  GiveAwardPayload: Omit<GiveAwardPayload, 'jury'> & { jury?: Maybe<ResolversParentTypes['AdminJury']> };
  GivenAward: GivenAwardMapper;
  HourActivity: HourActivity;
  ID: Scalars['ID']['output'];
  Image: ImageSourceMapper;
  ImageAcceptance: ImageAcceptanceMapper;
  ImageConnection: Omit<ImageConnection, 'edges' | 'nodes'> & {
    edges: Array<ResolversParentTypes['ImageEdge']>;
    nodes: Array<ResolversParentTypes['Image']>;
  };
  ImageEdge: Omit<ImageEdge, 'node'> & { node: ResolversParentTypes['Image'] };
  ImageModerationResult: ImageModerationResultMapper;
  ImageResult: ScoreMapper;
  ImageType: ImageTypeMapper;
  ImageTypeInput: ImageTypeInput;
  Installation: Installation;
  Int: Scalars['Int']['output'];
  InviteJudgeInput: InviteJudgeInput;
  InviteJudgePayload: Omit<InviteJudgePayload, 'jury'> & { jury?: Maybe<ResolversParentTypes['AdminJury']> };
  InvitedPersonInput: InvitedPersonInput;
  JudgeName: JudgeName;
  JudgeReport: JudgeReport;
  Jury: JuryMapper;
  JuryAward: JuryAwardMapper;
  JuryDesk: JuryDeskMapper;
  JuryLine: JuryLineMapper;
  JuryLineInput: JuryLineInput;
  JuryLines: JuryLinesMapper;
  JuryPhoto: JuryPhotoMapper;
  JuryPhotoConnection: Omit<JuryPhotoConnection, 'edges' | 'nodes'> & {
    edges: Array<ResolversParentTypes['JuryPhotoEdge']>;
    nodes: Array<ResolversParentTypes['JuryPhoto']>;
  };
  JuryPhotoEdge: Omit<JuryPhotoEdge, 'node'> & { node: ResolversParentTypes['JuryPhoto'] };
  JuryResult: JuryResultMapper;
  JuryRound: JuryRoundMapper;
  JuryRoundResult: JuryRoundResultMapper;
  JurySeat: JurySeatMapper;
  LeftOut: LeftOut;
  LetteredMark: LetteredMark;
  LineCategory: LineCategoryMapper;
  LineStep: LineStepMapper;
  Localization: Localization;
  LocalizedEntry: LocalizedEntry;
  LocalizedText: LocalizedTextMapper;
  LocalizedTextInput: LocalizedTextInput;
  LoginInput: LoginInput;
  LoginPayload: Omit<LoginPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  MailQueue: MailQueue;
  MailSubscription: SubscriptionMapper;
  MarkInput: MarkInput;
  MarkResult: MarkResult;
  MethodRank: MethodRank;
  ModerateCommentInput: ModerateCommentInput;
  ModerateCommentPayload: Omit<ModerateCommentPayload, 'comment'> & {
    comment?: Maybe<ResolversParentTypes['Comment']>;
  };
  ModerateCommentsInput: ModerateCommentsInput;
  ModerateCommentsPayload: Omit<ModerateCommentsPayload, 'results'> & {
    results: Array<ResolversParentTypes['CommentModerationResult']>;
  };
  ModerateImageInput: ModerateImageInput;
  ModerateImagePayload: Omit<ModerateImagePayload, 'image'> & { image?: Maybe<ResolversParentTypes['Image']> };
  ModerateImagesInput: ModerateImagesInput;
  ModerateImagesPayload: Omit<ModerateImagesPayload, 'results'> & {
    results: Array<ResolversParentTypes['ImageModerationResult']>;
  };
  ModerationItem: ModerationItemMapper;
  ModerationPage: Omit<ModerationPage, 'items'> & { items: Array<ResolversParentTypes['ModerationItem']> };
  MoveEntryInput: MoveEntryInput;
  MoveEntryPayload: Omit<MoveEntryPayload, 'entries'> & { entries?: Maybe<Array<ResolversParentTypes['Image']>> };
  Mutation: Record<PropertyKey, never>;
  NamedConflict: NamedConflictMapper;
  NamedObserver: NamedObserver;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  NumberedPageInfo: NumberedPageInfo;
  ObserveCountInput: ObserveCountInput;
  ObserveCountPayload: Omit<ObserveCountPayload, 'observation'> & {
    observation?: Maybe<ResolversParentTypes['CountObservation']>;
  };
  OpenRadarCircleInput: OpenRadarCircleInput;
  OpenRadarCirclePayload: Omit<OpenRadarCirclePayload, 'people'> & {
    people?: Maybe<Array<ResolversParentTypes['RadarPerson']>>;
  };
  OriginalsTotal: OriginalsTotal;
  PageInfo: PageInfo;
  PointName: Omit<PointName, 'name'> & { name: ResolversParentTypes['LocalizedText'] };
  PointNameInput: PointNameInput;
  PointVotes: PointVotes;
  Query: Record<PropertyKey, never>;
  Radar: Omit<Radar, 'circles'> & { circles: Array<ResolversParentTypes['RadarCircle']> };
  RadarCircle: Omit<RadarCircle, 'effect' | 'images'> & {
    effect: Array<ResolversParentTypes['RankChange']>;
    images: Array<ResolversParentTypes['RadarImage']>;
  };
  RadarImage: RadarImageMapper;
  RadarPerson: RadarPersonMapper;
  RankChange: RankChangeMapper;
  RankExplanation: Omit<RankExplanation, 'after' | 'before'> & {
    after?: Maybe<ResolversParentTypes['RankNeighbour']>;
    before?: Maybe<ResolversParentTypes['RankNeighbour']>;
  };
  RankNeighbour: RankNeighbourMapper;
  RefreshSessionInput: RefreshSessionInput;
  RefreshSessionPayload: Omit<RefreshSessionPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  RegisterInput: RegisterInput;
  RegisterPayload: RegisterPayload;
  RemarkJuryPhotoInput: RemarkJuryPhotoInput;
  RemarkJuryPhotoPayload: Omit<RemarkJuryPhotoPayload, 'photo'> & { photo?: Maybe<ResolversParentTypes['JuryPhoto']> };
  RemindJudgeInput: RemindJudgeInput;
  RemindJudgePayload: Omit<RemindJudgePayload, 'jury'> & { jury?: Maybe<ResolversParentTypes['AdminJury']> };
  RemindOfRoundInput: RemindOfRoundInput;
  RemindOfRoundPayload: Omit<RemindOfRoundPayload, 'round'> & { round?: Maybe<ResolversParentTypes['AdminJuryRound']> };
  RemoveSeatInput: RemoveSeatInput;
  RemoveSeatPayload: Omit<RemoveSeatPayload, 'jury'> & { jury?: Maybe<ResolversParentTypes['AdminJury']> };
  RemoveSiteLogoInput: RemoveSiteLogoInput;
  RemoveSiteLogoPayload: Omit<RemoveSiteLogoPayload, 'current' | 'site'> & {
    current?: Maybe<ResolversParentTypes['Site']>;
    site?: Maybe<ResolversParentTypes['Site']>;
  };
  ReopenRoundInput: ReopenRoundInput;
  ReopenRoundPayload: Omit<ReopenRoundPayload, 'round'> & { round?: Maybe<ResolversParentTypes['AdminJuryRound']> };
  ReportJuryPhotoInput: ReportJuryPhotoInput;
  ReportJuryPhotoPayload: Omit<ReportJuryPhotoPayload, 'photo'> & { photo?: Maybe<ResolversParentTypes['JuryPhoto']> };
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: RequestPasswordResetPayload;
  ResendEmailChangePayload: ResendEmailChangePayload;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResetPasswordPayload;
  ResetTemplateInput: ResetTemplateInput;
  ResetTemplatePayload: Omit<ResetTemplatePayload, 'current' | 'template'> & {
    current?: Maybe<ResolversParentTypes['Template']>;
    template?: Maybe<ResolversParentTypes['Template']>;
  };
  ResubscribeInput: ResubscribeInput;
  ResubscribePayload: Omit<ResubscribePayload, 'subscription'> & {
    subscription?: Maybe<ResolversParentTypes['MailSubscription']>;
  };
  RetryEmailInput: RetryEmailInput;
  RetryEmailPayload: Omit<RetryEmailPayload, 'email'> & { email?: Maybe<ResolversParentTypes['Email']> };
  RevokeExclusionInput: RevokeExclusionInput;
  RevokeExclusionPayload: Omit<RevokeExclusionPayload, 'exclusion'> & {
    exclusion?: Maybe<ResolversParentTypes['BallotExclusion']>;
  };
  RobustCategory: Omit<RobustCategory, 'rows'> & { rows: Array<ResolversParentTypes['RobustRow']> };
  RobustRow: RobustRowMapper;
  Robustness: Omit<Robustness, 'categories'> & { categories: Array<ResolversParentTypes['RobustCategory']> };
  RollName: RollName;
  ScoreCount: ScoreCountMapper;
  SeatProgress: SeatProgress;
  SendAccountMailInput: SendAccountMailInput;
  SendAccountMailPayload: SendAccountMailPayload;
  SendTestEmailInput: SendTestEmailInput;
  SendTestEmailPayload: SendTestEmailPayload;
  SetCompetitionStatusInput: SetCompetitionStatusInput;
  SetCompetitionStatusPayload: Omit<SetCompetitionStatusPayload, 'competition' | 'current'> & {
    competition?: Maybe<ResolversParentTypes['AdminCompetition']>;
    current?: Maybe<ResolversParentTypes['AdminCompetition']>;
  };
  SetConflictsInput: SetConflictsInput;
  SetConflictsPayload: Omit<SetConflictsPayload, 'jury'> & { jury?: Maybe<ResolversParentTypes['AdminJury']> };
  SetCountObserverInput: SetCountObserverInput;
  SetCountObserverPayload: SetCountObserverPayload;
  SetLocaleInput: SetLocaleInput;
  SetLocalePayload: Omit<SetLocalePayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  SetPanelSeatInput: SetPanelSeatInput;
  SetPanelSeatPayload: Omit<SetPanelSeatPayload, 'round'> & { round?: Maybe<ResolversParentTypes['AdminJuryRound']> };
  SetUserNewsletterInput: SetUserNewsletterInput;
  SetUserNewsletterPayload: Omit<SetUserNewsletterPayload, 'user'> & {
    user?: Maybe<ResolversParentTypes['AdminUser']>;
  };
  SetUserNewslettersInput: SetUserNewslettersInput;
  SetUserNewslettersPayload: Omit<SetUserNewslettersPayload, 'results'> & {
    results: Array<ResolversParentTypes['UserResult']>;
  };
  SetUserStateInput: SetUserStateInput;
  SetUserStatePayload: Omit<SetUserStatePayload, 'current' | 'user'> & {
    current?: Maybe<ResolversParentTypes['AdminUser']>;
    user?: Maybe<ResolversParentTypes['AdminUser']>;
  };
  SetUserStatesInput: SetUserStatesInput;
  SetUserStatesPayload: Omit<SetUserStatesPayload, 'results'> & { results: Array<ResolversParentTypes['UserResult']> };
  SimilarImage: SimilarImageMapper;
  SimilarPair: SimilarPairMapper;
  SimilarPairPage: Omit<SimilarPairPage, 'items'> & { items: Array<ResolversParentTypes['SimilarPair']> };
  Site: Omit<Site, 'logo'> & { logo?: Maybe<ResolversParentTypes['SiteLogo']> };
  SiteLogo: SiteLogoMapper;
  StarJuryPhotoInput: StarJuryPhotoInput;
  StarJuryPhotoPayload: Omit<StarJuryPhotoPayload, 'photo'> & { photo?: Maybe<ResolversParentTypes['JuryPhoto']> };
  StaticText: StaticTextMapper;
  StaticTextPage: Omit<StaticTextPage, 'items'> & { items: Array<ResolversParentTypes['StaticText']> };
  StatusMove: StatusMove;
  String: Scalars['String']['output'];
  TakeDecisionBackInput: TakeDecisionBackInput;
  TakeDecisionBackPayload: Omit<TakeDecisionBackPayload, 'current' | 'round'> & {
    current?: Maybe<ResolversParentTypes['AdminJuryRound']>;
    round?: Maybe<ResolversParentTypes['AdminJuryRound']>;
  };
  Template: TemplateMapper;
  TemplatePage: Omit<TemplatePage, 'items'> & { items: Array<ResolversParentTypes['Template']> };
  TemplatePreview: TemplatePreview;
  TemplateText: TemplateText;
  TopImage: TopImageSourceMapper;
  TypeEntries: TypeEntries;
  UnsubscribeInput: UnsubscribeInput;
  UnsubscribePayload: Omit<UnsubscribePayload, 'subscription'> & {
    subscription?: Maybe<ResolversParentTypes['MailSubscription']>;
  };
  UpdateAwardInput: UpdateAwardInput;
  UpdateAwardPayload: Omit<UpdateAwardPayload, 'jury'> & { jury?: Maybe<ResolversParentTypes['AdminJury']> };
  UpdateCompetitionContentInput: UpdateCompetitionContentInput;
  UpdateCompetitionInput: UpdateCompetitionInput;
  UpdateCompetitionPayload: Omit<UpdateCompetitionPayload, 'competition' | 'current'> & {
    competition?: Maybe<ResolversParentTypes['AdminCompetition']>;
    current?: Maybe<ResolversParentTypes['AdminCompetition']>;
  };
  UpdateEmailInput: UpdateEmailInput;
  UpdateEmailPayload: Omit<UpdateEmailPayload, 'current' | 'email'> & {
    current?: Maybe<ResolversParentTypes['Email']>;
    email?: Maybe<ResolversParentTypes['Email']>;
  };
  UpdateJuryInput: UpdateJuryInput;
  UpdateJuryPayload: Omit<UpdateJuryPayload, 'current' | 'jury'> & {
    current?: Maybe<ResolversParentTypes['AdminJury']>;
    jury?: Maybe<ResolversParentTypes['AdminJury']>;
  };
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: Omit<UpdateProfilePayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  UpdateRoundInput: UpdateRoundInput;
  UpdateRoundPayload: Omit<UpdateRoundPayload, 'current' | 'round'> & {
    current?: Maybe<ResolversParentTypes['AdminJuryRound']>;
    round?: Maybe<ResolversParentTypes['AdminJuryRound']>;
  };
  UpdateSeatInput: UpdateSeatInput;
  UpdateSeatPayload: Omit<UpdateSeatPayload, 'jury'> & { jury?: Maybe<ResolversParentTypes['AdminJury']> };
  UpdateSiteInput: UpdateSiteInput;
  UpdateSitePayload: Omit<UpdateSitePayload, 'current' | 'site'> & {
    current?: Maybe<ResolversParentTypes['Site']>;
    site?: Maybe<ResolversParentTypes['Site']>;
  };
  UpdateStaticTextInput: UpdateStaticTextInput;
  UpdateStaticTextPayload: Omit<UpdateStaticTextPayload, 'current' | 'staticText'> & {
    current?: Maybe<ResolversParentTypes['StaticText']>;
    staticText?: Maybe<ResolversParentTypes['StaticText']>;
  };
  UpdateTemplateInput: UpdateTemplateInput;
  UpdateTemplatePayload: Omit<UpdateTemplatePayload, 'current' | 'template'> & {
    current?: Maybe<ResolversParentTypes['Template']>;
    template?: Maybe<ResolversParentTypes['Template']>;
  };
  UpdateUserInput: UpdateUserInput;
  UpdateUserPayload: Omit<UpdateUserPayload, 'current' | 'user'> & {
    current?: Maybe<ResolversParentTypes['AdminUser']>;
    user?: Maybe<ResolversParentTypes['AdminUser']>;
  };
  Upload: Scalars['Upload']['output'];
  UploadImageInput: UploadImageInput;
  UploadImagePayload: Omit<UploadImagePayload, 'image'> & { image?: Maybe<ResolversParentTypes['Image']> };
  UploadSiteLogoInput: UploadSiteLogoInput;
  UploadSiteLogoPayload: Omit<UploadSiteLogoPayload, 'current' | 'site'> & {
    current?: Maybe<ResolversParentTypes['Site']>;
    site?: Maybe<ResolversParentTypes['Site']>;
  };
  User: SessionUserMapper;
  UserError: UserError;
  UserFilterInput: UserFilterInput;
  UserRemoval: UserRemovalMapper;
  UserResult: UserResultMapper;
  Vote: VoteMapper;
  VoteConnection: Omit<VoteConnection, 'edges' | 'nodes'> & {
    edges: Array<ResolversParentTypes['VoteEdge']>;
    nodes: Array<ResolversParentTypes['Vote']>;
  };
  VoteCoverage: VoteCoverage;
  VoteEdge: Omit<VoteEdge, 'node'> & { node: ResolversParentTypes['Vote'] };
  VotingInfo: VotingInfoMapper;
  WatchInput: WatchInput;
  WatchedVersion: WatchedVersionMapper;
  WinnerInput: WinnerInput;
  WithdrawFromJuryPhotoInput: WithdrawFromJuryPhotoInput;
  WithdrawFromJuryPhotoPayload: Omit<WithdrawFromJuryPhotoPayload, 'photo'> & {
    photo?: Maybe<ResolversParentTypes['JuryPhoto']>;
  };
};

export type AcceptanceResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Acceptance'] = ResolversParentTypes['Acceptance'],
> = {
  acceptedAuthors?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  acceptedPhotos?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  authors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  photos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  roundId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  roundNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActivateAccountPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ActivateAccountPayload'] = ResolversParentTypes['ActivateAccountPayload'],
> = {
  activated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ActivateEmailPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ActivateEmailPayload'] = ResolversParentTypes['ActivateEmailPayload'],
> = {
  email?: Resolver<Maybe<ResolversTypes['Email']>, ParentType, ContextType>;
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

export type AdminAwardResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['AdminAward'] = ResolversParentTypes['AdminAward'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AwardKind'], ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  next?: Resolver<Array<ResolversTypes['AwardCandidate']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vacant?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  winners?: Resolver<Array<ResolversTypes['AdminAwardWinner']>, ParentType, ContextType>;
};

export type AdminAwardWinnerResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['AdminAwardWinner'] = ResolversParentTypes['AdminAwardWinner'],
> = {
  author?: Resolver<Maybe<ResolversTypes['Author']>, ParentType, ContextType>;
  givenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  givenBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  told?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AdminCompetitionResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['AdminCompetition'] = ResolversParentTypes['AdminCompetition'],
> = {
  competition?: Resolver<ResolversTypes['Competition'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deletable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  entryCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exclusions?: Resolver<Maybe<ResolversTypes['BallotExclusions']>, ParentType, ContextType>;
  frozenFields?: Resolver<Array<ResolversTypes['FrozenField']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jury?: Resolver<Maybe<ResolversTypes['AdminJury']>, ParentType, ContextType>;
  moves?: Resolver<Array<ResolversTypes['StatusMove']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  observer?: Resolver<Maybe<ResolversTypes['NamedObserver']>, ParentType, ContextType>;
  originals?: Resolver<
    Maybe<ResolversTypes['OriginalsTotal']>,
    ParentType,
    ContextType,
    RequireFields<AdminCompetitionOriginalsArgs, 'of'>
  >;
  overlaps?: Resolver<Array<ResolversTypes['CompetitionOverlap']>, ParentType, ContextType>;
  radar?: Resolver<Maybe<ResolversTypes['Radar']>, ParentType, ContextType>;
  rankingWithout?: Resolver<
    Maybe<Array<ResolversTypes['RankChange']>>,
    ParentType,
    ContextType,
    RequireFields<AdminCompetitionRankingWithoutArgs, 'imageIds'>
  >;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  voteCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminCompetitionPageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['AdminCompetitionPage'] = ResolversParentTypes['AdminCompetitionPage'],
> = {
  items?: Resolver<Array<ResolversTypes['AdminCompetition']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['NumberedPageInfo'], ParentType, ContextType>;
};

export type AdminJuryResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['AdminJury'] = ResolversParentTypes['AdminJury'],
> = {
  awards?: Resolver<Array<ResolversTypes['AdminAward']>, ParentType, ContextType>;
  awardsConfirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  bestAuthors?: Resolver<Array<ResolversTypes['BestAuthors']>, ParentType, ContextType>;
  judgesMayEnter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  namesPublic?: Resolver<ResolversTypes['NamesPublic'], ParentType, ContextType>;
  oneAwardPerAuthor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  oneAwardPerImage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rounds?: Resolver<Array<ResolversTypes['AdminJuryRound']>, ParentType, ContextType>;
  seats?: Resolver<Array<ResolversTypes['AdminJurySeat']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminJuryRoundResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['AdminJuryRound'] = ResolversParentTypes['AdminJuryRound'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  incomplete?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<Maybe<ResolversTypes['JuryLines']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outside?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  progress?: Resolver<Array<ResolversTypes['SeatProgress']>, ParentType, ContextType>;
  round?: Resolver<ResolversTypes['JuryRound'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminJurySeatResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['AdminJurySeat'] = ResolversParentTypes['AdminJurySeat'],
> = {
  accountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  activated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  chair?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  conflicts?: Resolver<Array<ResolversTypes['NamedConflict']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invitedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  leftAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  remindableFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SeatState'], ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdminPulseResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['AdminPulse'] = ResolversParentTypes['AdminPulse'],
> = {
  auditId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mail?: Resolver<ResolversTypes['MailQueue'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  pendingComments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingImages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  runningEmails?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  unfinishedPhotos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  watched?: Resolver<Array<ResolversTypes['WatchedVersion']>, ParentType, ContextType>;
};

export type AdminUserResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['AdminUser'] = ResolversParentTypes['AdminUser'],
> = {
  activated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  administrator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  commentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  entryCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  newsletter?: Resolver<Array<ResolversTypes['NewsletterType']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  organiserMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  removal?: Resolver<Maybe<ResolversTypes['UserRemoval']>, ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  voteCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminUserPageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['AdminUserPage'] = ResolversParentTypes['AdminUserPage'],
> = {
  items?: Resolver<Array<ResolversTypes['AdminUser']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['NumberedPageInfo'], ParentType, ContextType>;
};

export type AnswerJuryInvitationPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['AnswerJuryInvitationPayload'] =
    ResolversParentTypes['AnswerJuryInvitationPayload'],
> = {
  seat?: Resolver<Maybe<ResolversTypes['JurySeat']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ArchivedEntriesResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ArchivedEntries'] = ResolversParentTypes['ArchivedEntries'],
> = {
  competition?: Resolver<ResolversTypes['Competition'], ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
};

export type ArchivedEntriesConnectionResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ArchivedEntriesConnection'] =
    ResolversParentTypes['ArchivedEntriesConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['ArchivedEntriesEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ArchivedEntries']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ArchivedEntriesEdgeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ArchivedEntriesEdge'] = ResolversParentTypes['ArchivedEntriesEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ArchivedEntries'], ParentType, ContextType>;
};

export type AudienceMemberResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['AudienceMember'] = ResolversParentTypes['AudienceMember'],
> = {
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditChangeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['AuditChange'] = ResolversParentTypes['AuditChange'],
> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEntryResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry'],
> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['AuditChange']>, ParentType, ContextType>;
  competitionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  competitionNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  competitionTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  objectId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  objectType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditPageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['AuditPage'] = ResolversParentTypes['AuditPage'],
> = {
  items?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['NumberedPageInfo'], ParentType, ContextType>;
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

export type AuthorStandingResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['AuthorStanding'] = ResolversParentTypes['AuthorStanding'],
> = {
  accepted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['Author'], ParentType, ContextType>;
  awards?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proposed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AwardCandidateResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['AwardCandidate'] = ResolversParentTypes['AwardCandidate'],
> = {
  accepted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['Author']>, ParentType, ContextType>;
  breach?: Resolver<Maybe<ResolversTypes['AwardBreach']>, ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  marks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  roundId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  roundNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AwardCandidatePageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['AwardCandidatePage'] = ResolversParentTypes['AwardCandidatePage'],
> = {
  items?: Resolver<Array<ResolversTypes['AwardCandidate']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['NumberedPageInfo'], ParentType, ContextType>;
};

export type AwardWinnerResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['AwardWinner'] = ResolversParentTypes['AwardWinner'],
> = {
  author?: Resolver<Maybe<ResolversTypes['Author']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BallotExclusionResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['BallotExclusion'] = ResolversParentTypes['BallotExclusion'],
> = {
  aloneNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ballots?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  confirmedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  effect?: Resolver<Array<ResolversTypes['RankChange']>, ParentType, ContextType>;
  effectiveAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  own?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  proposedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  proposedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ExclusionReason'], ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revokedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ExclusionState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BallotExclusionsResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['BallotExclusions'] = ResolversParentTypes['BallotExclusions'],
> = {
  effect?: Resolver<Array<ResolversTypes['RankChange']>, ParentType, ContextType>;
  exclusions?: Resolver<Array<ResolversTypes['BallotExclusion']>, ParentType, ContextType>;
};

export type BestAuthorsResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['BestAuthors'] = ResolversParentTypes['BestAuthors'],
> = {
  authors?: Resolver<Array<ResolversTypes['AuthorStanding']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CancelEmailChangePayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CancelEmailChangePayload'] =
    ResolversParentTypes['CancelEmailChangePayload'],
> = {
  cancelled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CancelEmailPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CancelEmailPayload'] = ResolversParentTypes['CancelEmailPayload'],
> = {
  email?: Resolver<Maybe<ResolversTypes['Email']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CastMarksPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CastMarksPayload'] = ResolversParentTypes['CastMarksPayload'],
> = {
  desk?: Resolver<Maybe<ResolversTypes['JuryDesk']>, ParentType, ContextType>;
  results?: Resolver<Maybe<Array<ResolversTypes['MarkResult']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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

export type ChairAwardResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ChairAward'] = ResolversParentTypes['ChairAward'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AwardKind'], ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  winners?: Resolver<Array<ResolversTypes['ChairWinner']>, ParentType, ContextType>;
};

export type ChairAwardsResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ChairAwards'] = ResolversParentTypes['ChairAwards'],
> = {
  awards?: Resolver<Array<ResolversTypes['ChairAward']>, ParentType, ContextType>;
  confirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChairWinnerResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ChairWinner'] = ResolversParentTypes['ChairWinner'],
> = {
  number?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  roundId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  roundNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  editableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  editedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type CommentModerationResultResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CommentModerationResult'] = ResolversParentTypes['CommentModerationResult'],
> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  commentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  previousStatus?: Resolver<Maybe<ResolversTypes['CommentStatus']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['ModerationRefusal']>, ParentType, ContextType>;
};

export type CompetitionResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Competition'] = ResolversParentTypes['Competition'],
> = {
  award?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  competitionStart?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Count']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  ended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  entriesShown?: Resolver<ResolversTypes['EntriesShown'], ParentType, ContextType>;
  excludedBallots?: Resolver<Maybe<ResolversTypes['ExcludedBallots']>, ParentType, ContextType>;
  hasCount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  imageTypes?: Resolver<Array<ResolversTypes['ImageType']>, ParentType, ContextType>;
  images?: Resolver<
    Maybe<ResolversTypes['ImageConnection']>,
    ParentType,
    ContextType,
    RequireFields<CompetitionImagesArgs, 'sort'>
  >;
  judgedBy?: Resolver<ResolversTypes['JudgedBy'], ParentType, ContextType>;
  jury?: Resolver<Maybe<ResolversTypes['Jury']>, ParentType, ContextType>;
  maxPoint?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minCoverage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minLongerSide?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minPoint?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  myEntries?: Resolver<Maybe<Array<ResolversTypes['Image']>>, ParentType, ContextType>;
  myEntry?: Resolver<
    Maybe<ResolversTypes['Image']>,
    ParentType,
    ContextType,
    RequireFields<CompetitionMyEntryArgs, 'slot'>
  >;
  nextBoundary?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['CompetitionPhase'], ParentType, ContextType>;
  preModeration?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  robustness?: Resolver<Maybe<ResolversTypes['Robustness']>, ParentType, ContextType>;
  scoring?: Resolver<ResolversTypes['Scoring'], ParentType, ContextType>;
  statistics?: Resolver<Maybe<ResolversTypes['CompetitionStatistics']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CompetitionStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  votingEnd?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  votingStart?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export type CompetitionOverlapResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CompetitionOverlap'] = ResolversParentTypes['CompetitionOverlap'],
> = {
  award?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  competitionStart?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CompetitionStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
};

export type CompetitionStatisticsResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CompetitionStatistics'] = ResolversParentTypes['CompetitionStatistics'],
> = {
  comments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  coverage?: Resolver<Array<ResolversTypes['VoteCoverage']>, ParentType, ContextType>;
  entrants?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingComments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingImages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perDay?: Resolver<Array<ResolversTypes['DayActivity']>, ParentType, ContextType>;
  perHour?: Resolver<Array<ResolversTypes['HourActivity']>, ParentType, ContextType>;
  perPoint?: Resolver<Array<ResolversTypes['PointVotes']>, ParentType, ContextType>;
  perType?: Resolver<Array<ResolversTypes['TypeEntries']>, ParentType, ContextType>;
  topImages?: Resolver<Array<ResolversTypes['TopImage']>, ParentType, ContextType>;
  unvoted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  voters?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  votes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConfirmAwardsPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ConfirmAwardsPayload'] = ResolversParentTypes['ConfirmAwardsPayload'],
> = {
  seat?: Resolver<Maybe<ResolversTypes['JurySeat']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ConfirmEmailPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ConfirmEmailPayload'] = ResolversParentTypes['ConfirmEmailPayload'],
> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ConfirmExclusionPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ConfirmExclusionPayload'] = ResolversParentTypes['ConfirmExclusionPayload'],
> = {
  exclusion?: Resolver<Maybe<ResolversTypes['BallotExclusion']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CountResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Count'] = ResolversParentTypes['Count'],
> = {
  consistency?: Resolver<
    Array<ResolversTypes['String']>,
    ParentType,
    ContextType,
    RequireFields<CountConsistencyArgs, 'from' | 'to'>
  >;
  files?: Resolver<Maybe<ResolversTypes['CountFiles']>, ParentType, ContextType>;
  heads?: Resolver<Array<ResolversTypes['CountHead']>, ParentType, ContextType>;
  headsFeed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inclusion?: Resolver<
    Maybe<ResolversTypes['CountInclusion']>,
    ParentType,
    ContextType,
    RequireFields<CountInclusionArgs, 'number'>
  >;
  keys?: Resolver<Array<ResolversTypes['CountKey']>, ParentType, ContextType>;
  leftOut?: Resolver<Maybe<ResolversTypes['CountLeftOut']>, ParentType, ContextType>;
  minVoters?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mine?: Resolver<Maybe<ResolversTypes['CountMine']>, ParentType, ContextType>;
  observer?: Resolver<Maybe<ResolversTypes['CountObserver']>, ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ruleChanges?: Resolver<Array<ResolversTypes['CountRuleChange']>, ParentType, ContextType>;
  rules?: Resolver<ResolversTypes['CountRules'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CountState'], ParentType, ContextType>;
  tooFewVoters?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unlinkedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['CountVersion']>, ParentType, ContextType>;
};

export type CountBallotResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CountBallot'] = ResolversParentTypes['CountBallot'],
> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  imageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  point?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  receipt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  replaces?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CountCosignatureResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CountCosignature'] = ResolversParentTypes['CountCosignature'],
> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  witness?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CountDrawResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CountDraw'] = ResolversParentTypes['CountDraw'],
> = {
  ballots?: Resolver<Array<ResolversTypes['DrawnBallot']>, ParentType, ContextType>;
  dice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  disabled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CountFilesResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CountFiles'] = ResolversParentTypes['CountFiles'],
> = {
  ballots?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  head?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keys?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  records?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roll?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timestamps?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CountHeadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CountHead'] = ResolversParentTypes['CountHead'],
> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ballots?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cosigned?: Resolver<Maybe<ResolversTypes['CountCosignature']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  root?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stampedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  voters?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CountInclusionResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CountInclusion'] = ResolversParentTypes['CountInclusion'],
> = {
  entry?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hashes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CountKeyResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CountKey'] = ResolversParentTypes['CountKey'],
> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  keyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publicKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CountLeftOutResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CountLeftOut'] = ResolversParentTypes['CountLeftOut'],
> = {
  ballots?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  voters?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CountMineResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CountMine'] = ResolversParentTypes['CountMine'],
> = {
  ballots?: Resolver<Array<ResolversTypes['CountBallot']>, ParentType, ContextType>;
  roll?: Resolver<Maybe<ResolversTypes['CountRollEntry']>, ParentType, ContextType>;
};

export type CountObservationResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CountObservation'] = ResolversParentTypes['CountObservation'],
> = {
  choice?: Resolver<ResolversTypes['ObserverChoice'], ParentType, ContextType>;
  chosenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  draw?: Resolver<Maybe<ResolversTypes['CountDraw']>, ParentType, ContextType>;
  roll?: Resolver<Maybe<Array<ResolversTypes['RollName']>>, ParentType, ContextType>;
};

export type CountObserverResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CountObserver'] = ResolversParentTypes['CountObserver'],
> = {
  choice?: Resolver<Maybe<ResolversTypes['ObserverChoice']>, ParentType, ContextType>;
  chosenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  namedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  seed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CountRollEntryResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CountRollEntry'] = ResolversParentTypes['CountRollEntry'],
> = {
  cast?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hashes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  salt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CountRuleChangeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CountRuleChange'] = ResolversParentTypes['CountRuleChange'],
> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CountRulesResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CountRules'] = ResolversParentTypes['CountRules'],
> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  award?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  eligible?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  images?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxPoint?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minCoverage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minCoverageVoters?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minPoint?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scoring?: Resolver<ResolversTypes['Scoring'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  votingEnd?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  votingStart?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CountVersionResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CountVersion'] = ResolversParentTypes['CountVersion'],
> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['CountVersionReason'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CreateAndSendEmailPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CreateAndSendEmailPayload'] =
    ResolversParentTypes['CreateAndSendEmailPayload'],
> = {
  email?: Resolver<Maybe<ResolversTypes['Email']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateAwardPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CreateAwardPayload'] = ResolversParentTypes['CreateAwardPayload'],
> = {
  jury?: Resolver<Maybe<ResolversTypes['AdminJury']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateCompetitionPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CreateCompetitionPayload'] =
    ResolversParentTypes['CreateCompetitionPayload'],
> = {
  competition?: Resolver<Maybe<ResolversTypes['AdminCompetition']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateEmailPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CreateEmailPayload'] = ResolversParentTypes['CreateEmailPayload'],
> = {
  email?: Resolver<Maybe<ResolversTypes['Email']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateRoundPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CreateRoundPayload'] = ResolversParentTypes['CreateRoundPayload'],
> = {
  jury?: Resolver<Maybe<ResolversTypes['AdminJury']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateStaticTextPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CreateStaticTextPayload'] = ResolversParentTypes['CreateStaticTextPayload'],
> = {
  staticText?: Resolver<Maybe<ResolversTypes['StaticText']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateUserPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CreateUserPayload'] = ResolversParentTypes['CreateUserPayload'],
> = {
  user?: Resolver<Maybe<ResolversTypes['AdminUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DayActivityResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['DayActivity'] = ResolversParentTypes['DayActivity'],
> = {
  comments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  voters?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  votes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DecideRoundPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['DecideRoundPayload'] = ResolversParentTypes['DecideRoundPayload'],
> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['AdminJuryRound']>, ParentType, ContextType>;
  round?: Resolver<Maybe<ResolversTypes['AdminJuryRound']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteAccountPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['DeleteAccountPayload'] = ResolversParentTypes['DeleteAccountPayload'],
> = {
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteAwardPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['DeleteAwardPayload'] = ResolversParentTypes['DeleteAwardPayload'],
> = {
  jury?: Resolver<Maybe<ResolversTypes['AdminJury']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteCommentPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['DeleteCommentPayload'] = ResolversParentTypes['DeleteCommentPayload'],
> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteCompetitionPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['DeleteCompetitionPayload'] =
    ResolversParentTypes['DeleteCompetitionPayload'],
> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['AdminCompetition']>, ParentType, ContextType>;
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteEmailPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['DeleteEmailPayload'] = ResolversParentTypes['DeleteEmailPayload'],
> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['Email']>, ParentType, ContextType>;
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

export type DeleteRoundPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['DeleteRoundPayload'] = ResolversParentTypes['DeleteRoundPayload'],
> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['AdminJuryRound']>, ParentType, ContextType>;
  jury?: Resolver<Maybe<ResolversTypes['AdminJury']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteStaticTextPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['DeleteStaticTextPayload'] = ResolversParentTypes['DeleteStaticTextPayload'],
> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['StaticText']>, ParentType, ContextType>;
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteUserPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['DeleteUserPayload'] = ResolversParentTypes['DeleteUserPayload'],
> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['AdminUser']>, ParentType, ContextType>;
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeviceSessionResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['DeviceSession'] = ResolversParentTypes['DeviceSession'],
> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DismissSimilarPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['DismissSimilarPayload'] = ResolversParentTypes['DismissSimilarPayload'],
> = {
  pair?: Resolver<Maybe<ResolversTypes['SimilarPair']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DrawnBallotResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['DrawnBallot'] = ResolversParentTypes['DrawnBallot'],
> = {
  flag?: Resolver<Maybe<ResolversTypes['BallotFlag']>, ParentType, ContextType>;
  imageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  point?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EditCommentPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['EditCommentPayload'] = ResolversParentTypes['EditCommentPayload'],
> = {
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EmailResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Email'] = ResolversParentTypes['Email'],
> = {
  audience?: Resolver<ResolversTypes['EmailAudience'], ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['LocalizedText']>, ParentType, ContextType>;
  competitionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  competitionNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['EmailCounts'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  finding?: Resolver<Maybe<ResolversTypes['EmailFinding']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scheduledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['EmailState'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['LocalizedText']>, ParentType, ContextType>;
  template?: Resolver<ResolversTypes['EmailTemplate'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmailAudienceResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['EmailAudience'] = ResolversParentTypes['EmailAudience'],
> = {
  group?: Resolver<ResolversTypes['EmailGroup'], ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['Locale']>, ParentType, ContextType>;
  newsletter?: Resolver<Maybe<ResolversTypes['NewsletterType']>, ParentType, ContextType>;
};

export type EmailAudienceCountResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['EmailAudienceCount'] = ResolversParentTypes['EmailAudienceCount'],
> = {
  en?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hu?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leftOut?: Resolver<Array<ResolversTypes['LeftOut']>, ParentType, ContextType>;
  sample?: Resolver<Array<ResolversTypes['AudienceMember']>, ParentType, ContextType>;
};

export type EmailCheckResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['EmailCheck'] = ResolversParentTypes['EmailCheck'],
> = {
  audience?: Resolver<Maybe<ResolversTypes['EmailAudienceCount']>, ParentType, ContextType>;
  findings?: Resolver<Array<ResolversTypes['EmailCheckFinding']>, ParentType, ContextType>;
};

export type EmailCheckFindingResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['EmailCheckFinding'] = ResolversParentTypes['EmailCheckFinding'],
> = {
  code?: Resolver<ResolversTypes['EmailCheckCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['EmailCheckSeverity'], ParentType, ContextType>;
};

export type EmailChoiceResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['EmailChoice'] = ResolversParentTypes['EmailChoice'],
> = {
  competitionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  competitionNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  en?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['EmailGroup'], ParentType, ContextType>;
  hu?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newsletter?: Resolver<Maybe<ResolversTypes['NewsletterType']>, ParentType, ContextType>;
};

export type EmailCountsResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['EmailCounts'] = ResolversParentTypes['EmailCounts'],
> = {
  cancelled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  queued?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmailFindingResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['EmailFinding'] = ResolversParentTypes['EmailFinding'],
> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['EmailFindingCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
};

export type EmailMessageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['EmailMessage'] = ResolversParentTypes['EmailMessage'],
> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interrupted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  nextAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MessageState'], ParentType, ContextType>;
};

export type EmailMessagesResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['EmailMessages'] = ResolversParentTypes['EmailMessages'],
> = {
  email?: Resolver<ResolversTypes['Email'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['EmailMessage']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['NumberedPageInfo'], ParentType, ContextType>;
};

export type EmailPageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['EmailPage'] = ResolversParentTypes['EmailPage'],
> = {
  items?: Resolver<Array<ResolversTypes['Email']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['NumberedPageInfo'], ParentType, ContextType>;
};

export type EmailPreviewResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['EmailPreview'] = ResolversParentTypes['EmailPreview'],
> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EndDevicePayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['EndDevicePayload'] = ResolversParentTypes['EndDevicePayload'],
> = {
  ended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EndSessionPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['EndSessionPayload'] = ResolversParentTypes['EndSessionPayload'],
> = {
  ended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EndUserSessionsPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['EndUserSessionsPayload'] = ResolversParentTypes['EndUserSessionsPayload'],
> = {
  ended?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExcludeBallotsPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ExcludeBallotsPayload'] = ResolversParentTypes['ExcludeBallotsPayload'],
> = {
  exclusion?: Resolver<Maybe<ResolversTypes['BallotExclusion']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExcludedBallotGroupResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ExcludedBallotGroup'] = ResolversParentTypes['ExcludedBallotGroup'],
> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ballots?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  imageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ExclusionReason'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExcludedBallotsResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ExcludedBallots'] = ResolversParentTypes['ExcludedBallots'],
> = {
  ballots?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  effect?: Resolver<Array<ResolversTypes['RankChange']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['ExcludedBallotGroup']>, ParentType, ContextType>;
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

export type FinishJuryRoundPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['FinishJuryRoundPayload'] = ResolversParentTypes['FinishJuryRoundPayload'],
> = {
  desk?: Resolver<Maybe<ResolversTypes['JuryDesk']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FrozenFieldResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['FrozenField'] = ResolversParentTypes['FrozenField'],
> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['FrozenReason'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type GiveAwardPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['GiveAwardPayload'] = ResolversParentTypes['GiveAwardPayload'],
> = {
  jury?: Resolver<Maybe<ResolversTypes['AdminJury']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type GivenAwardResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['GivenAward'] = ResolversParentTypes['GivenAward'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AwardKind'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
};

export type HourActivityResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['HourActivity'] = ResolversParentTypes['HourActivity'],
> = {
  comments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  votes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image'],
> = {
  acceptance?: Resolver<Maybe<ResolversTypes['ImageAcceptance']>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['Author']>, ParentType, ContextType>;
  awards?: Resolver<Array<ResolversTypes['GivenAward']>, ParentType, ContextType>;
  comments?: Resolver<Maybe<ResolversTypes['CommentConnection']>, ParentType, ContextType, Partial<ImageCommentsArgs>>;
  competition?: Resolver<Maybe<ResolversTypes['Competition']>, ParentType, ContextType>;
  competitionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  competitionNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  explanation?: Resolver<Maybe<ResolversTypes['RankExplanation']>, ParentType, ContextType>;
  exposure?: Resolver<Maybe<ResolversTypes['Exposure']>, ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jury?: Resolver<Maybe<ResolversTypes['JuryResult']>, ParentType, ContextType>;
  moderation?: Resolver<Maybe<ResolversTypes['ImageModeration']>, ParentType, ContextType>;
  moderationReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  myVote?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  nextId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  nextNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  own?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  previousId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  previousNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['ImageResult']>, ParentType, ContextType>;
  similar?: Resolver<Array<ResolversTypes['SimilarImage']>, ParentType, ContextType>;
  slot?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  thumbhash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<ImageUrlArgs, 'resolution'>>;
  urlNeedsToken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImageAcceptanceResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ImageAcceptance'] = ResolversParentTypes['ImageAcceptance'],
> = {
  accepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  marks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  possible?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  roundId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  roundNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type ImageModerationResultResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ImageModerationResult'] = ResolversParentTypes['ImageModerationResult'],
> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  imageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  previousReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previousStatus?: Resolver<Maybe<ResolversTypes['ImageModeration']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['ModerationRefusal']>, ParentType, ContextType>;
};

export type ImageResultResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ImageResult'] = ResolversParentTypes['ImageResult'],
> = {
  overallRank?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rank?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sample?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  votes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  votesByPoint?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ImageTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ImageType'] = ResolversParentTypes['ImageType'],
> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slots?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
};

export type InstallationResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Installation'] = ResolversParentTypes['Installation'],
> = {
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InviteJudgePayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['InviteJudgePayload'] = ResolversParentTypes['InviteJudgePayload'],
> = {
  jury?: Resolver<Maybe<ResolversTypes['AdminJury']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type JudgeNameResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['JudgeName'] = ResolversParentTypes['JudgeName'],
> = {
  chair?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JudgeReportResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['JudgeReport'] = ResolversParentTypes['JudgeReport'],
> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JuryResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Jury'] = ResolversParentTypes['Jury'],
> = {
  acceptance?: Resolver<Maybe<Array<ResolversTypes['Acceptance']>>, ParentType, ContextType>;
  awards?: Resolver<Maybe<Array<ResolversTypes['JuryAward']>>, ParentType, ContextType>;
  awardsConfirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  judges?: Resolver<Maybe<Array<ResolversTypes['JudgeName']>>, ParentType, ContextType>;
  namesPublic?: Resolver<ResolversTypes['NamesPublic'], ParentType, ContextType>;
  rounds?: Resolver<Maybe<Array<ResolversTypes['JuryRound']>>, ParentType, ContextType>;
};

export type JuryAwardResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['JuryAward'] = ResolversParentTypes['JuryAward'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  judge?: Resolver<Maybe<ResolversTypes['JudgeName']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AwardKind'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  winners?: Resolver<Array<ResolversTypes['AwardWinner']>, ParentType, ContextType>;
};

export type JuryDeskResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['JuryDesk'] = ResolversParentTypes['JuryDesk'],
> = {
  byPoint?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  competition?: Resolver<Maybe<ResolversTypes['Competition']>, ParentType, ContextType>;
  finished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  marked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  photo?: Resolver<
    Maybe<ResolversTypes['JuryPhoto']>,
    ParentType,
    ContextType,
    RequireFields<JuryDeskPhotoArgs, 'number'>
  >;
  photos?: Resolver<
    Maybe<ResolversTypes['JuryPhotoConnection']>,
    ParentType,
    ContextType,
    RequireFields<JuryDeskPhotosArgs, 'list'>
  >;
  round?: Resolver<ResolversTypes['JuryRound'], ParentType, ContextType>;
  tasks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withdrawn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JuryLineResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['JuryLine'] = ResolversParentTypes['JuryLine'],
> = {
  exact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JuryLinesResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['JuryLines'] = ResolversParentTypes['JuryLines'],
> = {
  categories?: Resolver<Array<ResolversTypes['LineCategory']>, ParentType, ContextType>;
  roundId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  roundNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JuryPhotoResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['JuryPhoto'] = ResolversParentTypes['JuryPhoto'],
> = {
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  point?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  remark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reported?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  roundId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  roundNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  star?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  thumbhash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<JuryPhotoUrlArgs, 'resolution'>>;
  urlNeedsToken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withdrawn?: Resolver<Maybe<ResolversTypes['WithdrawalReason']>, ParentType, ContextType>;
};

export type JuryPhotoConnectionResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['JuryPhotoConnection'] = ResolversParentTypes['JuryPhotoConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['JuryPhotoEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['JuryPhoto']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JuryPhotoEdgeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['JuryPhotoEdge'] = ResolversParentTypes['JuryPhotoEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['JuryPhoto'], ParentType, ContextType>;
};

export type JuryResultResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['JuryResult'] = ResolversParentTypes['JuryResult'],
> = {
  rounds?: Resolver<Array<ResolversTypes['JuryRoundResult']>, ParentType, ContextType>;
};

export type JuryRoundResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['JuryRound'] = ResolversParentTypes['JuryRound'],
> = {
  accepts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  aim?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  closes?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  competitionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  competitionNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<Maybe<Array<ResolversTypes['JuryLine']>>, ParentType, ContextType>;
  maxPoint?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minPoint?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  opens?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  photos?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pointNames?: Resolver<Array<ResolversTypes['PointName']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remarks?: Resolver<ResolversTypes['RoundRemarks'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['JuryStage'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  types?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JuryRoundResultResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['JuryRoundResult'] = ResolversParentTypes['JuryRoundResult'],
> = {
  accepted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  distribution?: Resolver<Array<ResolversTypes['ScoreCount']>, ParentType, ContextType>;
  judges?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  marks?: Resolver<Array<ResolversTypes['LetteredMark']>, ParentType, ContextType>;
  remarks?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  round?: Resolver<ResolversTypes['JuryRound'], ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JurySeatResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['JurySeat'] = ResolversParentTypes['JurySeat'],
> = {
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  awards?: Resolver<Maybe<ResolversTypes['ChairAwards']>, ParentType, ContextType>;
  chair?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  competition?: Resolver<ResolversTypes['Competition'], ParentType, ContextType>;
  invitedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  judgesMayEnter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  namesPublic?: Resolver<ResolversTypes['NamesPublic'], ParentType, ContextType>;
  rounds?: Resolver<Array<ResolversTypes['JuryDesk']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SeatState'], ParentType, ContextType>;
};

export type LeftOutResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['LeftOut'] = ResolversParentTypes['LeftOut'],
> = {
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['LeftOutReason'], ParentType, ContextType>;
};

export type LetteredMarkResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['LetteredMark'] = ResolversParentTypes['LetteredMark'],
> = {
  letter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  point?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LineCategoryResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['LineCategory'] = ResolversParentTypes['LineCategory'],
> = {
  authors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  photos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['LineStep']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unscored?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LineStepResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['LineStep'] = ResolversParentTypes['LineStep'],
> = {
  authorsFrom?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  photos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  photosFrom?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  starred?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LocalizationResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Localization'] = ResolversParentTypes['Localization'],
> = {
  locale?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  texts?: Resolver<Array<ResolversTypes['LocalizedEntry']>, ParentType, ContextType>;
};

export type LocalizedEntryResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['LocalizedEntry'] = ResolversParentTypes['LocalizedEntry'],
> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  refreshToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MailQueueResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['MailQueue'] = ResolversParentTypes['MailQueue'],
> = {
  failedLastDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastAnswer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  oldest?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  queued?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  serverReachable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type MailSubscriptionResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['MailSubscription'] = ResolversParentTypes['MailSubscription'],
> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['MailingList'], ParentType, ContextType>;
  subscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MarkResultResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['MarkResult'] = ResolversParentTypes['MarkResult'],
> = {
  choice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  point?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['MarkRefusal']>, ParentType, ContextType>;
};

export type MethodRankResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['MethodRank'] = ResolversParentTypes['MethodRank'],
> = {
  method?: Resolver<ResolversTypes['RankingMethod'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ModerateCommentPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ModerateCommentPayload'] = ResolversParentTypes['ModerateCommentPayload'],
> = {
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ModerateCommentsPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ModerateCommentsPayload'] = ResolversParentTypes['ModerateCommentsPayload'],
> = {
  results?: Resolver<Array<ResolversTypes['CommentModerationResult']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ModerateImagePayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ModerateImagePayload'] = ResolversParentTypes['ModerateImagePayload'],
> = {
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ModerateImagesPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ModerateImagesPayload'] = ResolversParentTypes['ModerateImagesPayload'],
> = {
  results?: Resolver<Array<ResolversTypes['ImageModerationResult']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ModerationItemResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ModerationItem'] = ResolversParentTypes['ModerationItem'],
> = {
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ModerationKind'], ParentType, ContextType>;
  moderatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  moderatedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reports?: Resolver<Array<ResolversTypes['JudgeReport']>, ParentType, ContextType>;
  signals?: Resolver<Array<ResolversTypes['ModerationSignal']>, ParentType, ContextType>;
};

export type ModerationPageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ModerationPage'] = ResolversParentTypes['ModerationPage'],
> = {
  items?: Resolver<Array<ResolversTypes['ModerationItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['NumberedPageInfo'], ParentType, ContextType>;
};

export type MoveEntryPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['MoveEntryPayload'] = ResolversParentTypes['MoveEntryPayload'],
> = {
  entries?: Resolver<Maybe<Array<ResolversTypes['Image']>>, ParentType, ContextType>;
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
  activateEmail?: Resolver<
    ResolversTypes['ActivateEmailPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationActivateEmailArgs, 'input'>
  >;
  addComment?: Resolver<
    ResolversTypes['AddCommentPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationAddCommentArgs, 'input'>
  >;
  answerJuryInvitation?: Resolver<
    ResolversTypes['AnswerJuryInvitationPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationAnswerJuryInvitationArgs, 'input'>
  >;
  cancelEmail?: Resolver<
    ResolversTypes['CancelEmailPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCancelEmailArgs, 'input'>
  >;
  cancelEmailChange?: Resolver<ResolversTypes['CancelEmailChangePayload'], ParentType, ContextType>;
  castMarks?: Resolver<
    ResolversTypes['CastMarksPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCastMarksArgs, 'input'>
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
  confirmAwards?: Resolver<
    ResolversTypes['ConfirmAwardsPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationConfirmAwardsArgs, 'input'>
  >;
  confirmEmail?: Resolver<
    ResolversTypes['ConfirmEmailPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationConfirmEmailArgs, 'input'>
  >;
  confirmExclusion?: Resolver<
    ResolversTypes['ConfirmExclusionPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationConfirmExclusionArgs, 'input'>
  >;
  createAndSendEmail?: Resolver<
    ResolversTypes['CreateAndSendEmailPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateAndSendEmailArgs, 'input'>
  >;
  createAward?: Resolver<
    ResolversTypes['CreateAwardPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateAwardArgs, 'input'>
  >;
  createCompetition?: Resolver<
    ResolversTypes['CreateCompetitionPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateCompetitionArgs, 'input'>
  >;
  createEmail?: Resolver<
    ResolversTypes['CreateEmailPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateEmailArgs, 'input'>
  >;
  createRound?: Resolver<
    ResolversTypes['CreateRoundPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateRoundArgs, 'input'>
  >;
  createStaticText?: Resolver<
    ResolversTypes['CreateStaticTextPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateStaticTextArgs, 'input'>
  >;
  createUser?: Resolver<
    ResolversTypes['CreateUserPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateUserArgs, 'input'>
  >;
  decideRound?: Resolver<
    ResolversTypes['DecideRoundPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDecideRoundArgs, 'input'>
  >;
  deleteAccount?: Resolver<
    ResolversTypes['DeleteAccountPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeleteAccountArgs, 'input'>
  >;
  deleteAward?: Resolver<
    ResolversTypes['DeleteAwardPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeleteAwardArgs, 'input'>
  >;
  deleteComment?: Resolver<
    ResolversTypes['DeleteCommentPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeleteCommentArgs, 'input'>
  >;
  deleteCompetition?: Resolver<
    ResolversTypes['DeleteCompetitionPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeleteCompetitionArgs, 'input'>
  >;
  deleteEmail?: Resolver<
    ResolversTypes['DeleteEmailPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeleteEmailArgs, 'input'>
  >;
  deleteImage?: Resolver<
    ResolversTypes['DeleteImagePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeleteImageArgs, 'input'>
  >;
  deleteRound?: Resolver<
    ResolversTypes['DeleteRoundPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeleteRoundArgs, 'input'>
  >;
  deleteStaticText?: Resolver<
    ResolversTypes['DeleteStaticTextPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeleteStaticTextArgs, 'input'>
  >;
  deleteUser?: Resolver<
    ResolversTypes['DeleteUserPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeleteUserArgs, 'input'>
  >;
  dismissSimilar?: Resolver<
    ResolversTypes['DismissSimilarPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDismissSimilarArgs, 'input'>
  >;
  editComment?: Resolver<
    ResolversTypes['EditCommentPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationEditCommentArgs, 'input'>
  >;
  endDevice?: Resolver<
    ResolversTypes['EndDevicePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationEndDeviceArgs, 'input'>
  >;
  endSession?: Resolver<
    ResolversTypes['EndSessionPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationEndSessionArgs, 'input'>
  >;
  endUserSessions?: Resolver<
    ResolversTypes['EndUserSessionsPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationEndUserSessionsArgs, 'input'>
  >;
  excludeBallots?: Resolver<
    ResolversTypes['ExcludeBallotsPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationExcludeBallotsArgs, 'input'>
  >;
  finishJuryRound?: Resolver<
    ResolversTypes['FinishJuryRoundPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationFinishJuryRoundArgs, 'input'>
  >;
  giveAward?: Resolver<
    ResolversTypes['GiveAwardPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationGiveAwardArgs, 'input'>
  >;
  inviteJudge?: Resolver<
    ResolversTypes['InviteJudgePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationInviteJudgeArgs, 'input'>
  >;
  login?: Resolver<ResolversTypes['LoginPayload'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  moderateComment?: Resolver<
    ResolversTypes['ModerateCommentPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationModerateCommentArgs, 'input'>
  >;
  moderateComments?: Resolver<
    ResolversTypes['ModerateCommentsPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationModerateCommentsArgs, 'input'>
  >;
  moderateImage?: Resolver<
    ResolversTypes['ModerateImagePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationModerateImageArgs, 'input'>
  >;
  moderateImages?: Resolver<
    ResolversTypes['ModerateImagesPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationModerateImagesArgs, 'input'>
  >;
  moveEntry?: Resolver<
    ResolversTypes['MoveEntryPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationMoveEntryArgs, 'input'>
  >;
  observeCount?: Resolver<
    ResolversTypes['ObserveCountPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationObserveCountArgs, 'input'>
  >;
  openRadarCircle?: Resolver<
    ResolversTypes['OpenRadarCirclePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationOpenRadarCircleArgs, 'input'>
  >;
  refreshSession?: Resolver<
    ResolversTypes['RefreshSessionPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationRefreshSessionArgs, 'input'>
  >;
  register?: Resolver<
    ResolversTypes['RegisterPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationRegisterArgs, 'input'>
  >;
  remarkJuryPhoto?: Resolver<
    ResolversTypes['RemarkJuryPhotoPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationRemarkJuryPhotoArgs, 'input'>
  >;
  remindJudge?: Resolver<
    ResolversTypes['RemindJudgePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationRemindJudgeArgs, 'input'>
  >;
  remindOfRound?: Resolver<
    ResolversTypes['RemindOfRoundPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationRemindOfRoundArgs, 'input'>
  >;
  removeSeat?: Resolver<
    ResolversTypes['RemoveSeatPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationRemoveSeatArgs, 'input'>
  >;
  removeSiteLogo?: Resolver<
    ResolversTypes['RemoveSiteLogoPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationRemoveSiteLogoArgs, 'input'>
  >;
  reopenRound?: Resolver<
    ResolversTypes['ReopenRoundPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationReopenRoundArgs, 'input'>
  >;
  reportJuryPhoto?: Resolver<
    ResolversTypes['ReportJuryPhotoPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationReportJuryPhotoArgs, 'input'>
  >;
  requestPasswordReset?: Resolver<
    ResolversTypes['RequestPasswordResetPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationRequestPasswordResetArgs, 'input'>
  >;
  resendEmailChange?: Resolver<ResolversTypes['ResendEmailChangePayload'], ParentType, ContextType>;
  resetPassword?: Resolver<
    ResolversTypes['ResetPasswordPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationResetPasswordArgs, 'input'>
  >;
  resetTemplate?: Resolver<
    ResolversTypes['ResetTemplatePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationResetTemplateArgs, 'input'>
  >;
  resubscribe?: Resolver<
    ResolversTypes['ResubscribePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationResubscribeArgs, 'input'>
  >;
  retryEmail?: Resolver<
    ResolversTypes['RetryEmailPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationRetryEmailArgs, 'input'>
  >;
  revokeExclusion?: Resolver<
    ResolversTypes['RevokeExclusionPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationRevokeExclusionArgs, 'input'>
  >;
  sendAccountMail?: Resolver<
    ResolversTypes['SendAccountMailPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSendAccountMailArgs, 'input'>
  >;
  sendTestEmail?: Resolver<
    ResolversTypes['SendTestEmailPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSendTestEmailArgs, 'input'>
  >;
  setCompetitionStatus?: Resolver<
    ResolversTypes['SetCompetitionStatusPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetCompetitionStatusArgs, 'input'>
  >;
  setConflicts?: Resolver<
    ResolversTypes['SetConflictsPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetConflictsArgs, 'input'>
  >;
  setCountObserver?: Resolver<
    ResolversTypes['SetCountObserverPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetCountObserverArgs, 'input'>
  >;
  setLocale?: Resolver<
    ResolversTypes['SetLocalePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetLocaleArgs, 'input'>
  >;
  setPanelSeat?: Resolver<
    ResolversTypes['SetPanelSeatPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetPanelSeatArgs, 'input'>
  >;
  setUserNewsletter?: Resolver<
    ResolversTypes['SetUserNewsletterPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetUserNewsletterArgs, 'input'>
  >;
  setUserNewsletters?: Resolver<
    ResolversTypes['SetUserNewslettersPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetUserNewslettersArgs, 'input'>
  >;
  setUserState?: Resolver<
    ResolversTypes['SetUserStatePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetUserStateArgs, 'input'>
  >;
  setUserStates?: Resolver<
    ResolversTypes['SetUserStatesPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetUserStatesArgs, 'input'>
  >;
  starJuryPhoto?: Resolver<
    ResolversTypes['StarJuryPhotoPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationStarJuryPhotoArgs, 'input'>
  >;
  takeDecisionBack?: Resolver<
    ResolversTypes['TakeDecisionBackPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationTakeDecisionBackArgs, 'input'>
  >;
  unsubscribe?: Resolver<
    ResolversTypes['UnsubscribePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUnsubscribeArgs, 'input'>
  >;
  updateAward?: Resolver<
    ResolversTypes['UpdateAwardPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateAwardArgs, 'input'>
  >;
  updateCompetition?: Resolver<
    ResolversTypes['UpdateCompetitionPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateCompetitionArgs, 'input'>
  >;
  updateEmail?: Resolver<
    ResolversTypes['UpdateEmailPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateEmailArgs, 'input'>
  >;
  updateJury?: Resolver<
    ResolversTypes['UpdateJuryPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateJuryArgs, 'input'>
  >;
  updateProfile?: Resolver<
    ResolversTypes['UpdateProfilePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateProfileArgs, 'input'>
  >;
  updateRound?: Resolver<
    ResolversTypes['UpdateRoundPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateRoundArgs, 'input'>
  >;
  updateSeat?: Resolver<
    ResolversTypes['UpdateSeatPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateSeatArgs, 'input'>
  >;
  updateSite?: Resolver<
    ResolversTypes['UpdateSitePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateSiteArgs, 'input'>
  >;
  updateStaticText?: Resolver<
    ResolversTypes['UpdateStaticTextPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateStaticTextArgs, 'input'>
  >;
  updateTemplate?: Resolver<
    ResolversTypes['UpdateTemplatePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateTemplateArgs, 'input'>
  >;
  updateUser?: Resolver<
    ResolversTypes['UpdateUserPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateUserArgs, 'input'>
  >;
  uploadImage?: Resolver<
    ResolversTypes['UploadImagePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUploadImageArgs, 'input'>
  >;
  uploadSiteLogo?: Resolver<
    ResolversTypes['UploadSiteLogoPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUploadSiteLogoArgs, 'input'>
  >;
  withdrawFromJuryPhoto?: Resolver<
    ResolversTypes['WithdrawFromJuryPhotoPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationWithdrawFromJuryPhotoArgs, 'input'>
  >;
};

export type NamedConflictResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['NamedConflict'] = ResolversParentTypes['NamedConflict'],
> = {
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NamedObserverResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['NamedObserver'] = ResolversParentTypes['NamedObserver'],
> = {
  accountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  choice?: Resolver<Maybe<ResolversTypes['ObserverChoice']>, ParentType, ContextType>;
  chosenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  namedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  namedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NodeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node'],
> = {
  __resolveType: TypeResolveFn<
    'AdminCompetition' | 'AdminUser' | 'Competition' | 'Email' | 'Image' | 'StaticText' | 'User',
    ParentType,
    ContextType
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

export type ObserveCountPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ObserveCountPayload'] = ResolversParentTypes['ObserveCountPayload'],
> = {
  observation?: Resolver<Maybe<ResolversTypes['CountObservation']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OpenRadarCirclePayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['OpenRadarCirclePayload'] = ResolversParentTypes['OpenRadarCirclePayload'],
> = {
  gone?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  people?: Resolver<Maybe<Array<ResolversTypes['RadarPerson']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OriginalsTotalResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['OriginalsTotal'] = ResolversParentTypes['OriginalsTotal'],
> = {
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  files?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type PointNameResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PointName'] = ResolversParentTypes['PointName'],
> = {
  name?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  point?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PointVotesResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PointVotes'] = ResolversParentTypes['PointVotes'],
> = {
  point?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  votes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
    Partial<QueryAdminCompetitionArgs>
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
  adminJuryRound?: Resolver<
    Maybe<ResolversTypes['AdminJuryRound']>,
    ParentType,
    ContextType,
    Partial<QueryAdminJuryRoundArgs>
  >;
  adminPulse?: Resolver<
    ResolversTypes['AdminPulse'],
    ParentType,
    ContextType,
    RequireFields<QueryAdminPulseArgs, 'watch'>
  >;
  archivedCompetitions?: Resolver<
    ResolversTypes['CompetitionConnection'],
    ParentType,
    ContextType,
    RequireFields<QueryArchivedCompetitionsArgs, 'direction'>
  >;
  archivedEntries?: Resolver<
    ResolversTypes['ArchivedEntriesConnection'],
    ParentType,
    ContextType,
    Partial<QueryArchivedEntriesArgs>
  >;
  auditPage?: Resolver<
    ResolversTypes['AuditPage'],
    ParentType,
    ContextType,
    RequireFields<QueryAuditPageArgs, 'page' | 'size'>
  >;
  awardCandidates?: Resolver<
    Maybe<ResolversTypes['AwardCandidatePage']>,
    ParentType,
    ContextType,
    RequireFields<QueryAwardCandidatesArgs, 'page' | 'size' | 'starred'>
  >;
  competition?: Resolver<Maybe<ResolversTypes['Competition']>, ParentType, ContextType, Partial<QueryCompetitionArgs>>;
  countKeys?: Resolver<Array<ResolversTypes['CountKey']>, ParentType, ContextType>;
  emailAudience?: Resolver<
    ResolversTypes['EmailAudienceCount'],
    ParentType,
    ContextType,
    RequireFields<QueryEmailAudienceArgs, 'audience'>
  >;
  emailCheck?: Resolver<
    ResolversTypes['EmailCheck'],
    ParentType,
    ContextType,
    RequireFields<QueryEmailCheckArgs, 'content'>
  >;
  emailMessages?: Resolver<
    Maybe<ResolversTypes['EmailMessages']>,
    ParentType,
    ContextType,
    RequireFields<QueryEmailMessagesArgs, 'direction' | 'page' | 'size'>
  >;
  emailPage?: Resolver<
    ResolversTypes['EmailPage'],
    ParentType,
    ContextType,
    RequireFields<QueryEmailPageArgs, 'direction' | 'page' | 'size' | 'sort'>
  >;
  emailPreview?: Resolver<
    Maybe<ResolversTypes['EmailPreview']>,
    ParentType,
    ContextType,
    Partial<QueryEmailPreviewArgs>
  >;
  emailPreviewOf?: Resolver<
    ResolversTypes['EmailPreview'],
    ParentType,
    ContextType,
    RequireFields<QueryEmailPreviewOfArgs, 'content'>
  >;
  emailRecipients?: Resolver<Array<ResolversTypes['EmailChoice']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType, Partial<QueryImageArgs>>;
  installation?: Resolver<ResolversTypes['Installation'], ParentType, ContextType>;
  juryDesk?: Resolver<Maybe<ResolversTypes['JuryDesk']>, ParentType, ContextType, Partial<QueryJuryDeskArgs>>;
  localization?: Resolver<
    ResolversTypes['Localization'],
    ParentType,
    ContextType,
    RequireFields<QueryLocalizationArgs, 'locale'>
  >;
  localizations?: Resolver<Array<ResolversTypes['Localization']>, ParentType, ContextType>;
  mailSubscription?: Resolver<
    Maybe<ResolversTypes['MailSubscription']>,
    ParentType,
    ContextType,
    RequireFields<QueryMailSubscriptionArgs, 'key' | 'list'>
  >;
  me?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  moderationPage?: Resolver<
    ResolversTypes['ModerationPage'],
    ParentType,
    ContextType,
    RequireFields<QueryModerationPageArgs, 'kind' | 'page' | 'reported' | 'size' | 'sort' | 'status'>
  >;
  myArchivedEntries?: Resolver<Array<ResolversTypes['ArchivedEntries']>, ParentType, ContextType>;
  mySeats?: Resolver<Array<ResolversTypes['JurySeat']>, ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Array<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  openCompetitions?: Resolver<Array<ResolversTypes['Competition']>, ParentType, ContextType>;
  similarPage?: Resolver<
    ResolversTypes['SimilarPairPage'],
    ParentType,
    ContextType,
    RequireFields<QuerySimilarPageArgs, 'dismissed' | 'page' | 'size'>
  >;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  staticText?: Resolver<Maybe<ResolversTypes['StaticText']>, ParentType, ContextType, Partial<QueryStaticTextArgs>>;
  staticTextPage?: Resolver<
    ResolversTypes['StaticTextPage'],
    ParentType,
    ContextType,
    RequireFields<QueryStaticTextPageArgs, 'direction' | 'page' | 'size' | 'sort'>
  >;
  staticTexts?: Resolver<
    Array<ResolversTypes['StaticText']>,
    ParentType,
    ContextType,
    RequireFields<QueryStaticTextsArgs, 'direction' | 'sort'>
  >;
  template?: Resolver<
    Maybe<ResolversTypes['Template']>,
    ParentType,
    ContextType,
    RequireFields<QueryTemplateArgs, 'id' | 'locale'>
  >;
  templatePage?: Resolver<
    ResolversTypes['TemplatePage'],
    ParentType,
    ContextType,
    RequireFields<QueryTemplatePageArgs, 'direction' | 'page' | 'size' | 'sort'>
  >;
  templatePreview?: Resolver<
    ResolversTypes['TemplatePreview'],
    ParentType,
    ContextType,
    RequireFields<QueryTemplatePreviewArgs, 'body' | 'id' | 'locale' | 'subject'>
  >;
  templates?: Resolver<
    Array<ResolversTypes['Template']>,
    ParentType,
    ContextType,
    RequireFields<QueryTemplatesArgs, 'direction' | 'sort'>
  >;
  user?: Resolver<Maybe<ResolversTypes['AdminUser']>, ParentType, ContextType, Partial<QueryUserArgs>>;
  userPage?: Resolver<
    ResolversTypes['AdminUserPage'],
    ParentType,
    ContextType,
    RequireFields<QueryUserPageArgs, 'direction' | 'page' | 'size' | 'sort'>
  >;
  users?: Resolver<
    Array<ResolversTypes['AdminUser']>,
    ParentType,
    ContextType,
    RequireFields<QueryUsersArgs, 'direction' | 'sort'>
  >;
  votingInfo?: Resolver<Maybe<ResolversTypes['VotingInfo']>, ParentType, ContextType, Partial<QueryVotingInfoArgs>>;
};

export type RadarResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Radar'] = ResolversParentTypes['Radar'],
> = {
  circles?: Resolver<Array<ResolversTypes['RadarCircle']>, ParentType, ContextType>;
  computedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['RadarFailure']>, ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RadarState'], ParentType, ContextType>;
  votes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RadarCircleResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['RadarCircle'] = ResolversParentTypes['RadarCircle'],
> = {
  common?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  effect?: Resolver<Array<ResolversTypes['RankChange']>, ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  expectedSame?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['RadarImage']>, ParentType, ContextType>;
  judged?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownImages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  same?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RadarImageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['RadarImage'] = ResolversParentTypes['RadarImage'],
> = {
  direction?: Resolver<ResolversTypes['RadarDirection'], ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  expectedJudged?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  imageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  judged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mean?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  others?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unusual?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RadarPersonResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['RadarPerson'] = ResolversParentTypes['RadarPerson'],
> = {
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  accountNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RankChangeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['RankChange'] = ResolversParentTypes['RankChange'],
> = {
  imageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overallRankAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  overallRankBefore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rankAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rankBefore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RankExplanationResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['RankExplanation'] = ResolversParentTypes['RankExplanation'],
> = {
  after?: Resolver<Maybe<ResolversTypes['RankNeighbour']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['RankNeighbour']>, ParentType, ContextType>;
  c?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  counted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstShare?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  interval?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  m?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  mean?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rankWithOneMore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scoring?: Resolver<ResolversTypes['Scoring'], ParentType, ContextType>;
};

export type RankNeighbourResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['RankNeighbour'] = ResolversParentTypes['RankNeighbour'],
> = {
  decidedBy?: Resolver<ResolversTypes['RankDecision'], ParentType, ContextType>;
  imageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RefreshSessionPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['RefreshSessionPayload'] = ResolversParentTypes['RefreshSessionPayload'],
> = {
  refreshToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RegisterPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['RegisterPayload'] = ResolversParentTypes['RegisterPayload'],
> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemarkJuryPhotoPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['RemarkJuryPhotoPayload'] = ResolversParentTypes['RemarkJuryPhotoPayload'],
> = {
  photo?: Resolver<Maybe<ResolversTypes['JuryPhoto']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemindJudgePayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['RemindJudgePayload'] = ResolversParentTypes['RemindJudgePayload'],
> = {
  jury?: Resolver<Maybe<ResolversTypes['AdminJury']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemindOfRoundPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['RemindOfRoundPayload'] = ResolversParentTypes['RemindOfRoundPayload'],
> = {
  round?: Resolver<Maybe<ResolversTypes['AdminJuryRound']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveSeatPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['RemoveSeatPayload'] = ResolversParentTypes['RemoveSeatPayload'],
> = {
  jury?: Resolver<Maybe<ResolversTypes['AdminJury']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveSiteLogoPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['RemoveSiteLogoPayload'] = ResolversParentTypes['RemoveSiteLogoPayload'],
> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['Site']>, ParentType, ContextType>;
  site?: Resolver<Maybe<ResolversTypes['Site']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReopenRoundPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ReopenRoundPayload'] = ResolversParentTypes['ReopenRoundPayload'],
> = {
  round?: Resolver<Maybe<ResolversTypes['AdminJuryRound']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReportJuryPhotoPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ReportJuryPhotoPayload'] = ResolversParentTypes['ReportJuryPhotoPayload'],
> = {
  photo?: Resolver<Maybe<ResolversTypes['JuryPhoto']>, ParentType, ContextType>;
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

export type ResendEmailChangePayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ResendEmailChangePayload'] =
    ResolversParentTypes['ResendEmailChangePayload'],
> = {
  pendingEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload'],
> = {
  reset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResetTemplatePayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ResetTemplatePayload'] = ResolversParentTypes['ResetTemplatePayload'],
> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['Template']>, ParentType, ContextType>;
  template?: Resolver<Maybe<ResolversTypes['Template']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResubscribePayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ResubscribePayload'] = ResolversParentTypes['ResubscribePayload'],
> = {
  subscription?: Resolver<Maybe<ResolversTypes['MailSubscription']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RetryEmailPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['RetryEmailPayload'] = ResolversParentTypes['RetryEmailPayload'],
> = {
  email?: Resolver<Maybe<ResolversTypes['Email']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RevokeExclusionPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['RevokeExclusionPayload'] = ResolversParentTypes['RevokeExclusionPayload'],
> = {
  exclusion?: Resolver<Maybe<ResolversTypes['BallotExclusion']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RobustCategoryResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['RobustCategory'] = ResolversParentTypes['RobustCategory'],
> = {
  rows?: Resolver<Array<ResolversTypes['RobustRow']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  winnerShare?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type RobustRowResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['RobustRow'] = ResolversParentTypes['RobustRow'],
> = {
  firstShare?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  imageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  interval?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ranks?: Resolver<Array<ResolversTypes['MethodRank']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RobustnessResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Robustness'] = ResolversParentTypes['Robustness'],
> = {
  categories?: Resolver<Array<ResolversTypes['RobustCategory']>, ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['RankingMethod']>, ParentType, ContextType>;
  rounds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seed?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type RollNameResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['RollName'] = ResolversParentTypes['RollName'],
> = {
  rollId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ScoreCountResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ScoreCount'] = ResolversParentTypes['ScoreCount'],
> = {
  photos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SeatProgressResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SeatProgress'] = ResolversParentTypes['SeatProgress'],
> = {
  complete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  marked?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  remindableFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PanelState'], ParentType, ContextType>;
  tasks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  withdrawn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SendAccountMailPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SendAccountMailPayload'] = ResolversParentTypes['SendAccountMailPayload'],
> = {
  recipient?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SendTestEmailPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SendTestEmailPayload'] = ResolversParentTypes['SendTestEmailPayload'],
> = {
  recipient?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetCompetitionStatusPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SetCompetitionStatusPayload'] =
    ResolversParentTypes['SetCompetitionStatusPayload'],
> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  competition?: Resolver<Maybe<ResolversTypes['AdminCompetition']>, ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['AdminCompetition']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetConflictsPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SetConflictsPayload'] = ResolversParentTypes['SetConflictsPayload'],
> = {
  jury?: Resolver<Maybe<ResolversTypes['AdminJury']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetCountObserverPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SetCountObserverPayload'] = ResolversParentTypes['SetCountObserverPayload'],
> = {
  observer?: Resolver<Maybe<ResolversTypes['NamedObserver']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetLocalePayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SetLocalePayload'] = ResolversParentTypes['SetLocalePayload'],
> = {
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetPanelSeatPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SetPanelSeatPayload'] = ResolversParentTypes['SetPanelSeatPayload'],
> = {
  round?: Resolver<Maybe<ResolversTypes['AdminJuryRound']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetUserNewsletterPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SetUserNewsletterPayload'] =
    ResolversParentTypes['SetUserNewsletterPayload'],
> = {
  user?: Resolver<Maybe<ResolversTypes['AdminUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetUserNewslettersPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SetUserNewslettersPayload'] =
    ResolversParentTypes['SetUserNewslettersPayload'],
> = {
  results?: Resolver<Array<ResolversTypes['UserResult']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetUserStatePayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SetUserStatePayload'] = ResolversParentTypes['SetUserStatePayload'],
> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['AdminUser']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['AdminUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetUserStatesPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SetUserStatesPayload'] = ResolversParentTypes['SetUserStatesPayload'],
> = {
  results?: Resolver<Array<ResolversTypes['UserResult']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SimilarImageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SimilarImage'] = ResolversParentTypes['SimilarImage'],
> = {
  competitionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  competitionNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  distance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  imageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SimilarPairResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SimilarPair'] = ResolversParentTypes['SimilarPair'],
> = {
  dismissedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dismissedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  distance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  first?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sameAuthor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  second?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
};

export type SimilarPairPageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SimilarPairPage'] = ResolversParentTypes['SimilarPairPage'],
> = {
  items?: Resolver<Array<ResolversTypes['SimilarPair']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['NumberedPageInfo'], ParentType, ContextType>;
};

export type SiteResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Site'] = ResolversParentTypes['Site'],
> = {
  contactEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['SiteLogo']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SiteLogoResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SiteLogo'] = ResolversParentTypes['SiteLogo'],
> = {
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StarJuryPhotoPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['StarJuryPhotoPayload'] = ResolversParentTypes['StarJuryPhotoPayload'],
> = {
  photo?: Resolver<Maybe<ResolversTypes['JuryPhoto']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StaticTextResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['StaticText'] = ResolversParentTypes['StaticText'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaticTextPageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['StaticTextPage'] = ResolversParentTypes['StaticTextPage'],
> = {
  items?: Resolver<Array<ResolversTypes['StaticText']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['NumberedPageInfo'], ParentType, ContextType>;
};

export type StatusMoveResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['StatusMove'] = ResolversParentTypes['StatusMove'],
> = {
  allowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['StatusMoveRefusal']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['CompetitionStatus'], ParentType, ContextType>;
};

export type TakeDecisionBackPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['TakeDecisionBackPayload'] = ResolversParentTypes['TakeDecisionBackPayload'],
> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['AdminJuryRound']>, ParentType, ContextType>;
  round?: Resolver<Maybe<ResolversTypes['AdminJuryRound']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TemplateResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Template'] = ResolversParentTypes['Template'],
> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['TemplateId'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  required?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  shipped?: Resolver<ResolversTypes['TemplateText'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  variables?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TemplatePageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['TemplatePage'] = ResolversParentTypes['TemplatePage'],
> = {
  items?: Resolver<Array<ResolversTypes['Template']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['NumberedPageInfo'], ParentType, ContextType>;
};

export type TemplatePreviewResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['TemplatePreview'] = ResolversParentTypes['TemplatePreview'],
> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TemplateTextResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['TemplateText'] = ResolversParentTypes['TemplateText'],
> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TopImageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['TopImage'] = ResolversParentTypes['TopImage'],
> = {
  imageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['ImageResult'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TypeEntriesResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['TypeEntries'] = ResolversParentTypes['TypeEntries'],
> = {
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moderation?: Resolver<ResolversTypes['ImageModeration'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UnsubscribePayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UnsubscribePayload'] = ResolversParentTypes['UnsubscribePayload'],
> = {
  subscription?: Resolver<Maybe<ResolversTypes['MailSubscription']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateAwardPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UpdateAwardPayload'] = ResolversParentTypes['UpdateAwardPayload'],
> = {
  jury?: Resolver<Maybe<ResolversTypes['AdminJury']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateCompetitionPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UpdateCompetitionPayload'] =
    ResolversParentTypes['UpdateCompetitionPayload'],
> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  competition?: Resolver<Maybe<ResolversTypes['AdminCompetition']>, ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['AdminCompetition']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateEmailPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UpdateEmailPayload'] = ResolversParentTypes['UpdateEmailPayload'],
> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['Email']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['Email']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateJuryPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UpdateJuryPayload'] = ResolversParentTypes['UpdateJuryPayload'],
> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['AdminJury']>, ParentType, ContextType>;
  jury?: Resolver<Maybe<ResolversTypes['AdminJury']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateProfilePayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UpdateProfilePayload'] = ResolversParentTypes['UpdateProfilePayload'],
> = {
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateRoundPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UpdateRoundPayload'] = ResolversParentTypes['UpdateRoundPayload'],
> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['AdminJuryRound']>, ParentType, ContextType>;
  round?: Resolver<Maybe<ResolversTypes['AdminJuryRound']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateSeatPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UpdateSeatPayload'] = ResolversParentTypes['UpdateSeatPayload'],
> = {
  jury?: Resolver<Maybe<ResolversTypes['AdminJury']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateSitePayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UpdateSitePayload'] = ResolversParentTypes['UpdateSitePayload'],
> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['Site']>, ParentType, ContextType>;
  site?: Resolver<Maybe<ResolversTypes['Site']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateStaticTextPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UpdateStaticTextPayload'] = ResolversParentTypes['UpdateStaticTextPayload'],
> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['StaticText']>, ParentType, ContextType>;
  staticText?: Resolver<Maybe<ResolversTypes['StaticText']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateTemplatePayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UpdateTemplatePayload'] = ResolversParentTypes['UpdateTemplatePayload'],
> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['Template']>, ParentType, ContextType>;
  template?: Resolver<Maybe<ResolversTypes['Template']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateUserPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UpdateUserPayload'] = ResolversParentTypes['UpdateUserPayload'],
> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['AdminUser']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['AdminUser']>, ParentType, ContextType>;
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

export type UploadSiteLogoPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UploadSiteLogoPayload'] = ResolversParentTypes['UploadSiteLogoPayload'],
> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['Site']>, ParentType, ContextType>;
  site?: Resolver<Maybe<ResolversTypes['Site']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UserResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'],
> = {
  administrator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  devices?: Resolver<Maybe<Array<ResolversTypes['DeviceSession']>>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiry?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  judge?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  newsletter?: Resolver<Array<ResolversTypes['NewsletterType']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  removal?: Resolver<Maybe<ResolversTypes['UserRemoval']>, ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserErrorResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError'],
> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserRemovalResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UserRemoval'] = ResolversParentTypes['UserRemoval'],
> = {
  comments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entriesKept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entriesWithdrawn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastAdministrator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  votes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserResultResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UserResult'] = ResolversParentTypes['UserResult'],
> = {
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['UserRefusal']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['AdminUser']>, ParentType, ContextType>;
};

export type VoteResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Vote'] = ResolversParentTypes['Vote'],
> = {
  imageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  point?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  receipt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type VoteConnectionResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['VoteConnection'] = ResolversParentTypes['VoteConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['VoteEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Vote']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VoteCoverageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['VoteCoverage'] = ResolversParentTypes['VoteCoverage'],
> = {
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  votes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VoteEdgeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['VoteEdge'] = ResolversParentTypes['VoteEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Vote'], ParentType, ContextType>;
};

export type VotingInfoResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['VotingInfo'] = ResolversParentTypes['VotingInfo'],
> = {
  competitionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  competitionNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currentVotes?: Resolver<
    ResolversTypes['VoteConnection'],
    ParentType,
    ContextType,
    Partial<VotingInfoCurrentVotesArgs>
  >;
  maxPoint?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minPoint?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sample?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  votable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  voted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  votes?: Resolver<Array<ResolversTypes['Vote']>, ParentType, ContextType>;
};

export type WatchedVersionResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['WatchedVersion'] = ResolversParentTypes['WatchedVersion'],
> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WatchedKind'], ParentType, ContextType>;
  objectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WithdrawFromJuryPhotoPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['WithdrawFromJuryPhotoPayload'] =
    ResolversParentTypes['WithdrawFromJuryPhotoPayload'],
> = {
  photo?: Resolver<Maybe<ResolversTypes['JuryPhoto']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Acceptance?: AcceptanceResolvers<ContextType>;
  ActivateAccountPayload?: ActivateAccountPayloadResolvers<ContextType>;
  ActivateEmailPayload?: ActivateEmailPayloadResolvers<ContextType>;
  AddCommentPayload?: AddCommentPayloadResolvers<ContextType>;
  AdminAward?: AdminAwardResolvers<ContextType>;
  AdminAwardWinner?: AdminAwardWinnerResolvers<ContextType>;
  AdminCompetition?: AdminCompetitionResolvers<ContextType>;
  AdminCompetitionPage?: AdminCompetitionPageResolvers<ContextType>;
  AdminJury?: AdminJuryResolvers<ContextType>;
  AdminJuryRound?: AdminJuryRoundResolvers<ContextType>;
  AdminJurySeat?: AdminJurySeatResolvers<ContextType>;
  AdminPulse?: AdminPulseResolvers<ContextType>;
  AdminUser?: AdminUserResolvers<ContextType>;
  AdminUserPage?: AdminUserPageResolvers<ContextType>;
  AnswerJuryInvitationPayload?: AnswerJuryInvitationPayloadResolvers<ContextType>;
  ArchivedEntries?: ArchivedEntriesResolvers<ContextType>;
  ArchivedEntriesConnection?: ArchivedEntriesConnectionResolvers<ContextType>;
  ArchivedEntriesEdge?: ArchivedEntriesEdgeResolvers<ContextType>;
  AudienceMember?: AudienceMemberResolvers<ContextType>;
  AuditChange?: AuditChangeResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditPage?: AuditPageResolvers<ContextType>;
  Author?: AuthorResolvers<ContextType>;
  AuthorStanding?: AuthorStandingResolvers<ContextType>;
  AwardCandidate?: AwardCandidateResolvers<ContextType>;
  AwardCandidatePage?: AwardCandidatePageResolvers<ContextType>;
  AwardWinner?: AwardWinnerResolvers<ContextType>;
  BallotExclusion?: BallotExclusionResolvers<ContextType>;
  BallotExclusions?: BallotExclusionsResolvers<ContextType>;
  BestAuthors?: BestAuthorsResolvers<ContextType>;
  CancelEmailChangePayload?: CancelEmailChangePayloadResolvers<ContextType>;
  CancelEmailPayload?: CancelEmailPayloadResolvers<ContextType>;
  CastMarksPayload?: CastMarksPayloadResolvers<ContextType>;
  CastVotePayload?: CastVotePayloadResolvers<ContextType>;
  ChairAward?: ChairAwardResolvers<ContextType>;
  ChairAwards?: ChairAwardsResolvers<ContextType>;
  ChairWinner?: ChairWinnerResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  Comment?: CommentResolvers<ContextType>;
  CommentConnection?: CommentConnectionResolvers<ContextType>;
  CommentEdge?: CommentEdgeResolvers<ContextType>;
  CommentModerationResult?: CommentModerationResultResolvers<ContextType>;
  Competition?: CompetitionResolvers<ContextType>;
  CompetitionConnection?: CompetitionConnectionResolvers<ContextType>;
  CompetitionEdge?: CompetitionEdgeResolvers<ContextType>;
  CompetitionOverlap?: CompetitionOverlapResolvers<ContextType>;
  CompetitionStatistics?: CompetitionStatisticsResolvers<ContextType>;
  ConfirmAwardsPayload?: ConfirmAwardsPayloadResolvers<ContextType>;
  ConfirmEmailPayload?: ConfirmEmailPayloadResolvers<ContextType>;
  ConfirmExclusionPayload?: ConfirmExclusionPayloadResolvers<ContextType>;
  Count?: CountResolvers<ContextType>;
  CountBallot?: CountBallotResolvers<ContextType>;
  CountCosignature?: CountCosignatureResolvers<ContextType>;
  CountDraw?: CountDrawResolvers<ContextType>;
  CountFiles?: CountFilesResolvers<ContextType>;
  CountHead?: CountHeadResolvers<ContextType>;
  CountInclusion?: CountInclusionResolvers<ContextType>;
  CountKey?: CountKeyResolvers<ContextType>;
  CountLeftOut?: CountLeftOutResolvers<ContextType>;
  CountMine?: CountMineResolvers<ContextType>;
  CountObservation?: CountObservationResolvers<ContextType>;
  CountObserver?: CountObserverResolvers<ContextType>;
  CountRollEntry?: CountRollEntryResolvers<ContextType>;
  CountRuleChange?: CountRuleChangeResolvers<ContextType>;
  CountRules?: CountRulesResolvers<ContextType>;
  CountVersion?: CountVersionResolvers<ContextType>;
  CreateAndSendEmailPayload?: CreateAndSendEmailPayloadResolvers<ContextType>;
  CreateAwardPayload?: CreateAwardPayloadResolvers<ContextType>;
  CreateCompetitionPayload?: CreateCompetitionPayloadResolvers<ContextType>;
  CreateEmailPayload?: CreateEmailPayloadResolvers<ContextType>;
  CreateRoundPayload?: CreateRoundPayloadResolvers<ContextType>;
  CreateStaticTextPayload?: CreateStaticTextPayloadResolvers<ContextType>;
  CreateUserPayload?: CreateUserPayloadResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DayActivity?: DayActivityResolvers<ContextType>;
  DecideRoundPayload?: DecideRoundPayloadResolvers<ContextType>;
  DeleteAccountPayload?: DeleteAccountPayloadResolvers<ContextType>;
  DeleteAwardPayload?: DeleteAwardPayloadResolvers<ContextType>;
  DeleteCommentPayload?: DeleteCommentPayloadResolvers<ContextType>;
  DeleteCompetitionPayload?: DeleteCompetitionPayloadResolvers<ContextType>;
  DeleteEmailPayload?: DeleteEmailPayloadResolvers<ContextType>;
  DeleteImagePayload?: DeleteImagePayloadResolvers<ContextType>;
  DeleteRoundPayload?: DeleteRoundPayloadResolvers<ContextType>;
  DeleteStaticTextPayload?: DeleteStaticTextPayloadResolvers<ContextType>;
  DeleteUserPayload?: DeleteUserPayloadResolvers<ContextType>;
  DeviceSession?: DeviceSessionResolvers<ContextType>;
  DismissSimilarPayload?: DismissSimilarPayloadResolvers<ContextType>;
  DrawnBallot?: DrawnBallotResolvers<ContextType>;
  EditCommentPayload?: EditCommentPayloadResolvers<ContextType>;
  Email?: EmailResolvers<ContextType>;
  EmailAudience?: EmailAudienceResolvers<ContextType>;
  EmailAudienceCount?: EmailAudienceCountResolvers<ContextType>;
  EmailCheck?: EmailCheckResolvers<ContextType>;
  EmailCheckFinding?: EmailCheckFindingResolvers<ContextType>;
  EmailChoice?: EmailChoiceResolvers<ContextType>;
  EmailCounts?: EmailCountsResolvers<ContextType>;
  EmailFinding?: EmailFindingResolvers<ContextType>;
  EmailMessage?: EmailMessageResolvers<ContextType>;
  EmailMessages?: EmailMessagesResolvers<ContextType>;
  EmailPage?: EmailPageResolvers<ContextType>;
  EmailPreview?: EmailPreviewResolvers<ContextType>;
  EndDevicePayload?: EndDevicePayloadResolvers<ContextType>;
  EndSessionPayload?: EndSessionPayloadResolvers<ContextType>;
  EndUserSessionsPayload?: EndUserSessionsPayloadResolvers<ContextType>;
  ExcludeBallotsPayload?: ExcludeBallotsPayloadResolvers<ContextType>;
  ExcludedBallotGroup?: ExcludedBallotGroupResolvers<ContextType>;
  ExcludedBallots?: ExcludedBallotsResolvers<ContextType>;
  Exposure?: ExposureResolvers<ContextType>;
  FinishJuryRoundPayload?: FinishJuryRoundPayloadResolvers<ContextType>;
  FrozenField?: FrozenFieldResolvers<ContextType>;
  GiveAwardPayload?: GiveAwardPayloadResolvers<ContextType>;
  GivenAward?: GivenAwardResolvers<ContextType>;
  HourActivity?: HourActivityResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  ImageAcceptance?: ImageAcceptanceResolvers<ContextType>;
  ImageConnection?: ImageConnectionResolvers<ContextType>;
  ImageEdge?: ImageEdgeResolvers<ContextType>;
  ImageModerationResult?: ImageModerationResultResolvers<ContextType>;
  ImageResult?: ImageResultResolvers<ContextType>;
  ImageType?: ImageTypeResolvers<ContextType>;
  Installation?: InstallationResolvers<ContextType>;
  InviteJudgePayload?: InviteJudgePayloadResolvers<ContextType>;
  JudgeName?: JudgeNameResolvers<ContextType>;
  JudgeReport?: JudgeReportResolvers<ContextType>;
  Jury?: JuryResolvers<ContextType>;
  JuryAward?: JuryAwardResolvers<ContextType>;
  JuryDesk?: JuryDeskResolvers<ContextType>;
  JuryLine?: JuryLineResolvers<ContextType>;
  JuryLines?: JuryLinesResolvers<ContextType>;
  JuryPhoto?: JuryPhotoResolvers<ContextType>;
  JuryPhotoConnection?: JuryPhotoConnectionResolvers<ContextType>;
  JuryPhotoEdge?: JuryPhotoEdgeResolvers<ContextType>;
  JuryResult?: JuryResultResolvers<ContextType>;
  JuryRound?: JuryRoundResolvers<ContextType>;
  JuryRoundResult?: JuryRoundResultResolvers<ContextType>;
  JurySeat?: JurySeatResolvers<ContextType>;
  LeftOut?: LeftOutResolvers<ContextType>;
  LetteredMark?: LetteredMarkResolvers<ContextType>;
  LineCategory?: LineCategoryResolvers<ContextType>;
  LineStep?: LineStepResolvers<ContextType>;
  Localization?: LocalizationResolvers<ContextType>;
  LocalizedEntry?: LocalizedEntryResolvers<ContextType>;
  LocalizedText?: LocalizedTextResolvers<ContextType>;
  LoginPayload?: LoginPayloadResolvers<ContextType>;
  MailQueue?: MailQueueResolvers<ContextType>;
  MailSubscription?: MailSubscriptionResolvers<ContextType>;
  MarkResult?: MarkResultResolvers<ContextType>;
  MethodRank?: MethodRankResolvers<ContextType>;
  ModerateCommentPayload?: ModerateCommentPayloadResolvers<ContextType>;
  ModerateCommentsPayload?: ModerateCommentsPayloadResolvers<ContextType>;
  ModerateImagePayload?: ModerateImagePayloadResolvers<ContextType>;
  ModerateImagesPayload?: ModerateImagesPayloadResolvers<ContextType>;
  ModerationItem?: ModerationItemResolvers<ContextType>;
  ModerationPage?: ModerationPageResolvers<ContextType>;
  MoveEntryPayload?: MoveEntryPayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NamedConflict?: NamedConflictResolvers<ContextType>;
  NamedObserver?: NamedObserverResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  NumberedPageInfo?: NumberedPageInfoResolvers<ContextType>;
  ObserveCountPayload?: ObserveCountPayloadResolvers<ContextType>;
  OpenRadarCirclePayload?: OpenRadarCirclePayloadResolvers<ContextType>;
  OriginalsTotal?: OriginalsTotalResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PointName?: PointNameResolvers<ContextType>;
  PointVotes?: PointVotesResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Radar?: RadarResolvers<ContextType>;
  RadarCircle?: RadarCircleResolvers<ContextType>;
  RadarImage?: RadarImageResolvers<ContextType>;
  RadarPerson?: RadarPersonResolvers<ContextType>;
  RankChange?: RankChangeResolvers<ContextType>;
  RankExplanation?: RankExplanationResolvers<ContextType>;
  RankNeighbour?: RankNeighbourResolvers<ContextType>;
  RefreshSessionPayload?: RefreshSessionPayloadResolvers<ContextType>;
  RegisterPayload?: RegisterPayloadResolvers<ContextType>;
  RemarkJuryPhotoPayload?: RemarkJuryPhotoPayloadResolvers<ContextType>;
  RemindJudgePayload?: RemindJudgePayloadResolvers<ContextType>;
  RemindOfRoundPayload?: RemindOfRoundPayloadResolvers<ContextType>;
  RemoveSeatPayload?: RemoveSeatPayloadResolvers<ContextType>;
  RemoveSiteLogoPayload?: RemoveSiteLogoPayloadResolvers<ContextType>;
  ReopenRoundPayload?: ReopenRoundPayloadResolvers<ContextType>;
  ReportJuryPhotoPayload?: ReportJuryPhotoPayloadResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  ResendEmailChangePayload?: ResendEmailChangePayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  ResetTemplatePayload?: ResetTemplatePayloadResolvers<ContextType>;
  ResubscribePayload?: ResubscribePayloadResolvers<ContextType>;
  RetryEmailPayload?: RetryEmailPayloadResolvers<ContextType>;
  RevokeExclusionPayload?: RevokeExclusionPayloadResolvers<ContextType>;
  RobustCategory?: RobustCategoryResolvers<ContextType>;
  RobustRow?: RobustRowResolvers<ContextType>;
  Robustness?: RobustnessResolvers<ContextType>;
  RollName?: RollNameResolvers<ContextType>;
  ScoreCount?: ScoreCountResolvers<ContextType>;
  SeatProgress?: SeatProgressResolvers<ContextType>;
  SendAccountMailPayload?: SendAccountMailPayloadResolvers<ContextType>;
  SendTestEmailPayload?: SendTestEmailPayloadResolvers<ContextType>;
  SetCompetitionStatusPayload?: SetCompetitionStatusPayloadResolvers<ContextType>;
  SetConflictsPayload?: SetConflictsPayloadResolvers<ContextType>;
  SetCountObserverPayload?: SetCountObserverPayloadResolvers<ContextType>;
  SetLocalePayload?: SetLocalePayloadResolvers<ContextType>;
  SetPanelSeatPayload?: SetPanelSeatPayloadResolvers<ContextType>;
  SetUserNewsletterPayload?: SetUserNewsletterPayloadResolvers<ContextType>;
  SetUserNewslettersPayload?: SetUserNewslettersPayloadResolvers<ContextType>;
  SetUserStatePayload?: SetUserStatePayloadResolvers<ContextType>;
  SetUserStatesPayload?: SetUserStatesPayloadResolvers<ContextType>;
  SimilarImage?: SimilarImageResolvers<ContextType>;
  SimilarPair?: SimilarPairResolvers<ContextType>;
  SimilarPairPage?: SimilarPairPageResolvers<ContextType>;
  Site?: SiteResolvers<ContextType>;
  SiteLogo?: SiteLogoResolvers<ContextType>;
  StarJuryPhotoPayload?: StarJuryPhotoPayloadResolvers<ContextType>;
  StaticText?: StaticTextResolvers<ContextType>;
  StaticTextPage?: StaticTextPageResolvers<ContextType>;
  StatusMove?: StatusMoveResolvers<ContextType>;
  TakeDecisionBackPayload?: TakeDecisionBackPayloadResolvers<ContextType>;
  Template?: TemplateResolvers<ContextType>;
  TemplatePage?: TemplatePageResolvers<ContextType>;
  TemplatePreview?: TemplatePreviewResolvers<ContextType>;
  TemplateText?: TemplateTextResolvers<ContextType>;
  TopImage?: TopImageResolvers<ContextType>;
  TypeEntries?: TypeEntriesResolvers<ContextType>;
  UnsubscribePayload?: UnsubscribePayloadResolvers<ContextType>;
  UpdateAwardPayload?: UpdateAwardPayloadResolvers<ContextType>;
  UpdateCompetitionPayload?: UpdateCompetitionPayloadResolvers<ContextType>;
  UpdateEmailPayload?: UpdateEmailPayloadResolvers<ContextType>;
  UpdateJuryPayload?: UpdateJuryPayloadResolvers<ContextType>;
  UpdateProfilePayload?: UpdateProfilePayloadResolvers<ContextType>;
  UpdateRoundPayload?: UpdateRoundPayloadResolvers<ContextType>;
  UpdateSeatPayload?: UpdateSeatPayloadResolvers<ContextType>;
  UpdateSitePayload?: UpdateSitePayloadResolvers<ContextType>;
  UpdateStaticTextPayload?: UpdateStaticTextPayloadResolvers<ContextType>;
  UpdateTemplatePayload?: UpdateTemplatePayloadResolvers<ContextType>;
  UpdateUserPayload?: UpdateUserPayloadResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  UploadImagePayload?: UploadImagePayloadResolvers<ContextType>;
  UploadSiteLogoPayload?: UploadSiteLogoPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  UserRemoval?: UserRemovalResolvers<ContextType>;
  UserResult?: UserResultResolvers<ContextType>;
  Vote?: VoteResolvers<ContextType>;
  VoteConnection?: VoteConnectionResolvers<ContextType>;
  VoteCoverage?: VoteCoverageResolvers<ContextType>;
  VoteEdge?: VoteEdgeResolvers<ContextType>;
  VotingInfo?: VotingInfoResolvers<ContextType>;
  WatchedVersion?: WatchedVersionResolvers<ContextType>;
  WithdrawFromJuryPhotoPayload?: WithdrawFromJuryPhotoPayloadResolvers<ContextType>;
};
