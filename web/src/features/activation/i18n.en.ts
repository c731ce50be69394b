import type { Translation } from '../../i18n/texts.ts';
import type hungarian from './i18n.hu.ts';

const texts = {
  title: 'Activate your account',
  intro: 'Only a password is missing.',
  submit: 'Activate the account',
  done: 'Your account is ready. You can log in now.',
  invalidTitle: 'This link no longer works',
  invalidText: 'An activation link is valid for 48 hours, and once.',
  invalidNew: '<lost>Ask for a new link</lost> with your username and e-mail address.',
  invalidLogin: 'If you have activated the account already, <login>log in</login>.',
} satisfies Translation<typeof hungarian>;

export default texts;
