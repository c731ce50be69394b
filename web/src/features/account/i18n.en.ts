import type { Translation } from '../../i18n/texts.ts';
import type hungarian from './i18n.hu.ts';

const texts = {
  title: 'Your account',
  data: {
    title: 'Download your data',
    text: 'One ZIP file: your account, your entries with the original photos, your votes, your comments, and a list of the mails that were sent to you.',
    download: 'Download my data',
  },
  devices: {
    title: 'Logged-in devices',
    text: 'On these devices you are logged in by an app. If you do not recognise one, log it out and choose a new password.',
    used: 'last used {{at}}',
    end: 'Log out',
    endNamed: 'Log out {{name}}',
    ask: 'Log out this device?',
    askText: 'Your password will be needed to get in again on {{name}}.',
    done: '{{name}} has been logged out.',
    none: 'You are not logged in by any app.',
  },
  removal: {
    title: 'Delete your account',
    text: 'This is final and happens at once. Your name, e-mail address and password are removed, and you can no longer log in.',
    listTitle: 'What becomes of what you did here:',
    entriesWithdrawn_one: '{{count}} entry is deleted, since nobody could see it yet.',
    entriesWithdrawn_other: '{{count}} entries are deleted, since nobody could see them yet.',
    entriesKept_one: '{{count}} entry stays without a name and goes on competing.',
    entriesKept_other: '{{count}} entries stay without a name and go on competing.',
    comments_one: '{{count}} comment stays without a name.',
    comments_other: '{{count}} comments stay without a name.',
    votes_one: '{{count}} vote goes on counting, anonymously.',
    votes_other: '{{count}} votes go on counting, anonymously.',
    nothing: 'You have no entries, comments or votes.',
    hint: 'If you would rather remove something first, do it now: your comments on the pages of the photos, your entries as long as photos can be entered.',
    password: 'Your password, to confirm',
    submit: 'Delete my account for good',
    refused: 'The account was not deleted.',
    done: 'Your account has been deleted. Thank you for having been with us!',
  },
} satisfies Translation<typeof hungarian>;

export default texts;
