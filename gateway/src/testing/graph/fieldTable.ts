import {
  adminCompetition,
  adminJuryRound,
  competition,
  image,
  juryDesk,
  pageOf,
  template,
  votingInfo,
} from './restObjects.ts';

/**
 * A field of Query or Mutation: the one call that it makes, and what becomes of the call's failures. Arguments are sampled
 * from the SDL, required ones only: an ID is 7, a String x, an Int 1, an enum its first value.
 */
export interface RootField {
  /** `METHOD /path?query`; ` +token` follows where the viewer's token is sent (docs/product.md §10). */
  call: string;
  /** The service's answer; an empty object by default. */
  answer?: unknown;
  /** The result for a visitor: the same call without a token by default, or null or an empty list without a call. */
  visitor?: 'null' | 'empty';
  /** The result of a 404 of the service: NOT_FOUND by default, or null without an error. */
  missing?: 'null';
  /** The result of every failure: an error by default, or null without an error. */
  failing?: 'null';
  /** Whether it is a list of what the calls answer, in which null stands for one of them; null stands for the whole by default. */
  holds?: 'each';
}

const table = pageOf([], 0, 20);

/** Every field of Query. A new one needs a row (docs/add-a-rest-call.md). */
const queries: Record<string, RootField> = {
  activeCompetition: { call: 'GET /api/competition/active', answer: competition(), missing: 'null' },
  adminCompetition: { call: 'GET /api/admin/competition/7 +token', answer: adminCompetition(), missing: 'null' },
  adminCompetitionPage: { call: 'POST /api/admin/competition/page +token', answer: table },
  adminCompetitions: { call: 'GET /api/admin/competition/?sort=createdAt&direction=ASC +token', answer: [] },
  adminPulse: { call: 'POST /api/admin/pulse +token' },
  awardCandidates: {
    call: 'GET /api/admin/competition/7/jury/awards/7/candidates?page=0&size=100 +token',
    answer: table,
    missing: 'null',
  },
  archivedEntries: { call: 'GET /api/competition/user-image/archived +token', answer: [] },
  archivedCompetitions: { call: 'GET /api/competition/archived/competitions?page=0&size=100', answer: table },
  auditPage: { call: 'GET /api/admin/audit?page=0&size=20 +token', answer: table },
  competition: { call: 'GET /api/competition/7', answer: competition(), missing: 'null' },
  countKeys: { call: 'GET /api/count/keys', answer: [] },
  emailAudience: { call: 'POST /api/admin/email/audience +token' },
  emailCheck: { call: 'POST /api/admin/email/check +token' },
  emailMessages: { call: 'GET /api/admin/email/messages/7?page=0&size=20 +token', answer: table, missing: 'null' },
  emailPage: { call: 'POST /api/admin/email/page +token', answer: table },
  emailPreview: { call: 'POST /api/admin/email/7/preview +token', missing: 'null' },
  emailPreviewOf: { call: 'POST /api/admin/email/preview +token' },
  emailRecipients: { call: 'GET /api/admin/email/recipients +token', answer: [] },
  image: { call: 'GET /api/competition/image/7 +token', answer: image(7), missing: 'null' },
  installation: { call: 'GET /api/installation' },
  localization: { call: 'GET /api/localization/hu' },
  localizations: { call: 'GET /api/localization/', answer: { hu: {}, en: {} } },
  mailSubscription: { call: 'GET /api/email/subscription/7/NEWS', missing: 'null' },
  me: { call: 'GET /api/user/my +token', visitor: 'null' },
  moderationPage: { call: 'POST /api/admin/moderation/page +token', answer: table },
  node: { call: 'GET /api/competition/image/7 +token', answer: image(7), missing: 'null' },
  adminJuryRound: {
    call: 'GET /api/admin/competition/7/jury/rounds/7 +token',
    answer: adminJuryRound(),
    missing: 'null',
  },
  juryDesk: { call: 'GET /api/jury/round/7 +token', answer: juryDesk(), visitor: 'null', missing: 'null' },
  mySeats: { call: 'GET /api/jury +token', answer: [], visitor: 'empty' },
  nodes: { call: 'GET /api/competition/image/7 +token', answer: image(7), missing: 'null', holds: 'each' },
  myArchivedEntries: { call: 'GET /api/competition/user-image/archived +token', answer: [] },
  openCompetitions: { call: 'GET /api/competition/open', answer: [competition()] },
  site: { call: 'GET /api/site' },
  similarPage: { call: 'POST /api/admin/moderation/similar/page +token', answer: table },
  staticText: { call: 'GET /api/admin/localized-static-text/7 +token', missing: 'null' },
  staticTextPage: { call: 'POST /api/admin/localized-static-text/page +token', answer: table },
  staticTexts: { call: 'GET /api/admin/localized-static-text/?sort=key&direction=ASC +token', answer: [] },
  template: { call: 'GET /api/admin/template/activation/hu +token', answer: template(), missing: 'null' },
  templatePage: { call: 'POST /api/admin/template/page +token', answer: table },
  templatePreview: { call: 'POST /api/admin/template/activation/hu/preview +token' },
  templates: { call: 'GET /api/admin/template/?sort=id&direction=ASC +token', answer: [] },
  user: { call: 'GET /api/admin/user/7 +token', missing: 'null' },
  userPage: { call: 'POST /api/admin/user/page +token', answer: table },
  users: { call: 'GET /api/admin/user/?sort=createdAt&direction=ASC +token', answer: [] },
  votingInfo: { call: 'GET /api/competition/vote +token', answer: votingInfo(), visitor: 'null', failing: 'null' },
};

/** Every field of Mutation. All of them answer what a user can mend in `userErrors`, and anything else as an error. */
const mutations: Record<string, RootField> = {
  activateAccount: { call: 'POST /api/authentication/activation/7' },
  activateEmail: { call: 'POST /api/admin/email/7/activate +token' },
  addComment: { call: 'POST /api/competition/comment/7 +token' },
  cancelEmail: { call: 'POST /api/admin/email/7/cancel +token' },
  castVote: { call: 'POST /api/competition/vote +token' },
  changePassword: { call: 'POST /api/user/my/password?newPassword=x +token' },
  cancelEmailChange: { call: 'DELETE /api/user/my/email-change +token' },
  confirmEmail: { call: 'POST /api/authentication/email/7' },
  confirmExclusion: { call: 'PUT /api/admin/competition/7/exclusions/7/confirm +token' },
  createAndSendEmail: { call: 'POST /api/admin/email/createAndSend +token' },
  createCompetition: { call: 'POST /api/admin/competition/ +token' },
  createEmail: { call: 'POST /api/admin/email/ +token' },
  createStaticText: { call: 'POST /api/admin/localized-static-text/ +token' },
  createUser: { call: 'POST /api/admin/user/ +token' },
  deleteAccount: { call: 'POST /api/user/my/delete +token' },
  deleteComment: { call: 'DELETE /api/competition/user-comment/7 +token' },
  deleteCompetition: { call: 'DELETE /api/admin/competition/7 +token' },
  deleteEmail: { call: 'DELETE /api/admin/email/7 +token' },
  deleteImage: { call: 'DELETE /api/competition/upload/7/x +token' },
  deleteStaticText: { call: 'DELETE /api/admin/localized-static-text/7 +token' },
  deleteUser: { call: 'DELETE /api/admin/user/7 +token' },
  dismissSimilar: { call: 'PUT /api/admin/moderation/similar/7/7 +token' },
  editComment: { call: 'PUT /api/competition/user-comment/7 +token' },
  excludeBallots: { call: 'POST /api/admin/competition/7/exclusions +token' },
  login: { call: 'POST /api/authentication/login' },
  moderateComment: { call: 'PUT /api/competition/moderate/comment/7/PENDING +token' },
  moderateComments: { call: 'POST /api/admin/moderation/comments +token', answer: { results: [] } },
  moderateImage: { call: 'PUT /api/competition/moderate/image/7/PENDING +token' },
  moveEntry: { call: 'PUT /api/competition/upload/7/move +token', answer: [] },
  moderateImages: { call: 'POST /api/admin/moderation/images +token', answer: { results: [] } },
  answerJuryInvitation: { call: 'PUT /api/jury/7/seat +token' },
  confirmAwards: { call: 'PUT /api/jury/7/awards/confirmation +token' },
  createAward: { call: 'POST /api/admin/competition/7/jury/awards +token' },
  deleteAward: { call: 'DELETE /api/admin/competition/7/jury/awards/7?version=1 +token' },
  giveAward: { call: 'PUT /api/admin/competition/7/jury/awards/7/winners +token' },
  updateAward: { call: 'PUT /api/admin/competition/7/jury/awards/7 +token' },
  castMarks: { call: 'POST /api/jury/round/7/marks +token' },
  setConflicts: { call: 'PUT /api/admin/competition/7/jury/seats/1/conflicts +token' },
  decideRound: { call: 'PUT /api/admin/competition/7/jury/rounds/7/decision +token' },
  takeDecisionBack: { call: 'DELETE /api/admin/competition/7/jury/rounds/7/decision +token' },
  createRound: { call: 'POST /api/admin/competition/7/jury/rounds +token' },
  deleteRound: { call: 'DELETE /api/admin/competition/7/jury/rounds/7 +token' },
  finishJuryRound: { call: 'PUT /api/jury/round/7/finished +token' },
  remarkJuryPhoto: { call: 'PUT /api/jury/round/7/photo/1/remark +token' },
  reportJuryPhoto: { call: 'POST /api/jury/round/7/photo/1/report +token' },
  remindOfRound: { call: 'POST /api/admin/competition/7/jury/rounds/7/panel/1/reminder +token' },
  reopenRound: { call: 'POST /api/admin/competition/7/jury/rounds/7/reopening +token' },
  setPanelSeat: { call: 'PUT /api/admin/competition/7/jury/rounds/7/panel/1 +token' },
  starJuryPhoto: { call: 'PUT /api/jury/round/7/photo/1/star +token' },
  updateRound: { call: 'PUT /api/admin/competition/7/jury/rounds/7 +token' },
  withdrawFromJuryPhoto: { call: 'PUT /api/jury/round/7/photo/1/withdrawal +token' },
  inviteJudge: { call: 'POST /api/admin/competition/7/jury/seats +token' },
  remindJudge: { call: 'POST /api/admin/competition/7/jury/seats/1/reminder +token' },
  removeSeat: { call: 'DELETE /api/admin/competition/7/jury/seats/1 +token' },
  updateJury: { call: 'PUT /api/admin/competition/7/jury +token' },
  updateSeat: { call: 'PUT /api/admin/competition/7/jury/seats/1 +token' },
  observeCount: { call: 'POST /api/competition/7/count/observation +token' },
  openRadarCircle: { call: 'POST /api/admin/competition/7/radar/x/open +token' },
  refreshSession: { call: 'POST /api/authentication/refresh' },
  register: { call: 'POST /api/authentication/registration' },
  removeSiteLogo: { call: 'DELETE /api/admin/site/logo +token' },
  requestPasswordReset: { call: 'POST /api/authentication/lost/password' },
  resendEmailChange: { call: 'POST /api/user/my/email-change +token' },
  resetPassword: { call: 'POST /api/authentication/lost/change' },
  resetTemplate: { call: 'DELETE /api/admin/template/activation/hu?version=1 +token' },
  resubscribe: { call: 'PUT /api/email/subscription/7/NEWS' },
  retryEmail: { call: 'POST /api/admin/email/7/retry +token' },
  revokeExclusion: { call: 'PUT /api/admin/competition/7/exclusions/7/revoke +token' },
  sendTestEmail: { call: 'POST /api/admin/email/7/test +token' },
  setCountObserver: { call: 'PUT /api/admin/competition/7/observer +token', answer: { observer: null } },
  setCompetitionStatus: { call: 'PUT /api/admin/competition/status/7/DRAFT +token' },
  setUserNewsletter: { call: 'POST /api/admin/user/mail/NEWS/7 +token' },
  endDevice: { call: 'DELETE /api/user/my/sessions/7 +token' },
  endSession: { call: 'POST /api/authentication/logout' },
  endUserSessions: { call: 'DELETE /api/admin/user/7/sessions +token' },
  sendAccountMail: { call: 'POST /api/admin/user/7/mail +token' },
  setLocale: { call: 'POST /api/user/my/locale +token' },
  setUserNewsletters: { call: 'POST /api/admin/user/newsletters +token', answer: { results: [] } },
  setUserStates: { call: 'POST /api/admin/user/states +token', answer: { results: [] } },
  setUserState: { call: 'POST /api/admin/user/state/7 +token' },
  unsubscribe: { call: 'POST /api/email/subscription/7/NEWS' },
  updateCompetition: { call: 'PUT /api/admin/competition/7 +token' },
  updateEmail: { call: 'PUT /api/admin/email/7 +token' },
  updateProfile: { call: 'POST /api/user/my/profile +token' },
  updateStaticText: { call: 'PUT /api/admin/localized-static-text/7 +token' },
  updateTemplate: { call: 'PUT /api/admin/template/activation/hu +token' },
  updateUser: { call: 'PUT /api/admin/user/7 +token' },
  updateSite: { call: 'PUT /api/admin/site +token' },
  uploadSiteLogo: { call: 'PUT /api/admin/site/logo +token' },
  uploadImage: { call: 'POST /api/competition/upload/7/x +token' },
};

export const rootFields = { Query: queries, Mutation: mutations };

/** A field below the root that has a resolver. */
export interface ResolvedField {
  /** A query that selects it, answered by `answers` of `clientOperations.ts`. */
  query: string;
  /** Every call of the query. The last one is the field's own, unless the query makes one call only. */
  calls: string[];
  /** The result of a failure of the field's own call: null with an error by default, or null without an error. */
  failing?: 'null';
}

const getCompetition = 'GET /api/competition/7';
const getCount = `${getCompetition}/count`;
const getDesk = 'GET /api/jury/round/3 +token';
const getImage = 'GET /api/competition/image/12 +token';
/** A field that a whole image brings. */
const ofImage = (selection: string): ResolvedField => ({
  query: `{ image(id: 12) { ${selection} } }`,
  calls: [getImage],
});
const ofCompetition = (selection: string, ...own: string[]): ResolvedField => ({
  query: `{ competition(id: 7) { ${selection} } }`,
  calls: [getCompetition, ...own],
});
const linesCalls = [
  'GET /api/admin/competition/7/jury/rounds/3 +token',
  'GET /api/admin/competition/7/jury/rounds/3/lines +token',
];
const lineStep = (field: string): ResolvedField => ({
  query: `{ adminJuryRound(competitionId: 7, roundId: 3) { lines { categories { steps { ${field} } } } } }`,
  calls: linesCalls,
});
const juryLine = (field: string): ResolvedField => ({
  query: `{ juryDesk(roundNumber: 3) { round { lines { ${field} } } } }`,
  calls: [getDesk],
});
const vote = 'mutation { castVote(input: { imageId: 12, point: 4 })';
const comment = 'mutation { addComment(input: { imageId: 12, text: "Light!" })';

/** Every field below the root that has a resolver. A new one needs a row. */
export const resolvedFields: Record<string, ResolvedField> = {
  'AddCommentPayload.image': {
    query: `${comment} { image { id } } }`,
    calls: ['POST /api/competition/comment/12 +token', getImage],
    failing: 'null',
  },
  'AdminCompetition.competition': {
    query: '{ adminCompetition(id: 7) { competition { id } } }',
    calls: ['GET /api/admin/competition/7 +token'],
  },
  'AdminCompetition.exclusions': {
    query: '{ adminCompetition(id: 7) { exclusions { effect { imageId } } } }',
    calls: ['GET /api/admin/competition/7 +token', 'GET /api/admin/competition/7/exclusions +token'],
  },
  'AdminCompetition.jury': {
    query: '{ adminCompetition(id: 7) { jury { version } } }',
    calls: ['GET /api/admin/competition/7 +token', 'GET /api/admin/competition/7/jury +token'],
  },
  'AdminCompetition.observer': {
    query: '{ adminCompetition(id: 7) { observer { username } } }',
    calls: ['GET /api/admin/competition/7 +token', 'GET /api/admin/competition/7/observer +token'],
  },
  'AdminCompetition.originals': {
    query: '{ adminCompetition(id: 7) { originals { files } } }',
    calls: ['GET /api/admin/competition/7 +token', 'GET /api/admin/competition/7/originals/total +token'],
    failing: 'null',
  },
  'AdminCompetition.radar': {
    query: '{ adminCompetition(id: 7) { radar { people } } }',
    calls: ['GET /api/admin/competition/7 +token', 'GET /api/admin/competition/7/radar +token'],
  },
  'AdminCompetition.rankingWithout': {
    query: '{ adminCompetition(id: 7) { rankingWithout(imageIds: [12]) { imageId } } }',
    calls: ['GET /api/admin/competition/7 +token', 'POST /api/admin/competition/7/ranking-without +token'],
  },
  'AdminUser.removal': {
    query: '{ user(id: 3) { removal { votes } } }',
    calls: ['GET /api/admin/user/3 +token', 'GET /api/admin/user/3/removal +token'],
  },
  'AuditChange.after': {
    query: '{ auditPage { items { changes { after } } } }',
    calls: ['GET /api/admin/audit?page=0&size=20 +token'],
  },
  'AuditChange.before': {
    query: '{ auditPage { items { changes { before } } } }',
    calls: ['GET /api/admin/audit?page=0&size=20 +token'],
  },
  'AuditEntry.after': {
    query: '{ auditPage { items { after } } }',
    calls: ['GET /api/admin/audit?page=0&size=20 +token'],
  },
  'AuditEntry.before': {
    query: '{ auditPage { items { before } } }',
    calls: ['GET /api/admin/audit?page=0&size=20 +token'],
  },
  'CastVotePayload.image': {
    query: `${vote} { image { id } } }`,
    calls: ['POST /api/competition/vote +token', getImage],
    failing: 'null',
  },
  'CastVotePayload.votingInfo': {
    query: `${vote} { votingInfo { voted } } }`,
    calls: ['POST /api/competition/vote +token', 'GET /api/competition/vote?competition=7 +token'],
    failing: 'null',
  },
  'Competition.count': ofCompetition('count { origin }', getCount),
  'Count.consistency': ofCompetition(
    'count { consistency(from: 1, to: 1) }',
    getCount,
    `${getCount}/consistency?from=1&to=1`,
  ),
  'Count.files': ofCompetition('count { files { head } }', getCount),
  'SiteLogo.url': { query: '{ site { logo { url } } }', calls: ['GET /api/site'] },
  'Count.headsFeed': ofCompetition('count { headsFeed }', getCount),
  'Count.inclusion': ofCompetition(
    'count { inclusion(number: "AAAAAAAAAAAAAAAA") { position } }',
    getCount,
    `${getCount}/inclusion/AAAAAAAAAAAAAAAA +token`,
  ),
  'Count.mine': ofCompetition('count { mine { roll { salt } } }', getCount, `${getCount}/mine +token`),
  'Count.versions': ofCompetition('count { versions { url } }', getCount),
  'Competition.jury': {
    query: '{ competition(id: 9) { jury { namesPublic } } }',
    calls: ['GET /api/competition/9', 'GET /api/competition/9/jury'],
    failing: 'null',
  },
  'Competition.images': ofCompetition(
    'images { totalCount }',
    'GET /api/competition/minimal/7?page=0&size=1&sort=createdAt +token',
  ),
  'Competition.myEntries': ofCompetition('myEntries { id }', 'GET /api/competition/user-image/7 +token'),
  'Competition.myEntry': ofCompetition(
    'myEntry(slot: "colour-1") { id }',
    'GET /api/competition/user-image/7/colour-1 +token',
  ),
  'Competition.nextBoundary': ofCompetition('nextBoundary'),
  'Competition.now': ofCompetition('now'),
  'Competition.phase': ofCompetition('phase'),
  'Competition.excludedBallots': {
    ...ofCompetition('excludedBallots { ballots }', `${getCompetition}/excluded-ballots`),
    failing: 'null',
  },
  'Competition.robustness': ofCompetition('robustness { seed }', `${getCompetition}/robustness +token`),
  'Competition.statistics': ofCompetition(
    'statistics { __typename }',
    'GET /api/admin/competition/7/statistics +token',
  ),
  'JuryDesk.competition': {
    query: '{ juryDesk(roundNumber: 3) { competition { id } } }',
    calls: [getDesk, getCompetition],
  },
  'JuryDesk.photo': {
    query: '{ juryDesk(roundNumber: 3) { photo(number: 143) { title } } }',
    calls: [getDesk, 'GET /api/jury/round/3/photo/143 +token'],
  },
  'JuryDesk.photos': {
    query: '{ juryDesk(roundNumber: 3) { photos(first: 10) { totalCount } } }',
    calls: [getDesk, 'GET /api/jury/round/3/photos?size=10&list=OPEN +token'],
  },
  'JuryPhoto.url': {
    query: '{ juryDesk(roundNumber: 3) { photo(number: 143) { url } } }',
    calls: [getDesk, 'GET /api/jury/round/3/photo/143 +token'],
  },
  'JuryPhoto.urlNeedsToken': {
    query: '{ juryDesk(roundNumber: 3) { photo(number: 143) { urlNeedsToken } } }',
    calls: [getDesk, 'GET /api/jury/round/3/photo/143 +token'],
  },
  'JuryRound.stage': { query: '{ juryDesk(roundNumber: 3) { round { stage } } }', calls: [getDesk] },
  'AdminJuryRound.lines': {
    query: '{ adminJuryRound(competitionId: 7, roundId: 3) { lines { version } } }',
    calls: linesCalls,
  },
  'LineStep.score': lineStep('score'),
  'LineStep.exact': lineStep('exact'),
  'LineStep.imageIds': lineStep('imageIds'),
  'JuryLine.score': juryLine('score'),
  'JuryLine.exact': juryLine('exact'),
  'ImageAcceptance.score': ofImage('acceptance { score }'),
  'JuryRoundResult.line': {
    query: '{ image(id: 13) { jury { rounds { line } } } }',
    calls: ['GET /api/competition/image/13 +token', 'GET /api/competition/7/jury/results +token'],
    failing: 'null',
  },
  'ScoreCount.score': {
    query: '{ image(id: 13) { jury { rounds { distribution { score } } } } }',
    calls: ['GET /api/competition/image/13 +token', 'GET /api/competition/7/jury/results +token'],
    failing: 'null',
  },
  'JuryRoundResult.score': {
    query: '{ image(id: 13) { jury { rounds { score } } } }',
    calls: ['GET /api/competition/image/13 +token', 'GET /api/competition/7/jury/results +token'],
    failing: 'null',
  },
  'Image.jury': {
    query: '{ image(id: 13) { jury { rounds { sum } } } }',
    calls: ['GET /api/competition/image/13 +token', 'GET /api/competition/7/jury/results +token'],
    failing: 'null',
  },
  'Email.template': { query: '{ emailPage { items { template } } }', calls: ['POST /api/admin/email/page +token'] },
  'Image.author': ofImage('author { username }'),
  'Image.comments': ofImage('comments { totalCount }'),
  'Image.competition': { query: '{ image(id: 12) { competition { id } } }', calls: [getImage, getCompetition] },
  'Image.description': ofImage('description'),
  'Image.explanation': ofImage('explanation { m }'),
  'Image.exposure': ofImage('exposure { camera }'),
  'Image.moderation': ofImage('moderation'),
  'Image.moderationReason': ofImage('moderationReason'),
  'Image.nextId': ofImage('nextId'),
  'Image.nextNumber': ofImage('nextNumber'),
  'Image.previousId': ofImage('previousId'),
  'Image.previousNumber': ofImage('previousNumber'),
  'Image.similar': ofImage('similar { __typename }'),
  'Image.url': ofImage('url'),
  'Image.urlNeedsToken': ofImage('urlNeedsToken'),
  'Template.id': { query: '{ templates { id } }', calls: ['GET /api/admin/template/?sort=id&direction=ASC +token'] },
  'User.devices': {
    query: '{ me { devices { name } } }',
    calls: ['GET /api/user/my +token', 'GET /api/user/my/sessions +token'],
  },
  'AudienceMember.accountId': {
    query: '{ emailAudience(audience: { group: ENTRANTS }) { sample { accountId } } }',
    calls: ['POST /api/admin/email/audience +token'],
  },
  'CommentModerationResult.commentId': {
    query: 'mutation { moderateComments(input: { ids: [5], status: APPROVED }) { results { commentId } } }',
    calls: ['POST /api/admin/moderation/comments +token'],
  },
  'ImageModerationResult.imageId': {
    query: 'mutation { moderateImages(input: { ids: [12], status: APPROVED }) { results { imageId } } }',
    calls: ['POST /api/admin/moderation/images +token'],
  },
  'RadarPerson.accountId': {
    query: 'mutation { openRadarCircle(input: { competitionId: 7, circle: "A" }) { people { accountId } } }',
    calls: ['POST /api/admin/competition/7/radar/A/open +token'],
  },
  'RadarPerson.accountNumber': {
    query: 'mutation { openRadarCircle(input: { competitionId: 7, circle: "A" }) { people { accountNumber } } }',
    calls: ['POST /api/admin/competition/7/radar/A/open +token'],
  },
  'UserResult.accountId': {
    query: 'mutation { setUserStates(input: { accounts: [{ id: 3 }], enabled: true }) { results { accountId } } }',
    calls: ['POST /api/admin/user/states +token'],
  },
  'WatchedVersion.id': {
    query: '{ adminPulse(watch: [{ kind: EMAIL, id: 8 }]) { watched { id } } }',
    calls: ['POST /api/admin/pulse +token'],
  },
  'WatchedVersion.objectId': {
    query: '{ adminPulse(watch: [{ kind: EMAIL, id: 8 }]) { watched { objectId } } }',
    calls: ['POST /api/admin/pulse +token'],
  },
  'User.removal': {
    query: '{ me { removal { votes } } }',
    calls: ['GET /api/user/my +token', 'GET /api/user/my/removal +token'],
  },
  'VotingInfo.currentVotes': {
    query: '{ votingInfo { currentVotes { totalCount } } }',
    calls: ['GET /api/competition/vote +token'],
  },
};
