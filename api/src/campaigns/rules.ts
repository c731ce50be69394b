import type { components } from '@photo-competition/schema/rest';
import { invalidField, Problem } from '../platform/http/problem.ts';
import { checkVariables } from '../mail/templateRules.ts';
import { dateNames } from './dates.ts';

type Schemas = components['schemas'];
type State = Schemas['EmailState'];

/** Groups that are told apart by what the jury of a competition has decided. */
export const groupsOfJury: Schemas['EmailGroup'][] = ['ACCEPTED', 'NOT_ACCEPTED', 'AWARDED'];

/** Groups that are told apart by what people did in a competition. */
export const groupsOfCompetition: Schemas['EmailGroup'][] = [
  ...(['ENTRANTS', 'WITHOUT_ENTRIES', 'VOTERS'] as const),
  ...groupsOfJury,
];

/** Groups of which people are before anybody has voted. */
const groupsBeforeVotes: Schemas['EmailGroup'][] = ['EVERYONE', 'ENTRANTS', 'WITHOUT_ENTRIES', 'ADMINISTRATORS'];

/** Variables that the text of a campaign may name. */
const variablesOf = (aboutCompetition: boolean): string[] => [
  'name',
  'username',
  'link',
  ...(aboutCompetition ? ['competition', ...dateNames, 'deadline'] : []),
];

function checkTexts(content: Schemas['EmailRequest']): void {
  const known = variablesOf(typeof content.competitionId === 'number');
  for (const field of ['subject', 'body'] as const) {
    const text = content[field];
    if (content.template !== 'newsletter') {
      if (text) throw invalidField(field, 'UNKNOWN');
      continue;
    }
    if (!text) throw invalidField(field, 'REQUIRED');
    for (const locale of ['hu', 'en'] as const) {
      if (!text[locale].trim()) throw invalidField(`${field}.${locale}`, 'BLANK');
      checkVariables(`${field}.${locale}`, text[locale], known);
    }
  }
}

/** Checks the rules for a campaign that a schema cannot express (docs/product.md §7). @throws Problem 422 */
export function checkCampaign(content: Schemas['EmailRequest']): void {
  const { template, competitionId, audience } = content;
  checkTexts(content);
  const needsCompetition = template !== 'newsletter' || groupsOfCompetition.includes(audience.group);
  if (needsCompetition && typeof competitionId !== 'number') throw invalidField('competitionId', 'REQUIRED');
  // During VOTING its voters are not written to, and after that it is not said that voting is open.
  if (template === 'voting-open' && audience.group === 'VOTERS')
    throw invalidField('audience.group', 'NOT_ALLOWED', { allowed: groupsBeforeVotes.join(', ') });
  // Nobody is written to out of the blue: who took part in nothing gets what was subscribed to.
  if (audience.group === 'EVERYONE' && audience.newsletter === null)
    throw invalidField('audience.newsletter', 'REQUIRED');
}

/** Checks that a group of a jury is asked of a competition that has one. @throws Problem 422 */
export function checkJury(group: Schemas['EmailGroup'], competition: { judged_by: Schemas['JudgedBy'] } | null): void {
  if (competition?.judged_by === 'VOTERS' && groupsOfJury.includes(group))
    throw invalidField('audience.group', 'NO_JURY');
}

/** Groups that there are once every round that accepts is decided. */
const groupsOfDecided: Schemas['EmailGroup'][] = ['ACCEPTED', 'NOT_ACCEPTED'];

/** @throws Problem ILLEGAL_ROUND_STATE for a group of an acceptance that is not decided */
export function checkDecided(group: Schemas['EmailGroup'], isDecided: boolean): void {
  if (groupsOfDecided.includes(group) && !isDecided)
    throw new Problem('ILLEGAL_ROUND_STATE', { values: { state: { phrase: 'round.ACCEPTANCE_UNDECIDED' } } });
}

const allowed: Record<'edit' | 'activate' | 'cancel' | 'retry' | 'delete', State[]> = {
  edit: ['DRAFT', 'SCHEDULED'],
  activate: ['DRAFT'],
  cancel: ['DRAFT', 'SCHEDULED', 'RUNNING'],
  retry: ['RUNNING', 'FINISHED'],
  delete: ['DRAFT'],
};

/** Legal moves (docs/product.md §7). @throws Problem ILLEGAL_EMAIL_STATE that names the state */
export function checkMove(state: State, move: keyof typeof allowed): void {
  if (!allowed[move].includes(state))
    throw new Problem('ILLEGAL_EMAIL_STATE', { values: { state: { phrase: `emailState.${state}` } } });
}

/** Which list a campaign belongs to: what unsubscribing from it turns off. */
export const listOf = ({ newsletter }: Schemas['EmailAudience']): Schemas['MailingList'] => newsletter ?? 'ORGANISER';
