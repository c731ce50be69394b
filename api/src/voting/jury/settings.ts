import type { Clock } from '@photo-competition/schema/clock';
import type { components } from '@photo-competition/schema/rest';
import { lockCompetitionRow } from '../../competitions/repository.ts';
import type { Db } from '../../platform/database/database.ts';
import type { CompetitionRow } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { Problem, versionConflict, type FieldProblem } from '../../platform/http/problem.ts';
import { noteJury } from './acts.ts';
import type { AwardReading } from './awards/reading.ts';
import { checkLimits } from './awards/service.ts';
import { presentForAdministrator } from './present.ts';
import {
  findConflicts,
  findSeats,
  findSettings,
  haveEntered,
  writeSettings,
  type JurySettings,
  type SeatRecord,
} from './repository.ts';
import type { RoundReading } from './rounds/service.ts';

type Schemas = components['schemas'];

/** The settings that a request can name. */
interface Settings {
  judgesMayEnter: boolean;
  namesPublic: Schemas['NamesPublic'];
  oneAwardPerImage: boolean;
  oneAwardPerAuthor: boolean;
}

const fields = ['judgesMayEnter', 'namesPublic', 'oneAwardPerImage', 'oneAwardPerAuthor'] as const;

const settingsOf = (stored: JurySettings): Settings => ({
  judgesMayEnter: stored.judges_may_enter,
  namesPublic: stored.names_public,
  oneAwardPerImage: stored.one_award_per_image,
  oneAwardPerAuthor: stored.one_award_per_author,
});

const columnsOf = (settings: Settings) => ({
  judges_may_enter: settings.judgesMayEnter,
  names_public: settings.namesPublic,
  one_award_per_image: settings.oneAwardPerImage,
  one_award_per_author: settings.oneAwardPerAuthor,
});

const frozenField = (field: keyof Settings, reason: Schemas['FrozenReason'], since: Date): FieldProblem => ({
  field,
  code: 'FROZEN',
  values: { since, reason: { phrase: `frozen.${reason}` } },
});

/** Nothing changes of a competition that is closed for good, and no name is told earlier than its judge was promised. */
function frozenOf(
  { status, closed_at: closedAt }: CompetitionRow,
  accepted: readonly SeatRecord[],
  changed: readonly (keyof Settings)[],
  after: Settings,
): FieldProblem[] {
  if (closedAt && (status === 'CANCELLED' || status === 'ARCHIVED'))
    return changed.map((field) => frozenField(field, status, closedAt));
  const since = accepted[0]?.answered_at;
  const isEarlier = changed.includes('namesPublic') && after.namesPublic === 'AT_ONCE';
  return since && isEarlier ? [frozenField('namesPublic', 'JURY', since)] : [];
}

/** Operations of administrators on a jury's settings (docs/product.md §15). */
export function jurySettings(db: Db, rounds: RoundReading, awards: AwardReading, clock: Clock) {
  async function present(tx: Db, id: number): Promise<Schemas['AdminJury']> {
    const now = clock();
    const [settings, seats, conflicts] = [
      await findSettings(tx, id),
      await findSeats(tx, id),
      await findConflicts(tx, id),
    ];
    const told = await awards.forAdministrators(tx, id, now);
    return presentForAdministrator(settings, seats, conflicts, await rounds.all(tx, id, now), told);
  }

  /** @throws Problem HAS_ENTRIES where a judge who has accepted would not have been let in */
  async function checkNoEntries(tx: Db, id: number, accepted: readonly SeatRecord[]): Promise<void> {
    const ids = accepted.flatMap(({ account_id }) => (account_id === null ? [] : [account_id]));
    if (await haveEntered(tx, id, ids))
      throw new Problem('HAS_ENTRIES', { values: { reason: { phrase: 'entries.OF_JUDGE' } } });
  }

  return {
    present,

    /** @throws Problem NOT_FOUND, VERSION_CONFLICT, FROZEN, HAS_ENTRIES, AWARD_RULE */
    async update(
      id: number,
      { version, ...named }: Schemas['JuryUpdate'],
      actor: Actor,
    ): Promise<Schemas['AdminJury']> {
      return db.transaction().execute(async (tx) => {
        const competition = await lockCompetitionRow(tx, id, 'update');
        if (!competition) throw new Problem('NOT_FOUND');
        const stored = await findSettings(tx, id);
        if (stored.version !== version)
          throw versionConflict(await present(tx, id), { changedBy: stored.changed_by, changedAt: stored.changed_at });
        const before = settingsOf(stored);
        const after: Settings = { ...before, ...named };
        const changed = fields.filter((field) => before[field] !== after[field]);
        if (!changed.length) return present(tx, id);
        const accepted = (await findSeats(tx, id)).filter(({ state }) => state === 'ACCEPTED');
        const errors = frozenOf(competition, accepted, changed, after);
        if (errors.length) throw new Problem('FROZEN', { errors });
        if (changed.includes('judgesMayEnter') && !after.judgesMayEnter) await checkNoEntries(tx, id, accepted);
        await checkLimits(tx, id, after);
        const now = actor.clock();
        await writeSettings(tx, id, columnsOf(after), actor.viewer.username, now);
        await noteJury(tx, competition, 'jury.updated', actor, now, { before, after });
        return present(tx, id);
      });
    },
  };
}

export type JurySettingsService = ReturnType<typeof jurySettings>;
