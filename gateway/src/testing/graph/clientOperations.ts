import { operationsFolder } from '@photo-competition/schema/files';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Viewer } from '../../graph/context.ts';
import {
  comment,
  competition,
  count,
  countObservation,
  image,
  minimalImage,
  listOf,
  excludedBallots,
  robustness,
  sessionUser,
  site,
  vote,
  votingInfo,
  jury,
  jurySeat,
} from './restObjects.ts';

/** The web client's operations, as it sends them. */
export const { operations: clientOperations } = JSON.parse(
  readFileSync(path.join(operationsFolder, 'web.json'), 'utf8'),
) as {
  operations: { name: string; body: string }[];
};

const author = { id: 5, username: 'entrant05', firstName: 'Ági', lastName: 'Kis' };
export const whole = (id: number) =>
  image(id, { author, myVote: 3, comments: Array.from({ length: 8 }, (_, i) => comment(i + 1)) });
const ids = Array.from({ length: 150 }, (_, i) => i + 1);
/** The cursor of the fifth comment. */
const behindFifth = Buffer.from(`${comment(5).createdAt} 5`).toString('base64url');

const subscription = { list: 'NEWS', subscribed: true, email: 'a…@example.org' };

/** Answers of a service that has everything, so that every resolver makes its call. */
export const answers = {
  'GET /api/jury': [jurySeat()],
  'PUT /api/jury/7/seat': jurySeat({ state: 'ACCEPTED' }),
  'GET /api/competition/active': competition(),
  'GET /api/competition/open': [competition()],
  'GET /api/site': site(),
  'GET /api/installation': { timeZone: 'Europe/Budapest' },
  'GET /api/localization/hu': { 'rules.body': 'Szabályok' },
  'GET /api/competition/7': competition(),
  // A competition that a jury has judged.
  'GET /api/competition/9': competition({ id: 9, judgedBy: 'JURY', ended: true }),
  'GET /api/competition/9/jury': jury(),
  'GET /api/competition/7/count/consistency?from=1&to=1': { hashes: [] },
  'GET /api/competition/7/count/inclusion/AAAAAAAAAAAAAAAA': { position: 1, entry: 'AQ==', hashes: [], size: 9 },
  'GET /api/competition/7/count/mine': { ballots: [], roll: null },
  'GET /api/competition/archived/competitions': listOf(ids.map((id) => competition({ id, ended: true }))),
  ...Object.fromEntries(
    ids.flatMap((id) => [
      [`GET /api/competition/minimal/${id}`, listOf(ids.map((each) => minimalImage(each)))],
      [`GET /api/competition/paged/${id}`, listOf(ids.map(whole))],
      [`GET /api/competition/${id}/count`, count()],
      [`GET /api/competition/${id}/robustness`, robustness()],
      [`GET /api/competition/${id}/excluded-ballots`, excludedBallots()],
    ]),
  ),
  'GET /api/competition/image/12': whole(12),
  'GET /api/competition/user-image/7': [whole(1), whole(2)],
  'GET /api/competition/user-image/7/colour-1': whole(1),
  'GET /api/competition/user-image/archived': [
    { competition: competition({ id: 1 }), entries: [whole(1), whole(2)] },
    { competition: competition({ id: 2 }), entries: [whole(3)] },
  ],
  'GET /api/competition/vote': votingInfo(),
  'POST /api/competition/vote': vote(4),
  'POST /api/competition/7/count/observation': countObservation(),
  'POST /api/competition/comment/12': comment(1),
  'PUT /api/competition/user-comment/1': comment(1),
  'PUT /api/competition/upload/7/move': [whole(12)],
  'PUT /api/competition/moderate/comment/1/APPROVED': comment(1),
  'PUT /api/competition/moderate/image/12/APPROVED': whole(12),
  'GET /api/email/subscription/k/NEWS': subscription,
  'POST /api/email/subscription/k/NEWS': subscription,
  'PUT /api/email/subscription/k/NEWS': subscription,
  'GET /api/user/my': sessionUser(),
  'POST /api/user/my/profile': sessionUser(),
  'POST /api/user/my/locale': sessionUser(),
  'POST /api/user/my/email-change': { pendingEmail: 'new@example.org' },
  'POST /api/authentication/email/3': { email: 'new@example.org' },
  'POST /api/authentication/login': sessionUser(),
  'POST /api/authentication/registration': { id: 3, email: 'a@example.org' },
};

export interface Line {
  /** Upstream calls that the operation needs. */
  most: number;
  variables?: Record<string, unknown>;
  /** An entrant by default. */
  viewer?: Viewer | null;
}

const slot = { competitionId: '7', slot: 'colour-1' };

/** Every operation of the pages of visitors and entrants (administrators': administrationOperations.ts) with its number of upstream calls. A new operation needs a row; one that makes more calls than before fails. */
export const lines: Record<string, Line> = {
  AccountDevices: { most: 2 },
  AccountRemoval: { most: 2 },
  ActivateAccount: { most: 1, variables: { input: { id: '3', validationCode: 'c', newPassword: 'p' } } },
  AddComment: { most: 1, variables: { input: { imageId: '12', text: 'Light!' } } },
  // A call for the list, and one for the pictures of each of its twelve competitions.
  Archive: { most: 13, viewer: null },
  Announcement: { most: 2, variables: { number: 7 } },
  Browse: { most: 2, variables: { number: 7, first: 48, sort: 'CREATED_AT', authors: true } },
  CategoryVotes: { most: 2, variables: { number: 7, type: 'colour' }, viewer: null },
  CancelEmailChange: { most: 1 },
  CastVote: { most: 2, variables: { input: { imageId: '12', point: 4 } } },
  CategorySize: { most: 2, variables: { number: 7, type: 'colour' } },
  Certificate: { most: 2, variables: { number: 12 } },
  ChangePassword: { most: 1, variables: { input: { current: 'a', newPassword: 'b' } } },
  ConfirmEmail: { most: 1, variables: { input: { id: '3', validationCode: 'c' } }, viewer: null },
  // The competition, its count, and what is not counted.
  Count: { most: 3, variables: { number: 7 }, viewer: null },
  // The second call finds out whether there is a log.
  CountConsistency: { most: 3, variables: { number: 7, from: 1, to: 1 }, viewer: null },
  CountInclusion: { most: 3, variables: { competitionNumber: 7, number: 'AAAAAAAAAAAAAAAA' } },
  CountMine: { most: 3, variables: { number: 7 } },
  EndDevice: { most: 1, variables: { input: { id: 'a-device' } } },
  DeleteAccount: { most: 1, variables: { input: { current: 'a' } } },
  DeleteComment: { most: 1, variables: { input: { id: '1' } } },
  DeleteImage: { most: 1, variables: { input: slot } },
  EditComment: { most: 1, variables: { input: { id: '1', text: 'Light!' } } },
  ExcludedNotice: { most: 2, variables: { number: 7 }, viewer: null },
  // Four for what runs, is open, has ended, and the zone; one for the pictures of each competition that shows some, and one for the
  // cover of each that is open.
  Home: { most: 10, viewer: null },
  // The running and the ended competitions, and pictures of both.
  PhotoBeside: { most: 4, viewer: null },
  Localization: { most: 1, variables: { locale: 'hu' }, viewer: null },
  Login: { most: 1, variables: { input: { username: 'a', password: 'b' } }, viewer: null },
  ModerateComment: { most: 1, variables: { input: { id: '1', status: 'APPROVED' } } },
  ModerateImage: { most: 1, variables: { input: { id: '12', status: 'APPROVED' } } },
  MoreComments: { most: 1, variables: { imageNumber: 12, after: behindFifth } },
  MoveEntry: { most: 1, variables: { input: { competitionId: '7', imageId: '12', to: 'colour-2' } } },
  MyArchivedEntries: { most: 1 },
  MyEntries: { most: 2 },
  AnswerJuryInvitation: { most: 1, variables: { input: { competitionNumber: 7, accept: true } } },
  Desk: { most: 2, variables: { round: 3 } },
  DeskPhotos: { most: 1, variables: { round: 3, list: 'OPEN', first: 10 } },
  CastMarks: {
    most: 1,
    variables: { input: { roundNumber: 3, marks: [{ number: 1, point: 4, choice: 'AAECAwQFBgcICQoL' }] } },
  },
  StarJuryPhoto: { most: 1, variables: { input: { roundNumber: 3, number: 1, star: true } } },
  WithdrawFromJuryPhoto: { most: 1, variables: { input: { roundNumber: 3, number: 1, reason: 'KNOWN' } } },
  RemarkJuryPhoto: { most: 1, variables: { input: { roundNumber: 3, number: 1, remark: 'Fine.' } } },
  ReportJuryPhoto: { most: 1, variables: { input: { roundNumber: 3, number: 1, text: 'No photo.' } } },
  FinishJuryRound: { most: 1, variables: { input: { roundNumber: 3, finished: true } } },
  JuryMarks: { most: 1, variables: { number: 12 } },
  PhotoAwards: { most: 1, variables: { number: 12 }, viewer: null },
  JuryAwards: { most: 2, variables: { number: 9 }, viewer: null },
  Catalogue: { most: 3, variables: { number: 9 }, viewer: null },
  CataloguePhotos: { most: 2, variables: { number: 7 }, viewer: null },
  ConfirmAwards: { most: 1, variables: { input: { competitionNumber: 7, version: 1 } } },
  MySeats: { most: 2 },
  MyStanding: { most: 3, variables: { number: 7, entries: true, votes: true } },
  MyVotes: { most: 2, variables: { number: 7 } },
  ObserveCount: { most: 1, variables: { input: { competitionId: '7', choice: 'DRAW', dice: '4 1 6' } } },
  OwnPhotoOrder: { most: 2, variables: { competitionNumber: 7 } },
  PhotoOrder: { most: 2, variables: { competitionNumber: 7, sort: 'CREATED_AT' } },
  JuryOutcome: { most: 2, variables: { number: 9 }, viewer: null },
  AcceptedPhotos: { most: 2, variables: { number: 7, type: 'colour', first: 24, after: null }, viewer: null },
  Podium: { most: 2, variables: { number: 7, type: 'colour' }, viewer: null },
  Robustness: { most: 2, variables: { number: 7 }, viewer: null },
  Profile: { most: 1 },
  Register: {
    most: 1,
    variables: {
      input: {
        username: 'a',
        email: 'a@example.org',
        firstName: 'A',
        lastName: 'B',
        locale: 'hu',
        newsletter: [],
        acceptRules: true,
      },
    },
    viewer: null,
  },
  Report: { most: 2, variables: { number: 7 } },
  RequestPasswordReset: { most: 1, variables: { input: { username: 'a', email: 'b' } }, viewer: null },
  ResetPassword: { most: 1, variables: { input: { username: 'a', validationCode: 'c', password: 'p' } }, viewer: null },
  Resubscribe: { most: 1, variables: { input: { key: 'k', list: 'NEWS' } }, viewer: null },
  ResendEmailChange: { most: 1 },
  SetLocale: { most: 1, variables: { input: { locale: 'en' } } },
  ShellCompetition: { most: 1, viewer: null },
  Site: { most: 1, viewer: null },
  ShowImage: { most: 2, variables: { number: 12 } },
  Subscription: { most: 1, variables: { key: 'k', list: 'NEWS' }, viewer: null },
  Unsubscribe: { most: 1, variables: { input: { key: 'k', list: 'NEWS' } }, viewer: null },
  UpdateProfile: {
    most: 1,
    variables: { input: { firstName: 'a', lastName: 'b', email: 'c@example.org', locale: 'hu', newsletter: [] } },
  },
  UploadImage: { most: 1, variables: { input: { ...slot, title: 'A', ownImage: true } } },
  UploadOverview: { most: 3 },
  UploadOverviewOf: { most: 3, variables: { number: 7 } },
  // Own entries of other slots: the page tells a photo that has been entered already.
  UploadSlot: { most: 3, variables: { slot: 'colour-1' } },
  UploadSlotOf: { most: 3, variables: { number: 7, slot: 'colour-1' } },
  VotingStanding: { most: 1, variables: { competitionNumber: 7 } },
  VotingOrder: { most: 2, variables: { competitionNumber: 7 } },
};
