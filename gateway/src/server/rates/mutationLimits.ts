/** How often a mutation may be asked for. */
export interface MutationLimit {
  /** Length of a window, in seconds. */
  seconds: number;
  /** Most in a window from one address. */
  address: number;
  /** Most in a window of one session; absent where there is none yet. */
  viewer?: number;
}

const minute = 60;
const quarter = 900;
const hour = 3600;

/**
 * The mutations that are limited beside the general limit: those that try a secret, send mail, or write what others see.
 * The service has limits of its own, per account; these keep the rest of a flood from reaching it. A hall full of voters
 * behind one address is the measure of the addresses.
 */
export const mutationLimits: Readonly<Record<string, MutationLimit>> = {
  login: { seconds: quarter, address: 100 },
  refreshSession: { seconds: quarter, address: 1500 },
  endSession: { seconds: quarter, address: 300 },
  endDevice: { seconds: quarter, address: 300, viewer: 30 },
  register: { seconds: hour, address: 30 },
  requestPasswordReset: { seconds: hour, address: 30 },
  resetPassword: { seconds: quarter, address: 30 },
  activateAccount: { seconds: quarter, address: 60 },
  confirmEmail: { seconds: quarter, address: 60 },
  unsubscribe: { seconds: quarter, address: 60 },
  resubscribe: { seconds: quarter, address: 60 },
  changePassword: { seconds: quarter, address: 60, viewer: 15 },
  deleteAccount: { seconds: quarter, address: 60, viewer: 15 },
  resendEmailChange: { seconds: quarter, address: 60, viewer: 15 },
  updateProfile: { seconds: quarter, address: 300, viewer: 30 },
  cancelEmailChange: { seconds: quarter, address: 300, viewer: 30 },
  setLocale: { seconds: quarter, address: 300, viewer: 30 },
  castVote: { seconds: minute, address: 3000, viewer: 300 },
  answerJuryInvitation: { seconds: minute, address: 300, viewer: 30 },
  castMarks: { seconds: minute, address: 6000, viewer: 1200 },
  starJuryPhoto: { seconds: minute, address: 3000, viewer: 300 },
  withdrawFromJuryPhoto: { seconds: minute, address: 3000, viewer: 300 },
  remarkJuryPhoto: { seconds: minute, address: 3000, viewer: 300 },
  reportJuryPhoto: { seconds: minute, address: 300, viewer: 30 },
  confirmAwards: { seconds: minute, address: 300, viewer: 30 },
  finishJuryRound: { seconds: minute, address: 300, viewer: 30 },
  remindOfRound: { seconds: hour, address: 300, viewer: 150 },
  // Each sends a mail, and may make an account.
  inviteJudge: { seconds: hour, address: 300, viewer: 150 },
  remindJudge: { seconds: hour, address: 300, viewer: 150 },
  observeCount: { seconds: minute, address: 300, viewer: 30 },
  addComment: { seconds: minute, address: 300, viewer: 30 },
  editComment: { seconds: minute, address: 300, viewer: 30 },
  deleteComment: { seconds: minute, address: 300, viewer: 30 },
  uploadImage: { seconds: 600, address: 900, viewer: 90 },
  moveEntry: { seconds: 600, address: 3000, viewer: 300 },
  deleteImage: { seconds: 600, address: 900, viewer: 90 },
};
