/**
 * A good call of every operation of the contract, on the world of `world.ts`.
 *
 * A new operation needs one line here: who calls it, and what of path, query and body makes it succeed. From that and
 * from the schemas the walk (`http/contractWalk.test.ts`) makes every bad call itself: without a token, as somebody
 * who may not, with each part missing, of a wrong type, too long or out of range. `foreign` adds what only the
 * operation knows: calls that address what belongs to somebody else. Where a call needs something that it uses up (a
 * code, an object to delete), the function makes it.
 */
import type { OperationId } from '../platform/http/contractDocument.ts';
import { accountCases } from './goodCases/accounts.ts';
import { administrationCases } from './goodCases/administration.ts';
import { competitionCases } from './goodCases/competitions.ts';
import { countCases } from './goodCases/counts.ts';
import { exclusionCases } from './goodCases/exclusions.ts';
import { imageCases } from './goodCases/images.ts';
import { juryCases } from './goodCases/juries.ts';
import { juryAwardCases } from './goodCases/juryAwards.ts';
import { juryRoundCases } from './goodCases/juryRounds.ts';
import { downloadCases, mailCases } from './goodCases/mails.ts';
import { moderationCases } from './goodCases/moderation.ts';
import { observerCases } from './goodCases/observers.ts';
import { siteCases } from './goodCases/site.ts';
import type { GoodCaseOf } from './goodCases/goodCase.ts';

export const goodCases: Partial<Record<OperationId, GoodCaseOf>> = {
  ...accountCases,
  ...competitionCases,
  ...countCases,
  ...exclusionCases,
  ...observerCases,
  ...juryCases,
  ...juryRoundCases,
  ...juryAwardCases,
  ...imageCases,
  ...moderationCases,
  ...administrationCases,
  ...siteCases,
  ...mailCases,
  ...downloadCases,
};
