import { lockCompetitionRow } from '../../../competitions/repository.ts';
import { checkOpen } from '../../../competitions/rules.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { noteJury } from '../acts.ts';
import { findOwnSeat } from '../repository.ts';
import { findList } from './repository.ts';

/** The chair, who confirms the list of awards (docs/product.md §15). */
export const awardConfirming = (db: Db) => ({
  /**
   * Holds the competition: a change at the same moment comes before, and is a reason against, or after, and takes the confirmation away.
   * @throws Problem NOT_FOUND for a viewer who is not the chair, AWARDS_CHANGED, COMPETITION_PAUSED, COMPETITION_CLOSED
   */
  async confirm(id: number, version: number, actor: Actor): Promise<void> {
    const { accountId } = actor.viewer;
    const isChair = async (tx: Db) => {
      const seat = await findOwnSeat(tx, id, accountId);
      return seat?.state === 'ACCEPTED' && seat.chair;
    };
    // Before any lock, and by one statement: where there is nothing to confirm is not told by the time that it takes.
    if (!(await isChair(db))) throw new Problem('NOT_FOUND');
    await db.transaction().execute(async (tx) => {
      const competition = await lockCompetitionRow(tx, id, 'update');
      if (!competition || !(await isChair(tx))) throw new Problem('NOT_FOUND');
      checkOpen(competition);
      const list = await findList(tx, id);
      if (list.version !== version) throw new Problem('AWARDS_CHANGED');
      if (list.confirmedAt !== null || version === 0) return;
      const now = actor.clock();
      const query = tx.updateTable('jury_award_list').set({ confirmed_version: version, confirmed_at: now });
      await query.where('competition_id', '=', id).execute();
      await noteJury(tx, competition, 'jury.awards-confirmed', actor, now, { before: null, after: { version } });
    });
  },
});

export type AwardConfirming = ReturnType<typeof awardConfirming>;
