import type { Translation } from '../../i18n/texts.ts';
import type hungarian from './i18n.hu.ts';

const texts = {
  title: 'My juries',
  none: 'You are not a judge',
  noneText: 'When the organisers of a competition ask you to judge, their invitation is here, too.',
  noSeat: 'You are not invited to the jury of this competition',
  noSeatText:
    'The invitation may have been withdrawn, or you are logged in with another account than the one that was asked.',
  all: 'All my juries',
  invitedAt: 'Invited {{when}}',
  invitation: 'You are asked to be a judge: {{competition}}',
  toCompetition: 'The page of the competition',
  dates: 'Dates',
  date: {
    jury: {
      competitionStart: 'Entries open',
      votingStart: 'Entries close',
      votingEnd: 'Judging ends',
      award: 'Results',
    },
    both: {
      competitionStart: 'Entries open',
      votingStart: 'Entries close, voting begins',
      votingEnd: 'Voting ends',
      award: 'Results',
    },
  },
  state: { INVITED: 'Waits for your answer', ACCEPTED: 'Accepted', DECLINED: 'Declined', LEFT: 'No longer a judge' },
  chair: 'Chair',
  told: {
    INVITED: 'The organisers wait for your answer. Read what comes with the seat, and tell them.',
    ACCEPTED: 'You are a judge. The rounds that you judge stand on this page.',
    DECLINED: 'You have declined. If you have changed your mind, ask the organisers to invite you again.',
    LEFT: 'You are no longer a judge. The organisers can invite you again.',
  },
  terms: {
    title: 'What comes with it',
    alone: 'The jury alone judges the photos; there is no voting.',
    both: 'The public votes, and the jury judges apart from that. You cannot vote.',
    mayEnter: 'You may enter as well; you do not judge your own photos.',
    noEntering: 'Whoever accepts cannot enter this competition.',
    names: {
      AT_ONCE: 'Your name is on the page of the competition as soon as you accept.',
      AT_AWARD: 'Your name is on the page of the competition from the award on.',
    },
    leaving: 'You can give up the seat at any time until the award.',
  },
  rounds: {
    title: 'Rounds',
    none: 'There is no round yet that you judge.',
    judge: 'Judge now',
    judgeNamed: 'Judge now: {{title}}',
    look: 'Look at it',
    lookNamed: 'Look at it: {{title}}',
    progress_one: '{{marked}} of {{tasks}} photo',
    progress_other: '{{marked}} of {{tasks}} photos',
    finished: 'Finished',
    stage: { PLANNED: 'Not open yet', MARKING: 'Marking', COUNTING: 'Closed', DECIDED: 'Decided' },
    dates: '{{opens}} – {{closes}}',
  },
  awards: {
    title: 'The list of awards',
    asked: 'As the chair you confirm that the jury has decided so. If the list changes afterwards you are asked again.',
    confirmed: 'You confirmed it: {{when}}. If the list changes you are asked again.',
    confirm: 'I confirm it',
    done: 'You have confirmed the list of awards.',
    photo: 'No. {{number}}: {{title}}',
    author: 'An author has it, whose name you do not see before the results.',
    empty_one: '{{count}} empty place',
    empty_other: '{{count}} empty places',
  },
  accept: 'I accept',
  decline: 'I decline',
  leave: 'Give up the seat',
  leaveTitle: 'Give up your seat in the jury?',
  leaveText: 'Once you have left, you can be a judge again only by another invitation.',
  paused: 'The competition is paused: you can answer once the organisers resume it.',
  done: {
    INVITED: 'Your answer is saved.',
    ACCEPTED: 'Thank you. You are a judge now.',
    DECLINED: 'Thank you for your answer. The organisers see that you have declined.',
    LEFT: 'You are no longer a judge.',
  },
} satisfies Translation<typeof hungarian>;

export default texts;
