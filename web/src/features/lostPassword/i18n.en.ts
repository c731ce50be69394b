import type { Translation } from '../../i18n/texts.ts';
import type hungarian from './i18n.hu.ts';

const texts = {
  request: {
    title: 'Forgotten password',
    intro:
      'Give your username and e-mail address. If they belong together, we send a mail that lets you choose a new password.',
    submit: 'Send me the mail',
    back: 'Back to login',
  },
  completed: {
    title: 'Check your mail',
    text: 'If the username and the e-mail address belong together, a mail with a link is on its way. The link is valid for one hour, and once.',
    inactive: 'If you have not activated your account yet, the activation link is sent again.',
    missing: 'It has not arrived?',
    spam: 'Look into the folder for spam too.',
    again: 'Make sure that you gave the address you registered with, and <again>try again</again>.',
    contact: 'If that does not help, <contact>write to us</contact>.',
  },
  change: {
    title: 'Choose a new password',
    intro: 'For the account of {{username}}. Changing the password logs you out on every device.',
    submit: 'Set the new password',
    done: 'Your new password is set. You can log in with it now.',
    invalidTitle: 'This link no longer works',
    invalidText: 'The link is valid for one hour, and once.',
    invalidNew: '<lost>Ask for another one</lost>, and use the latest mail.',
  },
} satisfies Translation<typeof hungarian>;

export default texts;
