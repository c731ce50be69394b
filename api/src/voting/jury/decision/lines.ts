import { scoreText } from '@photo-competition/schema/juryScore';
import type { components } from '@photo-competition/schema/rest';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { bringUpToDate } from '../rounds/opening.ts';
import { findRound, type RoundRecord } from '../rounds/repository.ts';
import { hasClosed, stageOf } from '../rounds/stage.ts';
import { findCategories, type CategoryRecord } from './repository.ts';

type Schemas = components['schemas'];

function presentCategory({ steps, ...numbers }: CategoryRecord, { lines }: RoundRecord): Schemas['LineCategory'] {
  let [photosFrom, authorsFrom] = [0, 0];
  const line = lines.find(({ type }) => type === numbers.type);
  return {
    ...numbers,
    line: line ? scoreText(line) : null,
    steps: steps.map((step) => {
      photosFrom += step.photos;
      authorsFrom += step.authors;
      const { photos, starred, images } = step;
      return { score: scoreText(step), photos, photosFrom, authorsFrom, starred, images };
    }),
  };
}

/** @throws Problem ILLEGAL_ROUND_STATE where the round does not stand as it must */
export function refuseStage(round: RoundRecord, now: Date): never {
  throw new Problem('ILLEGAL_ROUND_STATE', { values: { state: { phrase: `round.${stageOf(round, now)}` } } });
}

/** The results of the marks of closed rounds, for the chair who draws their lines (docs/product.md §15). */
export const juryLines = (db: Db) => ({
  /** @throws Problem NOT_FOUND, ILLEGAL_ROUND_STATE */
  async read(id: number, number: number, now: Date): Promise<Schemas['JuryLines']> {
    const round = await findRound(db, id, number);
    if (!round) throw new Problem('NOT_FOUND');
    if (!hasClosed(round, now)) refuseStage(round, now);
    await bringUpToDate(db, round, now);
    const categories = await findCategories(db, id, number);
    return {
      roundId: number,
      version: round.version,
      categories: categories.map((category) => presentCategory(category, round)),
    };
  },
});

export type JuryLines = ReturnType<typeof juryLines>;
