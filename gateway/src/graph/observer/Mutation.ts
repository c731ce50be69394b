import type { Mutations } from '../resolverTypes.ts';
import { askedId } from '../restInput.ts';
import { payloadOf } from '../userErrors.ts';

export const observerMutation: Mutations<'setCountObserver' | 'observeCount'> = {
  setCountObserver: (_root, { input: { competitionId, accountId } }, { rest }) =>
    payloadOf({ observer: null }, async () => {
      const named = accountId ?? null;
      return rest.observer.set(askedId(competitionId, 'competitionId'), {
        accountId: named === null ? null : Number(named),
      });
    }),

  observeCount: (_root, { input: { competitionId, choice, dice } }, { rest }) =>
    payloadOf({ observation: null }, async () => ({
      observation: await rest.observer.observe(askedId(competitionId, 'competitionId'), { choice, dice: dice ?? null }),
    })),
};
