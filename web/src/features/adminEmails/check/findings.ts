import type { AudienceCount } from '../audience.ts';
import type { EmailFieldsFragment, EmailPreviewQuery, EmailServerQuery } from '../generated/graphql.ts';
import type { CampaignCompetition } from '../useCompetitions.ts';

/** What is looked at before a campaign is sent. */
export type FindingName =
  'audience' | 'server' | 'texts' | 'variables' | 'competition' | 'schedule' | 'unsubscribe' | 'test';

/** Whether it is as it should be, has to be seen by somebody, or keeps the campaign from being sent. */
export type Severity = 'good' | 'look' | 'bad';

/** A line of the check; its text is that of its name and `says`. */
export interface Finding {
  name: FindingName;
  severity: Severity;
  says: string;
}

/** What the check knows. */
export interface Known {
  email: EmailFieldsFragment;
  count: NonNullable<AudienceCount>;
  /** The campaign in both languages; null where it cannot be shown. */
  previews: readonly EmailPreviewQuery['emailPreview'][];
  server: EmailServerQuery['adminPulse'];
  competition: CampaignCompetition | undefined;
  /** Whether a test was sent from this page. */
  isTested: boolean;
}

type Says = Pick<Finding, 'severity' | 'says'>;

function competitionSays({ email, competition }: Known): Says {
  if (email.competitionId === null) return { severity: 'good', says: 'none' };
  if (!competition) return { severity: 'bad', says: 'gone' };
  if (competition.status === 'DRAFT') return { severity: 'bad', says: 'draft' };
  if (competition.status === 'CANCELLED') return { severity: 'look', says: 'cancelled' };
  const fits =
    email.template === 'NEWSLETTER' || competition.phase === (email.template === 'RESULTS' ? 'ENDED' : 'VOTING');
  if (fits) return { severity: 'good', says: 'fits' };
  // A scheduled one is looked at again when its time comes.
  return email.scheduledAt ? { severity: 'look', says: 'later' } : { severity: 'bad', says: 'phase' };
}

function serverSays({ server: { mail } }: Known): Says {
  if (mail.serverReachable === null) return { severity: 'look', says: 'unknown' };
  return mail.serverReachable ? { severity: 'good', says: 'answers' } : { severity: 'look', says: 'down' };
}

function scheduleSays({ email: { scheduledAt }, server: { now } }: Known): Says {
  if (scheduledAt === null) return { severity: 'good', says: 'atOnce' };
  return Date.parse(scheduledAt) > Date.parse(now)
    ? { severity: 'good', says: 'ahead' }
    : { severity: 'bad', says: 'past' };
}

function textsSay({ email: { template, subject, body } }: Known): Says {
  if (template !== 'NEWSLETTER') return { severity: 'good', says: 'template' };
  const all = [subject?.hu, subject?.en, body?.hu, body?.en];
  return all.every((text) => text?.trim()) ? { severity: 'good', says: 'both' } : { severity: 'bad', says: 'missing' };
}

/** Every line of the check, in the order of the page. */
export function findingsOf(known: Known): Finding[] {
  const { count, previews, isTested } = known;
  const shown = previews.flatMap((preview) => (preview ? [preview] : []));
  const isFilled = shown.every(({ subject, html }) => !/\{\{|\}\}/.test(subject + html));
  const hasLink = shown.every(({ html }) => html.includes('/unsubscribe/'));
  const cannotSee: Says = { severity: 'bad', says: 'unseen' };
  const says: Record<FindingName, Says> = {
    audience: count.hu + count.en > 0 ? { severity: 'good', says: 'people' } : { severity: 'bad', says: 'nobody' },
    texts: textsSay(known),
    variables:
      shown.length === 0
        ? cannotSee
        : isFilled
          ? { severity: 'good', says: 'filled' }
          : { severity: 'bad', says: 'left' },
    unsubscribe:
      shown.length === 0
        ? cannotSee
        : hasLink
          ? { severity: 'good', says: 'there' }
          : { severity: 'bad', says: 'missing' },
    competition: competitionSays(known),
    schedule: scheduleSays(known),
    server: serverSays(known),
    test: isTested ? { severity: 'good', says: 'sent' } : { severity: 'look', says: 'unsent' },
  };
  return Object.entries(says).map(([name, found]) => ({ name: name as FindingName, ...found }));
}
