import type { Translation } from '../../i18n/texts.ts';
import type hungarian from './i18n.hu.ts';

const texts = {
  title: 'My details',
  username: 'Username',
  usernameHint: 'It cannot be changed.',
  localeHint: 'The language of the site is chosen in the header.',
  submit: 'Save',
  saved: 'Your details are saved.',
  passwordLink: 'Change password',
  accountLink: 'Download your data, delete your account',
} satisfies Translation<typeof hungarian>;

export default texts;
