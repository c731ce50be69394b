import type { Translation } from '../../i18n/texts.ts';
import type hungarian from './i18n.hu.ts';

const texts = {
  title: 'Ceremony: {{title}}',
  intro:
    'Awards come from last to first: in each category the mentions, the medals and the places up to the first, then the special prizes, and the best author in the end. The ceremony needs no network while it runs.',
  toJury: 'Back to the jury',
  all: 'All competitions',
  missing: 'There is no such competition',
  missingText: 'It may have been deleted meanwhile.',
  none: 'No award is given yet. Give the awards on the page of the jury, and present them here.',
  unconfirmed: 'The chair has not confirmed the list of awards yet.',
  begin: 'Begin',
  goOn: 'Go on',
  fromStart: 'From the start',
  loading_one: '{{loaded}} of {{total}} photo loaded',
  loading_other: '{{loaded}} of {{total}} photos loaded',
  loaded_one: 'Every photo is loaded ({{count}}): the ceremony runs without a network as well.',
  loaded_other: 'Every photo is loaded ({{count}}): the ceremony runs without a network as well.',
  failed_one: '{{count}} photo could not be loaded.',
  failed_other: '{{count}} photos could not be loaded.',
  openPresenter: 'Presenter’s window',
  presenterHint:
    'The presenter’s window shows what comes next, and moves the slides as well. Open it before you begin, and drag it to the other screen.',
  screen: 'The screen of the ceremony',
  presenter: 'Presenter’s window',
  place: '{{at}} of {{of}}',
  current: 'On the screen',
  coming: 'Next',
  notes: 'Notes',
  noNotes: 'This award has no reason written beside it.',
  list: 'The order of the ceremony',
  next: 'Next',
  back: 'Back',
  black: 'Black screen',
  isBlack: 'The screen is black.',
  leave: 'Leave',
  gone: 'A deleted account',
  slide: {
    competition: 'Award ceremony',
    photo: 'The photo without words',
    end: 'Congratulations!',
  },
  public: {
    title: 'Making it public',
    planned: 'The results become public on {{when}}.',
    now: 'Make public now',
    question: 'Make the results public now?',
    warning:
      'The announcement moves to now: everyone sees the awards, the accepted photos and their authors, and mails about the results go out. This cannot be taken back.',
    done: 'The results become public within seconds.',
    already: 'The results are public already.',
    see: 'The page of the results',
  },
} satisfies Translation<typeof hungarian>;

export default texts;
