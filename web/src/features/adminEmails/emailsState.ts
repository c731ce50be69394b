import { newsletterTypes } from '../../ui/form/accountSchema.ts';
import { emailGroups } from './emailSchema.ts';
import { flagParam, numberParam, optionalId, optionalWord, textParam, wordParam } from '../../routes/listState.ts';

/** States of a campaign, in the order of its life. */
export const emailStates = ['DRAFT', 'SCHEDULED', 'RUNNING', 'FINISHED', 'CANCELLED'] as const;

/** States of a mail to one recipient. */
export const messageStates = ['QUEUED', 'SENDING', 'SENT', 'FAILED', 'SKIPPED', 'CANCELLED'] as const;

/** Sort keys of the list: as the address has them, and as the graph does. */
export const sorts = { createdAt: 'CREATED_AT', scheduledAt: 'SCHEDULED_AT', state: 'STATE' } as const;

/** State of the list, and what is open over it: a new campaign, an edited or a copied one, or the check before sending. */
export const emailsState = {
  page: numberParam(0),
  size: numberParam(20, 1, 100),
  sort: wordParam(['createdAt', 'scheduledAt', 'state'], 'createdAt'),
  direction: wordParam(['ASC', 'DESC'], 'DESC'),
  state: optionalWord(emailStates),
  q: textParam,
  new: flagParam,
  edit: optionalId,
  copy: optionalId,
  check: optionalId,
  /** Start of a new campaign (`ui/admin/newEmail.ts`). */
  template: optionalWord(['VOTING_OPEN', 'RESULTS']),
  competition: optionalId,
  group: optionalWord(emailGroups),
  newsletter: optionalWord(newsletterTypes),
  locale: optionalWord(['hu', 'en']),
  at: textParam,
};

/** State of one campaign's list of recipients. */
export const campaignState = {
  page: numberParam(0),
  size: numberParam(20, 1, 100),
  state: optionalWord(messageStates),
};
