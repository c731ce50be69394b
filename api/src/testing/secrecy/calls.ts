/**
 * Calls of the walk for each operation: every read of everything that was planted, and writes that are refused or change
 * nothing. An operation without a row fails the walk.
 */
import type { OperationId } from '../../platform/http/contractDocument.ts';
import type { Parts } from '../goodCases/goodCase.ts';
import { commentTexts, points, type CallerName, type PlantedData } from './plantedData.ts';

type CallsOf = (data: PlantedData, caller: CallerName) => Parts[];

const nothing: CallsOf = () => [{}];
const pageable = { page: 0, size: 10 };
const stale = { query: { version: '999' } };
const password = 'not the password of anyone';

const ofCompetition: CallsOf = ({ competition }) => [{ params: { id: competition.id } }];
const ofBoth: CallsOf = ({ competition, draft }) => [competition, draft].map(({ id }) => ({ params: { id } }));
const ofImages = ({ images }: PlantedData) => Object.values(images);
const eachImage: CallsOf = (data) => ofImages(data).map(({ id }) => ({ params: { id } }));
const ofPeople: CallsOf = ({ people }) => Object.values(people).map(({ id }) => ({ params: { id } }));
const ofRound: CallsOf = ({ juryRound }) => [{ params: { round: juryRound.id } }];
/** The photo that has a mark, and another one. */
const ofAward =
  (json?: unknown): CallsOf =>
  ({ competition, juryAward }) => [
    { params: { id: competition.id, award: juryAward }, ...(json === undefined ? {} : { json }) },
  ];
const ofJuryPhotos: CallsOf = ({ juryRound: { id, number } }) =>
  [number, number + 1].map((one) => ({ params: { round: id, number: one, resolution: 'small' } }));
const ofNoJuryPhoto =
  (json: unknown): CallsOf =>
  ({ juryRound }) => [{ params: { round: juryRound.id, number: 999 }, json }];
const ofAdministeredRound =
  (json?: unknown): CallsOf =>
  ({ competition, juryRound }) => [
    {
      params: { id: competition.id, round: juryRound.id, seat: 1 },
      ...(json === undefined ? {} : { json }),
    },
  ];
const slots = ['colour-1', 'mono-1'];

const lists = (...asked: Record<string, string>[]): CallsOf => {
  return ({ competition }) => asked.map((query) => ({ params: { id: competition.id }, query }));
};

/** Calls that read images or competitions, or write about them. */
const aboutCompetitions = {
  getActiveCompetition: nothing,
  getOpenCompetitions: nothing,
  getCompetition: ofBoth,
  getArchivedCompetitions: nothing,
  getImagesMinimal: lists(
    { size: '20' },
    { size: '3', sort: 'rank' },
    { size: '3', sort: 'fair', cursors: 'true' },
    { size: '3', sort: 'fair', cursors: 'true', backwards: 'true' },
    { size: '3', sort: 'rank', backwards: 'true' },
    { type: 'mono', size: '9' },
  ),
  getImages: lists({ size: '3' }, { size: '3', sort: 'rank' }, { type: 'mono', size: '9' }),
  getImage: eachImage,
  getImageBytes: (data) =>
    ofImages(data).flatMap(({ id }) =>
      ['thumb', 'original'].map((resolution) => ({ params: { image: id, resolution } })),
    ),
  getMyArchivedEntries: nothing,
  getMyEntries: ofBoth,
  getMyEntry: ({ competition }) => slots.map((type) => ({ params: { competitionId: competition.id, type } })),
  getMyEntryBytes: ({ competition }) =>
    slots.map((type) => ({ params: { competitionId: competition.id, type, resolution: 'thumb' } })),
  getVotingInfo: ({ competition }) => [{}, { query: { competition: String(competition.id) } }],
  getRobustness: ofBoth,
  getExcludedBallots: ofBoth,
  getCountKeys: nothing,
  getCount: ofBoth,
  getCountConsistency: ({ competition }) => [{ params: { id: competition.id }, query: { from: '1', to: '1' } }],
  getCountInclusion: ({ competition }) => [{ params: { id: competition.id, number: 'AAAAAAAAAAAAAAAA' } }],
  getMyCount: ofBoth,
  getCountFile: ({ competition }) =>
    [
      'heads.atom',
      'head-1',
      'head-1-cosigned',
      'head-1.tsr',
      'records-1.jsonl',
      'count.bin',
      'roll.bin',
      'result-1.json',
    ].map((name) => ({
      params: { id: competition.id, name },
    })),
  // Nobody is named: writes.ts does that, and makes a choice.
  observeCount: ({ competition }) => [
    { params: { id: competition.id }, json: { choice: 'ROLL' } },
    { params: { id: competition.id }, json: { choice: 'DRAW', dice: '1 2 3' } },
  ],
  getJury: ofBoth,
  getMySeats: nothing,
  // The invitation is answered already.
  answerJuryInvitation: ({ competition }, caller) => [
    { params: { id: competition.id }, json: { accept: caller === 'judge' } },
  ],
  confirmAwards: ({ competition }) => [{ params: { id: competition.id }, json: { version: 999 } }],
  getMyJuryResults: ofBoth,
  getJuryDesk: ofRound,
  getJuryPhotos: ({ juryRound }) =>
    ['OPEN', 'MARKED', 'STARRED', 'WITHDRAWN', 'ALL'].map((list) => ({
      params: { round: juryRound.id },
      query: { list, size: '100', cursors: 'true' },
    })),
  getJuryPhoto: ofJuryPhotos,
  getJuryPhotoBytes: ofJuryPhotos,
  // Photos that are not in it, or not before the judge.
  castMarks: ({ juryRound }) => [
    { params: { round: juryRound.id }, json: { marks: [{ number: 999, point: 4, choice: 'A'.repeat(16) }] } },
  ],
  starJuryPhoto: ofNoJuryPhoto({ star: false }),
  withdrawFromJuryPhoto: ofNoJuryPhoto({ reason: null }),
  remarkJuryPhoto: ofNoJuryPhoto({ remark: '' }),
  reportJuryPhoto: ofNoJuryPhoto({ text: 'Más képe.' }),
  finishJuryRound: ({ juryRound }) => [{ params: { round: juryRound.id }, json: { finished: false } }],
  castVote: (data, caller) =>
    ofImages(data).map(({ id }) => {
      const own = caller === 'voter' && id === data.images.shown.id;
      return { json: { imageId: id, point: own ? points.ofVoter : 999 } };
    }),
  addComment: ({ images }, caller) =>
    [images.rejected, images.disqualified, ...(caller === 'newcomer' ? [images.rivals] : [])]
      .filter(({ owner }) => owner !== caller)
      .map(({ id }) => ({ params: { id }, json: { comment: 'Szép.' } })),
  // The text that is there changes nothing.
  editMyComment: ({ comments }) =>
    (Object.keys(comments) as (keyof typeof comments)[]).map((name) => ({
      params: { id: comments[name] },
      json: { comment: commentTexts[name] },
    })),
  deleteMyComment: () => [{ params: { id: 2 ** 31 - 1 } }],
  moderateComment: ({ comments }) => [
    { params: { id: comments.approved, status: 'APPROVED' } },
    { params: { id: comments.pending, status: 'PENDING' } },
  ],
  moderateImage: ({ images }) =>
    Object.values(images).map(({ id, moderation, reason }) => ({
      params: { id, status: moderation },
      json: reason === null ? {} : { reason },
    })),
  uploadImage: ({ competition, images }, caller) => [
    {
      params: { competition_id: competition.id, image_type: 'colour-1' },
      multipart: {
        data:
          caller === 'owner'
            ? { title: images.shown.title, description: `${images.shown.title}leírás`, ownImage: true }
            : { title: 'Más', ownImage: true },
        file: null,
      },
    },
  ],
  // An own one would move: writes.ts does that.
  moveEntry: ({ competition, images }, caller) =>
    Object.values(images)
      .filter(({ owner }) => owner !== caller)
      .map(({ id }) => ({ params: { competition_id: competition.id }, json: { imageId: id, to: 'mono-3' } })),
  deleteImage: ({ competition }) => [{ params: { competition_id: competition.id, image_type: 'mono-4' } }],

  adminGetCompetitions: nothing,
  adminCreateCompetition: () => [{ json: {} }],
  adminGetCompetition: ofBoth,
  adminUpdateCompetition: ({ competition }) => [{ params: { id: competition.id }, json: { version: 999 } }],
  adminDeleteCompetition: ({ competition }) => [{ params: { id: competition.id }, ...stale }],
  adminSetCompetitionStatus: ({ competition }) => [{ params: { id: competition.id, status: 'DRAFT' }, ...stale }],
  adminPageCompetitions: () => [
    { json: pageable },
    { json: { ...pageable, filter: { phase: ['VOTING'], status: ['DRAFT', 'PUBLISHED'] } } },
  ],
  adminExportCompetitions: () => [{ json: {} }],
  adminGetCompetitionStatistics: ofCompetition,
  adminGetOriginalsTotal: ofCompetition,
  adminPreviewRanking: ({ competition, images }) => [
    { params: { id: competition.id }, json: { imageIds: [images.shown.id] } },
  ],
  adminListExclusions: ofCompetition,
  adminExcludeBallots: ({ competition, images }) => [
    {
      params: { id: competition.id },
      json: { imageId: images.shown.id, ballots: ['AAAAAAAAAAAAAAAA'], reason: 'RULE', note: 'Próba', aloneNote: null },
    },
  ],
  adminConfirmExclusion: ({ competition }) => [
    { params: { id: competition.id, exclusion: 2 ** 31 - 1 }, json: { aloneNote: null } },
  ],
  adminRevokeExclusion: ({ competition }) => [{ params: { id: competition.id, exclusion: 2 ** 31 - 1 } }],
  adminGetCountObserver: ofBoth,
  adminSetCountObserver: ({ competition, people }) => [
    { params: { id: competition.id }, json: { accountId: people.admin.id } },
    { params: { id: competition.id }, json: { accountId: null } },
  ],
  adminGetJury: ofBoth,
  adminUpdateJury: ({ competition }) => [{ params: { id: competition.id }, json: { version: 999 } }],
  adminInviteJudge: ({ competition, people }) => [
    { params: { id: competition.id }, json: { accountId: people.judge.id } },
    { params: { id: competition.id }, json: { accountId: people.admin.id } },
  ],
  adminUpdateSeat: ({ competition }) => [{ params: { id: competition.id, seat: 1 }, json: { chair: false } }],
  adminRemoveSeat: ({ competition }) => [{ params: { id: competition.id, seat: 99 } }],
  adminRemindJudge: ({ competition }) => [{ params: { id: competition.id, seat: 1 } }],
  adminCreateRound: ({ competition }) => [
    {
      params: { id: competition.id },
      json: {
        title: { hu: ' ', en: ' ' },
        position: 1,
        types: [],
        minPoint: 1,
        maxPoint: 5,
        remarks: 'NONE',
        opens: competition.votingStart,
        closes: competition.award,
        panel: [],
      },
    },
  ],
  adminGetRound: ofAdministeredRound(),
  adminUpdateRound: ofAdministeredRound({ version: 999 }),
  adminDeleteRound: (data, caller) => ofAdministeredRound()(data, caller).map((parts) => ({ ...parts, ...stale })),
  // The seat is ACTIVE already.
  adminSetPanelSeat: ofAdministeredRound({ state: 'ACTIVE' }),
  adminRemindOfRound: ({ competition, juryRound }) => [
    { params: { id: competition.id, round: juryRound.id, seat: 99 } },
  ],
  adminGetLines: ofAdministeredRound(),
  adminDecideRound: ofAdministeredRound({ version: 999, lines: [] }),
  adminTakeDecisionBack: ofAdministeredRound({ version: 999, reason: 'x' }),
  // There are no conflicts already.
  adminSetConflicts: ofAdministeredRound({ accountIds: [] }),
  adminReopenRound: ofAdministeredRound({ closes: '2029-01-01T00:00:00.000Z', reason: 'x' }),
  adminCreateAward: ({ competition }) => [
    {
      params: { id: competition.id },
      json: { position: 1, kind: 'MEDAL', title: { hu: ' ', en: ' ' }, place: null, type: null, seat: null, most: 1 },
    },
  ],
  adminUpdateAward: ofAward({ version: 999 }),
  adminDeleteAward: (data, caller) => ofAward()(data, caller).map((parts) => ({ ...parts, ...stale })),
  adminGiveAward: ofAward({ version: 999, winners: [] }),
  adminGetAwardCandidates: ofAward(),
  adminGetRadar: ofCompetition,
  adminOpenRadarCircle: ({ competition }) => [{ params: { id: competition.id, circle: 'A' } }],
  adminExportCompetition: ({ competition }) =>
    ['entries', 'votes', 'results', 'comments', 'people', 'marks', 'jury', 'catalogue'].map((table) => ({
      params: { id: competition.id, table },
    })),
  adminExportOriginals: ofCompetition,
} satisfies Partial<Record<OperationId, CallsOf>>;

const everyStatus = ['PENDING', 'APPROVED', 'REJECTED', 'DISQUALIFIED'];

const aboutModeration = {
  adminGetPulse: ({ competition, people, staticText, campaigns }) => [
    {
      json: {
        watch: [
          { kind: 'COMPETITION', id: String(competition.id) },
          { kind: 'ACCOUNT', id: String(people.owner.id) },
          { kind: 'STATIC_TEXT', id: String(staticText.id) },
          { kind: 'TEMPLATE', id: 'results/hu' },
          { kind: 'EMAIL', id: String(campaigns.draft.id) },
        ],
      },
    },
  ],
  adminPageModeration: ({ competition: { id: competitionId }, images }) => [
    { json: { kind: 'IMAGE', competitionId, status: everyStatus, page: 0, size: 20 } },
    { json: { kind: 'IMAGE', q: images.shown.title, status: everyStatus, sort: 'newest', page: 0, size: 5 } },
    { json: { kind: 'COMMENT', competitionId, status: everyStatus, page: 0, size: 20 } },
  ],
  // None of them has that status.
  adminModerateImages: (scene) => [
    { json: { ids: ofImages(scene).map(({ id }) => id), status: 'APPROVED', ifStatus: 'PENDING' } },
  ],
  adminModerateComments: ({ comments }) => [
    { json: { ids: [comments.approved, comments.rejected], status: 'REJECTED', ifStatus: 'PENDING' } },
  ],
  adminPageSimilar: ({ competition: { id: competitionId } }) =>
    [false, true].map((dismissed) => ({ json: { competitionId, dismissed, page: 0, size: 20 } })),
  adminDismissSimilar: ({ images: { shown, rivals } }) => [
    { params: { firstId: shown.id, secondId: rivals.id }, json: { value: false } },
  ],
} satisfies Partial<Record<OperationId, CallsOf>>;

const aboutPeople = {
  login: () => [{ json: { username: 'nobody', password } }],
  refreshSession: () => [{ json: { refreshToken: 'x'.repeat(64) } }],
  endSession: () => [{ json: { refreshToken: 'x'.repeat(64) } }],
  register: () => [
    {
      json: {
        username: 'admin',
        email: 'admin@example.org',
        firstName: 'A',
        lastName: 'B',
        locale: 'hu',
        newsletter: [],
        acceptRules: true,
      },
    },
  ],
  activate: ({ people }) => [
    { params: { id: people.owner.id }, json: { validationCode: 'wrong', newPassword: password } },
  ],
  requestPasswordReset: () => [{ json: { username: 'nobody', email: 'nobody@example.org' } }],
  resetPassword: () => [{ json: { username: 'nobody', passwordValidationCode: 'wrong', password } }],
  confirmEmail: ({ people }) => [{ params: { id: people.owner.id }, json: { validationCode: 'wrong' } }],
  resendEmailChange: nothing,
  cancelEmailChange: nothing,
  setMyLocale: () => [{ json: { locale: 'hu' } }],
  getMe: nothing,
  updateProfile: () => [{ json: {} }],
  changePassword: () => [{ query: { newPassword: password }, json: { current: password } }],
  getMySessions: nothing,
  endMySession: () => [{ params: { id: '6f9619ff-8b86-4011-b42d-00c04fc964ff' } }],
  getMyData: nothing,
  getMyRemoval: nothing,
  deleteMe: () => [{ json: { current: password } }],

  adminGetUsers: nothing,
  adminCreateUser: () => [{ json: {} }],
  adminPageUsers: ({ competition, people }) => [
    { json: pageable },
    { json: { ...pageable, filter: { q: people.owner.username } } },
    ...['ENTERED', 'NOT_ENTERED', 'VOTED'].map((did) => ({
      json: { ...pageable, filter: { did, competitionId: competition.id } },
    })),
  ],
  adminExportUsers: ({ competition }) => [{ json: {} }, { json: { did: 'VOTED', competitionId: competition.id } }],
  adminGetUser: ofPeople,
  adminUpdateUser: ({ people: { owner } }) => [
    {
      params: { id: owner.id },
      json: {
        email: owner.email,
        firstName: 'A',
        lastName: 'B',
        locale: 'hu',
        newsletter: [],
        administrator: false,
        version: 999,
      },
    },
  ],
  adminDeleteUser: ({ people }) => [{ params: { id: people.owner.id }, ...stale }],
  adminGetUserRemoval: ofPeople,
  adminSetUserNewsletter: ({ people }) => [{ params: { type: 'NEWS', id: people.newcomer.id }, json: { value: true } }],
  adminSetUserStates: ({ people: { owner, voter } }) => [
    { json: { accounts: [owner, voter].map(({ id }) => ({ id, ifVersion: 999 })), enabled: false } },
  ],
  adminSetUserNewsletters: ({ people: { owner, voter } }) => [
    { json: { accounts: [owner, voter].map(({ id }) => ({ id, ifVersion: 999 })), list: 'NEWS', subscribed: true } },
  ],
  adminSendAccountMail: ({ people }) => [{ params: { id: people.owner.id }, json: { mail: 'ACTIVATION' } }],
  // Nobody has this id: the sessions of those who ask are needed.
  adminEndUserSessions: () => [{ params: { id: 2 ** 31 - 1 } }],
  adminSetUserState: ({ people }) => [{ params: { id: people.owner.id }, json: { value: false, version: 999 } }],
} satisfies Partial<Record<OperationId, CallsOf>>;

const template = { params: { id: 'results', locale: 'hu' } };
const subscription: CallsOf = () => [{ params: { key: '6f9619ff-8b86-4011-b42d-00c04fc964ff', list: 'RESULT' } }];
const campaign: CallsOf = ({ campaigns }) => [{ params: { id: campaigns.draft.id } }];
const cancelled: CallsOf = ({ campaigns }) => [{ params: { id: campaigns.cancelled.id } }];
const ofStaticText: CallsOf = ({ staticText }) => [{ params: { id: staticText.id } }];
const content = ({ competition }: PlantedData) => ({
  template: 'results',
  competitionId: competition.id,
  audience: { group: 'VOTERS', newsletter: 'COMPETITION', locale: 'hu' },
});

const aboutTexts = {
  getInstallation: nothing,
  getSite: nothing,
  getSiteLogo: () => [{ params: { hash: '0'.repeat(32) } }],
  adminUpdateSite: () => [{ json: { contactEmail: null, version: 999 } }],
  adminSetSiteLogo: () => [{ json: { picture: 'bm8gcGljdHVyZQ==', version: 999 } }],
  adminRemoveSiteLogo: () => [stale],
  getLocalizations: nothing,
  getLocalization: () => [{ params: { locale: 'hu' } }],
  adminGetStaticTexts: nothing,
  adminCreateStaticText: () => [{ json: { key: 'rules.body', locale: 'hu', text: 'Szabály' } }],
  adminPageStaticTexts: () => [{ json: pageable }, { json: { ...pageable, filter: { q: 'rules', locale: 'hu' } } }],
  adminExportStaticTexts: () => [{ json: {} }],
  adminGetStaticText: ofStaticText,
  adminUpdateStaticText: ({ staticText }) => [{ params: { id: staticText.id }, json: { text: 'Más', version: 999 } }],
  adminDeleteStaticText: ({ staticText }) => [{ params: { id: staticText.id }, ...stale }],
  adminGetTemplates: nothing,
  adminPageTemplates: () => [{ json: pageable }],
  adminGetTemplate: () => [template],
  adminUpdateTemplate: () => [{ ...template, json: { subject: 'Más', body: 'Más', version: 999 } }],
  adminResetTemplate: () => [{ ...template, ...stale }],
  adminPreviewTemplate: () => [{ ...template, json: { subject: 'A', body: '{{competition}}' } }],
  adminExportAudit: ({ competition }) => [{ json: {} }, { json: { competitionId: competition.id } }],
  adminGetAudit: ({ competition }) => [
    {},
    { query: { competitionId: String(competition.id) } },
    { query: { actor: 'admin', objectType: 'competition', objectId: String(competition.id) } },
  ],

  adminCreateEmail: (data) => [{ json: { ...content(data), template: 'newsletter' } }],
  adminCreateAndSendEmail: (data) => [{ json: { ...content(data), template: 'newsletter' } }],
  adminPageEmails: ({ competition }) => [{ json: pageable }, { json: { ...pageable, competitionId: competition.id } }],
  adminExportEmails: () => [{ json: {} }],
  adminExportEmailMessages: ({ campaigns, people }) => [
    { params: { id: campaigns.draft.id }, json: {} },
    { params: { id: campaigns.draft.id }, json: { q: people.voter.username } },
  ],
  adminGetEmailRecipients: nothing,
  adminGetEmailMessages: ({ campaigns, people }) => [
    { params: { id: campaigns.draft.id } },
    { params: { id: campaigns.draft.id }, query: { q: people.voter.username } },
    { params: { id: campaigns.draft.id }, query: { sort: 'recipient' } },
  ],
  adminUpdateEmail: (data) => [{ params: { id: data.campaigns.draft.id }, json: { ...content(data), version: 999 } }],
  adminActivateEmail: campaign,
  adminCancelEmail: cancelled,
  adminPreviewEmail: ({ campaigns, people }) => [
    { params: { id: campaigns.draft.id }, json: { accountId: people.voter.id, locale: 'hu' } },
  ],
  adminTestEmail: campaign,
  adminCountEmailAudience: ({ competition }) =>
    ['VOTERS', 'ENTRANTS', 'WITHOUT_ENTRIES'].map((group) => ({
      json: { competitionId: competition.id, audience: { group, newsletter: null, locale: null } },
    })),
  adminPreviewEmailOf: (data) => [{ json: { content: content(data), accountId: data.people.voter.id, locale: 'hu' } }],
  adminCheckEmail: (data) => [{ json: content(data) }],
  adminRetryEmail: cancelled,
  adminDeleteEmail: cancelled,
  getSubscription: subscription,
  unsubscribe: subscription,
  resubscribe: subscription,
} satisfies Partial<Record<OperationId, CallsOf>>;

export const callTable: Partial<Record<OperationId, CallsOf>> = {
  ...aboutCompetitions,
  ...aboutModeration,
  ...aboutPeople,
  ...aboutTexts,
};

/** Calls whose answers are large: asked for once in a stage, and not at each instant. */
export const largeAnswers: OperationId[] = ['adminExportOriginals', 'getMyData'];
