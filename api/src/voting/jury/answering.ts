import type { components } from '@photo-competition/schema/rest';
import { presentCompetition } from '../../competitions/present.ts';
import { countEntries, findCompetition, lockCompetitionRow } from '../../competitions/repository.ts';
import type { Db } from '../../platform/database/database.ts';
import type { JurySeatRow } from '../../platform/database/juryTables.ts';
import type { CompetitionRow } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Viewer } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { AwardReading } from './awards/reading.ts';
import type { JuryDesks } from './desk/service.ts';
import { checkSeating, noteJury, refuseState } from './acts.ts';
import { presentOwnSeat } from './present.ts';
import {
  findOwnSeat,
  findOwnSeats,
  findSettings,
  hasVoted,
  haveEntered,
  holdAccount,
  lockSeatOf,
  updateSeat,
  type OwnSeat,
} from './repository.ts';

type Schemas = components['schemas'];

/** Whether a seat says already what is answered. */
const saysSo = ({ state }: JurySeatRow, accept: boolean): boolean =>
  accept ? state === 'ACCEPTED' : state === 'DECLINED' || state === 'LEFT';

/** People and their seats in juries (docs/product.md §15). */
export function juryAnswering(db: Db, desks: Pick<JuryDesks, 'mine'>, awards: Pick<AwardReading, 'forChair'>) {
  async function present(seats: OwnSeat[], viewer: Viewer, now: Date): Promise<Schemas['JurySeat'][]> {
    const ids = seats.map(({ competition_id }) => competition_id);
    const counts = await countEntries(db, ids);
    const rounds = await desks.mine(viewer, now);
    const competitions = await Promise.all(ids.map((id) => findCompetition(db, id)));
    const chaired = seats.filter(({ state, chair }) => state === 'ACCEPTED' && chair);
    const lists = new Map<number, Schemas['ChairAwards']>();
    for (const { competition_id: id } of chaired) lists.set(id, await awards.forChair(db, id));
    return seats.flatMap((seat, i) => {
      const competition = competitions[i];
      // Without it the competition has gone since the seat was read.
      if (!competition) return [];
      const shown = counts.get(competition.id)?.shown ?? 0;
      const told = presentCompetition(competition, shown, now);
      return [presentOwnSeat(seat, told, rounds.get(competition.id) ?? [], lists.get(competition.id) ?? null)];
    });
  }

  /** Checks that a judge takes no other part. @throws Problem HAS_ENTRIES, HAS_VOTES */
  async function checkImpartial(tx: Db, { id }: CompetitionRow, { accountId, voterKey }: Viewer): Promise<void> {
    const { judges_may_enter: mayEnter } = await findSettings(tx, id);
    if (!mayEnter && (await haveEntered(tx, id, [accountId])))
      throw new Problem('HAS_ENTRIES', { values: { reason: { phrase: 'entries.OWN' } } });
    if (await hasVoted(tx, id, voterKey)) throw new Problem('HAS_VOTES');
  }

  /** @throws Problem ILLEGAL_SEAT_STATE, HAS_ENTRIES, HAS_VOTES */
  async function changeOf(
    tx: Db,
    seat: JurySeatRow,
    accept: boolean,
    competition: CompetitionRow,
    viewer: Viewer,
    now: Date,
  ): Promise<Pick<JurySeatRow, 'state'> & Partial<JurySeatRow>> {
    if (seat.state === 'INVITED' && !accept) return { state: 'DECLINED', chair: false, answered_at: now };
    if (seat.state === 'ACCEPTED' && !accept) return { state: 'LEFT', chair: false, left_at: now };
    if (seat.state !== 'INVITED') refuseState(seat);
    await checkImpartial(tx, competition, viewer);
    const account = await holdAccount(tx, viewer.accountId);
    if (!account) throw new Problem('UNAUTHENTICATED');
    const { first_name, last_name } = account;
    return { state: 'ACCEPTED', first_name, last_name, answered_at: now, accepted_at: seat.accepted_at ?? now };
  }

  /** The viewer's seat in one jury. @throws Problem NOT_FOUND */
  async function seatOf(id: number, viewer: Viewer, now: Date): Promise<Schemas['JurySeat']> {
    const own = await findOwnSeat(db, id, viewer.accountId);
    const [told] = await present(own ? [own] : [], viewer, now);
    if (!told) throw new Problem('NOT_FOUND');
    return told;
  }

  return {
    seatOf,

    mine: async (viewer: Viewer, now: Date): Promise<Schemas['JurySeat'][]> =>
      present(await findOwnSeats(db, viewer.accountId), viewer, now),

    /**
     * Holds the competition, as votes, uploads and organisers do: what somebody enters or votes at the same moment comes before, and
     * is a reason against, or after, and is refused.
     * @throws Problem NOT_FOUND for a viewer without a seat, ILLEGAL_SEAT_STATE, HAS_ENTRIES, HAS_VOTES, COMPETITION_PAUSED,
     *   COMPETITION_CLOSED, WRONG_PHASE
     */
    async answer(id: number, accept: boolean, actor: Actor): Promise<Schemas['JurySeat']> {
      const { viewer } = actor;
      const { accountId } = viewer;
      // Before any lock, and by one statement: where there is nothing to answer is not told by the time that it takes.
      if (!(await findOwnSeat(db, id, accountId))) throw new Problem('NOT_FOUND');
      await db.transaction().execute(async (tx) => {
        const competition = await lockCompetitionRow(tx, id, 'update');
        // Accounts before seats, in the order in which a removal takes them.
        await holdAccount(tx, accountId);
        const seat = await lockSeatOf(tx, id, accountId);
        if (!competition || !seat || !(await findOwnSeat(tx, id, accountId))) throw new Problem('NOT_FOUND');
        if (saysSo(seat, accept)) return;
        const now = actor.clock();
        checkSeating(competition, now);
        const change = await changeOf(tx, seat, accept, competition, viewer, now);
        await updateSeat(tx, seat, change);
        const of = { seat: seat.seat, username: viewer.username };
        const before = { ...of, state: seat.state };
        await noteJury(tx, competition, 'jury.seat-answered', actor, now, {
          before,
          after: { ...of, state: change.state },
        });
      });
      return seatOf(id, viewer, actor.clock());
    },
  };
}

export type JuryAnswering = ReturnType<typeof juryAnswering>;
