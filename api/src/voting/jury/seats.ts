import type { components } from '@photo-competition/schema/rest';
import { findCompetition, lockCompetitionRow } from '../../competitions/repository.ts';
import type { MailSubject, Outbox } from '../../mail/outbox.ts';
import type { AccountMailer } from '../../people/accounts/service.ts';
import type { Db } from '../../platform/database/database.ts';
import type { JurySeatRow } from '../../platform/database/juryTables.ts';
import type { AccountRow, CompetitionRow } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { Problem } from '../../platform/http/problem.ts';
import { checkSeating, noteJury, refuseState, type ToldSeat } from './acts.ts';
import { invitedPeople, type Invited, type PersonMaker } from './invited.ts';
import { remindableFrom } from './present.ts';
import { findSeats, freeSeat, holdAccount, lockSeatOf, updateSeat, type SeatRecord } from './repository.ts';
import type { RoundReading } from './rounds/service.ts';
import type { JurySettingsService } from './settings.ts';

type Schemas = components['schemas'];

interface Parts {
  db: Db;
  outbox: Outbox;
  settings: JurySettingsService;
  rounds: Pick<RoundReading, 'bring'>;
  mailActivation: AccountMailer;
  /** Makes the account of a person who has none. */
  makePerson: PersonMaker;
}

const isHeld = ({ state }: Pick<JurySeatRow, 'state'>): boolean => state === 'INVITED' || state === 'ACCEPTED';

const told = ({ seat, username, state, chair }: ToldSeat): ToldSeat => ({ seat, username, state, chair });

/** The seats of a jury, as administrators run them (docs/product.md §15). */
export function jurySeats({ db, outbox, settings, rounds, mailActivation, makePerson }: Parts) {
  const people = invitedPeople(makePerson);

  /** Does something about a jury under the lock of its competition, and answers the jury. @throws Problem NOT_FOUND */
  const within = (
    id: number,
    work: (tx: Db, competition: CompetitionRow) => Promise<void>,
  ): Promise<Schemas['AdminJury']> =>
    db.transaction().execute(async (tx) => {
      const competition = await lockCompetitionRow(tx, id, 'update');
      if (!competition) throw new Problem('NOT_FOUND');
      await work(tx, competition);
      return settings.present(tx, id);
    });

  /** @throws Problem NOT_FOUND */
  async function seatOf(tx: Db, { id }: CompetitionRow, number: number): Promise<SeatRecord> {
    const found = (await findSeats(tx, id)).find(({ seat }) => seat === number);
    if (!found) throw new Problem('NOT_FOUND');
    return found;
  }

  /** Mails an invitation, and a new link to a judge whose earlier account is not active; the link that is under way stays good. */
  async function mail(
    tx: Db,
    template: 'jury-invited' | 'jury-reminder',
    { account, isMade }: Invited,
    { id, title }: CompetitionRow,
    now: Date,
  ): Promise<void> {
    const about: MailSubject = { path: `/jury/${id}`, values: { competition: title[account.locale] } };
    if (!account.activated_at && !isMade) await mailActivation(tx, account, now);
    await outbox.enqueue(tx, template, account, about, now);
  }

  /** Gives an account a seat, or offers anew the one that it had. @throws Problem SEAT_TAKEN, JURY_FULL */
  async function offer(tx: Db, { id }: CompetitionRow, account: AccountRow, now: Date): Promise<ToldSeat> {
    const present = await lockSeatOf(tx, id, account.id);
    if (present && isHeld(present)) throw new Problem('SEAT_TAKEN');
    const seat = present?.seat ?? (await freeSeat(tx, id));
    if (seat === null) throw new Problem('JURY_FULL');
    const row = {
      account_id: account.id,
      state: 'INVITED' as const,
      first_name: null,
      last_name: null,
      chair: false,
      invited_at: now,
      mailed_at: now,
      answered_at: null,
      left_at: null,
    };
    if (present) await updateSeat(tx, present, row);
    else
      await tx
        .insertInto('jury_seat')
        .values({ competition_id: id, seat, accepted_at: null, ...row })
        .execute();
    return { seat, username: account.username, state: 'INVITED', chair: false };
  }

  return {
    /** @throws Problem NOT_FOUND */
    async read(id: number, now: Date): Promise<Schemas['AdminJury']> {
      if (!(await findCompetition(db, id))) throw new Problem('NOT_FOUND');
      await rounds.bring(id, now);
      return settings.present(db, id);
    },

    /**
     * Two invitations of one person follow each other: both hold the competition, and the second finds the seat taken.
     * @throws Problem NOT_FOUND, NO_JURY, SEAT_TAKEN, JURY_FULL, COMPETITION_PAUSED, COMPETITION_CLOSED, WRONG_PHASE; 422
     */
    async invite(id: number, request: Schemas['JudgeInvitation'], actor: Actor): Promise<Schemas['AdminJury']> {
      people.check(request);
      const invite = () =>
        within(id, async (tx, competition) => {
          const now = actor.clock();
          checkSeating(competition, now);
          const invited = await people.find(tx, request, actor, now);
          const seat = await offer(tx, competition, invited.account, now);
          await mail(tx, 'jury-invited', invited, competition, now);
          await noteJury(tx, competition, 'jury.seat-invited', actor, now, { before: null, after: told(seat) });
        });
      const jury = await people.againWhenMadeMeanwhile(invite);
      outbox.wake();
      return jury;
    },

    /** There is one chair at most: whoever had it loses it. @throws Problem NOT_FOUND, ILLEGAL_SEAT_STATE */
    setChair: (id: number, number: number, chair: boolean, actor: Actor): Promise<Schemas['AdminJury']> =>
      within(id, async (tx, competition) => {
        const seat = await seatOf(tx, competition, number);
        if (chair && !isHeld(seat)) refuseState(seat);
        if (seat.chair === chair) return;
        const others = tx.updateTable('jury_seat').set({ chair: false }).where('competition_id', '=', id);
        await others.where('chair', '=', true).execute();
        await updateSeat(tx, seat, { chair });
        const after = { ...told(seat), chair };
        await noteJury(tx, competition, 'jury.seat-updated', actor, actor.clock(), { before: told(seat), after });
      }),

    /** Deletes a seat that was never accepted; an accepted seat stays as LEFT. @throws Problem NOT_FOUND */
    remove: (id: number, number: number, actor: Actor): Promise<Schemas['AdminJury']> =>
      within(id, async (tx, competition) => {
        const seat = await seatOf(tx, competition, number);
        if (seat.state === 'LEFT') return;
        const now = actor.clock();
        const left = { state: 'LEFT' as const, chair: false, left_at: now };
        const isKept = seat.accepted_at !== null;
        if (isKept) await updateSeat(tx, seat, { ...left, answered_at: seat.answered_at ?? now });
        else {
          const row = tx.deleteFrom('jury_seat').where('competition_id', '=', id);
          await row.where('seat', '=', number).execute();
        }
        const after = isKept ? told({ ...seat, ...left }) : null;
        await noteJury(tx, competition, 'jury.seat-removed', actor, now, { before: told(seat), after });
      }),

    /** @throws Problem NOT_FOUND, ILLEGAL_SEAT_STATE, REMINDED_TODAY, NO_JURY, COMPETITION_PAUSED, COMPETITION_CLOSED, WRONG_PHASE */
    async remind(id: number, number: number, actor: Actor): Promise<Schemas['AdminJury']> {
      const jury = await within(id, async (tx, competition) => {
        const seat = await seatOf(tx, competition, number);
        const now = actor.clock();
        checkSeating(competition, now);
        if (seat.state !== 'INVITED') refuseState(seat);
        const from = remindableFrom(seat);
        if (now < from) throw new Problem('REMINDED_TODAY', { values: { from } });
        const account = seat.account_id === null ? undefined : await holdAccount(tx, seat.account_id);
        if (!account) throw new Problem('NOT_FOUND');
        await updateSeat(tx, seat, { mailed_at: now });
        await mail(tx, 'jury-reminder', { account, isMade: false }, competition, now);
        await noteJury(tx, competition, 'jury.seat-reminded', actor, now, { before: null, after: told(seat) });
      });
      outbox.wake();
      return jury;
    },
  };
}

export type JurySeats = ReturnType<typeof jurySeats>;
