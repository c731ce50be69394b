import type { components } from '@photo-competition/schema/rest';
import { takesMarksAt } from '@photo-competition/schema/juryStage';
import { checkOpen } from '../../../competitions/rules.ts';
import { lockCompetition, type CompetitionRecord } from '../../../competitions/repository.ts';
import type { MailSubject, Outbox } from '../../../mail/outbox.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { isBlank } from '../../../platform/http/blankText.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import { noteJury } from '../acts.ts';
import { bringUpToDate } from './opening.ts';
import { isAwaited, panelStateOf, remindableFrom } from './present.ts';
import { findPanel, findRound, lockRound, type PanelRecord, type RoundRecord } from './repository.ts';
import { checkNotClosed, type RoundReading } from './service.ts';
import { hasClosed, stageOf } from './stage.ts';

type Schemas = components['schemas'];

interface Parts {
  db: Db;
  outbox: Outbox;
  reading: RoundReading;
}

/** The judges of a round, as administrators run it (docs/product.md §15). */
export function juryPanels({ db, outbox, reading }: Parts) {
  /**
   * Does something about a seat of a round, with the competition and the round held; marks under way come before or after.
   * @param row null for a seat that is not in the panel
   * @throws Problem NOT_FOUND, COMPETITION_CLOSED
   */
  async function within(
    id: number,
    number: number,
    seat: number,
    actor: Actor,
    work: (tx: Db, competition: CompetitionRecord, round: RoundRecord, row: PanelRecord | null) => Promise<void>,
  ): Promise<Schemas['AdminJuryRound']> {
    await db.transaction().execute(async (tx) => {
      const competition = await lockCompetition(tx, id, 'update');
      if (!competition || !(await findRound(tx, id, number))) throw new Problem('NOT_FOUND');
      await lockRound(tx, number);
      const round = await findRound(tx, id, number);
      if (!round) throw new Problem('NOT_FOUND');
      checkNotClosed(competition);
      const row = (await findPanel(tx, number)).find((one) => one.seat === seat) ?? null;
      await work(tx, competition, round, row);
    });
    return reading.read(id, number, actor.clock());
  }

  /** @throws Problem NOT_FOUND, ILLEGAL_SEAT_STATE */
  async function checkJoining(tx: Db, id: number, seat: number): Promise<void> {
    const query = tx.selectFrom('jury_seat').select('state').where('competition_id', '=', id).where('seat', '=', seat);
    const found = await query.executeTakeFirst();
    if (!found) throw new Problem('NOT_FOUND');
    if (found.state !== 'ACCEPTED')
      throw new Problem('ILLEGAL_SEAT_STATE', { values: { state: { phrase: `seat.${found.state}` } } });
  }

  async function write(tx: Db, round: number, seat: number, state: Schemas['PanelState'], now: Date): Promise<void> {
    const set = { withdrawn_at: state === 'ACTIVE' ? null : now, left_out: state === 'LEFT_OUT' };
    await tx
      .insertInto('jury_panel')
      .values({ round_id: round, seat, ...set })
      .onConflict((conflict) => conflict.columns(['round_id', 'seat']).doUpdateSet(set))
      .execute();
  }

  return {
    /** @throws Problem NOT_FOUND, ILLEGAL_SEAT_STATE, ROUND_CLOSED, COMPETITION_CLOSED, 422 */
    set(
      id: number,
      number: number,
      seat: number,
      { state, reason = '' }: Schemas['PanelSeatRequest'],
      actor: Actor,
    ): Promise<Schemas['AdminJuryRound']> {
      if (state === 'LEFT_OUT' && isBlank(reason)) throw invalidField('reason', 'REASON_REQUIRED');
      return within(id, number, seat, actor, async (tx, competition, round, row) => {
        const before = row && panelStateOf(row);
        if (before === state) return;
        const now = actor.clock();
        if (hasClosed(round, now)) throw new Problem('ROUND_CLOSED', { values: { closes: round.closes } });
        if (state === 'ACTIVE') await checkJoining(tx, id, seat);
        else if (!row) throw new Problem('NOT_FOUND');
        await write(tx, number, seat, state, now);
        const after = { round: number, seat, state, reason };
        const change = { before: { round: number, seat, state: before }, after };
        await noteJury(tx, competition, 'jury.panel-changed', actor, now, change);
      });
    },

    /** @throws Problem NOT_FOUND, ILLEGAL_SEAT_STATE, REMINDED_TODAY, ROUND_NOT_OPEN, ROUND_CLOSED, COMPETITION_PAUSED, COMPETITION_CLOSED */
    async remind(id: number, number: number, seat: number, actor: Actor): Promise<Schemas['AdminJuryRound']> {
      const found = await findRound(db, id, number);
      if (found) await bringUpToDate(db, found, actor.clock());
      const told = await within(id, number, seat, actor, async (tx, competition, round, row) => {
        const now = actor.clock();
        checkOpen(competition);
        checkTakesMarks(round, now);
        if (!row) throw new Problem('NOT_FOUND');
        checkAwaited(row);
        const from = remindableFrom(row, round);
        if (now < from) throw new Problem('REMINDED_TODAY', { values: { from } });
        const account = await tx
          .selectFrom('account')
          .selectAll()
          .where('id', '=', row.account_id)
          .forShare()
          .executeTakeFirst();
        if (!account) throw new Problem('NOT_FOUND');
        const values = { competition: competition.title[account.locale], round: round.title[account.locale] };
        const about: MailSubject = { path: `/jury/${id}/round/${number}`, values };
        await outbox.enqueue(tx, 'jury-round-reminder', account, about, now);
        const query = tx.updateTable('jury_panel').set({ reminded_at: now }).where('round_id', '=', number);
        await query.where('seat', '=', seat).execute();
        await noteJury(tx, competition, 'jury.judge-reminded', actor, now, {
          before: null,
          after: { round: number, seat },
        });
      });
      outbox.wake();
      return told;
    },
  };
}

/** @throws Problem ROUND_NOT_OPEN, ROUND_CLOSED */
export function checkTakesMarks(round: Pick<RoundRecord, 'opens' | 'closes' | 'decided_at'>, now: Date): void {
  const { opens, closes } = round;
  if (takesMarksAt(round, now)) return;
  if (stageOf(round, now) === 'PLANNED') throw new Problem('ROUND_NOT_OPEN', { values: { opens } });
  throw new Problem('ROUND_CLOSED', { values: { closes } });
}

/** @throws Problem ILLEGAL_SEAT_STATE for a judge whom nothing waits for */
function checkAwaited(row: PanelRecord): void {
  if (isAwaited(row)) return;
  const phrase = panelStateOf(row) === 'ACTIVE' ? 'seat.NOTHING_WAITS' : 'seat.NOT_IN_PANEL';
  throw new Problem('ILLEGAL_SEAT_STATE', { values: { state: { phrase } } });
}

export type JuryPanels = ReturnType<typeof juryPanels>;
