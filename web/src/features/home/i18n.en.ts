import type { Translation } from '../../i18n/texts.ts';
import type hungarian from './i18n.hu.ts';

const texts = {
  documentTitle: 'Home',
  noneTitle: 'No competition is running now',
  noneText: 'The next one will be announced here. Until then, have a look at the earlier ones.',
  archive: 'Earlier competitions',
  about: 'About the competition',
  today: 'Today',
  resultsOf: '{{title}}: results',
  timesTitle: 'Dates',
  competitionStart: 'Entries open',
  votingStart: 'Voting starts',
  votingEnd: 'Voting ends',
  award: 'Results',
  byJury: {
    competitionStart: 'Entries open',
    votingStart: 'Entries close',
    votingEnd: 'Judging ends',
    award: 'Results',
  },
  short: { competitionStart: 'Entries', votingStart: 'Voting', votingEnd: 'Voting ends', award: 'Results' },
  shortByJury: {
    competitionStart: 'Entries',
    votingStart: 'Entries close',
    votingEnd: 'Judging ends',
    award: 'Results',
  },
  exactTimes: 'Exact times',
  categories: 'Categories',
  slots_one: 'up to {{count}} photo',
  slots_other: 'up to {{count}} photos',
  formats: 'JPEG, PNG, WebP, AVIF, TIFF or HEIC; the longer side at least {{min}} px.',
  points: 'Votes: {{min}}–{{max}} points',
  coverage: 'Only votes of people who judge at least {{share}}% of the photos count.',
  call: {
    browse: 'See the photos',
    vote: 'Vote',
    upload: 'Upload a photo',
    entries: 'My entries',
    register: 'Register',
    login: 'Log in',
    results: 'Results',
    manage: 'Manage the competition',
  },
  paused: 'The organisers have paused the competition.',
  latest: 'From the competition',
  all_one: 'See {{count}} photo',
  all_other: 'See all {{count}} photos',
  winners: 'Latest results: {{title}}',
  winner: 'Rank {{rank}}: {{name}}',
  results: 'All results',
  others: 'More competitions',
  details: 'The page of the competition',
  coming: 'Coming',
  entered_one: 'You have entered {{entered}} of {{slots}} photo.',
  entered_other: 'You have entered {{entered}} of {{slots}} photos.',
  voted_one: 'You have voted on {{voted}} of {{votable}} photo.',
  voted_other: 'You have voted on {{voted}} of {{votable}} photos.',
  remind: 'Remind me',
  remindOf: 'Remind me: the dates of “{{title}}” as a calendar file',
  wholeArchive: 'All earlier competitions',
  count_one: '{{count}} photo',
  count_other: '{{count}} photos',
  body: `## How it works

1. **Register**, and enter your photos into the categories until the deadline. Until voting starts nobody else sees them.
2. **Vote** on the photos of the others. Authors stay hidden until the end, so that the picture alone counts.
3. **See the results**: ranks, points and authors, all in public.

The details are in the [rules](/rules). Questions? [Write to us](/contact).`,
} satisfies Translation<typeof hungarian>;

export default texts;
