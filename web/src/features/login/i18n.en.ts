import type { Translation } from '../../i18n/texts.ts';
import type hungarian from './i18n.hu.ts';

const texts = {
  title: 'Log in',
  submit: 'Log in',
  forgotten: 'Forgotten your password?',
  noAccount: 'No account yet?',
  register: 'Register',
  clock: 'The server is still loading data, or its clock is wrong. Try again in a few minutes.',
  welcome: 'Welcome, {{name}}!',
} satisfies Translation<typeof hungarian>;

export default texts;
