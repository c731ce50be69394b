import { segment } from '../call/required.ts';
import type { Body, Callers, Query } from './caller.ts';

type Id = string | number;

const administered = (id: Id) => `/api/admin/competition/${segment('id', id)}/jury`;
const roundOf = (id: Id, round: Id) => `${administered(id)}/rounds/${segment('round', round)}`;
const panelOf = (id: Id, round: Id, seat: number) => `${roundOf(id, round)}/panel/${segment('seat', seat)}`;
const deskOf = (round: Id) => `/api/jury/round/${segment('round', round)}`;
const photoOf = (round: Id, number: number) => `${deskOf(round)}/photo/${segment('number', number)}`;
const awardOf = (id: Id, award: Id) => `${administered(id)}/awards/${segment('award', award)}`;
const seatOf = (id: Id, seat: number) => `${administered(id)}/seats/${segment('seat', seat)}`;

/** Juries and their judges (docs/product.md §10). */
export const juryEndpoints = ({ open, bearer }: Callers) => ({
  read: (id: Id) => open.get('getJury', `/api/competition/${segment('id', id)}/jury`),
  mySeats: () => bearer.get('getMySeats', '/api/jury'),
  answer: (id: Id, body: Body<'answerJuryInvitation'>) =>
    bearer.send('answerJuryInvitation', 'PUT', `/api/jury/${segment('id', id)}/seat`, { body }),
  administered: (id: Id) => bearer.get('adminGetJury', administered(id)),
  update: (id: Id, body: Body<'adminUpdateJury'>) => bearer.send('adminUpdateJury', 'PUT', administered(id), { body }),
  invite: (id: Id, body: Body<'adminInviteJudge'>) =>
    bearer.send('adminInviteJudge', 'POST', `${administered(id)}/seats`, { body }),
  updateSeat: (id: Id, seat: number, body: Body<'adminUpdateSeat'>) =>
    bearer.send('adminUpdateSeat', 'PUT', seatOf(id, seat), { body }),
  removeSeat: (id: Id, seat: number) => bearer.send('adminRemoveSeat', 'DELETE', seatOf(id, seat)),
  results: (id: Id) => bearer.get('getMyJuryResults', `/api/competition/${segment('id', id)}/jury/results`),
  desk: (round: Id) => bearer.get('getJuryDesk', deskOf(round)),
  photos: (round: Id, query: Query<'getJuryPhotos'>) => bearer.get('getJuryPhotos', `${deskOf(round)}/photos`, query),
  photo: (round: Id, number: number) => bearer.get('getJuryPhoto', photoOf(round, number)),
  castMarks: (round: Id, body: Body<'castMarks'>) =>
    bearer.send('castMarks', 'POST', `${deskOf(round)}/marks`, { body }),
  star: (round: Id, number: number, body: Body<'starJuryPhoto'>) =>
    bearer.send('starJuryPhoto', 'PUT', `${photoOf(round, number)}/star`, { body }),
  withdraw: (round: Id, number: number, body: Body<'withdrawFromJuryPhoto'>) =>
    bearer.send('withdrawFromJuryPhoto', 'PUT', `${photoOf(round, number)}/withdrawal`, { body }),
  remark: (round: Id, number: number, body: Body<'remarkJuryPhoto'>) =>
    bearer.send('remarkJuryPhoto', 'PUT', `${photoOf(round, number)}/remark`, { body }),
  report: (round: Id, number: number, body: Body<'reportJuryPhoto'>) =>
    bearer.send('reportJuryPhoto', 'POST', `${photoOf(round, number)}/report`, { body }),
  finish: (round: Id, body: Body<'finishJuryRound'>) =>
    bearer.send('finishJuryRound', 'PUT', `${deskOf(round)}/finished`, { body }),
  createRound: (id: Id, body: Body<'adminCreateRound'>) =>
    bearer.send('adminCreateRound', 'POST', `${administered(id)}/rounds`, { body }),
  round: (id: Id, round: Id) => bearer.get('adminGetRound', roundOf(id, round)),
  updateRound: (id: Id, round: Id, body: Body<'adminUpdateRound'>) =>
    bearer.send('adminUpdateRound', 'PUT', roundOf(id, round), { body }),
  deleteRound: (id: Id, round: Id, query: Query<'adminDeleteRound'>) =>
    bearer.send('adminDeleteRound', 'DELETE', roundOf(id, round), { query }),
  setPanelSeat: (id: Id, round: Id, seat: number, body: Body<'adminSetPanelSeat'>) =>
    bearer.send('adminSetPanelSeat', 'PUT', panelOf(id, round, seat), { body }),
  remindOfRound: (id: Id, round: Id, seat: number) =>
    bearer.send('adminRemindOfRound', 'POST', `${panelOf(id, round, seat)}/reminder`),
  reopenRound: (id: Id, round: Id, body: Body<'adminReopenRound'>) =>
    bearer.send('adminReopenRound', 'POST', `${roundOf(id, round)}/reopening`, { body }),
  lines: (id: Id, round: Id) => bearer.get('adminGetLines', `${roundOf(id, round)}/lines`),
  decide: (id: Id, round: Id, body: Body<'adminDecideRound'>) =>
    bearer.send('adminDecideRound', 'PUT', `${roundOf(id, round)}/decision`, { body }),
  takeBack: (id: Id, round: Id, body: Body<'adminTakeDecisionBack'>) =>
    bearer.send('adminTakeDecisionBack', 'DELETE', `${roundOf(id, round)}/decision`, { body }),
  setConflicts: (id: Id, seat: number, body: Body<'adminSetConflicts'>) =>
    bearer.send('adminSetConflicts', 'PUT', `${seatOf(id, seat)}/conflicts`, { body }),
  createAward: (id: Id, body: Body<'adminCreateAward'>) =>
    bearer.send('adminCreateAward', 'POST', `${administered(id)}/awards`, { body }),
  updateAward: (id: Id, award: Id, body: Body<'adminUpdateAward'>) =>
    bearer.send('adminUpdateAward', 'PUT', awardOf(id, award), { body }),
  deleteAward: (id: Id, award: Id, query: Query<'adminDeleteAward'>) =>
    bearer.send('adminDeleteAward', 'DELETE', awardOf(id, award), { query }),
  giveAward: (id: Id, award: Id, body: Body<'adminGiveAward'>) =>
    bearer.send('adminGiveAward', 'PUT', `${awardOf(id, award)}/winners`, { body }),
  candidates: (id: Id, award: Id, query: Query<'adminGetAwardCandidates'>) =>
    bearer.get('adminGetAwardCandidates', `${awardOf(id, award)}/candidates`, query),
  confirmAwards: (id: Id, body: Body<'confirmAwards'>) =>
    bearer.send('confirmAwards', 'PUT', `/api/jury/${segment('id', id)}/awards/confirmation`, { body }),
  remind: (id: Id, seat: number) => bearer.send('adminRemindJudge', 'POST', `${seatOf(id, seat)}/reminder`),
});
