import type { Translation } from '../../i18n/texts.ts';
import type hungarian from './i18n.hu.ts';

const texts = {
  title: 'Confirm your new e-mail address',
  intro: 'Once you confirm it, our mails go to this address.',
  submit: 'Confirm the address',
  doneTitle: 'Your address has changed',
  doneText: 'The e-mail address of your account is now {{email}}.',
  home: 'Go to the home page',
  invalidTitle: 'This link no longer works',
  invalidText: 'The link is valid for 24 hours and once, and ends when you choose a new password.',
  invalidNew: 'You can ask for a new link on the page of your details, when you are logged in.',
} satisfies Translation<typeof hungarian>;

export default texts;
