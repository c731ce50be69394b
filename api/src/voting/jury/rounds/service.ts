import type { components } from '@photo-competition/schema/rest';
import { lockCompetition, type CompetitionRecord } from '../../../competitions/repository.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { isBlank } from '../../../platform/http/blankText.ts';
import { invalidField, Problem, versionConflict } from '../../../platform/http/problem.ts';
import { withoutBidiControls } from '../../../platform/bidiControls.ts';
import { checkSeating, noteJury } from '../acts.ts';
import { bringUpToDate, countOutside } from './opening.ts';
import { contentOf, presentAdminRound } from './present.ts';
import { countIncomplete, findPanel, findRound, findRounds, type RoundRecord } from './repository.ts';
import { checkApart, checkRound, checkRoundTitle, frozenFields, mostRounds, type RoundContent } from './rules.ts';
import { hasClosed, stageOf } from './stage.ts';

type Schemas = components['schemas'];

/** @throws Problem COMPETITION_CLOSED for a competition that is closed for good */
export function checkNotClosed({ status }: Pick<CompetitionRecord, 'status'>): void {
  if (status === 'CANCELLED' || status === 'ARCHIVED') throw new Problem('COMPETITION_CLOSED');
}

const plain = ({ hu, en }: Schemas['LocalizedText']): Schemas['LocalizedText'] => ({
  hu: withoutBidiControls(hu),
  en: withoutBidiControls(en),
});

/** Fields of a round that the audit log keeps. */
export const toldRound = (row: RoundRecord) => ({ round: row.id, ...contentOf(row) });

const columnsOf = (content: RoundContent) => {
  const {
    title,
    minPoint,
    maxPoint,
    pointNames,
    opens,
    closes,
    position,
    types,
    remarks,
    accepts = false,
    aim = null,
  } = content;
  return {
    title: JSON.stringify(plain(title)),
    position,
    types,
    remarks,
    accepts,
    aim,
    min_point: minPoint,
    max_point: maxPoint,
    point_names: JSON.stringify(
      pointNames.toSorted((a, b) => a.point - b.point).map(({ point, name }) => ({ point, name: plain(name) })),
    ),
    opens: new Date(opens),
    closes: new Date(closes),
  };
};

/** Reads rounds as administrators see them; photos of one that has opened get their numbers then. */
export const roundReading = (db: Db) => {
  const present = async (tx: Db, round: RoundRecord, now: Date): Promise<Schemas['AdminJuryRound']> =>
    presentAdminRound(
      round,
      await findPanel(tx, round.id),
      {
        incomplete: await countIncomplete(tx, round.id),
        outside: hasClosed(round, now) ? await countOutside(tx, round.id) : 0,
      },
      now,
    );

  return {
    present,

    /** @throws Problem VERSION_CONFLICT */
    async checkVersion(tx: Db, round: RoundRecord, version: number | undefined, now: Date): Promise<void> {
      if (version === undefined || version === round.version) return;
      const { changed_by: changedBy, changed_at: changedAt } = round;
      throw versionConflict(await present(tx, round, now), { changedBy, changedAt });
    },

    /** @throws Problem NOT_FOUND */
    async read(id: number, number: number, now: Date): Promise<Schemas['AdminJuryRound']> {
      const found = await findRound(db, id, number);
      if (!found) throw new Problem('NOT_FOUND');
      const changed = await bringUpToDate(db, found, now);
      return present(db, (changed ? await findRound(db, id, number) : found) ?? found, now);
    },

    /** All of a competition, by position, in a transaction or outside of one; photos are left as they are. */
    async all(tx: Db, id: number, now: Date): Promise<Schemas['AdminJuryRound'][]> {
      const rounds: Schemas['AdminJuryRound'][] = [];
      for (const round of await findRounds(tx, id)) rounds.push(await present(tx, round, now));
      return rounds;
    },

    /** Gives the rounds of a competition that have opened their photos. */
    async bring(id: number, now: Date): Promise<void> {
      for (const round of await findRounds(db, id)) await bringUpToDate(db, round, now);
    },
  };
};

export type RoundReading = ReturnType<typeof roundReading>;

interface Parts {
  db: Db;
  reading: RoundReading;
  /** The jury as administrators see it. */
  presentJury: (tx: Db, id: number) => Promise<Schemas['AdminJury']>;
}

/** The rounds of a jury, as administrators run them (docs/product.md §15). */
export function juryRounds({ db, reading, presentJury }: Parts) {
  /** @throws Problem 422 for a seat that was not accepted */
  async function checkSeats(tx: Db, id: number, panel: readonly number[]): Promise<void> {
    const rows = await tx
      .selectFrom('jury_seat')
      .select('seat')
      .where('competition_id', '=', id)
      .where('state', '=', 'ACCEPTED')
      .execute();
    const accepted = new Set(rows.map(({ seat }) => seat));
    panel.forEach((seat, i) => {
      if (!accepted.has(seat)) throw invalidField(`panel.${i}`, 'SEAT_NOT_ACCEPTED', { seat });
    });
  }

  /** Does something about a round, with its competition held. @throws Problem NOT_FOUND, COMPETITION_CLOSED */
  const within = <T>(
    id: number,
    number: number,
    work: (tx: Db, competition: CompetitionRecord, round: RoundRecord) => Promise<T>,
  ): Promise<T> =>
    db.transaction().execute(async (tx) => {
      const competition = await lockCompetition(tx, id, 'update');
      const round = competition && (await findRound(tx, id, number));
      if (!round) throw new Problem('NOT_FOUND');
      checkNotClosed(competition);
      return work(tx, competition, round);
    });

  /**
   * The closing of a round that has opened: an instant that has passed closes it now.
   * @throws Problem ROUND_FROZEN once it has closed, 422
   */
  function movedClosing(round: RoundRecord, closes: string, now: Date): Date {
    if (hasClosed(round, now)) throw frozen(round);
    const wanted = new Date(closes);
    if (wanted <= now) return now;
    if (wanted < round.closes || wanted > round.award) throw invalidField('closes', 'ROUND_DATES');
    return wanted;
  }

  const frozen = ({ opens }: RoundRecord) => new Problem('ROUND_FROZEN', { values: { opens } });

  /** The content of a round after an update. @throws Problem ROUND_FROZEN, 422 */
  function changed(round: RoundRecord, named: Partial<RoundContent>, competition: CompetitionRecord, now: Date) {
    const before = contentOf(round);
    const after: RoundContent = { ...before, ...named };
    const isChanged = (field: keyof RoundContent) => JSON.stringify(before[field]) !== JSON.stringify(after[field]);
    if (stageOf(round, now) === 'PLANNED') {
      checkRound(after, competition, now);
      return after;
    }
    if (frozenFields.some(isChanged)) throw frozen(round);
    checkRoundTitle(after.title);
    return isChanged('closes') ? { ...after, closes: movedClosing(round, after.closes, now).toISOString() } : after;
  }

  return {
    /** @throws Problem NOT_FOUND, NO_JURY, COMPETITION_CLOSED, TOO_MANY_ROUNDS, ROUNDS_OVERLAP, 422 */
    create: (
      id: number,
      { panel, pointNames = [], ...rest }: Schemas['RoundRequest'],
      actor: Actor,
    ): Promise<Schemas['AdminJury']> =>
      db.transaction().execute(async (tx) => {
        const competition = await lockCompetition(tx, id, 'update');
        if (!competition) throw new Problem('NOT_FOUND');
        if (competition.judged_by === 'VOTERS') throw new Problem('NO_JURY');
        checkNotClosed(competition);
        if ((await findRounds(tx, id)).length >= mostRounds) throw new Problem('TOO_MANY_ROUNDS');
        const now = actor.clock();
        const content = { ...rest, pointNames };
        checkRound(content, competition, now);
        checkApart(content, await findRounds(tx, id));
        await checkSeats(tx, id, panel);
        const by = { changed_by: actor.viewer.username, changed_at: now };
        const { id: number } = await tx
          .insertInto('jury_round')
          .values({ competition_id: id, ...columnsOf(content), ...by, photos_fixed_at: null })
          .returning('id')
          .executeTakeFirstOrThrow();
        const seats = panel.map((seat) => ({ round_id: number, seat }));
        if (seats.length) await tx.insertInto('jury_panel').values(seats).execute();
        const round = await findRound(tx, id, number);
        const after = round && { ...toldRound(round), panel };
        await noteJury(tx, competition, 'jury.round-created', actor, now, { before: null, after });
        return presentJury(tx, id);
      }),

    read: (id: number, number: number, now: Date) => reading.read(id, number, now),

    /** @throws Problem NOT_FOUND, VERSION_CONFLICT, ROUND_FROZEN, ROUNDS_OVERLAP, COMPETITION_CLOSED, 422 */
    update: (
      id: number,
      number: number,
      { version, ...named }: Schemas['RoundUpdate'],
      actor: Actor,
    ): Promise<Schemas['AdminJuryRound']> =>
      within(id, number, async (tx, competition, round) => {
        const now = actor.clock();
        await reading.checkVersion(tx, round, version, now);
        const content = changed(round, named, competition, now);
        const others = (await findRounds(tx, id)).filter((other) => other.id !== number);
        if (stageOf(round, now) === 'PLANNED') checkApart(content, others);
        const { title, ...columns } = columnsOf(content);
        const set = { title, ...columns, changed_by: actor.viewer.username, changed_at: now, version: version + 1 };
        await tx.updateTable('jury_round').set(set).where('id', '=', number).execute();
        const after = (await findRound(tx, id, number)) ?? round;
        const change = { before: toldRound(round), after: toldRound(after) };
        await noteJury(tx, competition, 'jury.round-updated', actor, now, change);
        return reading.present(tx, after, now);
      }),

    /** @throws Problem NOT_FOUND, VERSION_CONFLICT, ROUND_FROZEN, COMPETITION_CLOSED */
    remove: (id: number, number: number, version: number | undefined, actor: Actor): Promise<Schemas['AdminJury']> =>
      within(id, number, async (tx, competition, round) => {
        const now = actor.clock();
        await reading.checkVersion(tx, round, version, now);
        if (stageOf(round, now) !== 'PLANNED') throw frozen(round);
        await tx.deleteFrom('jury_round').where('id', '=', number).execute();
        await noteJury(tx, competition, 'jury.round-deleted', actor, now, { before: toldRound(round), after: null });
        return presentJury(tx, id);
      }),

    /** @throws Problem NOT_FOUND, ILLEGAL_ROUND_STATE, COMPETITION_PAUSED, COMPETITION_CLOSED, WRONG_PHASE, 422 */
    reopen: (
      id: number,
      number: number,
      { closes, reason }: Schemas['ReopeningRequest'],
      actor: Actor,
    ): Promise<Schemas['AdminJuryRound']> =>
      within(id, number, async (tx, competition, round) => {
        const now = actor.clock();
        checkReopening(competition, round, now);
        const until = new Date(closes);
        if (until <= now || until > competition.award) throw invalidField('closes', 'ROUND_DATES');
        if (isBlank(reason)) throw invalidField('reason', 'BLANK');
        const set = { closes: until, changed_by: actor.viewer.username, changed_at: now, version: round.version + 1 };
        await tx.updateTable('jury_round').set(set).where('id', '=', number).execute();
        // Drawn anew once it closes: what has changed since must not tell whose letter is whose.
        await tx
          .updateTable('jury_panel')
          .set({ letter: null, finished_at: null })
          .where('round_id', '=', number)
          .execute();
        const after = (await findRound(tx, id, number)) ?? round;
        const change = { before: toldRound(round), after: { ...toldRound(after), reason } };
        await noteJury(tx, competition, 'jury.round-reopened', actor, now, change);
        return reading.present(tx, after, now);
      }),
  };
}

/** @throws Problem COMPETITION_PAUSED, COMPETITION_CLOSED, WRONG_PHASE, ILLEGAL_ROUND_STATE */
function checkReopening(competition: CompetitionRecord, round: RoundRecord, now: Date): void {
  checkSeating(competition, now);
  const stage = stageOf(round, now);
  if (stage !== 'COUNTING')
    throw new Problem('ILLEGAL_ROUND_STATE', { values: { state: { phrase: `round.${stage}` } } });
}

export type JuryRounds = ReturnType<typeof juryRounds>;
