/**
 * The secrecy class of each field of every answer. A field of the contract without a row here fails the walk: whoever adds one
 * states who may read it, and the walk checks the service against that at every instant.
 */
import { imagesShown, isOpen, resultsShown, scoresShown, type Moment } from './moment.ts';
import type { CallerName } from './plantedData.ts';

/** Where a value stands. */
export interface Place extends Moment {
  /** Of the image that the answer tells of here; undefined outside of images. */
  image?: { owner: CallerName | 'rival' | 'nobody'; shown: boolean } | undefined;
}

const isAdmin = ({ caller }: Moment): boolean => caller === 'admin';
const isInsider = (place: Place): boolean => isAdmin(place) || place.image?.owner === place.caller;

/** The readers of a field; to others it must be null, 0, an empty text or an empty list. */
export const classes = {
  /** Everyone who gets the object. */
  holder: () => true,
  /** Anybody with a session. */
  bearer: ({ caller }) => caller !== 'visitor',
  administrators: isAdmin,
  insiders: isInsider,
  /** An image as a whole: its insiders, and everyone once it is shown. */
  image: (place) => isInsider(place) || (place.image?.shown === true && imagesShown(place)),
  /** Fields that would disclose the author of an image. */
  author: (place) => isInsider(place) || resultsShown(place),
  exposure: (place) => isInsider(place) || imagesShown(place),
  comments: (place) => imagesShown(place) || (isInsider(place) && isOpen(place)),
  /** Scores, ranks, and points or numbers of votes from which they could be derived. */
  scores: scoresShown,
  radar: (place) => isAdmin(place) && scoresShown(place),
  /** The number of images that everyone sees. */
  shownCount: imagesShown,
  /** Neighbours in a list: everybody who sees the list. */
  neighbours: (place) => isAdmin(place) || imagesShown(place),
  own: (place) => place.image === undefined || place.image.owner === place.caller,
  voter: ({ caller }) => caller === 'voter',
  /** The named observer of the count: writes.ts names one. */
  observer: (place) => place.caller === 'newcomer' && resultsShown(place),
  /** Names of judges, which this competition tells from the award on. */
  judges: resultsShown,
  /** The decision of a jury: administrators before everybody else. */
  acceptance: (place) => isAdmin(place) || resultsShown(place),
  /** Fields of a jury that everyone reads once results are public. */
  decided: resultsShown,
  /** The awards of a jury: administrators before everybody else. */
  awarded: (place) => isAdmin(place) || resultsShown(place),
  /** Holders of a seat of the jury, and people invited to one: writes.ts invites them. */
  seated: ({ caller }) => caller === 'judge' || caller === 'newcomer',
  /** Photos before the judge of the planted round. */
  judge: ({ caller }) => caller === 'judge',
  /** Whose entries it has, once results are public. */
  judged: (place) => (place.caller === 'owner' || place.caller === 'judge') && resultsShown(place),
} satisfies Record<string, (place: Place) => boolean>;

export type FieldClass = keyof typeof classes;
type Fields = Partial<Record<FieldClass, string>>;

/** An object that only those of a class may be answered. */
const forClass = (whole: FieldClass, fields: string): Fields & { whole: FieldClass } => ({ whole, holder: fields });
const forAdministrators = (fields: string) => forClass('administrators', fields);
const page = 'content page size totalElements totalPages';
const feed = `${page} next more previous earlier cursors`;
const competition =
  'id title description status competitionStart votingStart votingEnd award minPoint maxPoint scoring minCoverage judgedBy entriesShown preModeration minLongerSide imageTypes hasCount ended createdAt';
const minimal = 'id competitionId type title width height thumbhash version createdAt';
/** Fields of an image in a grid, which its page has too. */
const inGrids = {
  whole: 'image',
  holder: minimal,
  own: 'own',
  author: 'slot',
  voter: 'myVote',
  scores: 'result',
  acceptance: 'acceptance',
  awarded: 'awards',
} as const;

/**
 * Each object of the answers, by the name of its schema (or by its place within one). `whole`: who may get such an object
 * at all; everyone by default. The other keys are classes with the names of the object's fields.
 */
export const fieldTable: Record<string, Fields & { whole?: FieldClass }> = {
  Problem: { holder: 'type title status detail code errors requestId', administrators: 'conflict' },
  FieldError: { holder: 'field code message' },
  Conflict: forAdministrators('current changedBy changedAt'),
  Installation: { holder: 'timeZone' },
  Localizations: { holder: 'hu en' },
  LocalizedText: { holder: 'hu en' },
  LocalizedLongText: { holder: 'hu en' },
  ImageType: { holder: 'code title slots' },
  ConfirmedEmail: { holder: 'email' },
  PendingEmail: { holder: 'pendingEmail' },
  Registration: { holder: 'id username email' },
  SessionUser: forClass(
    'bearer',
    'id username email pendingEmail firstName lastName administrator locale newsletter createdAt token expiry judge',
  ),
  OpenedSession: {
    holder:
      'id username email pendingEmail firstName lastName administrator locale newsletter createdAt token expiry refreshToken judge',
  },
  DeviceSession: forClass('bearer', 'id name createdAt lastUsedAt current'),
  Subscription: { holder: 'list subscribed email' },

  Competition: { holder: competition, shownCount: 'imageCount' },
  CompetitionPage: { holder: feed },
  ArchivedEntries: forClass('bearer', 'competition entries'),
  MinimalImagePage: { holder: feed },
  ImagePage: { holder: feed },
  MinimalImage: inGrids,
  Image: {
    ...inGrids,
    holder: `${inGrids.holder} description`,
    author: `${inGrids.author} author`,
    scores: `${inGrids.scores} explanation`,
    exposure: 'exposure',
    insiders: 'moderation moderationReason similar',
    comments: 'comments',
    neighbours: 'previousId nextId',
  },
  SimilarImage: forClass('insiders', 'imageId competitionId distance'),
  ModeratedImage: {
    ...forAdministrators(`${minimal} description slot author exposure moderation moderationReason similar`),
    own: 'own',
    voter: 'myVote',
    scores: 'result',
    acceptance: 'acceptance',
    awarded: 'awards',
  },
  Pulse: forAdministrators('now auditId pendingImages pendingComments unfinishedPhotos mail runningEmails watched'),
  MailQueue: forAdministrators('queued oldest failedLastDay serverReachable lastAnswer'),
  WatchedVersion: forAdministrators('kind id version changedBy changedAt'),
  ModerationPage: forAdministrators(page),
  ModerationItem: forAdministrators('id kind image comment moderatedBy moderatedAt signals reports'),
  JudgeReport: forAdministrators('text at'),
  ImageModerationResults: forAdministrators('results'),
  ImageModerationResult: forAdministrators('id refusal previousStatus previousReason changedBy changedAt image'),
  CommentModerationResults: forAdministrators('results'),
  CommentModerationResult: forAdministrators('id refusal previousStatus changedBy changedAt comment'),
  SimilarPairPage: forAdministrators(page),
  SimilarPair: forAdministrators('id first second distance sameAuthor dismissedBy dismissedAt'),
  Author: { holder: 'id username firstName lastName' },
  Exposure: { whole: 'exposure', holder: 'camera lens focalLength aperture shutter iso takenAt' },
  Score: { whole: 'scores', holder: 'score points votes rank overallRank votesByPoint sample' },
  RankExplanation: {
    whole: 'scores',
    holder: 'scoring mean counted m c interval firstShare rankWithOneMore before after',
  },
  RankNeighbour: forClass('scores', 'imageId title rank score decidedBy'),
  Robustness: forClass('scores', 'rounds seed methods categories'),
  RobustCategory: forClass('scores', 'type winnerShare rows'),
  RobustRow: forClass('scores', 'imageId title rank ranks interval firstShare'),
  MethodRank: forClass('scores', 'method rank'),
  Comment: { holder: 'id imageId text status author own createdAt editedAt editableUntil' },
  VotingInfo: {
    whole: 'bearer',
    holder: 'competitionId minPoint maxPoint',
    shownCount: 'votable',
    voter: 'voted votes sample',
  },
  Vote: forClass('voter', 'imageId competitionId point updatedAt number receipt'),
  CountKey: { holder: 'name keyId publicKey from until' },
  Count: {
    holder: 'state origin minVoters tooFewVoters unlinkedAt heads keys rules ruleChanges leftOut observer',
    scores: 'versions files',
  },
  CountHead: { holder: 'size root note at ballots voters cosigned stampedAt' },
  CountRules: {
    holder:
      'at since votingStart votingEnd award minPoint maxPoint scoring minCoverage minCoverageVoters images eligible',
  },
  CountLeftOut: { holder: 'voters ballots' },
  ImageAcceptance: forClass('acceptance', 'roundId accepted score sum marks possible'),
  Jury: { holder: 'namesPublic', judges: 'judges', decided: 'rounds acceptance awards awardsConfirmedAt' },
  Acceptance: forClass('decided', 'type roundId photos authors acceptedPhotos acceptedAuthors'),
  JuryLine: { holder: 'type score' },
  JuryLines: forAdministrators('roundId version categories'),
  LineCategory: forAdministrators('type photos authors unscored missing line steps'),
  LineStep: forAdministrators('score photos photosFrom authorsFrom starred images'),
  NamedConflict: forAdministrators('accountId username firstName lastName'),
  JudgeName: forClass('judges', 'firstName lastName chair'),
  JurySeat: forClass('seated', 'competition state chair judgesMayEnter namesPublic invitedAt answeredAt rounds awards'),
  JuryRound: {
    holder:
      'id competitionId title position types minPoint maxPoint pointNames remarks accepts aim opens closes photos decidedAt lines',
  },
  JuryAward: forClass('awarded', 'id kind title place type judge winners'),
  AwardWinner: forClass('awarded', 'image author note'),
  GivenAward: forClass('awarded', 'id kind title place'),
  ChairAwards: forClass('seated', 'version confirmedAt awards'),
  ChairAward: forClass('seated', 'id kind title place type most winners'),
  ChairWinner: forClass('seated', 'title type roundId number'),
  AdminAward: forAdministrators('id version position kind title place type seat most winners vacant next'),
  AdminAwardWinner: forAdministrators('image author note told givenBy givenAt'),
  AwardCandidatePage: forAdministrators(page),
  AwardCandidate: forAdministrators('image author roundId sum marks accepted breach'),
  BestAuthors: forAdministrators('type authors'),
  AuthorStanding: forAdministrators('author accepted sum exact awards proposed'),
  PointName: { holder: 'point name name.hu name.en' },
  JuryDesk: forClass('judge', 'round tasks marked withdrawn byPoint finished'),
  JuryPhotoPage: forClass('judge', 'content totalElements next more previous earlier cursors'),
  JuryPhoto: forClass('judge', 'roundId number type title width height thumbhash point star withdrawn remark reported'),
  MarkResults: forClass('judge', 'results desk'),
  MarkResult: forClass('judge', 'number choice point markedAt refusal'),
  JuryResult: forClass('judged', 'imageId rounds'),
  JuryRoundResult: forClass('judged', 'round score sum judges marks remarks line accepted distribution'),
  ScoreCount: forClass('judged', 'score photos'),
  LetteredMark: forClass('judged', 'letter point'),
  AdminJuryRound: forAdministrators('id round version incomplete outside progress'),
  SeatProgress: forAdministrators(
    'seat firstName lastName state tasks marked withdrawn complete finishedAt lastAt remindableFrom',
  ),
  AdminJury: forAdministrators(
    'judgesMayEnter namesPublic oneAwardPerImage oneAwardPerAuthor version seats rounds awards awardsConfirmedAt bestAuthors',
  ),
  AdminJurySeat: forAdministrators(
    'seat accountId username firstName lastName email activated state chair invitedAt answeredAt leftAt remindableFrom conflicts',
  ),
  CountObserver: { holder: 'namedAt choice chosenAt dice seed', author: 'name' },
  ObserverSetting: forAdministrators('observer'),
  NamedObserver: forAdministrators('accountId username namedBy namedAt choice chosenAt'),
  CountObservation: forClass('observer', 'choice chosenAt roll draw'),
  RollName: forClass('observer', 'rollId username'),
  CountDraw: forClass('observer', 'dice seed ballots disabled gone'),
  DrawnBallot: forClass('observer', 'number imageId point flag'),
  CountCosignature: { holder: 'witness at' },
  CountRuleChange: { holder: 'position at field from to' },
  CountVersion: forClass('scores', 'version at reason sha256'),
  CountFiles: forClass('scores', 'head timestamps keys records ballots roll'),
  CountConsistency: { holder: 'hashes' },
  CountInclusion: forClass('voter', 'position entry hashes size'),
  MyCount: { whole: 'bearer', voter: 'ballots roll' },
  CountBallot: forClass('voter', 'number imageId point replaces at receipt position'),
  CountRollEntry: forClass('voter', 'salt username cast standing position hashes size'),

  AdminCompetition: {
    ...forAdministrators(
      `${competition} updatedAt version entryCount voteCount frozenFields createdBy updatedBy moves deletable overlaps`,
    ),
    shownCount: 'imageCount',
  },
  StatusMove: forAdministrators('to allowed reason from'),
  CompetitionOverlap: forAdministrators('id title status competitionStart award'),
  OriginalsTotal: forAdministrators('files bytes'),
  Radar: forClass('radar', 'state failure computedAt people votes circles'),
  RadarCircle: forClass('radar', 'name size common expected judged same expectedSame ownImages images effect'),
  RadarImage: forClass('radar', 'imageId type title direction judged expectedJudged unusual expected mean others'),
  RadarPeople: forClass('radar', 'people gone'),
  RadarPerson: forClass('radar', 'id username firstName lastName createdAt'),
  RankChange: forClass('scores', 'imageId type title rankBefore rankAfter overallRankBefore overallRankAfter'),
  ExcludedBallots: forClass('scores', 'ballots groups effect'),
  ExcludedBallotGroup: forClass('scores', 'imageId title type ballots reason at'),
  BallotExclusions: forClass('radar', 'exclusions effect'),
  BallotExclusion: forClass(
    'radar',
    'id imageId title type ballots reason note aloneNote state own proposedBy proposedAt confirmedBy effectiveAt revokedBy revokedAt effect',
  ),
  FrozenField: forAdministrators('field since reason'),
  AdminCompetitionPage: forAdministrators(page),
  CompetitionStatistics: {
    ...forAdministrators(
      'entries entrants voters votes comments pendingComments pendingImages counted unvoted perDay perHour perType coverage',
    ),
    scores: 'perPoint topImages',
  },
  HourCount: forAdministrators('hour entries votes comments'),
  DayCount: forAdministrators('day entries voters votes comments'),
  'CompetitionStatistics.perPoint[]': forClass('scores', 'point votes'),
  'CompetitionStatistics.perType[]': forAdministrators('type moderation entries'),
  'CompetitionStatistics.coverage[]': forAdministrators('votes share'),
  'CompetitionStatistics.topImages[]': forClass('scores', 'imageId title result'),
  AdminUser: forAdministrators(
    'id username email firstName lastName administrator enabled activated locale newsletter organiserMail createdAt entryCount voteCount commentCount version',
  ),
  UserResults: forAdministrators('results'),
  UserResult: forAdministrators('id refusal changedBy changedAt user'),
  AccountMailSent: forAdministrators('recipient'),
  EndedSessions: forAdministrators('ended'),
  AdminUserPage: forAdministrators(page),
  UserRemoval: forClass('bearer', 'entriesWithdrawn entriesKept comments votes lastAdministrator'),
  AuditPage: forAdministrators(page),
  AuditEntry: forAdministrators(
    'id at actor action objectType objectId label competitionId competitionTitle before after changes requestId',
  ),
  AuditChange: forAdministrators('path before after'),
  StaticText: forAdministrators('id key locale text version updatedAt'),
  Site: { holder: 'contactEmail logo version' },
  SiteLogo: { holder: 'path width height' },
  StaticTextPage: forAdministrators(page),
  Template: forAdministrators('id locale subject body shipped variables required version updatedAt'),
  TemplateText: forAdministrators('subject body'),
  TemplatePage: forAdministrators(page),
  Email: forAdministrators(
    'id state template competitionId subject body audience scheduledAt counts createdBy createdAt startedAt finishedAt finding version',
  ),
  EmailPage: forAdministrators(page),
  EmailSubject: forAdministrators('hu en'),
  EmailBody: forAdministrators('hu en'),
  EmailAudience: forAdministrators('group newsletter locale'),
  EmailCounts: forAdministrators('queued sending sent failed skipped cancelled'),
  EmailFinding: forAdministrators('code message at'),
  'EmailFinding.message': forAdministrators('hu en'),
  EmailMessages: forAdministrators(`email ${page}`),
  EmailMessage: forAdministrators('id recipient locale state attempts interrupted answer nextAttemptAt sentAt'),
  EmailAudienceCount: forAdministrators('hu en sample leftOut'),
  AudienceMember: forAdministrators('id username firstName lastName email locale'),
  LeftOut: forAdministrators('reason people'),
  EmailCheck: forAdministrators('audience findings'),
  EmailCheckFinding: forAdministrators('code severity field message'),
  TemplatePreview: forAdministrators('subject html text'),
  EmailChoice: forAdministrators('group competitionId newsletter hu en'),
  EmailPreview: forAdministrators('recipient locale subject html text'),
  EmailTest: forAdministrators('recipient'),
};

/** The class of a field; undefined where the table has no row for it. */
export function classOf(object: string, field: string): FieldClass | undefined {
  const row = fieldTable[object];
  if (!row) return undefined;
  const found = Object.entries(row).find(([name, fields]) => name !== 'whole' && fields.split(' ').includes(field));
  return found?.[0] as FieldClass | undefined;
}
