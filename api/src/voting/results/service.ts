import type { CompetitionRecord } from '../../competitions/repository.ts';
import type { Db } from '../../platform/database/database.ts';
import type { ResultsKeeper } from './keeper.ts';
import { rankedAfter, storedComputation, type RankedImage } from './repository.ts';

/** Rows read at a time. */
const batch = 1000;

/**
 * Results of competitions whose voting is over, as they are stored. They change only when an image is moderated or the
 * competition is changed, which raises `results_revision`; until the newer ones are stored whole, those before are shown.
 */
export function resultsService(db: Db, keeper: Pick<ResultsKeeper, 'first'>) {
  return {
    /** @see ResultsKeeper.first */
    first: (competitionId: number): Promise<number> => keeper.first(competitionId),

    /**
     * The ranking of a competition: id of its computation.
     * @throws Problem OVERLOADED when there has never been one and it takes long
     */
    ranking: async ({ id }: CompetitionRecord): Promise<number> =>
      (await storedComputation(db, id)) ?? keeper.first(id),

    /** The best images of a ranking; those without votes come last. */
    best: (ranking: number, count: number): Promise<RankedImage[]> => rankedAfter(db, ranking, 0, count),

    /** All images of a ranking, best first. */
    async *all(ranking: number): AsyncGenerator<RankedImage> {
      for (let place = 0; ; place += batch) {
        const images = await rankedAfter(db, ranking, place, batch);
        yield* images;
        if (images.length < batch) return;
      }
    },
  };
}

export type ResultsService = ReturnType<typeof resultsService>;
