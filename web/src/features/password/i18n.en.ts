import type { Translation } from '../../i18n/texts.ts';
import type hungarian from './i18n.hu.ts';

const texts = {
  title: 'Change password',
  intro: 'You stay logged in here; your sessions on every other device and browser end.',
  current: 'Current password',
  submit: 'Change the password',
  done: 'Your password is changed. Your other sessions have ended.',
} satisfies Translation<typeof hungarian>;

export default texts;
