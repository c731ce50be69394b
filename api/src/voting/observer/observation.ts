import { toBase64 } from '@photo-competition/count/bytes';
import type { components } from '@photo-competition/schema/rest';
import { audit } from '../../platform/audit/audit.ts';
import { checkLinked } from '../../competitions/linked.ts';
import { lockCompetitionRow } from '../../competitions/repository.ts';
import { findCount, isTooSmall, type FoundCount } from '../count/found.ts';
import type { ObserverRow } from '../count/observers.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Viewer } from '../../platform/http/operation.ts';
import { invalidField, Problem } from '../../platform/http/problem.ts';
import { drawBallots } from './draw.ts';
import { lockObserver } from './repository.ts';

type Schemas = components['schemas'];

/** Dependencies of observing. */
interface Parts {
  db: Db;
  /** Fewest voters with whom ballots are published. */
  minVoters: number;
}

/** The dice of a request; null of one that asks for the roll. @throws Problem 422 */
function diceOf({ choice, dice = null }: Schemas['ObservationRequest']): string | null {
  if ((choice === 'DRAW') !== (dice !== null)) throw invalidField('dice', 'DICE');
  const thrown = dice?.trim() ?? null;
  if (thrown === '') throw invalidField('dice', 'BLANK');
  return thrown;
}

/** @throws Problem WRONG_PHASE before results are public and the log is closed */
function checkEnded({ competition, log, ended }: FoundCount): void {
  if (ended && log.closed_at) return;
  const from = competition.award;
  throw new Problem('WRONG_PHASE', { values: { reason: { phrase: 'phase.OBSERVED', values: { from } } } });
}

/** The voters, by rising id of the roll; a person who has left meanwhile has no name. */
async function rollNames(db: Db, competitionId: number): Promise<Schemas['RollName'][]> {
  const rows = await db
    .selectFrom('count_roll')
    .select(['roll_id', 'username'])
    .where('competition_id', '=', competitionId)
    .orderBy('roll_id')
    .execute();
  return rows.map(({ roll_id, username }) => ({ rollId: toBase64(roll_id), username }));
}

/** The observer's choice in a count (docs/product.md §4): one of two halves, once. */
export function observationService({ db, minVoters }: Parts) {
  /** The row of the caller, who may ask. @throws Problem FORBIDDEN */
  async function ownRow(tx: Db, id: number, viewer: Viewer): Promise<ObserverRow> {
    const row = await lockObserver(tx, id);
    if (!row || viewer.administrator || row.account_id !== viewer.accountId) throw new Problem('FORBIDDEN');
    return row;
  }

  /** @throws Problem UNLINKED, TOO_FEW_VOTERS */
  async function draw(tx: Db, { competition, log }: FoundCount, dice: string): Promise<Schemas['CountDraw']> {
    await checkLinked(tx, competition.id);
    if (isTooSmall(log, minVoters)) throw new Problem('TOO_FEW_VOTERS', { values: { minimum: minVoters } });
    return drawBallots(tx, competition.id, dice);
  }

  async function choose(
    tx: Db,
    found: FoundCount,
    { choice, dice }: { choice: Schemas['ObserverChoice']; dice: string | null },
    { viewer, requestId }: Actor,
    now: Date,
  ): Promise<Pick<ObserverRow, 'chosen_at' | 'drawn'>> {
    const { id, title } = found.competition;
    const drawn = dice === null ? null : await draw(tx, found, dice);
    await tx
      .updateTable('count_observer')
      .set({ choice, chosen_at: now, dice, drawn: drawn && JSON.stringify(drawn) })
      .where('competition_id', '=', id)
      .execute();
    const about = { objectType: 'competition', objectId: id, label: title } as const;
    const told = { action: 'competition.count-observed', after: { choice, dice } } as const;
    await audit(tx, { ...about, ...told, at: now, actor: viewer, requestId });
    return { chosen_at: now, drawn };
  }

  return {
    /**
     * Chooses, or shows again what was chosen. Two requests at once follow each other, and unlinking waits: all hold the competition.
     * @throws Problem NOT_FOUND, FORBIDDEN, WRONG_PHASE, OBSERVER_HAS_CHOSEN, UNLINKED, TOO_FEW_VOTERS; 422
     */
    async observe(
      id: number,
      request: Schemas['ObservationRequest'],
      actor: Actor,
    ): Promise<Schemas['CountObservation']> {
      const dice = diceOf(request);
      const { choice } = request;
      const { chosen_at, drawn } = await db.transaction().execute(async (tx) => {
        await lockCompetitionRow(tx, id, 'update');
        const now = actor.clock();
        const found = await findCount(tx, id, now);
        const row = await ownRow(tx, id, actor.viewer);
        checkEnded(found);
        if (row.choice === null) return choose(tx, found, { choice, dice }, actor, now);
        if (row.choice !== choice || row.dice !== dice) throw new Problem('OBSERVER_HAS_CHOSEN');
        return row;
      });
      return {
        choice,
        chosenAt: (chosen_at as Date).toISOString(),
        draw: drawn,
        roll: choice === 'ROLL' ? await rollNames(db, id) : null,
      };
    },
  };
}

export type ObservationService = ReturnType<typeof observationService>;
