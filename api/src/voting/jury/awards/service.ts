import { brokenLimit, type AwardLimits } from '@photo-competition/schema/juryAwards';
import type { components } from '@photo-competition/schema/rest';
import { lockCompetition, type CompetitionRecord } from '../../../competitions/repository.ts';
import { withoutBidiControls } from '../../../platform/bidiControls.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { JuryAwardRow } from '../../../platform/database/juryTables.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { Problem, versionConflict } from '../../../platform/http/problem.ts';
import { noteJury } from '../acts.ts';
import { findSeats, findSettings } from '../repository.ts';
import { checkNotClosed } from '../rounds/service.ts';
import { findAwards, findWinners, raiseList } from './repository.ts';
import {
  checkAward,
  checkStillHeld,
  contentOf,
  heldAward,
  limitsOf,
  mostAwards,
  refuseLimit,
  type AwardContent,
} from './rules.ts';
import { checkedWinners, type GivenWinner, type HoldOfAward } from './winners.ts';

type Schemas = components['schemas'];

const columnsOf = ({ title: { hu, en }, type, ...content }: AwardContent) => ({
  ...content,
  type_code: type,
  title: JSON.stringify({ hu: withoutBidiControls(hu), en: withoutBidiControls(en) }),
});

/** Fields of an award that the audit log keeps. */
const toldAward = (row: JuryAwardRow) => ({ award: row.id, ...contentOf(row) });

/** Fields of a holder that the audit log keeps: no name, which goes with the account. */
const toldWinner = ({ image_id, account_id, note }: GivenWinner) => ({
  ...(image_id === null ? { accountId: account_id } : { imageId: image_id }),
  ...(note === '' ? {} : { note }),
});

/** @throws Problem AWARD_RULE where the awards of a competition break what is to be set */
export async function checkLimits(tx: Db, id: number, limits: AwardLimits): Promise<void> {
  const winners = await findWinners(tx, id);
  const awards = (await findAwards(tx, id)).map((award) => heldAward(award, winners.get(award.id) ?? []));
  const breach = brokenLimit(awards, limits);
  if (breach) refuseLimit(breach);
}

interface Parts {
  db: Db;
  /** The jury as administrators see it. */
  presentJury: (tx: Db, id: number) => Promise<Schemas['AdminJury']>;
}

/** The awards of a jury, as administrators give them (docs/product.md §15). */
export function juryAwards({ db, presentJury }: Parts) {
  /** Does something about the awards of a competition, which is held: organisers follow each other. @throws Problem NOT_FOUND, COMPETITION_CLOSED */
  const within = (
    id: number,
    work: (tx: Db, competition: CompetitionRecord) => Promise<boolean>,
  ): Promise<Schemas['AdminJury']> =>
    db.transaction().execute(async (tx) => {
      const competition = await lockCompetition(tx, id, 'update');
      if (!competition) throw new Problem('NOT_FOUND');
      checkNotClosed(competition);
      if (await work(tx, competition)) await raiseList(tx, id);
      return presentJury(tx, id);
    });

  /** The same about one award. @throws Problem NOT_FOUND, VERSION_CONFLICT, COMPETITION_CLOSED */
  const withinAward = (
    id: number,
    number: number,
    version: number | undefined,
    work: (held: HoldOfAward) => Promise<boolean>,
  ): Promise<Schemas['AdminJury']> =>
    within(id, async (tx, competition) => {
      const awards = await findAwards(tx, id);
      const award = awards.find((one) => one.id === number);
      if (!award) throw new Problem('NOT_FOUND');
      const { changed_by: changedBy, changed_at: changedAt } = award;
      if (version !== undefined && version !== award.version)
        throw versionConflict(await presentJury(tx, id), { changedBy, changedAt });
      const winners = await findWinners(tx, id);
      const others = awards.filter((one) => one !== award).map((one) => heldAward(one, winners.get(one.id) ?? []));
      const limits = limitsOf(await findSettings(tx, id));
      return work({ tx, competition, award, winners: winners.get(number) ?? [], others, limits });
    });

  /** Notes who has changed an award, and raises its version. */
  const touch = async (tx: Db, { id, version }: JuryAwardRow, { viewer }: Actor, now: Date): Promise<void> => {
    const set = { version: version + 1, changed_by: viewer.username, changed_at: now };
    await tx.updateTable('jury_award').set(set).where('id', '=', id).execute();
  };

  /** Replaces who has an award; who had it already keeps when that was, and from whom. */
  async function write(tx: Db, award: JuryAwardRow, winners: readonly GivenWinner[]): Promise<void> {
    await tx.deleteFrom('jury_award_winner').where('award_id', '=', award.id).execute();
    const rows = winners.map((winner, i) => ({ ...winner, award_id: award.id, place: i + 1 }));
    if (rows.length) await tx.insertInto('jury_award_winner').values(rows).execute();
  }

  return {
    /** @throws Problem NOT_FOUND, NO_JURY, TOO_MANY_AWARDS, COMPETITION_CLOSED, 422 */
    create: (id: number, content: Schemas['AwardRequest'], actor: Actor): Promise<Schemas['AdminJury']> =>
      within(id, async (tx, competition) => {
        if (competition.judged_by === 'VOTERS') throw new Problem('NO_JURY');
        if ((await findAwards(tx, id)).length >= mostAwards) throw new Problem('TOO_MANY_AWARDS');
        checkAward(content, competition, await findSeats(tx, id));
        const now = actor.clock();
        const by = { changed_by: actor.viewer.username, changed_at: now };
        const values = { competition_id: id, ...columnsOf(content), ...by };
        const row = await tx.insertInto('jury_award').values(values).returningAll().executeTakeFirstOrThrow();
        await noteJury(tx, competition, 'jury.award-created', actor, now, { before: null, after: toldAward(row) });
        return true;
      }),

    /** @throws Problem NOT_FOUND, VERSION_CONFLICT, AWARD_RULE, COMPETITION_CLOSED, 422 */
    update: (
      id: number,
      number: number,
      { version, ...named }: Schemas['AwardUpdate'],
      actor: Actor,
    ): Promise<Schemas['AdminJury']> =>
      withinAward(id, number, version, async ({ tx, competition, award, winners, others, limits }) => {
        const before = contentOf(award);
        const content: AwardContent = { ...before, ...named };
        if (JSON.stringify(content) === JSON.stringify(before)) return false;
        checkAward(content, competition, await findSeats(tx, id));
        const isOfAuthors = (kind: AwardContent['kind']) => kind === 'BEST_AUTHOR';
        if (winners.length && isOfAuthors(content.kind) !== isOfAuthors(award.kind))
          throw new Problem('AWARD_RULE', { errors: [{ field: 'kind', code: 'AWARD_HELD' }] });
        const { type_code, ...columns } = columnsOf(content);
        checkStillHeld(heldAward({ ...content, type_code }, winners), winners.length, others, limits);
        const now = actor.clock();
        const query = tx.updateTable('jury_award').set({ type_code, ...columns });
        await query.where('id', '=', number).execute();
        await touch(tx, award, actor, now);
        const change = { before: toldAward(award), after: { award: number, ...content } };
        await noteJury(tx, competition, 'jury.award-updated', actor, now, change);
        return true;
      }),

    /** @throws Problem NOT_FOUND, VERSION_CONFLICT, COMPETITION_CLOSED */
    remove: (id: number, number: number, version: number | undefined, actor: Actor): Promise<Schemas['AdminJury']> =>
      withinAward(id, number, version, async ({ tx, competition, award, winners }) => {
        await tx.deleteFrom('jury_award').where('id', '=', number).execute();
        const before = { ...toldAward(award), winners: winners.map(toldWinner) };
        await noteJury(tx, competition, 'jury.award-deleted', actor, actor.clock(), { before, after: null });
        return true;
      }),

    /** @throws Problem NOT_FOUND, VERSION_CONFLICT, AWARD_RULE, ILLEGAL_ROUND_STATE, COMPETITION_CLOSED, 422 */
    give: (
      id: number,
      number: number,
      { version, winners: wanted }: Schemas['AwardWinners'],
      actor: Actor,
    ): Promise<Schemas['AdminJury']> =>
      withinAward(id, number, version, async (held) => {
        const { tx, competition, award, winners } = held;
        const now = actor.clock();
        const after = await checkedWinners(held, wanted, actor.viewer.username, now);
        const change = {
          before: { award: number, winners: winners.map(toldWinner) },
          after: { award: number, winners: after.map(toldWinner) },
        };
        if (JSON.stringify(change.before) === JSON.stringify(change.after)) return false;
        await write(tx, award, after);
        await touch(tx, award, actor, now);
        const isTaken = after.length < winners.length;
        await noteJury(tx, competition, isTaken ? 'jury.award-taken' : 'jury.award-given', actor, now, change);
        return true;
      }),
  };
}

export type JuryAwards = ReturnType<typeof juryAwards>;
