import type { components } from '@photo-competition/schema/rest';
import type { FoundObserver } from '../count/observers.ts';

type Schemas = components['schemas'];

/** The observer of a count as administrators are told: the name from the beginning. */
export const observerSetting = (found: FoundObserver | undefined): Schemas['ObserverSetting'] => ({
  observer: found
    ? {
        accountId: found.account_id,
        username: found.username,
        namedBy: found.namer,
        namedAt: found.named_at.toISOString(),
        choice: found.choice,
        chosenAt: found.chosen_at && found.chosen_at.toISOString(),
      }
    : null,
});
