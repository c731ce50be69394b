import type { Translation } from '../../i18n/texts.ts';
import type hungarian from './i18n.hu.ts';

const texts = {
  title: 'My details',
  username: 'Username',
  usernameHint: 'It cannot be changed.',
  localeHint: 'The language of the site is chosen in the header.',
  submit: 'Save',
  saved: 'Your details are saved.',
  current: 'Current password',
  currentHint: 'Changing the e-mail address takes your password.',
  emailAsked: 'Your details are saved. To confirm the new address we have sent a mail to {{email}}.',
  pendingTitle: 'A new e-mail address waits to be confirmed',
  pendingText:
    'We have sent a mail to {{email}}. The address changes once you confirm it by the link in that mail, within 24 hours; until then the old one stays.',
  pendingAgain: 'Send the mail again',
  pendingSent: 'The mail was sent to {{email}} again.',
  pendingCancel: 'Keep the old address',
  pendingCancelled: 'Your old e-mail address stays.',
  passwordLink: 'Change password',
  accountLink: 'Download your data, delete your account',
} satisfies Translation<typeof hungarian>;

export default texts;
