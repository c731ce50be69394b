import type { Translation } from '../../i18n/texts.ts';
import type hungarian from './i18n.hu.ts';

const texts = {
  title: 'My entries',
  emptyTitle: 'You have not entered yet',
  emptyText: 'You have uploaded no photo to this competition.',
  upload: 'Upload photos',
  noneTitle: 'No competition is running now',
  noneText: 'Your earlier entries are on a page of their own.',
  past: 'My past entries',
  archivedTitle: 'My past entries',
  archivedEmptyTitle: 'You have no past entries',
  archivedEmptyText: 'Photos you entered in competitions that have ended will be here, with their results.',
  ended: 'Results: {{date}}',
  report: 'Report card and certificates',
  reportOf: 'Report card and certificates: {{competition}}',
  slot: '{{type}} {{slot}}',
  unranked: 'No votes, and so no rank',
  rank: 'Rank {{rank}} in the category, {{overall}} overall',
  points_one: '{{count}} point',
  points_other: '{{count}} points',
  votes_one: '{{count}} vote',
  votes_other: '{{count}} votes',
  moderation: {
    PENDING: 'Being checked',
    REJECTED: 'Rejected',
    DISQUALIFIED: 'Disqualified',
  },
} satisfies Translation<typeof hungarian>;

export default texts;
