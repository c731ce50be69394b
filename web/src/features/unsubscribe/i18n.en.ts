import type { Translation } from '../../i18n/texts.ts';
import type hungarian from './i18n.hu.ts';

const texts = {
  title: 'Unsubscribe',
  list: {
    NEWS: 'the organisers’ news',
    COMPETITION: 'notices of competitions and votings',
    RESULT: 'notices of results',
    ORGANISER: 'what organisers write to participants',
  },
  ask: 'Unsubscribe from {{list}}? We send it to {{email}}.',
  confirm: 'Unsubscribe',
  done: 'You are unsubscribed from {{list}}. We send no more of it to {{email}}.',
  account: 'You will still get mail about your account, such as a new password.',
  undo: 'Subscribe again',
  undone: 'You will get these mails again.',
  unknownTitle: 'This link is not valid',
  unknownText: 'Perhaps not the whole link was copied from the mail, or the account no longer exists.',
} as const satisfies Translation<typeof hungarian>;

export default texts;
