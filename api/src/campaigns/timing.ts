import type { components } from '@photo-competition/schema/rest';
import { phaseAt } from '@photo-competition/schema/phase';
import type { CompetitionRecord } from '../competitions/repository.ts';
import type { Timed } from '../competitions/rules.ts';
import { stageAt } from '../competitions/visibility.ts';
import type { Db } from '../platform/database/database.ts';
import type { FrozenCampaign } from '../platform/database/mailTables.ts';
import type { Phrase } from '../platform/http/problem.ts';
import { invalidField } from '../platform/http/problem.ts';
import { campaignDates, type DateName } from './dates.ts';
import { groupsOfJury } from './rules.ts';
import { isAwaiting } from '../competitions/pendingUploads.ts';

type Schemas = components['schemas'];
type Template = Schemas['EmailTemplate'];

/** A mail that is to go out later goes out later. @throws Problem 422 PAST */
export function checkScheduledAt(scheduledAt: Date | null, now: Date): void {
  if (scheduledAt !== null && !(now < scheduledAt)) throw invalidField('scheduledAt', 'PAST');
}

/**
 * Why a mail about a competition must not go out now (docs/product.md §7): to its VOTERS before voting is over, to entrants
 * with an accepted photo, without one, or with an award before it has ended, RESULTS before the results are public, VOTING_OPEN
 * outside VOTING and where nobody votes. Null when it may.
 */
export function untimely(
  { template, audience }: { template: Template; audience: Pick<Schemas['EmailAudience'], 'group'> },
  competition: Timed,
  now: Date,
): Phrase | null {
  const { status, judgedBy, votingStart, votingEnd, award } = competition;
  // Even their number would tell who has voted, to whoever changes one person's settings and counts again.
  if (audience.group === 'VOTERS' && !(votingEnd < now))
    return { phrase: 'email.VOTERS_LATER', values: { from: votingEnd } };
  if (groupsOfJury.includes(audience.group) && stageAt(competition, now) !== 'ENDED')
    return { phrase: 'email.RESULTS_LATER', values: { from: award } };
  if (template === 'newsletter') return null;
  if (template === 'results') {
    if (status === 'DRAFT' || status === 'CANCELLED') return { phrase: 'email.COMPETITION_CLOSED' };
    const isPublic = stageAt(competition, now) === 'ENDED';
    return isPublic ? null : { phrase: 'email.RESULTS_LATER', values: { from: award } };
  }
  if (status !== 'PUBLISHED') return { phrase: 'email.COMPETITION_CLOSED' };
  if (judgedBy === 'JURY') return { phrase: 'email.JURY_ONLY' };
  if (phaseAt(competition, now) === 'VOTING') return null;
  return { phrase: 'email.VOTING_ONLY', values: { from: votingStart, to: votingEnd } };
}

/** The instant of a boundary belongs to no phase: what is scheduled for it goes out right after it. */
export const isAtBoundary = (template: Template, { votingStart, award }: Timed, now: Date): boolean =>
  now.getTime() === (template === 'results' ? award : votingStart).getTime();

/** Whether a mail says that voting has begun while photos that came in time are still being stored, and no vote is taken. */
export const isTooEarly = async (
  db: Db,
  { template }: { template: Template },
  competition: CompetitionRecord,
  now: Date,
): Promise<boolean> => template === 'voting-open' && !competition.hasLog && (await isAwaiting(db, competition, now));

/** A date that a campaign's texts name and that is no longer true. */
export interface OutdatedDate {
  name: DateName;
  promised: Date;
  actual: Date;
}

/** Dates that a campaign's texts promise; earlier versions kept the end of voting alone, as `deadline`. */
function promisesOf(frozen: FrozenCampaign): [DateName, string][] {
  return (['hu', 'en'] as const).flatMap((locale) => {
    const { dates, deadline } = frozen[locale];
    if (dates) return Object.entries(dates) as [DateName, string][];
    return deadline ? [['votingEnd', deadline] as [DateName, string]] : [];
  });
}

/** The first date that a campaign's texts name where it is no longer the competition's; null when there is none. */
export function outdatedDate(frozen: FrozenCampaign | null, competition: Timed, now: Date): OutdatedDate | null {
  const actual = campaignDates(competition, now);
  const found = (frozen ? promisesOf(frozen) : []).find(
    ([name, instant]) => new Date(instant).getTime() !== actual[name].getTime(),
  );
  return found ? { name: found[0], promised: new Date(found[1]), actual: actual[found[0]] } : null;
}
