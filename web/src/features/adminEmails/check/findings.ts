import type { EmailCheckQuery, EmailFieldsFragment, EmailPreviewQuery } from '../generated/graphql.ts';

/** Checks before a campaign is sent. */
export type FindingName =
  'audience' | 'saved' | 'content' | 'time' | 'recent' | 'variables' | 'unsubscribe' | 'server' | 'test';

/** Whether it is as it should be, has to be seen by somebody, or keeps the campaign from being sent. */
export type Severity = 'good' | 'look' | 'bad';

type ServiceFinding = EmailCheckQuery['emailCheck']['findings'][number];

/** A line of the check. */
export interface Finding {
  name: FindingName;
  severity: Severity;
  /** Its text is that of its name and this, unless the service has said it. */
  says: string;
  /** Findings of the service about it. */
  found: readonly ServiceFinding[];
}

/** Facts that the check uses. */
export interface Known {
  email: EmailFieldsFragment;
  check: EmailCheckQuery['emailCheck'];
  /** The campaign as some of its recipients get it; null where it cannot be shown. */
  previews: readonly EmailPreviewQuery['emailPreview'][];
  /** Whether its editor holds what is not saved. */
  hasUnsaved: boolean;
  /** Which version of it the viewer has got as a test; null for none. */
  tested: number | null;
}

type Says = Pick<Finding, 'severity' | 'says'>;

/** Which line a finding of the service belongs to; one that this client does not know is about the content. */
const lines: Record<ServiceFinding['code'], FindingName> = {
  VALIDATION_FAILED: 'content',
  WRONG_PHASE: 'time',
  LATER_WRONG_PHASE: 'time',
  NO_RECIPIENTS: 'audience',
  MAIL_SERVER: 'server',
  SENT_RECENTLY: 'recent',
  LINK: 'content',
  DEADLINE: 'content',
};

const lineOf = ({ code }: ServiceFinding): FindingName => lines[code] ?? 'content';

/** How many people would get it now; null while nobody may be told. */
export const totalOf = ({ check: { audience } }: Known): number | null => audience && audience.hu + audience.en;

/** Findings about the look of the mail, in the languages and for the names that it was shown in. */
function shownSays(known: Known): Pick<Record<FindingName, Says>, 'variables' | 'unsubscribe'> {
  const shown = known.previews.flatMap((preview) => (preview ? [preview] : []));
  const cannotSee: Says = { severity: 'bad', says: 'unseen' };
  if (shown.length === 0) return { variables: cannotSee, unsubscribe: cannotSee };
  const isFilled = shown.every(({ subject, html }) => !/\{\{|\}\}/.test(subject + html));
  const hasLink = shown.every(({ html }) => html.includes('/unsubscribe/'));
  return {
    variables: isFilled ? { severity: 'good', says: 'filled' } : { severity: 'bad', says: 'left' },
    unsubscribe: hasLink ? { severity: 'good', says: 'there' } : { severity: 'bad', says: 'missing' },
  };
}

/** Every line of the check, in the order of the page: what the service has found, and what this page can see by itself. */
export function findingsOf(known: Known): Finding[] {
  const { check, email, hasUnsaved, tested } = known;
  const good = (says: string): Says => ({ severity: 'good', says });
  const look = (says: string): Says => ({ severity: 'look', says });
  const otherwise: Record<FindingName, Says> = {
    audience: good(check.audience ? 'people' : 'hidden'),
    saved: hasUnsaved ? look('unsaved') : good('all'),
    content: good(email.template === 'NEWSLETTER' ? 'both' : 'template'),
    time: good(email.scheduledAt ? 'ahead' : 'atOnce'),
    recent: good('none'),
    ...shownSays(known),
    server: good('fine'),
    test: tested === email.version ? good('sent') : look(tested === null ? 'unsent' : 'changed'),
  };
  return (Object.entries(otherwise) as [FindingName, Says][]).map(([name, says]) => {
    const found = check.findings.filter((finding) => lineOf(finding) === name);
    if (found.length === 0) return { name, ...says, found };
    const isBad = found.some(({ severity }) => severity === 'ERROR');
    return { name, severity: isBad ? 'bad' : 'look', says: says.says, found };
  });
}
