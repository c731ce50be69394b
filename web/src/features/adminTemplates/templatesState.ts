import { optionalWord, wordParam } from '../../routes/listState.ts';

/** Every mail that the product sends, in the order of the list. */
export const templateIds = [
  'ACTIVATION',
  'LOST_PASSWORD',
  'PASSWORD_CHANGED',
  'EMAIL_CHANGE',
  'EMAIL_CHANGE_ASKED',
  'EMAIL_CHANGED',
  'COMMENT_MODERATED',
  'IMAGE_MODERATED',
  'BALLOTS_EXCLUDED',
  'BALLOTS_INCLUDED',
  'VOTING_OPEN',
  'VOTES_SEALED',
  'JURY_INVITED',
  'JURY_REMINDER',
  'JURY_ROUND_REMINDER',
  'RESULTS',
  'NEWSLETTER',
] as const;

/** Which template is open, in which language. */
export const templatesState = { id: optionalWord(templateIds), locale: wordParam(['hu', 'en'], 'hu') };

/** The address of a template's editor. */
export const templateAddress = (id: string, locale: string): string =>
  `?id=${id}${locale === 'hu' ? '' : `&locale=${locale}`}`;
