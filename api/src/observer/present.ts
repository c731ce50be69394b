import type { components } from '@photo-competition/schema/rest';
import type { FoundCount } from '../count/found.ts';
import type { Db } from '../database/database.ts';
import { findObserver, type FoundObserver } from './repository.ts';

type Schemas = components['schemas'];

/** The observer of a count as everybody is told: the name once results are public, and nothing of a cancelled competition. */
export async function publicObserver(
  db: Db,
  { competition, ended }: FoundCount,
): Promise<Schemas['CountObserver'] | null> {
  if (competition.status === 'CANCELLED') return null;
  const found = await findObserver(db, competition.id);
  if (!found) return null;
  const { username, named_at, choice, chosen_at, dice, drawn } = found;
  return {
    ...{ name: ended ? username : null, namedAt: named_at.toISOString(), choice },
    ...{ chosenAt: chosen_at && chosen_at.toISOString(), dice, seed: drawn && drawn.seed },
  };
}

/** The same as administrators are told. */
export const observerSetting = (found: FoundObserver | undefined): Schemas['ObserverSetting'] => ({
  observer: found
    ? {
        ...{ accountId: found.account_id, username: found.username, namedBy: found.namer },
        ...{ namedAt: found.named_at.toISOString(), choice: found.choice },
        chosenAt: found.chosen_at && found.chosen_at.toISOString(),
      }
    : null,
});
