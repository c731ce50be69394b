import { canonicalJson } from '@photo-competition/count/records';
import type { Db } from '../../platform/database/database.ts';
import { ballotsByDice } from '../../voting/observer/draw.ts';

/** The ballots that an observer was shown are those that the dice name, as they stand in the log (docs/product.md §4). */
export async function checkObserver(
  view: Db,
  competitionId: number,
  tell: (rule: string, detail: string) => void,
): Promise<void> {
  const observer = await view
    .selectFrom('count_observer')
    .select(['dice', 'drawn'])
    .where('competition_id', '=', competitionId)
    .executeTakeFirst();
  if (!observer?.drawn || observer.dice === null) return;
  const { seed, ballots } = await ballotsByDice(view, competitionId, observer.dice);
  const { drawn } = observer;
  const shown = drawn.ballots.map(({ number, imageId, point }) => ({ number, imageId, point }));
  if (drawn.dice !== observer.dice || drawn.seed !== seed || canonicalJson(shown) !== canonicalJson(ballots))
    tell('count-observer', 'the ballots that the observer was shown are not those that the dice name');
}
