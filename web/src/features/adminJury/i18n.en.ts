import type { Translation } from '../../i18n/texts.ts';
import type hungarian from './i18n.hu.ts';

const texts = {
  voters:
    'This competition is decided by its voters and has no jury. Who judges it can be changed where the competition is edited.',
  seats: 'Judges',
  none: 'Nobody has been asked yet.',
  chair: 'Chair',
  gone: 'Deleted account',
  inactive: 'has not activated the account yet',
  state: { INVITED: 'Invited', ACCEPTED: 'Accepted', DECLINED: 'Declined', LEFT: 'No longer a judge' },
  since: {
    INVITED: 'Invited {{when}}',
    ACCEPTED: 'Accepted {{when}}',
    DECLINED: 'Declined {{when}}',
    LEFT: 'A judge until {{when}}',
  },
  remind: 'Remind',
  remindNamed: 'Remind {{name}}',
  reminded: 'The reminder is on its way.',
  makeChair: 'Make chair',
  makeChairNamed: 'Make {{name}} the chair',
  unchair: 'No longer chair',
  unchairNamed: '{{name}}: no longer chair',
  remove: 'Remove',
  removeNamed: 'Remove {{name}}',
  removeTitle: 'Remove {{name}} from the jury?',
  removeInvited: 'The invitation ends and can no longer be accepted. You can invite again later.',
  removeAccepted:
    'This judge can judge no more, and the name goes from the page of the competition. You can invite again later.',
  removed: 'Removed from the jury.',
  invite: 'Invite',
  unpublished: 'Invitations can be sent while the competition is published and not paused.',
  search: 'Find an entrant (name, username)',
  nobody: 'Nobody was found who could judge. Invite who has no account by e-mail address.',
  inviteNamed: 'Invite {{name}}',
  invited: 'The invitation is on its way.',
  person: 'Invite by e-mail address',
  personHint: 'Who has no account yet gets one, and the mail to activate it.',
  personField: {
    email: 'E-mail address',
    firstName: 'Given name',
    lastName: 'Family name',
    locale: 'Language of the mails',
  },
  locale: { hu: 'Hungarian', en: 'English' },
  invitePerson: 'Send the invitation',
  settings: 'Rules of the jury',
  mayEnter: 'Judges may enter as well (they do not judge their own photos)',
  namesPublic: 'When does everyone see the names of the judges?',
  namesHint: 'The invitation tells it. The names of judges who have accepted cannot be made public earlier.',
  names: { AT_ONCE: 'As soon as they accept', AT_AWARD: 'From the award on' },
  save: 'Save',
  saved: 'The rules of the jury are saved.',
} satisfies Translation<typeof hungarian>;

export default texts;
