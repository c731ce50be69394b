/** Every operation of the contract and every address beside it has its limits, and they are kept. */
import type { Request, Response } from 'express';
import { EventEmitter } from 'node:events';
import { contractOperations, type OperationId } from './contract.ts';
import { doorsOf, heavyKindOf, heavyLimits, requestsPerMinute, type HeavyKind } from './doors.ts';
import type { Viewer } from './operation.ts';
import { attemptLimits, type Limited } from './rateLimit.ts';

/** The limits of an operation beside that of its address, which all have. */
interface DoorRow {
  /** The kind of its concurrent requests, limited by account, address and in all. */
  heavy?: HeavyKind;
  /** Attempts that are counted. */
  attempts?: Limited[];
}

const archive: DoorRow = { heavy: 'archive' };
const table: DoorRow = { heavy: 'table' };

/**
 * Every operation with its limits: a new one needs a row here. `null`: its answer is short and costs a few statements, so that the
 * limit of its address, and of the operations of one request in the gateway, is enough.
 */
const rows: Record<OperationId, DoorRow | null> = {
  login: { attempts: ['loginNetwork', 'loginAccountNetwork', 'loginAccount', 'loginDevice', 'loginDevices'] },
  refreshSession: { attempts: ['refresh'] },
  endSession: { attempts: ['refresh'] },
  register: { attempts: ['registration'] },
  activate: { attempts: ['code'] },
  requestPasswordReset: {
    attempts: [
      'lostPassword',
      'lostPasswordAccountNetwork',
      'lostPasswordAccount',
      'lostPasswordDevice',
      'lostPasswordDevices',
    ],
  },
  resetPassword: { attempts: ['code'] },
  confirmEmail: { attempts: ['code'] },
  getActiveCompetition: null,
  getOpenCompetitions: null,
  getCompetition: null,
  getArchivedCompetitions: null,
  getImagesMinimal: null,
  getImages: null,
  getImage: null,
  getImageBytes: null,
  getMyArchivedEntries: null,
  getMyEntries: null,
  getMyEntry: null,
  getMyEntryBytes: null,
  getVotingInfo: null,
  castVote: { attempts: ['vote'] },
  getCountKeys: null,
  getRobustness: null,
  getExcludedBallots: null,
  getCount: null,
  getCountConsistency: null,
  getCountInclusion: null,
  getMyCount: null,
  observeCount: null,
  getJury: null,
  getMySeats: null,
  answerJuryInvitation: null,
  getMyJuryResults: null,
  getJuryDesk: null,
  getJuryPhotos: null,
  getJuryPhoto: null,
  getJuryPhotoBytes: null,
  castMarks: { attempts: ['mark'] },
  starJuryPhoto: null,
  withdrawFromJuryPhoto: null,
  remarkJuryPhoto: null,
  reportJuryPhoto: { attempts: ['report'] },
  finishJuryRound: null,
  getCountFile: { heavy: 'countFile' },
  addComment: { attempts: ['comment'] },
  editMyComment: { attempts: ['comment'] },
  deleteMyComment: null,
  moderateComment: null,
  moderateImage: null,
  moveEntry: null,
  uploadImage: { attempts: ['upload'] },
  deleteImage: null,
  adminGetCompetitions: null,
  adminCreateCompetition: null,
  adminGetCompetition: null,
  adminUpdateCompetition: null,
  adminDeleteCompetition: null,
  adminSetCompetitionStatus: null,
  adminPageCompetitions: null,
  adminExportCompetitions: table,
  adminGetCompetitionStatistics: null,
  adminExportCompetition: table,
  adminExportOriginals: archive,
  adminGetOriginalsTotal: null,
  adminPreviewRanking: null,
  adminGetRadar: null,
  adminOpenRadarCircle: null,
  adminListExclusions: null,
  adminExcludeBallots: null,
  adminConfirmExclusion: null,
  adminRevokeExclusion: null,
  adminGetCountObserver: null,
  adminSetCountObserver: null,
  adminGetJury: null,
  adminUpdateJury: null,
  adminInviteJudge: null,
  adminUpdateSeat: null,
  adminRemoveSeat: null,
  adminRemindJudge: null,
  adminSetConflicts: null,
  confirmAwards: null,
  adminCreateAward: null,
  adminUpdateAward: null,
  adminDeleteAward: null,
  adminGiveAward: null,
  adminGetAwardCandidates: null,
  adminCreateRound: null,
  adminGetRound: null,
  adminUpdateRound: null,
  adminDeleteRound: null,
  adminSetPanelSeat: null,
  adminRemindOfRound: null,
  adminReopenRound: null,
  adminGetLines: null,
  adminDecideRound: null,
  adminTakeDecisionBack: null,
  adminCreateEmail: null,
  adminCreateAndSendEmail: null,
  adminPageEmails: null,
  adminExportEmails: table,
  adminCountEmailAudience: null,
  adminPreviewEmailOf: null,
  adminCheckEmail: null,
  adminGetEmailRecipients: null,
  adminGetEmailMessages: null,
  adminExportEmailMessages: table,
  adminUpdateEmail: null,
  adminDeleteEmail: null,
  adminActivateEmail: null,
  adminRetryEmail: null,
  adminCancelEmail: null,
  adminPreviewEmail: null,
  adminTestEmail: null,
  getSubscription: null,
  unsubscribe: null,
  resubscribe: null,
  adminPageModeration: null,
  adminModerateImages: null,
  adminModerateComments: null,
  adminPageSimilar: null,
  adminDismissSimilar: null,
  adminGetPulse: null,
  adminGetAudit: null,
  adminExportAudit: table,
  getInstallation: null,
  getSite: null,
  getSiteLogo: null,
  adminUpdateSite: null,
  adminSetSiteLogo: null,
  adminRemoveSiteLogo: null,
  getLocalizations: null,
  getLocalization: null,
  adminGetStaticTexts: null,
  adminCreateStaticText: null,
  adminPageStaticTexts: null,
  adminExportStaticTexts: table,
  adminGetStaticText: null,
  adminUpdateStaticText: null,
  adminDeleteStaticText: null,
  adminGetTemplates: null,
  adminPageTemplates: null,
  adminGetTemplate: null,
  adminUpdateTemplate: null,
  adminResetTemplate: null,
  adminPreviewTemplate: null,
  adminGetUsers: null,
  adminCreateUser: null,
  adminPageUsers: null,
  adminExportUsers: table,
  adminGetUser: null,
  adminUpdateUser: null,
  adminDeleteUser: null,
  adminSetUserStates: null,
  adminSetUserNewsletters: null,
  adminSendAccountMail: null,
  adminEndUserSessions: null,
  adminGetUserRemoval: null,
  adminSetUserNewsletter: null,
  adminSetUserState: null,
  getMe: null,
  updateProfile: { attempts: ['password', 'emailChange'] },
  resendEmailChange: { attempts: ['emailChange'] },
  cancelEmailChange: null,
  setMyLocale: null,
  getMySessions: null,
  endMySession: null,
  changePassword: { attempts: ['password'] },
  getMyData: archive,
  getMyRemoval: null,
  deleteMe: { attempts: ['password'] },
};

test('every operation has a row, and what its row says of its answer is what is kept', () => {
  const kept = contractOperations.map((operation) => [operation.id, heavyKindOf(operation)]);
  const told = contractOperations.map(({ id }) => [id, rows[id] === undefined ? 'no row' : (rows[id]?.heavy ?? null)]);
  expect(kept).toEqual(told);
  expect(Object.keys(rows).sort()).toEqual(contractOperations.map(({ id }) => id).sort());
});

test('every limit of attempts is one of an operation', () => {
  const named = Object.values(rows).flatMap((row) => row?.attempts ?? []);
  expect([...new Set(named)].sort()).toEqual(Object.keys(attemptLimits).sort());
});

test('every request is counted by its address, also where there is nothing, and its answer tells what is left', () => {
  const doors = doorsOf({ limited: true });
  let told: Record<string, string> = {};
  const response = { appendHeader: (name: string, value: string) => (told[name] = value) } as unknown as Response;
  const enter = (ip: string) => {
    told = {};
    doors.enter({ ip } as Request, response);
  };
  enter('192.0.2.1');
  const policy = `"requests";q=${requestsPerMinute};w=60`;
  const stateOf = (left: number) => expect.stringMatching(new RegExp(`^"requests";r=${left};t=([1-9]|[1-5]\\d|60)$`));
  expect(told).toEqual({ 'ratelimit-policy': policy, ratelimit: stateOf(requestsPerMinute - 1) });
  for (let i = 1; i < requestsPerMinute; i += 1) enter('192.0.2.1');
  expect(() => enter('192.0.2.1')).toThrow(expect.objectContaining({ code: 'RATE_LIMITED' }));
  expect(told).toEqual({ 'ratelimit-policy': policy, ratelimit: stateOf(0) });
  expect(() => enter('192.0.2.2')).not.toThrow();
});

test('where requests are not counted, no answer tells of a limit', () => {
  // Nothing of the response is touched.
  expect(() => doorsOf({ limited: false }).enter({ ip: '192.0.2.1' } as Request, {} as Response)).not.toThrow();
});

/** Answers that are open. */
class Answers {
  private readonly doors = doorsOf({ limited: false });
  readonly open: EventEmitter[] = [];

  /** @returns the code of the refusal; null when it may begin */
  begin(kind: HeavyKind, accountId: number | null, address: string): string | null {
    const response = Object.assign(new EventEmitter(), { destroyed: false });
    const viewer = accountId === null ? null : ({ accountId } as Viewer);
    try {
      this.doors.begin(kind, { viewer, address, response: response as unknown as Response });
      this.open.push(response);
      return null;
    } catch (error) {
      return (error as { code: string }).code;
    }
  }
}

test.each(Object.entries(heavyLimits) as [HeavyKind, (typeof heavyLimits)[HeavyKind]][])(
  'of %s an account, an address and all together have so many at the same time',
  (kind, { atOnce, perAccount, perAddress }) => {
    const account = new Answers();
    for (let i = 0; i < perAccount; i += 1) expect(account.begin(kind, 1, `192.0.2.${i}`)).toBeNull();
    expect(account.begin(kind, 1, '198.51.100.1')).toBe('RATE_LIMITED');
    account.open[0]?.emit('close');
    expect(account.begin(kind, 1, '198.51.100.1')).toBeNull();

    const address = new Answers();
    for (let i = 0; i < perAddress; i += 1) expect(address.begin(kind, i, '192.0.2.1')).toBeNull();
    expect(address.begin(kind, perAddress, '192.0.2.1')).toBe('RATE_LIMITED');

    const all = new Answers();
    for (let i = 0; i < atOnce; i += 1) expect(all.begin(kind, i, `192.0.2.${i}`)).toBeNull();
    expect(all.begin(kind, atOnce, '198.51.100.1')).toBe('OVERLOADED');
  },
);
