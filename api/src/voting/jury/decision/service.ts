import { parseScore, scoreText, type Score } from '@photo-competition/schema/juryScore';
import type { components } from '@photo-competition/schema/rest';
import { lockCompetition, type CompetitionRecord } from '../../../competitions/repository.ts';
import { checkOpen } from '../../../competitions/rules.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { isBlank } from '../../../platform/http/blankText.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import { noteJury } from '../acts.ts';
import { fixPhotos } from '../rounds/opening.ts';
import { findRound, lockRound, type RoundRecord } from '../rounds/repository.ts';
import type { RoundReading } from '../rounds/service.ts';
import { stageOf } from '../rounds/stage.ts';
import { refuseStage } from './lines.ts';
import {
  awardsDepend,
  eraseDecision,
  findCategories,
  holdBack,
  placePhotos,
  writeDecision,
  type CategoryRecord,
} from './repository.ts';

type Schemas = components['schemas'];

type Line = Score & { type: string };

/**
 * The lines of a decision: one for each category in which a photo has a score, at a score that a photo has.
 * @throws Problem 422 that names the line
 */
export function checkLines(
  { accepts }: Pick<RoundRecord, 'accepts'>,
  lines: readonly Schemas['JuryLine'][],
  categories: readonly Pick<CategoryRecord, 'type' | 'steps'>[],
): Line[] {
  if (!accepts && lines.length) throw invalidField('lines', 'LINES_UNWANTED');
  const read = lines.map(({ type, score }, i) => {
    const category = categories.find((one) => one.type === type);
    if (!category) throw invalidField(`lines.${i}.type`, 'TYPE_UNKNOWN', { code: type });
    if (lines.findIndex((one) => one.type === type) !== i) throw invalidField(`lines.${i}.type`, 'DUPLICATE');
    const line = parseScore(score);
    if (!line || !category.steps.some((step) => scoreText(step) === score))
      throw invalidField(`lines.${i}.score`, 'LINE_UNKNOWN', { score });
    return { type, ...line };
  });
  const missing = categories.find(({ type, steps }) => steps.length && !lines.some((line) => line.type === type));
  if (accepts && missing) throw invalidField('lines', 'LINE_MISSING', { code: missing.type });
  return read;
}

/** Decisions of rounds (docs/product.md §15). */
export function juryDecisions(db: Db, reading: RoundReading) {
  /**
   * Does something about the decision of a round, with the competition and the round held: it is written whole, or not at all.
   * @throws Problem NOT_FOUND, VERSION_CONFLICT, COMPETITION_PAUSED, COMPETITION_CLOSED
   */
  async function within(
    id: number,
    number: number,
    version: number,
    actor: Actor,
    work: (tx: Db, competition: CompetitionRecord, round: RoundRecord, now: Date) => Promise<void>,
  ): Promise<Schemas['AdminJuryRound']> {
    await db.transaction().execute(async (tx) => {
      const competition = await lockCompetition(tx, id, 'update');
      await lockRound(tx, number);
      const round = competition && (await findRound(tx, id, number));
      if (!round) throw new Problem('NOT_FOUND');
      checkOpen(competition);
      const now = actor.clock();
      await reading.checkVersion(tx, round, version, now);
      await work(tx, competition, round, now);
    });
    return reading.read(id, number, actor.clock());
  }

  const told = ({ id, lines }: RoundRecord) => ({
    round: id,
    lines: lines.map(({ type, ...score }) => ({ type, score: scoreText(score) })),
  });

  return {
    /** @throws Problem NOT_FOUND, VERSION_CONFLICT, ILLEGAL_ROUND_STATE, COMPETITION_PAUSED, COMPETITION_CLOSED, 422 */
    decide: (
      id: number,
      number: number,
      { version, lines }: Schemas['RoundDecision'],
      actor: Actor,
    ): Promise<Schemas['AdminJuryRound']> =>
      within(id, number, version, actor, async (tx, competition, round, now) => {
        if (stageOf(round, now) !== 'COUNTING') refuseStage(round, now);
        // Nobody has looked at the round while it was open.
        if (!round.photos_fixed_at) await fixPhotos(tx, number, now);
        const read = checkLines(round, lines, await findCategories(tx, id, number));
        const { accepts } = round;
        await writeDecision(tx, number, { accepts, lines: read, by: actor.viewer.username, at: now });
        await holdBack(tx, id, number);
        await placePhotos(tx, id);
        const after = told({ ...round, lines: read });
        await noteJury(tx, competition, 'jury.round-decided', actor, now, { before: null, after });
      }),

    /** @throws Problem NOT_FOUND, VERSION_CONFLICT, ILLEGAL_ROUND_STATE, COMPETITION_PAUSED, COMPETITION_CLOSED, 422 */
    takeBack: (
      id: number,
      number: number,
      { version, reason }: Schemas['DecisionTakenBack'],
      actor: Actor,
    ): Promise<Schemas['AdminJuryRound']> =>
      within(id, number, version, actor, async (tx, competition, round, now) => {
        if (stageOf(round, now) !== 'DECIDED') refuseStage(round, now);
        if (isBlank(reason)) throw invalidField('reason', 'BLANK');
        if (await awardsDepend(tx, number))
          throw new Problem('ILLEGAL_ROUND_STATE', { values: { state: { phrase: 'round.AWARDED' } } });
        await eraseDecision(tx, number, actor.viewer.username, now);
        await holdBack(tx, id, number);
        await placePhotos(tx, id);
        const change = { before: told(round), after: { round: number, reason } };
        await noteJury(tx, competition, 'jury.round-undecided', actor, now, change);
      }),
  };
}

export type JuryDecisions = ReturnType<typeof juryDecisions>;
