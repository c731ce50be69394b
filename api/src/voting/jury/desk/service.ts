import type { components } from '@photo-competition/schema/rest';
import { checkOpen } from '../../../competitions/rules.ts';
import { lockCompetitionRow } from '../../../competitions/repository.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { isBlank } from '../../../platform/http/blankText.ts';
import type { Viewer } from '../../../platform/http/operation.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import { withoutBidiControls } from '../../../platform/bidiControls.ts';
import { bringUpToDate } from '../rounds/opening.ts';
import { checkTakesMarks } from '../rounds/panel.ts';
import { pageOfTasks, type PhotoQuery } from './pages.ts';
import { presentDesk, presentTask } from './present.ts';
import {
  findDesk,
  findDesks,
  findPicture,
  findProgress,
  noProgress,
  findTask,
  isOwnPhoto,
  noteSeen,
  writeReport,
  type DeskRecord,
  type TaskRecord,
} from './repository.ts';
import { stageOf } from '../rounds/stage.ts';

type Schemas = components['schemas'];

/** Milliseconds between two notes of when a judge was at the desk. */
const seenMs = 60_000;

const isPlanned = (desk: DeskRecord, now: Date): boolean => stageOf(desk, now) === 'PLANNED';

/** A judge's changes of a photo, beside its mark. */
type TaskChange = Partial<Pick<TaskRecord, 'star' | 'withdrawn' | 'remark'>>;

/** The operations of judges at the desk, but for marks (docs/product.md §15). */
export function juryDesks(db: Db) {
  /** @throws Problem NOT_FOUND for a viewer who does not judge the round */
  async function deskOf(round: number, { accountId }: Viewer): Promise<DeskRecord> {
    const desk = await findDesk(db, round, accountId);
    if (!desk) throw new Problem('NOT_FOUND');
    return desk;
  }

  /** The same, with the photos that it is to have by now; the judge is seen. @throws Problem NOT_FOUND */
  async function openedDesk(round: number, viewer: Viewer, now: Date): Promise<DeskRecord> {
    const desk = await deskOf(round, viewer);
    const isOpen = stageOf(desk, now) === 'MARKING';
    if (isOpen && !(desk.last_at && now.getTime() - desk.last_at.getTime() < seenMs)) await noteSeen(db, desk, now);
    return (await bringUpToDate(db, desk, now)) ? deskOf(round, viewer) : desk;
  }

  /** @throws Problem NOT_FOUND, OWN_IMAGE */
  async function taskOf(tx: Db, desk: DeskRecord, number: number, { voterKey }: Viewer, locked = false) {
    const task = await findTask(tx, desk, number, locked);
    if (task) return task;
    throw new Problem((await isOwnPhoto(tx, desk.id, number, voterKey)) ? 'OWN_IMAGE' : 'NOT_FOUND');
  }

  const present = async (tx: Db, desk: DeskRecord, now: Date): Promise<Schemas['JuryDesk']> =>
    presentDesk(desk, isPlanned(desk, now) ? noProgress : await findProgress(tx, desk), now);

  /** @throws Problem NOT_FOUND, also before the round opens, OWN_IMAGE */
  async function shownTask(round: number, number: number, viewer: Viewer, now: Date): Promise<TaskRecord> {
    const desk = await deskOf(round, viewer);
    if (isPlanned(desk, now)) throw new Problem('NOT_FOUND');
    return taskOf(db, desk, number, viewer);
  }

  /**
   * Does something at the desk while the round takes marks; who moves its dates, or the judge out of its panel, waits.
   * @throws Problem NOT_FOUND, ROUND_NOT_OPEN, ROUND_CLOSED, COMPETITION_PAUSED, COMPETITION_CLOSED
   */
  async function within<T>(
    round: number,
    { viewer, clock }: Actor,
    work: (tx: Db, desk: DeskRecord, now: Date) => Promise<T>,
  ): Promise<T> {
    const { competition_id: id } = await deskOf(round, viewer);
    return db.transaction().execute(async (tx) => {
      await lockCompetitionRow(tx, id, 'share');
      await tx.selectFrom('jury_round').select('id').where('id', '=', round).forShare().execute();
      const desk = await findDesk(tx, round, viewer.accountId);
      if (!desk) throw new Problem('NOT_FOUND');
      const now = clock();
      checkOpen(desk);
      checkTakesMarks(desk, now);
      await noteSeen(tx, desk, now);
      return work(tx, desk, now);
    });
  }

  /** Changes a photo of the judge. */
  const change = (round: number, number: number, actor: Actor, of: (desk: DeskRecord) => TaskChange) =>
    within(round, actor, async (tx, desk): Promise<Schemas['JuryPhoto']> => {
      const task = await taskOf(tx, desk, number, actor.viewer, true);
      const changes = of(desk);
      const query = tx.updateTable('jury_task').set(changes).where('round_id', '=', round);
      await query.where('seat', '=', desk.seat).where('place', '=', task.place).execute();
      return presentTask(round, { ...task, ...changes });
    });

  return {
    /** The rounds that a person judges, by competition. */
    async mine({ accountId }: Viewer, now: Date): Promise<Map<number, Schemas['JuryDesk'][]>> {
      const byCompetition = new Map<number, Schemas['JuryDesk'][]>();
      for (const desk of await findDesks(db, accountId)) {
        const beside = byCompetition.get(desk.competition_id) ?? [];
        byCompetition.set(desk.competition_id, [...beside, await present(db, desk, now)]);
      }
      return byCompetition;
    },

    /** @throws Problem NOT_FOUND */
    read: async (round: number, viewer: Viewer, now: Date): Promise<Schemas['JuryDesk']> =>
      present(db, await openedDesk(round, viewer, now), now),

    /** @throws Problem NOT_FOUND, 422 */
    photos: async (round: number, query: PhotoQuery, viewer: Viewer, now: Date): Promise<Schemas['JuryPhotoPage']> =>
      pageOfTasks(db, await openedDesk(round, viewer, now), query, now),

    /** @throws Problem NOT_FOUND, OWN_IMAGE */
    async photo(round: number, number: number, viewer: Viewer, now: Date): Promise<Schemas['JuryPhoto']> {
      return presentTask(round, await shownTask(round, number, viewer, now));
    },

    /** @throws Problem NOT_FOUND, OWN_IMAGE */
    async picture(round: number, number: number, viewer: Viewer, now: Date) {
      return findPicture(db, round, await shownTask(round, number, viewer, now));
    },

    star: (round: number, number: number, star: boolean, actor: Actor) =>
      change(round, number, actor, () => ({ star })),

    withdraw: (round: number, number: number, reason: Schemas['WithdrawalReason'] | null, actor: Actor) =>
      change(round, number, actor, () => ({ withdrawn: reason })),

    /** @throws Problem 422 in a round without remarks */
    remark: (round: number, number: number, remark: string, actor: Actor) =>
      change(round, number, actor, ({ remarks }) => {
        if (remarks === 'NONE') throw invalidField('remark', 'NO_REMARKS');
        return { remark: isBlank(remark) ? null : remark };
      }),

    /** Tells the moderators that a photo breaks a rule; decides nothing. @throws Problem 422 for a blank text */
    report: (round: number, number: number, text: string, actor: Actor): Promise<Schemas['JuryPhoto']> =>
      within(round, actor, async (tx, desk, now) => {
        if (isBlank(text)) throw invalidField('text', 'BLANK');
        const task = await taskOf(tx, desk, number, actor.viewer, true);
        await writeReport(tx, desk, task.image_id, { text: withoutBidiControls(text), now });
        return presentTask(round, { ...task, reported: true });
      }),

    finish: (round: number, finished: boolean, actor: Actor): Promise<Schemas['JuryDesk']> =>
      within(round, actor, async (tx, desk, now) => {
        const finished_at = finished ? (desk.finished_at ?? now) : null;
        const query = tx.updateTable('jury_panel').set({ finished_at }).where('round_id', '=', round);
        await query.where('seat', '=', desk.seat).execute();
        return present(tx, { ...desk, finished_at }, now);
      }),

    present,
    deskOf,
  };
}

export type JuryDesks = ReturnType<typeof juryDesks>;
