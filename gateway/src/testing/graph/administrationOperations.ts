import type { Line } from './clientOperations.ts';
import {
  adminCompetition,
  adminUser,
  auditEntry,
  comment,
  competition,
  email,
  image,
  moderatedImage,
  moderationItem,
  pageOf,
  pulse,
  staticText,
  template,
  userRemoval,
} from './restObjects.ts';
import { administrator } from './runGraph.ts';

const pair = {
  id: '1-2',
  first: image(1),
  second: image(2),
  distance: 3,
  sameAuthor: true,
  dismissedBy: null,
  dismissedAt: null,
};
const statistics = {
  entries: 1,
  entrants: 1,
  voters: 0,
  votes: 0,
  comments: 0,
  pendingComments: 0,
  pendingImages: 0,
  counted: 0,
  unvoted: 0,
  perDay: [],
  perHour: [],
  perPoint: [],
  perType: [],
  coverage: [],
  topImages: [],
};
const message = {
  id: 1,
  recipient: 'a@example.org',
  locale: 'hu',
  state: 'SENT',
  attempts: 1,
  interrupted: 0,
  answer: null,
  sentAt: null,
  nextAttemptAt: null,
};
const outcome = {
  id: 7,
  refusal: null,
  previousStatus: 'PENDING',
  previousReason: null,
  changedBy: null,
  changedAt: null,
};

const userOutcome = { id: 7, refusal: null, changedBy: null, changedAt: null, user: adminUser() };

const audience = { hu: 1, en: 0, sample: [], leftOut: [] };

/** Answers of a service to administrators. */
export const administrationAnswers = {
  'GET /api/admin/competition/7': adminCompetition(),
  'PUT /api/admin/competition/7': adminCompetition(),
  'PUT /api/admin/competition/status/7/PAUSED': adminCompetition(),
  'POST /api/admin/competition/': adminCompetition(),
  'GET /api/admin/competition/': [adminCompetition()],
  'POST /api/admin/competition/page': pageOf([adminCompetition()], 0, 20),
  'GET /api/admin/competition/7/originals/total': { files: 1, bytes: 2 },
  'POST /api/admin/competition/7/ranking-without': [],
  'GET /api/admin/competition/7/statistics': statistics,
  'POST /api/admin/pulse': pulse(),
  'GET /api/admin/audit': pageOf([auditEntry()], 0, 20),
  'POST /api/admin/audit/page': pageOf([auditEntry()], 0, 20),
  'POST /api/admin/moderation/page': pageOf([moderationItem(1), moderationItem(2)], 0, 20),
  'POST /api/admin/moderation/similar/page': pageOf([pair], 0, 10),
  'PUT /api/admin/moderation/similar/1/2': pair,
  'POST /api/admin/moderation/images': { results: [{ ...outcome, image: moderatedImage(7) }] },
  'POST /api/admin/moderation/comments': { results: [{ ...outcome, comment: comment(7) }] },
  'GET /api/admin/user/7': adminUser(),
  'GET /api/admin/user/7/removal': userRemoval(),
  'PUT /api/admin/user/7': adminUser(),
  'POST /api/admin/user/': adminUser(),
  'POST /api/admin/user/state/7': adminUser(),
  'POST /api/admin/user/states': { results: [userOutcome] },
  'POST /api/admin/user/newsletters': { results: [userOutcome] },
  'POST /api/admin/user/page': pageOf([adminUser()], 0, 20),
  'POST /api/admin/user/7/mail': { recipient: 'a@example.org' },
  'DELETE /api/admin/user/7/sessions': { ended: 1 },
  'POST /api/admin/localized-static-text/page': pageOf([staticText()], 0, 1),
  'GET /api/admin/localized-static-text/': [staticText()],
  'POST /api/admin/localized-static-text/': staticText(),
  'PUT /api/admin/localized-static-text/7': staticText(),
  'GET /api/admin/template/': [template()],
  'GET /api/admin/template/activation/hu': template(),
  'PUT /api/admin/template/activation/hu': template(),
  'DELETE /api/admin/template/activation/hu': template(),
  'POST /api/admin/email/page': pageOf([email()], 0, 20),
  'GET /api/admin/email/messages/7': { ...pageOf([message], 0, 20), email: email() },
  'POST /api/admin/email/audience': audience,
  'POST /api/admin/email/preview': { recipient: 'a@example.org', locale: 'hu', subject: 's', html: '', text: '' },
  'POST /api/admin/email/check': { audience, findings: [] },
  'GET /api/admin/email/recipients': [{ group: 'EVERYONE', competitionId: null, newsletter: 'NEWS', hu: 1, en: 0 }],
  'POST /api/admin/email/7/preview': { recipient: 'a@example.org', locale: 'hu', subject: 's', html: '', text: '' },
  'POST /api/admin/email/': email(),
  'PUT /api/admin/email/7': email(),
  'POST /api/admin/email/7/activate': email(),
  'POST /api/admin/email/7/cancel': email(),
  'POST /api/admin/email/7/retry': email(),
  'POST /api/admin/email/7/test': { recipient: 'a@example.org' },
};

const line = (most: number, variables: Record<string, unknown> = {}): Line => ({
  most,
  variables,
  viewer: administrator,
});
const withInput = (input: Record<string, unknown>): Line => line(1, { input });

const { title, description, competitionStart, votingStart, votingEnd, award } = competition();
const content = { title, description, competitionStart, votingStart, votingEnd, award };
const mail = { template: 'VOTING_OPEN', competitionId: '7', audience: { group: 'ENTRANTS' } };
const person = {
  email: 'a@example.org',
  firstName: 'A',
  lastName: 'B',
  locale: 'hu',
  newsletter: [],
  administrator: false,
};
const templateOf = { id: 'ACTIVATION', locale: 'hu', version: 1 };
const listed = { page: 0, size: 20, direction: 'ASC' };

/** Every operation of the administrators' pages with its number of upstream calls. */
export const administrationLines: Record<string, Line> = {
  ActivateEmail: withInput({ id: '7' }),
  // One for the competition, one for its statistics.
  AdminDashboard: line(2),
  AdminEmail: line(1, { id: '7', page: 0, size: 20 }),
  AdminEmails: line(1, { ...listed, sort: 'CREATED_AT' }),
  AdminHistory: line(1, { page: 0 }),
  // What waits, and the installation's zone.
  AdminPulse: line(2),
  AdminTemplate: line(1, { id: 'ACTIVATION', locale: 'hu' }),
  AdminTemplates: line(1),
  AdminTexts: line(1),
  AdminUser: line(2, { id: '7' }),
  AdminUsers: line(1, { ...listed, sort: 'LAST_NAME' }),
  AdministeredCompetitionOf: line(2, { id: '7' }),
  AuditSince: line(1, { from: '2026-05-01T10:00:00.000Z' }),
  // How many take news, and the texts of administrators.
  BeforePublishing: line(2),
  CancelEmail: withInput({ id: '7' }),
  CompetitionHistory: line(1, { competitionId: '7', page: 0 }),
  CompetitionList: line(1, { ...listed, sort: 'AWARD' }),
  CreateCompetition: withInput(content),
  CreateEmail: withInput(mail),
  CreateText: withInput({ key: 'rules.body', locale: 'hu', text: 'x' }),
  CreateUser: withInput({ ...person, username: 'a' }),
  DeleteCompetition: withInput({ id: '7', version: 1 }),
  DeleteEmail: withInput({ id: '7', version: 1 }),
  DeleteText: withInput({ id: '7', version: 1 }),
  DeleteUser: withInput({ id: '7', version: 1 }),
  DismissSimilar: withInput({ firstId: '1', secondId: '2', dismissed: true }),
  EmailAudience: line(1, { audience: mail.audience, competitionId: '7' }),
  EmailCheck: line(1, { content: mail }),
  EmailChoices: line(1),
  EmailCompetitions: line(1),
  EmailPreview: line(1, { id: '7' }),
  EmailPreviewOf: line(1, { content: mail }),
  EndUserSessions: withInput({ id: '7' }),
  FirstSteps: line(3),
  ModerateComments: withInput({ ids: ['7'], status: 'APPROVED' }),
  ModerateImages: withInput({ ids: ['7'], status: 'APPROVED' }),
  ModeratedItems: line(1, {
    kind: 'IMAGE',
    competitionId: '7',
    status: ['PENDING'],
    sort: 'OLDEST',
    page: 0,
    size: 20,
  }),
  // The page, and the competition of its images.
  ModerationQueue: line(2, { kind: 'IMAGE' }),
  OriginalsTotal: line(2, { id: '7' }),
  OtherCompetitions: line(1),
  // Competitions and people.
  PaletteSearch: line(2, { q: 'anna' }),
  RankingWithout: line(2, { id: '7', imageIds: ['12'] }),
  ResetTemplate: withInput(templateOf),
  RetryEmail: withInput({ id: '7' }),
  SendAccountMail: withInput({ id: '7', mail: 'ACTIVATION' }),
  SendTestEmail: withInput({ id: '7' }),
  SetCompetitionStatus: withInput({ id: '7', status: 'PAUSED' }),
  SetUserNewsletters: withInput({ accounts: [{ id: '7', ifVersion: 1 }], list: 'NEWS', subscribed: true }),
  SetUserStates: withInput({ accounts: [{ id: '7', ifVersion: 1 }], enabled: true }),
  SetUserState: withInput({ id: '7', enabled: true }),
  SimilarPairs: line(1, { competitionId: '7', dismissed: false, page: 0 }),
  Turnout: line(2, { id: '7' }),
  UpdateCompetition: withInput({ id: '7', version: 1, content }),
  UpdateEmail: withInput({ id: '7', version: 1, content: mail }),
  UpdateTemplate: withInput({ ...templateOf, subject: 's', body: 'b' }),
  UpdateText: withInput({ id: '7', text: 'x', version: 1 }),
  UserHistory: line(1, { id: '7' }),
  UpdateUser: withInput({ ...person, id: '7', version: 1 }),
};
