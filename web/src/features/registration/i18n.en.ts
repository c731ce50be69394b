import type { Translation } from '../../i18n/texts.ts';
import type hungarian from './i18n.hu.ts';

const texts = {
  title: 'Register',
  intro: 'With an account you can enter photos, vote and comment. You choose your password through a link in a mail.',
  usernameHint:
    'You log in with it. Where your name is public, with your photos and comments, so is this. It cannot be changed later.',
  emailHint: 'The link that brings the account to life goes there.',
  acceptRules: 'I have read and accept the <rules>rules</rules>.',
  mustAccept: 'To register you have to accept the rules.',
  submit: 'Register',
  haveAccount: 'Have an account already?',
  login: 'Log in',
  completed: {
    title: 'Check your mail',
    sentTo: 'We have sent a mail to <email>{{email}}</email>.',
    sent: 'We have sent a mail to the address you gave.',
    next: 'Its link lets you choose a password, and your account is ready. The link is valid for 48 hours.',
    missing: 'The mail has not arrived?',
    wait: 'Wait a few minutes: delivery can take a while.',
    spam: 'Look into the folders for spam and promotions too.',
    again: 'Ask for <lost>a new link</lost> with your username and e-mail address.',
    wrong: 'If you mistyped the address, <contact>write to us</contact>.',
  },
} satisfies Translation<typeof hungarian>;

export default texts;
