import type { Handlers } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';

type DeskOperation =
  | 'getMyJuryResults'
  | 'getJuryDesk'
  | 'getJuryPhotos'
  | 'getJuryPhoto'
  | 'getJuryPhotoBytes'
  | 'castMarks'
  | 'starJuryPhoto'
  | 'withdrawFromJuryPhoto'
  | 'remarkJuryPhoto'
  | 'finishJuryRound';

type RoundOperation =
  | 'adminCreateRound'
  | 'adminGetRound'
  | 'adminUpdateRound'
  | 'adminDeleteRound'
  | 'adminSetPanelSeat'
  | 'adminRemindOfRound'
  | 'adminReopenRound';

const none = () => Promise.reject(new Problem('NOT_FOUND'));

/** The calls of rounds: there are none yet. */
export const roundRoutes = (): Handlers<DeskOperation | RoundOperation> => ({
  getMyJuryResults: none,
  getJuryDesk: none,
  getJuryPhotos: none,
  getJuryPhoto: none,
  getJuryPhotoBytes: none,
  castMarks: none,
  starJuryPhoto: none,
  withdrawFromJuryPhoto: none,
  remarkJuryPhoto: none,
  finishJuryRound: none,
  adminCreateRound: none,
  adminGetRound: none,
  adminUpdateRound: none,
  adminDeleteRound: none,
  adminSetPanelSeat: none,
  adminRemindOfRound: none,
  adminReopenRound: none,
});
