import { segment } from '../call/required.ts';
import type { Body, Callers } from './caller.ts';

type Id = string | number;

const administered = (id: Id) => `/api/admin/competition/${segment('id', id)}/jury`;
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
  remind: (id: Id, seat: number) => bearer.send('adminRemindJudge', 'POST', `${seatOf(id, seat)}/reminder`),
});
